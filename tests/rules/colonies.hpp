#pragma once

#include "rules/cards/stacks.hpp"
#include "rules/own_cards.hpp"
#include "rules/play/transition.hpp"
#include "rules/validation/validate_state.hpp"

#include "support/trail.hpp"

#include <numeric>
#include <optional>
#include <set>
#include <utility>

/// Positions of Grand Inquisitor & the Colonies and The King & the Colonies for rule tests. Line numbers in comments
/// refer to the rules "classic and expansions".
namespace elgrande::test
{

/// Caballeros of one owner in a place: on the named space or the first free one, with or without a disc.
struct Figure
{
    Place place{};
    Seat owner = 0;
    int count = 1;
    Disc disc = Disc::None;
    std::optional<Space> space{};
};

/// A first round whose only caballeros on the board are `figures`. Black caballeros not in `figures` stand in the
/// Basque Country.
struct Overseas
{
    Edition edition = Edition::Colonies;
    int players = 4;
    Place king = Place::NewCastile;
    Place table = Place::Galicia;
    std::vector<Figure> figures{};
    Seat inquisitor = nobody;
    std::array<std::string_view, stack_count> cards{}; ///< one per stack; empty: any
    std::array<std::uint8_t, disc_count - 1> unclaimed{};
    PerSeat<int> court{7, 7, 7, 7, 7};
    PerSeat<Place> home{Place::OldCastile, Place::OldCastile, Place::OldCastile, Place::OldCastile, Place::OldCastile};
    std::array<Place, mobile_board_count> board_at{Place::Aside, Place::Aside};
    PerSeat<int> vetoes{};
    PowerCards hand = 0; ///< everybody's, in games with own cards
};

inline Setup colonies(Edition edition, int players, std::uint64_t seed = 3)
{
    return {.edition = edition, .players = static_cast<std::uint8_t>(players), .seed = seed};
}

/// Puts the wanted card on top of the stack for this round.
inline void turn_up(State& state, int stack, std::string_view id)
{
    const auto cards = deck(state, stack);
    const auto found = std::find(cards.begin(), cards.end(), card_named(id, state.setup.edition));
    INFO("card " << id << " of stack " << stack);
    REQUIRE(found != cards.end());
    std::iter_swap(cards.begin() + (state.rounds_begun - 1), found);
}

inline void put_figures(State& state, const std::vector<Figure>& figures)
{
    int black = 0;
    for (const Figure& figure : figures)
    {
        for (int i = 0; i < figure.count; ++i)
        {
            const Space first = *free_spaces(state, figure.place, figure.disc).begin();
            put_on({state, {}}, figure.owner, figure.place, figure.space.value_or(first), figure.disc);
        }
        black += figure.owner == neutral ? figure.count : 0;
    }
    for (; black < black_caballeros; ++black)
    {
        put_on_any_space({state, {}}, neutral, Place::BasqueCountry);
    }
}

/// Sets the provinces to what is neither on the board nor in the court.
inline void fill_provinces(State& state)
{
    for (const Seat seat : state.seats())
    {
        int out = state.court[seat];
        for (const Place place : places(state.setup))
        {
            out += count(state, place, seat);
        }
        state.province[seat] = static_cast<std::uint8_t>(caballeros_each(state.setup) - out);
    }
}

/// Puts cards on top of the stacks, by id; an empty id changes nothing. Fails if the position is then invalid.
template <class Ids>
void lay_cards(State& state, const Ids& cards)
{
    for (const int stack : shuffled_stacks(state.setup))
    {
        if (const auto id = cards[static_cast<std::size_t>(stack) - 1]; !id.empty())
        {
            turn_up(state, stack, id);
        }
    }
    const auto wrong = validate_state(state);
    INFO(wrong.value_or(""));
    REQUIRE_FALSE(wrong.has_value());
    note_start(state);
}

/// Returns the position in which seat 0 is asked to bid.
inline State begin_overseas(const Overseas& start)
{
    State state = new_game(colonies(start.edition, start.players));
    while (state.decision.question != Question::FirstBidder)
    {
        apply(state, legal(state)[0]);
    }
    apply(state, with(ActionKind::FirstBidder, 0));
    state.caballeros = {};
    state.king = start.king;
    state.board_at = start.board_at;
    state.colonies = {.unclaimed = start.unclaimed, .table = start.table, .inquisitor = start.inquisitor};
    for (const Seat seat : state.seats())
    {
        state.grande[seat] = start.home[seat];
        state.court[seat] = static_cast<std::uint8_t>(start.court[seat]);
        state.vetoes[seat] = static_cast<std::uint8_t>(start.vetoes[seat]);
        state.hand[seat] = start.hand != 0 ? start.hand : state.hand[seat];
    }
    put_figures(state, start.figures);
    fill_provinces(state);
    lay_cards(state, start.cards);
    return state;
}

/// Returns the position at the first question of seat 0's turn.
inline State first_turn(const Overseas& start)
{
    State state = begin_overseas(start);
    bid_in_seat_order(state);
    return state;
}

/// Skips the ship and recruits nobody, then takes the card.
inline void take(State& state, int stack)
{
    if (state.decision.question == Question::Sail)
    {
        play(state, done);
    }
    recruit_nothing(state);
    play(state, with(ActionKind::TakeCard, stack));
}

/// Returns the position in which seat 0 has taken this card and is asked how to continue.
inline State with_stack(int stack, std::string_view id, Overseas start = {})
{
    start.cards[static_cast<std::size_t>(stack) - 1] = id;
    State state = first_turn(start);
    take(state, stack);
    return state;
}

/// The same after the special action has begun.
inline State acting(int stack, std::string_view id, Overseas start = {})
{
    State state = with_stack(stack, id, std::move(start));
    play(state, act);
    return state;
}

/// Plays on with the smallest actions until `seat` is asked `question`.
inline void go_to(State& state, Question question, Seat seat)
{
    do
    {
        REQUIRE_FALSE(is_over(state));
        play(state, quiet_answer(state));
    } while (state.decision != Decision{question, seat});
}

/// Plays on with the smallest actions until a disk must be set.
inline void go_to_disks(State& state)
{
    while (state.decision.question != Question::SetDisk)
    {
        play(state, quiet_answer(state));
    }
}

/// Plays on in the same way until the general scoring after the third round is over. Returns its events.
inline std::vector<Event> general_scoring(State& state)
{
    std::vector<Event> last;
    while (state.round <= 3)
    {
        last = play(state, quiet_answer(state));
    }
    return last;
}

/// Actions with a caballero from, or to, a space of this kind.
inline Action lift(Seat owner, Place from, Space space)
{
    return at_space(lift(owner, from), space);
}

inline Action drop(Place to, Space space)
{
    return at_space(drop(to), space);
}

inline Action place(Place where, Space space)
{
    return at_space(place(where), space);
}

inline Action claim(Seat owner, Place where, Space space = Space::Region)
{
    return at_space({ActionKind::Claim, owner, where}, space);
}

inline Action put_on_table(Seat owner, Place where, Space space = Space::BesideTable)
{
    return at_space({ActionKind::PutOnTable, owner, where}, space);
}

inline const Action take_inquisitor = with(ActionKind::TakeInquisitor, 0);

/// Returns the points that each seat gained between two states.
inline PerSeat<int> gained(const State& before, const State& after)
{
    PerSeat<int> sum{};
    for (const Seat seat : after.seats())
    {
        sum[seat] = after.score[seat] - before.score[seat];
    }
    return sum;
}

/// Returns what a scoring of this place would give each seat now; checks that nobody else gets anything.
inline PerSeat<int> scored(const State& state, Place where, bool first_ranks = false)
{
    State after = state;
    score_place({after, {}}, where, first_ranks);
    return gained(state, after);
}

/// Returns the places scored, in order.
inline std::vector<Place> scored_places(const std::vector<Event>& events)
{
    std::vector<Place> where;
    for (const Event& event : events)
    {
        if (event.kind == EventKind::ScoringBegan)
        {
            where.push_back(event.to);
        }
    }
    return where;
}

/// Returns the number of all players' caballeros.
inline int all_in(const State& state, Place where)
{
    const auto& there = state.caballeros[index(where)];
    return std::accumulate(there.begin(), there.end(), 0);
}

inline int on_table(const State& state, Seat owner)
{
    return on_space(state, state.colonies.table, owner, Space::Region)
           + on_space(state, state.colonies.table, owner, Space::Gold)
           + on_space(state, state.colonies.table, owner, Space::Wares);
}

inline bool has_event(const std::vector<Event>& events, EventKind kind)
{
    return std::any_of(events.begin(), events.end(), [kind](const Event& event) { return event.kind == kind; });
}

/// Returns the distinct targets of a lifted caballero.
inline std::set<Place> goals(const State& state, ActionKind kind = ActionKind::Drop)
{
    const auto all = places_of(state, kind);
    return {all.begin(), all.end()};
}

} // namespace elgrande::test

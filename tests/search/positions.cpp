#include "search/positions.hpp"

#include "record/describe.hpp"
#include "record/link/link.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/playout.hpp"
#include "rules/validation/validate_state.hpp"
#include "search/best_turns.hpp"
#include "support/print.hpp"
#include "support/setups.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_get_random_seed.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <iostream>
#include <numeric>

namespace elgrande::test
{
namespace
{

/// Moves the caballeros of `there` beyond `most` to the province.
void keep_at_most(State& state, std::uint8_t& there, int most, Seat owner)
{
    const int surplus = std::max(0, there - most);
    there = static_cast<std::uint8_t>(there - surplus);
    state.province[owner] = static_cast<std::uint8_t>(state.province[owner] + surplus);
}

/// Removes random caballeros overseas: those that carry nothing and stand neither on a separate space nor on the table.
void thin_overseas(State& state, Random& random)
{
    for (const Place place : {Place::Ship, Place::America, Place::Mediterranean})
    {
        for (const Seat owner : state.owner_seats())
        {
            const int plain = on_space(state, place, owner, Space::BesideTable)
                              + (state.colonies.table == place ? 0 : on_space(state, place, owner, Space::Region));
            const int gone = random.below(2) == 0 ? plain : 0;
            std::uint8_t& there = state.caballeros[index(place)][owner];
            keep_at_most(state, there, there - gone, owner);
        }
    }
}

/// Adds some caballeros from the province, so that few spaces of the table are free and some often stand beside it, and
/// puts the Inquisitor into a court.
void fill_region_of_table(State& state, Thinning thinned, Random& random)
{
    if (thinned != Thinning::Table || !is_region(state.colonies.table))
    {
        return;
    }
    auto& there = state.caballeros[index(state.colonies.table)];
    const int wanted = table_spaces(state.setup) - 1 + static_cast<int>(random.below(random.below(2) == 0 ? 3 : 9));
    for (int tries = 0; tries < 60 && std::accumulate(there.begin(), there.end(), 0) < wanted; ++tries)
    {
        const auto owner = static_cast<Seat>(random.below(static_cast<std::uint32_t>(state.players())));
        const int come = state.province[owner] > 0 ? 1 : 0;
        there[owner] = static_cast<std::uint8_t>(there[owner] + come);
        state.province[owner] = static_cast<std::uint8_t>(state.province[owner] - come);
    }
    state.colonies.inquisitor = static_cast<Seat>(random.below(static_cast<std::uint32_t>(state.players())));
}

/// Puts the caballeros left in its region on the Limit table, as far as there is room.
void refill_table(State& state)
{
    Colonies& colonies = state.colonies;
    if (!is_region(colonies.table))
    {
        return;
    }
    int room = table_spaces(state.setup);
    colonies.on_table = {};
    for (const Seat owner : state.owners_on_board())
    {
        const int on_it = std::min<int>(room, state.caballeros[index(colonies.table)][owner]);
        colonies.on_table[0][owner] = static_cast<std::uint8_t>(on_it);
        room -= on_it;
    }
}

} // namespace

bool begins_turn(const State& state)
{
    const Turn& turn = state.turn;
    const bool own_card = has_own_cards(state.setup) && state.decision.question == Question::PlaceOrAct
                          && state.decision.seat == state.active() && turn.placed == 0 && !turn.acting_over;
    return own_card || state.decision.question == Question::TakeCard;
}

void thin(State& state, Thinning thinned, Random& random)
{
    for (const Seat seat : state.seats())
    {
        keep_at_most(state, state.court[seat],
                     thinned == Thinning::No ? all_of_them : static_cast<int>(random.below(3)), seat);
    }
    const bool few = thinned == Thinning::All || thinned == Thinning::Table;
    for (std::size_t place = 0; place < place_count && few; ++place)
    {
        if (thinned == Thinning::Table && index(state.colonies.table) == place)
        {
            continue;
        }
        for (const Seat owner : state.owner_seats())
        {
            const int kept = random.below(3) == 0 ? 1 + static_cast<int>(random.below(2)) : 0;
            const bool carries = owner < state.players() && index(state.bearers.at[owner]) == place;
            keep_at_most(state, state.caballeros[place][owner], std::max(kept, carries ? 1 : 0), owner);
        }
    }
    if (has_colonies(state.setup) && few)
    {
        fill_region_of_table(state, thinned, random);
        refill_table(state);
        thin_overseas(state, random);
    }
    // Vetoes would multiply what must be tried.
    for (const Seat seat : state.seats())
    {
        if (random.below(4) != 0)
        {
            state.vetoes[seat] = state.old_vetoes[seat] = 0;
        }
    }
    const bool follow = has_own_cards(state.setup) && random.below(4) == 0;
    state.lasting.grandes_follow = state.lasting.grandes_follow || follow;
}

bool take_card(State& state, CardId id)
{
    const auto shuffled = shuffled_stacks(state.setup);
    for (const Action action : legal(state))
    {
        const auto cards = cards_in(state.setup, action.a);
        if (std::find(cards.begin(), cards.end(), id) == cards.end())
        {
            continue;
        }
        if (std::find(shuffled.begin(), shuffled.end(), action.a) != shuffled.end())
        {
            deck(state, action.a)[state.rounds_begun - 1U] = id;
        }
        return offered(state, action.a) == id && !apply_within_turn(state, action);
    }
    return false;
}

namespace
{

/// Puts a random card of the edition on its stack and takes it.
bool take_any_card(State& state, Random& random)
{
    const EditionRow& edition = edition_row(state.setup.edition);
    const auto number = random.below(edition.card_count + edition.added_count);
    return take_card(state, static_cast<CardId>(number < edition.card_count
                                                    ? edition.first_card + number
                                                    : edition.first_added + number - edition.card_count));
}

/// Plays some answers, so that the solver begins within a turn or at a question to opponents.
void go_on(State& state, Random& random)
{
    for (auto answers = random.below(2) * random.below(4); answers > 0; --answers)
    {
        State next = state;
        if (apply_within_turn(next, random_action(state, random)))
        {
            return;
        }
        state = next;
    }
}

} // namespace

/// The link is to the beginning of the turn, as the card may be one that cannot come up.
void print_sample(const Sample& sample)
{
    using record::Colour;
    constexpr std::array colours{Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Purple};
    const auto players = record::players_of(std::span(colours).first(sample.state.setup.players));
    std::cout << "repeat with --rng-seed " << Catch::getSeed() << '\n'
              << record::describe(sample.state, players) << print(sample.state.decision) << ", in the turn of seat "
              << int{sample.state.active()} << "\ncard "
              << (sample.state.turn.card == no_card ? "none" : card(sample.state.turn.card).id) << '\n'
              << record::position_link(sample.before, record::colours_of(players), record::Sharing::Everything)
              << std::endl;
}

namespace
{

/// Makes a sample from the beginning of a turn. Returns nothing if the position is invalid.
std::optional<Sample> sample_of(const State& state, Thinning thinned, Random& draw)
{
    Sample sample{state, state, Random(draw.next())};
    thin(sample.before, thinned, sample.random);
    sample.state = sample.before;
    const bool takes = state.decision.question == Question::TakeCard;
    if (validate_state(sample.before) || (takes && !take_any_card(sample.state, sample.random)))
    {
        return std::nullopt;
    }
    go_on(sample.state, sample.random);
    return sample;
}

} // namespace

void for_positions(int count, Thinning thinned, const std::function<Finding(Sample&)>& check,
                   const std::function<bool(const State&)>& wanted,
                   const std::function<bool(const Setup&)>& wanted_games)
{
    const int needed = is_sanitized ? std::max(count / 8, std::min(count, 6)) : count;
    const int drawn = test::wanted("ELGRANDE_SEARCHES", 0);
    Random draw(Catch::getSeed());
    int positions = 0;
    int checked = 0;
    const auto is_enough = [&] { return checked >= needed && positions >= drawn; };
    for (std::uint64_t game = 0; !is_enough(); ++game)
    {
        const Setup setup = setups::any_setup(draw.next() % 1'000'000);
        if (wanted_games && !wanted_games(setup))
        {
            continue;
        }
        State state = new_game(setup);
        Random random(draw.next());
        while (!is_over(state) && !is_enough())
        {
            std::optional<Sample> sample;
            if (begins_turn(state) && random.below(12) == 0)
            {
                sample = sample_of(state, thinned, draw);
            }
            if (sample && (!wanted || wanted(sample->state)))
            {
                const Finding found = check(*sample);
                if (found && !found->empty())
                {
                    print_sample(*sample);
                    FAIL(*found);
                }
                ++positions;
                checked += found ? 1 : 0;
                REQUIRE(positions < 20 * (checked + 10));
            }
            apply(state, random_action(state, random, RandomPolicy::Busy));
        }
    }
    SUCCEED(positions << " positions, " << checked << " of them checked");
}

} // namespace elgrande::test

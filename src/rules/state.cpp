#include "rules/state.hpp"

#include "rules/cards/stacks.hpp"

#include <algorithm>

namespace elgrande
{
namespace
{

/// A variant of FNV-1a over values, not over bytes in memory, so that padding and byte order do not matter.
class Hasher
{
public:
    void add(std::uint64_t value)
    {
        hash_ = (hash_ ^ value) * 0x100000001b3U;
        hash_ ^= hash_ >> 29U;
    }

    void add(Place place) { add(wire_number(place)); }

    /// Adds a card by its number in its edition, counted from 0; 255 for no_card. Cards that are added to other
    /// editions change a CardId, but not that number.
    void add_card(CardId id) { add(static_cast<std::uint8_t>(card(id).number - 1U)); }

    void add(const Action& action)
    {
        add(static_cast<std::uint64_t>(action.kind) << 16U | static_cast<std::uint64_t>(action.a) << 8U
            | wire_number(action.place));
    }

    template <class T, std::size_t n>
    void add(const std::array<T, n>& values)
    {
        for (const T& value : values)
        {
            add(value);
        }
    }

    std::uint64_t result() const { return hash_; }

private:
    std::uint64_t hash_ = 0xcbf29ce484222325U;
};

void add_setup(Hasher& hasher, const Setup& setup)
{
    if (is_grandissimo(setup))
    {
        hasher.add(std::uint64_t{setup.cards_left_out} << 8U | setup.parts_left_out);
    }
    hasher.add(static_cast<std::uint64_t>(setup.edition));
    hasher.add(setup.players);
    hasher.add(setup.rounds);
    hasher.add((setup.vetoes ? 1U : 0U) | (setup.open_castillo ? 2U : 0U) | (setup.hidden_hands ? 4U : 0U)
               | (setup.spares_own ? 8U : 0U) | (setup.first_deck ? 16U : 0U));
    hasher.add(setup.seed);
    if (setup.edition != Edition::Classic)
    {
        hasher.add(setup.modules.bits());
    }
}

void add_decks(Hasher& hasher, const State& state)
{
    constexpr int max_cards = 11;
    for (const int stack : shuffled_stacks(state.setup))
    {
        const StackShape shape = stack_shape(state.setup, stack);
        for (int i = 0; i < std::max(max_cards, shape.size + shape.boxed); ++i)
        {
            const int slot = shape.first + i;
            const bool there = i < shape.size + shape.boxed;
            hasher.add_card(there ? state.decks[static_cast<std::size_t>(slot)] : no_card);
        }
    }
}

void add_dummy(Hasher& hasher, const Dummy& dummy)
{
    hasher.add(dummy.power);
    hasher.add(dummy.regions);
    hasher.add(dummy.regions_drawn);
}

void add_answers(Hasher& hasher, SealedKind kind, const PerSeat<std::uint8_t>& answers)
{
    for (const std::uint8_t answer : answers)
    {
        hasher.add(sealed_wire_number(kind, answer));
    }
}

/// By place, then owner. Neutral caballeros are only hashed if the game has any.
void add_caballeros(Hasher& hasher, const State& state)
{
    for (const Place place : places(state.setup))
    {
        const std::size_t owners = has_black(state.setup) ? max_owners : max_players;
        for (std::size_t owner = 0; owner < owners; ++owner)
        {
            hasher.add(state.caballeros[index(place)][owner]);
        }
    }
}

void add_colonies(Hasher& hasher, const State& state)
{
    const Colonies& colonies = state.colonies;
    hasher.add(colonies.french);
    for (const Disc disc : colonies.french_disc)
    {
        hasher.add(static_cast<std::uint64_t>(disc));
    }
    hasher.add(static_cast<std::uint64_t>(colonies.captain) << 8U | colonies.viceroy);
    for (const auto& place : colonies.carriers)
    {
        hasher.add(place[0]);
        hasher.add(place[1]);
    }
    hasher.add(colonies.unclaimed);
    hasher.add(colonies.table);
    for (const PerOwner<std::uint8_t>& on_it : colonies.on_table)
    {
        hasher.add(on_it);
    }
    hasher.add(static_cast<std::uint64_t>(colonies.filling_seat) << 8U | colonies.inquisitor);
    hasher.add((colonies.spaces_freed ? 1U : 0U) | (colonies.claiming ? 2U : 0U) | (colonies.new_captain ? 4U : 0U)
               | (colonies.new_viceroy ? 8U : 0U) | static_cast<unsigned>(colonies.removed) << 8U);
    for (const auto& place : colonies.arrived)
    {
        hasher.add(place[0]);
        hasher.add(place[1]);
    }
    hasher.add((state.turn.extra_recruited ? 1U : 0U) | (state.turn.extra_to_place ? 2U : 0U)
               | (state.progress.discs_brought ? 4U : 0U) | static_cast<unsigned>(state.progress.lifted_space) << 8U
               | static_cast<unsigned>(state.progress.source) << 16U);
}

void add_grandissimo(Hasher& hasher, const State& state)
{
    const Grandissimo& grand = state.grand;
    hasher.add(grand.characters);
    hasher.add(static_cast<std::uint64_t>(grand.inquisitor) << 16U | static_cast<unsigned>(grand.rebel) << 8U
               | grand.tokens);
    hasher.add(grand.prison);
    for (const PerSeat<std::uint8_t>& gifts : grand.gifts)
    {
        hasher.add(gifts);
    }
    hasher.add(grand.region_card_of);
    hasher.add(grand.region_card);
    hasher.add(static_cast<std::uint64_t>(grand.free_mover) << 8U | grand.free_left);
    hasher.add(grand.free_from);
    const Turn& turn = state.turn;
    hasher.add(static_cast<std::uint64_t>(turn.symbols) << 24U | static_cast<unsigned>(turn.used) << 16U
               | static_cast<unsigned>(turn.saved) << 8U | (turn.second ? 1U : 0U));
    hasher.add(static_cast<std::uint64_t>(state.progress.source));
}

/// Secret answers, except passed modifiers, which are hashed with their module.
void add_sealed(Hasher& hasher, const State& state)
{
    const Sealed sealed = modifiers_are_passed(state) ? Sealed{} : state.sealed;
    hasher.add(static_cast<std::uint64_t>(sealed.purpose) | (state.castillo_seen ? 1U << 8U : 0U));
    add_answers(hasher, kind_of(sealed.purpose), sealed.answers);
    hasher.add(sealed.due);
}

void add_shift(Hasher& hasher, const State& state)
{
    const Sealed passed = modifiers_are_passed(state) ? state.sealed : Sealed{};
    hasher.add((passed.is_called() ? 1U : 0U) | (state.turn.ability_over ? 2U : 0U));
    hasher.add(state.shift.hand);
    hasher.add(state.shift.played);
    add_answers(hasher, SealedKind::Modifier, passed.answers);
    hasher.add(state.shift.added);
}

void add_progress(Hasher& hasher, const Progress& progress)
{
    hasher.add(progress.running ? 1U : 0U);
    hasher.add(progress.effect);
    hasher.add(progress.stage);
    hasher.add(progress.own_left);
    hasher.add(progress.foreign_left);
    hasher.add(progress.any_left);
    hasher.add(progress.victim);
    hasher.add(progress.seats_left);
    hasher.add(progress.lifted_seat);
    hasher.add(progress.lifted_from);
    hasher.add(progress.region);
    hasher.add(progress.to_score.bits());
    hasher.add((progress.step_announced ? 1U : 0U) | (progress.past_veto ? 2U : 0U));
    hasher.add(progress.step);
    hasher.add(progress.allowed_step);
    hasher.add(progress.allowed_all);
}

/// Adds the parts that only some games have.
void add_parts(Hasher& hasher, const State& state)
{
    if (has_dummy(state.setup))
    {
        add_dummy(hasher, state.dummy);
    }
    if (state.setup.modules.contains(Module::PowerShift))
    {
        add_shift(hasher, state);
    }
    if (state.setup.modules.contains(Module::StandardBearers))
    {
        hasher.add(state.bearers.at);
        hasher.add(state.bearers.returning);
    }
    if (has_own_cards(state.setup))
    {
        hasher.add(state.lasting.quarantine);
        hasher.add(state.lasting.bridge);
        hasher.add(state.lasting.grandes_follow ? 1U : 0U);
        hasher.add(state.lasting.scoring_joined ? 1U : 0U);
    }
    if (has_colonies(state.setup))
    {
        hasher.add(state.lasting.grandes_follow ? 1U : 0U);
        add_colonies(hasher, state);
    }
    if (is_grandissimo(state.setup))
    {
        add_grandissimo(hasher, state);
    }
}

} // namespace

bool king_can_be(const Setup& setup, Place place)
{
    return is_region(place) || (has_colonies(setup) && place == Place::France)
           || (is_grandissimo(setup) && place == Place::Portugal)
           || (setup.modules.contains(Module::NewRegency) && (place == Place::Castillo || is_abroad(place)));
}

bool grande_can_be(const Setup& setup, Place place)
{
    return is_region(setup, place) || (setup.modules.contains(Module::NewRegency) && place == Place::Castillo);
}

PlaceSet neighbours(const State& state, Place place)
{
    PlaceSet all = neighbours(place);
    const auto& [one, other] = state.lasting.bridge;
    if (one != Place::Nowhere && (place == one || place == other))
    {
        all.insert(place == one ? other : one);
    }
    if (has_colonies(state.setup))
    {
        // "When the King is in Aragon or Catalonia" (classic and expansions, line 210), and in the other direction.
        constexpr PlaceSet at_the_pyrenees(1U << index(Place::Aragon) | 1U << index(Place::Catalonia));
        all = place == Place::France ? at_the_pyrenees : all;
        if (at_the_pyrenees.contains(place))
        {
            all.insert(Place::France);
        }
    }
    if (is_grandissimo(state.setup) && neighbours(Place::Portugal).contains(place))
    {
        all.insert(Place::Portugal);
    }
    return all;
}

PlaceSet near_king(const State& state)
{
    if (state.king == Place::Castillo)
    {
        return every_region;
    }
    PlaceSet near = neighbours(state, state.king);
    if (has_colonies(state.setup) && coastal_regions.contains(state.king))
    {
        near.insert(Place::Ship);
    }
    near.erase(state.lasting.quarantine);
    near.insert(Place::Castillo);
    return near;
}

int placing_limit(const Setup& setup, const Turn& turn, int turns_done)
{
    const auto& caballero_cards =
        edition_row(setup.edition).caballero_cards[static_cast<std::size_t>(setup.players - 2)];
    const bool by_turn = has_own_cards(setup) && (turn.card == no_card || card(turn.card).stack == 0);
    const int usual = by_turn ? caballero_cards[static_cast<std::size_t>(turns_done)] : card(turn.card).places;
    return (turn.max_placed > 0 ? turn.max_placed : usual) + (turn.extra_to_place ? 1 : 0) + turn.saved;
}

int mobile_board_on(const State& state, Place place)
{
    for (int board = 0; board < mobile_board_count; ++board)
    {
        if (state.board_at[static_cast<std::size_t>(board)] == place)
        {
            return board;
        }
    }
    return -1;
}

ScoreValues values_at(const State& state, Place place)
{
    const int mobile = mobile_board_on(state, place);
    return mobile >= 0 ? mobile_boards[static_cast<std::size_t>(mobile)] : printed_values(place);
}

int rounds_until(const Setup& setup, int round)
{
    int begun = 1;
    for (int at = first_round(setup); at <= last_round; at = round_after(setup, at), ++begun)
    {
        if (at == round)
        {
            return begun;
        }
    }
    return 0;
}

bool castillo_is_known(const State& state)
{
    const auto& inside = state.caballeros[index(Place::Castillo)];
    return state.setup.open_castillo || state.castillo_seen || state.decision.question == Question::GameOver
           || std::all_of(inside.begin(), inside.end(), [](int count) { return count == 0; });
}

bool has_bid(const State& state, Seat player)
{
    return (state.first_bidder != nobody
            && (player + state.players() - state.first_bidder) % state.players() < state.bids_made)
           || state.decision == Decision{Question::AddModifier, player};
}

int all_caballeros(const State& state, Seat owner)
{
    int sum = owner < max_players ? state.court[owner] + state.province[owner] + state.grand.prison[owner] : 0;
    for (const auto& place : state.caballeros)
    {
        sum += place[owner];
    }
    for (const auto& gifts : state.grand.gifts)
    {
        sum += owner < max_players ? gifts[owner] : 0;
    }
    return sum;
}

std::uint64_t hash(const State& state)
{
    Hasher hasher;
    add_setup(hasher, state.setup);
    hasher.add(state.random.state());
    hasher.add(state.score);
    hasher.add(state.hand);
    hasher.add(state.played);
    add_caballeros(hasher, state);
    hasher.add(state.court);
    hasher.add(state.province);
    hasher.add(state.grande);
    hasher.add(state.king);
    hasher.add(state.board_at);
    add_decks(hasher, state);
    const bool seven = has_colonies(state.setup) || is_grandissimo(state.setup);
    for (int stack = 1; stack <= (seven ? stack_count : king_stack); ++stack)
    {
        hasher.add(state.taken_by[static_cast<std::size_t>(stack - 1)]);
    }
    hasher.add(state.round);
    hasher.add(state.rounds_begun);
    hasher.add(state.first_bidder);
    hasher.add(state.bids_made);
    hasher.add(state.bid);
    hasher.add(state.turn_order);
    hasher.add(state.turns_done);
    hasher.add(state.vetoes);
    hasher.add(state.old_vetoes);
    add_sealed(hasher, state);
    hasher.add(static_cast<std::uint64_t>(state.decision.question) << 8U | state.decision.seat);
    hasher.add_card(state.turn.card);
    hasher.add(state.turn.placed);
    hasher.add((state.turn.placing_over ? 1U : 0U) | (state.turn.acting_over ? 2U : 0U)
               | (state.turn.kings_region_open ? 4U : 0U) | (state.turn.all_regions_open ? 8U : 0U)
               | static_cast<unsigned>(state.turn.max_placed) << 8U);
    hasher.add(state.turn.recalls_left);
    add_progress(hasher, state.progress);
    add_parts(hasher, state);
    return hasher.result();
}

} // namespace elgrande

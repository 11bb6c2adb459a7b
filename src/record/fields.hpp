#pragma once

#include "record/fields/card_fields.hpp"
#include "record/fields/colonies_fields.hpp"
#include "record/fields/grandissimo_fields.hpp"
#include "record/fields/module_fields.hpp"
#include "record/format.hpp"
#include "record/game.hpp"
#include "record/link/stack_rest.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/game.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

/// The fields of a set-up, an action and a state, for every archive of this folder. Reading and writing throw Malformed
/// for values outside the range of a field. The callers validate the whole by the functions of rules/ after reading.
namespace elgrande::record
{

/// Setup::last_card or last_added_card, as the highest Card::number in the game. `highest`: this number in the edition
/// now. `every`: the value of `last` in a game that has all cards. `min`: the lowest number that can be written.
template <class Archive>
void last_card_field(Archive& archive, std::uint8_t& last, std::uint8_t highest, std::uint8_t every, std::uint64_t min)
{
    std::uint8_t number = std::min(last, highest);
    archive(ranged("last card", number, min, added_numbers));
    if (number > highest)
    {
        refuse("last card", "of a newer version of this program", ErrorKind::Newer);
    }
    last = number == highest ? every : number;
}

/// Setup::last_card and, if an expansion adds cards to the edition, Setup::last_added_card.
template <class Archive>
void last_card_fields(Archive& archive, Setup& setup)
{
    const EditionRow& edition = edition_row(setup.edition);
    last_card_field(archive, setup.last_card, edition.last_card, added_numbers, 1);
    if (edition.added_count > 0)
    {
        last_card_field(archive, setup.last_added_card, edition.last_added_card, highest_number, added_numbers + 1U);
    }
}

/// The set-up without the seed, which would reveal the stacks. Throws Malformed if it is invalid.
template <class Archive>
void open_setup(Archive& archive, Setup& setup)
{
    archive(below("edition", setup.edition, reserved_editions));
    if (static_cast<int>(setup.edition) >= edition_count)
    {
        refuse("edition", "of a newer version of this program", ErrorKind::Newer);
    }
    bool is_short = setup.rounds == 6;
    archive(ranged("players", setup.players, 2, max_players - 1), below("rounds", is_short, 2));
    setup.rounds = is_short ? 6 : 9;
    archive(below("vetoes", setup.vetoes, 2), below("open Castillo", setup.open_castillo, 2),
            below("hidden hands", setup.hidden_hands, 2), below("spares own", setup.spares_own, 2));
    module_set_field(archive, "modules", setup.modules);
    last_card_fields(archive, setup);
    if (is_grandissimo(setup))
    {
        left_out_fields(archive, setup);
    }
    if (has_own_cards(setup))
    {
        archive(below("first deck", setup.first_deck, 2));
    }
    if (const auto wrong = validate_setup(setup))
    {
        throw Malformed(std::string(*wrong));
    }
}

template <class Archive>
void serialize(Archive& archive, Setup& setup)
{
    open_setup(archive, setup);
    wide_number(archive, "seed", setup.seed);
}

/// The cards of all shuffled stacks, each as a choice among the remaining cards of its stack. If `only_begun`, only the
/// cards that have come up; reading then sets the others to no_card.
template <class Archive>
void deck_fields(Archive& archive, State& state, bool only_begun)
{
    if (Archive::is_loading::value)
    {
        state.decks.fill(no_card);
    }
    for (const int stack : shuffled_stacks(state.setup))
    {
        const std::span<CardId> cards = deck(state, stack);
        const std::size_t begun = cards.empty() ? 0 : state.rounds_begun;
        StackRest rest(state.setup, stack);
        for (std::size_t i = 0; i < (only_begun ? begun : cards.size()); ++i)
        {
            CardId& card = cards[i];
            int choice = rest.find(card);
            archive(below("card", choice, static_cast<std::uint64_t>(rest.choices())));
            card = rest.choice(choice);
            rest.remove(choice);
        }
    }
}

/// The open part of the dummy: its caballeros and the cards that were turned over. Its hand, its played cards and its
/// bid follow from these.
template <class Archive>
void open_dummy_fields(Archive& archive, State& state)
{
    const Seat seat = dummy_seat(state.setup);
    Dummy& dummy = state.dummy;
    archive(below("drawn regions", dummy.regions_drawn, 7));
    for (std::size_t i = 0; i < dummy.regions_drawn; ++i)
    {
        place_field(archive, "drawn region", dummy.regions[i], region_count);
    }
    PowerCards played = 0;
    for (std::size_t i = 0; i < state.rounds_begun; ++i)
    {
        archive(ranged("power card of the dummy", dummy.power[i], 1, power_card_count));
        played |= bit_of_power_card(dummy.power[i]);
    }
    caballero_fields(archive, state, seat);
    if (Archive::is_loading::value)
    {
        state.played[seat] = played;
        state.hand[seat] = full_hand & ~played;
        state.bid[seat] = state.rounds_begun == 0 ? 0 : dummy.power[state.rounds_begun - 1U];
    }
}

/// The hidden part of the dummy: the order of the cards that it has not turned over yet.
template <class Archive>
void hidden_dummy_fields(Archive& archive, Dummy& dummy, std::size_t rounds_begun)
{
    for (std::size_t i = dummy.regions_drawn; i < dummy.regions.size(); ++i)
    {
        place_field(archive, "region card", dummy.regions[i], region_count);
    }
    for (std::size_t i = rounds_begun; i < dummy.power.size(); ++i)
    {
        archive(ranged("power card of the dummy", dummy.power[i], 1, power_card_count));
    }
}

/// The caballeros of a seat in province, court and each place of the game. Each number is at most what the previous
/// ones have left of the total.
template <class Archive>
void caballero_fields(Archive& archive, State& state, std::size_t seat)
{
    auto left = static_cast<std::uint64_t>(caballeros_each(state.setup));
    const auto one = [&archive, &left](const char* what, std::uint8_t& count)
    {
        archive(below(what, count, left + 1));
        left -= count;
    };
    one("province", state.province[seat]);
    one("court", state.court[seat]);
    for (const Place place : places(state.setup))
    {
        one("caballeros", state.caballeros[index(place)][seat]);
    }
}

template <class Archive>
void turn_fields(Archive& archive, Turn& turn, const Setup& setup)
{
    card_field(archive, "card in use", turn.card, setup);
    archive(below("placed", turn.placed, caballeros_per_player + 1), below("placing over", turn.placing_over, 2),
            below("acting over", turn.acting_over, 2), below("recalls", turn.recalls_left, caballeros_per_player + 1));
    if (setup.modules.contains(Module::NewRegency))
    {
        archive(below("King's region open", turn.kings_region_open, 2));
    }
    if (setup.modules.contains(Module::PowerShift))
    {
        archive(below("ability over", turn.ability_over, 2));
    }
    if (has_own_cards(setup))
    {
        archive(below("regions open", turn.all_regions_open, 2),
                below("more to place", turn.max_placed, caballeros_per_player + 1));
    }
    if (has_colonies(setup))
    {
        archive(below("one more recruited", turn.extra_recruited, 2),
                below("one more to place", turn.extra_to_place, 2));
    }
    if (is_grandissimo(setup))
    {
        extra_fields(archive, turn);
    }
}

template <class Archive>
void lasting_fields(Archive& archive, Lasting& lasting)
{
    place_field(archive, "quarantine", lasting.quarantine);
    for (Place& region : lasting.bridge)
    {
        place_field(archive, "bridge", region);
    }
    archive(below("Grandes follow", lasting.grandes_follow, 2), below("scoring joined", lasting.scoring_joined, 2));
}

/// The secret answer of a seat, or that it has none.
template <class Archive>
void sealed_field(Archive& archive, const char* what, SealedKind kind, std::uint8_t& answer)
{
    std::uint8_t number = sealed_wire_number(kind, answer);
    archive(below(what, number, sealed_wire_count(kind)));
    answer = sealed_answer_of_wire(kind, number);
}

/// The modifiers that players have chosen to pass. Seats without one have yet to answer.
template <class Archive>
void passed_fields(Archive& archive, State& state)
{
    bool passing = modifiers_are_passed(state);
    archive(below("passing", passing, 2));
    if (!passing)
    {
        return;
    }
    state.sealed.purpose = SealedPurpose::PassModifier;
    unsigned due = 0;
    for (const Seat seat : state.seats())
    {
        sealed_field(archive, "modifier", SealedKind::Modifier, state.sealed.answers[seat]);
        due |= state.sealed.is_given(seat) ? 0U : 1U << seat;
    }
    state.sealed.due = static_cast<std::uint8_t>(due);
}

template <class Archive>
void progress_fields(Archive& archive, Progress& progress, const Setup& setup)
{
    const int players = owners(setup);
    const auto seats = std::uint64_t{1} << static_cast<unsigned>(players);
    const bool colonies = has_colonies(setup);
    const bool grand = is_grandissimo(setup);
    if (grand)
    {
        archive(below("source", progress.source, reserved_effect_sources));
    }
    archive(below("running", progress.running, 2), below("effect", progress.effect, grand ? reserved_extras : 2),
            below("stage", progress.stage, 16), below("own moves", progress.own_left, 32),
            below("foreign moves", progress.foreign_left, 32), below("moves", progress.any_left, 32));
    seat_field(archive, "victim", progress.victim, players);
    archive(below("seats left", progress.seats_left, seats));
    if (colonies)
    {
        owner_field(archive, "lifted caballero", progress.lifted_seat);
        archive(below("lifted caballero", progress.lifted_space, reserved_spaces),
                below("discs brought", progress.discs_brought, 2));
    }
    else if (grand)
    {
        owner_field(archive, "lifted caballero", progress.lifted_seat);
    }
    else
    {
        seat_field(archive, "lifted caballero", progress.lifted_seat, players);
    }
    place_field(archive, "lifted caballero", progress.lifted_from);
    place_field(archive, "region", progress.region);
    place_set_field(archive, "places to score", progress.to_score);
    archive(below("announced", progress.step_announced, 2));
    if (edition_row(setup.edition).veto_stops_all)
    {
        archive(below("past Veto", progress.past_veto, 2));
    }
    field_or_default(archive, "step", progress.step, Action{}, [&] { action_field(archive, progress.step, setup); });
    archive(below("allowed", progress.allowed_step, seats), below("allowed", progress.allowed_all, seats));
}

template <class Archive>
void player_fields(Archive& archive, State& state, std::size_t seat)
{
    const HandCards cards(state.setup);
    small_number(archive, "score", state.score[seat]);
    hand_field(archive, "hand", state.hand[seat], cards);
    hand_field(archive, "played", state.played[seat], cards);
    caballero_fields(archive, state, seat);
    place_field(archive, "home", state.grande[seat]);
    bid_field(archive, "bid", state.bid[seat], cards);
    archive(below("vetoes", state.vetoes[seat], 3), below("vetoes", state.old_vetoes[seat], 3));
}

template <class Archive>
void round_fields(Archive& archive, State& state)
{
    const int players = state.players();
    const int takers = state.owner_count();
    archive(ranged("round", state.round, 1, last_round),
            below("bids made", state.bids_made, static_cast<std::uint64_t>(players) + 1),
            below("turns done", state.turns_done, static_cast<std::uint64_t>(takers) + 1));
    seat_field(archive, "first bidder", state.first_bidder, players);
    const bool seven = has_colonies(state.setup) || is_grandissimo(state.setup);
    const std::size_t stacks = seven ? stack_count : king_stack;
    for (std::size_t stack = 0; stack < stacks; ++stack)
    {
        seat_field(archive, "taken cards", state.taken_by[stack], takers);
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(takers); ++i)
    {
        seat_field(archive, "turn order", state.turn_order[i], takers);
    }
}

/// Whether everybody knows the contents of the Castillo, and all secret answers except passed modifiers, which come
/// before (passed_fields()).
template <class Archive>
void sealed_fields(Archive& archive, State& state)
{
    static_assert(static_cast<unsigned>(last_sealed_purpose) < reserved_sealed_purposes, "it needs a wider field");
    Sealed sealed = modifiers_are_passed(state) ? Sealed{} : state.sealed;
    archive(below("Castillo", state.castillo_seen, 2), below("disks", sealed.purpose, reserved_sealed_purposes));
    if (sealed.purpose > last_sealed_purpose || sealed.purpose == SealedPurpose::PassModifier)
    {
        refuse("disks", "for an unknown purpose");
    }
    if (sealed.is_called())
    {
        archive(below("disks", sealed.due, std::uint64_t{1} << static_cast<unsigned>(state.players())));
    }
    field_or_default(archive, "disks", sealed.answers, Sealed{}.answers,
                     [&]
                     {
                         for (const Seat seat : state.seats())
                         {
                             sealed_field(archive, "disk", kind_of(sealed.purpose), sealed.answers[seat]);
                         }
                     });
    if (modifiers_are_passed(state) && sealed != Sealed{})
    {
        refuse("disks", "not while modifiers are passed");
    }
    state.sealed = modifiers_are_passed(state) ? state.sealed : sealed;
}

template <class Archive>
void question_field(Archive& archive, Question& question)
{
    std::uint8_t number = wire_number(question);
    archive(below("question", number, reserved_questions));
    const auto known = question_of_wire(number);
    if (!known)
    {
        refuse("question", "of a newer version of this program", ErrorKind::Newer);
    }
    question = *known;
}

/// Everything in a state except the cards to come, the seed and the random number generator.
template <class Archive>
void open_fields(Archive& archive, State& state)
{
    open_setup(archive, state.setup);
    round_fields(archive, state);
    archive(below("rounds begun", state.rounds_begun, state.setup.rounds + 1U));
    deck_fields(archive, state, true);
    for (std::size_t seat = 0; seat < state.setup.players; ++seat)
    {
        player_fields(archive, state, seat);
    }
    if (has_dummy(state.setup))
    {
        open_dummy_fields(archive, state);
    }
    if (state.setup.modules.contains(Module::PowerShift))
    {
        shift_fields(archive, state.shift, state.players());
        passed_fields(archive, state);
    }
    place_field(archive, "King", state.king);
    for (Place& place : state.board_at)
    {
        place_field(archive, "mobile scoreboard", place);
    }
    sealed_fields(archive, state);
    if (state.setup.modules.contains(Module::StandardBearers))
    {
        bearer_fields(archive, state);
    }
    if (has_own_cards(state.setup))
    {
        field_or_default(archive, "what lasts", state.lasting, Lasting{},
                         [&] { lasting_fields(archive, state.lasting); });
    }
    if (has_colonies(state.setup))
    {
        colonies_fields(archive, state);
    }
    if (is_grandissimo(state.setup) && has_black(state.setup))
    {
        black_fields(archive, state);
    }
    if (is_grandissimo(state.setup))
    {
        grandissimo_fields(archive, state);
    }
    question_field(archive, state.decision.question);
    seat_field(archive, "question", state.decision.seat, state.players());
    field_or_default(archive, "turn", state.turn, Turn{}, [&] { turn_fields(archive, state.turn, state.setup); });
    field_or_default(archive, "special action", state.progress, Progress{},
                     [&] { progress_fields(archive, state.progress, state.setup); });
    if (is_grandissimo(state.setup))
    {
        return; // progress_fields() has the source
    }
    // The source follows from the rest, as no game has both modifiers and the colonies.
    const bool by_card = !state.progress.running || state.turn.card != no_card;
    state.progress.source = by_card                     ? EffectSource::ActionCard
                            : has_colonies(state.setup) ? EffectSource::Voyage
                                                        : EffectSource::Modifier;
}

/// The seed, and the cards to come and the random number generator unless they follow from the seed. Call it after
/// open_fields().
template <class Archive>
void hidden_fields(Archive& archive, State& state)
{
    wide_number(archive, "seed", state.setup.seed);
    const State shuffled = new_game(state.setup);
    bool from_seed = state.decks == shuffled.decks && state.random == shuffled.random
                     && state.dummy.power == shuffled.dummy.power && state.dummy.regions == shuffled.dummy.regions;
    archive(below("stacks", from_seed, 2));
    if (from_seed)
    {
        state.decks = shuffled.decks;
        state.random = shuffled.random;
        state.dummy.power = shuffled.dummy.power;
        state.dummy.regions = shuffled.dummy.regions;
        return;
    }
    std::uint64_t random = state.random.state();
    wide_number(archive, "chance", random);
    state.random = Random(random);
    deck_fields(archive, state, false);
    if (has_dummy(state.setup))
    {
        hidden_dummy_fields(archive, state.dummy, state.rounds_begun);
    }
}

/// A whole state. After reading call validate_state().
template <class Archive>
void serialize(Archive& archive, State& state)
{
    open_fields(archive, state);
    hidden_fields(archive, state);
}

} // namespace elgrande::record

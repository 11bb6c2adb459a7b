// Invariants of every step, checked in random games by every rule set. A failure prints how to repeat the game, and
// links that open it.
#include "rules/cards/stacks.hpp"
#include "rules/play/transition.hpp"
#include "rules/playout.hpp"
#include "rules/table.hpp"
#include "rules/view.hpp"
#include "support/random_games.hpp"
#include "support/setups.hpp"

#include <set>
#include <tuple>

using namespace elgrande;
using namespace elgrande::test;

namespace
{

/// Plays random game `seed` and calls visit(state) at each decision and at the end.
template <class Visit>
void play_at_random(std::uint64_t seed, Visit visit)
{
    State state = new_game(setups::any_setup(seed));
    Random random(seed * 2654435761U + 1);
    while (!is_over(state))
    {
        const ActionList answers = legal(state);
        const Action action = random_action(answers, random);
        INFO("seed " << seed << ", question " << static_cast<int>(state.decision.question));
        visit(state);
        apply(state, action);
    }
    visit(state);
}

/// The content of a region or the Castillo without the King.
auto held(const State& state, Place region)
{
    unsigned grandes = 0;
    for (Seat seat = 0; seat < state.players(); ++seat)
    {
        grandes |= state.grande[seat] == region ? 1U << seat : 0U;
    }
    return std::tuple{state.caballeros[index(region)], grandes, mobile_board_on(state, region)};
}

/// Cards of New Regency have rules for the King's region (2023): caballeros follow him, a grande moves to where he was
/// or into the Castillo that he leaves, and some place into his region.
bool overrides_taboo(const State& state, Action action)
{
    const bool regency = state.setup.modules.contains(Module::NewRegency);
    const bool leaves_castillo = action.kind == ActionKind::MoveKing && state.king == Place::Castillo;
    const bool takes_along =
        action.kind == ActionKind::Lift && state.progress.running && running_effect(state).verb == Verb::MoveKing;
    const bool infiltrates = action.kind == ActionKind::Place && state.turn.kings_region_open;
    const bool allows = action.kind == ActionKind::Allow || action.kind == ActionKind::AllowAll;
    const ActionKind done = allows && state.progress.step_announced ? state.progress.step.kind : action.kind;
    if (done == ActionKind::MoveKing && state.grand.rebel != nobody)
    {
        return true; // the Grande is King and follows him, even if other players had to permit it (Grandissimo)
    }
    return regency && (leaves_castillo || takes_along || infiltrates || action.kind == ActionKind::SwapKing);
}

bool empties_castillo(const State& state)
{
    return state.sealed.purpose == SealedPurpose::GeneralScoring;
}

std::string wrong_with(const State& state)
{
    if (const auto wrong = validate_state(state))
    {
        return "invalid state: " + std::string(*wrong);
    }
    const ActionList answers = legal(state);
    if (answers.empty() != is_over(state))
    {
        return is_over(state) ? "an answer after the end" : "there is no legal answer";
    }
    std::set<Action> distinct;
    for (const Action action : answers)
    {
        if (!distinct.insert(action).second)
        {
            return "an answer is listed twice";
        }
        if (refusal(state, action).has_value())
        {
            return "a legal answer is refused";
        }
    }
    return is_over(state) && refusal(state, done) != Refusal{Rule::GameIsOver}
               ? "the refusal after the end is not GameIsOver"
               : "";
}

std::string seen_otherwise(const PlayerView& seen, const PlayerView& same)
{
    const auto differs = [](const auto& left, const auto& right, const char* what)
    { return left == right ? std::string() : std::string(what) + ", "; };
    return differs(seen.caballeros, same.caballeros, "caballeros") + differs(seen.castillo, same.castillo, "Castillo")
           + differs(seen.hand, same.hand, "hands") + differs(seen.hand_size, same.hand_size, "sizes of hands")
           + differs(seen.modifiers, same.modifiers, "modifiers")
           + differs(seen.modifier_count, same.modifier_count, "numbers of modifiers")
           + differs(seen.added, same.added, "added modifiers") + differs(seen.offered, same.offered, "cards")
           + differs(seen.played, same.played, "used cards") + differs(seen.bid, same.bid, "bids")
           + differs(seen.bearer, same.bearer, "bearers") + differs(seen.score, same.score, "scores")
           + differs(seen.setup, same.setup, "set-up");
}

std::string wrong_at(const Step& step)
{
    return wrong_with(step.before) + (is_over(step.after) ? wrong_with(step.after) : "");
}

std::string wrong_with_refusals(const Step& step)
{
    const ActionList answers = legal(step.before);
    const State copy = step.before;
    for (int i = 0; i < 5; ++i)
    {
        const Action any{static_cast<ActionKind>(step.random.below(static_cast<std::uint32_t>(last_action_kind) + 2)),
                         static_cast<std::uint8_t>(step.random.below(16)), static_cast<Place>(step.random.below(17))};
        if (refusal(copy, any).has_value() == answers.contains(any))
        {
            return answers.contains(any) ? "a listed action is refused" : "an unlisted action is not refused";
        }
    }
    return copy == step.before ? "" : "asking changed the state";
}

std::string wrong_with_kings_region(const Step& step)
{
    const State& before = step.before;
    const State& after = step.after;
    // The dummy's caballeros may enter the region that the King has just left.
    const bool dummy_placed = has_dummy(before.setup) && before.rounds_begun != after.rounds_begun;
    const bool no_region = is_abroad(before.king) && !is_region(before.setup, before.king);
    if (!dummy_placed && !overrides_taboo(before, step.action) && !no_region
        && held(before, before.king) != held(after, before.king))
    {
        return "the King's region changed";
    }
    const Place closed = before.lasting.quarantine;
    if (closed != Place::Nowhere && closed == after.lasting.quarantine && held(before, closed) != held(after, closed))
    {
        return "a region in quarantine changed";
    }
    const bool comes_back = before.grand.rebel != nobody; // he returns after the scoring (Grandissimo)
    return empties_castillo(before) && before.king != after.king && !comes_back ? "the King moved in a general scoring"
                                                                                : "";
}

std::string wrong_with_castillo(const Step& step)
{
    const bool empties = empties_castillo(step.before);
    for (Seat seat = 0; seat < step.before.players() && !empties; ++seat)
    {
        if (count(step.after, Place::Castillo, seat) < count(step.before, Place::Castillo, seat))
        {
            return "caballeros of seat " + std::to_string(seat) + " left the Castillo";
        }
    }
    return "";
}

std::string wrong_with_points(const Step& step)
{
    const PerSeat<int> more = points(step.events);
    for (Seat seat = 0; seat < step.before.players(); ++seat)
    {
        if (step.before.score[seat] + more[seat] != step.after.score[seat])
        {
            return "points of seat " + std::to_string(seat) + " have no event";
        }
        if (step.after.score[seat] < step.before.score[seat])
        {
            return "seat " + std::to_string(seat) + " lost points"; // the solver relies on it
        }
    }
    return "";
}

bool castillo_shown(const State& state)
{
    return view(state, 0).castillo.has_value();
}

/// A closed Castillo becomes known when it is uncovered or left, and unknown when somebody enters it.
std::string wrong_with_closed_castillo(const Step& step)
{
    if (step.before.setup.open_castillo || is_over(step.after))
    {
        return castillo_shown(step.after) ? "" : "the Castillo may be known but is not shown";
    }
    bool shown = castillo_shown(step.before);
    for (const Event& event : step.events)
    {
        const bool left = event.kind == EventKind::CastilloEmptied;
        const bool uncovered = event.kind == EventKind::CastilloUncovered;
        const bool entered = event.to == Place::Castillo && moves_caballeros(event);
        shown = !entered && (shown || left || uncovered);
    }
    return shown == castillo_shown(step.after) ? ""
           : shown                             ? "the Castillo is known but not shown"
                                               : "the Castillo is shown but not known";
}

/// Deals the hidden parts of two states that look alike: the results must be equal.
std::string differs_from_view_alone(const PlayerView& seen, const PlayerView& same, Random random)
{
    if (seen.remembered != same.remembered)
    {
        return "what is remembered, ";
    }
    return determinize(seen, random) == determinize(same, random) ? "" : "what is dealt from equal views, ";
}

std::string leak(const Step& step)
{
    const State& state = step.before;
    const Seat viewer = static_cast<Seat>(step.random.below(state.setup.players));
    // Dealing hidden parts again must not change what a seat sees, except that players who have set a secret disk or
    // named a secret card are asked again.
    const State other = determinize(state, viewer, Random(step.random.next()));
    if (const auto wrong = validate_state(other))
    {
        return "invalid after dealing again: " + std::string(*wrong);
    }
    const PlayerView seen = view(state, viewer);
    const PlayerView same = view(other, viewer);
    std::string told = seen_otherwise(seen, same);
    if (state.sealed.purpose == SealedPurpose::None && other.decision == state.decision
        && seen.progress != same.progress)
    {
        told += "progress, ";
    }
    if (other.decision == state.decision)
    {
        told += differs_from_view_alone(seen, same, Random(step.random.next()));
    }
    if (state.decision.seat != viewer && !seen.legal.empty())
    {
        told += "answers of another, ";
    }
    const auto neighbour = (viewer + 1U) % state.setup.players;
    if (state.setup.hidden_hands && (seen.hand[neighbour] || seen.modifiers[neighbour]))
    {
        told += "another's hand, ";
    }
    const unsigned used = seen.played[neighbour];
    if (state.setup.hidden_hands && (used & (used - 1U)) != 0)
    {
        told += "used cards below the top one, ";
    }
    if (hands_are_chosen(state) && (seen.hand[neighbour] || seen.hand_size[neighbour] != 0))
    {
        told += "what another chooses, ";
    }
    if (modifiers_are_passed(state) && (seen.modifiers[neighbour] || seen.offered[0] != no_card))
    {
        told += "what comes after passing modifiers, ";
    }
    if (seen.payouts[index(Place::Castillo)].has_value() != seen.castillo.has_value())
    {
        told += "what the covered Castillo would pay, ";
    }
    return told.empty() ? "" : "seat " + std::to_string(viewer) + " sees " + told;
}

} // namespace

TEST_CASE("random games: every moment is sound, its actions are distinct, legal and nothing else is")
{
    play_every_rule_set(6, wrong_at);
}

TEST_CASE("random games: all invariants hold in the four expansions", "[thorough]")
{
    play_expansions(2000,
                    [](const Step& step)
                    {
                        std::string wrong = wrong_at(step) + wrong_with_kings_region(step) + wrong_with_castillo(step)
                                            + wrong_with_points(step) + wrong_with_closed_castillo(step);
                        // dealing again takes the longest
                        return step.random.below(16) == 0 ? wrong + leak(step) : wrong;
                    });
}

TEST_CASE("random games: every action that is not listed is refused, whatever its bytes")
{
    play_every_rule_set(2, wrong_with_refusals);
}

TEST_CASE(
    "random games: nothing enters or leaves the King's region but by moving the King or a general scoring's courts")
{
    // classic 1996, "The King's Region is taboo!"
    play_every_rule_set(4, wrong_with_kings_region);
}

TEST_CASE("random games: caballeros leave the Castillo in a general scoring only")
{
    // classic 1996, card rule C
    play_every_rule_set(2, wrong_with_castillo);
}

TEST_CASE("random games: the points that events tell are the points on the track, in the order of play")
{
    play_every_rule_set(2, wrong_with_points);
}

TEST_CASE("random games: a view tells nothing that its seat may not know", "[thorough]")
{
    play_every_rule_set(4, leak);
}

TEST_CASE("random games: a closed Castillo is shown from its uncovering until somebody goes in")
{
    play_every_rule_set(2, wrong_with_closed_castillo);
}

TEST_CASE("random games: unknown cards dealt again come in another order, the known ones stay")
{
    const State state = new_game(setups::any_setup(4));
    const State other = determinize(state, 0, Random(12345));
    CHECK(other.decks != state.decks);
    for (std::size_t stack = 0; stack < stack_count; ++stack)
    {
        CHECK(offered(other, static_cast<int>(stack) + 1) == offered(state, static_cast<int>(stack) + 1));
    }
    CHECK(determinize(state, 0, Random(12345)) == other);
}

TEST_CASE("random games: whatever a view leaves open is dealt sooner or later")
{
    Setup setup;
    setup.edition = Edition::Edition2023;
    setup.players = 3;
    setup.hidden_hands = true;
    setup.modules.insert(Module::PowerShift);
    State state = new_game(setup);
    Random random(11);
    while (state.round < 3)
    {
        apply(state, random_action(state, random));
    }
    const PlayerView seen = view(state, 0);
    std::array<std::set<PowerCards>, 2> met;
    std::set<CardId> next_cards;
    for (int i = 0; i < 400; ++i)
    {
        const State dealt = determinize(seen, Random(random.next()));
        met[0].insert(dealt.hand[1]);
        met[1].insert(dealt.shift.hand[1]);
        next_cards.insert(dealt.decks[state.rounds_begun]);
    }
    CHECK(met[1].size() >= 8);
    CHECK(met[1].contains(state.shift.hand[1]));
    CHECK(met[0].contains(state.hand[1]));
    CHECK(next_cards.size() > 3);
    CHECK(next_cards.contains(state.decks[state.rounds_begun]));
}

TEST_CASE("damaged states are recognised, or can be played to their end")
{
    // Overwrites random fields of valid states with random values, as a hostile link could.
    Random random(2026);
    int sound = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed)
    {
        play_at_random(seed,
                       [&](const State& state)
                       {
                           State damaged = state;
                           const auto byte = static_cast<std::uint8_t>(random.below(random.below(4) == 0 ? 256 : 16));
                           const Seat seat = static_cast<Seat>(random.below(max_players));
                           switch (random.below(20))
                           {
                           case 0:
                               damaged.decision.question = static_cast<Question>(random.below(32));
                               break;
                           case 1:
                               damaged.decision.seat = byte;
                               break;
                           case 2:
                               damaged.turn.placed = byte;
                               break;
                           case 3:
                               damaged.turn.card = byte;
                               break;
                           case 4:
                               damaged.progress.any_left = byte;
                               break;
                           case 5:
                               damaged.progress.victim = byte;
                               break;
                           case 6:
                               damaged.progress.lifted_seat = byte;
                               break;
                           case 7:
                               damaged.sealed.answers[seat] = byte;
                               break;
                           case 8:
                               damaged.turn_order[seat] = byte;
                               break;
                           case 9:
                               damaged.king = static_cast<Place>(byte);
                               break;
                           case 10:
                               damaged.progress.stage = byte;
                               break;
                           case 11:
                               damaged.shift.hand[seat] =
                                   static_cast<std::uint16_t>(damaged.shift.hand[seat] ^ 1U << byte % 16);
                               damaged.shift.played[seat] =
                                   static_cast<std::uint16_t>(damaged.shift.played[seat] ^ 1U << byte % 16);
                               break;
                           case 12:
                               damaged.shift.added[seat] = byte;
                               break;
                           case 13:
                               damaged.sealed.due = byte;
                               break;
                           case 14:
                               damaged.bearers.at[seat] = static_cast<Place>(byte);
                               break;
                           case 15:
                               damaged.bearers.returning = byte;
                               break;
                           case 16:
                               damaged.turn.ability_over = !damaged.turn.ability_over;
                               damaged.sealed.purpose =
                                   byte == 3 ? static_cast<SealedPurpose>(random.below(8)) : damaged.sealed.purpose;
                               break;
                           case 17:
                               damaged.castillo_seen = !damaged.castillo_seen;
                               break;
                           case 18:
                               damaged.rounds_begun = byte;
                               break;
                           default:
                               damaged.turns_done = byte;
                               break;
                           }
                           if (validate_state(damaged).has_value())
                           {
                               return;
                           }
                           ++sound;
                           for (int step = 0; step < 5000 && !is_over(damaged); ++step)
                           {
                               const ActionList answers = legal(damaged);
                               REQUIRE_FALSE(answers.empty());
                               apply(damaged, random_action(answers, random));
                           }
                           REQUIRE(is_over(damaged));
                       });
    }
    CHECK(sound > 0);
}

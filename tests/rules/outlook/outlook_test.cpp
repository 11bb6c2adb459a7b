// Previews within one seat's knowledge. Ranks, ties and bonuses: classic 1996, "Score the Regions", "King's Bonus",
// "Home region bonus"; consequences of answers are compared with apply() in random games by all rule sets.
#include "rules/outlook/outlook.hpp"

#include "rules/play/transition.hpp"
#include "rules/table.hpp"
#include "support/random_games.hpp"

using namespace elgrande;
using namespace elgrande::test;

namespace
{

constexpr std::uint8_t owners_of(std::initializer_list<int> seats)
{
    unsigned bits = 0;
    for (const int seat : seats)
    {
        bits |= 1U << seat;
    }
    return static_cast<std::uint8_t>(bits);
}

std::vector<RankGroup> ranks(const State& state, Place place)
{
    const Ranks found = ranks_of(payout(state, place));
    return {found.begin(), found.end()};
}

/// Plays an answer in the real game, until the next question other than a Veto, which nobody uses, or the end of the
/// turn.
struct Played
{
    State state;
    std::array<PerSeat<int>, board_place_count> paid{};
    PlaceSet scored;
};

/// Returns the order in which the places of a card are scored; none may be left out (Big Box).
bool asks_for_order(const State& state)
{
    const bool asks = state.decision.question == Question::ScorePlace;
    return asks && running_effect(state).scoring != Scoring::Chosen && running_effect(state).scoring != Scoring::OwnTwo;
}

Played played(const State& before, Action action)
{
    Played result{before};
    auto keep = [&](const Event& event)
    {
        if (event.kind == EventKind::ScoringBegan)
        {
            result.scored.insert(event.to);
        }
        if (is_of_scoring(event) && pays(event))
        {
            result.paid[index(event.to)][event.seat] += event.points;
        }
    };
    bool ended = apply_within_turn(result.state, action, keep);
    while (!ended)
    {
        const Question question = result.state.decision.question;
        const bool order = asks_for_order(result.state);
        if (question != Question::Veto && question != Question::JoinScoring && !order)
        {
            break;
        }
        const Action next = question == Question::Veto ? allow : order ? legal(result.state)[0] : skip;
        ended = apply_within_turn(result.state, next, keep);
    }
    return result;
}

std::string differs(const char* what, Action action, int place)
{
    return std::string(what) + ", answer of kind " + std::to_string(static_cast<int>(action.kind)) + " at "
           + std::to_string(static_cast<int>(action.place)) + ", place " + std::to_string(place);
}

/// Compares the consequence of an answer with what the game does.
std::string wrong_with_consequence(const State& before, const PlayerView& seen, Action action)
{
    const Consequence told = consequence(seen, action);
    if (!told.foreseen)
    {
        return told.changed.empty() && told.scored.empty() ? "" : differs("shown although not foreseen", action, -1);
    }
    const Played real = played(before, action);
    PerSeat<int> points{};
    for (const Place place : places(before.setup))
    {
        const int i = static_cast<int>(place);
        const auto number = static_cast<std::size_t>(i);
        const bool covered = place == Place::Castillo && !seen.castillo;
        const bool meant = action.kind != ActionKind::ScorePlace || action.place == place;
        if (meant && told.scored.contains(place) != real.scored.contains(place))
        {
            return differs("a different place is scored", action, i);
        }
        if (covered
            && (told.before[number] != PerSeat<std::uint8_t>{} || told.changed.contains(place)
                || told.covered != (meant && real.scored.contains(place))))
        {
            return differs("the content of the covered Castillo is shown", action, i);
        }
        if (covered)
        {
            continue;
        }
        const Payout now = payout(before, place);
        const Payout then = payout(real.state, place);
        bool changes = false;
        for (const Seat seat : before.seats())
        {
            points[seat] += meant ? real.paid[number][seat] : 0;
            changes = changes || now.total(seat) != then.total(seat);
            if (told.before[number][seat] != now.total(seat) || told.after[number][seat] != then.total(seat)
                || told.difference(place, seat) != then.total(seat) - now.total(seat))
            {
                return differs("another payout", action, i);
            }
        }
        if (changes != told.changed.contains(place))
        {
            return differs("a change is shown wrongly", action, i);
        }
    }
    return points == told.points ? "" : differs("other points", action, -1);
}

/// Compares where the last disk sends its player's caballeros with what happens.
std::string wrong_with_disk(const Step& step)
{
    const Seat seat = step.before.decision.seat;
    const PlayerView seen = view(step.before, seat);
    const Consequence told = consequence(seen, step.action);
    const bool eviction = step.before.sealed.purpose == SealedPurpose::Evict;
    for (const Event& event : step.events)
    {
        const bool leaves = event.kind == EventKind::CastilloEmptied || (eviction && event.kind == EventKind::SentBack);
        if (leaves && event.seat == seat
            && (event.to != told.sent_to || sends_to_court(seen, step.action.place) != (event.to == Place::Court)
                || (told.sent != 0 && told.sent != event.count)))
        {
            return "the disk sends its caballeros elsewhere";
        }
    }
    return "";
}

std::string wrong_with_answers(const Step& step)
{
    if (step.action.kind == ActionKind::SetDisk)
    {
        return wrong_with_disk(step);
    }
    const PlayerView seen = view(step.before, step.before.decision.seat);
    for (const Action action : seen.legal)
    {
        if (std::string wrong = wrong_with_consequence(step.before, seen, action); !wrong.empty())
        {
            return wrong;
        }
    }
    return "";
}

/// Compares the preview of a card's scoring with what it pays.
std::string wrong_with_cards(const Step& step)
{
    const State& state = step.before;
    const bool acts = step.action.kind == ActionKind::Act && state.decision.question != Question::UseAbility;
    if ((!acts && step.action.kind != ActionKind::ChooseEffect) || state.turn.card >= catalogue().size())
    {
        return "";
    }
    const Card& row = card(state.turn.card);
    const Effect& effect = row.effects[acts ? 0 : step.action.a];
    const PlayerView seen = view(state, state.decision.seat);
    const CardScoring told = card_scoring(seen, effect);
    if (told.scores != (effect.verb == Verb::Score))
    {
        return "a different card scores";
    }
    if (!told.scores || told.chosen || told.by_disks || (acts && row.effect_count > 1))
    {
        return "";
    }
    const Consequence due = consequence(seen, step.action);
    return told.places == due.scored && told.points == due.points && told.covered == due.covered
               ? ""
               : "the card tells of another scoring than its answer";
}

/// Between the last turn of a round and the next bids nobody has a card.
std::string wrong_between_turns(const Step& step)
{
    if (step.before.active() != nobody)
    {
        return "";
    }
    const PlayerView seen = view(step.before, step.before.decision.seat);
    for (const Card& row : catalogue())
    {
        for (std::size_t i = 0; i < row.effect_count; ++i)
        {
            const CardScoring told = card_scoring(seen, row.effects[i]);
            if (row.effects[i].scoring == Scoring::OwnTwo && !told.places.empty())
            {
                return "the active player's caballeros are counted, and nobody is active";
            }
        }
    }
    return "";
}

/// True if nobody is in the Castillo or the King is beside it: then nothing moves before the regions are scored.
std::string wrong_with_scoring_now(const Step& step)
{
    const State& state = step.before;
    const ScoredNow told = scored_now(view(state, nobody));
    if (told.castillo != castillo_is_known(state))
    {
        return "the covered Castillo is counted, or the open one is not";
    }
    if (!told.castillo || (leaving_castillo(state) != 0 && state.king != Place::Castillo))
    {
        return "";
    }
    return told.points == projected_scoring(state, for_each_seat(Place::Galicia)) ? "" : "the general scoring differs";
}

} // namespace

TEST_CASE("ranks: those who are tied for a rank take the next one, and bonuses go to a sole first")
{
    State state = begin({.players = 5,
                         .king = Place::Valencia,
                         .groups = {{Place::Aragon, 0, 3},
                                    {Place::Aragon, 1, 3},
                                    {Place::Aragon, 2, 1},
                                    {Place::Valencia, 3, 2},
                                    {Place::Valencia, 4, 1},
                                    {Place::Galicia, 0, 1}}});
    const ScoreValues aragon = values_at(state, Place::Aragon);
    CHECK(ranks(state, Place::Aragon)
          == std::vector<RankGroup>{{2, owners_of({0, 1}), aragon[1]}, {3, owners_of({2}), aragon[2]}});
    const ScoreValues valencia = values_at(state, Place::Valencia);
    CHECK(ranks(state, Place::Valencia)
          == std::vector<RankGroup>{{1, owners_of({3}), static_cast<std::uint8_t>(valencia[0] + 2)},
                                    {2, owners_of({4}), valencia[1]}});
    // The home of seat 0: two points more.
    const ScoreValues galicia = values_at(state, Place::Galicia);
    CHECK(ranks(state, Place::Galicia)
          == std::vector<RankGroup>{{1, owners_of({0}), static_cast<std::uint8_t>(galicia[0] + 2)}});
    CHECK(ranks(state, Place::Seville).empty());
}

TEST_CASE("ranks: with two players the first alone counts, and a dummy takes its rank without points")
{
    const State two =
        begin({.players = 2, .groups = {{Place::Seville, 0, 2}, {Place::Seville, 1, 1}, {Place::Granada, 1, 2}}});
    CHECK(ranks(two, Place::Seville) == std::vector<RankGroup>{{1, owners_of({0}), values_at(two, Place::Seville)[0]}});
    const State dummy = begin(
        {.edition = Edition::Edition2023, .players = 2, .groups = {{Place::Seville, 2, 3}, {Place::Seville, 1, 1}}});
    CHECK(ranks(dummy, Place::Seville)
          == std::vector<RankGroup>{{1, owners_of({2}), 0}, {2, owners_of({1}), values_at(dummy, Place::Seville)[1]}});
}

TEST_CASE("a consequence: placing one shows the region before and after, for everybody")
{
    State state = after_taking(
        {.players = 4, .king = Place::Aragon, .groups = {{Place::Valencia, 0, 1}, {Place::Valencia, 1, 1}}}, 1);
    const PlayerView seen = view(state, 0);
    const Consequence told = consequence(seen, place(Place::Valencia));
    const ScoreValues values = values_at(state, Place::Valencia);
    REQUIRE(told.foreseen);
    CHECK(told.changed == PlaceSet(1U << index(Place::Valencia)));
    CHECK(told.before[index(Place::Valencia)][0] == values[1]);
    CHECK(told.after[index(Place::Valencia)][0] == values[0]);
    CHECK(told.difference(Place::Valencia, 0) == values[0] - values[1]);
    CHECK(told.after[index(Place::Valencia)][1] == values[1]);
    CHECK(told.scored.empty());
    CHECK_FALSE(consequence(seen, place(Place::Galicia)).foreseen); // not next to the King
    CHECK_FALSE(consequence(view(state, 1), place(Place::Valencia)).foreseen);
}

TEST_CASE("profit: a scoring card that pays nobody, only others, or oneself")
{
    const auto profit = [](std::vector<Group> groups)
    {
        const State state =
            after_taking({.king = Place::Aragon, .cards = {"", "", "score-fours"}, .groups = std::move(groups)}, 3);
        return profit_of(view(state, 0), act);
    };
    CHECK(profit({}) == Profit::Nobody);
    CHECK(profit({{Place::Galicia, 1, 1}}) == Profit::OthersOnly);
    CHECK(profit({{Place::Galicia, 0, 1}}) == Profit::Own);
    CHECK(profit({{Place::Valencia, 0, 1}}) == Profit::Nobody); // there are not four
    const State other = after_taking({.king = Place::Aragon}, 1);
    CHECK(profit_of(view(other, 0), done) == Profit::Unknown);
}

TEST_CASE("random games: the consequence of each answer equals what the game does")
{
    play_every_rule_set(2, wrong_with_answers);
}

TEST_CASE("random games: what a card's scoring would pay is what its special action pays")
{
    play_every_rule_set(4, wrong_with_cards);
}

TEST_CASE("random games: what would be scored now is a general scoring with nobody in the Castillo")
{
    play_every_rule_set(2, wrong_with_scoring_now);
}

TEST_CASE("random games: between turns no card counts the caballeros of an active player")
{
    play_every_rule_set(1, wrong_between_turns);
}

TEST_CASE("random games: previews do not depend on a covered Castillo")
{
    // Two states that a seat cannot tell apart have the same preview.
    play_every_rule_set(1,
                        [](const Step& step)
                        {
                            const Seat seat = step.before.decision.seat;
                            const State other = determinize(step.before, seat, Random(step.random.next()));
                            if (other.decision != step.before.decision)
                            {
                                return "";
                            }
                            const Consequence told = consequence(view(step.before, seat), step.action);
                            const Consequence same = consequence(view(other, seat), step.action);
                            return told.after == same.after && told.points == same.points
                                       ? ""
                                       : "the preview depends on hidden information";
                        });
}

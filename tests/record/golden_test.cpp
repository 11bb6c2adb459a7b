// The games of data/golden: records that must replay to the points they state, and that together use everything.
#include "record/link/link.hpp"
#include "record/notation.hpp"
#include "record/save.hpp"
#include "rules/game.hpp"

#include <algorithm>
#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>

using namespace elgrande;
using namespace elgrande::record;

namespace
{

struct GoldenGame
{
    std::string name;
    std::string text;
    Game game;
};

std::vector<GoldenGame> golden_games()
{
    std::vector<GoldenGame> games;
    for (const auto& entry : std::filesystem::directory_iterator("data/golden"))
    {
        if (entry.path().extension() == ".elg")
        {
            std::ifstream file(entry.path());
            const std::string text{std::istreambuf_iterator<char>(file), {}};
            auto game = read_record(text);
            INFO(entry.path());
            REQUIRE((game ? "" : to_string(game.error())) == "");
            games.push_back({entry.path().stem().string(), text, std::move(*game)});
        }
    }
    return games;
}

/// True if the event is an effect of the special action that runs, not only an announcement or a choice.
bool is_effect(EventKind kind)
{
    switch (kind)
    {
    case EventKind::Announced:
    case EventKind::Skipped:
    case EventKind::DiskSet:
    case EventKind::DiskRevealed:
    case EventKind::KingStayed:
    case EventKind::VetoUsed:
    case EventKind::CastilloUncovered:
        return false;
    default:
        return !traits_of(kind).follows_turn;
    }
}

/// Returns the only card with this verb.
CardId row_of(Verb verb)
{
    const auto found = std::find_if(catalogue().begin(), catalogue().end(),
                                    [verb](const Card& row) { return row.effects[0].verb == verb; });
    REQUIRE(found != catalogue().end());
    return static_cast<CardId>(found - catalogue().begin());
}

/// What the golden games have used together.
struct Usage
{
    std::map<CardId, int> executed; ///< row → number of executed special actions
    std::set<Question> asked;
    std::set<ActionKind> answered;
    std::set<int> modifier_values;
    std::set<Verb> abilities; ///< abilities of used modifiers
    int ties_won = 0;         ///< ties in a scored place that a standard-bearer won
    std::set<ActionKind> bearers_taken;
    int vetoes_used = 0;
    int vetoes_after_a_step = 0;
    int vetoes_expired = 0;
    std::set<std::size_t> players;
    std::set<int> rounds;

    void add(const Game& game);

private:
    void add(const Event& event);

    std::optional<CardId> running_; ///< the announced special action until it has an effect
    bool has_begun_ = false;
};

void Usage::add(const Event& event)
{
    if (event.kind == EventKind::Announced)
    {
        running_ = event.card;
        has_begun_ = false;
    }
    else if (event.kind == EventKind::JoinedScoring)
    {
        ++executed[row_of(Verb::JoinScoring)]; // it is not announced; a separate question asks for it
    }
    else if (traits_of(event.kind).follows_turn)
    {
        running_.reset();
    }
    else if (running_ && is_effect(event.kind))
    {
        ++executed[*running_];
        running_.reset();
        has_begun_ = true;
    }
    else if (event.kind == EventKind::VetoKept)
    {
        ++executed[event.card]; // an own card, which is not announced
    }
    vetoes_expired += event.kind == EventKind::VetoExpired ? 1 : 0;
    if (event.kind == EventKind::VetoUsed)
    {
        ++vetoes_used;
        vetoes_after_a_step += has_begun_ ? 1 : 0;
        running_.reset();
    }
}

/// True if two players tie and only one has the standard-bearer there.
bool bearer_wins_tie(const State& state, Place place)
{
    const auto& there = state.caballeros[index(place)];
    for (const Seat one : state.seats())
    {
        for (const Seat other : state.seats())
        {
            if (there[one] > 0 && there[one] == there[other] && state.bearers.at[one] == place
                && state.bearers.at[other] != place)
            {
                return true;
            }
        }
    }
    return false;
}

void Usage::add(const Game& game)
{
    players.insert(game.players.size());
    rounds.insert(game.setup.rounds);
    State state = first_state(game);
    auto note = [this, &state](const Event& event)
    {
        add(event);
        ties_won += event.kind == EventKind::ScoringBegan && bearer_wins_tie(state, event.to) ? 1 : 0;
    };
    for (const Action action : game.actions)
    {
        asked.insert(state.decision.question);
        answered.insert(action.kind);
        if (takes_bearer(action))
        {
            bearers_taken.insert(action.kind);
        }
        if (action.kind == ActionKind::AddModifier)
        {
            modifier_values.insert(modifier(action.a).value);
        }
        if (state.decision.question == Question::UseAbility && action.kind == ActionKind::Act)
        {
            abilities.insert(modifier(state.shift.added[state.decision.seat]).ability.verb);
        }
        if (!state.progress.running)
        {
            running_.reset(); // the last special action can have no further effect
        }
        apply(state, action, note);
    }
}

Usage usage_of_all()
{
    Usage usage;
    for (const GoldenGame& golden : golden_games())
    {
        if (is_over(last_state(golden.game)))
        {
            usage.add(golden.game);
        }
    }
    return usage;
}

} // namespace

TEST_CASE("every golden game replays to the points that it states")
{
    const auto games = golden_games();
    CHECK(games.size() >= 4);
    for (const GoldenGame& golden : games)
    {
        INFO(golden.name);
        // Reading compares points; this checks that they are stated after the last action.
        const std::size_t stated = golden.text.rfind("\nPoints: ");
        REQUIRE(stated != std::string::npos);
        CHECK(golden.text.find('\n', stated + 1) == golden.text.size() - 1);
        CHECK(is_over(last_state(golden.game)) == (golden.name != "sample-game"));
    }
}

TEST_CASE("golden games survive save, link and being written as records")
{
    for (const GoldenGame& golden : golden_games())
    {
        INFO(golden.name);
        const auto again = read_record(write_record(golden.game));
        REQUIRE(again);
        CHECK(same(*again, golden.game));
        const auto loaded = load_save(save_game({golden.game, golden.name, 0, 0}));
        REQUIRE(loaded);
        CHECK(same(loaded->game, golden.game));
        auto opened = open_link(game_link(golden.game));
        REQUIRE(opened);
        CHECK(last_state(std::get<Game>(*opened)) == last_state(golden.game));
    }
}

TEST_CASE(
    "all copies of the classic cards are executed in the golden games, and each card of other editions and modules")
{
    const Usage usage = usage_of_all();
    for (int i = 0; i < edition_count; ++i)
    {
        const EditionRow& edition = edition_row(static_cast<Edition>(i));
        for (const CardId id : cards_of(edition.edition))
        {
            const auto found = usage.executed.find(id);
            const int executed = found == usage.executed.end() ? 0 : found->second;
            INFO(edition.id << ": not executed often enough: " << card(id).id);
            CHECK(executed >= (edition.edition == Edition::Classic ? card(id).copies : 1));
        }
    }
}

TEST_CASE("modifiers of every value are added and every ability is used in the golden games")
{
    const Usage usage = usage_of_all();
    std::set<Verb> abilities;
    for (const Modifier& one : modifiers())
    {
        if (one.has_ability)
        {
            abilities.insert(one.ability.verb);
        }
    }
    CHECK(usage.modifier_values == std::set<int>{-2, -1, 1, 2});
    CHECK(usage.abilities == abilities);
}

TEST_CASE("standard-bearers win ties, are lost, named again and taken along in the golden games")
{
    const Usage usage = usage_of_all();
    CHECK(usage.ties_won > 0);
    CHECK(usage.asked.count(Question::NameBearer) == 1);
    CHECK(usage.bearers_taken
          == std::set{ActionKind::Recall, ActionKind::Lift, ActionKind::Return, ActionKind::Dismiss,
                      ActionKind::SetDisk});
}

TEST_CASE("every edition, every module and the dummy take part in a golden game")
{
    std::set<Edition> editions;
    unsigned modules = 0;
    bool dummy = false;
    for (const GoldenGame& golden : golden_games())
    {
        editions.insert(golden.game.setup.edition);
        modules |= golden.game.setup.modules.bits();
        dummy = dummy || has_dummy(golden.game.setup);
    }
    CHECK(editions.size() == static_cast<std::size_t>(edition_count));
    CHECK(modules == (1U << module_count) - 1U);
    CHECK(dummy);
}

TEST_CASE("every question is asked and every kind of answer given in the golden games")
{
    const Usage usage = usage_of_all();
    for (int question = 0; question <= static_cast<int>(last_question); ++question)
    {
        INFO("question that no golden game asks: " << question);
        const bool is_asked = static_cast<Question>(question) != Question::GameOver;
        CHECK(usage.asked.count(static_cast<Question>(question)) == (is_asked ? 1 : 0));
    }
    for (int number = 0; number <= static_cast<int>(last_action_kind); ++number)
    {
        const auto kind = static_cast<ActionKind>(number);
        const bool nobody_chooses = (kind >= ActionKind::SendBack && kind <= ActionKind::OpenKingsRegion)
                                    || kind == ActionKind::MoveAway || kind == ActionKind::SendGrande
                                    || kind == ActionKind::BringDiscs || kind == ActionKind::Revolt
                                    || kind == ActionKind::KeepMoves;
        INFO("answer that no golden game gives: " << number);
        CHECK(usage.answered.count(kind) == (nobody_chooses ? 0 : 1));
    }
}

TEST_CASE("golden games are for every number of players, long and short, with Vetoes used early, late and never")
{
    const Usage usage = usage_of_all();
    CHECK(usage.players == std::set<std::size_t>{2, 3, 4, 5});
    CHECK(usage.rounds == std::set<int>{6, 9});
    CHECK(usage.vetoes_used > 0);
    CHECK(usage.vetoes_after_a_step > 0);
    CHECK(usage.vetoes_expired > 0);
}

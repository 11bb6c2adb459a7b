// "Analyse" by the chance of winning: which turns are compared, in which order, and what counts as equal.
#include "app/analysis/turn_chances.hpp"

#include "app/analysis/played_turns.hpp"
#include "app/analysis/thinking_table.hpp"
#include "app/analysis/turn_to_analyse.hpp"
#include "rules/game.hpp"
#include "support/reached_game.hpp"
#include "ui/ui.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <string>
#include <variant>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::cached_answer;
using testing::english;
using words::Key;

namespace
{

bool takes_card_in(const State& state, int round)
{
    return state.decision.question == Question::TakeCard && state.round >= round;
}

/// Returns a position in which a player can take one of several cards.
State card_choice()
{
    return record::last_state(testing::game_until(
        {.players = 3, .seed = 5}, [](const State& state)
        { return takes_card_in(state, 1) && legal(state).size() >= 4 && state.decision.seat == 1; }));
}

/// Returns one turn with each card, each costing one point more than the one before it.
std::vector<OfferedTurn> turn_with_each_card(const State& position)
{
    std::vector<OfferedTurn> turns;
    for (const Action action : legal(position))
    {
        if (action.kind == ActionKind::TakeCard)
        {
            turns.push_back({{action}, 10 - static_cast<int>(turns.size()), 1});
        }
    }
    return turns;
}

brains::ChancesQuestion chances_question(const brains::Bytes& bytes)
{
    const auto question = brains::read_question(bytes);
    REQUIRE(question.ok());
    REQUIRE(std::holds_alternative<brains::ChancesQuestion>(*question));
    return std::get<brains::ChancesQuestion>(*question);
}

/// Returns an estimate that gives all seats the same chance, in ten-thousandths.
brains::Bytes estimate_of(int chance, std::uint32_t playouts)
{
    brains::ChancesAnswer answer{.chances = {}, .playouts = playouts};
    answer.chances.fill(chance);
    return brains::write_answer(answer);
}

/// Answers all questions of one pass: the chance is the one of the card that the turn takes.
void estimate_each(TurnChances& chances, std::size_t turns, const std::function<int(Action)>& chance_with)
{
    for (std::size_t i = 0; i < turns; ++i)
    {
        const brains::ChancesQuestion question = chances_question(chances.question());
        REQUIRE(chances.accept(estimate_of(chance_with(question.played.front()), question.playouts)));
    }
}

} // namespace

TEST_CASE("turns are ranked by their chances of winning, and a difference within the error counts as none")
{
    const State position = card_choice();
    const std::vector<OfferedTurn> offered = turn_with_each_card(position);
    REQUIRE(offered.size() >= 4);
    const std::vector<Action> played = offered[2].turn;
    TurnChances chances(position, offered, {}, played);
    const std::array by_card{2000, 4000, 3800, 1000, 1000};
    const auto chance_with = [&](Action card)
    {
        const auto at = std::find_if(offered.begin(), offered.end(),
                                     [card](const OfferedTurn& turn) { return turn.turn.front() == card; });
        return by_card.at(static_cast<std::size_t>(at - offered.begin()));
    };
    CHECK(chances.ranked().empty());
    estimate_each(chances, offered.size() - 1, chance_with);
    CHECK(chances.ranked().empty()); // none before all have been estimated
    estimate_each(chances, 1, chance_with);
    REQUIRE(chances.ranked().size() == offered.size());
    CHECK(chances.ranked()[0].answers == offered[1].turn);
    CHECK(chances.ranked()[1].answers == offered[2].turn);
    CHECK(chances.ranked()[2].answers == offered[0].turn);
    CHECK_FALSE(chances.ranked()[0].played);
    CHECK(chances.ranked()[1].played);
    CHECK(chances.percent_of(chances.ranked()[1]) == 38);
    CHECK(chances.margin() == 7);
    CHECK(chances.cost_of(chances.ranked()[0]) == 0);
    CHECK(chances.cost_of(chances.ranked()[1]) == 0); // 2 per cent
    CHECK(chances.cost_of(chances.ranked()[2]) == 20);
    estimate_each(chances, 2 * offered.size(), chance_with);
    CHECK(chances.done());
    CHECK(chances.progress() == 100);
    CHECK(chances.margin() == 2);
    CHECK(chances.cost_of(chances.ranked()[1]) == 2); // more playouts tell them apart
}

TEST_CASE("all turns are estimated with the same playouts, and no playout is repeated")
{
    const State position = card_choice();
    TurnChances chances(position, turn_with_each_card(position), {}, {});
    const std::size_t turns = turn_with_each_card(position).size();
    std::uint32_t before = 0;
    while (!chances.done())
    {
        const brains::ChancesQuestion first = chances_question(chances.question());
        CHECK(first.seed == before);
        for (std::size_t i = 0; i < turns; ++i)
        {
            const brains::ChancesQuestion question = chances_question(chances.question());
            CHECK(question.seed == first.seed);
            CHECK(question.playouts == first.playouts);
            REQUIRE(chances.accept(estimate_of(2500, question.playouts)));
        }
        before += first.playouts;
        CHECK(chances.ranked().front().chances.playouts() == before);
    }
    CHECK(before == 2000);
}

TEST_CASE("at most six turns are compared, the best with each card first, equal ones once, and what was played always")
{
    const State position = card_choice();
    std::vector<OfferedTurn> offered = turn_with_each_card(position);
    const OfferedTurn worst = offered.back();
    offered.pop_back();
    std::vector<OfferedTurn> many;
    for (const OfferedTurn& turn : offered)
    {
        State taken = position;
        apply_within_turn(taken, turn.turn.front());
        for (const Action next : legal(taken))
        {
            many.push_back({{turn.turn.front(), next}, 5, 1});
        }
    }
    TurnChances chances(position, many, offered, worst.turn);
    std::vector<Action> cards;
    for (std::size_t i = 0; i < TurnChances::max_turns; ++i)
    {
        const brains::ChancesQuestion question = chances_question(chances.question());
        cards.push_back(question.played.front());
        REQUIRE(chances.accept(estimate_of(2500, question.playouts)));
    }
    CHECK(chances.ranked().size() == TurnChances::max_turns);
    for (const OfferedTurn& turn : turn_with_each_card(position))
    {
        CHECK(std::count(cards.begin(), cards.end(), turn.turn.front()) >= 1);
    }
    CHECK(std::count_if(chances.ranked().begin(), chances.ranked().end(),
                        [](const ComparedTurn& turn) { return turn.played; })
          == 1);
    TurnChances twice(position, offered, offered, {});
    estimate_each(twice, offered.size(), [](Action) { return 100; });
    CHECK(twice.ranked().size() == offered.size());
}

TEST_CASE("an invalid estimate is refused and asked for again, and without turns there is nothing to ask")
{
    const State position = card_choice();
    TurnChances chances(position, turn_with_each_card(position), {}, {});
    const brains::Bytes question = chances.question();
    for (const brains::Bytes& bad :
         {brains::Bytes(), brains::Bytes(7, std::byte{1}), brains::write_answer(brains::Refused{})})
    {
        CHECK_FALSE(chances.accept(bad));
        CHECK(chances.question() == question);
    }
    const TurnChances none(position, {}, {}, {});
    CHECK(none.done());
    CHECK(none.ranked().empty());
}

// --- the page --------------------------------------------------------------------------------------------------------

namespace
{

/// Answers a question about chances at once, by the number of actions in the turn, and others by a real Brain.
brains::Bytes quick_estimate(const brains::Bytes& bytes)
{
    const auto question = brains::read_question(bytes);
    REQUIRE(question.ok());
    const auto* chances = std::get_if<brains::ChancesQuestion>(&*question);
    return chances == nullptr
               ? cached_answer(bytes)
               : estimate_of(1000 + 500 * static_cast<int>(chances->played.size() % 7), chances->playouts);
}

struct Comparison : testing::ThinkingTable
{
    explicit Comparison(record::Game played) : ThinkingTable(std::move(played))
    {
        driver.world.brains.think = quick_estimate;
    }

    void act(const Intent& intent)
    {
        driver.app().act(intent);
        driver.settle();
    }

    /// Looks at the first turn from `round` on, and opens its analysis.
    void analyse_in_round(int round)
    {
        const table::History history(game, game.actions.size());
        const std::vector<PlayedTurn> turns = turns_of(history);
        const auto found =
            std::find_if(turns.begin(), turns.end(),
                         [&](const PlayedTurn& turn) { return history.state_at(turn.start).round >= round; });
        REQUIRE(found != turns.end());
        act(Intent{LookAt{found->start}});
        REQUIRE(press(Key::AnalysisTitle));
    }

    /// Returns the buttons of the compared turns, in their order.
    std::vector<MirrorButton> compared()
    {
        std::vector<MirrorButton> found;
        std::copy_if(mirror().buttons.begin(), mirror().buttons.end(), std::back_inserter(found),
                     [](const MirrorButton& button)
                     {
                         const std::size_t digits = button.label.find_first_not_of("0123456789");
                         return digits > 0 && digits != std::string::npos && button.label[digits] == '%';
                     });
        return found;
    }

    /// Answers the pending question. Returns false if there is none.
    bool answer()
    {
        const bool answered = driver.world.brains.answer();
        driver.settle();
        return answered;
    }
    bool is_thinking() { return driver.world.brains.is_thinking(); }
};

/// True if the turn is the one that was played, by its label.
bool says_played(const MirrorButton& button)
{
    return button.label.substr(0, button.label.find(": ")).find(english(Key::AnalysisThisPlayed)) != std::string::npos;
}

record::Game game_at_card(const Setup& setup, int round)
{
    return testing::game_until(setup, [round](const State& state) { return takes_card_in(state, round); });
}

} // namespace

TEST_CASE("in the classic game the chance of winning is chosen from the third round on, and the lead before")
{
    Comparison comparison(testing::finished_game());
    comparison.analyse_in_round(1);
    CHECK(comparison.driver.chosen(english(Key::AnalysisLead)));
    REQUIRE(comparison.press(Key::ButtonClose));
    comparison.analyse_in_round(3);
    CHECK(comparison.driver.chosen(english(Key::AnalysisChance)));
    CHECK(comparison.mirror().rule == english(Key::AnalysisChanceSays));
    CHECK(comparison.says(english(Key::PuzzleThinks)));
}

TEST_CASE("the page lists turns by their chance of winning, marks what was played, and shows each on the board")
{
    Comparison comparison(testing::finished_game());
    comparison.analyse_in_round(4);
    while (comparison.compared().empty() && comparison.answer())
    {
    }
    CHECK(comparison.says(english(Key::AnalysisEstimated, {{"count", 100}, {"value", "7%"}})));
    CHECK(comparison.says(english(Key::ChancesCounting, {{"value", 5}})));
    comparison.think_all();
    CHECK(comparison.says(english(Key::AnalysisEstimated, {{"count", 2000}, {"value", "2%"}})));
    CHECK_FALSE(comparison.says(english(Key::ChancesCounting, {{"value", 25}})));
    const std::vector<MirrorButton> turns = comparison.compared();
    REQUIRE(turns.size() >= 2);
    CHECK(turns.size() <= TurnChances::max_turns);
    CHECK(std::is_sorted(turns.begin(), turns.end(),
                         [](const MirrorButton& one, const MirrorButton& other)
                         { return std::stoi(one.label) > std::stoi(other.label); }));
    CHECK(std::count_if(turns.begin(), turns.end(), says_played) == 1);
    const std::vector<std::string> position = comparison.mirror().position;
    for (std::size_t i = 0; i < turns.size(); ++i)
    {
        comparison.driver.app().perform(comparison.compared()[i].id);
        comparison.driver.settle();
        REQUIRE(comparison.press(Key::ButtonNewer));
        REQUIRE(comparison.press(Key::AnalysisTitle));
        REQUIRE(comparison.compared().size() == turns.size());
        CHECK(comparison.compared()[i].label == turns[i].label);
    }
    CHECK_FALSE(comparison.is_thinking());
}

TEST_CASE("estimating is cancelled with the page and by another choice, and continues where it stopped")
{
    Comparison comparison(testing::finished_game());
    comparison.analyse_in_round(4);
    int answers = 0;
    while (comparison.compared().empty() && comparison.answer())
    {
        ++answers;
    }
    REQUIRE(comparison.is_thinking());
    REQUIRE(comparison.press(Key::AnalysisLead)); // known already
    CHECK_FALSE(comparison.is_thinking());
    CHECK(comparison.says("The best is "));
    REQUIRE(comparison.press(Key::AnalysisChance));
    REQUIRE(comparison.is_thinking());
    comparison.driver.app().perform(comparison.compared().front().id); // a turn on the board
    comparison.driver.settle();
    CHECK_FALSE(comparison.is_thinking());
    REQUIRE(comparison.press(Key::AnalysisTitle));
    REQUIRE(comparison.is_thinking());
    const auto turns = static_cast<int>(comparison.compared().size());
    CHECK(answers == 2 + turns); // two lists of the solver
    CHECK(comparison.think_all() == 2 * turns);
    REQUIRE(comparison.press(Key::ButtonClose));
    REQUIRE(comparison.press(Key::AnalysisTitle));
    REQUIRE(comparison.is_thinking());
    REQUIRE(comparison.press(Key::ButtonClose));
    CHECK_FALSE(comparison.is_thinking());
    CHECK_FALSE(comparison.answer());
}

TEST_CASE("a missing or invalid estimate is reported, and what is known stays")
{
    const platform::Bytes bad = GENERATE(platform::Bytes(), platform::Bytes(7, std::byte{1}));
    const std::string said = english(bad.empty() ? Key::AnalysisNotHere : Key::PuzzleUntold);
    const auto refuse = [&bad](const brains::Bytes&) { return bad; };
    Comparison comparison(testing::finished_game());
    comparison.driver.world.brains.think = refuse;
    comparison.analyse_in_round(4);
    comparison.think_all();
    CHECK(comparison.says(said));
    comparison.driver.world.brains.think = quick_estimate;
    REQUIRE(comparison.press(Key::AnalysisLead));
    REQUIRE(comparison.press(Key::AnalysisChance));
    REQUIRE(comparison.answer());
    REQUIRE(comparison.answer());
    comparison.driver.world.brains.think = refuse;
    comparison.think_all();
    CHECK(comparison.says(said));
    CHECK_FALSE(comparison.is_thinking());
    comparison.driver.world.brains.think = quick_estimate;
    REQUIRE(comparison.press(Key::AnalysisLead));
    REQUIRE(comparison.press(Key::AnalysisChance));
    while (comparison.compared().empty() && comparison.answer())
    {
    }
    const std::size_t turns = comparison.compared().size();
    REQUIRE(turns > 0);
    comparison.driver.world.brains.think = refuse;
    comparison.think_all();
    CHECK(comparison.compared().size() == turns);
    CHECK_FALSE(comparison.says(english(Key::ChancesCounting, {{"value", 5}})));
}

TEST_CASE("a running game's chances are estimated from what everybody sees")
{
    const record::Game game = game_at_card({.players = 3, .seed = 5}, 3);
    const State truth = record::last_state(game);
    std::vector<std::vector<platform::Bytes>> asked(2);
    for (std::size_t shuffle = 0; shuffle < asked.size(); ++shuffle)
    {
        const State other = determinize(truth, nobody, Random(shuffle + 1));
        REQUIRE(other != truth);
        Comparison comparison({other.setup, game.players, other, {}, {}});
        comparison.driver.world.brains.think = [&](const brains::Bytes& question)
        {
            asked[shuffle].push_back(question);
            return quick_estimate(question);
        };
        comparison.act({AnalysisCommand::Begin});
        CHECK(comparison.driver.chosen(english(Key::AnalysisChance)));
        comparison.think_all();
        CHECK(comparison.compared().size() >= 2);
        CHECK(std::none_of(comparison.compared().begin(), comparison.compared().end(), says_played));
    }
    CHECK(asked[0].size() > 2);
    CHECK(asked[0] == asked[1]);
}

TEST_CASE("in a game with colonies the lead is chosen first, and the chance of winning can be")
{
    Comparison comparison(game_at_card({.edition = Edition::Colonies, .players = 3, .seed = 5}, 4));
    comparison.act({AnalysisCommand::Begin});
    CHECK(comparison.driver.chosen(english(Key::AnalysisLead)));
    REQUIRE(comparison.press(Key::AnalysisChance));
    comparison.think_all();
    const std::vector<MirrorButton> turns = comparison.compared();
    CHECK(turns.size() >= 2);
    CHECK(comparison.says(english(Key::AnalysisEstimated, {{"count", 2000}, {"value", "2%"}})));
    comparison.driver.app().perform(turns.front().id);
    comparison.driver.settle();
    CHECK(comparison.press(Key::ButtonNewer));
}

TEST_CASE("the list of chances fits in three languages, on all sizes of screens")
{
    const auto size = GENERATE(std::pair(1366.0F, 768.0F), std::pair(2560.0F, 1440.0F), std::pair(390.0F, 844.0F),
                               std::pair(360.0F, 640.0F), std::pair(820.0F, 1180.0F), std::pair(844.0F, 390.0F));
    const std::string language = GENERATE("en", "de", "es");
    const record::Game game = game_at_card({.players = 3, .seed = 5}, 3);
    CAPTURE(size.first, size.second, language);
    testing::AppDriver driver(size.first, size.second, size.first < 900,
                              [&](testing::FakeWorld& world)
                              {
                                  const auto end = static_cast<std::uint32_t>(game.actions.size());
                                  world.files.chosen = platform::File{
                                      "game.elgrande", record::save_game({.game = game, .name = "", .cursor = end})};
                                  world.brains.think = quick_estimate;
                                  world.page.reads = {language};
                              });
    driver.settle();
    driver.app().act(Intent{AnalysisCommand::Begin});
    driver.settle();
    while (driver.world.brains.answer())
    {
        driver.settle();
    }
    CHECK(driver.app().ui().cut().empty());
    const auto& buttons = driver.app().mirror().buttons;
    CHECK(std::count_if(buttons.begin(), buttons.end(),
                        [](const MirrorButton& button)
                        { return button.label[0] <= '9' && button.label.find('%') != std::string::npos; })
          >= 2);
}

// Making a puzzle: from a game's moment, a followed position or another puzzle; it is judged meanwhile, and posted as a
// link.
#include "app/puzzle/maker_page.hpp"
#include "app/puzzle/solver.hpp"
#include "record/link/link.hpp"
#include "rules/game.hpp"
#include "support/app_driver.hpp"
#include "words/ideas.hpp"
#include "words/localizer.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <variant>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::cached_answer;
using testing::english;
using testing::one_best;
using testing::puzzle_of;
using words::Key;

namespace
{

/// The position of a puzzle whose only best turn is worth 95; the next best and a plain turn are worth 93.
std::string as_position()
{
    const record::Puzzle puzzle = puzzle_of(one_best);
    return record::link_with_texts(puzzle.position, puzzle.colours, {}, record::Sharing::Everything);
}

struct Maker
{
    explicit Maker(const std::string& opened, float width = 1366, float height = 768,
                   const testing::FakePreferences::Values& kept = {})
        : driver(width, height, width < 600,
                 [&](testing::FakeWorld& world)
                 {
                     world.address.link = opened;
                     world.preferences.values.insert(kept.begin(), kept.end());
                     world.brains.think = cached_answer;
                     world.clipboard.shares = true;
                 })
    {
        driver.settle();
        think();
        REQUIRE(press(Key::PuzzleMake));
    }

    const Mirror& mirror() { return driver.app().mirror(); }
    bool is_open() { return mirror().title == english(Key::PuzzleMake); }
    bool says(const std::string& part) { return mirror().prompt.find(part) != std::string::npos; }
    bool press(Key key) { return driver.perform(english(key)); }

    void think()
    {
        driver.world.brains.answer();
        driver.settle();
    }

    /// Clicks the button with this label on the screen.
    void click(const std::string& label)
    {
        const int id = driver.button(label);
        INFO(label);
        REQUIRE(id >= 0);
        auto at = driver.app().target(id);
        driver.settle();
        at = at ? at : driver.app().target(id);
        REQUIRE(at.has_value());
        driver.click(*at);
        driver.settle();
    }

    void type(const std::string& field, const std::string& value)
    {
        driver.world.text_fields.typing[field] = value;
        driver.settle();
        CHECK(driver.world.text_fields.typing.empty());
    }

    record::Puzzle copied()
    {
        REQUIRE(press(Key::ButtonCopy));
        const std::string& address = driver.world.clipboard.text;
        return puzzle_of(address.substr(address.find('#') + 1));
    }

    AppDriver driver;
};

} // namespace

TEST_CASE("a puzzle is made from an opened link, and its verdict is shown meanwhile")
{
    Maker maker(as_position());
    REQUIRE(maker.is_open());
    CHECK(maker.says(english(Key::PuzzleThinks)));
    maker.think();
    CHECK(maker.says(english(Key::AnalysisBest, {{"value", 95}, {"count", 1}})));
    CHECK(maker.says(english(Key::AnalysisSecond, {{"value", 93}})));
    CHECK(maker.says(english(Key::PuzzleGreedy, {{"value", 93}})));
    CHECK(maker.says(english(Key::PuzzleGrade, {{"value", 3}})));
    CHECK_FALSE(maker.says(english(Key::PuzzlePlain)));
    CHECK_FALSE(maker.says(english(Key::PuzzleWorst)));
    const int room = record::max_puzzle_text_cost - record::text_cost({});
    CHECK(maker.mirror().notice == english(Key::PuzzleMakeRoom, {{"value", 0}, {"count", room}}));
    maker.type("puzzle title", "Three of a kind");
    maker.type("puzzle author", "Ana");
    maker.type("puzzle line", "Mind the King.");
    maker.type("puzzle own hint", "Look north.");
    const record::Puzzle made = maker.copied();
    CHECK(made.texts == record::PuzzleTexts{"Three of a kind", "Mind the King.", "Ana", "Look north."});
    CHECK(made.task == record::Task{.objective = Objective::OwnPoints});
    const Seat seat = made.position.active();
    CHECK(view(made.position, seat) == view(puzzle_of(one_best).position, seat));
    CHECK(maker.mirror().notice == english(Key::ShareCopied));
    CHECK(maker.driver.world.preferences.get("posted by") == "Ana");
    REQUIRE(maker.press(Key::PassSend));
    CHECK(maker.driver.world.clipboard.shared.find("Three of a kind https://example.org/#z1.") == 0);
}

TEST_CASE("the maker names the ideas of a puzzle, and says why a poor one is poor and what would help")
{
    const words::Localizer localizer(words::Language::En);
    MadePuzzle made;
    made.puzzle = puzzle_of(one_best);
    made.asked = made.puzzle.task.objective;
    brains::PuzzleAnswer verdict{.solved = true, .value = 95, .second = 91, .best_ends = 1, .ends = 20, .greedy = 90};
    verdict.ideas.insert(Idea::TieOnPurpose);
    verdict.ideas.insert(Idea::King);
    made.set_verdict(verdict);
    const auto says = [&](const std::string& part)
    { return verdict_on(localizer, made).find(part) != std::string::npos; };
    CHECK(says("Idea: Tie on purpose, Bring the King."));
    for (const PuzzleFault fault : {PuzzleFault::SmallGap, PuzzleFault::ManyBest, PuzzleFault::NoIdea})
    {
        CHECK_FALSE(says(words::fault_sentence(localizer, fault)));
        verdict.fault = fault;
        made.set_verdict(verdict);
        CHECK(says(words::fault_sentence(localizer, fault)));
    }
    verdict.greedy = 95; // an obvious turn solves it, which is said once
    verdict.fault = PuzzleFault::PlainSolves;
    made.set_verdict(verdict);
    CHECK(says(english(Key::PuzzlePlain)));
    CHECK_FALSE(says(words::fault_sentence(localizer, PuzzleFault::PlainSolves)));
    made.set_verdict(brains::PuzzleAnswer{});
    CHECK(says(words::fault_sentence(localizer, PuzzleFault::Unsolved)));
}

TEST_CASE("a new puzzle can start from the puzzle on the table, with its task and texts")
{
    record::Puzzle first = puzzle_of(one_best);
    first.task = {Objective::HoldRivals, record::Aim::AtLeast, -40};
    first.texts = {"Hold on", "Anything will do.", "Bea", "Just play."};
    Maker maker(record::puzzle_link(first), 1366, 768, {{"posted by", "Ana"}});
    REQUIRE(maker.is_open());
    maker.think();
    CHECK(maker.driver.chosen(english(Key::PuzzleMakeNumber)));
    CHECK(maker.driver.chosen(english(Key::AnalysisHold)));
    record::Puzzle made = maker.copied();
    CHECK(made.task == first.task);
    CHECK(made.texts.author == "Ana");
    CHECK(made.texts.hint == "Just play.");
    // For rivals' points, fewer are better.
    maker.click(english(Key::PuzzleAtLeast, {{"value", 39}}));
    CHECK(maker.copied().task.value == -39);
    REQUIRE(maker.press(Key::ButtonClose));
    CHECK(maker.mirror().title == "Hold on · Bea");
}

TEST_CASE("the number to reach starts as the value of the best turn, and the page says what solves the puzzle")
{
    Maker maker(as_position());
    REQUIRE(maker.press(Key::PuzzleMakeNumber));
    maker.think(); // the number is filled in once it is known
    CHECK(maker.copied().task == record::Task{Objective::OwnPoints, record::Aim::AtLeast, 95});
    CHECK_FALSE(maker.says(english(Key::PuzzlePlain)));
    maker.click(english(Key::PuzzleAtLeast, {{"value", 96}}));
    CHECK(maker.says(english(Key::PuzzleOutOfReach, {{"value", 96}})));
    for (const int value : {95, 94, 93})
    {
        maker.click(english(Key::PuzzleAtLeast, {{"value", value}}));
    }
    CHECK(maker.says(english(Key::PuzzlePlain)));
    CHECK(maker.copied().task.value == 93);
    maker.click(english(Key::PuzzleMakeBest));
    CHECK(maker.copied().task == record::Task{.objective = Objective::OwnPoints});
}

TEST_CASE("a new task asks the solver again, a known one does not, and a closed page asks nothing")
{
    Maker maker(as_position());
    testing::FakeBrains& brains = maker.driver.world.brains;
    maker.think();
    const int asked = brains.asked;
    maker.click(english(Key::AnalysisGain));
    CHECK(brains.asked == asked + 1);
    maker.click(english(Key::AnalysisOwn)); // the answer is known already
    CHECK(brains.asked == asked + 1);
    maker.click(english(Key::AnalysisGain));
    CHECK(brains.asked == asked + 2);
    maker.click(english(Key::PuzzleMakeNumber));
    CHECK(brains.asked == asked + 2);
    REQUIRE(brains.is_thinking());
    REQUIRE(maker.press(Key::ButtonClose));
    maker.driver.settle();
    CHECK_FALSE(brains.is_thinking());
}

TEST_CASE("a failing solver is reported, and one with invalid answers is distrusted")
{
    for (const platform::Bytes& bad : {platform::Bytes(), platform::Bytes(5, std::byte{7})})
    {
        Maker maker(as_position());
        maker.driver.world.brains.think = [&bad](const platform::Bytes&) { return bad; };
        maker.think();
        CHECK(maker.says(english(bad.empty() ? Key::AnalysisNotHere : Key::PuzzleUntold)));
        CHECK(maker.driver.world.brains.distrusted == (bad.empty() ? 0 : 1));
        maker.driver.world.brains.think = cached_answer;
        maker.click(english(Key::AnalysisGain));
        maker.click(english(Key::AnalysisOwn)); // asks again
        maker.think();
        CHECK(maker.says("95"));
        CHECK(maker.copied().task.objective == Objective::OwnPoints);
    }
}

TEST_CASE("the puzzle on the table is judged even while another one is made from it")
{
    AppDriver driver(1366, 768, false, [](testing::FakeWorld& world) { world.address.link = one_best; });
    driver.settle();
    while (!driver.app().mirror().answers.empty())
    {
        driver.app().perform(0);
        driver.settle();
    }
    CHECK(driver.app().mirror().prompt == english(Key::PuzzleThinks));
    REQUIRE(driver.perform(english(Key::PuzzleMake)));
    REQUIRE(driver.perform(english(Key::ButtonClose)));
    driver.world.brains.think = cached_answer;
    driver.settle();
    REQUIRE(driver.world.brains.answer());
    driver.settle();
    CHECK(driver.app().mirror().prompt.find("better was possible") != std::string::npos);
}

TEST_CASE("texts too long for a link are reported, and nothing is copied")
{
    Maker maker(as_position());
    maker.type("puzzle line", std::string(110, 'x'));
    CHECK(maker.mirror().notice.find(english(Key::PictureTooLong)) != std::string::npos);
    const record::PuzzleTexts typed{.line = std::string(110, 'x')};
    const int framing = record::text_cost({});
    const int cost = record::text_cost(typed) - framing;
    const int room = record::max_puzzle_text_cost - framing;
    CHECK(cost > room);
    CHECK(maker.mirror().notice.starts_with(english(Key::PuzzleMakeRoom, {{"value", cost}, {"count", room}})));
    REQUIRE(maker.press(Key::ButtonCopy));
    REQUIRE(maker.press(Key::ButtonTryOut));
    CHECK(maker.driver.world.clipboard.text.empty());
    REQUIRE(maker.is_open());
    maker.type("puzzle line", "short");
    CHECK(maker.mirror().notice.find(english(Key::PictureTooLong)) == std::string::npos);
    CHECK(maker.copied().texts.line == "short");
}

TEST_CASE("a new puzzle is tried out at once, and its page fits wide and tall screens")
{
    for (const auto& [width, height] :
         {std::pair(1366.0F, 768.0F), std::pair(390.0F, 844.0F), std::pair(844.0F, 390.0F)})
    {
        Maker maker(as_position(), width, height);
        maker.think();
        CHECK(maker.driver.app().ui().cut().empty());
        maker.click(english(Key::PuzzleMakeNumber));
        maker.click(english(Key::PuzzleAtLeast, {{"value", 96}}));
        maker.click(english(Key::ButtonTryOut));
        CHECK(maker.mirror().title == english(Key::PuzzleOne));
        CHECK(maker.says("Your goal: 96 points"));
        CHECK(maker.driver.world.address.shown.starts_with("z1."));
    }
}

TEST_CASE("a puzzle can only begin at a question in a player's turn, and not in a game without advice")
{
    State bidding = new_game({});
    apply(bidding, legal(bidding)[0]);
    const std::vector<record::Colour> four{record::Colour::Red, record::Colour::Blue, record::Colour::Green,
                                           record::Colour::Yellow};
    REQUIRE(bidding.players() == 4);
    const std::string link = record::link_with_texts(bidding, four, {}, record::Sharing::Everything);
    Maker maker(link);
    CHECK(maker.says(english(Key::PuzzleMakeNone)));
    REQUIRE(maker.press(Key::ButtonOk));
    CHECK_FALSE(maker.driver.world.brains.is_thinking());
}

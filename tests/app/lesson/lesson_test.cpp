// Lessons: the expected answers lead to the end of each, and any other answer is refused with a reason.
#include "app/lesson/lesson.hpp"
#include "record/notation.hpp"
#include "record/save.hpp"
#include "support/app_driver.hpp"
#include "support/hands.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <string>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;

namespace
{

record::Game record_of(const words::LessonRow& row)
{
    auto game = record::read_record(row.record);
    REQUIRE((game ? "" : to_string(game.error())) == "");
    return std::move(*game);
}

const words::LessonRow& any_lesson()
{
    const auto number = GENERATE(range(0, static_cast<int>(words::lessons().size())));
    const words::LessonRow& row = words::lessons()[static_cast<std::size_t>(number)];
    UNSCOPED_INFO(row.id);
    return row;
}

std::string label(words::Key key)
{
    return words::plain(words::Localizer(words::Language::En).text(key));
}

/// The App with a lesson on the table.
struct Learner
{
    explicit Learner(const words::LessonRow& lesson, bool phone = false)
        : row(lesson), driver(phone ? 390.0F : 1366.0F, phone ? 844.0F : 768.0F, phone)
    {
        driver.app().act(Intent{OpenLesson{std::string(row.id)}});
        driver.settle();
    }

    const Mirror& mirror() { return driver.app().mirror(); }

    /// Returns the index of the mirror's answer that a step expects.
    int wanted(std::size_t step)
    {
        const record::Game game = record_of(row);
        const words::LessonStep& at = row.steps[step];
        const State state = record::replay(game, at.begins);
        const ActionList answers = legal(state);
        return static_cast<int>(std::find(answers.begin(), answers.end(), game.actions[at.begins]) - answers.begin());
    }

    /// Leaves a step, which must be the current one: gives the wanted answer, or presses Next.
    void go_on(std::size_t step)
    {
        if (row.steps[step].asks)
        {
            driver.app().perform(wanted(step));
            driver.settle();
        }
        else
        {
            for (int tries = 0; driver.button("Next") < 0 && tries < 50; ++tries)
            {
                driver.settle(); // a scoring is shown first
            }
            REQUIRE(driver.perform("Next"));
        }
    }

    const words::LessonRow& row;
    AppDriver driver;
};

/// How a learner answers without the mirror.
enum class Hand
{
    Mouse,
    Finger,
    Keys
};

/// Gives an answer or presses a button on the screen, again where an answer needs two touches, until the lesson says
/// something else.
void act(Learner& learner, Hand hand, int id)
{
    REQUIRE(id >= 0);
    const std::string said = learner.mirror().prompt;
    constexpr int most_touches = 3;
    for (int i = 0; i < most_touches && learner.mirror().prompt == said; ++i)
    {
        REQUIRE((hand == Hand::Keys ? testing::enter(learner.driver, id) : testing::tap(learner.driver, id)));
    }
    REQUIRE(learner.mirror().prompt != said);
}

/// Leaves a step, which must be the current one, on the screen.
void go_on_by(Learner& learner, Hand hand, std::size_t step)
{
    if (learner.row.steps[step].asks)
    {
        act(learner, hand, learner.wanted(step));
        return;
    }
    for (int tries = 0; learner.driver.button("Next") < 0 && tries < 50; ++tries)
    {
        learner.driver.settle(); // a scoring is shown first
    }
    if (const auto close = learner.driver.app().ui().visible_box(id_of("close scoring")))
    {
        hand == Hand::Keys ? learner.driver.press(ImGuiKey_Escape)
                           : learner.driver.click({close->middle_x(), close->middle_y()});
        learner.driver.settle();
    }
    act(learner, hand, learner.driver.button("Next"));
}

} // namespace

TEST_CASE("the record of a lesson has every line that its steps refer to")
{
    const words::LessonRow& row = any_lesson();
    const record::Game game = record_of(row);
    table::Moment moment = 0;
    for (const words::LessonStep& step : row.steps)
    {
        CHECK(step.begins >= moment);
        CHECK(step.ends >= step.begins);
        CHECK((!step.asks || step.ends == step.begins + 1));
        moment = step.ends;
    }
    CHECK(moment <= game.actions.size());
    CHECK_FALSE(row.steps.back().asks); // the lesson speaks last
}

TEST_CASE("the wanted answers lead to the end of a lesson, and back to its beginning")
{
    const words::LessonRow& row = any_lesson();
    table::Sitting sitting(record_of(row), 0);
    Lesson lesson(row);
    lesson.go_to(0, sitting);
    for (std::size_t step = 0; step + 1 < row.steps.size(); ++step)
    {
        INFO(step);
        REQUIRE(lesson.step() == step);
        REQUIRE(sitting.now() == lesson.moment());
        if (const auto wanted = lesson.wanted(sitting))
        {
            CHECK_FALSE(lesson.next(sitting));
            CHECK(sitting.shown().legal.contains(*wanted)); // no curtain hides it
            REQUIRE(lesson.answer(std::array{*wanted}, sitting) == Lesson::Verdict::Right);
        }
        else
        {
            CHECK(lesson.answer(std::array{Action{}}, sitting) == Lesson::Verdict::Unasked);
            REQUIRE(lesson.next(sitting));
        }
    }
    CHECK(lesson.at_end());
    CHECK_FALSE(lesson.next(sitting));
    CHECK_FALSE(sitting.over());
    for (std::size_t step = row.steps.size() - 1; step > 0; --step)
    {
        REQUIRE(lesson.back(sitting));
        CHECK(sitting.now() == lesson.moment());
    }
    CHECK_FALSE(lesson.back(sitting));
}

TEST_CASE("every other legal answer is refused and changes nothing")
{
    const words::LessonRow& row = any_lesson();
    table::Sitting sitting(record_of(row), 0);
    Lesson lesson(row);
    int refused = 0;
    for (std::size_t step = 0; step < row.steps.size(); ++step)
    {
        lesson.go_to(step, sitting);
        const auto wanted = lesson.wanted(sitting);
        const State before = sitting.saved_state();
        for (const Action& other : legal(before))
        {
            if (wanted && other != *wanted)
            {
                CHECK(lesson.answer(std::array{other}, sitting) == Lesson::Verdict::Other);
                CHECK(lesson.answer(std::array{other, *wanted}, sitting) == Lesson::Verdict::Other);
                ++refused;
            }
        }
        CHECK(sitting.saved_state() == before);
        CHECK(lesson.step() == step);
    }
    CHECK(refused > 0);
}

TEST_CASE("one touch may give the answers of several steps")
{
    const words::LessonRow& row = *find_lesson("first-game");
    table::Sitting sitting(record_of(row), 0);
    Lesson lesson(row);
    std::size_t acts = 0;
    while (sitting.game().actions[row.steps[acts].begins].kind != ActionKind::Act || !row.steps[acts].asks)
    {
        ++acts;
    }
    lesson.go_to(acts, sitting);
    const Action act = *lesson.wanted(sitting);
    const Action king = sitting.game().actions[sitting.now() + 1];
    CHECK(lesson.answer(std::array{act, act}, sitting) == Lesson::Verdict::Other);
    CHECK(lesson.answer(std::array{act, king}, sitting) == Lesson::Verdict::Right);
    CHECK(lesson.step() == acts + 2);
    CHECK(sitting.saved_state().king == Place::Valencia);
}

TEST_CASE("a learner's progress is read as it was written")
{
    for (const LessonProgress& progress : {LessonProgress{}, {7, false}, {0, true}, {99, true}})
    {
        CHECK(read_progress(write_progress(progress)) == progress);
    }
    CHECK(read_progress("") == LessonProgress{});
    CHECK(read_progress("of another kind") == LessonProgress{});
    CHECK(read_progress("-3 done") == LessonProgress{.step = 0, .done = false});
}

TEST_CASE("a lesson is played to its end through the mirror")
{
    Learner learner(any_lesson());
    for (std::size_t step = 0; step + 1 < learner.row.steps.size(); ++step)
    {
        INFO(step);
        REQUIRE(learner.mirror().prompt == label(learner.row.steps[step].says));
        CHECK(learner.mirror().answers.empty() == !learner.row.steps[step].asks);
        learner.go_on(step);
    }
    CHECK(learner.mirror().prompt == label(learner.row.steps.back().says));
    CHECK(learner.driver.button("Next") == learner.driver.button("Next lesson"));
    CHECK(learner.driver.world.disk.games.empty()); // lessons are not saved games
}

TEST_CASE("every lesson is played to its end on the screen alone: by a mouse, by a finger on a phone, or by keys")
{
    const auto hand = static_cast<Hand>(GENERATE(range(0, 3)));
    CAPTURE(static_cast<int>(hand));
    Learner learner(any_lesson(), hand == Hand::Finger);
    for (std::size_t step = 0; step + 1 < learner.row.steps.size(); ++step)
    {
        INFO(step);
        REQUIRE(learner.mirror().prompt == label(learner.row.steps[step].says));
        go_on_by(learner, hand, step);
    }
    CHECK(learner.mirror().prompt == label(learner.row.steps.back().says));
    CHECK(learner.driver.world.disk.games.empty());
}

TEST_CASE("the lesson shows the general scoring that the learner's disk leads to, and its table")
{
    Learner learner(*find_lesson("first-game"));
    learner.driver.app().act(Intent{ChooseSetting{2, 1}}); // normal speed
    const auto& steps = learner.row.steps;
    const record::Game game = record_of(learner.row);
    const auto disk = std::find_if(steps.begin(), steps.end(),
                                   [&game](const words::LessonStep& step)
                                   { return step.asks && game.actions[step.begins].kind == ActionKind::SetDisk; });
    REQUIRE(disk != steps.end());
    for (std::size_t step = 0; step <= static_cast<std::size_t>(disk - steps.begin()); ++step)
    {
        learner.go_on(step);
    }
    REQUIRE(learner.driver.button(label(words::Key::ScoringSkip)) >= 0);
    REQUIRE(learner.driver.perform(label(words::Key::ScoringSkip)));
    CHECK(learner.driver.app().ui().visible_box(id_of("close scoring")).has_value());
    CHECK(learner.mirror().prompt == label(disk[1].says));
}

TEST_CASE("an unexpected answer is refused with the reason, in the mirror, too")
{
    Learner learner(*find_lesson("first-game"));
    std::size_t step = 0;
    for (; !learner.row.steps[step].asks; ++step)
    {
        learner.go_on(step);
    }
    const int wanted = learner.wanted(step);
    learner.driver.app().perform(wanted == 0 ? 1 : 0);
    learner.driver.settle();
    CHECK(learner.mirror().notice == label(learner.row.steps[step].hint));
    CHECK(learner.mirror().prompt == label(learner.row.steps[step].says));
    learner.go_on(step);
    CHECK(learner.mirror().notice.empty());
    CHECK(learner.mirror().prompt == label(learner.row.steps[step + 1].says));
}

TEST_CASE("a lesson resumes where it was left, also after a reload")
{
    AppDriver first(1366, 768, false);
    first.app().act(Intent{OpenLesson{"first-game"}});
    first.settle();
    REQUIRE(first.perform("Next"));
    REQUIRE(first.perform("Next"));
    const std::string said = first.app().mirror().prompt;
    AppDriver reloaded(1366, 768, false,
                       [&](testing::FakeWorld& world) { world.preferences.values = first.world.preferences.values; });
    reloaded.settle();
    CHECK(reloaded.app().mirror().prompt == said);
    REQUIRE(reloaded.perform("Leave the lesson"));
    CHECK(reloaded.app().mirror().title == "El Grande");
    REQUIRE(reloaded.perform("Continue learning"));
    CHECK(reloaded.app().mirror().prompt == said);
    REQUIRE(reloaded.perform("Back"));
    CHECK(reloaded.app().mirror().prompt != said);
}

TEST_CASE("the first lesson ends in a game against easy computers, which is saved and continues like any other")
{
    Learner learner(*find_lesson("first-game"));
    for (std::size_t step = 0; step + 1 < learner.row.steps.size(); ++step)
    {
        learner.go_on(step);
    }
    REQUIRE(learner.driver.perform("Play on"));
    CHECK(learner.driver.button("Leave the lesson") == -1);
    CHECK(learner.mirror().title == "Round 4 of 9");
    CHECK_FALSE(learner.mirror().answers.empty());
    REQUIRE(learner.driver.world.disk.games.size() == 1);
    const auto saved = record::load_save(learner.driver.world.disk.games.begin()->second.newest);
    REQUIRE(saved.ok());
    for (const record::Player& player : saved->game.players)
    {
        CHECK(player.controller.computer_level == (player.colour == record::Colour::Green ? 0 : 1));
    }
    learner.driver.app().perform(0);
    learner.driver.settle();
    CHECK(learner.driver.button("Undo") >= 0);
}

TEST_CASE("in a lesson undo goes back a step, and a line of the log leads to the step that showed it")
{
    Learner learner(*find_lesson("first-game"));
    for (std::size_t step = 0; step < 9; ++step)
    {
        learner.go_on(step);
    }
    learner.driver.app().act(Intent{GameCommand::Undo});
    learner.driver.settle();
    CHECK(learner.mirror().prompt == label(learner.row.steps[8].says));
    learner.driver.app().act(Intent{LookAt{1}});
    learner.driver.settle();
    CHECK(learner.mirror().prompt == label(learner.row.steps[3].says));
    for (const GameCommand command : {GameCommand::TryOut, GameCommand::PlayOn, GameCommand::ResetTurn})
    {
        learner.driver.app().act(command);
        learner.driver.settle();
        CHECK(learner.mirror().prompt == label(learner.row.steps[3].says));
    }
}

TEST_CASE("Next and Back keep their places in every step, so that a pointer may stay where it is")
{
    const bool phone = GENERATE(false, true);
    AppDriver driver(phone ? 390 : 1366, phone ? 844 : 768, phone);
    driver.app().act(Intent{OpenLesson{"first-game"}});
    driver.settle();
    const words::LessonRow& row = *find_lesson("first-game");
    const record::Game game = record_of(row);
    std::optional<Box> next;
    std::optional<Box> back;
    for (std::size_t step = 0; step + 1 < row.steps.size(); ++step)
    {
        INFO(step);
        driver.settle();
        const auto keeps = [&driver](const char* name, std::optional<Box>& place)
        {
            const std::optional<Box> now = driver.app().ui().visible_box(id_of(name));
            if (now && place)
            {
                CHECK(now->right() == place->right());
                CHECK(now->bottom() == place->bottom());
            }
            place = now ? now : place;
        };
        keeps("lesson next", next);
        keeps("lesson back", back);
        driver.app().act(row.steps[step].asks ? Intent{Play{game.actions[row.steps[step].begins]}}
                                              : Intent{LessonCommand::Next});
        driver.app().act(Intent{GameCommand::SkipScoring});
    }
    CHECK(next);
    CHECK(back);
}

TEST_CASE("the next lesson is one about the same edition")
{
    const auto& all = words::lessons();
    const auto found = std::find_if(all.rbegin(), all.rend(),
                                    [](const words::LessonRow& row) { return row.edition == Edition::Classic; });
    REQUIRE(found != all.rend());
    Learner last(*found);
    for (std::size_t step = 0; step + 1 < last.row.steps.size(); ++step)
    {
        last.go_on(step);
    }
    CHECK(last.driver.button(label(words::Key::LearnNextLesson)) == -1);
}

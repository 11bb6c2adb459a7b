// A puzzle in the frame of another page, as small as it may be: nothing is cut, and nothing overlaps.
#include "app/puzzle/solver.hpp"
#include "support/visitor.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using words::Key;

namespace
{

/// A puzzle with two best ends.
const std::string framed_puzzle = "z1.RZanBgM_1CBmBgcRr5FYZ2RcgjAXowKDM0g0DVJjMdIh3QiX0ItRIFA9wDu09dh7ZMk9qIBQ-a17RyL";

/// A puzzle embedded on a touch screen of 320 × 480.
struct FramedPuzzle
{
    explicit FramedPuzzle(words::Language language)
        : driver(320, 480, true,
                 [language](testing::FakeWorld& world)
                 {
                     world.page.framed = true;
                     world.page.reads = {std::string(words::language_row(language).code)};
                     world.address.link = framed_puzzle;
                     world.brains.think = testing::cached_answer;
                 }),
          localizer(language)
    {
        look();
    }

    /// Answers a pending question of the page, then checks the texts and the touch areas.
    void look()
    {
        driver.world.brains.answer();
        driver.settle();
        const Ui& ui = driver.app().ui();
        INFO(driver.app().mirror().title << ": " << driver.app().mirror().prompt);
        testing::check_areas(ui, true);
        for (const std::string& text : ui.cut())
        {
            FAIL_CHECK("cut: " << words::plain(text));
        }
    }

    /// True if there is a button with this label.
    bool offers(Key key)
    {
        const auto& all = driver.app().mirror().buttons;
        return std::any_of(all.begin(), all.end(),
                           [&](const MirrorButton& button) { return button.label == localizer.text(key); });
    }

    /// Presses the button whose label begins like this. Returns false if there is none.
    bool press(const std::string& beginning)
    {
        const auto& all = driver.app().mirror().buttons;
        const auto found = std::find_if(
            all.begin(), all.end(), [&](const MirrorButton& button) { return button.label.starts_with(beginning); });
        const bool pressed = found != all.end() && driver.perform(found->label);
        look();
        return pressed;
    }
    bool press(Key key) { return press(localizer.text(key)); }

    /// Checks that these buttons of the question are in sight without scrolling.
    void check_in_sight(std::initializer_list<const char*> names)
    {
        const Ui& ui = driver.app().ui();
        for (const char* name : names)
        {
            INFO(name);
            const auto box = ui.visible_box(id_of(name));
            REQUIRE(box);
            CHECK(box->h > ui.finger() - 0.1F);
        }
    }

    AppDriver driver;
    words::Localizer localizer;
};

} // namespace

TEST_CASE("an embedded puzzle fits in 320 by 480 in each language: question, hints, verdict, table and solution")
{
    const auto language = GENERATE(words::Language::En, words::Language::De, words::Language::Es);
    INFO(words::language_row(language).code);
    FramedPuzzle framed(language);
    framed.check_in_sight({"leave puzzle", "puzzle hint", "puzzle previews"});
    const std::string hint = framed.localizer.text(Key::PuzzleHint, {{"name", ""}, {"other", ""}});
    int hints = 0;
    while (framed.press(hint.substr(0, hint.find(':'))))
    {
        ++hints;
    }
    CHECK(hints >= 3);
    CHECK(framed.press(Key::PuzzleForetell));
    for (int i = 0; i < 60 && !framed.driver.app().mirror().answers.empty(); ++i)
    {
        framed.driver.app().perform(0);
        framed.look();
    }
    framed.look(); // the end is judged
    REQUIRE(framed.press(Key::VerdictOpen));
    REQUIRE(framed.press(Key::ButtonClose));
    REQUIRE(framed.press(Key::PuzzleBestEnd));
    REQUIRE(framed.press(Key::PuzzleSolution));
    int steps = 0;
    do
    {
        framed.check_in_sight({"puzzle step"});
        ++steps;
    } while (framed.press(Key::LearnNext) && framed.offers(Key::LearnNext));
    CHECK(steps > 1);
    CHECK(framed.press(Key::PuzzleOtherWay));
}

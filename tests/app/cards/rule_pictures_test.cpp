// The pictures in the rules: their places, captions and drawing.
#include "board/contrast.hpp"
#include "support/app_driver.hpp"
#include "support/canvas/letters.hpp"

#include "screens/help/rules_page.hpp"
#include "support/setups.hpp"
#include "words/book.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <optional>
#include <set>
#include <string>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using words::Key;

namespace
{

int count_of(const std::vector<words::Chapter>& book, words::Picture picture)
{
    int count = 0;
    for (const words::Chapter& chapter : book)
    {
        count += static_cast<int>(std::count_if(chapter.passages.begin(), chapter.passages.end(),
                                                [picture](const words::Passage& passage)
                                                { return passage.picture == picture; }));
    }
    return count;
}

} // namespace

TEST_CASE("each picture appears once in the rules of every game", "[rule pictures]")
{
    const words::Localizer localizer(static_cast<words::Language>(GENERATE(0, 1, 2)));
    Setup setup;
    setup.edition = static_cast<Edition>(GENERATE(0, 1, 2));
    setup.players = static_cast<std::uint8_t>(GENERATE(2, 3, 4, 5));
    const auto book = words::rule_book(localizer, setup, true);
    for (int i = 1; i <= words::picture_count; ++i)
    {
        INFO(i);
        CHECK(count_of(book, static_cast<words::Picture>(i)) == 1);
    }
}

TEST_CASE("the mirror describes each picture of the rules and has its caption", "[rule pictures]")
{
    AppDriver driver(1366, 768, false);
    const words::Localizer localizer;
    driver.settle();
    REQUIRE(driver.perform(localizer.text(Key::RulesTitle)));
    const auto& page = driver.app().mirror().page;
    for (int i = 1; i <= words::picture_count; ++i)
    {
        const words::PictureRow& row = words::row_of(static_cast<words::Picture>(i));
        const std::string said = localizer.text(row.description) + " " + localizer.text(row.caption);
        INFO(said);
        CHECK(
            std::count_if(page.begin(), page.end(), [&](const MirrorPassage& passage) { return passage.text == said; })
            == 1);
    }
}

TEST_CASE("the pictures of the rules are drawn with all of their letters, on every screen",
          "[rule pictures][pixels][thorough]")
{
    struct Screen
    {
        float width;
        float height;
        bool fingers;
    };
    const Screen screen = GENERATE(Screen{1366, 768, false}, Screen{390, 844, true}, Screen{844, 390, true});
    const auto language = static_cast<words::Language>(GENERATE(0, 1, 2));
    const int text = GENERATE(0, 1, 2);
    const bool candle = GENERATE(false, true);
    INFO(screen.width << " x " << screen.height << ", text " << text);
    AppDriver driver(screen.width, screen.height, screen.fingers,
                     [&](testing::FakeWorld& world)
                     {
                         world.page.dark = candle;
                         world.page.reads = {std::string(words::language_row(language).code)};
                         world.preferences.values["text size"] = std::to_string(text);
                     });
    const words::Localizer localizer(language);
    // Whether a letter is cut off does not depend on drawing, and its contrast does not depend on its size.
    std::optional<testing::Canvas> canvas;
    board::test::Pale pale;
    if (text == 1 && language == words::Language{})
    {
        canvas.emplace();
        driver.graphics = testing::Canvas::take_letters;
        driver.frame();
        canvas->draw(*ImGui::GetDrawData());
    }
    for (int i = 0; i < 100 && !driver.settle() && canvas; ++i) // the board of the start page takes several frames
    {
        canvas->draw(*ImGui::GetDrawData());
    }
    REQUIRE(driver.perform(localizer.text(Key::RulesTitle)));
    for (const char* chapter : {"rule.things", "rule.power", "rule.action", "rule.scoring"})
    {
        const std::string title = localizer.text(words::key_named(chapter).value());
        INFO(title);
        const auto& buttons = driver.app().mirror().buttons;
        const auto found = std::find_if(buttons.begin(), buttons.end(),
                                        [&](const MirrorButton& button) { return button.label == title; });
        REQUIRE(found != buttons.end());
        driver.app().perform(found->id);
        driver.settle();
        for (int page = 0; page < 3; ++page)
        {
            const auto& cut = driver.app().ui().cut();
            CHECK((cut.empty() ? "" : cut.front()) == "");
            if (canvas)
            {
                testing::Picture picture;
                driver.frame();
                testing::read_letters(*canvas, *ImGui::GetDrawData(),
                                      [&](const testing::Letter& letter) { pale.see(letter); });
                canvas->read(picture);
                testing::keep(picture, "rules-" + std::to_string(static_cast<int>(screen.width)) + "-" + chapter + "-"
                                           + std::to_string(page) + (candle ? "-candle" : "-day"));
            }
            driver.press(ImGuiKey_PageDown);
            driver.settle();
        }
    }
    CHECK(pale.list == "");
    CHECK(pale.bare == 0);
}

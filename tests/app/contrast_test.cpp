#include "board/contrast.hpp"
#include "support/app_driver.hpp"
#include "support/canvas/letters.hpp"
#include "support/reached_game.hpp"

#include "record/link/link.hpp"
#include "rules/random.hpp"
#include "words/localizer.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using words::Key;

namespace
{

struct Window
{
    float width;
    float height;
    bool fingers;
    int answers; ///< number of answers played
};

/// Checks the contrast of every screen that it is shown.
class Looker
{
public:
    Looker(Window window, bool candle, const std::string& what = "")
        : driver_(window.width, window.height, window.fingers,
                  [candle](testing::FakeWorld& world) { world.page.dark = candle; }),
          name_(std::to_string(static_cast<int>(window.width)) + (candle ? "-candle" : "-day") + what)
    {
        driver_.graphics = testing::Canvas::take_letters; // most frames are not read
        driver_.frame();
        canvas_.draw(*ImGui::GetDrawData()); // the board starts making what it needs
    }

    void look()
    {
        // Frames are drawn while the board is being made, or while an animation runs.
        constexpr int most = 100;
        for (int i = 0; i < most && !driver_.settle(); ++i)
        {
            canvas_.draw(*ImGui::GetDrawData());
        }
        CHECK_FALSE(driver_.app().wants_frame());
        testing::read_letters(canvas_, *ImGui::GetDrawData(),
                              [this](const testing::Letter& letter) { pale.see(letter); });
        canvas_.read(picture_);
        testing::keep(picture_, name_ + "-" + std::to_string(++looks_));
    }

    void follow(const record::Game& game)
    {
        driver_.world.address.link = record::game_link(game);
        look();
    }

    void press(Key label)
    {
        driver_.perform(localizer_.text(label));
        look();
    }

    void open(ImGuiKey key)
    {
        driver_.press(key);
        look();
        driver_.press(ImGuiKey_Escape);
    }

    /// Plays random answers and checks every few screens.
    void play(int answers)
    {
        Random random(5);
        for (int i = 0; i < answers; ++i)
        {
            const Mirror& mirror = driver_.app().mirror();
            const auto& offered = mirror.answers;
            driver_.app().perform(offered.empty()
                                      ? mirror.buttons.front().id
                                      : offered[random.below(static_cast<std::uint32_t>(offered.size()))].id);
            if (i % 7 == 0)
            {
                look();
            }
            else
            {
                driver_.frame();
            }
        }
    }

    board::test::Pale pale;

private:
    words::Localizer localizer_;
    AppDriver driver_;
    testing::Canvas canvas_;
    testing::Picture picture_;
    std::string name_; ///< name of the pictures that are kept
    int looks_ = 0;
};

} // namespace

TEST_CASE("every letter of every screen can be read", "[contrast][pixels][thorough]")
{
    const Window window =
        GENERATE(Window{1366, 768, false, 200}, Window{390, 844, true, 200}, Window{2560, 1440, false, 64});
    INFO(window.width << " x " << window.height);
    const bool candle = GENERATE(false, true);
    INFO((candle ? "by candle" : "by day"));
    Looker looker(window, candle);
    looker.look();
    looker.press(Key::HomeSaves);
    looker.press(Key::ButtonClose);
    looker.press(Key::HomeAllGames);
    looker.press(Key::HomeStart);
    looker.play(window.answers);
    looker.open(ImGuiKey_Escape);
    looker.press(Key::SettingsTitle);
    looker.press(Key::ButtonClose);
    looker.press(Key::TableShare);
    looker.press(Key::SharePass);
    looker.press(Key::PassStay);
    looker.press(Key::RulesTitle);
    looker.press(Key::ButtonClose);
    looker.press(Key::TableHistory);
    looker.press(Key::ButtonReturnNow);
    looker.press(Key::MenuHome);
    looker.press(Key::PuzzleTitle);
    looker.press(Key::PuzzleLeave);
    looker.press(Key::ButtonClose);
    looker.press(Key::LearnLessons);
    looker.press(Key::LearnBegin);
    for (int i = 0; i < 4; ++i)
    {
        looker.press(Key::LearnNext);
    }
    looker.follow(testing::finished_game());
    CHECK(looker.pale.seen > 10 * window.answers);
    CHECK(looker.pale.list == "");
    CHECK(looker.pale.bare == 0);
    CHECK(looker.pale.max_deviation < 4.0F);
}

TEST_CASE("every letter of the start page, and of the pages that open from it, can be read", "[contrast][pixels]")
{
    const Window window = GENERATE(Window{1366, 768, false, 2}, Window{390, 844, true, 2}, Window{360, 640, true, 2},
                                   Window{820, 1180, true, 2}, Window{1920, 1080, false, 2});
    INFO(window.width << " x " << window.height);
    const bool candle = GENERATE(false, true);
    INFO((candle ? "by candle" : "by day"));
    Looker looker(window, candle, "-start");
    looker.look();
    looker.press(Key::HomeSaves);
    looker.press(Key::ButtonClose);
    looker.press(Key::HomeAllGames);
    looker.press(Key::EditionColonies);
    looker.press(Key::HomeStart);
    looker.play(window.answers);
    looker.press(Key::MenuHome);
    looker.press(Key::HomeSaves);
    CHECK(looker.pale.seen > 1000);
    CHECK(looker.pale.list == "");
    CHECK(looker.pale.bare == 0);
}

TEST_CASE("every letter of a table with colonies can be read", "[contrast][pixels][thorough]")
{
    const Window window =
        GENERATE(Window{1366, 768, false, 40}, Window{390, 844, true, 40}, Window{2560, 1440, false, 24});
    INFO(window.width << " x " << window.height);
    const bool candle = GENERATE(false, true);
    INFO((candle ? "by candle" : "by day"));
    Looker looker(window, candle, "-colonies");
    looker.follow(testing::game_until({.edition = Edition::Colonies, .players = 5, .seed = 3},
                                      [](const State& state)
                                      {
                                          return state.round > 5 && state.colonies.table != Place::Nowhere
                                                 && state.colonies.inquisitor != nobody
                                                 && decision(state).question == Question::Lift;
                                      }));
    looker.play(window.answers);
    CHECK(looker.pale.seen > 10 * window.answers);
    CHECK(looker.pale.list == "");
    CHECK(looker.pale.bare == 0);
}

TEST_CASE("every letter of a table of Grandissimo can be read", "[contrast][pixels][thorough]")
{
    const Window window =
        GENERATE(Window{1366, 768, false, 40}, Window{390, 844, true, 40}, Window{2560, 1440, false, 24});
    INFO(window.width << " x " << window.height);
    const bool candle = GENERATE(false, true);
    INFO((candle ? "by candle" : "by day"));
    Looker looker(window, candle, "-grandissimo");
    looker.follow(testing::game_until({.edition = Edition::Grandissimo, .players = 5, .seed = 3},
                                      [](const State& state)
                                      {
                                          return state.round > 5 && state.grand.characters[queen] != nobody
                                                 && state.grand.prison != PerSeat<std::uint8_t>{}
                                                 && state.caballeros[index(Place::Ship)] != PerOwner<std::uint8_t>{}
                                                 && decision(state).question == Question::PlaceOrAct;
                                      }));
    looker.play(window.answers);
    CHECK(looker.pale.seen > 10 * window.answers);
    CHECK(looker.pale.list == "");
    CHECK(looker.pale.bare == 0);
}

#include "support/reached_game.hpp"
#include "support/visitor.hpp"

#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

using namespace elgrande;
using namespace elgrande::screens;
using testing::Screen;
using testing::Visitor;
using words::Key;

namespace
{

/// Opens the log by the keyboard, because its button may be out of view, and closes it again. Visitor::key() checks the
/// page at each step.
void open_and_close_log(Visitor& visitor)
{
    for (int i = 0; visitor.driver.app().ui().focused() != id_of("open log"); ++i)
    {
        REQUIRE(i < 80);
        visitor.driver.press(ImGuiKey_Tab);
    }
    visitor.key(ImGuiKey_Enter);
    REQUIRE(visitor.driver.app().ui().visible_box(id_of("close log")));
    visitor.key(ImGuiKey_Escape);
}

} // namespace

TEST_CASE("touch targets never overlap, leave the screen or are too small for a finger, with text of any size",
          "[thorough][sizes]")
{
    const Screen screen = GENERATE(from_range(testing::sizes));
    const int text = GENERATE_COPY(range(0, testing::text_sizes(screen.width, screen.height, screen.fingers)));
    const int players = GENERATE(2, 5);
    INFO(screen.width << " x " << screen.height << ", text " << text << ", " << players << " players");
    Visitor visitor(screen, text);
    visitor.look();
    for (const Key page : {Key::HomeAllGames, Key::HomeTogether, Key::HomeSaves})
    {
        visitor.press(page);
        visitor.press(Key::ButtonClose);
    }
    visitor.press(Key::RulesTitle);
    visitor.press(Key::ButtonClose);
    visitor.press(Key::SettingsTitle);
    visitor.press(Key::ButtonClose);
    Setup setup{.edition = Edition::Edition2023, .players = static_cast<std::uint8_t>(players), .seed = 21};
    setup.modules.insert(Module::PowerShift);
    visitor.open(testing::game_of(setup));
    visitor.play(60);
    visitor.press(Key::TableShare);
    visitor.press(Key::SharePass);
    visitor.press(Key::PassStay);
    visitor.press(Key::RulesTitle);
    visitor.press(Key::ButtonClose);
    if (visitor.driver.app().ui().shape() != Shape::Wide)
    {
        open_and_close_log(visitor);
    }
    visitor.press(Key::TableHistory);
    visitor.press(Key::ButtonReturnNow);
    visitor.key(ImGuiKey_Escape); // closes the menu
    visitor.key(ImGuiKey_Escape);
}

TEST_CASE("the classic table with five players fits every screen, and its touch targets never overlap",
          "[thorough][sizes]")
{
    const Screen screen = GENERATE(from_range(testing::sizes));
    const int text = GENERATE_COPY(range(0, testing::text_sizes(screen.width, screen.height, screen.fingers)));
    INFO(screen.width << " x " << screen.height << ", text " << text);
    Visitor visitor(screen, text);
    visitor.open(testing::game_of({.players = 5, .seed = 3}));
    visitor.play(120);
}

TEST_CASE("the result and the tables of points fit every screen", "[sizes]")
{
    const Screen screen = GENERATE(from_range(testing::sizes));
    const int text = GENERATE_COPY(range(0, testing::text_sizes(screen.width, screen.height, screen.fingers)));
    const int players = GENERATE(2, 5);
    INFO(screen.width << " x " << screen.height << ", text " << text << ", " << players << " players");
    Setup setup{.edition = Edition::Edition2023, .players = static_cast<std::uint8_t>(players), .seed = 21};
    setup.modules.insert(Module::PowerShift);
    Visitor visitor(screen, text);
    visitor.open(testing::finish(testing::game_of(setup), 5));
    visitor.press(Key::ButtonLookAtBoard);
    visitor.press(Key::ScoringLast);
    visitor.press(Key::ButtonClose);
    visitor.press(Key::ButtonBackToResult);
    visitor.press(Key::ButtonNewGame);
}

TEST_CASE("messages, questions and errors of the storage fit every screen", "[sizes]")
{
    const Screen screen = GENERATE(from_range(testing::sizes));
    const int text = GENERATE_COPY(range(0, testing::text_sizes(screen.width, screen.height, screen.fingers)));
    INFO(screen.width << " x " << screen.height << ", text " << text);
    Visitor visitor(screen, text);
    visitor.driver.app().open_link("g1.AAAA");
    visitor.look();
    visitor.press(Key::ButtonOk);
    visitor.open(testing::game_of({.players = 5, .hidden_hands = true, .seed = 3}));
    visitor.play(12); // lifts the curtain where necessary
    for (int i = 0; visitor.driver.button(visitor.text(Key::MessageUndoYes)) < 0; ++i)
    {
        REQUIRE(i < 12); // one for each answer
        visitor.press(Key::TableUndo);
    }
    visitor.press(Key::ButtonCancel);
    platform::StoredGame& elsewhere = visitor.driver.world.disk.games.begin()->second;
    ++elsewhere.revision;
    visitor.play(1);
    visitor.press(Key::MessageOtherTabTake);
    for (const platform::StorageState state : {platform::StorageState::Full, platform::StorageState::Refused})
    {
        visitor.driver.world.disk.state = state;
        visitor.play(1);
    }
    visitor.press(Key::MenuHome);
    visitor.press(Key::HomeSaves);
    visitor.press(Key::HomeSaveRename);
    visitor.press(Key::ButtonCancel);
    visitor.press(Key::HomeSaveDelete);
}

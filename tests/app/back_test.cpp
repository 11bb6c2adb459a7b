// Escape and Back of the browser close what is open, one step at a time.
#include "app/puzzle/puzzle_list.hpp"
#include "record/link/link.hpp"
#include "support/app_driver.hpp"
#include "support/english.hpp"
#include "support/reached_game.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::english;
using words::Key;

namespace
{

const std::string listed = "z1.MeHVBAMxff7ErCyQN0bSNhkoUmwH1rckVsbJ7s1_4U2UN08VvMQ9co89Y0DeUEJE";

/// Returns a game in which a player must place caballeros.
record::Game begun()
{
    return testing::game_until({.players = 3, .seed = 4}, [](const State& state)
                               { return state.round == 3 && state.decision.question == Question::Place; });
}

struct Opened
{
    explicit Opened(const record::Game& game) : Opened(record::game_link(game)) {}

    explicit Opened(const std::string& link)
        : driver(1366, 768, false,
                 [&](testing::FakeWorld& world)
                 {
                     world.address.link = link;
                     world.assets.values["puzzles"] = "1 " + listed + " own-points classic free\n";
                 })
    {
        driver.settle();
        driver.frame(60'000); // the message about the link is gone
        driver.settle();
    }

    const Mirror& mirror() { return driver.app().mirror(); }

    void act(const Intent& intent)
    {
        driver.app().act(intent);
        driver.settle();
    }

    void press(ImGuiKey key)
    {
        driver.press(key);
        driver.settle();
    }

    void back() { press(ImGuiKey_AppBack); }

    bool is_home() { return mirror().title == english(Key::GameTitle) && !driver.world.page.back_taken; }

    AppDriver driver;
};

/// Returns the intents that open a page or dialog.
std::vector<Intent> openers()
{
    std::vector<Intent> all{Intent{PageCommand::OpenMenu}, Intent{PageCommand::OpenShare},
                            Intent{PageCommand::OpenSettings}, Intent{OpenRules{}}};
    for (const std::string& name : PageRegistry().names())
    {
        all.push_back(Intent{OpenPage{name}});
    }
    all.push_back(Intent{OpenPage{"editor"}});
    return all;
}

void check_each_closes(Opened& opened, const std::vector<Intent>& all)
{
    for (const Intent& opener : all)
    {
        for (const ImGuiKey key : {ImGuiKey_Escape, ImGuiKey_AppBack})
        {
            INFO("opener " << &opener - all.data() << ", key " << ImGui::GetKeyName(key));
            const Mirror before = opened.mirror();
            opened.act(opener);
            REQUIRE(opened.mirror() != before);
            CHECK(opened.driver.world.page.back_taken);
            opened.press(key);
            REQUIRE(opened.mirror() == before);
        }
    }
}

} // namespace

TEST_CASE("Escape and Back close each page that lies over the table, and nothing else")
{
    Opened opened(begun());
    std::vector<Intent> all = openers();
    all.push_back(Intent{AnalysisCommand::Begin});
    all.push_back(Intent{PageCommand::MakePuzzle});
    check_each_closes(opened, all);
    opened.act(Intent{GameCommand::LookBack}); // the try-out must stay, too
    opened.act(Intent{GameCommand::LookBack});
    check_each_closes(opened, openers());
    CHECK(opened.driver.button(english(Key::ButtonReturnNow)) >= 0);
}

TEST_CASE("Escape and Back close each page that lies over the start page")
{
    Opened opened("");
    std::vector<Intent> all{Intent{PageCommand::OpenSettings}, Intent{OpenRules{}}};
    for (const char* name : {"lessons", "puzzles", "editor", "settings", "games", "saves"})
    {
        all.push_back(Intent{OpenPage{name}});
    }
    REQUIRE(opened.is_home());
    check_each_closes(opened, all);
    CHECK(opened.is_home());
    opened.press(ImGuiKey_Escape);
    CHECK(opened.is_home());
}

TEST_CASE("Escape and Back close what lies over the result of a game")
{
    Opened opened(testing::finished_game());
    check_each_closes(opened, {Intent{PageCommand::OpenShare}, Intent{AnalysisCommand::ShowChances},
                               Intent{PageCommand::ShowScoring}});
    opened.back();
    CHECK(opened.driver.button(english(Key::ButtonBackToResult)) >= 0);
    opened.back();
    CHECK(opened.is_home());
}

TEST_CASE("Back leads from a past moment to the present one, and from there to the start page")
{
    Opened opened(begun());
    const Mirror now = opened.mirror();
    opened.act(Intent{GameCommand::LookBack});
    REQUIRE(opened.mirror() != now);
    opened.act(Intent{PageCommand::OpenMenu});
    opened.back();
    REQUIRE(opened.mirror() != now);
    opened.back();
    REQUIRE(opened.mirror() == now);
    opened.back();
    CHECK(opened.is_home());
    CHECK(opened.driver.button(english(Key::HomeBackToGame)) >= 0);
}

TEST_CASE("Back leads out of a try-out, a lesson and a puzzle")
{
    Opened opened(begun());
    opened.act(Intent{GameCommand::LookBack});
    opened.act(Intent{GameCommand::TryOut});
    opened.back();
    CHECK_FALSE(opened.is_home());
    CHECK(opened.driver.button(english(Key::ButtonEndTryOut)) < 0);
    opened.act(Intent{OpenLesson{"first-game"}});
    opened.back();
    CHECK(opened.is_home());
    opened.act(Intent{OpenPuzzle{listed}});
    opened.back();
    CHECK(opened.mirror().title == english(Key::PuzzleTitle));
    opened.back();
    CHECK(opened.is_home());
}

TEST_CASE("at a curtain Enter lifts it at once, Escape opens the menu and Back leaves")
{
    Opened opened(testing::game_until({.players = 3, .seed = 5},
                                      [](const State& state) { return state.decision.question == Question::SetDisk; }));
    const int ready = opened.driver.button("I am ");
    REQUIRE(ready >= 0);
    opened.press(ImGuiKey_Escape);
    CHECK(opened.mirror().title == english(Key::MenuTitle));
    opened.press(ImGuiKey_Escape);
    CHECK(opened.driver.button("I am ") >= 0);
    opened.press(ImGuiKey_Enter);
    CHECK(opened.driver.button("I am ") < 0);
    CHECK_FALSE(opened.mirror().answers.empty());
    Opened other(testing::game_until({.players = 3, .seed = 5},
                                     [](const State& state) { return state.decision.question == Question::SetDisk; }));
    other.back();
    CHECK(other.is_home());
}

TEST_CASE("a past moment that is shown is the one that is shared, also after the menu was open")
{
    Opened opened(begun());
    opened.act(Intent{PageCommand::OpenShare});
    const std::string now = opened.mirror().prompt;
    opened.press(ImGuiKey_Escape);
    opened.act(Intent{GameCommand::LookBack});
    opened.act(Intent{GameCommand::LookBack});
    opened.act(Intent{PageCommand::OpenShare});
    const std::string then = opened.mirror().prompt;
    CHECK(then != now);
    opened.press(ImGuiKey_Escape);
    opened.act(Intent{PageCommand::OpenMenu});
    opened.press(ImGuiKey_Escape);
    opened.act(Intent{PageCommand::OpenShare});
    CHECK(opened.mirror().prompt == then);
}

TEST_CASE("a puzzle can be made from the menu, from sharing and from the analysis")
{
    Opened opened(begun());
    const auto press = [&](Id id)
    {
        const auto at = opened.driver.app().ui().visible_box(id);
        REQUIRE(at.has_value());
        opened.driver.click({at->middle_x(), at->middle_y()});
        opened.driver.settle();
    };
    struct Way
    {
        Intent page;
        Id button;
    };
    for (const Way& way :
         {Way{PageCommand::OpenMenu, id_of("menu entry", static_cast<int>(Key::PuzzleMake))},
          Way{PageCommand::OpenShare, id_of("share puzzle")}, Way{AnalysisCommand::Begin, id_of("analysis foot", 0)}})
    {
        opened.act(way.page);
        press(way.button);
        CHECK(opened.mirror().title == english(Key::PuzzleMake));
        opened.press(ImGuiKey_Escape);
    }
}

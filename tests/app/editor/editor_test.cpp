// Setting up a position by pointer, keyboard and mirror; it is then played, analysed, shared and pictured.
#include "app/editor/editor_board.hpp"
#include "app/editor/editor_words.hpp"
#include "app/editor/set_up.hpp"
#include "editor/fields.hpp"
#include "record/save.hpp"
#include "rules/validation/validate_state.hpp"
#include "words/names.hpp"
#include "words/sentences.hpp"

#include <catch2/generators/catch_generators.hpp>

#include <algorithm>

using namespace elgrande;
using namespace elgrande::screens;
using testing::english;
using testing::link_of;
using testing::lively_state;
using testing::SetUp;
using words::Key;

namespace
{

int caballeros(const State& state, Place place, Seat owner)
{
    return state.caballeros[index(place)][owner];
}

std::string link_shown(SetUp& set_up)
{
    const std::string prompt = set_up.mirror().prompt;
    const std::size_t hash = prompt.find('#');
    REQUIRE(hash != std::string::npos);
    return prompt.substr(hash + 1);
}

State state_of(const std::string& link)
{
    const auto opened = record::open_link(link);
    REQUIRE(opened.ok());
    return std::get<record::OpenedPosition>(*opened).state;
}

} // namespace

TEST_CASE("a touched region gets a caballero of the chosen player from the province")
{
    const bool phone = GENERATE(false, true);
    const State before = lively_state();
    SetUp set_up(link_of(before), phone ? 390 : 1366, phone ? 844 : 768);
    set_up.click(set_up.at(Place::Seville));
    CHECK(caballeros(set_up.state(), Place::Seville, 0) == caballeros(before, Place::Seville, 0) + 1);
    CHECK(set_up.state().province[0] == before.province[0] - 1);
    set_up.click(set_up.owner(2));
    set_up.click(set_up.at(Place::Castillo));
    CHECK(caballeros(set_up.state(), Place::Castillo, 2) == caballeros(before, Place::Castillo, 2) + 1);
    CHECK(set_up.state().province[2] == before.province[2] - 1);
    CHECK(set_up.draft().is_valid());
}

TEST_CASE("the other tools move their pieces to the touched place, and one removes caballeros")
{
    const State before = lively_state();
    SetUp set_up(link_of(before));
    set_up.click(set_up.tool(static_cast<int>(EditorTool::King)));
    set_up.click(set_up.at(Place::Granada));
    CHECK(set_up.state().king == Place::Granada);
    set_up.click(set_up.tool(static_cast<int>(EditorTool::Grande)));
    set_up.click(set_up.at(Place::Aragon));
    CHECK(set_up.state().grande[0] == Place::Aragon);
    set_up.click(set_up.tool(static_cast<int>(EditorTool::SecondBoard)));
    set_up.click(set_up.at(Place::Galicia));
    CHECK(set_up.state().board_at[1] == Place::Galicia);
    set_up.click(set_up.tool(static_cast<int>(EditorTool::Take)));
    const auto from = caballeros(before, Place::Catalonia, 0) > 0 ? Place::Catalonia : Place::NewCastile;
    REQUIRE(caballeros(before, from, 0) > 0);
    set_up.click(set_up.at(from));
    CHECK(caballeros(set_up.state(), from, 0) == caballeros(before, from, 0) - 1);
    CHECK(set_up.state().province[0] == before.province[0] + 1);
}

TEST_CASE("a problem without other names says which field to check, whose it is, and its value")
{
    const words::Localizer localizer(words::Language::En);
    editor::Draft draft(lively_state());
    const EditorWords say(localizer, draft.state(), owners_of(draft));
    const Seat seat = 1;
    const editor::Problem pieces{.kind = editor::ProblemKind::Pieces,
                                 .field = editor::Field{editor::Item::Grande, seat}};
    const std::string text = say.problem(pieces);
    CHECK(text.starts_with(english(Key::EditorTroublePieces)));
    CHECK(text.find(say.owner(seat) + ", ") != std::string::npos);
    CHECK(text.ends_with("(" + say.place(draft.state().grande[seat]) + ")."));
    const editor::Problem king{.kind = editor::ProblemKind::Pieces, .field = editor::Field{editor::Item::King}};
    CHECK(say.problem(king).find(", ") == std::string::npos);
    CHECK(say.problem({.kind = editor::ProblemKind::Pieces}) == english(Key::EditorTroublePieces));
}

TEST_CASE("removing acts on the touched piece alone, or says why it must stay")
{
    const State before = lively_state();
    const Spot grande{Spot::Kind::Grande, 1, before.grande[1]};
    CHECK(take_away(before, grande, 1).edits.empty());
    CHECK(take_away(before, grande, 1).not_removable == grande);
    const Spot king{Spot::Kind::King, 0, before.king};
    CHECK(take_away(before, king, 0).not_removable == king);
    const Spot board{Spot::Kind::Board, 0, Place::Nowhere};
    CHECK_FALSE(take_away(before, board, 0).edits.empty());
    for (const Place place : places(before.setup))
    {
        for (const Seat owner : Seats(4))
        {
            const Spot touched{Spot::Kind::Place, 0, place};
            const EditorTouch touch = take_away(before, touched, owner);
            const bool has_some = caballeros(before, place, owner) > 0;
            CHECK(touch.edits.empty() != has_some);
            CHECK(touch.not_removable.has_value() != has_some);
        }
    }
}

TEST_CASE("the key for removing says when there is nothing of the chosen player")
{
    const State before = lively_state();
    const auto empty = std::find_if(all_regions.begin(), all_regions.end(),
                                    [&](Place place) { return caballeros(before, place, 0) == 0; });
    REQUIRE(empty != all_regions.end());
    SetUp set_up(link_of(before));
    const Id area = id_of("target", (16 + static_cast<int>(*empty) + 1) * 256);
    for (int tabs = 0; set_up.driver.app().ui().focused() != area; ++tabs)
    {
        REQUIRE(tabs < 200);
        set_up.driver.press(ImGuiKey_Tab);
    }
    set_up.driver.type('-');
    set_up.driver.settle();
    CHECK(set_up.mirror().prompt.find("Touch the piece itself") != std::string::npos);
    CHECK(set_up.kept().empty()); // nothing has changed
}

TEST_CASE("a number is typed, counts on while a button is held, and follows the wheel")
{
    const State before = lively_state();
    SetUp set_up(link_of(before));
    testing::AppDriver& driver = set_up.driver;
    const int score = before.score[0];
    const std::string shown = "Points: " + std::to_string(score);
    const auto place_of = [&](const std::string& name)
    {
        for (const Ui::Item& item : driver.app().ui().items())
        {
            if (item.name == name)
            {
                return ImVec2{item.box.middle_x(), item.box.middle_y()};
            }
        }
        FAIL("nothing is called " + name);
        return ImVec2{};
    };
    SECTION("typed; a number that is too high becomes the highest")
    {
        set_up.press(shown);
        driver.world.text_fields.typing = {{"editor number", "57"}};
        driver.frame();
        driver.world.text_fields.next.submitted = true;
        driver.settle();
        CHECK(set_up.state().score[0] == 57);
        set_up.press("Points: 57");
        driver.world.text_fields.typing = {{"editor number", "9999"}};
        driver.frame();
        driver.world.text_fields.next.left = true;
        driver.settle();
        CHECK(set_up.state().score[0] > 57);
        const int most = set_up.state().score[0];
        set_up.press("Points: " + std::to_string(most));
        driver.world.text_fields.typing = {{"editor number", "1x"}};
        driver.frame();
        driver.world.text_fields.next.submitted = true;
        driver.settle();
        CHECK(set_up.state().score[0] == most);
    }
    SECTION("held")
    {
        driver.press_down(place_of(english(Key::EditorMore, {{"name", "Points"}, {"value", score}})));
        for (int i = 0; i < 20; ++i)
        {
            driver.frame(100);
        }
        driver.release(2000, 16);
        driver.settle();
        CHECK(set_up.state().score[0] >= score + 10);
        CHECK(set_up.state().score[0] <= score + 20);
    }
    SECTION("turned")
    {
        const ImVec2 at = place_of(shown);
        ImGui::GetIO().AddMousePosEvent(at.x, at.y);
        for (int i = 0; i < 20; ++i)
        {
            driver.frame(100);
        }
        ImGui::GetIO().AddMouseWheelEvent(0, 1);
        driver.settle();
        CHECK(set_up.state().score[0] == score + 1);
    }
}

TEST_CASE("what begins in the editor leads back to it, with the position as it was left")
{
    SetUp set_up(link_of(lively_state()));
    set_up.click(set_up.at(Place::Seville));
    const State left = set_up.state();
    REQUIRE(set_up.draft().is_valid());
    SECTION("the analysis, when it is closed")
    {
        set_up.press(Key::AnalysisTitle);
        CHECK(set_up.mirror().title == english(Key::AnalysisTitle));
        set_up.press(Key::ButtonClose);
        CHECK(set_up.mirror().title == english(Key::EditorTitle));
    }
    SECTION("a game, from the table, also when it was played on")
    {
        set_up.press(Key::EditorPlay);
        if (set_up.mirror().answers.empty())
        {
            REQUIRE(set_up.driver.perform("I am"));
        }
        set_up.driver.app().perform(set_up.mirror().answers.at(0).id);
        set_up.driver.settle();
        set_up.press(Key::EditorReturn);
        CHECK(set_up.mirror().title == english(Key::EditorTitle));
    }
    SECTION("a puzzle that is tried out, when it is left")
    {
        set_up.press(Key::PuzzleMake);
        set_up.press(Key::ButtonTryOut);
        CHECK(set_up.offers(english(Key::EditorReturn)));
        set_up.driver.app().act(Intent{PageCommand::LeavePuzzle});
        set_up.driver.settle();
        CHECK(set_up.mirror().title == english(Key::EditorTitle));
    }
    CHECK(set_up.state() == left);
    set_up.press(Key::ButtonClose);
    set_up.driver.app().act(Intent{PageCommand::GoHome});
    set_up.driver.settle();
    CHECK_FALSE(set_up.offers(english(Key::EditorReturn)));
}

TEST_CASE("pieces are dragged from the palette onto the map, on it, and from it to the province")
{
    const bool phone = GENERATE(false, true);
    const State before = lively_state();
    SetUp set_up(link_of(before), phone ? 390 : 1366, phone ? 844 : 768);
    set_up.drag(set_up.owner(1), set_up.at(Place::Granada));
    CHECK(caballeros(set_up.state(), Place::Granada, 1) == caballeros(before, Place::Granada, 1) + 1);
    set_up.drag(set_up.tool(static_cast<int>(EditorTool::King)), set_up.at(Place::Valencia));
    CHECK(set_up.state().king == Place::Valencia);
    // Searches for its caballeros around the middle of the region.
    const auto middle = set_up.at(Place::Granada);
    bool moved = false;
    for (int step = 0; step < 900 && !moved; ++step)
    {
        const State was = set_up.state();
        const ImVec2 from{middle.x + static_cast<float>(step % 30 - 15) * 4,
                          middle.y + static_cast<float>(step / 30 - 15) * 4};
        set_up.drag(from, set_up.at(Place::Seville));
        const State now = set_up.state();
        moved = now.caballeros[index(Place::Granada)] != was.caballeros[index(Place::Granada)];
        if (moved)
        {
            CHECK(now.caballeros[index(Place::Seville)] != was.caballeros[index(Place::Seville)]);
            CHECK(now.province == was.province);
            set_up.press(Key::TableUndo);
            REQUIRE(set_up.state() == was);
            set_up.drag(from, set_up.tool(static_cast<int>(EditorTool::Take)));
            CHECK(set_up.state().caballeros[index(Place::Granada)] == now.caballeros[index(Place::Granada)]);
            CHECK(set_up.state().caballeros[index(Place::Seville)] == was.caballeros[index(Place::Seville)]);
            CHECK(set_up.state().province != was.province);
        }
    }
    CHECK(moved);
    CHECK(set_up.draft().is_valid());
}

TEST_CASE("keys place, take away, undo and redo")
{
    const State before = lively_state();
    SetUp set_up(link_of(before));
    int tabs = 0;
    const Id seville = id_of("target", (16 + static_cast<int>(Place::Seville) + 1) * 256);
    while (set_up.driver.app().ui().focused() != seville)
    {
        REQUIRE(++tabs < 200);
        set_up.driver.press(ImGuiKey_Tab);
    }
    const int at_first = caballeros(before, Place::Seville, 0);
    set_up.driver.press(ImGuiKey_Enter);
    set_up.driver.settle();
    CHECK(caballeros(set_up.state(), Place::Seville, 0) == at_first + 1);
    set_up.driver.type('+');
    set_up.driver.settle();
    CHECK(caballeros(set_up.state(), Place::Seville, 0) == at_first + 2);
    set_up.driver.type('-');
    set_up.driver.settle();
    CHECK(caballeros(set_up.state(), Place::Seville, 0) == at_first + 1);
    set_up.driver.type('u');
    set_up.driver.settle();
    set_up.driver.type('u');
    set_up.driver.settle();
    CHECK(caballeros(set_up.state(), Place::Seville, 0) == at_first + 1);
    set_up.driver.type('r');
    set_up.driver.settle();
    CHECK(caballeros(set_up.state(), Place::Seville, 0) == at_first + 2);
    set_up.driver.press(ImGuiKey_Escape);
    set_up.driver.settle();
    CHECK(set_up.mirror().title != english(Key::EditorTitle));
}

TEST_CASE("an impossible position is reported with a remedy, is saved, and can be neither played nor shared")
{
    SetUp set_up(link_of(lively_state()));
    const int province = lively_state().province[0];
    REQUIRE(set_up.mirror().notice.empty());
    set_up.less("Province", province);
    CHECK(set_up.mirror().notice == "Red has 29 caballeros, not 30.");
    CHECK_FALSE(set_up.draft().is_valid());
    for (const Key key : {Key::EditorPlay, Key::EditorLink, Key::EditorPicture, Key::AnalysisTitle})
    {
        CHECK_FALSE(set_up.offers(english(key)));
    }
    set_up.press("Red has 29 caballeros, not 30. " + english(Key::EditorMendProvince));
    CHECK(set_up.mirror().notice.empty());
    CHECK(set_up.state().province[0] == province);
    CHECK(set_up.offers(english(Key::EditorPlay)));
}

TEST_CASE("a row opens, and one of its values is chosen")
{
    SetUp set_up(link_of(lively_state()));
    set_up.press(Key::EditorTabBoard);
    const words::Localizer localizer(words::Language::En);
    const State before = lively_state();
    set_up.press("The King: " + words::kings_place(localizer, Edition::Classic, before.king));
    CHECK(set_up.driver.chosen(words::kings_place(localizer, Edition::Classic, before.king)));
    const Place other = before.king == Place::Aragon ? Place::Granada : Place::Aragon;
    set_up.press(words::place(localizer, Edition::Classic, other));
    CHECK(set_up.state().king == other);
    CHECK(set_up.offers("The King: " + words::place(localizer, Edition::Classic, other)));
    set_up.press(Key::EditorTabRound);
    set_up.press("Round: Round 5 of 9");
    set_up.press("Round 8 of 9");
    CHECK(set_up.state().round == 8);
    set_up.press(Key::EditorTabRules);
    set_up.press("Players: 4");
    set_up.press("5");
    CHECK(set_up.state().setup.players == 5);
    CHECK(set_up.offers("Purple"));
    set_up.press("Veto cards: yes");
    CHECK_FALSE(set_up.state().setup.vetoes);
}

TEST_CASE("playing answers leads to later moments")
{
    SetUp set_up(link_of(lively_state()));
    set_up.press(Key::EditorTabRound);
    set_up.press("Moment: a card is chosen");
    set_up.press(english(Key::EditorBidding));
    CHECK(set_up.state().decision.question == Question::Bid);
    const PlayerView seen = view(set_up.state(), set_up.state().decision.seat);
    REQUIRE_FALSE(seen.legal.empty());
    const std::vector<std::string> names{"Red", "Blue", "Green", "Yellow"};
    set_up.press(words::plain(words::answer(words::Localizer(words::Language::En), seen, names, seen.legal[0])));
    CHECK(set_up.state().bids_made == 1);
}

TEST_CASE("a position that was set up is played by people and computers, and is saved")
{
    SetUp set_up(link_of(lively_state()));
    set_up.click(set_up.at(Place::Seville));
    const State made = set_up.state();
    set_up.press("Blue");
    set_up.press("Played by: Person");
    set_up.press(words::court_title(words::Localizer(words::Language::En), 2));
    REQUIRE(set_up.driver.world.disk.games.empty());
    set_up.press(Key::EditorPlay);
    REQUIRE(set_up.driver.world.disk.games.size() == 1);
    const auto saved = record::load_save(set_up.driver.world.disk.games.begin()->second.newest);
    REQUIRE(saved.ok());
    CHECK(std::get<State>(saved->game.start) == made);
    CHECK(saved->game.players[1].controller.computer_level == 2);
    CHECK(saved->game.players[0].controller.is_person());
    CHECK_FALSE(set_up.mirror().answers.empty());
    // Back in the editor, everything can still be undone.
    set_up.press(Key::EditorTitle);
    CHECK(set_up.offers(english(Key::TableUndo)));
}

TEST_CASE("the link of a position that was set up restores it completely, including what is hidden")
{
    SetUp set_up(link_of(lively_state()));
    set_up.click(set_up.at(Place::Castillo));
    const State made = set_up.state();
    set_up.press(Key::EditorLink);
    CHECK(state_of(link_shown(set_up)) == made);
    set_up.driver.world.files.result = {false, "el-grande.elgrande"};
    set_up.driver.perform(english(Key::ButtonDownload));
    CHECK(set_up.mirror().notice == "This file could not be written: el-grande.elgrande");
    set_up.press(Key::ButtonClose);
    CHECK(set_up.mirror().title == english(Key::EditorTitle));
    set_up.press(Key::EditorPicture);
    REQUIRE(set_up.driver.perform("Copy the link"));
    const std::string& copied = set_up.driver.world.clipboard.text;
    CHECK(state_of(copied.substr(copied.find('#') + 1)) == made);
    REQUIRE(set_up.driver.perform("Copy the picture"));
    set_up.press(Key::ButtonClose);
    CHECK(set_up.mirror().title == english(Key::EditorTitle));
    // The link is made of the current draft.
    set_up.click(set_up.at(Place::Seville));
    set_up.press(Key::EditorLink);
    CHECK(state_of(link_shown(set_up)) == set_up.state());
}

TEST_CASE("a position that was set up is analysed without being saved")
{
    SetUp set_up(link_of(lively_state()));
    set_up.click(set_up.at(Place::Seville));
    set_up.press(Key::AnalysisTitle);
    CHECK(set_up.driver.world.brains.asked > 0);
    CHECK(set_up.mirror().title == english(Key::AnalysisTitle));
    CHECK(set_up.driver.world.disk.games.empty());
    set_up.press(Key::ButtonClose);
    CHECK(set_up.mirror().title == english(Key::EditorTitle));
    CHECK(set_up.offers(english(Key::TableUndo)));
    CHECK(set_up.driver.world.disk.games.empty());
}

TEST_CASE("making a puzzle of a position that was set up leaves the draft as it was")
{
    SetUp set_up(link_of(lively_state()));
    set_up.click(set_up.at(Place::Seville));
    const State made = set_up.state();
    set_up.press(Key::PuzzleMake);
    REQUIRE(set_up.mirror().title == english(Key::PuzzleMake));
    CHECK(set_up.driver.world.brains.asked > 0);
    REQUIRE(set_up.driver.perform(english(Key::ButtonCopy)));
    const std::string& copied = set_up.driver.world.clipboard.text;
    const auto opened = record::open_link(copied.substr(copied.find('#') + 1));
    REQUIRE(opened.ok());
    // A puzzle link contains what everybody may see.
    const State& posted = std::get<record::Puzzle>(*opened).position;
    CHECK(view(posted, posted.active()) == view(made, made.active()));
    set_up.press(Key::ButtonClose);
    CHECK(set_up.mirror().title == english(Key::EditorTitle));
    CHECK(set_up.state() == made);
}

TEST_CASE("the editor takes from a running game what everybody may see, and does not change the game")
{
    Setup setup;
    setup.players = 3;
    setup.hidden_hands = true;
    setup.seed = 11;
    const record::Game game = testing::game_until(setup, [](const State& state) { return state.round >= 3; });
    const State hidden = record::last_state(game);
    SetUp set_up(record::game_link(game));
    set_up.press(Key::EditorTabBoard);
    set_up.press(Key::EditorTabPlayer);
    set_up.more("Points", hidden.score[0]);
    const State seen = set_up.state();
    CHECK(seen.score[0] == hidden.score[0] + 1);
    CHECK(seen.court == hidden.court);
    CHECK(seen.king == hidden.king);
    CHECK(set_up.driver.world.disk.games.empty());
    set_up.press(Key::ButtonClose);
    CHECK(set_up.mirror().title == "Round 3 of 9");
}

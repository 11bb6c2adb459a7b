// Visits every page with every rule set: nothing fails, no text is missing, no heading is empty. By default only with
// some rule sets, among them each edition with none and with all of its modules; ELGRANDE_RULE_SETS=9999 takes all of
// them.
#include "app/matrix/tour.hpp"
#include "support/setups.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstdlib>
#include <utility>

using namespace elgrande;
using testing::Tour;
using words::Key;

namespace
{

/// A page to visit. Starts at the table, in the middle of a game.
struct Station
{
    const char* name;
    void (*visit)(Tour& tour);
};

void start_page(Tour& tour)
{
    tour.act(screens::PageCommand::GoHome);
    tour.look_at_page(Key::GameTitle);
    tour.press(Key::HomeSaves);
    tour.look_at_page(Key::HomeSavedGames);
    tour.press_first(tour.text(Key::HomeSaveOpen) + ": ");
    tour.look();
}

void saved_game(Tour& tour)
{
    const std::string key = "game-1"; // while another game is on the table
    tour.act(screens::PageCommand::GoHome);
    tour.press(Key::HomeSaves);
    tour.act(screens::WithSave{screens::SaveCommand::AskName, key});
    tour.look_at_page(Key::HomeSaveRename);
    tour.driver.world.text_fields.typing["rename"] = "Ours";
    tour.press(Key::ButtonOk);
    tour.look_at_page(Key::HomeSavedGames);
    tour.driver.world.files.saved.clear();
    tour.act(screens::WithSave{screens::SaveCommand::Download, key});
    if (tour.driver.world.files.saved.size() != 1)
    {
        tour.note("nothing is downloaded");
    }
    tour.act(screens::WithSave{screens::SaveCommand::Delete, key});
    tour.look_at_page(Key::HomeSavedGames);
    tour.press(Key::HomeUndoDelete);
    tour.look();
    tour.act(screens::Intent{screens::WithSave{screens::SaveCommand::Open, key}});
    tour.look();
}

void opened_file(Tour& tour)
{
    const std::string record = record::write_record(tour.middle);
    const auto* letters = reinterpret_cast<const std::byte*>(record.data());
    for (const platform::File& file : {platform::File{"game.elgrande", Tour::saved(tour.middle)},
                                       platform::File{"game.elg", platform::Bytes(letters, letters + record.size())},
                                       platform::File{"game.elgrande", Tour::saved(tour.end)}})
    {
        tour.driver.world.files.chosen = file;
        tour.driver.settle();
        tour.look();
        if (tour.driver.app().mirror().position.empty())
        {
            tour.note("the file does not open");
        }
    }
}

void opened_links(Tour& tour)
{
    const State state = record::last_state(tour.middle);
    const std::vector<record::Colour> colours = record::colours_of(tour.middle.players);
    const record::Puzzle puzzle{.position = state, .colours = colours, .task = {}, .texts = {}};
    const record::PositionTexts texts{.title = "Once", .line = "What now?", .author = "Ana"};
    for (const std::string& link :
         {record::position_link(state, colours), record::link_with_texts(state, colours, texts),
          record::game_link(tour.middle), record::passed_link(tour.middle), record::puzzle_link(puzzle),
          record::game_link(tour.end), record::position_link(record::last_state(tour.end), colours)})
    {
        tour.driver.app().open_link(link);
        for (int i = 0; i < 20; ++i)
        {
            tour.driver.frame(200); // a passed game is replayed from where it was
        }
        tour.look();
        if (tour.offers(tour.text(Key::PassOlderGoOn)))
        {
            tour.press(Key::PassOlderGoOn); // the saved game has more actions than the link
            tour.look();
        }
        if (tour.driver.app().mirror().position.empty())
        {
            tour.note("no table after " + link + ", but " + tour.driver.app().mirror().title);
        }
    }
}

void rules_page(Tour& tour)
{
    tour.act(screens::OpenRules{});
    tour.look();
    if (tour.driver.app().mirror().page.size() < 20)
    {
        tour.note("the rules are short");
    }
    tour.press(Key::ButtonClose);
}

/// Opens the pages that need nothing but a name.
void named_pages(Tour& tour)
{
    for (const std::string& name : screens::PageRegistry().names())
    {
        const screens::Mirror table = tour.driver.app().mirror();
        tour.act(screens::Intent{screens::OpenPage{name}});
        if (tour.driver.app().mirror() == table)
        {
            tour.note("the page \"" + name + "\" does not open");
        }
        tour.look();
        tour.driver.press(ImGuiKey_Escape);
        tour.driver.settle();
    }
}

void settings(Tour& tour)
{
    tour.act(screens::PageCommand::OpenSettings);
    tour.look_at_page(Key::SettingsTitle);
    tour.press(Key::ButtonClose);
    tour.act(screens::PageCommand::OpenMenu);
    tour.look_at_page(Key::MenuTitle);
    tour.press(Key::MenuResume);
}

void table_in_all_languages(Tour& tour)
{
    const words::Language before = tour.localizer.language();
    for (int i = 0; i < words::language_count; ++i)
    {
        tour.act(screens::Intent{screens::ChooseLanguage{static_cast<words::Language>(i)}});
        tour.look();
    }
    tour.act(screens::Intent{screens::ChooseLanguage{before}});
}

/// Opens the log as a page if there is no room for it beside the map.
void open_log(Tour& tour)
{
    if (const auto button = tour.driver.app().ui().visible_box(screens::id_of("open log")))
    {
        tour.driver.click({button->middle_x(), button->middle_y()});
        tour.look();
        tour.driver.press(ImGuiKey_Escape);
    }
}

void table_at_all_sizes(Tour& tour)
{
    for (const testing::Screen& screen : testing::sizes)
    {
        tour.driver.world.page.fingers = screen.fingers;
        tour.driver.resize(screen.width, screen.height);
        tour.look();
        open_log(tour);
    }
    tour.driver.world.page.fingers = false;
    tour.driver.resize(1366, 768);
    if (tour.driver.app().mirror().log.empty())
    {
        tour.note("the log is empty");
    }
}

void looking_back(Tour& tour)
{
    tour.act(screens::GameCommand::LookBack);
    tour.look();
    const auto last = static_cast<table::Moment>(tour.middle.actions.size());
    for (const table::Moment moment : {table::Moment{0}, last / 3, last / 2})
    {
        tour.act(screens::Intent{screens::LookAt{moment}});
        tour.look();
    }
    tour.act(screens::GameCommand::Replay);
    for (int i = 0; i < 10; ++i)
    {
        tour.driver.frame(400);
    }
    tour.look();
    tour.act(screens::GameCommand::ReplaySpeed);
    tour.act(screens::GameCommand::PauseReplay);
    tour.press(Key::ButtonReturnNow);
    tour.look();
}

void try_out(Tour& tour)
{
    tour.act(screens::GameCommand::LookBack);
    tour.act(screens::GameCommand::TryOut);
    tour.lift_curtain();
    tour.look();
    if (tour.driver.app().mirror().answers.empty())
    {
        tour.note("nothing can be tried");
        return;
    }
    tour.driver.app().perform(0);
    tour.look();
    tour.act(screens::GameCommand::LeaveTryOut);
    tour.look_at_page(Key::MessageEndTryOut);
    tour.press(Key::ButtonEndTryOut);
    tour.look();
}

void sharing(Tour& tour)
{
    tour.act(screens::PageCommand::OpenShare);
    tour.look_at_page(Key::ShareTitle);
    tour.press(Key::ShareGame);
    tour.look();
    tour.press(Key::ButtonCopy);
    tour.press(Key::SharePass);
    tour.look_at_page(Key::PassTitle);
    tour.press(Key::ButtonCopy);
    tour.look();
    tour.press(Key::PassStay);
}

void posting(Tour& tour)
{
    tour.act(screens::Intent{screens::OpenPage{"picture"}});
    tour.look_at_page(Key::PictureTitle);
    tour.press(Key::PictureText);
    tour.press(Key::EmbedCopy);
    const std::string& code = tour.driver.world.clipboard.text;
    if (code.empty() || code.find('{') != std::string::npos)
    {
        tour.note("the code to post is \"" + code + "\"");
    }
    tour.press(Key::ButtonDownload);
    for (int i = 0; i < 60 && tour.driver.world.pictures.maker.busy(); ++i)
    {
        tour.driver.frame();
    }
    tour.look();
    tour.press(Key::ButtonClose);
}

void editor(Tour& tour)
{
    tour.act(screens::Intent{screens::OpenPage{"editor"}});
    tour.look_at_page(Key::EditorTitle);
    for (const Key tab : {Key::EditorTabBoard, Key::EditorTabRound, Key::EditorTabRules, Key::EditorTabPlayer})
    {
        tour.press(tab);
        tour.look_at_page(Key::EditorTitle);
    }
    tour.press(Key::ButtonClose);
    tour.look();
}

void make_a_puzzle(Tour& tour)
{
    tour.act(screens::PageCommand::MakePuzzle);
    tour.look_at_page(Key::PuzzleMake);
    tour.press(Key::ButtonCopy);
    tour.look();
    tour.press(Key::ButtonClose);
}

void analysis(Tour& tour)
{
    tour.act(screens::AnalysisCommand::Begin);
    tour.look_at_page(Key::AnalysisTitle);
    tour.act(screens::PageCommand::Close);
    tour.look();
}

void advice(Tour& tour)
{
    tour.driver.world.brains.think = testing::cached_answer;
    tour.act(screens::GameCommand::AskAdvice);
    tour.driver.world.brains.answer();
    tour.driver.settle();
    tour.look();
    if (tour.driver.app().mirror().buttons.size() > 4)
    {
        tour.note("no advice is given");
    }
    tour.driver.world.brains.think = {};
    tour.press(Key::ButtonOk);
}

/// Lets a computer answer and asks for its reason.
void reason(Tour& tour)
{
    record::Game game = tour.middle;
    const Seat asked = record::last_state(game).decision.seat;
    game.players[asked].controller.computer_level = 1;
    tour.driver.world.brains.think = testing::cached_answer;
    tour.driver.world.files.chosen = platform::File{"game.elgrande", Tour::saved(game)};
    tour.driver.settle();
    tour.look();
    for (int i = 0; i < 200 && !tour.offers(tour.text(Key::ReasonTitle)); ++i)
    {
        tour.driver.world.brains.answer();
        tour.driver.frame(100);
    }
    tour.driver.world.brains.think = {};
    tour.press(Key::ReasonTitle);
    tour.look();
    tour.press(Key::ButtonOk);
}

void result(Tour& tour)
{
    tour.driver.app().open_link(record::game_link(tour.end));
    tour.driver.settle();
    tour.look();
    if (tour.driver.app().mirror().page.empty())
    {
        tour.note("the result tells nothing");
    }
    tour.act(screens::PageCommand::ShowBoard);
    tour.look();
    tour.act(screens::PageCommand::ShowScoring);
    tour.look();
    tour.act(screens::GameCommand::SkipScoring);
    tour.press(Key::ButtonClose);
    tour.act(screens::PageCommand::ShowResult);
    tour.act(screens::AnalysisCommand::ShowChances);
    tour.look();
    tour.press(Key::ButtonClose);
    tour.press(Key::ButtonRotateSeats);
    tour.look();
}

constexpr std::array stations{Station{"start page", start_page},
                              Station{"a saved game", saved_game},
                              Station{"files", opened_file},
                              Station{"links", opened_links},
                              Station{"rules", rules_page},
                              Station{"all pages with a name", named_pages},
                              Station{"settings and menu", settings},
                              Station{"table in all languages", table_in_all_languages},
                              Station{"table at all sizes, log", table_at_all_sizes},
                              Station{"looking back, replay", looking_back},
                              Station{"try-out", try_out},
                              Station{"share, pass on", sharing},
                              Station{"post, picture", posting},
                              Station{"editor", editor},
                              Station{"make a puzzle", make_a_puzzle},
                              Station{"analysis", analysis},
                              Station{"advice", advice},
                              Station{"why", reason},
                              Station{"end page, rematch", result}};

/// Returns each edition with none and with as many modules as possible, the last edition first, then all other rule
/// sets in random order.
std::vector<Setup> rule_sets(std::size_t most)
{
    std::vector<Setup> all = setups::every_rule_set();
    std::vector<Setup> first;
    for (int edition = edition_count - 1; edition >= 0; --edition)
    {
        const auto is_better = [edition](const Setup& a, const Setup& b)
        {
            const auto rank = [edition](const Setup& setup)
            { return setup.edition == static_cast<Edition>(edition) ? 1 + setup.modules.size() : 0; };
            return rank(a) < rank(b);
        };
        const auto fullest = std::max_element(all.begin(), all.end(), is_better);
        first.push_back({.edition = static_cast<Edition>(edition), .seed = 1});
        if (!fullest->modules.empty())
        {
            first.push_back(*fullest);
        }
    }
    Random random(11);
    random.shuffle(std::span<Setup>(all));
    first.insert(first.end(), all.begin(), all.end());
    first.resize(std::min(most, first.size()));
    for (std::size_t i = 0; i < first.size(); ++i)
    {
        first[i].seed = i + 1;
        first[i].hidden_hands = i % 2 == 0;
        first[i].rounds = i % 5 == 4 ? 6 : 9;
    }
    return first;
}

std::size_t how_many()
{
    const char* wanted = std::getenv("ELGRANDE_RULE_SETS");
    return wanted == nullptr ? (test::is_sanitized ? 3 : 10)
                             : static_cast<std::size_t>(std::strtoul(wanted, nullptr, 10));
}

} // namespace

TEST_CASE("every page works with every rule set, and no text is missing", "[matrix][thorough]")
{
    std::size_t number = 0;
    for (const Setup& setup : rule_sets(how_many()))
    {
        const auto language = static_cast<words::Language>(number++ % words::language_count);
        const record::Game middle = testing::middle_of(setup);
        INFO(words::language_row(language).name << ", edition " << static_cast<int>(setup.edition) << ", modules "
                                                << setup.modules.bits() << ", " << record::game_link(middle));
        Tour tour(language, middle, testing::finish(middle, 5));
        for (const Station& station : stations)
        {
            INFO(station.name);
            tour.station = station.name;
            tour.open(middle);
            station.visit(tour);
        }
        CHECK(tour.wrong == std::set<std::string>{});
    }
}

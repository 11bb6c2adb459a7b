// The picture of a position: its content, where it is sent, and its description.
#include "board/colour.hpp"
#include "record/link/link.hpp"
#include "record/save.hpp"
#include "support/app_driver.hpp"
#include "support/canvas/canvas.hpp"
#include "support/reached_game.hpp"
#include "support/visitor.hpp"
#include "support/written.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <cstdint>
#include <cstdlib>
#include <string>

using namespace elgrande;
using namespace elgrande::screens;
using platform::PictureAction;
using platform::PictureOutcome;
using testing::AppDriver;
using testing::colours_of;
using testing::Picture;

namespace
{

const std::string puzzle_link = "z1.41KHBCMJ8x0VBaXuU_oQqAEnZuFEfPFFM3M42eVadNPnlLOC";

/// A table with a renderer, so that pictures are painted.
class Photographed
{
public:
    explicit Photographed(const std::string& link, float width = 1366, float height = 768)
        : driver(width, height, width < 600)
    {
        driver.graphics = [this] { canvas_.draw(*ImGui::GetDrawData()); };
        driver.world.pictures.paints = true;
        driver.app().open_link(link);
        driver.settle();
        REQUIRE(driver.perform("Share"));
        REQUIRE(driver.perform("Post"));
    }

    /// Presses the button `label`, waits until the picture is painted, and returns it.
    Picture take(const std::string& label)
    {
        REQUIRE(driver.perform(label));
        // The driver may compile shaders in the background for as long as the machine is busy.
        for (int i = 0; i < 3000 && driver.world.pictures.maker.busy(); ++i)
        {
            driver.frame();
        }
        driver.settle();
        Picture picture;
        picture.width = driver.world.pictures.wanted.width;
        picture.height = driver.world.pictures.wanted.height;
        for (const std::byte byte : driver.world.pictures.pixels)
        {
            picture.rgba.push_back(static_cast<std::uint8_t>(byte));
        }
        REQUIRE(picture.rgba.size() == 4 * static_cast<std::size_t>(picture.width) * picture.height);
        return picture;
    }

    AppDriver driver;

private:
    testing::Canvas canvas_;
};

/// True if the picture has a pixel near this colour, by red, green and blue, in the rectangle.
bool shows(const Picture& picture, ImU32 colour, int left, int top, int right, int bottom)
{
    for (int y = top; y < bottom; ++y)
    {
        for (int x = left; x < right; ++x)
        {
            int far = 0;
            for (unsigned shift = 0; shift < 24; shift += 8)
            {
                const int seen = static_cast<int>(picture.at(x, y) >> shift & 0xFFU);
                far = std::max(far, std::abs(seen - static_cast<int>(colour >> shift & 0xFFU)));
            }
            if (far < 10)
            {
                return true;
            }
        }
    }
    return false;
}

std::string lively_link()
{
    Setup setup;
    setup.players = 4;
    setup.seed = 5;
    const record::Game game = testing::game_until(
        setup, [](const State& state) { return state.round >= 5 && state.decision.question == Question::Place; });
    return record::position_link(record::last_state(game), record::colours_of(game.players),
                                 record::Sharing::Everything);
}

} // namespace

TEST_CASE("a picture for posting has 1200 × 630 pixels, with the board, the points and the question", "[pixels]")
{
    Photographed table(lively_link());
    const Picture picture = table.take("Copy the picture");
    testing::keep(picture, "poster-card");
    CHECK(table.driver.world.pictures.wanted.action == PictureAction::Copy);
    CHECK(picture.width == 1200);
    CHECK(picture.height == 630);
    CHECK(colours_of(picture) > 300);
    CHECK(shows(picture, theme::current.wine_dark, 0, 0, 1200, 20));
    CHECK(shows(picture, board::region_tints[4], 100, 100, 800, 600));
    CHECK(table.driver.app().mirror().prompt == "The picture is copied.");
}

TEST_CASE("a picture can be taken without the question", "[pixels]")
{
    Photographed table(puzzle_link);
    const Picture with = table.take("Download");
    REQUIRE(table.driver.perform("With the question"));
    const Picture without = table.take("Download");
    testing::keep(with, "poster-puzzle");
    testing::keep(without, "poster-puzzle-bare");
    CHECK(shows(with, theme::current.wine_dark, 0, 0, 1200, 20));
    CHECK_FALSE(shows(without, theme::current.wine_dark, 0, 0, 1200, 20));
    CHECK(table.driver.app().mirror().prompt == "The picture is saved as a file.");
}

TEST_CASE("a square picture for phones has the board, and below it the points and the cards", "[thorough][pixels]")
{
    Photographed table(lively_link(), 390, 844);
    REQUIRE(table.driver.perform("Square, for phones"));
    const Picture picture = table.take("Copy the picture");
    testing::keep(picture, "poster-square");
    CHECK(picture.width == 1080);
    CHECK(picture.height == 1080);
    CHECK(colours_of(picture) > 300);
    CHECK(shows(picture, board::region_tints[4], 100, 100, 1000, 600));
    CHECK(shows(picture, theme::current.parchment, 540, 700, 1080, 1080));
}

TEST_CASE("the page shows the picture before it is posted", "[pixels]")
{
    AppDriver driver(1366, 768, false);
    testing::Canvas canvas; // of the driver's context
    Picture page;
    driver.graphics = [&]
    {
        canvas.draw(*ImGui::GetDrawData());
        canvas.read(page);
    };
    driver.app().open_link(lively_link());
    driver.settle();
    REQUIRE(driver.perform("Share"));
    REQUIRE(driver.perform("Post"));
    driver.settle();
    testing::keep(page, "poster-preview");
    CHECK(shows(page, theme::current.wine_dark, 240, 100, 660, 400));
    CHECK(shows(page, theme::current.parchment, 500, 200, 690, 420));
}

TEST_CASE("the result of taking a picture is reported, even if the page has closed meanwhile")
{
    AppDriver driver(1366, 768, false);
    driver.app().open_link(puzzle_link);
    driver.settle();
    REQUIRE(driver.perform("Share"));
    REQUIRE(driver.perform("Post"));
    CHECK(driver.button("Send") < 0);
    driver.world.pictures.actions.insert(PictureAction::Send);
    driver.frame();
    REQUIRE(driver.perform("Send"));
    CHECK(driver.world.pictures.wanted.action == PictureAction::Send);
    CHECK(driver.world.pictures.wanted.words.find("Puzzle") == 0);
    CHECK(driver.app().mirror().prompt == "The picture is being drawn …");
    const auto answer = driver.world.pictures.awaited;
    REQUIRE(answer);
    answer(PictureOutcome::Saved);
    driver.settle();
    CHECK(driver.app().mirror().prompt == "The picture is saved as a file.");
    answer(PictureOutcome::Failed);
    driver.settle();
    CHECK(driver.app().mirror().prompt == "The picture could not be drawn.");
    REQUIRE(driver.perform("Close"));
    answer(PictureOutcome::Done); // nobody waits for this answer
    REQUIRE(driver.perform("To the start page"));
    driver.settle(); // the picture still being drawn keeps its content
}

TEST_CASE("the text for forums has the question, the link, and the position without what is hidden")
{
    AppDriver driver(1366, 768, false);
    driver.app().open_link(lively_link());
    driver.settle();
    const std::string question = driver.app().mirror().prompt;
    const std::vector<std::string> position = driver.app().mirror().position;
    REQUIRE(driver.perform("Share"));
    const std::string link = driver.app().mirror().prompt;
    REQUIRE(driver.perform("Post"));
    CHECK(driver.app().mirror().position == position);
    REQUIRE(driver.perform("Copy as text"));
    const std::string& text = driver.world.clipboard.text;
    CHECK(text.find("El Grande. Round ") == 0);
    CHECK(text.find("\n" + link + "\n") != std::string::npos);
    REQUIRE_FALSE(position.empty());
    for (const std::string& line : position)
    {
        CHECK(text.find("\n" + line) != std::string::npos);
    }
    CHECK(driver.app().mirror().prompt == "The text is copied.");
}

TEST_CASE("the text for forums names the person among computers, whom the table calls You")
{
    record::Game game =
        testing::game_until({.players = 4, .seed = 5},
                            [](const State& state) {
                                return state.round >= 3 && state.decision == Decision{Question::TakeCard, 0};
                            });
    for (Seat seat = 1; seat < 4; ++seat)
    {
        game.players[seat].controller.computer_level = 1;
    }
    AppDriver driver(1366, 768, false,
                     [&](testing::FakeWorld& world)
                     {
                         const auto cursor = static_cast<std::uint32_t>(game.actions.size());
                         const record::SavedGame saved{.game = game, .name = "", .cursor = cursor};
                         world.files.chosen = platform::File{"court.elgrande", record::save_game(saved)};
                     });
    driver.settle();
    REQUIRE(driver.app().mirror().prompt.find("You: ") == 0);
    REQUIRE(driver.perform("Share"));
    REQUIRE(driver.perform("Post"));
    CHECK(driver.app().mirror().position.front().find("Red: ") == 0);
    REQUIRE(driver.perform("Copy as text"));
    const std::string& text = driver.world.clipboard.text;
    CHECK(text.find(". Red: take an action card.\n") != std::string::npos);
    CHECK(text.find("\nRed: ") != std::string::npos);
    CHECK(text.find("You: ") == std::string::npos);
}

TEST_CASE("the preview has the sharer's title, the question, everybody's court and the cards")
{
    AppDriver driver(1366, 768, false);
    driver.app().open_link(lively_link());
    driver.settle();
    const std::string question = driver.app().mirror().prompt;
    REQUIRE(driver.perform("Share"));
    REQUIRE(driver.perform("Post"));
    driver.world.text_fields.typing = {{"posted title", "Who wins Valencia?"}};
    driver.settle();
    CHECK(testing::is_written("Who wins Valencia? – " + question));
    CHECK(testing::is_written("prov."));
    REQUIRE(driver.perform("With the question"));
    CHECK_FALSE(testing::is_written("Who wins Valencia? – " + question));
}

TEST_CASE("the text for forums has a table of majorities in letters of equal width")
{
    AppDriver driver(1366, 768, false);
    driver.app().open_link(lively_link());
    driver.settle();
    REQUIRE(driver.perform("Share"));
    REQUIRE(driver.perform("Post"));
    REQUIRE(driver.perform("Copy as text"));
    const std::string& text = driver.world.clipboard.text;
    const std::size_t begin = text.find("```\n");
    REQUIRE(begin != std::string::npos);
    const std::size_t end = text.find("```\n", begin + 4);
    REQUIRE(end != std::string::npos);
    const std::string table = text.substr(begin + 4, end - begin - 4);
    INFO(table);
    for (const char* part :
         {"Galicia", "Castillo", "4/2/0", "Red", "Blue", "points", "court", "province", "*", " +", "("})
    {
        CHECK(table.find(part) != std::string::npos);
    }
    // The columns of players end at the same letter in each line.
    const std::size_t head = table.find('\n');
    const std::size_t points = table.find("\npoints") + 1;
    CHECK(table.find('\n', points) - points == head);
}

TEST_CASE("the alt text of a picture names what it shows, and is short enough for a description")
{
    AppDriver driver(1366, 768, false);
    driver.app().open_link(lively_link());
    driver.settle();
    REQUIRE(driver.perform("Share"));
    REQUIRE(driver.perform("Post"));
    REQUIRE(driver.perform("Copy alt text"));
    const std::string& text = driver.world.clipboard.text;
    INFO(text);
    CHECK(text.find("El Grande. Round ") == 0);
    CHECK(text.find("\nRed: ") != std::string::npos);
    CHECK(text.find("court ") != std::string::npos);
    CHECK(text.find("Galicia") != std::string::npos);
    CHECK(text.size() <= 1500);
    CHECK(driver.app().mirror().prompt == "The description is copied.");
}

TEST_CASE("the pages for sharing and for pictures fit every screen, and their touch targets never overlap")
{
    const std::string language = GENERATE("en", "de", "es");
    for (const testing::Screen& screen : testing::sizes)
    {
        INFO(language << ", " << screen.width << " x " << screen.height);
        AppDriver driver(screen.width, screen.height, screen.fingers,
                         [&language](testing::FakeWorld& world)
                         {
                             world.page.reads = {language};
                             world.pictures.actions.insert(PictureAction::Send);
                         });
        driver.app().open_link(lively_link());
        driver.settle();
        driver.app().act(Intent{PageCommand::OpenShare});
        driver.settle();
        testing::check_areas(driver.app().ui(), screen.fingers);
        driver.app().act(Intent{OpenPage{"picture"}});
        driver.settle();
        testing::check_areas(driver.app().ui(), screen.fingers);
        CHECK(driver.app().ui().cut().empty());
    }
}

TEST_CASE("the line for another page is a frame with the link and an escaped title")
{
    AppDriver driver(1366, 768, false);
    driver.app().open_link(puzzle_link);
    driver.settle();
    REQUIRE(driver.perform("Share"));
    REQUIRE(driver.perform("Post"));
    REQUIRE(driver.perform("Copy embed code"));
    const std::string& line = driver.world.clipboard.text;
    CHECK(line.find("<iframe src=\"https://example.org/?embed#" + puzzle_link + "\"") == 0);
    CHECK(line.find("title=\"El Grande: Puzzle") != std::string::npos);
    CHECK(line.find("</iframe>") == line.size() - 9);
    CHECK(line.find('\n') == std::string::npos);
    CHECK(driver.app().mirror().prompt.find("Copied: HTML") == 0);
}

TEST_CASE("a frame has no way to the start page: what it shows is opened in a tab")
{
    const auto link = GENERATE(puzzle_link, lively_link());
    AppDriver driver(720, 470, false, [](testing::FakeWorld& world) { world.page.framed = true; });
    driver.app().open_link(link);
    driver.settle();
    CHECK(driver.button("To the start page") < 0);
    REQUIRE(driver.perform("Open the full page"));
    const std::string opened = driver.world.page.in_full;
    CHECK(opened.substr(0, 3) == link.substr(0, 3));
    CHECK(record::open_link(opened).ok());
    CHECK(driver.app().mirror().title != "El Grande");
}

TEST_CASE("a position is posted with a title, words and a name, which is remembered; too long texts are refused")
{
    AppDriver driver(1366, 768, false);
    driver.app().open_link(lively_link());
    driver.settle();
    REQUIRE(driver.perform("Share"));
    REQUIRE(driver.perform("Post"));
    driver.world.text_fields.typing = {{"posted title", "Who wins Valencia?"}, {"posted author", "Ana"}};
    driver.settle();
    CHECK(driver.app().mirror().rule == "Who wins Valencia?");
    REQUIRE(driver.perform("Copy the link"));
    const std::string link = driver.world.clipboard.text;
    CHECK(link.find("https://example.org/#s1.") == 0);
    const auto opened = record::open_link(link);
    REQUIRE(opened.ok());
    CHECK(std::get<record::OpenedPosition>(*opened).texts == record::PositionTexts{"Who wins Valencia?", "", "Ana"});
    REQUIRE(driver.perform("Copy as text"));
    CHECK(driver.world.clipboard.text.find(link) != std::string::npos);
    CHECK(driver.world.clipboard.text.find("Who wins Valencia?\nYellow") != std::string::npos);
    driver.world.text_fields.typing = {{"posted line", std::string(110, 'x')}};
    driver.settle();
    CHECK(driver.app().mirror().prompt.find("too long for a link") != std::string::npos);
    driver.world.clipboard.text.clear();
    REQUIRE(driver.perform("Copy the link"));
    CHECK(driver.world.clipboard.text.empty());
    CHECK_FALSE(driver.world.pictures.maker.busy());
    REQUIRE(driver.perform("Copy the picture"));
    CHECK_FALSE(driver.world.pictures.maker.busy());
    REQUIRE(driver.perform("Close"));
    REQUIRE(driver.perform("Share"));
    REQUIRE(driver.perform("Post"));
    REQUIRE(driver.perform("Copy the link"));
    CHECK(driver.world.clipboard.text.find("#s1.") != std::string::npos); // Ana again
}

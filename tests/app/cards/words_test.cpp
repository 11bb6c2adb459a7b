// The texts on action cards, and the explanations of cards.
#include "screens/cards/cards.hpp"
#include "screens/table/cards/card_rows.hpp"
#include "support/canvas/canvas.hpp"
#include "support/reached_game.hpp"

#include "record/link/link.hpp"
#include "screens/help/topics.hpp"
#include "ui/theme.hpp"
#include "words/names.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <imgui_internal.h>

#include <algorithm>
#include <string>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::game_until;

namespace
{

bool says(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

/// Checks the texts of all cards in a box of this size, in a language chosen by Catch2: letters have at least `least`
/// pixels of the page, and the picture at least the share `min_picture_share` of the height.
void check_letters(const Box& box, float least, float zoom, float min_picture_share)
{
    const words::Localizer localizer(static_cast<words::Language>(GENERATE(0, 1, 2)));
    for (CardId id = 0; id < catalogue().size(); ++id)
    {
        const ActionCard face{.card = id,
                              .title = words::card_title(localizer, id),
                              .line = words::card_line(localizer, id),
                              .text = text_of_card(box.w)};
        INFO(face.title << ": " << face.line);
        const CardLetters letters = letters_of(box, face);
        CHECK(letters.fit);
        CHECK(letters.title.size * zoom >= least);
        CHECK(letters.line.size * zoom >= least);
        CHECK(picture_height(box, letters, face.text) > min_picture_share * box.h);
    }
}

} // namespace

TEST_CASE("the text of an action card is large enough to read on a laptop, in every language", "[cards]")
{
    constexpr float least = 14; // pixels of the page
    AppDriver driver(1366, 768, false);
    driver.app().open_link(record::game_link(testing::game_of({.players = 5, .seed = 3})));
    REQUIRE(driver.settle());
    const auto box = driver.app().ui().visible_box(id_of("card", 0));
    REQUIRE(box.has_value());
    check_letters(*box, least, driver.app().ui().zoom(), 0.36F);
}

TEST_CASE("the number of a taken card covers no letter of the taker's name, however narrow the card is", "[cards]")
{
    constexpr Paint print = IM_COL32(1, 2, 3, 255); // a colour that nothing else has
    const float width = GENERATE(60.0F, 73.0F, 90.0F, 118.0F);
    AppDriver driver(1366, 768, false);
    Ui ui;
    ImGui::NewFrame();
    ui.begin(16, false, {});
    draw_action_card(ui, {100, 100, width, 170},
                     {.card = 0, .taken_by = "Yellow", .taken_colour = IM_COL32_WHITE, .taken_print = print});
    ui.end();
    ImGui::Render();
    AppDriver::hand_over_textures();
    ImRect name(1e6F, 1e6F, -1e6F, -1e6F);
    ImRect roundel = name;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    {
        for (const ImDrawVert& corner : list->VtxBuffer)
        {
            if (corner.col == print)
            {
                name.Add(corner.pos);
            }
            else if (corner.col == theme::current.night)
            {
                roundel.Add(corner.pos);
            }
        }
    }
    REQUIRE(name.GetWidth() > 20);
    REQUIRE(roundel.GetWidth() > 20);
    CHECK_FALSE(name.Overlaps(roundel));
    CHECK(ui.cut().empty());
}

TEST_CASE("while an action card is to be taken on a phone held upright, its words are as large as on a laptop",
          "[cards]")
{
    constexpr float least = 14; // pixels of the page
    AppDriver driver(390, 844, true);
    driver.app().open_link(record::game_link(game_until({.players = 5, .seed = 6}, [](const State& state)
                                                        { return state.decision.question == Question::TakeCard; })));
    REQUIRE(driver.settle());
    testing::Canvas canvas;
    testing::Picture picture;
    driver.graphics = testing::Canvas::take_letters;
    for (int i = 0; i < 100 && (i == 0 || !driver.settle()); ++i)
    {
        driver.frame();
        canvas.draw(*ImGui::GetDrawData());
    }
    canvas.read(picture);
    testing::keep(picture, "cards-to-take-390");
    const auto box = driver.app().ui().visible_box(id_of("card", 0));
    REQUIRE(box.has_value());
    INFO("card of " << box->w << " x " << box->h);
    check_letters(*box, least, driver.app().ui().zoom(), 0.19F);
}

TEST_CASE("a card says what its number is and who has taken it, in the mirror as in its explanation", "[cards]")
{
    const record::Game game = testing::game_with_taken_card(5);
    const PlayerView table = view(record::replay(game, game.actions.size()), nobody);
    AppDriver driver(1366, 768, false);
    driver.app().open_link(record::game_link(game));
    REQUIRE(driver.settle());
    const Mirror& mirror = driver.app().mirror();
    const words::Localizer localizer;
    const auto cards = std::find_if(mirror.about.begin(), mirror.about.end(),
                                    [](const std::string& about) { return says(about, "Stack 1: place up to 1"); });
    REQUIRE(cards != mirror.about.end());
    CHECK(mirror.about.size() == mirror.position.size());
    for (std::size_t i = 0; i < king_stack; ++i)
    {
        const int stack = card(table.offered[i]).stack;
        const std::string badge = localizer.text(words::Key::CardBadge, {{"value", stack}});
        INFO(*cards);
        const std::size_t begins = cards->find(words::card_full(localizer, game.setup.edition, table.offered[i]));
        REQUIRE(begins != std::string::npos);
        const std::size_t told = cards->find(badge, begins);
        REQUIRE(told != std::string::npos);
        const Seat taker = table.taken_by[i];
        const std::string rest = cards->substr(told + badge.size(), 80);
        CHECK(says(rest.substr(0, 30), "has taken this card") == (taker != nobody));
        if (taker != nobody)
        {
            CHECK(says(rest, localizer.text(words::Key::CardBand,
                                            {{"player", words::seat_name(localizer, game.players[taker])}})));
        }
    }
}

TEST_CASE("the explanation of a card contains its picture and fits the screen", "[cards]")
{
    struct Screen
    {
        float width;
        float height;
        bool fingers;
    };
    const Screen screen = GENERATE(Screen{1366, 768, false}, Screen{390, 844, true}, Screen{844, 390, true});
    INFO(screen.width << " x " << screen.height);
    AppDriver driver(screen.width, screen.height, screen.fingers);
    testing::Canvas canvas;
    driver.graphics = testing::Canvas::take_letters;
    driver.app().open_link(record::game_link(testing::game_with_taken_card(5)));
    driver.frame();
    canvas.draw(*ImGui::GetDrawData());
    for (int i = 0; i < 100 && !driver.settle(); ++i)
    {
        canvas.draw(*ImGui::GetDrawData());
    }
    const auto vertices = []
    {
        int count = 0;
        for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
        {
            count += list->VtxBuffer.Size;
        }
        return count;
    };
    const auto box = driver.app().ui().visible_box(id_of("card", 1));
    REQUIRE(box.has_value());
    const int before = vertices();
    if (screen.fingers)
    {
        driver.press_down({box->middle_x(), box->y + 20});
        driver.frame(900);
        driver.release(900, 16);
    }
    else
    {
        ImGui::GetIO().AddMousePosEvent(box->middle_x(), box->y + 20);
        driver.frame();
        driver.frame(900);
        driver.settle();
        driver.type('?');
    }
    driver.settle();
    const auto close = driver.app().ui().visible_box(id_of("close note"));
    REQUIRE(close.has_value());
    CHECK(close->bottom() <= driver.app().ui().screen().bottom());
    CHECK(vertices() > before + 1500); // text alone has fewer vertices
    CHECK(driver.app().ui().cut().empty());
    testing::Picture picture;
    canvas.draw(*ImGui::GetDrawData());
    canvas.read(picture);
    testing::keep(picture, "card-explained-" + std::to_string(static_cast<int>(screen.width)));
}

// Cached drawings equal fresh ones, whatever has changed since.
#include "rules/cards/card.hpp"
#include "screens/cards/card_picture.hpp"
#include "support/canvas/canvas.hpp"
#include "support/ui_fixture.hpp"
#include "ui/theme.hpp"
#include "ui/widgets.hpp"

#include <catch2/catch_test_macros.hpp>

#include <functional>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::UiFixture;

namespace
{

/// A page with the pictures of some cards on wood.
class CardTable
{
public:
    CardTable()
    {
        desk.draw = [this]
        {
            wood(*desk.ui, {0, 0, 700, 500});
            for (int i = 0; i < cards; ++i)
            {
                const Box box{place.x + static_cast<float>(i % 6) * 110, place.y + static_cast<float>(i / 6) * 80,
                              place.w, place.h};
                draw_card_picture(*desk.ui, card(static_cast<CardId>(i)), box, 5, rgb(0x336699));
            }
            also();
        };
        look();
    }

    ~CardTable() { theme::set_light(Light::Day); }
    CardTable(const CardTable&) = delete;
    CardTable& operator=(const CardTable&) = delete;

    /// Returns the vertices and indices of a frame as bytes.
    std::string look()
    {
        desk.frame();
        std::string seen;
        for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
        {
            seen.append(reinterpret_cast<const char*>(list->VtxBuffer.Data), list->VtxBuffer.size_in_bytes());
            seen.append(reinterpret_cast<const char*>(list->IdxBuffer.Data), list->IdxBuffer.size_in_bytes());
        }
        testing::Canvas::take_letters();
        return seen;
    }

    /// As look(), but without cached drawings.
    std::string look_uncached()
    {
        desk.ui->drawings().clear();
        return look();
    }

    static constexpr int cards = 30;
    Box place{10, 10, 100, 70};
    std::function<void()> also = [] {};
    UiFixture desk;
};

} // namespace

TEST_CASE("a cached drawing equals a fresh one", "[cards]")
{
    CardTable table;
    const std::string first = table.look_uncached();
    REQUIRE(first.size() > 100'000);
    CHECK((table.look() == first));
    CHECK((table.look_uncached() == first));
}

TEST_CASE("a cached drawing is refreshed when something that it depends on changes", "[cards]")
{
    CardTable table;
    const std::string before = table.look();
    SECTION("its place")
    {
        table.place.x += 3;
    }
    SECTION("its size")
    {
        table.place.w -= 8;
    }
    SECTION("the theme")
    {
        theme::set_light(Light::Candle);
    }
    SECTION("the density of the screen")
    {
        ImGui::GetIO().DisplayFramebufferScale = {2, 2};
    }
    SECTION("the texture with the letters")
    {
        table.also = [&table]
        {
            for (int size = 20; size < 90; ++size)
            {
                const Letters large{.face = Face::Bold, .size = static_cast<float>(size), .colour = rgb(0)};
                write(*table.desk.ui, large, 0, 0, "0123456789");
            }
        };
        const int texture = ImGui::GetIO().Fonts->TexData->UniqueID;
        table.look();
        REQUIRE(ImGui::GetIO().Fonts->TexData->UniqueID != texture);
    }
    table.look(); // new glyphs may move others in the frame that adds them
    const std::string kept = table.look();
    CHECK((kept != before));
    CHECK((kept == table.look_uncached()));
}

TEST_CASE("a drawing that has moved in each frame equals a fresh one", "[cards]")
{
    CardTable table;
    constexpr int frames = 20;
    for (int frame = 0; frame < frames; ++frame)
    {
        table.place.x += 0.5F;
        table.look();
    }
    const std::string moved = table.look();
    CHECK((table.look() == moved));
    CHECK((table.look_uncached() == moved));
}

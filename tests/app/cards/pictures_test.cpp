// The pictures of action cards: each is drawn inside its box and can be told from the others.
#include "screens/cards/card_picture.hpp"
#include "support/canvas/canvas.hpp"
#include "support/ui_fixture.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <set>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::Canvas;
using testing::Picture;
using testing::UiFixture;

namespace
{

constexpr Paint ground = rgb(0x336699);

/// The cards of an edition on a page, each in a box of the given size.
class Sheet
{
public:
    Sheet(Edition edition, float width, float height) : row_(edition_row(edition)), width_(width), height_(height)
    {
        desk_.draw = [this]
        {
            fill(*desk_.ui, {0, 0, 800, 600}, ground);
            for (int i = 0; i < row_.card_count; ++i)
            {
                draw_card_picture(*desk_.ui, card(id(i)), box(i), 5, ground);
            }
        };
        desk_.frame();
        Canvas canvas;
        canvas.draw(*ImGui::GetDrawData());
        canvas.read(picture);
        testing::keep(picture, "cards-" + std::string(row_.id) + "-" + std::to_string(static_cast<int>(width))
                                   + (theme::current.candle ? "-candle" : "-day"));
    }

    int count() const { return row_.card_count; }
    CardId id(int i) const { return static_cast<CardId>(row_.first_card + i); }

    Box box(int i) const
    {
        const int columns = static_cast<int>(790 / (width_ + 6));
        return {6 + static_cast<float>(i % columns) * (width_ + 6), 6 + static_cast<float>(i / columns) * (height_ + 6),
                width_, height_};
    }

    std::size_t colours(int i) const
    {
        std::set<ImU32> seen;
        const Box at = box(i);
        for (int y = static_cast<int>(at.y); y < static_cast<int>(at.bottom()); ++y)
        {
            for (int x = static_cast<int>(at.x); x < static_cast<int>(at.right()); ++x)
            {
                seen.insert(picture.at(x, y));
            }
        }
        return seen.size();
    }

    /// Counts pixels that clearly differ between two pictures, without their rims.
    int differences(int a, int b) const
    {
        constexpr int rim = 4;
        int count = 0;
        for (int y = rim; y < static_cast<int>(height_) - rim; ++y)
        {
            for (int x = rim; x < static_cast<int>(width_) - rim; ++x)
            {
                count += far(at(a, x, y), at(b, x, y)) ? 1 : 0;
            }
        }
        return count;
    }

    /// Counts pixels inside the rim where nothing was drawn.
    int empty(int i) const
    {
        constexpr int rim = 5;
        int count = 0;
        for (int y = rim; y < static_cast<int>(height_) - rim; ++y)
        {
            for (int x = rim; x < static_cast<int>(width_) - rim; ++x)
            {
                count += at(i, x, y) == (ground | 0xFF000000U) ? 1 : 0;
            }
        }
        return count;
    }

    Picture picture;

private:
    ImU32 at(int i, int x, int y) const
    {
        return picture.at(static_cast<int>(box(i).x) + x, static_cast<int>(box(i).y) + y);
    }

    static bool far(ImU32 a, ImU32 b)
    {
        int sum = 0;
        for (unsigned shift = 0; shift < 24; shift += 8)
        {
            sum += std::abs(static_cast<int>(a >> shift & 0xFFU) - static_cast<int>(b >> shift & 0xFFU));
        }
        return sum > 90;
    }

    const EditionRow& row_;
    float width_;
    float height_;
    UiFixture desk_;
};

/// Restores the day theme on destruction.
struct Lit
{
    explicit Lit(Light light) { theme::set_light(light); }
    ~Lit() { theme::set_light(Light::Day); }
    Lit(const Lit&) = delete;
    Lit& operator=(const Lit&) = delete;
};

} // namespace

TEST_CASE("a picture that is drawn larger, as in a note, fills its box", "[cards]")
{
    const Sheet sheet(Edition::Classic, 190, 49);
    for (int i = 0; i < sheet.count(); ++i)
    {
        INFO(card(sheet.id(i)).id);
        CHECK(sheet.empty(i) == 0);
    }
}

TEST_CASE("every card has a picture that tells it from each card with another effect", "[cards][thorough]")
{
    const auto edition = static_cast<Edition>(GENERATE(0, 1, 2));
    const bool candle = GENERATE(false, true);
    const float width = GENERATE(110.0F, 76.0F);
    const Lit lit(candle ? Light::Candle : Light::Day);
    const Sheet sheet(edition, width, 60);
    const words::Localizer localizer;
    for (int i = 0; i < sheet.count(); ++i)
    {
        INFO(card(sheet.id(i)).id);
        CHECK(sheet.colours(i) > 150);
        for (int other = 0; other < i; ++other)
        {
            INFO(card(sheet.id(other)).id);
            const bool same_effect =
                words::card_line(localizer, sheet.id(i)) == words::card_line(localizer, sheet.id(other));
            const int differences = sheet.differences(i, other);
            CHECK((same_effect ? differences == 0 : differences > 100));
        }
    }
}

TEST_CASE("a card's picture stays in its box, whatever the shape of that is", "[cards]")
{
    const float width = GENERATE(110.0F, 60.0F, 200.0F);
    const Sheet sheet(Edition::Classic, width, 44);
    std::vector<bool> inside(static_cast<std::size_t>(sheet.picture.width * sheet.picture.height));
    for (int i = 0; i < sheet.count(); ++i)
    {
        const Box box = sheet.box(i).inset(-2, -2); // the rim is drawn on the edge
        for (int y = static_cast<int>(box.y); y < static_cast<int>(box.bottom()); ++y)
        {
            for (int x = static_cast<int>(box.x); x < static_cast<int>(box.right()); ++x)
            {
                inside.at(static_cast<std::size_t>(y * sheet.picture.width + x)) = true;
            }
        }
    }
    int painted = 0;
    for (int y = 0; y < sheet.picture.height; ++y)
    {
        for (int x = 0; x < sheet.picture.width; ++x)
        {
            painted += !inside[static_cast<std::size_t>(y * sheet.picture.width + x)]
                               && sheet.picture.at(x, y) != faded(ground, 1)
                           ? 1
                           : 0;
        }
    }
    CHECK(painted == 0);
}

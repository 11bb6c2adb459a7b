#include "app/game_session.hpp"
#include "board/contrast.hpp"
#include "screens/model/colours.hpp"
#include "screens/table/layout.hpp"
#include "screens/table/seat_rows.hpp"
#include "support/app_driver.hpp"
#include "support/canvas/letters.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::Letter;

namespace
{

struct Phone
{
    float width;
    float height;
};

constexpr std::array phones{Phone{390, 844}, Phone{844, 390}, Phone{360, 640}};

/// Counts the visible letters of a text.
std::ptrdiff_t letters_of(const std::string& text)
{
    return std::count_if(text.begin(), text.end(),
                         [](char c) { return c != ' ' && (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; });
}

/// The seats' chips on a phone, with every possible information, and the letters on them.
class Chips
{
public:
    Chips(Phone phone, int text, int players, words::Language language)
        : driver_(phone.width, phone.height, true,
                  [text](testing::FakeWorld& world) { world.preferences.values["text size"] = std::to_string(text); }),
          localizer(language),
          room_(localizer, testing::game_of({.players = static_cast<std::uint8_t>(players)}), 0, "", ""),
          view(room_.shown().view)
    {
        const Box screen = driver_.app().ui().screen();
        const TableLayout at = lay_out_table(screen.w, screen.h, players, {});
        shape_ = at.shape;
        box_ = at.seats.moved(shape_ == Shape::Short ? at.lower.x : 0, 0);
        ui.set_zoom(driver_.app().ui().zoom());
    }

    void draw()
    {
        letters.clear();
        ImGui::NewFrame();
        ui.begin(now_ms_ += 16, true, {});
        explainer_.begin();
        draw_seat_rows(ui, box_, shape_, room_.shown().with(view), {}, explainer_);
        ui.end();
        ImGui::Render();
        testing::read_letters(canvas_, *ImGui::GetDrawData(),
                              [this](const Letter& letter) { letters.push_back(letter); });
    }

    /// The letters at the foot of a seat's chip, where the home region is.
    std::vector<Letter> foot(int seat) const { return strip(seat, 0, 16); }

    /// The letters above the foot: the seat's province, and above that its court and bid.
    std::vector<Letter> province(int seat) const { return strip(seat, 16, 14); }
    std::vector<Letter> court(int seat) const { return strip(seat, 31, 14); }

private:
    AppDriver driver_;
    testing::Canvas canvas_;

public:
    words::Localizer localizer;

private:
    /// The letters of a chip between `above` and `above + height` from its lower edge.
    std::vector<Letter> strip(int seat, float above, float height) const
    {
        const Spot spot{Spot::Kind::Seat, static_cast<Seat>(seat), Place::Nowhere};
        Box chip = seat_box(box_, shape_, view.owner_count(), spot);
        chip.cut_bottom(above);
        const Box strip = chip.cut_bottom(height);
        const float scale = ImGui::GetIO().DisplayFramebufferScale.x;
        std::vector<Letter> found;
        std::copy_if(letters.begin(), letters.end(), std::back_inserter(found),
                     [&](const Letter& letter) {
                         return strip.contains({letter.x / scale, (letter.y + letter.height / 2) / scale});
                     });
        return found;
    }

    GameSession room_;
    Shape shape_{};
    Box box_;
    Explainer explainer_;
    double now_ms_ = 0;

public:
    PlayerView view;
    Ui ui;
    std::vector<Letter> letters;
};

const std::vector<std::string> nothing;
constexpr std::array lights{Light::Day, Light::Candle};

} // namespace

TEST_CASE("on a phone every seat names its home region, in that region's colour on the map")
{
    const Phone phone = GENERATE(from_range(phones));
    const int text = GENERATE(0, 1, 2);
    const int players = GENERATE(2, 5);
    const auto language = static_cast<words::Language>(GENERATE(0, 1, 2));
    INFO(phone.width << " x " << phone.height << ", text " << text << ", " << players << " players, language "
                     << static_cast<int>(language));
    Chips chips(phone, text, players, language);
    for (int first = 0; first < region_count; first += players)
    {
        for (const Light light : lights)
        {
            theme::set_light(light);
            for (int seat = 0; seat < players; ++seat)
            {
                chips.view.grande[static_cast<std::size_t>(seat)] = static_cast<Place>((first + seat) % region_count);
            }
            chips.draw();
            CHECK(chips.ui.cut() == nothing);
            for (int seat = 0; seat < players; ++seat)
            {
                const Place home = chips.view.grande[static_cast<std::size_t>(seat)];
                const std::string name = words::place(chips.localizer, Edition::Classic, home);
                INFO(name);
                const std::vector<Letter> written = chips.foot(seat);
                REQUIRE_FALSE(written.empty());
                CHECK(written.front().behind == theme::region_colour(index(home)));
                const std::string brief = words::short_place(chips.localizer, Edition::Classic, home);
                const auto count = static_cast<std::ptrdiff_t>(written.size());
                CHECK((count == letters_of(name) || count == letters_of(brief)));
                for (const Letter& letter : written)
                {
                    CHECK(board::test::contrast(letter.ink, letter.behind) >= board::test::min_contrast);
                }
            }
        }
    }
    theme::set_light(Light::Day);
}

TEST_CASE("on a phone everything that a seat can have fits, and the power card hides neither court nor province")
{
    const Phone phone = GENERATE(from_range(phones));
    const int text = GENERATE(0, 1, 2);
    INFO(phone.width << " x " << phone.height << ", text " << text);
    Chips chips(phone, text, 5, words::Language::De);
    PlayerView& view = chips.view;
    view.first_bidder = 0;
    view.bids_made = 5;
    view.score.fill(168);
    view.court.fill(12);
    view.province.fill(16);
    view.vetoes.fill(1);
    view.bid.fill(12);
    view.grande.fill(Place::Nowhere);
    chips.draw();
    CHECK(chips.ui.cut() == nothing);
    const std::size_t letters = chips.letters.size();
    for (const Letter& letter : chips.letters)
    {
        CHECK(letter.behind != 0); // it lies on a chip
    }
    CHECK(chips.foot(0).empty()); // without a home there is no foot
    const auto left_of = [](const Letter& a, const Letter& b) { return a.x < b.x; };
    const std::vector<Letter> court = chips.court(0);
    REQUIRE(court.size() == std::string("Hof12").size() + std::string("12").size());
    CHECK(std::is_sorted(court.begin(), court.end(), left_of));
    REQUIRE(chips.province(0).size() == std::string("Prov.16").size());

    view.sealed.call(SealedPurpose::Score, 0b11111);
    chips.draw();
    CHECK(chips.ui.cut() == nothing);
    CHECK(chips.letters.size() <= letters);
}

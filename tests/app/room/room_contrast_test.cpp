// Every letter on the pages of a room can be read.
#include "board/contrast.hpp"
#include "record/link/link.hpp"
#include "support/app_driver.hpp"
#include "support/canvas/letters.hpp"
#include "support/fake_rooms.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <string>
#include <utility>

using namespace elgrande;
using namespace elgrande::screens;

namespace
{

/// A screen whose letters are read.
class SeenScreen
{
public:
    SeenScreen(testing::FakeNetwork& network, float width, float height, bool candle, std::string name)
        : driver(width, height, width < 500,
                 [&network, candle](testing::FakeWorld& world)
                 {
                     world.rooms.network = &network;
                     world.page.dark = candle;
                 }),
          name_(std::move(name))
    {
        driver.graphics = testing::Canvas::take_letters; // most frames are not read
        driver.frame();
        canvas_.draw(*ImGui::GetDrawData());
    }

    void look()
    {
        constexpr int most = 100;
        for (int i = 0; i < most && !driver.settle(); ++i)
        {
            canvas_.draw(*ImGui::GetDrawData()); // the board is being made
        }
        testing::read_letters(canvas_, *ImGui::GetDrawData(),
                              [this](const testing::Letter& letter) { pale.see(letter); });
        canvas_.read(picture_);
        testing::keep(picture_, name_ + "-" + std::to_string(++looks_));
    }

    testing::AppDriver driver;
    board::test::Pale pale;

private:
    testing::Canvas canvas_;
    testing::Picture picture_;
    std::string name_; ///< of the pictures that are kept
    int looks_ = 0;
};

} // namespace

TEST_CASE("every letter on the pages of a room can be read", "[room][contrast][pixels]")
{
    const bool candle = GENERATE(false, true);
    const std::string light = candle ? "-candle" : "-day";
    testing::FakeNetwork network;
    SeenScreen table(network, 1366, 768, candle, "room-table" + light);
    SeenScreen phone(network, 390, 844, candle, "room-phone" + light);
    const auto exchange = [&]
    {
        for (int i = 0; i < 6; ++i)
        {
            table.driver.frame();
            phone.driver.frame();
        }
    };
    table.look(); // the start page, with the way into a room
    table.driver.app().open_link(record::game_link(testing::game_of({.players = 4, .hidden_hands = true, .seed = 1})));
    table.driver.settle();
    table.driver.app().act(Intent{RoomCommand::Open});
    table.driver.settle();
    table.driver.world.rooms.answer_all();
    table.look();
    phone.driver.app().open_link(table.driver.app().mirror().rule);
    phone.driver.settle();
    phone.driver.world.rooms.answer_all();
    phone.look();
    network.has_relays = true;
    network.introduce();
    exchange();
    phone.look(); // the seats
    phone.driver.app().act(Intent{ClaimSeat{1, {}}});
    exchange();
    phone.look();
    table.look();
    phone.driver.app().act(Intent{RoomCommand::Open});
    phone.driver.settle();
    phone.look(); // its seat's page, with the signs
    phone.driver.press(ImGuiKey_Escape);
    phone.driver.app().act(Intent{ShowSign{0}});
    exchange();
    phone.look();
    table.driver.press(ImGuiKey_Escape);
    table.look();
    for (SeenScreen* screen : {&table, &phone})
    {
        CHECK(screen->pale.seen > 100);
        CHECK(screen->pale.list == "");
        CHECK(screen->pale.bare == 0);
    }
}

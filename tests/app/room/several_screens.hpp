#pragma once

#include "record/link/link.hpp"
#include "support/app_driver.hpp"
#include "support/english.hpp"
#include "support/fake_rooms.hpp"
#include "support/reached_game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace elgrande::testing
{

class RoomScreen : public AppDriver
{
public:
    explicit RoomScreen(FakeNetwork& network, float width = 1366, float height = 768)
        : AppDriver(width, height, width < 500, [&network](FakeWorld& fake) { fake.rooms.network = &network; })
    {
        settle();
    }

    const screens::Mirror& mirror() { return app().mirror(); }
    /// Opens the page of the room.
    void open_room()
    {
        app().act(screens::Intent{screens::RoomCommand::Open});
        settle();
    }

    bool is_asked() { return !mirror().answers.empty(); }

    void answer(std::size_t number)
    {
        const auto& answers = mirror().answers;
        app().perform(answers.at(number % answers.size()).id);
        settle();
    }
};

/// A table and its guests.
class SeveralScreens
{
public:
    FakeNetwork network;
    RoomScreen table{network};
    std::vector<std::unique_ptr<RoomScreen>> guests;

    /// Draws frames everywhere until all messages have arrived.
    void exchange(int rounds = 6)
    {
        for (int i = 0; i < rounds; ++i)
        {
            table.frame();
            for (const auto& guest : guests)
            {
                guest->frame();
            }
        }
    }

    void begin(const Setup& setup) { begin(game_of(setup)); }

    void begin(const record::Game& game)
    {
        table.app().open_link(record::game_link(game));
        table.settle();
        table.open_room();
        REQUIRE(table.mirror().title == english(words::Key::RoomTitle));
    }

    /// Returns the link on the table's page.
    std::string link() { return table.mirror().rule; }

    /// Lets one more screen open the address. `stored`: what a page on this device has stored before.
    RoomScreen& join(const std::string& address, const std::map<std::string, std::string>& stored = {})
    {
        guests.push_back(std::make_unique<RoomScreen>(network, 390.0F, 844.0F));
        guests.back()->world.preferences.values = stored;
        guests.back()->app().open_link(address);
        guests.back()->settle();
        network.introduce();
        exchange();
        return *guests.back();
    }

    /// Lets one more screen take the seat of this colour.
    RoomScreen& take(const std::string& colour)
    {
        RoomScreen& guest = join(link());
        REQUIRE(guest.perform(colour));
        exchange();
        return guest;
    }

    /// Returns the number of the guest that is asked; there must be one.
    std::size_t asked()
    {
        const auto found =
            std::find_if(guests.begin(), guests.end(), [](const auto& guest) { return guest->is_asked(); });
        REQUIRE(found != guests.end());
        return static_cast<std::size_t>(found - guests.begin());
    }

    void close_page() { REQUIRE(table.perform(english(words::Key::ButtonClose))); }
};

inline constexpr std::array<const char*, 5> colour_names{"Red", "Blue", "Green", "Yellow", "Purple"};

/// A game at the beginning of the second round, and a screen for each of its three seats.
struct BiddingRoom : SeveralScreens
{
    BiddingRoom()
    {
        network.has_relays = true;
        begin(game_until({.players = 3, .seed = 3}, [](const State& state) { return state.round == 2; }));
        address = link();
        for (std::size_t seat = 0; seat < 3; ++seat)
        {
            take(colour_names[seat]);
        }
        close_page();
    }

    /// Lets the asked guest answer, and returns its number.
    std::size_t answer()
    {
        const std::size_t guest = asked();
        guests[guest]->answer(0);
        exchange();
        return guest;
    }

    std::string address; ///< of the room
};

} // namespace elgrande::testing

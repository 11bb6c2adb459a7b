// A guest is called when its seat is asked: by sound, vibration and banner.
#include "app/room/several_screens.hpp"
#include "screens/model/settings.hpp"
#include "support/reached_game.hpp"
#include "support/written.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>

using namespace elgrande;
using namespace elgrande::screens;
using testing::BiddingRoom;
using testing::english;
using words::Key;

namespace
{

/// Counts how often the guests are called.
struct CallingRoom : BiddingRoom
{
    std::size_t calls(std::size_t guest) const
    {
        const auto& heard = guests[guest]->world.sounds.heard;
        return static_cast<std::size_t>(std::count(heard.begin(), heard.end(), platform::Sound::Turn));
    }

    int vibrations(std::size_t guest) const { return guests[guest]->world.sounds.vibrations; }
};

} // namespace

TEST_CASE("only the device of the seat that is asked vibrates and sounds, once", "[room]")
{
    CallingRoom room;
    const std::size_t first = room.asked();
    for (std::size_t guest = 0; guest < 3; ++guest)
    {
        CHECK(room.vibrations(guest) == 0); // whoever has just taken a seat is there
    }
    room.answer();
    const std::size_t second = room.asked();
    const std::size_t third = 3 - first - second;
    for (const std::size_t guest : {first, second, third})
    {
        CHECK(room.vibrations(guest) == (guest == second ? 1 : 0));
        CHECK(room.calls(guest) == (guest == second ? 1U : 0U));
    }
    CHECK(room.table.world.sounds.vibrations == 0);
    room.exchange();
    CHECK(room.vibrations(second) == 1);
}

TEST_CASE("a guest whose sound is off is not called", "[room]")
{
    CallingRoom room;
    for (const auto& guest : room.guests)
    {
        guest->app().act(Intent{ChooseSetting{sound_row, 0}});
    }
    room.answer();
    const std::size_t second = room.asked();
    CHECK(room.vibrations(second) == 0);
    CHECK(room.calls(second) == 0);
}

TEST_CASE("a guest is called back when an undo asks its seat again", "[room]")
{
    CallingRoom room;
    const std::size_t first = room.asked();
    room.answer();
    const std::size_t second = room.asked();
    REQUIRE(first != second);
    REQUIRE(room.guests[first]->perform(english(Key::TableUndo)));
    room.exchange();
    REQUIRE(room.asked() == first);
    CHECK(room.vibrations(first) == 1);
    CHECK(room.calls(first) == 1);
}

TEST_CASE("a banner tells a guest that its turn begins", "[room]")
{
    CallingRoom room;
    for (const auto& guest : room.guests)
    {
        guest->app().act(Intent{ChooseSetting{banners_row, 1}});
        guest->settle();
    }
    for (int bid = 0; bid < 3; ++bid)
    {
        room.answer();
    }
    const std::size_t asked = room.asked();
    for (std::size_t guest = 0; guest < 3; ++guest)
    {
        room.guests[guest]->frame(); // is_written() looks at the last one drawn
        CHECK(testing::is_written("Your turn") == (guest == asked));
    }
}

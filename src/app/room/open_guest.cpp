#include "app/open_game.hpp"

#include <utility>

/// Opening and closing the game of another table.
namespace elgrande::screens
{

void OpenGame::open_guest(record::Game game)
{
    enter(std::move(game), 0, guest_key, {});
}

/// Leaves the room of another table, if this screen is in one.
void OpenGame::drop_guest()
{
    if (state_.guest)
    {
        state_.guest.reset();
        state_.platform.rooms.close();
        state_.platform.address.show_link("");
        pages_.set_banner({});
    }
}

} // namespace elgrande::screens

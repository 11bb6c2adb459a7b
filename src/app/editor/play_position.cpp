#include "app/open_game.hpp"

#include <utility>

/// Opening a position that was set up by hand.
namespace elgrande::screens
{

void OpenGame::play_position(record::Game game)
{
    enter(std::move(game), 0, state_.saves.new_key(), {});
    autosave_new();
}

void OpenGame::show_position(record::Game game)
{
    enter(std::move(game), 0, state_.saves.new_key(), {});
    state_.session->sitting().raise_curtain();
    changed();
}

} // namespace elgrande::screens

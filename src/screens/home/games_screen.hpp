#pragma once

#include "platform/platform.hpp"
#include "screens/home/backdrop.hpp"
#include "screens/home/new_game_form.hpp"
#include "screens/model/intent.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <optional>

namespace elgrande::screens
{

/// The page for a new game with any rules and players.
class GamesScreen
{
public:
    /// If the title is HomeAllGames, the editions come first, otherwise the players. `backdrop` and `form` must outlive
    /// this object.
    GamesScreen(Backdrop& backdrop, NewGameForm& form, words::Key title)
        : backdrop_(backdrop), form_(form), title_(title)
    {
    }

    /// Draws the page. Returns what the player wants; nothing otherwise.
    std::optional<Intent> draw(Ui& ui, platform::Platform& platform, const words::Localizer& localizer);

private:
    Backdrop& backdrop_;
    NewGameForm& form_;
    words::Key title_;
    float content_height_ = 600; ///< of what scrolls
};

} // namespace elgrande::screens

#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "screens/home/games_screen.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace elgrande::screens
{

/// The page for a new game with any rules and players.
class GamesPage final : public Page
{
public:
    /// For `title` see GamesScreen. The other arguments must outlive this object.
    GamesPage(const PageContext& context, Backdrop& backdrop, NewGameForm& form, words::Key title)
        : context_(context), form_(form), title_(title), screen_(backdrop, form, title)
    {
    }

    std::optional<Intent> draw(Ui& ui) override { return screen_.draw(ui, context_.platform, context_.localizer); }
    void describe(Mirror& mirror) override;
    std::vector<Command> commands() override;
    bool handle(const Intent& intent) override;
    bool covers() const override { return true; }

private:
    /// Values of Choose::row in the page's intents.
    enum Row : std::uint8_t
    {
        Players ///< Choose::choice is the number of players
    };

    const PageContext& context_;
    NewGameForm& form_;
    words::Key title_;
    GamesScreen screen_;
};

} // namespace elgrande::screens

#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "screens/home/home_screen.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace elgrande::screens
{

/// The start page.
class HomePage final : public Page
{
public:
    /// `context` and `painter` must outlive this. `seed` is that of the form's first game.
    HomePage(const PageContext& context, board::Painter& painter, std::uint64_t seed)
        : context_(context), screen_(painter, context.localizer, seed)
    {
    }

    NewGameForm& form() { return screen_.form(); }
    const NewGameForm& form() const { return screen_.form(); }

    /// Sets whether the last game is being looked for (OpenGame::wait_for_saves): then no buttons are drawn.
    void wait(bool waits) { waits_ = waits; }

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    std::vector<Command> commands() override;
    bool handle(const Intent& intent) override;

private:
    /// Values of Choose::row in the page's intents.
    enum Choice : std::uint8_t
    {
        Players ///< Choose::choice is the number of players
    };

    const PageContext& context_;
    HomeScreen screen_;
    bool waits_ = false;
};

} // namespace elgrande::screens

#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "screens/home/home_screen.hpp"

namespace elgrande::screens
{

/// The start page.
class HomePage final : public Page
{
public:
    HomePage(const PageContext& context, board::Painter& painter, std::uint64_t seed)
        : context_(context), screen_(painter, context.localizer, seed)
    {
    }

    NewGameForm& form() { return screen_.form(); }
    const NewGameForm& form() const { return screen_.form(); }

    /// Sets whether the last game is being looked for (OpenGame::is_awaited): then no buttons are drawn.
    void wait(bool waits) { waits_ = waits; }

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    std::vector<Command> commands() override;
    bool handle(const Intent& intent) override;

private:
    const PageContext& context_;
    HomeScreen screen_;
    bool waits_ = false;
};

} // namespace elgrande::screens

#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "screens/home/saves_screen.hpp"

#include <optional>

namespace elgrande::screens
{

/// The page with all saved games, and with the ways to open a link or a file.
class SavesPage final : public Page
{
public:
    /// Both arguments must outlive this object.
    SavesPage(const PageContext& context, Backdrop& backdrop) : context_(context), screen_(backdrop) {}

    std::optional<Intent> draw(Ui& ui) override
    {
        return screen_.draw(ui, context_.platform, context_.localizer, context_.saves.shown_games());
    }
    void describe(Mirror& mirror) override;
    bool covers() const override { return true; }

private:
    const PageContext& context_;
    SavesScreen screen_;
};

} // namespace elgrande::screens

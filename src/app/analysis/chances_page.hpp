#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace elgrande::screens
{

/// The estimated chances of winning at each turn of a finished game, and the turns that changed them most, each with a
/// better one if there is any. Pressing a turn of the chart shows its moment; pressing a turning point analyses it.
class ChancesPage final : public Page
{
public:
    /// The page holds `alive`, so that a weak_ptr to it expires when the page closes.
    ChancesPage(const PageContext& context, std::shared_ptr<const int> alive)
        : context_(context), alive_(std::move(alive))
    {
    }

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    /// Also closes when a turn of the chart is pressed, as the table then shows its moment.
    bool closes_with(const Intent& intent) const override;

private:
    /// A button that goes to the beginning of a turn and analyses it.
    struct TurnButton
    {
        std::string label;
        Intent intent;
    };

    bool has_content() const { return context_.chances && context_.session; }
    std::string state_text() const;
    std::vector<TurnButton> turn_buttons() const;
    float draw_content(Ui& ui, Box rest, float scale, std::optional<Intent>& intent) const;

    const PageContext& context_;
    std::shared_ptr<const int> alive_;
    float content_height_ = 0; ///< of the scrolled content
};

} // namespace elgrande::screens

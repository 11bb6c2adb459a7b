#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "ui/text.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace elgrande::screens
{

/// The estimated chances of winning at each turn of a finished game, and the turns that changed them most, each with a
/// better one if there is any. Pressing a turn of the chart describes it below the chart, with buttons that lead to its
/// moment and to its neighbours; pressing a turning point analyses it.
class ChancesPage final : public Page
{
public:
    ChancesPage(const PageContext& context, PageToken token) : context_(context), token_(std::move(token)) {}

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    /// Also closes when the table shows the moment of the described turn.
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
    std::string chosen_text() const;
    void choose_neighbour(int step);
    float draw_content(Ui& ui, Box rest, float scale, std::optional<Intent>& intent);
    void draw_chosen(Ui& ui, Box& rest, const Letters& letters, float scale, std::optional<Intent>& intent);

    const PageContext& context_;
    PageToken token_;
    float content_height_ = 0;          ///< of the scrolled content
    std::optional<std::size_t> chosen_; ///< index in WinChances::turns() of the described turn, whose chances are known
};

} // namespace elgrande::screens

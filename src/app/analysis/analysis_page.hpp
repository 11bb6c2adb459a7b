#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace elgrande::screens
{

/// The best ways to play a turn by the chosen objective or by the chance of winning, each with a button that shows it
/// on the board.
class AnalysisPage final : public Page
{
public:
    AnalysisPage(const PageContext& context, PageToken token) : context_(context), token_(std::move(token)) {}

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;

private:
    /// Returns a summary of the turn as it was played, in one line with style marks. Empty if AnalysisSession::played
    /// is empty, if the solver has not answered yet, or in the list by chance of winning, which marks the played turn.
    std::string describe_played_turn() const;
    float draw_turns(Ui& ui, Box rest, float scale, std::optional<Intent>& intent) const;

    const PageContext& context_;
    PageToken token_;
    float content_height_ = 0; ///< of the scrolled content
};

} // namespace elgrande::screens

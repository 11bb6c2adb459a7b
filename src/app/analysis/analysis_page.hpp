#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"

#include <memory>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The best value of a turn by the chosen objective, and the best ways to play it, each of which is shown on the board.
class AnalysisPage final : public Page
{
public:
    /// `alive` goes with the page: by it others know that nobody waits any more.
    AnalysisPage(const PageContext& context, std::shared_ptr<const int> alive)
        : context_(context), alive_(std::move(alive))
    {
    }

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;

private:
    std::string played_said() const;
    float draw_turns(Ui& ui, Box rest, float scale, std::optional<Intent>& intent) const;

    const PageContext& context_;
    std::shared_ptr<const int> alive_;
    float length_ = 0; ///< of what is scrolled
};

} // namespace elgrande::screens

#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"

#include <memory>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The loss of every turn of a finished game compared with the best one, and the three most telling moments to go to.
class LossesPage final : public Page
{
public:
    /// `alive` goes with the page: by it others know that nobody waits any more.
    LossesPage(const PageContext& context, std::shared_ptr<const int> alive)
        : context_(context), alive_(std::move(alive))
    {
    }

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;

private:
    /// A button that leads to a moment.
    struct Telling
    {
        std::string label;
        Intent intent;
    };

    bool is_there() const { return context_.losses && context_.session; }
    std::string state_said() const;
    std::string sum_said() const;
    std::vector<Telling> telling() const;
    float draw_content(Ui& ui, Box rest, float scale, std::optional<Intent>& intent) const;

    const PageContext& context_;
    std::shared_ptr<const int> alive_;
    float length_ = 0; ///< of what is scrolled
};

} // namespace elgrande::screens

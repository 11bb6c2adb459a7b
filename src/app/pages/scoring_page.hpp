#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"

#include <optional>

namespace elgrande::screens
{

/// The general scorings of the open game as tables, one at a time; opens with the last one.
class ScoringPage final : public Page
{
public:
    /// The open game must have had a general scoring. `opened_automatically`: after a scoring animation, not on
    /// request. Then it is modeless, except while a computer is asked in a game with people: the computer waits until a
    /// person has closed it.
    ScoringPage(const PageContext& context, bool opened_automatically);

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    bool is_modeless() const override;

private:
    const PageContext& context_;
    bool opened_automatically_;
    int number_; ///< index of the shown table in TableModel::scorings
};

} // namespace elgrande::screens

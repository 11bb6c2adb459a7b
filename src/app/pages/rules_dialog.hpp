#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "screens/help/rules_page.hpp"

#include <optional>

namespace elgrande::screens
{

/// The rules of a game, to read and to search. The book reopens where it was left.
class RulesDialog final : public Page
{
public:
    /// Both arguments must outlive this object. RulesPage::open() must have been called.
    RulesDialog(const PageContext& context, RulesPage& book) : context_(context), book_(book) {}

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;

private:
    const PageContext& context_;
    RulesPage& book_;
};

} // namespace elgrande::screens

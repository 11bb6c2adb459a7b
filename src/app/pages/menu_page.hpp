#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"

namespace elgrande::screens
{

/// The other commands of the table. Whatever is chosen, it is gone then.
class MenuPage final : public Page
{
public:
    explicit MenuPage(const PageContext& context) : context_(context) {}

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    bool closes_with(const Intent&) const override { return true; }

private:
    const PageContext& context_;
};

} // namespace elgrande::screens

#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"

#include <optional>

namespace elgrande::screens
{

/// The menu of the table. It closes with every intent.
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

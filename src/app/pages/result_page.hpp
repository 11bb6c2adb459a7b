#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "screens/help/explainer.hpp"

namespace elgrande::screens
{

/// Who is El Grande, and where everybody's points come from.
class ResultPage final : public Page
{
public:
    explicit ResultPage(const PageContext& context) : context_(context) {}

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    std::vector<Command> commands() override;
    bool handle(const Intent& intent) override;

private:
    const PageContext& context_;
    Explainer explainer_;
};

} // namespace elgrande::screens

#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "screens/help/explainer.hpp"
#include "screens/result/end_screen.hpp"
#include "screens/table/map/table_map.hpp"

namespace elgrande::screens
{

/// The result: the winner, the final board, how the points grew and where they came from.
class ResultPage final : public Page
{
public:
    ResultPage(const PageContext& context, board::Painter& painter) : context_(context), map_(painter) {}

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    std::vector<Command> commands() override;
    bool handle(const Intent& intent) override;

private:
    const EndResult& result();

    const PageContext& context_;
    TableMap map_;
    Explainer explainer_;
    EndResult result_;
    std::uint64_t version_ = 0; ///< GameSession::version() of `result_`
};

} // namespace elgrande::screens

#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "screens/help/explainer.hpp"
#include "screens/result/end_screen.hpp"
#include "screens/table/map/table_map.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace elgrande::screens
{

/// The result of the open game, which must be over: the winner, the final board, and the points by round and by source.
class ResultPage final : public Page
{
public:
    /// Both arguments must outlive this object.
    ResultPage(const PageContext& context, board::Painter& painter) : context_(context), map_(painter) {}

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    std::vector<Command> commands() override;
    bool handle(const Intent& intent) override;

private:
    /// Returns the result, computed again after each change of the session.
    const EndResult& result();
    AnalysisOffer analysis() const;

    const PageContext& context_;
    TableMap map_;
    Explainer explainer_;
    EndResult result_;
    std::uint64_t version_ = 0; ///< GameSession::version() of `result_`
};

} // namespace elgrande::screens

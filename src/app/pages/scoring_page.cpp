#include "app/pages/scoring_page.hpp"

#include "screens/result/scoring_sheet.hpp"

#include <algorithm>

namespace elgrande::screens
{

using words::Key;

ScoringPage::ScoringPage(const PageContext& context, bool by_itself)
    : context_(context), by_itself_(by_itself), number_(static_cast<int>(context.session->shown().scorings.size()) - 1)
{
}

bool ScoringPage::is_modeless() const
{
    if (!by_itself_ || !context_.session)
    {
        return by_itself_;
    }
    const table::Sitting& sitting = context_.session->sitting();
    const auto players = sitting.players();
    const bool is_read = std::any_of(players.begin(), players.end(),
                                     [](const record::Player& player) { return player.controller.is_person(); });
    return !is_read || !sitting.awaits_computer();
}

std::optional<Intent> ScoringPage::draw(Ui& ui)
{
    const auto& session = context_.session;
    const bool over =
        !session || session->shown().scorings.empty() || draw_scoring_sheet(ui, session->shown(), number_);
    return over ? std::optional(Intent{PageCommand::Close}) : std::nullopt;
}

void ScoringPage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::ScoringLast);
    mirror.page = passages_of(context_.session->shown());
}

} // namespace elgrande::screens

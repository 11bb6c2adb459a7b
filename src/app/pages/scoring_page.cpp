#include "app/pages/scoring_page.hpp"

#include "screens/result/scoring_sheet.hpp"

#include <algorithm>

namespace elgrande::screens
{

using words::Key;

ScoringPage::ScoringPage(const PageContext& context, bool opened_automatically)
    : context_(context), opened_automatically_(opened_automatically),
      number_(static_cast<int>(context.session->shown().scorings.size()) - 1)
{
}

bool ScoringPage::is_modeless() const
{
    if (!opened_automatically_)
    {
        return false;
    }
    if (!context_.session)
    {
        return true;
    }
    const table::Sitting& sitting = context_.session->sitting();
    const auto players = sitting.players();
    const bool has_people = std::any_of(players.begin(), players.end(),
                                        [](const record::Player& player) { return player.controller.is_person(); });
    return !has_people || !sitting.awaits_computer();
}

std::optional<Intent> ScoringPage::draw(Ui& ui)
{
    const auto& session = context_.session;
    const bool closes =
        !session || session->shown().scorings.empty() || draw_scoring_sheet(ui, session->shown(), number_);
    return closes ? std::optional(Intent{PageCommand::Close}) : std::nullopt;
}

void ScoringPage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::ScoringLast);
    if (context_.session)
    {
        mirror.page = passages_of(context_.session->shown());
    }
}

} // namespace elgrande::screens

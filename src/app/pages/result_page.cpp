#include "app/pages/result_page.hpp"

#include "app/pages/table_page.hpp"
#include "screens/result/end_screen.hpp"
#include "screens/result/points_chart.hpp"

namespace elgrande::screens
{

namespace
{

using words::Key;

} // namespace

const EndResult& ResultPage::result()
{
    const GameSession& session = *context_.session;
    if (version_ != session.version())
    {
        version_ = session.version();
        result_ = {session.sitting().points_by_source(), session.sitting().story()};
    }
    return result_;
}

std::optional<Intent> ResultPage::draw(Ui& ui)
{
    TableModel shown = context_.session->shown();
    shown.thought_ms = context_.thought_ms();
    const PendingSelection nothing;
    const auto draw_board = [&](const Box& box)
    {
        map_.show(ui, box, 1,
                  {.localizer = shown.localizer,
                   .view = shown.view,
                   .players = shown.players,
                   .picked = nothing,
                   .lit = {},
                   .scoring = true});
    };
    const auto intent = draw_end(ui, shown, result(), draw_board, explainer_);
    return !intent && ui.reachable() && ui.key(ImGuiKey_Escape) ? std::optional(Intent{PageCommand::ShowBoard})
                                                                : intent;
}

void ResultPage::describe(Mirror& mirror)
{
    TableModel shown = context_.session->shown();
    shown.thought_ms = context_.thought_ms();
    mirror = context_.session->mirror();
    mirror.prompt = words::plain(winners(shown));
    for (const std::string& line : highlights_of(shown, result().story))
    {
        mirror.page.push_back({0, words::plain(line)});
    }
    for (const std::string& line : points_lines(shown, result().rows))
    {
        mirror.page.push_back({0, words::plain(line)});
    }
    for (const table::ChartPoint& point : result().story.points)
    {
        if (point.round != 0)
        {
            mirror.page.push_back({0, words::plain(chart_point_text(shown, point))});
        }
    }
    describe_note(context_, explainer_, mirror);
}

/// The mirror describes the result while the table may still show the last scoring.
std::vector<Command> ResultPage::commands()
{
    if (!context_.animation.is_show())
    {
        return {};
    }
    return {{context_.localizer.text(Key::ScoringSkip), GameCommand::EndShow}};
}

bool ResultPage::handle(const Intent& intent)
{
    return close_note(intent, explainer_);
}

} // namespace elgrande::screens

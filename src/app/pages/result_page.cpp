#include "app/pages/result_page.hpp"

#include "app/analysis/chances_words.hpp"
#include "app/pages/table_page.hpp"
#include "app/room/signs_page.hpp"
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
        // A guest's screen has the log, which does not tell all sources of points.
        result_ = {context_.guest ? std::vector<table::PointsRow>() : session.sitting().points_by_source(),
                   session.sitting().story()};
    }
    return result_;
}

/// Returns the button of the analysis, with the progress of the estimated chances of winning and then the number of
/// turning points.
AnalysisOffer ResultPage::analysis() const
{
    const words::Localizer& localizer = context_.localizer;
    const std::string analyse = localizer.text(Key::AnalysisTitle);
    if (!context_.chances || context_.chances->failed())
    {
        return {analyse, analyse};
    }
    const WinChances& chances = *context_.chances;
    if (!chances.done())
    {
        return {analyse + " " + localizer.text(Key::ChancesPercent, {{"value", chances.percent_in_tens()}}), analyse};
    }
    const auto count = static_cast<int>(chances.turning_points().size());
    const std::string found = localizer.text(Key::ChancesTurningPoints, {{"count", count}});
    return {found, analyse + ": " + found};
}

std::optional<Intent> ResultPage::draw(Ui& ui)
{
    TableModel shown = context_.session->shown();
    shown.thinking_ms = context_.thinking_ms();
    shown.of_guest = context_.guest != nullptr;
    const std::vector<std::string> signs = signs_now(context_);
    shown.signs = signs;
    shown.can_sign = !signing_seats(context_).empty();
    const PendingSelection nothing;
    const auto draw_board = [&](const Box& box)
    {
        map_.show(ui, box, 1,
                  {.localizer = shown.localizer,
                   .view = shown.view,
                   .players = shown.players,
                   .picked = nothing,
                   .lit = {},
                   .scoring = true,
                   .ranks = false});
    };
    const auto intent = draw_end(ui, shown, result(), analysis(), draw_board, explainer_);
    return !intent && ui.reachable() && ui.key(ImGuiKey_Escape) ? std::optional(Intent{PageCommand::ShowBoard})
                                                                : intent;
}

void ResultPage::describe(Mirror& mirror)
{
    TableModel shown = context_.session->shown();
    shown.thinking_ms = context_.thinking_ms();
    mirror = context_.session->mirror();
    mirror.prompt = words::plain(winners(shown));
    for (const Highlight& line : highlights_of(shown, result().story))
    {
        mirror.page.push_back({0, words::plain(line.text)});
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
    describe_signs(context_, mirror);
}

/// Returns the command that ends the animation of the last scoring, which the table may show while the mirror already
/// describes the result.
std::vector<Command> ResultPage::commands()
{
    if (!context_.animation.is_scoring())
    {
        return {};
    }
    return {{context_.localizer.text(Key::ScoringSkip), GameCommand::SkipScoring}};
}

bool ResultPage::handle(const Intent& intent)
{
    return close_note(intent, explainer_);
}

} // namespace elgrande::screens

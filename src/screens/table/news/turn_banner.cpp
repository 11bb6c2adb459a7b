#include "screens/table/news/turn_banner.hpp"

#include "ui/widgets.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr double shown_ms = 1500;

/// The letters and heights of the two lines; the first is larger.
struct Lines
{
    Letters first;
    Letters second;
    float first_height = 0;
    float second_height = 0;
};

Lines lines_in(const Box& map, const TableModel& shown, const std::string& first, bool has_second)
{
    Lines lines;
    const float size = std::clamp(map.w / 24, 22.0F, 34.0F);
    lines.first = {
        .face = Face::SmallCaps, .size = size, .colour = theme::current.cream, .seats = shown.letters_on_dark};
    lines.second = {.size = 0.58F * size, .colour = theme::current.cream, .seats = shown.letters_on_dark};
    shrink_to_fit(lines.first, marked_width(lines.first, first), map.w - 60);
    lines.first_height = 1.3F * size;
    lines.second_height = has_second ? 0.95F * size : 0;
    return lines;
}

} // namespace

TurnBanner::TurnId TurnBanner::turn_id_of(const PlayerView& view)
{
    const bool bidding = view.bids_made < view.players() || view.turns_done >= view.owner_count();
    return {view.round, bidding ? nobody : view.turn_order[view.turns_done]};
}

void TurnBanner::observe(const TableModel& shown, double now_ms)
{
    const PlayerView& view = shown.view;
    const TurnId turn = turn_id_of(view);
    const bool later = moment_ != table::never && shown.moment > moment_;
    moment_ = shown.moment;
    if (std::exchange(turn_, turn) == turn)
    {
        title_ = later ? std::string() : title_; // an action of the turn was played
        return;
    }
    title_.clear();
    const bool asks = !view.legal.empty(); // otherwise a curtain is down, which announces the player itself
    if (!later || !asks || shown.over())
    {
        return;
    }
    subtitle_.clear();
    if (turn.active != nobody)
    {
        const bool is_of_guest = shown.of_guest && turn.active == view.viewer;
        const std::string name =
            is_of_guest ? words::player_you(shown.localizer, turn.active) : words::player(shown.names, turn.active);
        title_ = shown.localizer.text(Key::BannerTurn, {{"player", name}});
    }
    else if (view.bids_made == 0)
    {
        title_ = words::round_of(shown.localizer, view.setup, view.round);
        subtitle_ =
            shown.localizer.text(Key::AnswerFirstBidder, {{"player", words::player(shown.names, view.first_bidder)}});
    }
    began_ms_ = now_ms;
    until_ms_ = now_ms + shown_ms;
}

void TurnBanner::draw(Ui& ui, const Box& map, const TableModel& shown, bool delayed)
{
    if (delayed)
    {
        return;
    }
    if (!shown.banners || shown.has_sheet() || shown.looking_back)
    {
        forget();
        return;
    }
    const double now_ms = ui.now_ms();
    observe(shown, now_ms);
    if (ui.input_begins() && now_ms > began_ms_)
    {
        title_.clear();
    }
    if (!shows(now_ms))
    {
        return;
    }
    ui.wake_at(until_ms_);
    const Lines lines = lines_in(map, shown, title_, !subtitle_.empty());
    const float height = lines.first_height + lines.second_height + 18;
    const float width = std::min(map.w - 12, std::max(marked_width(lines.first, title_),
                                                      subtitle_.empty() ? 0 : marked_width(lines.second, subtitle_))
                                                 + 56);
    const Box box{map.middle_x() - width / 2, map.y + 0.16F * map.h, width, height};
    ui.begin_panel(id_of("turn banner"), box, false);
    shadow(ui, box, 6, 10);
    fill(ui, box, faded(theme::current.night, 0.96F), 8);
    outline(ui, box, theme::current.gilt, 1.5F, 8);
    Box text = box.inset(10, 9);
    write_wrapped(ui, lines.first, text.cut_top(lines.first_height), title_, Align::Centre);
    if (!subtitle_.empty())
    {
        write_wrapped(ui, lines.second, text, subtitle_, Align::Centre);
    }
    ui.end_panel();
}

} // namespace elgrande::screens

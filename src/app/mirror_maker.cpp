#include "app/mirror_maker.hpp"

#include <utility>

namespace elgrande::screens
{

namespace
{

/// Ids of the buttons that are no answers begin here.
constexpr int first_command = 1000;

} // namespace

void MirrorMaker::make()
{
    Page& told = pages_.told();
    Mirror fresh;
    told.describe(fresh);
    commands_ = told.commands();
    if (!pages_.banner().empty())
    {
        fresh.notice = pages_.banner();
        commands_.push_back(
            {state_.localizer.text(words::Key::ButtonClose), id_of("close banner"), Intent{HomeCommand::CloseBanner}});
    }
    for (std::size_t i = 0; i < commands_.size(); ++i)
    {
        fresh.buttons.push_back({first_command + static_cast<int>(i), commands_[i].label, commands_[i].chosen});
    }
    if (fresh != mirror_)
    {
        mirror_ = std::move(fresh);
        ++version_;
    }
}

std::optional<Intent> MirrorMaker::intent_of(int id) const
{
    if (id >= first_command)
    {
        const auto number = static_cast<std::size_t>(id - first_command);
        return number < commands_.size() ? std::optional(commands_[number].intent) : std::nullopt;
    }
    if (&pages_.told() != &pages_.table || id < 0 || id >= state_.session->shown().view.legal.size())
    {
        return std::nullopt;
    }
    return Intent{Play{state_.session->shown().view.legal[id]}};
}

std::optional<ImVec2> MirrorMaker::point(int id)
{
    Ui& ui = state_.ui;
    if (id >= first_command || id == -1)
    {
        const auto number = static_cast<std::size_t>(id - first_command);
        const Id area = id == -1 ? ui.focused() : number < commands_.size() ? commands_[number].area : 0;
        const std::optional<Box> seen = ui.seen(area);
        if (!seen)
        {
            ui.show(area);
            state_.stale = true;
        }
        return seen ? std::optional(ImVec2{seen->middle_x(), seen->middle_y()}) : std::nullopt;
    }
    if (pages_.at_home() || !pages_.shows(PageStack::Screen::Table) || state_.animation.is_show() || id < 0
        || id >= state_.session->shown().view.legal.size())
    {
        return std::nullopt;
    }
    const auto point = pages_.table.screen().point(ui, state_.session->shown().view, id);
    state_.stale = state_.stale || !point;
    return point;
}

} // namespace elgrande::screens

#include "app/mirror_maker.hpp"

#include "words/localizer.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace elgrande::screens
{

namespace
{

/// The first id of the buttons that are not answers.
constexpr int first_button = 1000;

} // namespace

void MirrorMaker::note_items(const Page* page, std::size_t first)
{
    drawn_.push_back({page, first, state_.ui.items().size()});
}

bool MirrorMaker::is_drawn(const Page& page) const
{
    return std::any_of(drawn_.begin(), drawn_.end(), [&](const Drawn& drawn) { return drawn.page == &page; });
}

void MirrorMaker::add_button(Mirror& mirror, std::string label, std::optional<bool> chosen, Offered offered)
{
    const int id = first_button + static_cast<int>(offered_.size());
    mirror.buttons.push_back({id, std::move(label), chosen});
    offered_.push_back(std::move(offered));
}

void MirrorMaker::add_items(std::vector<Item> items, Mirror& mirror)
{
    for (Item& item : items)
    {
        add_button(mirror, std::move(item.label), item.chosen, {.item = item.id});
    }
}

/// Returns the named items of `page` in its topmost layer: a dialog that it draws covers its other items.
std::vector<MirrorMaker::Item> MirrorMaker::items_of(const Page* page) const
{
    std::vector<Item> found;
    const auto drawn =
        std::find_if(drawn_.begin(), drawn_.end(), [page](const Drawn& candidate) { return candidate.page == page; });
    if (drawn == drawn_.end())
    {
        return found;
    }
    const auto items = std::span(state_.ui.items()).subspan(drawn->first, drawn->last - drawn->first);
    int top = 0;
    for (const Ui::Item& item : items)
    {
        top = std::max(top, item.layer);
    }
    for (const Ui::Item& item : items)
    {
        if (item.layer == top && !item.name.empty())
        {
            found.push_back({item.id, words::plain(item.name), item.chosen});
        }
    }
    return found;
}

/// Adds the items and commands of a page as buttons, without commands that have the label of an item.
void MirrorMaker::add_buttons(Page& page, Mirror& mirror)
{
    std::vector<Item> items = items_of(&page);
    std::vector<Command> commands = page.commands();
    std::erase_if(commands,
                  [&](const Command& command) {
                      return std::any_of(items.begin(), items.end(),
                                         [&](const Item& item) { return item.label == command.label; });
                  });
    const auto rest = std::stable_partition(commands.begin(), commands.end(),
                                            [](const Command& command) { return command.before_items; });
    const auto add = [&](Command& command)
    { add_button(mirror, std::move(command.label), command.chosen, {.intent = std::move(command.intent)}); };
    std::for_each(commands.begin(), rest, add);
    add_items(std::move(items), mirror);
    std::for_each(rest, commands.end(), add);
    add_items(items_of(nullptr), mirror);
}

void MirrorMaker::make()
{
    Page& page = pages_.mirrored();
    Mirror fresh;
    page.describe(fresh);
    offered_.clear();
    add_buttons(page, fresh);
    if (!pages_.banner().empty())
    {
        fresh.notice = pages_.banner();
    }
    if (fresh != mirror_)
    {
        mirror_ = std::move(fresh);
        ++version_;
    }
}

std::optional<Intent> MirrorMaker::press(int id)
{
    if (id >= first_button)
    {
        const auto number = static_cast<std::size_t>(id - first_button);
        if (number >= offered_.size())
        {
            return std::nullopt;
        }
        state_.ui.press(offered_[number].item);
        return offered_[number].intent;
    }
    if (&pages_.mirrored() != &pages_.table || id < 0 || id >= state_.session->shown().view.legal.size())
    {
        return std::nullopt;
    }
    return Play{state_.session->shown().view.legal[id]};
}

std::optional<ImVec2> MirrorMaker::touch_point(int id)
{
    Ui& ui = state_.ui;
    if (id >= first_button || id == -1)
    {
        const auto number = static_cast<std::size_t>(id - first_button);
        const Id item = id == -1 ? ui.focused() : number < offered_.size() ? offered_[number].item : 0;
        const std::optional<Box> seen = ui.visible_box(item);
        if (!seen)
        {
            ui.scroll_into_view(item);
            state_.stale = true;
        }
        return seen ? std::optional(ImVec2{seen->middle_x(), seen->middle_y()}) : std::nullopt;
    }
    if (pages_.at_home() || !pages_.shows(PageStack::Screen::Table) || state_.animation.is_scoring() || id < 0
        || id >= state_.session->shown().view.legal.size())
    {
        return std::nullopt;
    }
    const auto point = pages_.table.screen().point(ui, state_.session->shown().view, id);
    state_.stale = state_.stale || !point;
    return point;
}

} // namespace elgrande::screens

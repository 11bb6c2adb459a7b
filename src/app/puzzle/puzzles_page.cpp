#include "app/puzzle/puzzles_page.hpp"

#include "ui/widgets.hpp"
#include "words/puzzles.hpp"

#include <algorithm>

namespace elgrande::screens
{

namespace
{

using words::Key;
using Kind = Intent::Kind;

constexpr Id puzzles_scroll = id_of("list of puzzles");

Intent opening(const ListedPuzzle& puzzle)
{
    return {.kind = Kind::OpenPuzzle, .text = puzzle.link};
}

} // namespace

PuzzlesPage::PuzzlesPage(const PageContext& context) : context_(context), collection_(std::make_shared<Collection>())
{
    fill(*collection_, context_);
    if (collection_->chips.empty())
    {
        context_.platform.assets.fetch(words::puzzles_file,
                                       [collection = collection_, &context](bool)
                                       {
                                           fill(*collection, context);
                                           collection->failed = collection->chips.empty();
                                           context.wake();
                                       });
    }
}

void PuzzlesPage::fill(Collection& collection, const PageContext& context)
{
    const std::vector<ListedPuzzle> list = puzzles_in(context.platform);
    collection.chips.clear();
    int number = 0;
    int grade = 0;
    for (const ListedPuzzle& puzzle : list)
    {
        number = puzzle.grade == grade ? number + 1 : 1;
        grade = puzzle.grade;
        collection.chips.push_back({number, stars_of(context.platform.preferences, puzzle.link), puzzle});
    }
    collection.daily = list.empty() ? 0 : daily_puzzle(list, context.platform.clock.now_ms());
}

/// "7", or "7 ***" where it was solved.
std::string PuzzlesPage::label(const Chip& chip)
{
    const std::string stars(static_cast<std::size_t>(chip.stars), '*');
    return std::to_string(chip.number) + (stars.empty() ? "" : " " + stars);
}

/// Where there is nothing to choose from.
std::string PuzzlesPage::message() const
{
    return context_.localizer.text(collection_->failed ? Key::PuzzleNotFetched : Key::HomeLoading);
}

/// A row of chips, or several, for each grade. Returns how long they are.
float PuzzlesPage::draw_chips(Ui& ui, Box rest, float s, std::optional<Intent>& intent) const
{
    const float top = rest.y;
    const float tall = std::max(dialog_button_height(ui), ui.least_touch());
    const float wide = std::max(tall, 62 * s);
    const float gap = 6 * s;
    int grade = 0;
    float x = rest.w;
    Box row = rest;
    for (std::size_t i = 0; i < collection_->chips.size(); ++i)
    {
        const Chip& chip = collection_->chips[i];
        if (chip.puzzle.grade != grade)
        {
            grade = chip.puzzle.grade;
            write_in(ui, {.face = Face::SmallCaps, .size = 18 * s, .colour = theme::current.cream_heading},
                     rest.cut_top(28 * s), context_.localizer.text(Key::PuzzleGrade, {{"value", grade}}), Align::Left);
            x = rest.w;
        }
        if (x + wide > rest.w)
        {
            row = rest.cut_top(tall, gap);
            x = 0;
        }
        const std::string says = label(chip);
        if (button(ui, {row.x + x, row.y, wide, tall},
                   {.id = id_of("puzzle", static_cast<int>(i)),
                    .label = says,
                    .look = chip.stars > 0 ? Look::Plain : Look::Gold,
                    .size = 16 * s}))
        {
            intent = opening(chip.puzzle);
        }
        x += wide + gap;
    }
    return rest.y - top;
}

std::optional<Intent> PuzzlesPage::draw(Ui& ui)
{
    const words::Localizer& localizer = context_.localizer;
    const float s = dialog_scale(ui);
    const float tall = dialog_button_height(ui);
    const bool empty = collection_->chips.empty();
    const float wanted = empty ? 60 * s : length_ + tall + 12 * s;
    Box box = begin_dialog(ui, std::min(540 * s, ui.screen().w - 40), wanted + tall + 6 * s,
                           localizer.text(Key::PuzzleTitle), s);
    const Box foot = box.cut_bottom(tall, 6 * s);
    std::optional<Intent> intent;
    if (empty)
    {
        write_wrapped(ui, {.size = 17 * s, .colour = theme::current.cream_quiet}, box, message(), Align::Centre);
    }
    else
    {
        const std::string daily = localizer.text(Key::PuzzleDaily);
        if (button(ui, box.cut_top(tall, 6 * s),
                   {.id = id_of("daily puzzle"), .label = daily, .look = Look::Gold, .size = 17.5F * s}))
        {
            intent = opening(collection_->chips[collection_->daily].puzzle);
        }
        const float moved = ui.begin_scroll(puzzles_scroll, box.inset(-4, 0), length_, Ui::Along::Y);
        const float length = draw_chips(ui, {box.x, box.y + moved, box.w, 1e6F}, s, intent);
        ui.end_scroll();
        scroll_thread(ui, {box.x, box.y, box.w + 10 * s, box.h}, moved, length, s);
        const float before = length_;
        keep_length(length_, length);
        if (length_ != before)
        {
            ui.settle();
        }
    }
    const std::string close = localizer.text(Key::ButtonClose);
    if (button(ui, foot.centred(std::min(foot.w, 200 * s), foot.h),
               {.id = id_of("close puzzles"), .label = close, .size = 17.5F * s}))
    {
        intent = Intent{Kind::Close};
    }
    return end_dialog(ui) ? std::optional(Intent{Kind::Close}) : intent;
}

void PuzzlesPage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::PuzzleTitle);
    mirror.prompt = collection_->chips.empty() ? message() : std::string();
}

std::vector<Command> PuzzlesPage::commands()
{
    const words::Localizer& localizer = context_.localizer;
    std::vector<Command> list;
    const std::vector<Chip>& chips = collection_->chips;
    if (!chips.empty())
    {
        list.push_back(
            {localizer.text(Key::PuzzleDaily), id_of("daily puzzle"), opening(chips[collection_->daily].puzzle)});
    }
    for (std::size_t i = 0; i < chips.size(); ++i)
    {
        std::string name = localizer.text(Key::PuzzleGrade, {{"value", chips[i].puzzle.grade}}) + ", "
                           + std::to_string(chips[i].number);
        if (chips[i].stars > 0)
        {
            name += ": " + localizer.text(Key::PuzzleStars, {{"value", chips[i].stars}});
        }
        list.push_back({std::move(name), id_of("puzzle", static_cast<int>(i)), opening(chips[i].puzzle)});
    }
    list.push_back({localizer.text(Key::ButtonClose), id_of("close puzzles"), Intent{Kind::Close}});
    return list;
}

} // namespace elgrande::screens

#include "app/puzzle/puzzles_page.hpp"

#include "app/analysis/analysis_words.hpp"
#include "app/puzzle/kept_results.hpp"
#include "app/puzzle/puzzle_words.hpp"
#include "ui/widgets.hpp"
#include "words/puzzles.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id puzzles_scroll = id_of("list of puzzles");

void draw_star(Ui& ui, ImVec2 middle, float radius, Paint colour)
{
    constexpr int points = 5;
    constexpr float turn = 3.14159265F / points;
    for (int i = 0; i < 2 * points; ++i)
    {
        const float reach = i % 2 == 0 ? radius : 0.42F * radius;
        const float angle = turn * static_cast<float>(i);
        ui.list().PathLineTo({middle.x + reach * std::sin(angle), middle.y - reach * std::cos(angle)});
    }
    ui.list().PathFillConcave(colour);
}

/// Draws the stars won, and the missing ones, below the number of a solved puzzle.
void draw_stars(Ui& ui, const Box& chip, int won, float s)
{
    for (int i = 0; i < most_stars; ++i)
    {
        const float x = chip.middle_x() + 12 * s * static_cast<float>(i - 1);
        draw_star(ui, {x, chip.bottom() - 9 * s}, 5.5F * s,
                  i < won ? theme::current.gilt : faded(theme::current.cream_off, 0.5F));
    }
}

Intent opening(const ListedPuzzle& puzzle)
{
    return Intent{OpenPuzzle{puzzle.link}};
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
        const int group = puzzle.teaches() ? 0 : puzzle.grade;
        number = group == grade || collection.chips.empty() ? number + 1 : 1;
        grade = group;
        collection.chips.push_back({number, stars_of(context.platform.preferences, puzzle.link), puzzle});
    }
    collection.themes.clear();
    for (int theme = 0; theme < theme_count; ++theme)
    {
        if (std::any_of(list.begin(), list.end(),
                        [theme](const ListedPuzzle& puzzle) { return is_of_theme(puzzle, theme); }))
        {
            collection.themes.push_back(theme);
        }
    }
    collection.daily = list.empty() ? 0 : daily_puzzle(list, context.platform.clock.now_ms());
}

/// The message in place of an empty list.
std::string PuzzlesPage::message() const
{
    return context_.localizer.text(collection_->failed ? Key::PuzzleNotFetched : Key::HomeLoading);
}

/// The label of the puzzle of the day, with the days in a row on which it was solved.
std::string PuzzlesPage::daily_said() const
{
    const Streak streak = streak_on(context_.platform.preferences, day_of(context_.platform.clock.now_ms()));
    const std::string said = streak_said(context_.localizer, streak);
    return context_.localizer.text(Key::PuzzleDaily) + (said.empty() ? "" : ": ") + said;
}

std::string PuzzlesPage::run_said() const
{
    const int best = best_run(context_.platform.preferences);
    return context_.localizer.text(Key::PuzzleRun)
           + (best == 0 ? std::string() : ": " + context_.localizer.text(Key::PuzzleRunBest, {{"value", best}}));
}

/// "All", and the names of the themes that have puzzles.
std::vector<std::string> PuzzlesPage::theme_names() const
{
    const words::Localizer& localizer = context_.localizer;
    const std::vector<std::string> objectives = objective_names(localizer);
    std::vector<std::string> names{localizer.text(Key::PuzzleThemeAll)};
    for (const int theme : collection_->themes)
    {
        names.push_back(theme == theme_of_free_card    ? localizer.text(Key::PuzzleThemeFree)
                        : theme == theme_of_expansions ? localizer.text(Key::PuzzleThemeExpansions)
                                                       : objectives[static_cast<std::size_t>(theme)]);
    }
    return names;
}

bool PuzzlesPage::is_shown(const Chip& chip) const
{
    return theme_ == 0 || is_of_theme(chip.puzzle, collection_->themes[static_cast<std::size_t>(theme_) - 1]);
}

std::string PuzzlesPage::heading_of(const Chip& chip) const
{
    return chip.puzzle.teaches() ? context_.localizer.text(Key::PuzzleIdeas)
                                 : context_.localizer.text(Key::PuzzleGrade, {{"value", chip.puzzle.grade}});
}

/// Grade, number, stars and time, for the mirror.
std::string PuzzlesPage::name_of(const Chip& chip) const
{
    std::string name = heading_of(chip) + ", " + std::to_string(chip.number);
    if (chip.stars > 0)
    {
        name += ": " + context_.localizer.text(Key::PuzzleStars, {{"value", chip.stars}});
    }
    if (const auto seconds = seconds_of(context_.platform.preferences, chip.puzzle.link))
    {
        name += ", " + minutes_said(*seconds);
    }
    return name;
}

/// Draws the choice of a theme. Returns its height.
float PuzzlesPage::draw_themes(Ui& ui, Box rest, float s)
{
    const std::vector<std::string> names = theme_names();
    const int columns = ui.shape() == Shape::Tall ? 2 : 3;
    const int rows = (static_cast<int>(names.size()) + columns - 1) / columns;
    const float height = static_cast<float>(rows) * dialog_button_height(ui);
    choice(ui, "puzzle theme", rest.cut_top(height), names, theme_, s, rows);
    return height;
}

/// Draws the puzzles as chips in rows, below a heading for each grade. Returns their height.
float PuzzlesPage::draw_chips(Ui& ui, Box rest, float s, std::optional<Intent>& intent) const
{
    const float top = rest.y;
    const float tall = std::max(dialog_button_height(ui), ui.least_touch());
    const float wide = std::max(tall, 62 * s);
    const float gap = 6 * s;
    std::string heading;
    float x = rest.w;
    Box row = rest;
    for (std::size_t i = 0; i < collection_->chips.size(); ++i)
    {
        const Chip& chip = collection_->chips[i];
        if (!is_shown(chip))
        {
            continue;
        }
        if (std::string now = heading_of(chip); now != heading)
        {
            heading = std::move(now);
            write_in(ui, {.face = Face::SmallCaps, .size = 18 * s, .colour = theme::current.cream_heading},
                     rest.cut_top(28 * s), heading, Align::Left);
            x = rest.w;
        }
        if (x + wide > rest.w)
        {
            row = rest.cut_top(tall, gap);
            x = 0;
        }
        const Box at{row.x + x, row.y, wide, tall};
        const bool solved = chip.stars > 0;
        const std::string number = std::to_string(chip.number);
        const std::string name = name_of(chip);
        if (button(ui, at,
                   {.id = id_of("puzzle", static_cast<int>(i)),
                    .label = solved ? std::string_view() : number,
                    .size = 16 * s,
                    .name = name}))
        {
            intent = opening(chip.puzzle);
        }
        if (solved)
        {
            write_in(ui, {.size = 16 * s, .colour = theme::current.cream}, {at.x, at.y, at.w, at.h - 12 * s}, number);
            draw_stars(ui, at, chip.stars, s);
        }
        x += wide + gap;
    }
    return rest.y - top;
}

/// Draws the page's content once the collection is there.
void PuzzlesPage::draw_list(Ui& ui, Box box, float s, std::optional<Intent>& intent)
{
    const float tall = dialog_button_height(ui);
    const std::string daily = daily_said();
    if (button(ui, box.cut_top(tall, 6 * s),
               {.id = id_of("daily puzzle"), .label = daily, .look = Look::Gold, .size = 17.5F * s}))
    {
        intent = opening(collection_->chips[collection_->daily].puzzle);
    }
    const std::string run = run_said();
    if (button(ui, box.cut_top(tall, 8 * s), {.id = id_of("run"), .label = run, .size = 17.5F * s}))
    {
        intent = Intent{HomeCommand::RunPuzzles};
    }
    scrolled(ui, puzzles_scroll, box, length_, s,
             [&](Box rest)
             {
                 const float top = rest.y;
                 rest.cut_top(draw_themes(ui, rest, s), 8 * s);
                 rest.cut_top(draw_chips(ui, rest, s, intent));
                 return rest.y - top;
             });
}

std::optional<Intent> PuzzlesPage::draw(Ui& ui)
{
    const words::Localizer& localizer = context_.localizer;
    const float s = dialog_scale(ui);
    const float tall = dialog_button_height(ui);
    const bool empty = collection_->chips.empty();
    const float wanted = empty ? 60 * s : length_ + 2 * tall + 20 * s;
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
        draw_list(ui, box, s, intent);
    }
    const std::string close = localizer.text(Key::ButtonClose);
    if (button(ui, foot.centred(std::min(foot.w, 200 * s), foot.h),
               {.id = id_of("close puzzles"), .label = close, .size = 17.5F * s}))
    {
        intent = Intent{PageCommand::Close};
    }
    return end_dialog(ui) ? std::optional(Intent{PageCommand::Close}) : intent;
}

void PuzzlesPage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::PuzzleTitle);
    mirror.prompt = collection_->chips.empty() ? message() : std::string();
}

} // namespace elgrande::screens

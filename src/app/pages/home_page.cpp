#include "app/pages/home_page.hpp"

#include "app/lesson/lessons_page.hpp"
#include "app/puzzle/puzzle_list.hpp"
#include "app/puzzle/puzzle_words.hpp"
#include "app/puzzle/stored_results.hpp"
#include "record/link/link.hpp"
#include "words/puzzles.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace elgrande::screens
{

using words::Key;

int stored_level(const platform::Preferences& preferences)
{
    const std::string kept = preferences.get(level_preference).value_or("");
    return kept.size() == 1 && kept[0] >= '1' && kept[0] <= '3' ? kept[0] - '0' : 1;
}

HomePage::HomePage(const PageContext& context, Backdrop& backdrop)
    : context_(context), screen_(backdrop, stored_level(context.platform.preferences))
{
}

/// Looks for the puzzle of the day once the whole program is loaded, as the start page must not wait for that.
void HomePage::find_puzzle()
{
    const std::int64_t now = context_.platform.clock.now_ms();
    if (!context_.platform.page.is_whole() || puzzle_day_ == day_of(now))
    {
        return;
    }
    const std::vector<ListedPuzzle> list = puzzles_in(context_.platform);
    if (list.empty())
    {
        if (!std::exchange(puzzles_asked_, true))
        {
            context_.platform.assets.fetch(words::puzzles_file, [this](bool) { context_.wake(); });
        }
        return;
    }
    puzzle_day_ = day_of(now);
    puzzle_ = {.link = list[daily_puzzle(list, now)].link, .label = {}, .board = {}};
    auto opened = record::open_link(puzzle_.link);
    if (const auto* puzzle = opened.ok() ? std::get_if<record::Puzzle>(&opened.value()) : nullptr)
    {
        puzzle_.board = sketch_of(puzzle->position, puzzle->colours);
    }
}

/// Returns the number of regions of the board that have pieces: they get them one after the other once the whole
/// program is loaded.
int HomePage::settled(Ui& ui)
{
    constexpr double pause_ms = 160;
    if (!context_.platform.page.is_whole() || context_.settings.speed == Speed::Off)
    {
        return context_.platform.page.is_whole() ? region_count : 0;
    }
    settles_since_ms_ = settles_since_ms_.value_or(context_.now_ms);
    const double pauses = (context_.now_ms - *settles_since_ms_) / pause_ms;
    if (pauses >= region_count)
    {
        return region_count;
    }
    const int count = static_cast<int>(pauses);
    ui.wake_at(*settles_since_ms_ + pause_ms * (count + 1));
    return count;
}

/// Returns the days in a row on which a puzzle of the day was solved, and whether today's is still to be solved; empty
/// without such days.
std::string HomePage::streak() const
{
    const Streak streak = streak_on(context_.platform.preferences, day_of(context_.platform.clock.now_ms()));
    const std::string text = streak_text(context_.localizer, streak);
    return text.empty() || streak.today ? text : text + " " + context_.localizer.text(Key::PuzzleStreakWaits);
}

HomeOffers HomePage::offers(int settled) const
{
    const auto& rows = context_.saves.rows();
    const auto newest =
        std::find_if(rows.begin(), rows.end(), [](const SaveRow& row) { return !row.error && !row.over; });
    const bool open = context_.session != nullptr;
    const SaveRow* row = newest != rows.end() ? &*newest : nullptr;
    return {.lesson = lesson_offer(context_),
            .puzzle = {.link = puzzle_.link,
                       .label = context_.localizer.text(Key::PuzzleDaily),
                       .board = puzzle_.board,
                       .streak = streak()},
            .open_game = open,
            .has_rooms = has_rooms(context_),
            .settled = settled,
            .to_continue = open ? context_.saves.find(context_.session->key()) : row};
}

std::optional<Intent> HomePage::draw(Ui& ui)
{
    if (waits_)
    {
        screen_.draw_waiting(ui, context_.localizer);
        return std::nullopt;
    }
    find_puzzle();
    return screen_.draw(ui, context_.platform.clock, context_.localizer, offers(settled(ui)));
}

void HomePage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::GameTitle);
    mirror.prompt = context_.localizer.text(waits_ ? Key::HomeLoading : Key::GameSubtitle);
    if (const std::string days = streak(); !waits_ && !days.empty())
    {
        mirror.page.push_back({.level = 0, .text = days});
    }
    if (!waits_ && !context_.saves.rows().empty() && context_.platform.page.deletes_after_a_week())
    {
        mirror.page.push_back({.level = 0, .text = context_.localizer.text(Key::HomeSavesWeek)});
    }
}

/// Returns the commands without an item on the screen.
std::vector<Command> HomePage::commands()
{
    if (waits_)
    {
        return {};
    }
    return {{context_.localizer.text(Key::LearnLessons), OpenPage{"lessons"}}};
}

} // namespace elgrande::screens

#include "app/puzzle/puzzles_page.hpp"

#include "app/analysis/analysis_words.hpp"
#include "app/puzzle/calendar.hpp"
#include "app/puzzle/puzzle_words.hpp"
#include "app/puzzle/stored_results.hpp"
#include "record/link/link.hpp"
#include "screens/table/map/table_map.hpp"
#include "ui/widgets.hpp"
#include "words/ideas.hpp"
#include "words/puzzles.hpp"
#include "words/rule_set.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <variant>
#include <vector>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id puzzles_scroll = id_of("list of puzzles");
constexpr float gap_of_cards = 8;
constexpr float min_card_width = 330;
constexpr float widest_page = 1200;
constexpr float gap_of_parts = 10;

/// Returns the number of columns of the width `least` that fit, but at least 1 and at most `most`.
int columns_in(float width, float least, int most)
{
    return std::clamp(static_cast<int>(width / least), 1, most);
}

std::string heading_of(const words::Localizer& localizer, const ListedPuzzle& puzzle)
{
    return puzzle.teaches() ? localizer.text(Key::PuzzleIdeas)
                            : localizer.text(Key::PuzzleGrade, {{"value", puzzle.grade}});
}

/// Returns "Solved", "With a hint" or "Missed"; empty if it was not tried.
std::string state_text(const words::Localizer& localizer, const std::optional<PuzzleTry>& tried, bool solved)
{
    if (!tried)
    {
        return solved ? localizer.text(Key::PuzzleStateSolved) : std::string();
    }
    switch (tried->outcome)
    {
    case Outcome::Right:
        return localizer.text(Key::PuzzleStateSolved);
    case Outcome::Helped:
        return localizer.text(Key::PuzzleStateHelped);
    default:
        return localizer.text(Key::PuzzleStateMissed);
    }
}

/// Returns the sketch of the puzzle's board; nothing if the link is broken.
std::optional<BoardSketch> board_of(const std::string& link)
{
    auto opened = record::open_link(link);
    const auto* puzzle = opened.ok() ? std::get_if<record::Puzzle>(&opened.value()) : nullptr;
    return puzzle != nullptr ? std::optional(sketch_of(puzzle->position, puzzle->colours)) : std::nullopt;
}

/// Returns the puzzle's board with its pieces, without what cannot be read in a small picture. The link must be valid.
board::Scene small_scene_of(const PageContext& context, const std::string& link)
{
    const auto opened = record::open_link(link);
    const auto& puzzle = std::get<record::Puzzle>(opened.value());
    const PlayerView seen = view(puzzle.position, nobody);
    std::vector<record::Player> players;
    for (const record::Colour colour : puzzle.colours)
    {
        players.push_back({"", colour});
    }
    if (has_dummy(seen.setup))
    {
        players.push_back({"", record::free_colour(players)});
    }
    const PendingSelection nothing;
    TableMap map(context.picture_painter);
    board::Scene scene = map.lay_out({.localizer = context.localizer,
                                      .view = seen,
                                      .players = players,
                                      .picked = nothing,
                                      .lit = {},
                                      .ranks = false});
    scene.names = board::no_names();
    scene.has_scoreboards = false;
    scene.mobile_at = {-1, -1};
    scene.track = {};
    return scene;
}

/// Draws a choice in as many columns as fit. Returns true if another word was chosen.
bool choose_in_rows(Ui& ui, std::string_view id, Box& rest, const std::vector<std::string>& words, int& chosen,
                    float scale, std::string_view title)
{
    constexpr float margins = 24; // of a word
    const Letters letters{.size = 16 * scale};
    float min_column_width = 110 * scale;
    for (const std::string& word : words)
    {
        min_column_width = std::max(min_column_width, text_width(letters, word) + margins * scale);
    }
    const int count = static_cast<int>(words.size());
    const int columns = columns_in(rest.w, min_column_width, count);
    const int rows = (count + columns - 1) / columns;
    const float height = static_cast<float>(rows) * dialog_button_height(ui);
    return choice(ui, id, rest.cut_top(height, gap_of_parts * scale), words, chosen, scale, rows, title);
}

} // namespace

PuzzlesPage::PuzzlesPage(const PageContext& context)
    : context_(context), collection_(std::make_shared<Collection>()),
      filter_(stored_filter(context.platform.preferences)), played_(played_editions(context.saves.rows()))
{
    fill(*collection_, context_);
    if (collection_->entries.empty())
    {
        context_.platform.assets.fetch(words::puzzles_file,
                                       [collection = collection_, &context](bool)
                                       {
                                           fill(*collection, context);
                                           collection->failed = collection->entries.empty();
                                           context.wake();
                                       });
    }
}

void PuzzlesPage::fill(Collection& collection, const PageContext& context)
{
    const std::vector<ListedPuzzle> list = puzzles_in(context.platform);
    const std::vector<PuzzleTry> tries = stored_tries(context.platform.preferences);
    collection.entries.clear();
    int number = 0;
    int group = -1;
    for (const ListedPuzzle& puzzle : list)
    {
        const int now = puzzle.teaches() ? 0 : puzzle.grade;
        number = std::exchange(group, now) == now ? number + 1 : 1;
        collection.entries.push_back(entry_of(context, puzzle, number, tries));
    }
    collection.history.clear();
    const std::vector latest_first(tries.rbegin(), tries.rend());
    for (const auto& latest : latest_first)
    {
        const auto found = std::find_if(collection.entries.begin(), collection.entries.end(),
                                        [&latest](const Entry& entry) { return entry.tried == latest; });
        if (found != collection.entries.end())
        {
            collection.history.push_back(static_cast<std::size_t>(found - collection.entries.begin()));
        }
    }
    const auto has = [&list](auto fits) { return std::any_of(list.begin(), list.end(), fits); };
    collection.themes.clear();
    for (int theme = 0; theme < theme_count; ++theme)
    {
        if (has([theme](const ListedPuzzle& puzzle) { return is_of_theme(puzzle, theme); }))
        {
            collection.themes.push_back(theme);
        }
    }
    collection.editions.clear();
    for (int i = 0; i < edition_count; ++i)
    {
        if (has([i](const ListedPuzzle& puzzle) { return static_cast<int>(puzzle.edition) == i; }))
        {
            collection.editions.push_back(static_cast<Edition>(i));
        }
    }
    collection.ideas.clear();
    for (const Idea idea : every_idea)
    {
        if (has([idea](const ListedPuzzle& puzzle) { return puzzle.ideas.contains(idea); }))
        {
            collection.ideas.push_back(idea);
        }
    }
    collection.daily = list.empty() ? 0 : daily_puzzle(list, context.platform.clock.now_ms());
}

PuzzlesPage::Entry PuzzlesPage::entry_of(const PageContext& context, const ListedPuzzle& puzzle, int number,
                                         const std::vector<PuzzleTry>& tries)
{
    const words::Localizer& localizer = context.localizer;
    const platform::Preferences& preferences = context.platform.preferences;
    const PuzzleTry* tried = try_of(tries, puzzle.link);
    const int stars = stars_of(preferences, puzzle.link);
    Entry entry{.puzzle = puzzle, .solved = stars > 0, .card = {}};
    entry.tried = tried != nullptr ? std::optional(*tried) : std::nullopt;
    PuzzleCard& card = entry.card;
    card.question = objective_sentence(localizer, puzzle.objective);
    card.facts = localizer.text(words::edition_name(puzzle.edition));
    card.grade = puzzle.grade;
    card.stars = stars;
    card.state = state_text(localizer, entry.tried, entry.solved);
    card.sign = entry.tried && entry.tried->outcome == Outcome::Missed ? PuzzleCard::Sign::Cross
                : card.state.empty()                                   ? PuzzleCard::Sign::None
                                                                       : PuzzleCard::Sign::Tick;
    card.name =
        heading_of(localizer, puzzle) + ", " + std::to_string(number) + ": " + card.question + " " + card.facts + ".";
    card.name += card.state.empty() ? "" : " " + card.state + ".";
    if (stars > 0)
    {
        card.name += " " + localizer.text(Key::PuzzleStars, {{"value", stars}});
        const auto seconds = seconds_of(preferences, puzzle.link);
        card.time = seconds ? time_text(*seconds) : "";
        card.name += seconds ? ", " + card.time : "";
    }
    return entry;
}

/// Returns the message in place of an empty list.
std::string PuzzlesPage::message() const
{
    return context_.localizer.text(collection_->failed ? Key::PuzzleNotFetched : Key::HomeLoading);
}

/// Returns the label of the puzzle of the day, with the days in a row on which it was solved.
std::string PuzzlesPage::daily_label() const
{
    const Streak streak = streak_on(context_.platform.preferences, day_of(context_.platform.clock.now_ms()));
    const std::string text = streak_text(context_.localizer, streak);
    return context_.localizer.text(Key::PuzzleDaily) + (text.empty() ? "" : " · ") + text;
}

/// Returns the label of the button for a run with this name, with the best one.
std::string PuzzlesPage::run_text(RunKind kind, Key name) const
{
    const int best = best_run(context_.platform.preferences, kind);
    return context_.localizer.text(name)
           + (best == 0 ? std::string() : " · " + context_.localizer.text(Key::PuzzleRunBest, {{"value", best}}));
}

bool PuzzlesPage::is_shown(const Entry& entry) const
{
    const bool missed = entry.tried && entry.tried->outcome == Outcome::Missed;
    return is_wanted(entry.puzzle, filter_, played_) && (tab_ != Tab::New || (!entry.tried && !entry.solved))
           && (tab_ != Tab::Missed || missed);
}

/// Draws the buttons for the next puzzle, the puzzle of the day, the runs and the calendar, and the calendar if it is
/// open.
void PuzzlesPage::draw_buttons(Drawing& page)
{
    const float s = page.scale;
    struct Choice
    {
        std::string_view id;
        std::string label;
        Look look;
        std::optional<Intent> intent; ///< nothing for the calendar
    };
    const std::array choices{
        Choice{"next puzzle", context_.localizer.text(Key::PuzzleNext), Look::Gold, Intent{HomeCommand::SolvePuzzles}},
        Choice{"daily puzzle", daily_label(), Look::Plain,
               Intent{OpenPuzzle{collection_->entries[collection_->daily].puzzle.link}}},
        Choice{"streak", run_text(RunKind::Streak, Key::PuzzleSeries), Look::Plain, Intent{HomeCommand::BeginStreak}},
        Choice{"run", run_text(RunKind::Timed, Key::PuzzleRun), Look::Plain, Intent{HomeCommand::RunPuzzles}},
        Choice{"calendar", context_.localizer.text(Key::PuzzleCalendar), Look::Plain, std::nullopt}};
    const int count = static_cast<int>(choices.size());
    constexpr float min_button_width = 270;
    const int columns = columns_in(page.rest.w, min_button_width * s, 3);
    Box line = page.rest;
    for (int i = 0; i < count; ++i)
    {
        if (i % columns == 0)
        {
            line = page.rest.cut_top(dialog_button_height(page.ui), gap_of_cards * s);
        }
        const Choice& choice = choices[static_cast<std::size_t>(i)];
        const bool is_calendar = !choice.intent;
        if (button(page.ui, line.column(i % columns, columns, gap_of_cards * s),
                   {.id = id_of(choice.id),
                    .label = choice.label,
                    .look = choice.look,
                    .size = 17 * s,
                    .chosen = is_calendar ? std::optional(calendar_.has_value()) : std::nullopt}))
        {
            if (is_calendar)
            {
                toggle_calendar();
            }
            else
            {
                page.intent = choice.intent;
            }
        }
    }
    page.rest.cut_top(0, (gap_of_parts - gap_of_cards) * s);
    if (calendar_)
    {
        if (auto intent = calendar_->draw(page.ui, page.rest, s))
        {
            page.intent = std::move(intent);
        }
    }
}

void PuzzlesPage::toggle_calendar()
{
    if (calendar_)
    {
        calendar_.reset();
    }
    else
    {
        calendar_.emplace(context_, puzzles_in(context_.platform));
    }
}

/// Returns the player's rating with its uncertainty; empty if the player hides it, or there is no list yet.
std::string PuzzlesPage::rating_text() const
{
    const platform::Preferences& preferences = context_.platform.preferences;
    if (collection_->entries.empty() || hides_rating(preferences))
    {
        return {};
    }
    const PlayerRating stored = stored_rating(preferences);
    return context_.localizer.text(Key::PuzzleRating,
                                   {{"value", static_cast<int>(std::lround(stored.rating.value))},
                                    {"other", static_cast<int>(std::lround(stored.rating.deviation))},
                                    {"count", stored.count}});
}

void PuzzlesPage::draw_rating(Drawing& page) const
{
    if (const std::string text = rating_text(); !text.empty())
    {
        page.rest.cut_top(write_wrapped(page.ui, {.size = 17 * page.scale, .colour = theme::current.cream}, page.rest,
                                        text, Align::Centre),
                          gap_of_parts * page.scale);
    }
}

/// Draws the buttons that hide and reset the rating. They are rarely needed, so they stand below the cards.
void PuzzlesPage::draw_rating_buttons(Drawing& page)
{
    const float s = page.scale;
    const words::Localizer& localizer = context_.localizer;
    platform::Preferences& preferences = context_.platform.preferences;
    const bool hidden = hides_rating(preferences);
    const Box line = page.rest.cut_top(dialog_button_height(page.ui), gap_of_parts * s);
    const bool can_reset = !hidden && stored_rating(preferences).count > 0;
    const std::string hide = localizer.text(hidden ? Key::PuzzleRatingShow : Key::PuzzleRatingHide);
    const std::string reset = localizer.text(resets_rating_ ? Key::PuzzleRatingSure : Key::PuzzleRatingReset);
    const Box both = line.centred(std::min(line.w, 480 * s), line.h);
    if (button(page.ui, can_reset ? both.column(0, 2, gap_of_cards * s) : both.centred(both.w / 2, both.h),
               {.id = id_of("hide rating"), .label = hide, .size = 15 * s}))
    {
        hide_rating(preferences, !hidden);
        page.ui.settle();
    }
    if (can_reset
        && button(page.ui, both.column(1, 2, gap_of_cards * s),
                  {.id = id_of("reset rating"),
                   .label = reset,
                   .look = resets_rating_ ? Look::Wine : Look::Plain,
                   .size = 15 * s}))
    {
        if (std::exchange(resets_rating_, !resets_rating_))
        {
            store_rating(preferences, {});
        }
        page.ui.settle();
    }
}

/// Draws the choice of the part of the collection that is listed.
void PuzzlesPage::draw_tabs(Drawing& page)
{
    const words::Localizer& localizer = context_.localizer;
    const std::vector<std::string> tabs{localizer.text(Key::PuzzleThemeAll), localizer.text(Key::PuzzlePartNew),
                                        localizer.text(Key::PuzzlePartMissed), localizer.text(Key::PuzzlePartHistory)};
    int chosen = static_cast<int>(tab_);
    choose_in_rows(page.ui, "puzzle part", page.rest, tabs, chosen, page.scale, localizer.text(Key::PuzzlePart));
    tab_ = static_cast<Tab>(chosen);
}

void PuzzlesPage::FilterRow::add(std::string name, int value, int chosen_value)
{
    chosen = value == chosen_value ? static_cast<int>(names.size()) : chosen;
    names.push_back(std::move(name));
    values.push_back(value);
}

/// Returns the choices of the filter with the chosen ones.
PuzzlesPage::FilterRows PuzzlesPage::filter_rows() const
{
    const words::Localizer& localizer = context_.localizer;
    const std::string all = localizer.text(Key::PuzzleThemeAll);
    const std::vector<std::string> objectives = objective_names(localizer);
    FilterRows rows{.themes = {.names = {all}, .values = {0}},
                    .editions = {.names = {localizer.text(Key::PuzzlePlayed), all},
                                 .values = {PuzzleFilter::played, PuzzleFilter::every_edition}},
                    .ideas = {.names = {all}, .values = {0}}};
    for (const int theme : collection_->themes)
    {
        rows.themes.add(theme == theme_of_free_card    ? localizer.text(Key::PuzzleThemeFree)
                        : theme == theme_of_expansions ? localizer.text(Key::PuzzleThemeExpansions)
                                                       : objectives[static_cast<std::size_t>(theme)],
                        theme + 1, filter_.theme);
    }
    for (const Edition edition : collection_->editions)
    {
        rows.editions.add(localizer.text(words::edition_name(edition)), static_cast<int>(edition) + 2,
                          filter_.editions);
    }
    for (const Idea idea : collection_->ideas)
    {
        rows.ideas.add(words::idea_name(localizer, idea), static_cast<int>(idea) + 1, filter_.idea);
    }
    rows.editions.chosen = filter_.editions == PuzzleFilter::every_edition ? 1 : rows.editions.chosen;
    return rows;
}

/// Draws the button that shows the choices of the filter, and if they are shown, the choices.
void PuzzlesPage::draw_filter(Drawing& page)
{
    const words::Localizer& localizer = context_.localizer;
    const float s = page.scale;
    FilterRows rows = filter_rows();
    std::string chosen = rows.themes.chosen_name() + " · " + rows.editions.chosen_name();
    chosen += filter_.idea == 0 ? "" : " · " + rows.ideas.chosen_name();
    const std::string label = localizer.text(Key::PuzzleFilter, {{"list", chosen}});
    const Box line = page.rest.cut_top(dialog_button_height(page.ui), gap_of_parts * s);
    if (button(page.ui, line, {.id = id_of("puzzle filter"), .label = label, .size = 16 * s, .chosen = filter_open_}))
    {
        filter_open_ = !filter_open_;
        page.ui.settle();
    }
    if (!filter_open_)
    {
        return;
    }
    const PuzzleFilter before = filter_;
    const auto choose = [&](std::string_view id, FilterRow& row, Key title, int& value)
    {
        if (choose_in_rows(page.ui, id, page.rest, row.names, row.chosen, s, localizer.text(title)))
        {
            value = row.values[static_cast<std::size_t>(row.chosen)];
        }
    };
    choose("puzzle theme", rows.themes, Key::PuzzleTheme, filter_.theme);
    choose("puzzle edition", rows.editions, Key::PuzzleEdition, filter_.editions);
    if (!collection_->ideas.empty())
    {
        choose("puzzle idea", rows.ideas, Key::PuzzleIdea, filter_.idea);
    }
    if (filter_ != before)
    {
        store_filter(context_.platform.preferences, filter_);
    }
}

/// Draws one card. In the history it shows the day instead of the edition.
void PuzzlesPage::draw_card(Drawing& page, const Box& box, std::size_t index, bool in_history)
{
    Entry& entry = collection_->entries[index];
    const Id id = id_of("puzzle", static_cast<int>(index));
    DrawnCard drawn;
    if (in_history)
    {
        PuzzleCard dated = entry.card;
        dated.facts = date_text(entry.tried->day);
        dated.name = dated.facts + ", " + entry.card.name;
        drawn = draw_puzzle_card(page.ui, id, box, dated, page.scale);
    }
    else
    {
        drawn = draw_puzzle_card(page.ui, id, box, entry.card, page.scale);
    }
    if (drawn.board.h > 0)
    {
        draw_board(page.ui, entry, drawn.board);
    }
    if (drawn.pressed)
    {
        page.intent = Intent{OpenPuzzle{entry.puzzle.link}};
    }
}

/// Draws the board of a puzzle in sight, until its picture is made as a sketch; nothing if its link is broken.
void PuzzlesPage::draw_board(Ui& ui, Entry& entry, const Box& box)
{
    const std::string& link = entry.puzzle.link;
    if (!std::exchange(entry.has_board, true))
    {
        entry.board = board_of(link);
    }
    if (!entry.board)
    {
        return;
    }
    if (context_.board_pictures.draw(ui, link, box, [&] { return small_scene_of(context_, link); }))
    {
        outline(ui, box, theme::current.parchment_edge, 1, 3);
    }
    else
    {
        picture_.draw(ui, *entry.board, box);
    }
}

/// Draws the cards in columns, below a heading for each grade; the history without headings.
void PuzzlesPage::draw_cards(Drawing& page)
{
    const words::Localizer& localizer = context_.localizer;
    const float s = page.scale;
    const float gap = gap_of_cards * s;
    const int columns = columns_in(page.rest.w + gap, min_card_width * s + gap, 6);
    const float width = page.rest.column(0, columns, gap).w;
    float height = 0;
    for (int i = 0; i < objective_count; ++i)
    {
        height =
            std::max(height, puzzle_card_height(width, objective_sentence(localizer, static_cast<Objective>(i)), s));
    }
    const bool history = tab_ == Tab::History;
    const std::size_t count = history ? collection_->history.size() : collection_->entries.size();
    std::string heading;
    int column = 0;
    Box line = page.rest;
    bool empty = true;
    for (std::size_t i = 0; i < count; ++i)
    {
        const std::size_t index = history ? collection_->history[i] : i;
        const Entry& entry = collection_->entries[index];
        if (!is_shown(entry))
        {
            continue;
        }
        if (std::string now = heading_of(localizer, entry.puzzle); !history && now != heading)
        {
            heading = std::move(now);
            write_in(page.ui, {.face = Face::SmallCaps, .size = 18 * s, .colour = theme::current.cream_heading},
                     page.rest.cut_top(28 * s), heading, Align::Left);
            column = 0;
        }
        if (column == 0)
        {
            line = page.rest.cut_top(height, gap);
        }
        draw_card(page, line.column(column, columns, gap), index, history);
        column = (column + 1) % columns;
        empty = false;
    }
    if (empty)
    {
        page.rest.cut_top(write_wrapped(page.ui, {.size = 17 * s, .colour = theme::current.cream_quiet}, page.rest,
                                        localizer.text(Key::PuzzleNothing), Align::Centre));
    }
}

std::optional<Intent> PuzzlesPage::draw(Ui& ui)
{
    const words::Localizer& localizer = context_.localizer;
    const float s = dialog_scale(ui);
    const float button_height = dialog_button_height(ui);
    const bool empty = collection_->entries.empty();
    const float wanted = empty ? 60 * s : content_height_ + 10 * s;
    Box box = begin_dialog(ui, std::min(widest_page * s, ui.screen().w - 40), wanted + button_height + 6 * s,
                           localizer.text(Key::PuzzleTitle), s);
    const Box foot = box.cut_bottom(button_height, 6 * s);
    std::optional<Intent> intent;
    if (empty)
    {
        write_wrapped(ui, {.size = 17 * s, .colour = theme::current.cream_quiet}, box, message(), Align::Centre);
    }
    else
    {
        scrolled(ui, puzzles_scroll, box, content_height_, s,
                 [&](const Box& rest)
                 {
                     Drawing page{ui, rest, s, intent};
                     draw_buttons(page);
                     draw_rating(page);
                     draw_tabs(page);
                     draw_filter(page);
                     draw_cards(page);
                     draw_rating_buttons(page);
                     return page.rest.y - rest.y;
                 });
    }
    if (close_button(ui, foot, id_of("close puzzles"), localizer.text(Key::ButtonClose), s))
    {
        intent = Intent{PageCommand::Close};
    }
    return end_dialog(ui) ? std::optional(Intent{PageCommand::Close}) : intent;
}

void PuzzlesPage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::PuzzleTitle);
    mirror.prompt = collection_->entries.empty() ? message() : rating_text();
}

} // namespace elgrande::screens

#include "screens/home/home_screen.hpp"

#include "board/colour.hpp"
#include "board/flat/pen.hpp"
#include "board/marks.hpp"
#include "record/link/link.hpp"
#include "screens/dialogs/language_choice.hpp"
#include "ui/shape.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id form_scroll = id_of("new game form");
constexpr Id saves_scroll = id_of("saved games");
constexpr Id page_scroll = id_of("home page");

void sheet(Ui& ui, const Box& box, float scale)
{
    shadow(ui, box, 12 * scale, 10 * scale);
    wood(ui, box);
    outline(ui, box, theme::current.wood_edge, 3 * scale, 3);
    outline(ui, box.inset(4 * scale, 4 * scale), faded(theme::current.gilt, 0.8F), 1.2F * scale, 3);
}

constexpr float list_gap = 16;     ///< between two columns of saved games
constexpr float list_column = 360; ///< the least width of such a column

int list_columns(float width, float scale)
{
    return width >= (2 * list_column + list_gap) * scale ? 2 : 1;
}

Letters about_letters(float scale)
{
    return {.face = Face::Italic, .size = 16.5F * scale, .colour = theme::current.cream_heading};
}

} // namespace

std::span<const SaveRow> HomeScreen::listed(const SavedGames& saves) const
{
    return saves.rows.first(std::min(most_listed_, saves.rows.size()));
}

void HomeScreen::draw_backdrop(Ui& ui)
{
    const Box& screen = ui.screen();
    scene_.seats = 0;
    scene_.candle = theme::current.candle;
    // The sheets would cut names and shields in two, and the title would cover some.
    scene_.has_scoreboards = false;
    scene_.names = board::no_names();
    board_.place(screen, screen, 1);
    board_.draw(ui, scene_);
    if (board_.visible())
    {
        fill(ui, screen, faded(board::ink::empty, 0.62F));
    }
}

void HomeScreen::draw_title(Ui& ui, const words::Localizer& localizer, const Box& box, float scale)
{
    const float size = std::min({box.h * 0.62F, 64 * scale, box.w * 0.155F});
    const std::string title = localizer.text(Key::GameTitle);
    board::draw_text(&ui.list(), {box.middle_x(), box.y + box.h * 0.42F}, title,
                     {.face = Face::SmallCaps,
                      .size = size,
                      .colour = theme::current.cream_title,
                      .align = board::Align::Centre,
                      .anchor = board::Anchor::Middle,
                      .spacing = 0.08F,
                      .halo = rgb(0x140d06, 0.7F),
                      .halo_width = 3});
    const std::string line = localizer.text(Key::GameSubtitle);
    Letters letters{.face = Face::Italic, .size = 18 * scale, .colour = theme::current.cream_heading};
    letters.size *= std::min(1.0F, (box.w - 16) / text_width(letters, line));
    write_in(ui, letters, {box.x, box.y + box.h * 0.68F, box.w, 26 * scale}, line);
}

void HomeScreen::draw_rules(const Drawing& page, const Box& box, std::optional<Intent>& intent)
{
    const std::string rules = page.localizer.text(Key::RulesTitle);
    if (button(page.ui, box, {.id = id_of("rules"), .label = rules, .size = 17 * page.scale}))
    {
        intent = Intent{OpenRules{}};
    }
}

void HomeScreen::draw_settings_button(const Drawing& page, const Box& box, std::optional<Intent>& intent)
{
    fill(page.ui, box, theme::current.wood_button, box.h / 2);
    outline(page.ui, box, theme::current.brass, 1, box.h / 2);
    if (icon_button(page.ui, id_of("settings"), box, Icon::Settings, theme::current.cream_heading,
                    page.localizer.text(Key::SettingsTitle)))
    {
        intent = Intent{PageCommand::OpenSettings};
    }
}

void HomeScreen::draw_languages(const Drawing& page, const Box& box, std::optional<Intent>& intent)
{
    if (const auto language = choose_language(page.ui, box, page.localizer, page.scale))
    {
        intent = Intent{ChooseLanguage{*language}};
    }
}

void HomeScreen::draw_start(const Drawing& page, const Box& box, std::optional<Intent>& intent)
{
    if (form_.draw_start(page.ui, page.localizer, box, page.scale))
    {
        intent = Intent{HomeCommand::StartGame};
    }
}

/// Returns the newest saved game that can be opened and is not over; nullptr if there is none.
const SaveRow* HomeScreen::newest(const Drawing& page)
{
    const auto& rows = page.saves.rows;
    const auto found =
        std::find_if(rows.begin(), rows.end(), [](const SaveRow& row) { return !row.error && !row.over; });
    return found != rows.end() ? &*found : nullptr;
}

float HomeScreen::continue_height(const Drawing& page)
{
    const SaveRow* row = newest(page);
    const float tall = std::max(page.ui.least_touch(), 40 * page.scale);
    return page.open_game ? tall : row != nullptr ? tall + 24 * page.scale : 0;
}

/// A button that continues the open game or the newest saved one.
void HomeScreen::draw_continue(const Drawing& page, Box box, std::optional<Intent>& intent)
{
    const float s = page.scale;
    const SaveRow* row = newest(page);
    const std::string label = page.localizer.text(page.open_game ? Key::HomeBackToGame : Key::HomeContinue);
    const std::string name =
        page.open_game
            ? label
            : label + ": " + whole_name_of(page.localizer, *row, page.platform.clock.local(row->saved_at_ms));
    if (button(page.ui, box.cut_top(std::max(page.ui.least_touch(), 40 * s), 2 * s),
               {.id = id_of("continue"),
                .label = label,
                .look = Look::Gold,
                .size = 19 * s,
                .face = Face::Bold,
                .name = name}))
    {
        intent = page.open_game ? Intent{HomeCommand::Resume} : Intent{WithSave{SaveCommand::Open, row->key}};
    }
    if (!page.open_game)
    {
        write_in(page.ui, {.face = Face::Italic, .size = 15 * s, .colour = theme::current.cream_quiet}, box,
                 title_of(page.localizer, *row));
    }
}

float HomeScreen::learn_height(const Drawing& page, float width)
{
    const float s = page.scale;
    const float tall = std::max(page.ui.least_touch(), 40 * s);
    const float about = wrapped_height(about_letters(s), width, page.lesson.about);
    return page.lesson.first ? 1.4F * tall + 8 * s + about + 10 * s + tall : tall;
}

void HomeScreen::draw_puzzles(const Drawing& page, const Box& box, std::optional<Intent>& intent)
{
    const std::string puzzles = page.localizer.text(Key::PuzzleTitle);
    if (button(page.ui, box, {.id = id_of("puzzles"), .label = puzzles, .size = 16 * page.scale}))
    {
        intent = Intent{OpenPage{"puzzles"}};
    }
}

void HomeScreen::draw_learn(const Drawing& page, Box box, std::optional<Intent>& intent)
{
    const float s = page.scale;
    if (!page.lesson.first)
    {
        const std::string learn = page.localizer.text(Key::LearnTitle);
        const std::string lessons = page.localizer.text(Key::LearnLessons);
        if (button(page.ui, box.column(0, 2, 8 * s),
                   {.id = id_of("lessons"), .label = learn, .size = 16 * s, .name = lessons}))
        {
            intent = Intent{OpenPage{"lessons"}};
        }
        draw_puzzles(page, box.column(1, 2, 8 * s), intent);
        return;
    }
    const float tall = std::max(page.ui.least_touch(), 40 * s);
    draw_puzzles(page, box.cut_bottom(tall, 10 * s), intent);
    if (button(
            page.ui, box.cut_top(1.4F * tall, 8 * s),
            {.id = id_of("learn"), .label = page.lesson.label, .look = Look::Gold, .size = 25 * s, .face = Face::Bold}))
    {
        intent = Intent{OpenLesson{page.lesson.id}};
    }
    write_wrapped(page.ui, about_letters(s), box, page.lesson.about, Align::Centre);
}

void HomeScreen::draw_ways_in(const Drawing& page, Box& rest, const Box& room, std::optional<Intent>& intent)
{
    Ui& ui = page.ui;
    const float s = page.scale;
    const float tall = std::max(ui.least_touch(), 40 * s);
    heading(ui, rest.cut_top(30 * s), page.localizer.text(Key::HomeOpenLink), s);
    Box row = rest.cut_top(tall, 8 * s);
    const std::string open = page.localizer.text(Key::HomeSaveOpen);
    const bool go = button(ui, row.cut_right(84 * s, 8 * s),
                           {.id = id_of("open link"), .label = open, .enabled = !link_.empty(), .size = 16 * s});
    const std::string hint = page.localizer.text(Key::HomeLinkHint);
    platform::TextFieldResult typed;
    text_field(ui, page.platform,
               {.id = "link",
                .label = hint,
                .placeholder = hint,
                .max_length = static_cast<int>(record::max_text_around_link),
                .font_size = 17 * s},
               row, room, link_, &typed);
    if ((go || typed.submitted) && !link_.empty())
    {
        intent = Intent{OpenLink{link_}};
        link_.clear();
    }
    const std::string upload = page.localizer.text(Key::HomeUpload);
    const Box last = rest.cut_top(tall, 8 * s);
    const bool chooses = page.platform.files.can_choose();
    if (chooses && button(ui, last.column(0, 2, 8 * s), {.id = id_of("upload"), .label = upload, .size = 16 * s}))
    {
        intent = Intent{HomeCommand::ChooseFile};
    }
    const std::string set_up = page.localizer.text(Key::EditorTitle);
    if (button(ui, chooses ? last.column(1, 2, 8 * s) : last, {.id = id_of("set up"), .label = set_up, .size = 16 * s}))
    {
        intent = Intent{OpenPage{"editor"}};
    }
}

void HomeScreen::draw_removed(const Drawing& page, Box& rest, std::optional<Intent>& intent)
{
    Ui& ui = page.ui;
    const float s = page.scale;
    const float tall = std::max(ui.least_touch(), 40 * s);
    if (page.saves.removed != nullptr)
    {
        const std::string text =
            page.localizer.text(Key::HomeDeleted, {{"name", title_of(page.localizer, *page.saves.removed)}});
        const Letters how{.face = Face::Italic, .size = 16 * s, .colour = theme::current.cream_quiet};
        const float words = wrapped_height(how, rest.w - 92 * s, text);
        Box line = rest.cut_top(std::max(tall, words), 8 * s);
        const std::string undo = page.localizer.text(Key::HomeUndoDelete);
        if (button(ui, line.cut_right(84 * s, 8 * s), {.id = id_of("bring back"), .label = undo, .size = 16 * s}))
        {
            intent = Intent{HomeCommand::BringBackSave};
        }
        write_wrapped(ui, how, line.centred(line.w, words), text);
    }
}

/// Buttons for all ways into a game, in one or two columns.
void HomeScreen::draw_ways(const Drawing& page, Box& rest, const Box& room, bool with_newest,
                           std::optional<Intent>& intent)
{
    const float s = page.scale;
    const bool beside = list_columns(rest.w, s) > 1;
    Box first = beside ? rest.column(0, 2, list_gap * s) : rest;
    if (const float height = continue_height(page); with_newest && height > 0)
    {
        draw_continue(page, first.cut_top(height, 10 * s), intent);
    }
    if (with_newest || !page.lesson.first)
    {
        draw_learn(page, first.cut_top(learn_height(page, first.w), (page.lesson.first ? 18 : 8) * s), intent);
    }
    Box second = beside ? rest.column(1, 2, list_gap * s) : first;
    draw_ways_in(page, second, room, intent);
    rest.cut_top(std::max(first.y, second.y) - rest.y);
}

/// The saved games, in one or two columns.
void HomeScreen::draw_list(const Drawing& page, Box& rest, std::optional<Intent>& intent)
{
    const float s = page.scale;
    const auto saves = listed(page.saves);
    const auto columns = static_cast<std::size_t>(list_columns(rest.w, s));
    const SaveRows::Drawing row{page.ui, page.platform.clock, page.localizer, s};
    for (std::size_t first = 0; first < saves.size(); first += columns)
    {
        const auto line = saves.subspan(first, std::min(columns, saves.size() - first));
        const float width = rest.column(0, static_cast<int>(columns), list_gap * s).w;
        float height = 0;
        for (const SaveRow& save : line)
        {
            height = std::max(height, SaveRows::height(row, save, width));
        }
        const Box strip = rest.cut_top(height, 8 * s);
        for (std::size_t i = 0; i < line.size(); ++i)
        {
            const Box box = strip.column(static_cast<int>(i), static_cast<int>(columns), list_gap * s);
            if (auto wish = rows_.draw(row, line[i], static_cast<int>(first + i), box))
            {
                intent = std::move(wish);
            }
        }
    }
}

float HomeScreen::draw_saved(const Drawing& page, Box rest, const Box& room, bool with_newest,
                             std::optional<Intent>& intent)
{
    Ui& ui = page.ui;
    const float s = page.scale;
    const float top = rest.y;
    rest.h = 1e6F;
    const float tall = std::max(ui.least_touch(), 40 * s);
    draw_ways(page, rest, room, with_newest, intent);
    heading(ui, rest.cut_top(32 * s), page.localizer.text(Key::HomeSavedGames), s);
    draw_removed(page, rest, intent);
    if (page.saves.rows.empty())
    {
        const std::string text = page.localizer.text(page.saves.listed ? Key::HomeNoSaves : Key::HomeLoading);
        const Letters how{.face = Face::Italic, .size = 16 * s, .colour = theme::current.cream_quiet};
        rest.cut_top(write_wrapped(ui, how, rest.inset(4 * s, 0), text), 8 * s);
    }
    else if (page.platform.page.forgets_in_a_week())
    {
        const std::string text = page.localizer.text(Key::HomeSavesWeek);
        const Letters how{.face = Face::Italic, .size = 16 * s, .colour = theme::current.cream_quiet};
        rest.cut_top(write_wrapped(ui, how, rest.inset(4 * s, 0), text), 8 * s);
    }
    draw_list(page, rest, intent);
    if (const int more = older(page.saves); more > 0)
    {
        const std::string label = page.localizer.text(Key::HomeOlder, {{"count", more}});
        if (button(ui, rest.cut_top(tall, 8 * s), {.id = id_of("older saves"), .label = label, .size = 16 * s}))
        {
            show_older();
        }
    }
    return rest.y - top;
}

void HomeScreen::draw_wide(const Drawing& page, std::optional<Intent>& intent)
{
    Ui& ui = page.ui;
    const float s = page.scale;
    const Box& screen = ui.screen();
    // On a large screen, each sheet has two columns and is as long as its contents.
    const bool large = screen.w >= 1600 * s && screen.h >= 900 * s;
    const float width = std::min(screen.w - 40 * s, (large ? 1720 : 980) * s);
    const float title = std::min(130 * s, screen.h * 0.2F);
    const float start = NewGameForm::start_height(ui, s);
    const float content = std::max(form_.length() + start + 12 * s, saved_length_) + 36 * s;
    const float most = screen.h - title - 34 * s;
    const float spare = large ? std::max(0.0F, most - content) : 0;
    Box area{screen.middle_x() - width / 2, 0, width, screen.h};
    const float tall = std::max(ui.least_touch(), 32 * s);
    draw_rules(page, {area.x, 14 * s, 110 * s, tall}, intent);
    draw_settings_button(page, {area.x + 118 * s, 14 * s, std::max(tall, 44 * s), tall}, intent);
    draw_languages(page, {area.right() - 270 * s, 14 * s, 270 * s, tall}, intent);
    area = Box{area.x, spare / 3, width, title + most - spare};
    draw_title(ui, page.localizer, area.cut_top(title), s);
    const Box left = area.column(0, 2, 22 * s);
    const Box right = area.column(1, 2, 22 * s);
    sheet(ui, left, s);
    sheet(ui, right, s);
    Box form = left.inset(24 * s, 18 * s);
    draw_start(page, form.cut_bottom(start, 12 * s), intent);
    float moved = ui.begin_scroll(form_scroll, form, form_.length(), Ui::Along::Y);
    form_.draw(ui, page.platform, page.localizer, form.moved(0, moved), form, s);
    ui.end_scroll();
    scroll_thread(ui, {form.x, form.y, form.w + 10 * s, form.h}, moved, form_.length(), s);
    const Box saved = right.inset(24 * s, 18 * s);
    moved = ui.begin_scroll(saves_scroll, saved, saved_length_, Ui::Along::Y);
    keep_length(saved_length_, draw_saved(page, saved.moved(0, moved), saved, true, intent));
    ui.end_scroll();
    scroll_thread(ui, {saved.x, saved.y, saved.w + 10 * s, saved.h}, moved, saved_length_, s);
    write_in(ui, {.face = Face::Italic, .size = 14 * s, .colour = theme::current.cream_quiet},
             {screen.x, screen.bottom() - 30 * s, screen.w, 26 * s}, page.localizer.text(Key::GameFanProject));
}

void HomeScreen::draw_column(const Drawing& page, std::optional<Intent>& intent)
{
    Ui& ui = page.ui;
    const Box& screen = ui.screen();
    const float width = std::min(screen.w - 16, 480.0F);
    const float title = 96;
    const float pad = 18;
    const float gap = 14;
    const float fan = 60;
    const float start = NewGameForm::start_height(ui, 1);
    const bool narrow = width < 340;
    const float tools = narrow ? 2 * ui.finger() + 8 : ui.finger();
    const float newest_height = continue_height(page);
    const float learn = page.lesson.first ? learn_height(page, width - 2 * pad) : 0;
    const float on_top =
        (newest_height > 0 ? newest_height + 2 * pad + gap : 0) + (learn > 0 ? learn + 2 * pad + gap : 0);
    const float length = title + tools + gap + on_top + saved_length_ + form_.length() + start + 4 * pad + gap + fan;
    const float moved = ui.begin_scroll(page_scroll, screen, length, Ui::Along::Y);
    Box area{screen.middle_x() - width / 2, moved, width, length};
    draw_title(ui, page.localizer, area.cut_top(title), 1);
    // With large letters, the languages have a line of their own below the other buttons.
    Box row = area.cut_top(tools, gap);
    Box first = narrow ? row.cut_top(ui.finger(), 8) : row;
    draw_rules(page, narrow ? first.cut_left(first.w - ui.finger() - 6, 6) : first.cut_left(84, 6), intent);
    draw_settings_button(page, first.cut_left(ui.finger(), 6), intent);
    draw_languages(page, narrow ? row : first, intent);
    if (newest_height > 0)
    {
        const Box newest = area.cut_top(newest_height + 2 * pad, gap);
        sheet(ui, newest, 1);
        draw_continue(page, newest.inset(pad, pad), intent);
    }
    if (learn > 0)
    {
        const Box lesson = area.cut_top(learn + 2 * pad, gap);
        sheet(ui, lesson, 1);
        draw_learn(page, lesson.inset(pad, pad), intent);
    }
    const Box form = area.cut_top(form_.length() + start + 2 * pad, gap);
    sheet(ui, form, 1);
    form_.draw(ui, page.platform, page.localizer, form.inset(pad, pad), screen, 1);
    draw_start(page, form.inset(pad, pad).cut_bottom(start), intent);
    const Box saved = area.cut_top(saved_length_ + 2 * pad, 4);
    sheet(ui, saved, 1);
    keep_length(saved_length_, draw_saved(page, saved.inset(pad, pad), screen, false, intent));
    write_wrapped(ui, {.face = Face::Italic, .size = 14, .colour = theme::current.cream_quiet}, area.inset(8, 6),
                  page.localizer.text(Key::GameFanProject), Align::Centre);
    ui.end_scroll();
}

void HomeScreen::draw_waiting(Ui& ui, const words::Localizer& localizer)
{
    draw_backdrop(ui);
    const Box& screen = ui.screen();
    draw_title(ui, localizer, screen.centred(screen.w, 130), 1);
    write_in(ui, {.face = Face::Italic, .size = 18, .colour = theme::current.cream_quiet},
             screen.centred(screen.w, 30).moved(0, 100), localizer.text(Key::HomeLoading));
}

std::optional<Intent> HomeScreen::draw(Ui& ui, platform::Platform& platform, const words::Localizer& localizer,
                                       const SavedGames& saves, const LessonOffer& lesson, bool open_game)
{
    draw_backdrop(ui);
    std::optional<Intent> intent;
    const Shape shape = ui.shape();
    const Drawing page{ui, platform, localizer, saves, lesson, open_game, 1};
    const float form = form_.length();
    const float saved = saved_length_;
    if (shape == Shape::Wide)
    {
        draw_wide(page, intent);
    }
    else
    {
        draw_column(page, intent);
    }
    if (form != form_.length() || saved != saved_length_)
    {
        ui.settle(); // the scrolled contents have another length now
    }
    if (ui.reachable() && ui.typed() == '?')
    {
        intent = Intent{OpenRules{}};
    }
    return intent;
}

} // namespace elgrande::screens

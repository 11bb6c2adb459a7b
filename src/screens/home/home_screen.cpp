#include "screens/home/home_screen.hpp"

#include "board/colour.hpp"
#include "screens/dialogs/language_choice.hpp"
#include "ui/shape.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id ways_scroll = id_of("ways into a game");
constexpr Id home_scroll = id_of("home page");

/// The opacity with which the board is darkened behind sheets and titles, so that the edge of the map is not visible.
constexpr float beside_map = 0.94F;
constexpr float button_gap = 8;  ///< between two buttons of one way into a game
constexpr float way_gap = 14;    ///< between two ways into a game
constexpr float picture_w = 104; ///< of the small pictures of a board

/// Returns the factor for texts beside the buttons: italics are thin, and a large screen may be a television.
float text_scale(const Ui& ui)
{
    return is_large_screen(ui.screen().w * ui.zoom(), ui.screen().h * ui.zoom()) ? 1.25F : 1.0F;
}

Letters about_letters(const Ui& ui)
{
    return {.face = Face::Italic, .size = 16.5F * text_scale(ui), .colour = theme::current.cream_heading};
}

Letters quiet_letters(const Ui& ui)
{
    return {.face = Face::Italic, .size = 15 * text_scale(ui), .colour = theme::current.cream_quiet};
}

Letters small_letters(const Ui& ui)
{
    return {.face = Face::Italic, .size = 14 * text_scale(ui), .colour = theme::current.cream_quiet};
}

Letters subtitle_letters(const Ui& ui)
{
    return {.face = Face::Italic, .size = 18 * text_scale(ui), .colour = theme::current.cream_heading};
}

/// Writes a text in centred lines of about the same length. Returns their height.
float write_balanced(Ui& ui, const Letters& letters, const Box& box, const std::string& text)
{
    const float width = balanced_width(letters, box.w, text);
    return write_wrapped(ui, letters, {box.middle_x() - width / 2, box.y, width, box.h}, text, Align::Centre);
}

/// Returns the height that draw_title() needs.
float title_height(const Ui& ui, const words::Localizer& localizer, float width)
{
    return std::min(78.0F, width * 0.2F)
           + wrapped_height(subtitle_letters(ui), width, localizer.text(Key::GameSubtitle));
}

void draw_title(Ui& ui, const words::Localizer& localizer, Box box)
{
    const float size = std::min(62.0F, box.w * 0.155F);
    const Box line = box.cut_top(std::min(78.0F, box.w * 0.2F));
    board::draw_text(&ui.list(), {line.middle_x(), line.middle_y()}, localizer.text(Key::GameTitle),
                     {.face = Face::SmallCaps,
                      .size = size,
                      .colour = theme::current.cream_title,
                      .align = board::Align::Centre,
                      .anchor = board::Anchor::Middle,
                      .spacing = 0.08F,
                      .halo = rgb(0x140d06, 0.7F),
                      .halo_width = 3});
    write_balanced(ui, subtitle_letters(ui), box, localizer.text(Key::GameSubtitle));
}

/// Draws the button for the settings, with its name if the box has room.
bool draw_settings(Ui& ui, const Box& box, const Button& named)
{
    if (box.w >= button_width(named, 0))
    {
        return button(ui, box, named);
    }
    fill(ui, box, theme::current.wood_button, box.h / 2);
    outline(ui, box, theme::current.brass, 1, box.h / 2);
    return icon_button(ui, named.id, box, Icon::Settings, theme::current.cream_heading, named.label);
}

/// Draws the buttons for rules, settings and languages, in one line or two.
void draw_tools(Ui& ui, const words::Localizer& localizer, Box box, std::optional<Intent>& intent)
{
    constexpr float narrow_width = 340; // with large letters the languages have a line of their own
    constexpr float named_width = 500;  // from here on, the settings have their name
    const float height = std::max(ui.min_touch_size(), 32.0F);
    const std::string title = localizer.text(Key::SettingsTitle);
    const Button settings{.id = id_of("settings"), .label = title, .size = 17};
    const float side = box.w < named_width ? std::max(height, 44.0F) : button_width(settings, 84);
    const bool two_lines = box.w < narrow_width;
    Box line = box.cut_top(height, button_gap);
    const std::string rules = localizer.text(Key::RulesTitle);
    if (button(ui, two_lines ? line.cut_left(line.w - side - 6, 6) : line.cut_left(84, 6),
               {.id = id_of("rules"), .label = rules, .size = 17}))
    {
        intent = Intent{OpenRules{}};
    }
    if (draw_settings(ui, line.cut_left(side, 6), settings))
    {
        intent = Intent{PageCommand::OpenSettings};
    }
    if (const auto language = choose_language(ui, two_lines ? box.cut_top(height) : line, localizer, 1))
    {
        intent = Intent{ChooseLanguage{*language}};
    }
}

} // namespace

bool HomeScreen::Drawing::wide_button(Box& rest, Id id, const std::string& label, Look look,
                                      std::string_view name) const
{
    const bool gold = look == Look::Gold;
    return button(ui, rest.cut_top(gold ? 1.25F * button_height() : button_height(), button_gap),
                  {.id = id,
                   .label = label,
                   .look = look,
                   .size = gold ? 22.0F : 18.0F,
                   .face = gold ? Face::Bold : Face::Regular,
                   .name = name});
}

/// Draws the game to be continued: a button, a picture, whose turn it is, and when it was saved.
void HomeScreen::draw_continue(const Drawing& page, Box& rest)
{
    const words::Localizer& localizer = page.localizer;
    const SaveRow* row = page.offers.to_continue;
    const bool open = page.offers.open_game;
    const std::string label = localizer.text(open ? Key::HomeBackToGame : Key::HomeContinue);
    const std::string name = open || row == nullptr
                                 ? label
                                 : label + ": " + whole_name_of(localizer, *row, page.clock.local(row->saved_at_ms));
    if (page.wide_button(rest, id_of("continue"), label, Look::Gold, name))
    {
        page.intent =
            open || row == nullptr ? Intent{HomeCommand::Resume} : Intent{WithSave{SaveCommand::Open, row->key}};
    }
    if (row != nullptr)
    {
        const float height = 20 * text_scale(page.ui);
        Box line = rest.cut_top(4 * height, way_gap);
        if (row->board)
        {
            picture_.draw(page.ui, *row->board, line.cut_left(picture_w * 0.9F, 12));
        }
        const std::array lines{title_of(localizer, *row), facts_of(localizer, *row), turn_of(localizer, *row),
                               date_text(page.clock.local(row->saved_at_ms))};
        for (const std::string& text : lines)
        {
            const bool first = &text == lines.data();
            write_in(page.ui, first ? about_letters(page.ui) : quiet_letters(page.ui), line.cut_top(height), text,
                     Align::Left);
        }
    }
}

/// Draws the button for a game against computers, and below it their level.
void HomeScreen::draw_play(const Drawing& page, Box& rest)
{
    const words::Localizer& localizer = page.localizer;
    const bool newcomer = page.newcomer();
    if (page.wide_button(rest, id_of("play computers"), localizer.text(Key::HomePlayComputers),
                         newcomer ? Look::Gold : Look::Plain))
    {
        page.intent = Intent{PlayComputers{level_}};
    }
    const std::array levels{localizer.text(Key::HomeEasy), localizer.text(Key::HomeMedium),
                            localizer.text(Key::HomeHard)};
    int chosen = level_ - 1;
    choice(page.ui, "computers", rest.cut_top(std::max(page.ui.min_touch_size(), 34.0F), button_gap), levels, chosen, 1,
           1, localizer.text(Key::HomeLevel));
    level_ = chosen + 1;
    const Letters letters = about_letters(page.ui);
    rest.cut_top(write_balanced(page.ui, letters, rest, words::about_level(localizer, level_)));
    if (newcomer)
    {
        rest.cut_top(write_balanced(page.ui, letters, rest, localizer.text(Key::HomePlayAbout)));
    }
    rest.cut_top(way_gap - button_gap);
}

/// Draws the puzzle of the day beside its picture, and the button for all puzzles.
void HomeScreen::draw_puzzle(const Drawing& page, Box& rest)
{
    const PuzzleOffer& puzzle = page.offers.puzzle;
    Box block = rest.cut_top(2 * page.button_height() + button_gap, puzzle.streak.empty() ? way_gap : 4.0F);
    if (!puzzle.streak.empty())
    {
        rest.cut_top(write_balanced(page.ui, about_letters(page.ui), rest, puzzle.streak), way_gap);
    }
    if (puzzle.board)
    {
        picture_.draw(page.ui, *puzzle.board, block.cut_left(picture_w, 12));
    }
    if (page.wide_button(block, id_of("puzzle of the day"), puzzle.label, Look::Plain))
    {
        page.intent = puzzle.link.empty() ? Intent{OpenPage{"puzzles"}} : Intent{OpenPuzzle{puzzle.link}};
    }
    if (page.wide_button(block, id_of("puzzles"), page.localizer.text(Key::PuzzleTitle), Look::Plain))
    {
        page.intent = Intent{HomeCommand::SolvePuzzles};
    }
}

/// Draws all ways into a game from the upper edge of `rest`. Returns their height.
float HomeScreen::draw_ways(const Drawing& page, Box rest)
{
    const words::Localizer& localizer = page.localizer;
    const LessonOffer& lesson = page.offers.lesson;
    const float top = rest.y;
    if (page.offers.open_game || page.offers.to_continue != nullptr)
    {
        draw_continue(page, rest);
    }
    draw_play(page, rest);
    if (lesson.first)
    {
        if (page.wide_button(rest, id_of("learn"), lesson.label, Look::Plain))
        {
            page.intent = Intent{OpenLesson{lesson.id}};
        }
        rest.cut_top(write_balanced(page.ui, about_letters(page.ui), rest, lesson.about), way_gap);
    }
    else
    {
        if (page.wide_button(rest, id_of("lessons"), localizer.text(Key::LearnTitle), Look::Plain,
                             localizer.text(Key::LearnLessons)))
        {
            page.intent = Intent{OpenPage{"lessons"}};
        }
        rest.cut_top(way_gap - button_gap);
    }
    draw_puzzle(page, rest);
    if (page.wide_button(rest, id_of("play together"), localizer.text(Key::HomeTogether), Look::Plain))
    {
        page.intent = Intent{HomeCommand::PlayTogether};
    }
    if (page.offers.has_rooms
        && page.wide_button(rest, id_of("several screens"), localizer.text(Key::RoomTitle), Look::Plain))
    {
        page.intent = Intent{RoomCommand::Begin};
    }
    rest.cut_top(way_gap - button_gap);
    const std::array more{std::pair("games", localizer.text(Key::HomeAllGames)),
                          std::pair("saves", localizer.text(Key::HomeSaves))};
    for (const auto& [name, label] : more)
    {
        if (page.wide_button(rest, id_of(name), label, Look::Plain))
        {
            page.intent = Intent{OpenPage{name}};
        }
    }
    return rest.y - button_gap - top;
}

/// Draws the board on the left, and all ways into a game on a sheet on the right.
void HomeScreen::draw_wide(const Drawing& page)
{
    Ui& ui = page.ui;
    const Box& screen = ui.screen();
    constexpr float edge = 24;
    const float breadth = std::clamp(screen.w * 0.34F, 430.0F, 560.0F);
    Box column = screen.inset(edge, 14);
    column = {screen.right() - edge - breadth, column.y, breadth, column.h};
    const Box map{0, 50, column.x - edge, screen.h - 80};
    const std::string fan = page.localizer.text(Key::GameFanProject);
    const float height = wrapped_height(small_letters(ui), map.w - edge, fan);
    if (backdrop_.draw(ui, map, page.offers.settled))
    {
        darken(ui, {column.x - 2 * edge, 0, 2 * edge, screen.h}, 0, beside_map, false);
        darken(ui, {column.x, 0, screen.right() - column.x, screen.h}, beside_map, beside_map, false);
        darken(ui, {0, screen.bottom() - height - 12, column.x - 2 * edge, height + 12}, 0.62F, 0.62F, true);
    }
    draw_tools(ui, page.localizer, {edge, 14, std::min(520.0F, map.w - 2 * edge), 100}, page.intent);
    const float title = title_height(ui, page.localizer, breadth);
    const float content = title + 16 + content_height_ + 36;
    column.cut_top(std::max(0.0F, (column.h - content) / 3));
    draw_title(ui, page.localizer, column.cut_top(title, 16));
    column.h = std::min(column.h, content_height_ + 36);
    draw_sheet(ui, column);
    scrolled(ui, ways_scroll, column.inset(24, 18), content_height_, 1,
             [&](Box rest) { return draw_ways(page, rest); });
    write_balanced(ui, small_letters(ui), {edge, screen.bottom() - height - 6, map.w - edge, height}, fan);
}

/// Draws everything in one column. On an upright screen a strip of the board is visible behind it; on a phone held
/// sideways the board is beside it.
void HomeScreen::draw_column(const Drawing& page)
{
    Ui& ui = page.ui;
    const Box& screen = ui.screen();
    constexpr float least_map = 240; // on a narrower map pieces cannot be recognised
    constexpr float edge = 8;
    const bool tablet = ui.shape() == Shape::Wide;
    const float width = std::min(screen.w - 2 * edge, tablet ? 620.0F : 480.0F);
    const float pad = 16;
    const bool beside = screen.w > screen.h && screen.w - width - 2 * edge >= least_map;
    const float strip =
        screen.h > screen.w ? std::clamp(screen.h * (tablet ? 0.3F : 0.19F), 90.0F, tablet ? 420.0F : 170.0F) : 0;
    const float title = title_height(ui, page.localizer, width);
    const float tools = (width < 340 ? 2 * ui.finger() + button_gap : ui.finger());
    const float head = 6 + title + 8 + tools + 10;
    const float fan = 60;
    const float length = head + strip + content_height_ + 2 * pad + fan;
    const float left = beside ? screen.right() - edge - width : screen.middle_x() - width / 2;
    // On a phone the strip is the middle of a map that is as wide as the screen.
    const float map_height = std::max(strip + 20, tablet ? 0.0F : 0.72F * screen.w);
    const Box strip_map{0, head + (strip - map_height) / 2, screen.w, map_height};
    const Box map = beside ? Box{0, edge, left - edge, screen.h - 2 * edge} : strip_map;
    const bool pictured = backdrop_.draw(ui, map, beside || strip > 0 ? page.offers.settled : 0);
    const float moved = ui.begin_scroll(home_scroll, screen, length, Ui::Along::Y);
    if (pictured && beside)
    {
        darken(ui, {left - 3 * edge, 0, 3 * edge, screen.h}, 0, beside_map, false);
        darken(ui, {left, 0, screen.right() - left, screen.h}, beside_map, beside_map, false);
    }
    else if (pictured)
    {
        const float strip_top = head + moved;
        darken(ui, {screen.x, strip_top - head, screen.w, head}, beside_map, beside_map, true);
        darken(ui, {screen.x, strip_top + strip, screen.w, std::max(screen.h, length)}, beside_map, beside_map, true);
    }
    Box area{left, moved + 6, width, length};
    draw_title(ui, page.localizer, area.cut_top(title, 8));
    draw_tools(ui, page.localizer, area.cut_top(tools, 10), page.intent);
    area.cut_top(strip);
    const Box sheet = area.cut_top(content_height_ + 2 * pad, 4);
    draw_sheet(ui, sheet);
    set_measured_length(content_height_, draw_ways(page, sheet.inset(pad, pad)));
    write_balanced(ui, small_letters(ui), area.inset(8, 6), page.localizer.text(Key::GameFanProject));
    ui.end_scroll();
}

void HomeScreen::draw_waiting(Ui& ui, const words::Localizer& localizer)
{
    const Box& screen = ui.screen();
    if (backdrop_.draw(ui, screen))
    {
        darken(ui, screen, 0.62F, 0.62F, true);
    }
    const float width = std::min(screen.w - 16, 560.0F);
    draw_title(ui, localizer, screen.centred(width, 130));
    write_in(ui, {.face = Face::Italic, .size = 18, .colour = theme::current.cream_quiet},
             screen.centred(screen.w, 30).moved(0, 100), localizer.text(Key::HomeLoading));
}

std::optional<Intent> HomeScreen::draw(Ui& ui, const platform::Clock& clock, const words::Localizer& localizer,
                                       const HomeOffers& offers)
{
    std::optional<Intent> intent;
    const Drawing page{ui, clock, localizer, offers, intent};
    const float before = content_height_;
    const bool beside = ui.shape() == Shape::Wide && ui.screen().w > ui.screen().h;
    beside ? draw_wide(page) : draw_column(page);
    if (content_height_ != before)
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

#include "screens/dialogs/dialogs.hpp"

#include "board/flat/pen.hpp"
#include "board/marks.hpp"
#include "record/save.hpp"
#include "record/utf8.hpp"
#include "screens/dialogs/language_choice.hpp"
#include "screens/model/colours.hpp"
#include "ui/shape.hpp"
#include "ui/text_field.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace elgrande::screens
{

namespace
{

using words::Key;

Letters body(const Ui& ui)
{
    return {.size = 17.5F * dialog_scale(ui), .colour = theme::current.cream, .lit = theme::current.lit_text};
}

} // namespace

std::optional<int> draw_message(Ui& ui, const Message& message)
{
    const float s = dialog_scale(ui);
    const float width = 480 * s;
    const Letters style = body(ui);
    const float room = dialog_text_width(ui, width, s);
    const float text = wrapped_height(style, room, message.text);
    const float all_buttons_height = buttons_height(ui, room, message.buttons);
    Box box = begin_dialog(ui, width, text + 18 * s + all_buttons_height, message.title, s);
    write_wrapped(ui, style, box.cut_top(text, 18 * s), message.text);
    const std::optional<int> pressed = buttons(ui, box, "message", message.buttons);
    return end_dialog(ui) ? std::optional(0) : pressed;
}

namespace
{

struct MenuEntry
{
    Key key;
    Intent intent;
};

std::vector<MenuEntry> menu_entries(const MenuOptions& options)
{
    if (options.of_guest)
    {
        std::vector<MenuEntry> entries{{Key::MenuResume, PageCommand::Close}, {Key::SeatPageTitle, RoomCommand::Open}};
        if (options.has_signs)
        {
            entries.push_back({Key::SignPage, RoomCommand::OpenSigns});
        }
        entries.insert(entries.end(), {{Key::RulesTitle, OpenRules{}},
                                       {Key::SettingsTitle, PageCommand::OpenSettings},
                                       {options.home, PageCommand::GoHome}});
        return entries;
    }
    std::vector<MenuEntry> entries{{Key::MenuResume, PageCommand::Close}, {Key::MenuHistory, GameCommand::LookBack}};
    if (!options.of_puzzle) // solvers get no advice
    {
        entries.push_back({Key::AdviceAsk, GameCommand::AskAdvice});
    }
    entries.insert(entries.end(), {{Key::PuzzleMake, PageCommand::MakePuzzle},
                                   {Key::AnalysisTitle, AnalysisCommand::Begin},
                                   {Key::MenuShare, PageCommand::OpenShare}});
    if (options.has_rooms)
    {
        entries.push_back({Key::MenuRoom, RoomCommand::Open});
    }
    if (options.has_signs)
    {
        entries.push_back({Key::SignPage, RoomCommand::OpenSigns});
    }
    if (options.home != Key::EmbedOpen) // an embedded page keeps no drafts
    {
        entries.push_back(options.of_editor ? MenuEntry{Key::EditorReturn, OpenPage{"draft"}}
                                            : MenuEntry{Key::EditorTitle, OpenPage{"editor"}});
    }
    entries.insert(entries.end(), {{Key::MenuSaveFile, GameCommand::Download},
                                   {Key::RulesTitle, OpenRules{}},
                                   {Key::SettingsTitle, PageCommand::OpenSettings}});
    if (options.full_screen != platform::FullScreen::Impossible)
    {
        const bool on = options.full_screen == platform::FullScreen::On;
        entries.push_back({on ? Key::MenuLeaveFullScreen : Key::MenuFullScreen, PageCommand::ToggleFullScreen});
    }
    entries.push_back({options.home, PageCommand::GoHome});
    return entries;
}

} // namespace

std::optional<Intent> draw_menu(Ui& ui, const words::Localizer& localizer, const MenuOptions& options)
{
    const std::vector<MenuEntry> entries = menu_entries(options);
    const float s = dialog_scale(ui);
    const float button_height = dialog_button_height(ui);
    // If they do not fit below one another, they stand in two or three columns.
    const auto count = static_cast<int>(entries.size());
    const auto rows_in = [count](int columns) { return (count + columns - 1) / columns; };
    const auto fit = [&](int columns, float gap)
    { return static_cast<float>(rows_in(columns) + 1) * (button_height + gap) + 70 * s <= ui.screen().h - 16; };
    const float tight = 3 * s; // a narrow screen cannot show long labels side by side
    const bool narrow = ui.screen().w < 500 * s;
    const int columns = fit(1, 8 * s) || (narrow && fit(1, tight)) ? 1 : fit(2, 6 * s) ? 2 : 3;
    const int rows = rows_in(columns);
    const float gap = columns > 1 ? 6 * s : fit(1, 8 * s) ? 8 * s : tight;
    const float width = columns == 1 ? 340 : columns == 2 ? 480 : 680;
    Box box = begin_dialog(ui, width * s, static_cast<float>(rows + 1) * (button_height + gap) - gap,
                           localizer.text(Key::MenuTitle), s);
    std::optional<Intent> intent;
    const Box table = box.cut_top(static_cast<float>(rows) * (button_height + gap));
    for (int i = 0; i < count; ++i)
    {
        const MenuEntry& entry = entries[static_cast<std::size_t>(i)];
        const std::string label = localizer.text(entry.key);
        const Box column = table.column(i / rows, columns, 10 * s);
        const Box at{column.x, column.y + static_cast<float>(i % rows) * (button_height + gap), column.w,
                     button_height};
        if (button(ui, at,
                   {.id = id_of("menu entry", static_cast<int>(entry.key)),
                    .label = label,
                    .look = i == 0 ? Look::Gold : Look::Plain,
                    .size = 17.5F * s}))
        {
            intent = entry.intent;
        }
    }
    if (const auto language = choose_language(ui, box.cut_top(button_height), localizer, s))
    {
        intent = Intent{ChooseLanguage{*language}};
    }
    return end_dialog(ui) ? std::optional(Intent{PageCommand::Close}) : intent;
}

int HandOver::place() const
{
    const auto at = std::find(round.begin(), round.end(), seat);
    return round.size() < 2 || at == round.end() ? 0 : static_cast<int>(at - round.begin()) + 1;
}

std::string curtain_text(const words::Localizer& localizer, const TableModel& shown, const HandOver& next)
{
    const Key why = next.question == Question::SetDisk        ? Key::CurtainDisk
                    : next.question == Question::Veto         ? Key::CurtainVeto
                    : next.question == Question::PassModifier ? Key::CurtainModifier
                    : next.question == Question::ChooseHand   ? Key::CurtainChooseHand
                                                              : Key::CurtainHand;
    std::string text = localizer.text(why, {{"player", words::player(shown.names, next.seat)}}) + " "
                       + localizer.text(Key::CurtainOthers);
    const int place = next.place();
    if (place == 0)
    {
        return text;
    }
    const auto count = static_cast<int>(next.round.size());
    std::string later;
    for (int i = place; i < count; ++i)
    {
        later += (later.empty() ? "" : ", ") + words::player(shown.names, next.round[static_cast<std::size_t>(i)]);
    }
    return localizer.text(Key::CurtainOrder, {{"value", place}, {"count", count}}) + " · " + text + " "
           + (later.empty() ? localizer.text(Key::CurtainLast) : localizer.text(Key::CurtainThen, {{"list", later}}));
}

namespace
{

/// Draws the mark of a seat on parchment.
void draw_seat_mark(Ui& ui, const TableModel& shown, Seat seat, Vec middle, float radius)
{
    ui.list().AddCircleFilled({middle.x, middle.y}, radius, theme::current.parchment);
    board::draw_mark(board::Pen(&ui.list(), middle, 1), {0, 0}, radius * 1.07F, static_cast<int>(shown.colour(seat)));
}

/// Draws the mark of the seat that takes over the screen, and smaller marks of the other seats in the round: on the
/// left, with a tick, those that have answered, on the right those that follow.
void draw_round_of_marks(Ui& ui, const TableModel& shown, const HandOver& next, const Box& row, float scale)
{
    const float large = 30 * scale;
    const float small = 11 * scale;
    const float apart = 2 * small + 6 * scale;
    draw_seat_mark(ui, shown, next.seat, {row.middle_x(), row.middle_y()}, large);
    const int own = next.place();
    for (int i = 0; own > 0 && i < static_cast<int>(next.round.size()); ++i)
    {
        const int off = i + 1 - own;
        if (off == 0)
        {
            continue;
        }
        const float side = off < 0 ? -1.0F : 1.0F;
        const float x = row.middle_x() + side * (large - small) + static_cast<float>(off) * apart;
        draw_seat_mark(ui, shown, next.round[static_cast<std::size_t>(i)], {x, row.middle_y()}, small);
        if (off < 0)
        {
            const std::array tick{ImVec2{x, row.middle_y() + small * 0.6F},
                                  ImVec2{x + small * 0.4F, row.middle_y() + small},
                                  ImVec2{x + small, row.middle_y() + small * 0.1F}};
            ui.list().AddPolyline(tick.data(), static_cast<int>(tick.size()), theme::current.night, 0, 6 * scale);
            ui.list().AddPolyline(tick.data(), static_cast<int>(tick.size()), theme::current.glow, 0, 3 * scale);
        }
    }
}

} // namespace

namespace
{

/// The height of a curtain's head that is read from afar.
constexpr float curtain_head = 210;

/// Draws the head of a curtain that is read from afar, in the colour of the seat that takes over the screen: `title`
/// and the marks of the round.
void draw_curtain_head(Ui& ui, const TableModel& shown, const HandOver& next, const std::string& title, Box head)
{
    const theme::Wood wood = theme::wood_of(shown.colour(next.seat));
    fill(ui, head, wood.face, 6);
    head = head.inset(16, 10);
    draw_round_of_marks(ui, shown, next, head.cut_top(0.52F * head.h, 6), 1.5F);
    Letters letters{.face = Face::Bold, .size = 64, .colour = wood.print};
    shrink_to_fit(letters, text_width(letters, title), head.w);
    write_in(ui, letters, head, title);
}

/// Frames a large screen in the colour of the seat that takes it over, as draw_turn_frame() does during its turn, which
/// the dialog darkens.
void frame_curtain(Ui& ui, const TableModel& shown, const HandOver& next)
{
    const Box screen = ui.screen();
    if (ui.from_afar() || is_large_screen(screen.w * ui.zoom(), screen.h * ui.zoom()))
    {
        draw_screen_frame(ui, theme::wood_of(shown.colour(next.seat)).face, ui.from_afar() ? 16 : 6);
    }
}

} // namespace

std::optional<Intent> draw_curtain(Ui& ui, const words::Localizer& localizer, const TableModel& shown,
                                   const HandOver& next, bool may_undo)
{
    const bool afar = ui.from_afar();
    const float s = dialog_scale(ui) * (afar ? 1.6F : 1);
    const std::string name = words::player(shown.names, next.seat);
    const std::string title = words::plain(localizer.text(Key::CurtainTitle, {{"player", name}}));
    Letters style = body(ui);
    style.size = 17.5F * s;
    style.seats = shown.letters_on_dark;
    const std::string text = curtain_text(localizer, shown, next);
    const float width = (ui.shape() == Shape::Short ? 600 : afar ? 560 : 460) * s;
    const float button_height = std::max(ui.finger(), 46 * s);
    const float room = dialog_text_width(ui, width, s);
    const float lines = wrapped_height(style, room, text);
    const bool below = may_undo && room < 300 * s;
    const float marks = afar ? curtain_head + 18 * s : 70 * s;
    const float needed = lines + 18 * s + button_height * (below ? 2 : 1) + (below ? 8 : 0);
    const float around = 110 * s;                                            // the title, and the margins of the dialog
    const bool has_marks = afar || marks + needed + around <= ui.screen().h; // a phone held sideways may lack the room
    Box box = begin_dialog(ui, width, (has_marks ? marks : 0) + needed, afar ? "" : title, s);
    frame_curtain(ui, shown, next);
    if (afar)
    {
        draw_curtain_head(ui, shown, next, title, box.cut_top(curtain_head, 18 * s));
    }
    else if (has_marks)
    {
        draw_round_of_marks(ui, shown, next, box.cut_top(marks - 8 * s, 8 * s), s);
    }
    write_wrapped(ui, style, box.cut_top(lines, 18 * s), text, Align::Centre);
    std::optional<Intent> intent;
    const Box left = !may_undo ? Box{} : below ? box.cut_bottom(button_height, 8) : box.cut_left(110 * s, 10 * s);
    const std::string ready = words::plain(localizer.text(Key::ButtonReady, {{"player", name}}));
    if (button(ui, {box.x, box.y, box.w, button_height},
               {.id = id_of("lift"), .label = ready, .look = Look::Gold, .size = 19 * s, .face = Face::Bold}))
    {
        intent = Intent{GameCommand::Lift};
    }
    const std::string undo = localizer.text(Key::TableUndo);
    if (may_undo && button(ui, left, {.id = id_of("curtain undo"), .label = undo, .size = 17 * s}))
    {
        intent = Intent{GameCommand::Undo};
    }
    // Enter works even if the button does not have the focus.
    if (ui.reachable() && ui.focused() == 0 && (ui.key(ImGuiKey_Enter) || ui.key(ImGuiKey_KeypadEnter)))
    {
        intent = Intent{GameCommand::Lift};
    }
    if (end_dialog(ui))
    {
        intent = Intent{PageCommand::OpenMenu};
    }
    return intent;
}

namespace
{

/// Draws the link and, below it, `said`, the result of copying it, or else `note`. If `note` is empty, there is room
/// for one line only, in which `said` replaces the link.
void draw_link(Ui& ui, const Box& field, const std::string& link, const std::string& said, const std::string& note,
               float s)
{
    fill(ui, field, theme::current.parchment_bright, 6);
    Box line{field.x + 10, field.y + 6 * s, field.w - 20, 24 * s};
    if (!note.empty() || said.empty())
    {
        write_in(ui, {.size = 15 * s, .colour = theme::current.ink}, line, link, Align::Left);
        line.y += 26 * s;
    }
    write_in(ui, {.face = Face::Italic, .size = 14 * s, .colour = theme::current.ink_label}, line,
             said.empty() ? note : said, Align::Left);
}

/// Draws the buttons above the foot of the dialog.
std::optional<ShareWish> draw_more_of_share(Ui& ui, const words::Localizer& localizer, const Box& row,
                                            bool makes_puzzle, float s)
{
    const std::string make = localizer.text(Key::PuzzleMake);
    const std::string code = localizer.text(Key::CodeTitle);
    const int columns = makes_puzzle ? 2 : 1;
    const bool made =
        makes_puzzle
        && button(ui, row.column(0, 2, 10 * s), {.id = id_of("share puzzle"), .label = make, .size = 17 * s});
    const bool shown = button(ui, row.column(columns - 1, columns, 10 * s),
                              {.id = id_of("share code"), .label = code, .size = 17 * s});
    return made ? std::optional(ShareWish::Puzzle) : shown ? std::optional(ShareWish::Code) : std::nullopt;
}

} // namespace

std::optional<ShareWish> draw_share(Ui& ui, const words::Localizer& localizer, Sharing& sharing,
                                    const std::string& link, bool cards_to_come)
{
    const float s = dialog_scale(ui);
    const float button_height = dialog_button_height(ui);
    // A phone in landscape shows fewer buttons; the mirror also has the missing ones.
    const bool is_short = ui.shape() == Shape::Short;
    const float link_height = (is_short ? 34 : 62) * s;
    const float width = 520 * s;
    const std::string everything = localizer.text(Key::ShareEverythingHelp);
    const std::string reveals = localizer.text(Key::ShareGameHelp);
    const Letters style{.face = Face::Italic, .size = 16 * s, .colour = theme::current.cream};
    const float room = dialog_text_width(ui, width, s);
    const float option_height = std::max(toggle_height(ui, everything, room, s), wrapped_height(style, room, reveals));
    const std::array<std::string, 4> labels{localizer.text(Key::ButtonClose), localizer.text(Key::ButtonDownload),
                                            localizer.text(Key::PictureTitle), localizer.text(Key::ButtonCopy)};
    const float foot = buttons_height(ui, room, labels);
    const float choices = sharing.fixed ? 0 : button_height + option_height + 20 * s;
    const float more = is_short ? 0 : button_height + 8 * s;
    Box box = begin_dialog(ui, width, choices + link_height + more + foot + 16 * s, localizer.text(Key::ShareTitle), s);
    if (!sharing.fixed)
    {
        const std::array<std::string, 3> what{localizer.text(Key::SharePosition), localizer.text(Key::ShareGame),
                                              localizer.text(Key::SharePass)};
        const bool other = choice(ui, "share what", box.cut_top(button_height, 10 * s), what, sharing.what, s);
        const Box option = box.cut_top(option_height, 10 * s);
        const bool switched = sharing.what == 0
                              && toggle(ui, id_of("everything"), option, localizer.text(Key::ShareEverything),
                                        everything, sharing.everything, s);
        if (sharing.what != 0 && cards_to_come)
        {
            write_wrapped(ui, style, option, reveals);
        }
        sharing.said = other || switched ? std::string() : sharing.said;
    }
    const std::string length = localizer.text(Key::ShareLength, {{"count", static_cast<int>(link.size())}});
    draw_link(ui, box.cut_top(link_height, 8 * s), link, sharing.said, is_short ? std::string() : length, s);
    const std::array wishes{ShareWish::Close, ShareWish::Download, ShareWish::Picture, ShareWish::Copy};
    const auto extra = is_short
                           ? std::nullopt
                           : draw_more_of_share(ui, localizer, box.cut_top(button_height), sharing.makes_puzzle, s);
    const auto pressed = buttons(ui, box.cut_bottom(foot), "share", labels);
    const auto wish = extra     ? extra
                      : pressed ? std::optional(wishes[static_cast<std::size_t>(*pressed)])
                                : std::nullopt;
    if (std::exchange(sharing.what, std::min(sharing.what, 1)) > 1)
    {
        end_dialog(ui);
        return ShareWish::Pass;
    }
    return end_dialog(ui) ? std::optional(ShareWish::Close) : wish;
}

std::optional<std::string> draw_rename(Ui& ui, platform::Platform& platform, const words::Localizer& localizer,
                                       std::string& name, bool& begins)
{
    const float s = dialog_scale(ui);
    const float button_height = dialog_button_height(ui);
    const bool good = record::can_be_seen(name);
    const bool unseen = !good && !name.empty();
    const Box box_of_dialog = begin_dialog(ui, 420 * s, button_height * 2 + 16 * s,
                                           localizer.text(unseen ? Key::HomeNameUnseen : Key::HomeSaveRename), s);
    Box box = box_of_dialog;
    const std::string label = localizer.text(Key::MessageRename);
    const bool focus = ui.reachable() && std::exchange(begins, false);
    platform::TextFieldResult typed;
    text_field(ui, platform,
               {.id = "rename",
                .label = label,
                .placeholder = label,
                .max_length = static_cast<int>(record::max_name_bytes),
                .font_size = 18 * s,
                .focus = focus},
               box.cut_top(button_height, 16 * s), ui.screen(), name, &typed);
    const std::string cancel = localizer.text(Key::ButtonCancel);
    const std::string ok = localizer.text(Key::ButtonOk);
    const Box row{box.x, box.y, box.w, button_height};
    const bool cancelled =
        button(ui, row.column(0, 2, 10 * s), {.id = id_of("rename", 0), .label = cancel, .size = 17 * s});
    const bool accepted =
        button(ui, row.column(1, 2, 10 * s),
               {.id = id_of("rename", 1), .label = ok, .look = Look::Gold, .enabled = good, .size = 17 * s})
        || (typed.submitted && good);
    const bool beside =
        ui.reachable() && ImGui::GetIO().MouseClicked[0] && !box_of_dialog.inset(-22 * s, -60 * s).is_under(ui.mouse());
    if (end_dialog(ui) || cancelled || typed.escaped || (beside && !good))
    {
        return std::string();
    }
    return accepted || beside ? std::optional(name) : std::nullopt;
}

} // namespace elgrande::screens

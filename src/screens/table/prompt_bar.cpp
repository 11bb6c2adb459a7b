#include "screens/table/prompt_bar.hpp"

#include "rules/outlook/outlook.hpp"
#include "screens/cards/cards.hpp"
#include "screens/model/questions.hpp"
#include "screens/model/targets.hpp"
#include "screens/table/cards/hand_deck.hpp"
#include "screens/table/history_buttons.hpp"
#include "screens/table/layout_afar.hpp"
#include "screens/table/whose_turn.hpp"
#include "words/sentences.hpp"

#include <algorithm>
#include <cctype>
#include <string>
#include <utility>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr float entry_gap = 6; ///< between two buttons, and between two rows of them

/// The minimum number of text lines on a sheet, so that short texts do not move the buttons.
constexpr float sheet_lines_wide = 3;
constexpr float sheet_lines_tall = 4;
constexpr float sheet_heading = 24; ///< height of the sheet's heading

/// The smallest scale of letters from afar: at 1920 × 1080, no letter of the bar is then smaller than 18 pixels.
constexpr float min_afar_scale = 0.8F;

// The left edge of the text in a wide bar: after the cube of the player who has to answer, or after the plate.
constexpr float beside_cube = 46;
constexpr float beside_plate = 14;

/// The label, look and key of an answer's button.
struct AnswerLook
{
    std::string label;
    Look look = Look::Plain;
    char key = 0;
};

std::string question(const TableModel& shown, const PendingSelection& picked)
{
    if (shown.computer_asked)
    {
        return computer_thinks(shown);
    }
    if (shown.answered_elsewhere)
    {
        return waits_for_screen(shown);
    }
    if (shown.view.decision.question == Question::MoveBoard && !shown.view.legal.empty())
    {
        const auto board = static_cast<std::size_t>(board_to_move(shown.view, picked));
        return shown.localizer.text(Key::PromptMoveBoardPlace,
                                    {{"player", words::player(shown.names, shown.view.decision.seat)},
                                     {"board", words::score_values(mobile_boards[board])}});
    }
    return words::prompt(shown.localizer, shown.view, shown.names);
}

/// Returns Look::Gold, which marks a default, unless the scoring pays nobody or only opponents.
Look look_of_scoring(const PlayerView& view, const Action& action)
{
    const Profit profit = profit_of(view, action);
    return profit == Profit::Nobody || profit == Profit::OthersOnly ? Look::Plain : Look::Gold;
}

AnswerLook look_of(const TableModel& shown, const Action& action)
{
    const PlayerView& view = shown.view;
    if (takes_bearer(action))
    {
        const bool names_owner = action.kind == ActionKind::Lift || action.kind == ActionKind::Dismiss;
        const Seat owner = names_owner ? without_bearer(action).a : view.decision.seat;
        return {words::plain(shown.localizer.text(Key::ButtonBearer, {{"player", words::player(shown.names, owner)}})),
                Look::Gold};
    }
    if (view.decision.question == Question::GoAlong)
    {
        return {words::plain(words::answer(shown.localizer, view, shown.names, action)), Look::Gold};
    }
    switch (action.kind)
    {
    case ActionKind::Recruit:
        return {action.a == 0 ? shown.localizer.text(Key::ButtonRecruitNone)
                              : shown.localizer.text(Key::ButtonRecruit, {{"value", action.a}}),
                action.a == 0 ? Look::Plain : Look::Gold, static_cast<char>('0' + action.a)};
    case ActionKind::Done:
        return {shown.localizer.text(row_of(view.decision.question).done),
                view.decision.question == Question::PlaceOrAct ? Look::Plain : Look::Gold, 'd'};
    case ActionKind::Act:
        return {words::act_name(shown.localizer, view), look_of_scoring(view, action), 'a'};
    case ActionKind::Skip:
        return {shown.localizer.text(view.decision.question == Question::AddModifier ? Key::ButtonNoModifier
                                                                                     : Key::ButtonSkip),
                Look::Plain, 's'};
    case ActionKind::PassModifier:
    case ActionKind::AddModifier:
    case ActionKind::TakeBackModifier:
        return {words::modifier_name(shown.localizer, action.a), Look::Gold};
    case ActionKind::ChooseGrande:
        return {words::plain(words::player(shown.names, action.a)), Look::Gold};
    case ActionKind::ChooseEffect:
        return {words::effect_name(shown.localizer, view.turn.card, action.a), look_of_scoring(view, action),
                static_cast<char>('1' + action.a)};
    case ActionKind::MoveKing:
        return {words::place(shown.localizer, view.setup.edition, action.place), Look::Gold,
                action.place == Place::France ? '1' : '2'};
    case ActionKind::Veto:
        return {shown.localizer.text(Key::ButtonVeto), Look::Wine, 'v'};
    case ActionKind::Allow:
        return {shown.localizer.text(Key::ButtonAllow), Look::Gold, 'w'};
    case ActionKind::AllowAll:
        return {shown.localizer.text(Key::ButtonAllowAll), Look::Plain, 'x'};
    default:
        return {words::plain(words::answer(shown.localizer, view, shown.names, action)), Look::Gold};
    }
}

/// True if a player is asked in their own turn, so that a puzzle can begin there.
bool asks_in_own_turn(const PlayerView& view)
{
    return view.bids_made == view.players() && view.turns_done < view.owner_count()
           && view.turn_order[view.turns_done] == view.decision.seat;
}

} // namespace

Letters PromptBar::letters(const TableModel& shown) const
{
    if (shown.has_sheet())
    {
        return {.size = (shape_ == Shape::Wide ? 19.5F : 16.5F) * scale_,
                .colour = theme::current.ink,
                .lit = theme::current.wine,
                .seats = shown.letters_on_light};
    }
    return {.size = (shape_ == Shape::Short ? 16.5F : 18.0F) * scale_,
            .colour = theme::current.cream,
            .lit = theme::current.lit_text,
            .seats = shown.letters_on_dark};
}

PromptBar::Entry& PromptBar::add(std::string_view name, std::string label, Intent intent, char key, bool enabled)
{
    return entries_.emplace_back(Entry{
        .id = id_of(name), .label = std::move(label), .enabled = enabled, .intent = std::move(intent), .key = key});
}

void PromptBar::add_answers(const TableModel& shown)
{
    for (int i = 0; i < shown.view.legal.size(); ++i)
    {
        const Action action = shown.view.legal[i];
        if (is_button(shown.view, action))
        {
            AnswerLook look = look_of(shown, action);
            if (from_afar_ && shown.lesson == nullptr && action.kind == ActionKind::Recruit && action.a > 0)
            {
                look.label = std::to_string(action.a); // five long labels in large letters would cover the map
            }
            entries_.push_back({.id = id_of("answer", i),
                                .label = std::move(look.label),
                                .look = shown.lesson == nullptr          ? look.look
                                        : shown.lesson->wanted == action ? Look::Gold
                                                                         : Look::Plain,
                                .intent = Intent{Play{action}},
                                .answer = i,
                                .key = look.key});
        }
    }
}

void PromptBar::add_tools(const TableModel& shown)
{
    const words::Localizer& localizer = shown.localizer;
    const bool narrow = shape_ != Shape::Wide || from_afar_;
    for (const HandOffer& offered : hand_offers(shown))
    {
        add(offered.name, localizer.text(offered.label), offered.intent, 0);
    }
    add("undo", localizer.text(Key::TableUndo), {GameCommand::Undo}, 'u', shown.can_undo);
    if (shown.can_redo)
    {
        add("redo", localizer.text(Key::TableRedo), {GameCommand::Redo}, 'r');
    }
    add("reset", localizer.text(narrow ? Key::TableReset : Key::TableResetTurn), {GameCommand::ResetTurn}, 't',
        shown.can_reset)
        .name = localizer.text(Key::TableResetTurn);
    if (shown.view.decision.question == Question::FirstBidder && !shown.view.legal.empty() && shown.puzzle == nullptr)
    {
        add("draw lots", localizer.text(Key::ButtonDrawLots), {GameCommand::DrawLots}, 'o').look = Look::Gold;
    }
    if (shown.computer_asked && !shown.looking_back)
    {
        add("pause computers", localizer.text(shown.computers_paused ? Key::ButtonGoOn : Key::ButtonPause),
            {shown.computers_paused ? GameCommand::ResumeComputers : GameCommand::PauseComputers}, 'p')
            .look = shown.computers_paused ? Look::Gold : Look::Plain;
    }
    if (shown.answered_elsewhere && !shown.of_guest && shown.screen(shown.view.decision.seat) == SeatScreen::Away)
    {
        add("computer plays", localizer.text(Key::RoomComputerPlays), Intent{LetComputerPlay{shown.view.decision.seat}},
            0);
    }
    if (shown.why_known)
    {
        add("ask why", localizer.text(Key::ReasonTitle), {GameCommand::AskWhy}, 'y');
    }
    if (shown.has_computers() && !shown.view.legal.empty() && !shown.of_guest)
    {
        add("ask advice", localizer.text(Key::AdviceTitle), {GameCommand::AskAdvice}, 'c').name =
            localizer.text(Key::AdviceAsk);
    }
    if (shown.may_analyse && (shown.trying_out || shown.over()))
    {
        add("analyse", localizer.text(Key::AnalysisTitle), {AnalysisCommand::Begin}, 'l');
    }
    if (shown.may_analyse && shown.trying_out && !narrow && asks_in_own_turn(shown.view)) // else the menu has it
    {
        add("make puzzle", localizer.text(Key::PuzzleMake), {PageCommand::MakePuzzle}, 'm');
    }
    if (shown.trying_out)
    {
        add("end try", localizer.text(Key::ButtonEndTryOut), {GameCommand::EndTryOut}, 'g');
    }
    if (shown.over())
    {
        add("result", localizer.text(Key::ButtonBackToResult), {PageCommand::ShowResult}, 'g').look = Look::Gold;
    }
}

/// Adds the buttons that move through the lesson, and the answers if the learner has to answer. Back and Next have the
/// same positions in every step, so that neither moves under a pointer that has just pressed the other: buttons are
/// aligned to the right, so answers come before them; on a phone rows begin at the top, so answers follow.
void PromptBar::add_lesson(const TableModel& shown)
{
    const LessonShown& lesson = *shown.lesson;
    const words::Localizer& localizer = shown.localizer;
    const bool answers_follow = shape_ == Shape::Tall;
    if (lesson.asks() && !answers_follow)
    {
        add_answers(shown);
    }
    const auto add_leave = [&]
    {
        const Intent leave = lesson.game_waits ? Intent{LessonCommand::ToGame} : Intent{PageCommand::GoHome};
        add("lesson leave", localizer.text(lesson.game_waits ? Key::LearnToGame : Key::LearnLeave), leave, 'l');
    };
    const bool leads_back = lesson.ends && lesson.game_waits; // the most likely choice is last, in gold
    if (!leads_back)
    {
        add_leave();
    }
    add("lesson back", localizer.text(Key::LearnBack), {LessonCommand::Back}, 'b', !lesson.begins);
    if (!lesson.ends)
    {
        add("lesson next", localizer.text(Key::LearnNext), {LessonCommand::Next}, 'n', !lesson.asks()).look =
            lesson.asks() ? Look::Plain : Look::Gold;
        if (lesson.asks() && answers_follow)
        {
            add_answers(shown);
        }
        return;
    }
    add("lesson again", localizer.text(Key::LearnAgain), {LessonCommand::Again}, 'g');
    if (!lesson.next.empty())
    {
        add("next lesson", localizer.text(Key::LearnNextLesson), Intent{OpenLesson{lesson.next}}, 'x');
    }
    if (lesson.plays_on)
    {
        add("play on", localizer.text(Key::LearnPlayOn), {LessonCommand::PlayOn}, 'p');
    }
    if (leads_back)
    {
        add_leave();
    }
    entries_.back().look = Look::Gold;
}

/// Adds the buttons of the puzzle and, while it is being solved, the answers and undo.
void PromptBar::add_puzzle(const TableModel& shown)
{
    for (const SheetButton& offered : shown.puzzle->buttons)
    {
        add(offered.name, offered.label, offered.intent, offered.key).look = offered.gold ? Look::Gold : Look::Plain;
    }
    if (!shown.puzzle->silent)
    {
        add_tools(shown);
        add_answers(shown);
    }
}

void PromptBar::add_history(const TableModel& shown)
{
    for (HistoryButton& button : history_buttons(shown))
    {
        Entry& entry = add(button.name, button.icon ? std::string() : button.label, std::move(button.intent),
                           button.key, button.enabled);
        entry.icon = button.icon;
        entry.name = std::move(button.label);
    }
    entries_.back().look = Look::Gold;
}

/// Returns the size of a button's letters. From afar the answers have large letters. Whoever undoes something or asks
/// for advice stands at the screen, and large buttons for that would take a second row, which covers names on the map.
float PromptBar::letter_size(const Entry& entry) const
{
    return 16 * (entry.answer < 0 && !sheet_ ? 1 : scale_);
}

/// Returns the minimum width and height of a button for this pointer.
float PromptBar::min_touch(const Ui& ui) const
{
    return shape_ == Shape::Wide ? ui.min_touch_size() : ui.finger();
}

/// Sets the width and row of each button, and the number of rows. `row_width`: of a row; `min_width`: of a button.
/// Returns the width of all buttons side by side.
float PromptBar::break_rows(float row_width, float min_width, bool in_lesson)
{
    float x = 0;
    rows_ = 1;
    float total = -entry_gap;
    for (Entry& entry : entries_)
    {
        entry.width = button_width({.label = entry.label, .size = letter_size(entry)}, min_width);
        total += entry.width + entry_gap;
    }
    for (std::size_t i = 0; i < entries_.size(); ++i)
    {
        Entry& entry = entries_[i];
        // If the buttons do not all fit in one row, the answers get rows of their own. They also do in a lesson on a
        // phone, where the other buttons would otherwise change their width from step to step.
        const bool between = i > 0 && (entry.answer < 0) != (entries_[i - 1].answer < 0);
        const bool separates = between && (total > row_width || (in_lesson && shape_ == Shape::Tall));
        if (x > 0 && (x + entry.width > row_width || separates))
        {
            ++rows_;
            x = 0;
        }
        entry.row = rows_ - 1;
        x += entry.width + entry_gap;
    }
    return total;
}

void PromptBar::prepare(const Ui& ui, const TableModel& shown, const PendingSelection& picked)
{
    shape_ = ui.shape();
    scale_ = ui.letter_scale();
    from_afar_ = ui.from_afar();
    sheet_ = shown.has_sheet();
    entries_.clear();
    text_ = shown.lesson != nullptr ? shown.lesson->says
            : shown.looking_back    ? past_moment(shown, 120)
                                    : question(shown, picked);
    if (shown.trying_out && !shown.looking_back)
    {
        text_ = shown.localizer.text(Key::PromptTryingOut) + " " + text_;
    }
    if (shown.puzzle != nullptr)
    {
        text_ = shown.puzzle->says + (shown.puzzle->silent ? "" : " " + text_);
        add_puzzle(shown);
    }
    else if (shown.lesson != nullptr)
    {
        add_lesson(shown);
    }
    else if (shown.looking_back)
    {
        add_history(shown);
    }
    else
    {
        add_tools(shown);
        add_answers(shown);
    }
    arrange(ui, shown);
    const float room = has_colonies(shown.view.setup) ? afar_bar_of_charts : afar_bar + above_names;
    while (from_afar_ && !sheet_ && scale_ > min_afar_scale && afar_prompt_bottom(needs_) > room)
    {
        scale_ = std::max(min_afar_scale, scale_ - 0.1F);
        arrange(ui, shown);
    }
}

/// Sets the width of the plate and measures everything at the present scale of letters.
void PromptBar::arrange(const Ui& ui, const TableModel& shown)
{
    plate_ = turn_plate_width(ui, shown, TurnPlate::Row);
    measure(ui, shown, true);
    if (plate_ > 0 && !needs_.one_row)
    {
        plate_ = turn_plate_width(ui, shown, TurnPlate::Column); // the bar is high enough for this narrower arrangement
        measure(ui, shown, false);
    }
}

/// Sets text_width_ and the rows of buttons for the width of the plate, and with them needs_. `may_be_one_row`:
/// question and buttons stand side by side if they fit.
void PromptBar::measure(const Ui& ui, const TableModel& shown, bool may_be_one_row)
{
    button_height_ = std::max(28.0F * std::max(1.0F, scale_), min_touch(ui));
    const TableContents contents{shown.view.owner_count(), ui.min_touch_size(),
                                 static_cast<int>(places(shown.view.setup).size()), ui.from_afar()};
    const float whole_room = prompt_text_width(ui.screen().w, ui.screen().h, contents);
    const float text_room = plate_ > 0 ? whole_room - (plate_ + beside_plate - beside_cube) : whole_room;
    const float min_width = std::max(34.0F * scale_, min_touch(ui));
    const float around = plate_ > 0 ? 18 : shape_ == Shape::Wide ? 40 : 20; // rows of buttons are wider than the text
    const float buttons = break_rows(text_room + around, min_width, shown.lesson != nullptr);
    // Beside the buttons, at most two lines of text fit.
    const Letters style = letters(shown);
    const float beside = text_room - buttons - 12;
    needs_.one_row = may_be_one_row && shape_ == Shape::Wide && !sheet_ && rows_ == 1 && beside > 200
                     && wrapped_height(style, beside, text_) < 2.1F * line_height(style);
    text_width_ = needs_.one_row ? beside : text_room;
    needs_.text = wrapped_height(style, text_width_, text_);
    needs_.sheet = sheet_;
    if (sheet_)
    {
        const float lines = shape_ == Shape::Wide ? sheet_lines_wide : shape_ == Shape::Tall ? sheet_lines_tall : 1;
        const float margin = shape_ == Shape::Wide ? 6 : 0;
        needs_.text = sheet_heading + std::max(needs_.text, lines * line_height(style)) + margin;
    }
    const float close = std::max(26.0F, min_touch(ui));
    needs_.why = why_height(close, whole_room - close, shown);
    needs_.min_bar_height = plate_ > 0 ? turn_plate_height(may_be_one_row ? TurnPlate::Row : TurnPlate::Column) : 0;
    needs_.buttons = static_cast<float>(rows_) * (button_height_ + entry_gap) - entry_gap;
}

float PromptBar::why_height(float close, float width, const TableModel& shown) const
{
    const Letters style = why_letters();
    const float text = wrapped_height(style, width, shown.why);
    const float margins = text > 1.5F * line_height(style) ? 6.0F : 0.0F; // a single line is lower than the button
    return shown.why.empty() ? 0 : std::max(close, text + margins) + 2;
}

Letters PromptBar::why_letters() const
{
    return {.face = Face::Italic,
            .size = (shape_ == Shape::Wide ? 16.5F : 15.5F) * scale_,
            .colour = theme::current.cream_heading};
}

/// Draws the advice below the question, with a button that switches advice off. Returns true if that was pressed.
bool PromptBar::draw_why(Ui& ui, Box line, const TableModel& shown) const
{
    const float close = std::max(26.0F, min_touch(ui));
    ui.list().AddLine({line.x + 14, line.y}, {line.right() - 14, line.y}, faded(theme::current.gilt, 0.4F));
    Box text = line.inset(shape_ == Shape::Wide ? 46 : 14, 0);
    const Box cross = line.inset(6, 0).cut_right(close);
    text.w = std::min(text.w, cross.x - text.x - 4);
    const Letters style = why_letters();
    const float height = wrapped_height(style, text.w, shown.why);
    write_wrapped(ui, style, text.centred(text.w, height), shown.why);
    return icon_button(ui, id_of("no more advice"), cross.centred(close, std::min(close, line.h)), Icon::Close,
                       theme::current.cream_quiet, shown.localizer.text(Key::WhyNoMore));
}

void PromptBar::place_buttons(const TableLayout& at)
{
    const bool wide = at.shape == Shape::Wide;
    const float margin = sheet_ ? 10 : 5;
    const Box area = wide ? at.prompt.inset(margin + 5, margin) : at.buttons;
    const float top =
        wide && needs_.one_row ? at.prompt.middle_y() - button_height_ / 2 : area.bottom() - needs_.buttons;
    for (int row = 0; row < rows_; ++row)
    {
        float total = -entry_gap;
        int count = 0;
        for (const Entry& entry : entries_)
        {
            total += entry.row == row ? entry.width + entry_gap : 0;
            count += entry.row == row ? 1 : 0;
        }
        // On a wide screen they are aligned to the right; on a phone they are stretched to fill the row.
        const float stretch = wide || count == 0 ? 0 : std::max(0.0F, (area.w - total) / static_cast<float>(count));
        float x = wide ? area.right() - total : area.x;
        for (Entry& entry : entries_)
        {
            if (entry.row == row)
            {
                entry.box = {x, top + static_cast<float>(row) * (button_height_ + entry_gap), entry.width + stretch,
                             button_height_};
                x += entry.box.w + entry_gap;
            }
        }
    }
}

std::optional<Intent> PromptBar::draw(Ui& ui, const TableLayout& place, const TableModel& shown)
{
    const float radius = std::min(place.prompt.h / 2, 19.0F);
    Box panel = place.prompt;
    panel.h = place.shape == Shape::Wide ? panel.h : std::max(panel.h, place.buttons.bottom() - panel.y);
    if (!place.question_scrolls) // a panel is not clipped to the part that scrolls
    {
        ui.begin_panel(id_of("prompt"), panel, true);
    }
    TableLayout at = place;
    const Box why = at.prompt.cut_bottom(needs_.why);
    const Letters style = letters(shown);
    if (sheet_)
    {
        draw_sheet(ui, at, shown.puzzle != nullptr ? shown.puzzle->heading : shown.lesson->heading);
    }
    else
    {
        fill(ui, place.prompt, faded(theme::current.night, 0.9F), radius);
        outline(ui, place.prompt, faded(theme::current.gilt, 0.75F), 1.2F, radius);
    }
    const bool wide = at.shape == Shape::Wide;
    Box text = wide ? at.prompt.inset(beside_cube, 0) : at.prompt.inset(14, 0);
    if (plate_ > 0)
    {
        text.x = at.prompt.x + plate_ + beside_plate;
        draw_turn_plate(ui, {at.prompt.x, at.prompt.y, plate_, at.prompt.h}, shown, radius);
    }
    else if (wide)
    {
        const float y = needs_.one_row ? at.prompt.middle_y() : at.prompt.y + 10 + needs_.text / 2;
        const Seat seat = shown.view.decision.seat;
        if (seat < shown.players.size())
        {
            draw_cube(ui, at.prompt.x + 25, y - 1, 17, shown.colour(seat));
        }
    }
    text.y = wide && !needs_.one_row ? at.prompt.y + 10 : at.prompt.middle_y() - needs_.text / 2 + 1.5F;
    text.w = text_width_ + 1;
    text.y += sheet_ ? sheet_heading : 0;
    text_box_ = {text.x, text.y, text.w, needs_.text};
    write_wrapped(ui, style, text, text_);

    place_buttons(at);
    pointed_answer_.reset();
    explained_box_.reset();
    std::optional<Intent> intent = draw_buttons(ui);
    if (needs_.why > 0 && draw_why(ui, why, shown))
    {
        intent = no_more_advice();
    }
    if (!place.question_scrolls)
    {
        ui.end_panel();
    }
    return intent;
}

/// Draws the buttons in the boxes from place_buttons(). Returns the intent of the one that was pressed, by pointer or
/// key.
std::optional<Intent> PromptBar::draw_buttons(Ui& ui)
{
    std::optional<Intent> intent;
    const char typed = static_cast<char>(std::tolower(static_cast<unsigned char>(ui.typed())));
    for (const Entry& entry : entries_)
    {
        if (sheet_ && !entry.enabled)
        {
            // A button that is off is translucent, and its letters would be pale on the parchment of a sheet.
            fill(ui, entry.box, theme::current.wood_button, entry.box.h / 2);
        }
        const bool by_key = ui.reachable() && entry.enabled && entry.key != 0 && entry.key == typed;
        const bool pressed = button(ui, entry.box,
                                    {.id = entry.id,
                                     .label = entry.label,
                                     .look = entry.look,
                                     .enabled = entry.enabled,
                                     .size = letter_size(entry),
                                     .name = entry.name.empty() ? entry.label : entry.name,
                                     .in_mirror = entry.answer < 0});
        if (entry.icon)
        {
            draw_icon(ui, *entry.icon, entry.box,
                      entry.enabled ? theme::current.cream_heading : theme::current.cream_off);
        }
        if (pressed || by_key)
        {
            intent = entry.intent;
        }
        notice(ui, entry);
    }
    return intent;
}

/// Sets pointed_answer() and explained_box() if the entry is an answer under the pointer or the focus.
void PromptBar::notice(Ui& ui, const Entry& entry)
{
    const ImVec2 mouse = ui.mouse();
    const bool focused = ui.focused() == entry.id;
    if (entry.answer < 0 || !ui.reachable() || (!focused && !entry.box.is_under(mouse)))
    {
        return;
    }
    pointed_answer_ = intent_as<Play>(entry.intent)->action;
    explained_box_ = focused || ui.wants_tooltip(entry.box) ? std::optional(entry.box) : std::nullopt;
}

/// Draws a sheet of parchment in place of the bar, with the heading of a lesson or puzzle.
void PromptBar::draw_sheet(Ui& ui, const TableLayout& at, const std::string& heading)
{
    const float radius = 8;
    shadow(ui, at.prompt, 6, radius);
    fill(ui, at.prompt, theme::current.parchment, radius);
    outline(ui, at.prompt, theme::current.parchment_edge, 1.5F, radius);
    outline(ui, at.prompt.inset(3, 3), faded(theme::current.gilt, 0.8F), 1, radius - 2);
    const float side = at.shape == Shape::Wide ? 46 : 14;
    write_in(ui, {.face = Face::SmallCaps, .size = 17, .colour = theme::current.wine},
             {at.prompt.x + side, at.prompt.y + 8, at.prompt.w - 2 * side, sheet_heading - 2}, heading, Align::Left);
}

/// Returns the button of legal[index]; nullptr if there is none.
const PromptBar::Entry* PromptBar::entry_of_answer(int index) const
{
    const auto found =
        std::find_if(entries_.begin(), entries_.end(), [index](const Entry& entry) { return entry.answer == index; });
    return found == entries_.end() ? nullptr : &*found;
}

std::optional<Box> PromptBar::box_of_answer(int index) const
{
    const Entry* entry = entry_of_answer(index);
    return entry != nullptr ? std::optional(entry->box) : std::nullopt;
}

std::string_view PromptBar::label_of_answer(int index) const
{
    const Entry* entry = entry_of_answer(index);
    return entry != nullptr ? std::string_view(entry->label) : std::string_view();
}

} // namespace elgrande::screens

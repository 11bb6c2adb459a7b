#include "app/pages/table_page.hpp"

#include "app/analysis/analysis_controller.hpp"
#include "app/analysis/analysis_words.hpp"
#include "app/lesson/lesson_controller.hpp"
#include "app/puzzle/puzzle_words.hpp"
#include "app/room/room_session.hpp"
#include "app/room/signs_page.hpp"
#include "screens/model/last_hands.hpp"
#include "screens/model/questions.hpp"
#include "screens/model/round_cards.hpp"
#include "screens/table/cards/hand_deck.hpp"
#include "screens/table/scoring_animation.hpp"
#include "ui/shape.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace elgrande::screens
{

namespace
{

using words::Key;

/// The preference that is set once the players have declined to fill the screen with the page.
constexpr const char* full_screen_preference = "full screen declined";

} // namespace

std::optional<HandOver> TablePage::hand_over() const
{
    const table::Sitting& sitting = context_.session->sitting();
    if (sitting.looking_back() || context_.lesson || has_sheet())
    {
        return std::nullopt;
    }
    const auto down = sitting.curtain();
    return down ? std::optional(HandOver{down->seat, down->question, sitting.hand_overs()}) : std::nullopt;
}

/// True if a puzzle or an analysed turn is on the table; a sheet then replaces the prompt.
bool TablePage::has_sheet() const
{
    return context_.puzzle || shows_turn(context_);
}

/// Returns the intent for the browser's Back: leaves what is on the table, or goes home.
Intent TablePage::way_back() const
{
    return context_.puzzle        ? Intent(PageCommand::LeavePuzzle)
           : shows_turn(context_) ? Intent(AnalysisCommand::BackToList)
           : context_.lesson      ? Intent(LessonCommand::ToGame)
                                  : Intent(PageCommand::GoHome);
}

PuzzleShown TablePage::sheet() const
{
    return context_.puzzle ? shown_puzzle(context_) : shown_turn(context_);
}

TableModel TablePage::model()
{
    TableModel table = context_.session->shown();
    if (context_.lesson)
    {
        lesson_ = shown_lesson(context_);
        table.lesson = &lesson_;
        if (lesson_.asks())
        {
            table.can_undo = table.can_redo = table.can_reset = false;
            return table;
        }
        return silenced(table);
    }
    if (has_sheet())
    {
        sheet_ = sheet();
        table.puzzle = &sheet_;
        table.ranks = context_.settings.ranks;
        return sheet_.silent ? silenced(table) : table;
    }
    const auto why = row_of(table.view.decision.question).why;
    // WhySail speaks of gold, which the ship of Grandissimo does not bring.
    const bool applies = why != Key::WhySail || !is_grandissimo(table.view.setup);
    if (why && applies && context_.settings.advice && context_.advice.is_due() && !table.view.legal.empty())
    {
        table.why = table.said(*why);
    }
    signs_ = signs_now(context_);
    table.signs = signs_;
    table.of_guest = context_.guest != nullptr;
    if (context_.guest)
    {
        table.moment = context_.guest->guest.lines().size();
        table.can_undo = can_ask_to_undo(*context_.guest);
        table.can_reset = table.can_undo && !table.view.legal.empty();
    }
    table.replaying = context_.replay.going();
    table.why_known = context_.why_known && !table.trying_out;
    table.computers_paused = context_.computers_paused;
    table.may_analyse = may_analyse(context_);
    table.replay_speed = context_.replay.speed();
    table.ranks = context_.settings.ranks;
    table.banners = context_.settings.banners;
    table.thinking_ms = context_.thinking_ms();
    if (context_.guest && context_.guest->guest.answering())
    {
        return silenced(table); // until the table has played the answer
    }
    if (asks_for_hand(table.view))
    {
        table.last_hand =
            last_hand(context_.platform.preferences, table.view.setup, table.colour(table.view.decision.seat));
    }
    return table;
}

TableModel TablePage::silenced(TableModel table)
{
    silent_ = table.view;
    silent_.legal = {};
    table.can_undo = table.can_redo = table.can_reset = false;
    return table.with(silent_);
}

std::optional<Intent> TablePage::draw(Ui& ui)
{
    const TableModel table = model();
    const AnimationPlayer& animation = context_.animation;
    // While a scoring is animated, the table is drawn as it was before the scoring.
    const bool past = animation.is_scoring();
    auto intent =
        screen_.draw(ui, past ? table.before(animation.table(), animation.timeline().general) : table, animation);
    if (may_offer_full_screen(ui, table))
    {
        if (auto wish = draw_full_screen_offer(ui))
        {
            intent = std::move(wish);
        }
    }
    if (animation.is_scoring() && draw_scoring_animation(ui, table, animation, screen_))
    {
        return Intent{GameCommand::SkipScoring};
    }
    // Public events are shown before the screen is handed over. Within a round of secret answers there are none.
    if (const auto next = hand_over(); next && uncovered_ && (next->place() > 1 || !animation.going()))
    {
        if (auto answer = draw_curtain(ui, context_.localizer, table, *next, table.can_undo))
        {
            intent = std::move(answer);
        }
    }
    // Escape opens the menu if nothing can be closed; the browser's Back goes one page back instead.
    return intent && *intent == Intent(PageCommand::OpenMenu) && Ui::back_pressed() ? way_back() : intent;
}

/// True in the first round of a game on a large screen that the browser can fill, unless the players have declined.
bool TablePage::may_offer_full_screen(const Ui& ui, const TableModel& table) const
{
    const Box& screen = ui.screen();
    const bool is_large = ui.from_afar() || is_large_screen(screen.w * ui.zoom(), screen.h * ui.zoom());
    return is_large && round_number(table.view.setup, table.view.round) <= 1 && !table.looking_back
           && !table.has_sheet() && context_.platform.page.full_screen() == platform::FullScreen::Off
           && !context_.platform.preferences.get(full_screen_preference);
}

std::optional<Intent> TablePage::draw_full_screen_offer(Ui& ui) const
{
    const words::Localizer& localizer = context_.localizer;
    const std::string label = localizer.text(Key::MenuFullScreen);
    const Button fill_screen{.id = id_of("fill screen"), .label = label, .size = 16 * ui.letter_scale()};
    const float tall = std::max(ui.min_touch_size(), 30 * ui.letter_scale());
    const float width = button_width(fill_screen, 110) + tall;
    // Over the end of the log, which is short in the first round.
    const Box& log = screen_.layout().log;
    Box box{log.right() - width - 8, log.bottom() - tall, width, tall};
    ui.begin_panel(id_of("full screen offer"), box, true);
    fill(ui, box, theme::current.night, tall / 2);
    std::optional<Intent> intent;
    if (icon_button(ui, id_of("keep window"), box.cut_right(tall), Icon::Close, theme::current.cream_quiet,
                    localizer.text(Key::MenuKeepWindow)))
    {
        context_.platform.preferences.set(full_screen_preference, "1");
        ui.settle();
    }
    if (button(ui, box, fill_screen))
    {
        intent = Intent{PageCommand::ToggleFullScreen};
    }
    ui.end_panel();
    return intent;
}

void TablePage::describe(Mirror& mirror)
{
    mirror = context_.session->mirror();
    add_inset_lines(screen_.map().scene(), context_.localizer, mirror);
    if (const auto next = hand_over())
    {
        const TableModel table = context_.session->shown();
        const std::string name = words::player(table.names, next->seat);
        mirror.prompt = words::plain(context_.localizer.text(Key::CurtainTitle, {{"player", name}}) + ". "
                                     + curtain_text(context_.localizer, table, *next));
    }
    if (const TableModel table = model(); !table.why.empty())
    {
        mirror.rule = table.why + (mirror.rule.empty() ? "" : " ") + mirror.rule;
    }
    if (context_.guest && context_.guest->guest.answering())
    {
        mirror.answers.clear();
    }
    if (context_.lesson)
    {
        const LessonShown lesson = shown_lesson(context_);
        mirror.title = lesson.heading;
        mirror.prompt = words::plain(lesson.says);
        mirror.notice = context_.lesson->notice;
        if (!lesson.asks())
        {
            mirror.answers.clear();
        }
    }
    if (has_sheet())
    {
        describe_sheet(mirror);
    }
    describe_note(context_, screen_.explainer(), mirror);
    if (mirror.notice.empty())
    {
        mirror.notice = screen_.message(context_.now_ms);
    }
    if (!context_.lesson && !has_sheet())
    {
        describe_signs(context_, mirror);
    }
}

void TablePage::describe_sheet(Mirror& mirror) const
{
    const PuzzleShown puzzle = sheet();
    mirror.title = puzzle.title.empty() ? puzzle.heading : puzzle.title;
    mirror.prompt = words::plain(puzzle.says) + (puzzle.silent ? "" : " " + mirror.prompt);
    mirror.notice = context_.puzzle ? context_.puzzle->refusal : std::string();
    if (puzzle.silent)
    {
        mirror.answers.clear();
        mirror.rule.clear();
    }
}

namespace
{

/// Appends the commands that change the language to another one than `present`.
void offer_languages(words::Language present, std::vector<Command>& list)
{
    for (int i = 0; i < words::language_count; ++i)
    {
        const auto language = static_cast<words::Language>(i);
        if (language != present)
        {
            list.push_back({std::string(words::language_row(language).name), ChooseLanguage{language}});
        }
    }
}

void offer_signs(const PageContext& context, std::vector<Command>& list)
{
    if (!signing_seats(context).empty())
    {
        list.push_back({context.localizer.text(Key::SignPage), RoomCommand::OpenSigns});
    }
}

} // namespace

/// Returns the commands without a button on the table, and those that must work before the table is drawn.
std::vector<Command> TablePage::commands()
{
    const TableModel table = model();
    const words::Localizer& localizer = context_.localizer;
    std::vector<Command> list;
    const auto offer = [&](Key label, Intent intent) { list.push_back({localizer.text(label), std::move(intent)}); };
    if (const auto next = hand_over())
    {
        const std::string name = words::player(table.names, next->seat);
        list.push_back({words::plain(localizer.text(Key::ButtonReady, {{"player", name}})), GameCommand::Lift, true});
    }
    if (context_.animation.is_scoring())
    {
        list.push_back({localizer.text(Key::ScoringSkip), GameCommand::SkipScoring, true});
    }
    if (context_.guest)
    {
        offer(Key::SeatPageTitle, RoomCommand::Open);
        offer_signs(context_, list);
        offer(Key::RulesTitle, OpenRules{});
        offer(Key::SettingsTitle, PageCommand::OpenSettings);
        offer(Key::MenuHome, PageCommand::GoHome);
        return list;
    }
    if (has_rooms(context_) && !context_.lesson && !context_.puzzle)
    {
        offer(Key::RoomTitle, RoomCommand::Open);
        offer_signs(context_, list);
    }
    if (!table.view.legal.empty() && !context_.lesson && !context_.puzzle)
    {
        offer(Key::AdviceAsk, GameCommand::AskAdvice);
    }
    if (table.may_analyse)
    {
        offer(Key::AnalysisTitle, AnalysisCommand::Begin);
    }
    if (table.may_analyse || context_.puzzle)
    {
        offer(Key::PuzzleMake, PageCommand::MakePuzzle);
    }
    if (!context_.lesson && !has_sheet() && !table.looking_back && table.now > 0)
    {
        offer(Key::TableHistory, GameCommand::LookBack);
    }
    offer(Key::RulesTitle, OpenRules{});
    offer(Key::TableShare, PageCommand::OpenShare);
    if (!context_.platform.page.embedded()) // an embedded page stores no drafts
    {
        offer(Key::EditorTitle, OpenPage{"editor"});
        if (context_.came_from_editor)
        {
            offer(Key::EditorReturn, OpenPage{"draft"});
        }
    }
    offer(Key::SettingsTitle, PageCommand::OpenSettings);
    offer(Key::MenuSaveFile, GameCommand::Download);
    offer(context_.platform.page.embedded() ? Key::EmbedOpen : Key::MenuHome, PageCommand::GoHome);
    offer_languages(localizer.language(), list);
    return list;
}

bool TablePage::handle(const Intent& intent)
{
    return close_note(intent, screen_.explainer());
}

// --- also used by the result page ------------------------------------------------------------------------------------

void describe_note(const PageContext& context, const Explainer& explainer, Mirror& mirror)
{
    if (const auto& note = explainer.pinned())
    {
        const Setup& setup = context.session->sitting().setup();
        mirror.notice = words::plain(Explainer::title(context.localizer, setup, *note) + ": "
                                     + Explainer::text(context.localizer, setup, *note));
    }
}

bool close_note(const Intent& intent, Explainer& explainer)
{
    const auto& note = explainer.pinned();
    const bool closes = intent == Intent(PageCommand::Close);
    if (closes || (note && intent == Intent(OpenRules{note->topic})))
    {
        explainer.unpin();
    }
    return closes;
}

} // namespace elgrande::screens

#include "app/pages/table_page.hpp"

#include "app/analysis/analysis_desk.hpp"
#include "app/analysis/analysis_words.hpp"
#include "app/lesson/lesson_desk.hpp"
#include "app/pages/menu_page.hpp"
#include "app/puzzle/puzzle_words.hpp"
#include "rules/cards/own_cards.hpp"
#include "screens/dialogs/dialogs.hpp"
#include "screens/model/last_hands.hpp"
#include "screens/model/questions.hpp"
#include "screens/model/round_cards.hpp"
#include "screens/table/cards/hand_deck.hpp"
#include "screens/table/history_buttons.hpp"
#include "screens/table/scoring_show.hpp"
#include "words/names.hpp"

namespace elgrande::screens
{

namespace
{

using words::Key;

} // namespace

Seat TablePage::asking_curtain() const
{
    const table::Sitting& sitting = context_.session->sitting();
    const auto curtain = sitting.looking_back() || context_.lesson || has_sheet() ? std::nullopt : sitting.curtain();
    return curtain ? curtain->seat : nobody;
}

/// A puzzle, or a turn of an analysis, lies on the table: a sheet says what can be done.
bool TablePage::has_sheet() const
{
    return context_.puzzle || shows_turn(context_);
}

/// Out of what lies on the table, or home.
Intent TablePage::way_back() const
{
    return context_.puzzle        ? Intent(PageCommand::LeavePuzzle)
           : shows_turn(context_) ? Intent(AnalysisCommand::BackToList)
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
        silent_ = table.view;
        silent_.legal = lesson_.asks() ? silent_.legal : ActionList();
        table.lesson = &lesson_;
        table.can_undo = table.can_redo = table.can_reset = false;
        return table.with(silent_);
    }
    if (has_sheet())
    {
        puzzle_ = sheet();
        table.puzzle = &puzzle_;
        table.ranks = context_.settings.ranks;
        if (puzzle_.silent)
        {
            silent_ = table.view;
            silent_.legal = {};
            table.can_undo = table.can_redo = table.can_reset = false;
            return table.with(silent_);
        }
        return table;
    }
    const auto why = row_of(table.view.decision.question).why;
    // The ship of Grandissimo brings no gold.
    const bool is_true = why != words::Key::WhySail || !is_grandissimo(table.view.setup);
    if (why && is_true && context_.settings.advice && context_.advice.is_due() && !table.view.legal.empty())
    {
        table.why = table.said(*why);
    }
    table.replaying = context_.replay.going();
    table.why_known = context_.why_known && !table.trying_out;
    table.may_analyse = may_analyse(context_);
    table.replay_speed = context_.replay.speed();
    table.ranks = context_.settings.ranks;
    table.banners = context_.settings.banners;
    table.thought_ms = context_.thought_ms();
    if (asks_for_hand(table.view))
    {
        table.last_hand =
            last_hand(context_.platform.preferences, table.view.setup, table.colour(table.view.decision.seat));
    }
    return table;
}

std::optional<Intent> TablePage::draw(Ui& ui)
{
    const TableModel table = model();
    const AnimationPlayer& animation = context_.animation;
    // The result of the scoring is not seen before it.
    const bool past = animation.is_show();
    auto intent =
        screen_.draw(ui, past ? table.before(animation.table(), animation.timeline().general) : table, animation);
    if (animation.is_show() && draw_show(ui, table, animation, screen_))
    {
        return Intent{GameCommand::EndShow};
    }
    // Public events are seen before the screen is handed over.
    if (free_ && !animation.going() && asking_curtain() != nobody)
    {
        const auto curtain = context_.session->sitting().curtain();
        const auto wish = draw_curtain(ui, context_.localizer, table, curtain->seat, curtain->question, table.can_undo);
        intent = wish ? wish : intent;
    }
    // Escape opens the menu where nothing is left to be closed; Back of the browser goes a page back.
    return intent && *intent == Intent(PageCommand::OpenMenu) && Ui::goes_back() ? way_back() : intent;
}

void TablePage::describe(Mirror& mirror)
{
    mirror = context_.session->mirror();
    tell_insets(screen_.map().scene(), context_.localizer, mirror);
    if (const Seat seat = asking_curtain(); seat != nobody)
    {
        const std::string name = words::player(context_.session->shown().names, seat);
        mirror.prompt = words::plain(context_.localizer.text(Key::CurtainTitle, {{"player", name}}));
    }
    if (const TableModel table = model(); !table.why.empty())
    {
        mirror.rule = table.why + (mirror.rule.empty() ? "" : " ") + mirror.rule;
    }
    if (context_.lesson)
    {
        const LessonShown lesson = shown_lesson(context_);
        mirror.title = lesson.heading;
        mirror.prompt = words::plain(lesson.says);
        mirror.notice = context_.lesson->told;
        if (!lesson.asks())
        {
            mirror.answers.clear();
        }
    }
    if (has_sheet())
    {
        describe_puzzle(mirror);
    }
    describe_note(context_, screen_.explainer(), mirror);
}

void TablePage::describe_puzzle(Mirror& mirror) const
{
    const PuzzleShown puzzle = sheet();
    mirror.title = puzzle.title.empty() ? puzzle.heading : puzzle.title;
    mirror.prompt = words::plain(puzzle.says) + (puzzle.silent ? "" : " " + mirror.prompt);
    mirror.notice = context_.puzzle ? context_.puzzle->told : std::string();
    if (puzzle.silent)
    {
        mirror.answers.clear();
        mirror.rule.clear();
    }
}

void TablePage::add_puzzle(std::vector<Command>& list) const
{
    PuzzleShown puzzle = sheet();
    for (SheetButton& offered : puzzle.buttons)
    {
        list.push_back({std::move(offered.label), id_of(offered.name), std::move(offered.intent)});
    }
}

void TablePage::add_history(std::vector<Command>& list, const TableModel& table) const
{
    const words::Localizer& localizer = context_.localizer;
    if (table.looking_back)
    {
        for (const HistoryButton& button : history_buttons(table))
        {
            if (button.enabled)
            {
                list.push_back({button.label, id_of(button.name), button.intent});
            }
        }
    }
    else if (table.now > 0)
    {
        list.push_back({localizer.text(Key::TableHistory), id_of("history"), Intent{GameCommand::LookBack}});
    }
}

void TablePage::add_lesson(std::vector<Command>& list) const
{
    const LessonShown lesson = shown_lesson(context_);
    const words::Localizer& localizer = context_.localizer;
    const auto offer = [&](Key label, std::string_view area, const Intent& intent) {
        list.push_back({localizer.text(label), id_of(area), intent});
    };
    if (!lesson.asks() && !lesson.ends)
    {
        offer(Key::LearnNext, "lesson next", Intent{LessonCommand::Next});
    }
    if (!lesson.begins)
    {
        offer(Key::LearnBack, "lesson back", Intent{LessonCommand::Back});
    }
    if (lesson.ends)
    {
        if (lesson.plays_on)
        {
            offer(Key::LearnPlayOn, "play on", Intent{LessonCommand::PlayOn});
        }
        if (!lesson.next.empty())
        {
            offer(Key::LearnNextLesson, "next lesson", Intent{OpenLesson{lesson.next}});
        }
        offer(Key::LearnAgain, "lesson again", Intent{LessonCommand::Again});
    }
    offer(Key::LearnLeave, "lesson leave", Intent{PageCommand::GoHome});
}

void TablePage::add_hand(std::vector<Command>& list, const TableModel& table) const
{
    const words::Localizer& localizer = context_.localizer;
    for (const HandOffer& offered : hand_offers(table))
    {
        list.push_back({localizer.text(offered.label), id_of(offered.name), offered.intent});
    }
    if (asks_for_hand(table.view))
    {
        for (const int number : card_numbers(table.view.hand[table.view.decision.seat].value_or(0)))
        {
            const words::Argument card("card", words::card_name(localizer, own_card(table.view.setup, number)));
            list.push_back({localizer.text(Key::HandPutBack, {card}), id_of("power", number), PutBack{number}});
        }
    }
}

void TablePage::add_tools(std::vector<Command>& list, const TableModel& table) const
{
    const words::Localizer& localizer = context_.localizer;
    const auto offer = [&](Key label, std::string_view area, const Intent& intent) {
        list.push_back({localizer.text(label), id_of(area), intent});
    };
    if (table.can_undo)
    {
        offer(Key::TableUndo, "undo", GameCommand::Undo);
    }
    if (table.can_redo)
    {
        offer(Key::TableRedo, "redo", GameCommand::Redo);
    }
    if (table.can_reset)
    {
        offer(Key::TableResetTurn, "reset", GameCommand::ResetTurn);
    }
    if (table.why_known)
    {
        offer(Key::ReasonTitle, "ask why", GameCommand::AskWhy);
    }
    if (!table.view.legal.empty() && !context_.lesson && !context_.puzzle)
    {
        offer(Key::AdviceAsk, "ask advice", GameCommand::AskAdvice);
    }
    if (table.may_analyse && !table.looking_back)
    {
        offer(Key::AnalysisTitle, "analyse", AnalysisCommand::Begin);
    }
    if (table.may_analyse || context_.puzzle)
    {
        offer(Key::PuzzleMake, "", PageCommand::MakePuzzle);
    }
    if (!table.why.empty())
    {
        list.push_back({localizer.text(Key::WhyNoMore), id_of("no more advice"), no_more_advice()});
    }
}

std::vector<Command> TablePage::commands()
{
    const TableModel table = model();
    const words::Localizer& localizer = context_.localizer;
    std::vector<Command> list;
    const auto offer = [&](Key label, std::string_view area, const Intent& intent) {
        list.push_back({localizer.text(label), id_of(area), intent});
    };
    add_note_commands(context_, screen_.explainer(), list);
    add_show_command(context_, list);
    if (context_.lesson)
    {
        add_lesson(list);
    }
    if (has_sheet())
    {
        add_puzzle(list);
    }
    if (const Seat seat = asking_curtain(); seat != nobody)
    {
        const std::string name = words::player(table.names, seat);
        list.push_back({words::plain(localizer.text(Key::ButtonReady, {{"player", name}})), id_of("lift"),
                        Intent{GameCommand::Lift}});
    }
    add_hand(list, table);
    add_tools(list, table);
    if (table.trying_out && !table.looking_back)
    {
        offer(Key::ButtonEndTryOut, "end try", GameCommand::EndTryOut);
    }
    if (!context_.lesson && !has_sheet())
    {
        add_history(list, table);
    }
    if (!table.scorings.empty())
    {
        offer(Key::ScoringLast, "last scoring", PageCommand::ShowScoring);
    }
    if (table.over() && !has_sheet())
    {
        offer(Key::ButtonBackToResult, "result", PageCommand::ShowResult);
    }
    offer(Key::RulesTitle, "help", OpenRules{});
    offer(Key::TableShare, "share", PageCommand::OpenShare);
    if (!context_.platform.page.embedded()) // a frame keeps no drafts
    {
        list.push_back({localizer.text(Key::EditorTitle), 0, Intent{OpenPage{"editor"}}});
    }
    offer(Key::SettingsTitle, "", PageCommand::OpenSettings);
    offer(Key::MenuSaveFile, "", GameCommand::Download);
    offer(context_.platform.page.embedded() ? Key::EmbedOpen : Key::MenuHome, "", PageCommand::GoHome);
    const auto languages = language_commands(localizer);
    list.insert(list.end(), languages.begin(), languages.end());
    return list;
}

bool TablePage::handle(const Intent& intent)
{
    return close_note(intent, screen_.explainer());
}

// --- what the page of the result does, too ---------------------------------------------------------------------------

void describe_note(const PageContext& context, const Explainer& explainer, Mirror& mirror)
{
    if (const auto& note = explainer.pinned())
    {
        const Setup& setup = context.session->sitting().setup();
        mirror.notice = words::plain(Explainer::title(context.localizer, setup, *note) + ": "
                                     + Explainer::text(context.localizer, setup, *note));
    }
}

void add_note_commands(const PageContext& context, const Explainer& explainer, std::vector<Command>& list)
{
    if (const auto& note = explainer.pinned())
    {
        list.push_back({context.localizer.text(Key::ButtonMore), id_of("more"), more_about(note->topic)});
        list.push_back({context.localizer.text(Key::ButtonClose), id_of("close note"), Intent{PageCommand::Close}});
    }
}

bool close_note(const Intent& intent, Explainer& explainer)
{
    const auto& note = explainer.pinned();
    const bool closes = intent == Intent(PageCommand::Close);
    if (closes || (note && intent == Intent(OpenRules{note->topic})))
    {
        explainer.forget();
    }
    return closes;
}

void add_show_command(const PageContext& context, std::vector<Command>& list)
{
    if (context.animation.is_show())
    {
        list.push_back({context.localizer.text(Key::ScoringSkip), id_of("skip scoring"), Intent{GameCommand::EndShow}});
    }
}

} // namespace elgrande::screens

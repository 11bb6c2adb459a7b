#include "app/impl.hpp"

#include "app/pages/rules_dialog.hpp"
#include "app/passing/game_list.hpp"
#include "app/posting/code_page.hpp"
#include "rules/random.hpp"
#include "screens/help/topics.hpp"
#include "screens/model/last_hands.hpp"
#include "screens/model/round_cards.hpp"
#include "screens/table/cards/hand_deck.hpp"
#include "words/names.hpp"

#include <bit>
#include <memory>
#include <utility>
#include <variant>

/// Carrying out intents.
namespace elgrande::screens
{

namespace
{

using words::Key;

/// True if the screen of a guest, which has only a view of the game, can carry out the intent.
bool is_for_guests(const PageIntent& intent)
{
    if (const auto* page = std::get_if<OpenPage>(&intent))
    {
        return page->name == "menu" || page->name == "settings";
    }
    const auto* command = std::get_if<PageCommand>(&intent);
    return command == nullptr
           || (*command != PageCommand::OpenShare && *command != PageCommand::MakePuzzle
               && *command != PageCommand::Rematch && *command != PageCommand::RotateSeats
               && *command != PageCommand::ReplayGame);
}

} // namespace

void App::Impl::perform(Page& page, const Intent& intent)
{
    state.stale = true;
    const std::unique_ptr<Page> closed = pages.close_with(page, intent); // alive until its intent is carried out
    if (!page.handle(intent))
    {
        act(intent);
    }
}

void App::Impl::perform(int id)
{
    state.stale = true;
    if (const auto intent = mirror.press(id))
    {
        perform(pages.mirrored(), *intent);
    }
    make_mirror();
}

void App::Impl::act(const Intent& intent)
{
    if (intent == Intent(GameCommand::SkipScoring))
    {
        motion.end();
        return;
    }
    if (intent != Intent(GameCommand::ReplaySpeed))
    {
        state.replay.pause();
    }
    motion.leave();
    std::visit([this](const auto& part) { act(part); }, intent);
}

void App::Impl::act(const TableIntent& intent)
{
    if (editor.act(intent) || !state.session || rooms.act(intent) || analyses.act(intent))
    {
        return;
    }
    answered = answered || std::holds_alternative<Play>(intent);
    state.lesson ? lessons.act(intent) : state.puzzle ? puzzles.act(intent) : act_in_game(intent);
}

void App::Impl::act_in_game(const TableIntent& intent)
{
    if (const auto* command = std::get_if<GameCommand>(&intent))
    {
        act_in_game(*command);
    }
    else if (const auto* answer = std::get_if<Play>(&intent))
    {
        play(*answer);
    }
    else if (const auto* returned = std::get_if<PutBack>(&intent))
    {
        put_back(returned->card);
    }
    else if (const auto* past = std::get_if<LookAt>(&intent))
    {
        look_at(past->moment);
    }
}

void App::Impl::act_in_game(GameCommand command)
{
    table::Sitting& sitting = state.session->sitting();
    switch (command)
    {
    case GameCommand::Undo:
        undo(sitting.before_last_decision());
        return;
    case GameCommand::ResetTurn:
        undo(sitting.turn_start());
        return;
    case GameCommand::Redo:
        redo();
        return;
    case GameCommand::LookBack:
        look_at(sitting.now() > 0 ? sitting.now() - 1 : 0);
        return;
    case GameCommand::Replay:
        state.replay.begin();
        return;
    case GameCommand::ReplaySpeed:
        state.replay.next_speed();
        return;
    case GameCommand::LeaveTryOut:
        sitting.tried() ? ask_end_try_out() : act_in_game(GameCommand::EndTryOut);
        return;
    case GameCommand::Download:
        game.download();
        return;
    case GameCommand::DrawLots:
        draw_lots();
        return;
    case GameCommand::PauseComputers:
    case GameCommand::ResumeComputers:
        state.computers_paused = command == GameCommand::PauseComputers;
        return;
    case GameCommand::AskWhy:
        computers.show_reason();
        return;
    case GameCommand::AskAdvice:
        computers.advise();
        return;
    default:
        if (change_moment(command, sitting))
        {
            game.changed();
        }
        return;
    }
}

bool App::Impl::change_moment(GameCommand command, table::Sitting& sitting)
{
    switch (command)
    {
    case GameCommand::ReturnToNow:
        sitting.return_to_now();
        return true;
    case GameCommand::PlayOn:
        game.play_on();
        return true;
    case GameCommand::TryOut:
        sitting.branch_here();
        return true;
    case GameCommand::EndTryOut:
        sitting.end_analysis();
        return true;
    case GameCommand::Lift:
        sitting.raise_curtain();
        return true;
    default: // PauseReplay and SkipScoring: act() has carried them out
        return false;
    }
}

void App::Impl::act(const PageIntent& intent)
{
    if (state.guest && !is_for_guests(intent))
    {
        pages.notify(state.localizer.text(Key::RoomTableOnly));
        return;
    }
    analyses.before_page_opens(intent);
    if (const auto* command = std::get_if<PageCommand>(&intent))
    {
        act(*command);
    }
    else if (const auto* page = std::get_if<OpenPage>(&intent))
    {
        rooms.forget_form();
        pages.open(page->name);
    }
    else if (const auto* rules = std::get_if<OpenRules>(&intent))
    {
        open_rules(rules->topic);
    }
    else if (const auto* code = std::get_if<ShowCode>(&intent))
    {
        pages.open(std::make_unique<CodePage>(state.context, code->address));
    }
}

void App::Impl::act(const RoomIntent& intent)
{
    rooms.act(intent);
}

void App::Impl::act(PageCommand command)
{
    switch (command)
    {
    case PageCommand::OpenMenu:
        pages.open(std::string("menu"));
        break;
    case PageCommand::OpenShare:
        pages.open(std::string("share"));
        break;
    case PageCommand::ToggleFullScreen:
        state.platform.page.set_full_screen(state.platform.page.full_screen() == platform::FullScreen::Off);
        break;
    case PageCommand::OpenSettings:
        pages.open(std::string("settings"));
        break;
    case PageCommand::MakePuzzle:
        makers.begin();
        break;
    case PageCommand::ShowScoring:
        motion.show_scoring(false);
        break;
    case PageCommand::ShowResult:
        pages.show(PageStack::Screen::Result);
        break;
    case PageCommand::ShowBoard:
        pages.show(PageStack::Screen::Table);
        break;
    case PageCommand::ReplayGame:
        look_at(0);
        state.replay.begin();
        break;
    case PageCommand::Rematch:
    case PageCommand::RotateSeats:
    {
        const bool rotated = command == PageCommand::RotateSeats;
        game.play_again(rotated);
        rooms.rematch_begins(rotated);
        break;
    }
    case PageCommand::LeavePuzzle:
        leave_puzzle();
        break;
    case PageCommand::GoHome:
        game.leave();
        break;
    case PageCommand::Close: // close_with() has closed the page
        break;
    }
}

void App::Impl::leave_puzzle()
{
    const bool to_editor = state.came_from_editor;
    puzzles.leave();
    if (to_editor && pages.at_home())
    {
        pages.close_all(); // the list of puzzles
        pages.open(std::string("draft"));
    }
}

void App::Impl::act(const HomeIntent& intent)
{
    if (const auto* command = std::get_if<HomeCommand>(&intent))
    {
        act(*command);
    }
    else if (const auto* computers_wanted = std::get_if<PlayComputers>(&intent))
    {
        game.play_computers(computers_wanted->level);
    }
    else if (const auto* save = std::get_if<WithSave>(&intent))
    {
        act(*save);
    }
    else if (const auto* renamed = std::get_if<RenameSave>(&intent))
    {
        game.rename(renamed->key, renamed->name);
    }
    else if (const auto* link = std::get_if<OpenLink>(&intent))
    {
        game.open_link(link->text);
    }
    else if (const auto* lesson = std::get_if<OpenLesson>(&intent))
    {
        game.open_lesson(lesson->id);
    }
    else if (const auto* puzzle = std::get_if<OpenPuzzle>(&intent))
    {
        game.open_puzzle(puzzle->link);
    }
    else if (const auto* spoken = std::get_if<ChooseLanguage>(&intent))
    {
        switch_language(spoken->language);
    }
    else if (const auto* setting = std::get_if<ChooseSetting>(&intent))
    {
        change_setting(setting->row, setting->choice);
    }
}

void App::Impl::act(HomeCommand command)
{
    switch (command)
    {
    case HomeCommand::StartGame:
        if (!pages.form.problem())
        {
            game.start_new();
            rooms.game_begins();
        }
        break;
    case HomeCommand::PlayTogether:
        rooms.forget_form();
        pages.open_for_people();
        break;
    case HomeCommand::Resume:
        game.resume();
        break;
    case HomeCommand::BringBackSave:
        state.saves.restore();
        break;
    case HomeCommand::ChooseFile:
        state.platform.files.choose();
        break;
    case HomeCommand::SolvePuzzles:
        puzzles.solve_next();
        break;
    case HomeCommand::RunPuzzles:
        puzzles.begin_run(RunKind::Timed);
        break;
    case HomeCommand::BeginStreak:
        puzzles.begin_run(RunKind::Streak);
        break;
    case HomeCommand::CloseBanner:
        pages.set_banner({});
        break;
    }
}

void App::Impl::act(const WithSave& save)
{
    switch (save.command)
    {
    case SaveCommand::Open:
        if (game.open_saved(save.key))
        {
            game.remember();
        }
        break;
    case SaveCommand::AskName:
        game.ask_name(save.key);
        break;
    case SaveCommand::Download:
        game.download_saved(save.key);
        break;
    case SaveCommand::Delete:
        game.remove(save.key);
        break;
    }
}

void App::Impl::switch_language(words::Language language)
{
    target = language;
    state.stale = true;
    if (!load_texts(state.platform, language))
    {
        state.platform.assets.fetch(words::texts_file(language, words::TextPart::Table),
                                    [this, language](bool fetched)
                                    {
                                        if (target == language && fetched && load_texts(state.platform, language))
                                        {
                                            switch_language(language);
                                        }
                                        else if (target == language)
                                        {
                                            state.stale = true;
                                            pages.ask({std::string(words::language_row(language).name),
                                                       state.localizer.text(Key::MessageNotFetched),
                                                       {state.localizer.text(Key::ButtonOk)}},
                                                      {nullptr});
                                        }
                                    });
        return;
    }
    state.platform.preferences.set(language_preference, code_of(language));
    state.platform.page.set_language(code_of(language));
    apply_language(language);
}

void App::Impl::apply_language(words::Language language)
{
    state.localizer = words::Localizer(language);
    state.stale = true;
    guide_due_ms = 0;
    guide_pause_ms = 1000;
    pages.form.translate_names(state.localizer);
    if (state.session)
    {
        state.session->refresh();
    }
}

void App::Impl::change_setting(int row, int choice)
{
    choose_setting(state.settings, state.platform.preferences, row, choice);
    if (row == advice_row && choice != 0)
    {
        state.advice.reset();
    }
    theme::set_light(state.settings.light);
    if (state.session)
    {
        state.session->refresh(); // the colours of the players' names have changed
    }
}

void App::Impl::play(const Play& answer)
{
    const PlayerView before = state.session->shown().view;
    const Seat asked = state.session->sitting().decision().seat;
    std::vector<Action> answers = answer.first;
    answers.push_back(answer.action);
    if (const auto refused = state.session->sitting().play(answers))
    {
        pages.table.screen().refuse(words::refusal(state.localizer, refused->rule), state.now_ms,
                                    topic_of(refused->rule));
        return;
    }
    if (before.decision.question == Question::ChooseHand && before.viewer == asked
        && state.session->sitting().decision() != before.decision)
    {
        PowerCards hand = before.hand[asked].value_or(0);
        for (const Action& chosen : answers)
        {
            hand |= bit_of_power_card(chosen.a);
        }
        store_hand(state.platform.preferences, before.setup, state.session->shown().colour(asked), hand);
    }
    game.changed();
    if (state.session->sitting().over() && !state.session->sitting().analysing())
    {
        pages.show(PageStack::Screen::Result);
    }
    const table::Sitting& sitting = state.session->sitting();
    pass_due = (sitting.over() || sitting.decision().seat != asked) && !sitting.analysing() && !state.lesson
               && played_by_link(state.platform.preferences).contains(state.session->key());
    motion.start(before, state.session->sitting().last_events(), answer.by_hand);
}

void App::Impl::draw_lots()
{
    const ActionList bidders = state.session->shown().view.legal;
    if (state.session->sitting().decision().question == Question::FirstBidder && !bidders.empty())
    {
        Random lot(state.platform.clock.random());
        play(Play{bidders[static_cast<int>(lot.below(static_cast<std::uint32_t>(bidders.size())))]});
    }
}

void App::Impl::put_back(int card)
{
    table::Sitting& sitting = state.session->sitting();
    const PlayerView seen = sitting.seen_by_asked(); // a guest's hand is not shown here
    const PowerCards hand = seen.hand[seen.decision.seat].value_or(0);
    const PowerCards kept = hand & ~bit_of_power_card(card);
    if (!asks_for_hand(seen) || kept == hand
        || sitting.undo_to(sitting.now() - static_cast<table::Moment>(std::popcount(hand))) != table::UndoRight::Free)
    {
        return;
    }
    for (const int number : card_numbers(kept))
    {
        sitting.play(with(ActionKind::ChooseCard, number));
    }
    game.changed();
}

void App::Impl::undo(table::Moment moment)
{
    const table::Sitting& sitting = state.session->sitting();
    const table::UndoRight right = sitting.right_to_undo_to(moment);
    if (right == table::UndoRight::Nothing)
    {
        pages.table.screen().refuse(state.localizer.text(Key::MessageNothingToUndo), state.now_ms);
    }
    else if (right == table::UndoRight::Free && !rooms.have_screens(sitting.deciders_since(moment)))
    {
        undo_now(moment, nobody);
    }
    else
    {
        ask_for_consent(right, moment, nobody);
    }
}

void App::Impl::undo_now(table::Moment moment, Seat by)
{
    if (state.session->sitting().undo_to_with_consent(moment))
    {
        rooms.note_undo(by);
    }
    game.changed();
}

void App::Impl::undo_agreed(table::Moment moment, Seat by)
{
    if (by != nobody)
    {
        undo_due_ms[by] = 0; // the others do not mind
    }
    undo_now(moment, by);
}

void App::Impl::ask_for_consent(table::UndoRight right, table::Moment moment, Seat by)
{
    const table::Sitting& sitting = state.session->sitting();
    const auto name = [this](Seat seat) { return words::player(state.session->shown().names, seat); };
    const bool seen = right == table::UndoRight::HiddenRevealed;
    std::vector<Seat> concerned;
    std::string deciders;
    for (const Seat seat : sitting.deciders_since(moment))
    {
        deciders += (deciders.empty() ? "" : ", ") + name(seat);
        if (seat != by && !sitting.is_computer(seat))
        {
            concerned.push_back(seat);
        }
    }
    std::string says =
        by == nobody ? "" : words::plain(state.localizer.text(Key::RoomUndoAsked, {{"player", name(by)}}));
    if (seen)
    {
        says += (says.empty() ? "" : " ") + state.localizer.text(Key::MessageUndoSeen);
    }
    if (rooms.have_screens(concerned))
    {
        rooms.ask_screens(
            {by, std::move(concerned), std::move(says), 0, [this, moment, by] { undo_agreed(moment, by); }}, seen);
        return;
    }
    pages.ask({state.localizer.text(Key::MessageUndoTitle),
               says + (says.empty() ? "" : " ")
                   + words::plain(state.localizer.text(Key::MessageUndoAsks, {{"list", deciders}})),
               {state.localizer.text(Key::ButtonCancel), state.localizer.text(Key::MessageUndoYes)}},
              {nullptr, [this, moment, by, revision = sitting.revision()]
               {
                   if (state.session->sitting().revision() != revision) // another screen has answered in the meantime
                   {
                       pages.table.screen().refuse(words::refusal(state.localizer, Rule::OtherQuestion), state.now_ms);
                       return;
                   }
                   undo_agreed(moment, by);
               }});
}

void App::Impl::redo()
{
    const PlayerView before = state.session->shown().view;
    table::Sitting& sitting = state.session->sitting();
    std::vector<table::VisibleEvent> events;
    bool continues = sitting.can_redo();
    const bool done = continues;
    while (continues && sitting.redo())
    {
        const std::vector<table::VisibleEvent> one = sitting.last_events();
        events.insert(events.end(), one.begin(), one.end());
        continues = sitting.redo_continues_move();
    }
    if (done)
    {
        game.changed();
        motion.start(before, events);
    }
}

void App::Impl::look_at(table::Moment moment)
{
    table::Sitting& sitting = state.session->sitting();
    const bool next = sitting.looking_back() && moment == sitting.moment() + 1;
    const PlayerView before = state.session->shown().view;
    pages.show(PageStack::Screen::Table);
    sitting.look_at(moment);
    game.changed();
    if (next)
    {
        motion.start(before, sitting.events_to(moment));
    }
}

void App::Impl::ask_end_try_out()
{
    pages.ask({state.localizer.text(Key::MessageEndTryOut),
               state.localizer.text(Key::MessageEndTryOutText),
               {state.localizer.text(Key::ButtonGoOnTrying), state.localizer.text(Key::ButtonEndTryOut)}},
              {nullptr, [this] { act(Intent(GameCommand::EndTryOut)); }});
}

void App::Impl::open_rules(std::optional<words::Topic> topic)
{
    const bool in_play = !pages.at_home();
    book.open(in_play ? state.session->sitting().setup() : pages.form.rules().setup(pages.form.players()), in_play,
              topic);
    pages.open(std::make_unique<RulesDialog>(state.context, book));
    state.ui.clear_focus();
}

} // namespace elgrande::screens

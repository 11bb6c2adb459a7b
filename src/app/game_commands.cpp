#include "app/impl.hpp"

#include "app/pages/rules_dialog.hpp"
#include "record/link/link.hpp"
#include "record/notation.hpp"
#include "screens/help/topics.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::screens
{

namespace
{

using words::Key;

/// A file name that every system takes.
std::string file_name(std::string_view name, std::string_view ending)
{
    std::string result;
    for (const char c : name)
    {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (plain || (!result.empty() && result.back() != '-'))
        {
            result += plain ? c : '-';
        }
    }
    return (result.empty() ? "el-grande" : result) + std::string(ending);
}

} // namespace

// --- playing ---------------------------------------------------------------------------------------------------------

void App::Impl::perform(Page& page, const Intent& intent)
{
    stale = true;
    std::unique_ptr<Page> closed; // lives until its intent is done
    if (!dialogs.empty() && dialogs.back().get() == &page && page.closes_with(intent))
    {
        closed = std::move(dialogs.back());
        dialogs.pop_back();
    }
    if (!page.handle(intent))
    {
        act(intent);
    }
}

void App::Impl::open_page(std::unique_ptr<Page> opened)
{
    if (opened)
    {
        dialogs.clear(); // one at a time: whoever closes it is back at the page
        dialogs.push_back(std::move(opened));
        stale = true;
    }
}

void App::Impl::act(const Intent& intent)
{
    using Kind = Intent::Kind;
    if (intent.kind == Kind::EndShow)
    {
        end_animation();
        return;
    }
    if (intent.kind != Kind::ReplaySpeed)
    {
        replay.pause();
    }
    leave_show();
    if (intent.kind < Kind::OpenPage)
    {
        if (session)
        {
            act_at_table(intent);
        }
    }
    else if (intent.kind < Kind::StartGame)
    {
        act_on_page(intent);
    }
    else
    {
        act_at_home(intent);
    }
}

/// What is done with the open game.
void App::Impl::act_at_table(const Intent& intent)
{
    using Kind = Intent::Kind;
    table::Sitting& sitting = session->sitting();
    switch (intent.kind)
    {
    case Kind::Play:
        play(intent);
        return;
    case Kind::Undo:
        undo(sitting.undo(), [this] { session->sitting().undo_with_consent(); });
        return;
    case Kind::ResetTurn:
        undo(sitting.reset_turn(), [this] { session->sitting().reset_turn_with_consent(); });
        return;
    case Kind::Redo:
        redo();
        return;
    case Kind::LookAt:
        look_at(intent.moment);
        return;
    case Kind::LookBack:
        look_at(sitting.now() > 0 ? sitting.now() - 1 : 0);
        return;
    case Kind::Replay:
        replay.begin();
        return;
    case Kind::ReplaySpeed:
        replay.next_speed();
        return;
    case Kind::ReturnToNow:
        sitting.return_to_now();
        break;
    case Kind::PlayOn:
        play_on();
        break;
    case Kind::TryOut:
        sitting.branch_here();
        break;
    case Kind::LeaveTryOut:
        if (sitting.tried())
        {
            ask_end_try_out();
            return;
        }
        sitting.end_analysis();
        break;
    case Kind::EndTryOut:
        sitting.end_analysis();
        break;
    case Kind::Lift:
        sitting.raise_curtain();
        break;
    case Kind::Download:
        download_game();
        return;
    default: // PauseReplay: act() has done it
        return;
    }
    after_change();
}

/// What leads from page to page.
void App::Impl::act_on_page(const Intent& intent)
{
    using Kind = Intent::Kind;
    switch (intent.kind)
    {
    case Kind::OpenPage:
        open_page(registry.make(intent.text, context));
        break;
    case Kind::OpenMenu:
        open_page(registry.make("menu", context));
        break;
    case Kind::OpenShare:
        open_page(registry.make("share", context));
        break;
    case Kind::OpenSettings:
        open_page(registry.make("settings", context));
        break;
    case Kind::OpenRules:
        open_rules(intent.topic);
        break;
    case Kind::ShowScoring:
        show_scoring(false);
        break;
    case Kind::ShowResult:
        screen = Screen::Result;
        break;
    case Kind::ShowBoard:
        screen = Screen::Table;
        break;
    case Kind::GoHome:
        leave();
        break;
    default:
        break;
    }
}

void App::Impl::speak(words::Language language)
{
    stale = true;
    localizer = words::Localizer(language);
    platform.preferences.set(language_preference, code_of(language));
    platform.page.set_language(code_of(language));
    home.form().speak(localizer);
    if (session)
    {
        session->refresh();
    }
}

/// A setting is changed at once, behind its dialog.
void App::Impl::set(int row, int choice)
{
    choose_setting(settings, platform.preferences, row, choice);
    theme::light(settings.light);
    if (session)
    {
        session->refresh(); // the players' letters are of another colour
    }
}

void App::Impl::play(const Intent& intent)
{
    const PlayerView before = session->shown().view;
    std::vector<Action> answers = intent.first;
    answers.push_back(intent.action);
    if (const auto refused = session->sitting().play(answers))
    {
        table.screen().refuse(words::refusal(localizer, refused->rule), now_ms, topic_of(refused->rule));
        return;
    }
    after_change();
    if (session->sitting().over() && !session->sitting().analysing())
    {
        screen = Screen::Result;
    }
    animate(before, session->sitting().last_events(), intent.by_hand);
}

void App::Impl::undo(table::UndoRight done, std::function<void()> agreed)
{
    switch (done)
    {
    case table::UndoRight::Free:
        after_change();
        return;
    case table::UndoRight::Nothing:
        table.screen().refuse(localizer.text(Key::MessageNothingToUndo), now_ms);
        return;
    case table::UndoRight::HiddenRevealed:
    case table::UndoRight::AnotherDecided:
        break;
    }
    ask({localizer.text(Key::MessageUndoTitle),
         localizer.text(Key::MessageUndoAsks),
         {localizer.text(Key::ButtonCancel), localizer.text(Key::MessageUndoYes)}},
        {nullptr, [this, agreed = std::move(agreed)]
         {
             agreed();
             after_change();
         }});
}

void App::Impl::play_on()
{
    auto before = session->sitting().play_on_from_here();
    if (!before)
    {
        return;
    }
    const State state = record::last_state(*before);
    const auto cursor = static_cast<std::uint32_t>(before->actions.size());
    saves.save(saves.new_key(),
               {.game = std::move(*before),
                .name = saves.name_for_copy(localizer.text(Key::HomeNameTail, {{"name", session->name()}})),
                .saved_at_ms = platform.clock.now_ms(),
                .cursor = cursor},
               state);
    table.screen().notify(localizer.text(Key::MessageKeptOld), now_ms);
}

/// After anything that was done to the sitting.
void App::Impl::after_change()
{
    stale = true;
    table.screen().forget_refusal();
    session->refresh();
    platform.page.game_changed();
    autosave();
}

void App::Impl::autosave()
{
    if (!session || !session->unsaved())
    {
        return;
    }
    session->mark_saved();
    saves.save(session->key(), session->to_save(platform.clock.now_ms()), session->sitting().saved_state());
    if (!std::exchange(followed_link, {}).empty())
    {
        platform.address.show_link(""); // from now on a reload finds the save
        remember_open();
    }
}

// --- files and links to take away ------------------------------------------------------------------------------------

void App::Impl::download(const std::string& name, const platform::Bytes& bytes)
{
    const std::string where = platform.files.save(name, bytes);
    if (!where.empty())
    {
        table.screen().notify(localizer.text(Key::MessageSavedTo, {{"reason", where}}), now_ms);
    }
}

void App::Impl::download_game()
{
    if (session)
    {
        download(file_name(session->name(), ".elgrande"), record::save_game(session->to_save(platform.clock.now_ms())));
    }
}

void App::Impl::download_row(const std::string& key)
{
    const auto row = std::find_if(saves.rows().begin(), saves.rows().end(),
                                  [&](const SaveRow& candidate) { return candidate.key == key; });
    if (row != saves.rows().end())
    {
        download(file_name(row->name, ".elgrande"), saves.bytes(key));
    }
}

/// Of the game on the table, else those that are chosen in the form.
void App::Impl::open_rules(std::optional<words::Topic> topic)
{
    const bool in_play = session && screen != Screen::Home;
    book.open(in_play ? session->sitting().setup() : home.form().rules().setup(home.form().players()), in_play, topic);
    open_page(std::make_unique<RulesDialog>(context, book));
    ui.forget_focus();
}

// --- the start page --------------------------------------------------------------------------------------------------

/// What is asked for on the start page, and everywhere.
void App::Impl::act_at_home(const Intent& intent)
{
    using Kind = Intent::Kind;
    switch (intent.kind)
    {
    case Kind::StartGame:
        if (!home.form().problem())
        {
            start_new_game();
        }
        break;
    case Kind::Resume:
        resume();
        break;
    case Kind::OpenSave:
        if (open_saved(intent.text))
        {
            remember_open();
        }
        break;
    case Kind::AskName:
        ask_name(intent.text);
        break;
    case Kind::RenameSave:
        rename(intent.key, intent.text);
        break;
    case Kind::DeleteSave:
        if (session && session->key() == intent.text)
        {
            session.reset();
        }
        saves.remove(intent.text);
        break;
    case Kind::BringBackSave:
        saves.bring_back();
        break;
    case Kind::DownloadSave:
        download_row(intent.text);
        break;
    case Kind::OpenLink:
        open_link(intent.text);
        break;
    case Kind::ChooseFile:
        platform.files.choose();
        break;
    case Kind::Speak:
        speak(intent.language);
        break;
    case Kind::ChooseSetting:
        set(intent.row, intent.choice);
        break;
    case Kind::CloseBanner:
        banner.clear();
        break;
    default:
        break;
    }
}

} // namespace elgrande::screens

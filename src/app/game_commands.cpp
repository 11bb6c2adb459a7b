#include "app/impl.hpp"

#include "record/link.hpp"
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

void App::Impl::act(const Intent& intent)
{
    stale = true;
    leave_show();
    if (!room)
    {
        return;
    }
    table::Sitting& sitting = room->sitting();
    switch (intent.kind)
    {
    case Intent::Kind::Play:
        play(intent);
        return;
    case Intent::Kind::Undo:
        undo(sitting.undo(), [this] { room->sitting().undo_with_consent(); });
        return;
    case Intent::Kind::ResetTurn:
        undo(sitting.reset_turn(), [this] { room->sitting().reset_turn_with_consent(); });
        return;
    case Intent::Kind::Redo:
        sitting.redo();
        break;
    case Intent::Kind::LookAt:
        screen = Screen::Table;
        sitting.look_at(intent.moment);
        break;
    case Intent::Kind::LookBack:
        screen = Screen::Table;
        sitting.look_at(sitting.now() > 0 ? sitting.now() - 1 : 0);
        break;
    case Intent::Kind::ReturnToNow:
        sitting.return_to_now();
        break;
    case Intent::Kind::PlayOn:
        play_on();
        break;
    case Intent::Kind::TryOut:
        sitting.branch_here();
        break;
    case Intent::Kind::LeaveTryOut:
        if (sitting.tried())
        {
            ask_end_try_out();
            return;
        }
        sitting.end_analysis();
        break;
    case Intent::Kind::EndTryOut:
        sitting.end_analysis();
        break;
    case Intent::Kind::Lift:
        sitting.raise_curtain();
        break;
    case Intent::Kind::OpenMenu:
        dialog = Dialog::Menu;
        return;
    case Intent::Kind::OpenShare:
        sharing = {};
        dialog = Dialog::Share;
        return;
    case Intent::Kind::OpenSettings:
        dialog = Dialog::Settings;
        return;
    case Intent::Kind::OpenRules:
        open_rules(intent.topic);
        return;
    case Intent::Kind::ShowScoring:
        show_scoring(false);
        return;
    case Intent::Kind::ShowResult:
        screen = Screen::End;
        return;
    case Intent::Kind::ShowBoard:
        screen = Screen::Table;
        return;
    case Intent::Kind::GoHome:
        leave();
        return;
    case Intent::Kind::Download:
        download_game();
        return;
    case Intent::Kind::Speak:
        speak(intent.language);
        return;
    }
    after_change();
}

void App::Impl::speak(words::Language language)
{
    stale = true;
    speech = words::Speech(language);
    platform.preferences.set(language_preference, code_of(language));
    platform.page.set_language(code_of(language));
    home.form().speak(speech);
    if (room)
    {
        room->refresh();
    }
}

/// A setting is changed at once, behind its dialog.
void App::Impl::set(const SettingWish& wish)
{
    stale = true;
    if (wish.row < 0)
    {
        dialog = Dialog::None;
        return;
    }
    choose_setting(settings, platform.preferences, wish.row, wish.choice);
    theme::light(settings.light);
    if (room)
    {
        room->refresh(); // the players' letters are of another colour
    }
}

void App::Impl::play(const Intent& intent)
{
    const PlayerView before = room->shown().view;
    std::vector<Action> answers = intent.first;
    answers.push_back(intent.action);
    if (const auto refused = room->sitting().play(answers))
    {
        table_screen.refuse(words::refusal(speech, refused->rule), now_ms, topic_of(refused->rule));
        return;
    }
    after_change();
    if (room->sitting().over() && !room->sitting().analysing())
    {
        screen = Screen::End;
    }
    animate(before, intent.by_hand);
}

void App::Impl::undo(table::UndoRight done, std::function<void()> agreed)
{
    switch (done)
    {
    case table::UndoRight::Free:
        after_change();
        return;
    case table::UndoRight::Nothing:
        table_screen.refuse(speech.say(Key::MessageNothingToUndo), now_ms);
        return;
    case table::UndoRight::HiddenRevealed:
    case table::UndoRight::AnotherDecided:
        break;
    }
    ask({speech.say(Key::MessageUndoTitle),
         speech.say(Key::MessageUndoAsks),
         {speech.say(Key::ButtonCancel), speech.say(Key::MessageUndoYes)}},
        {nullptr, [this, agreed = std::move(agreed)]
         {
             agreed();
             after_change();
         }});
}

void App::Impl::play_on()
{
    auto before = room->sitting().play_on_from_here();
    if (!before)
    {
        return;
    }
    const auto cursor = static_cast<std::uint32_t>(before->actions.size());
    saves.save(saves.new_key(), {.game = std::move(*before),
                                 .name = saves.name_for_copy(speech.say(Key::HomeNameTail, {{"name", room->name()}})),
                                 .saved_at_ms = platform.clock.now_ms(),
                                 .cursor = cursor});
    table_screen.say(speech.say(Key::MessageKeptOld), now_ms);
}

/// After anything that was done to the sitting.
void App::Impl::after_change()
{
    stale = true;
    table_screen.forget_refusal();
    room->refresh();
    diagnostics = room->game_link();
    platform.page.keep_for_diagnostics(diagnostics);
    autosave();
}

void App::Impl::autosave()
{
    if (!room || !room->unsaved())
    {
        return;
    }
    room->mark_saved();
    saves.save(room->key(), room->to_save(platform.clock.now_ms()));
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
        table_screen.say(speech.say(Key::MessageSavedTo, {{"reason", where}}), now_ms);
    }
}

void App::Impl::download_game()
{
    if (room)
    {
        download(file_name(room->name(), ".elgrande"), record::save_game(room->to_save(platform.clock.now_ms())));
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

std::string App::Impl::shared_link() const
{
    if (!room)
    {
        return {};
    }
    return platform.address.address_of(sharing.what == 0 ? room->position_link(sharing.everything) : room->game_link());
}

void App::Impl::share(ShareWish wish)
{
    stale = true;
    switch (wish)
    {
    case ShareWish::Close:
        dialog = Dialog::None;
        return;
    case ShareWish::Download:
        download_game();
        return;
    case ShareWish::Copy:
        break;
    }
    platform.clipboard.copy(shared_link(),
                            [this](platform::Clipboard::Copied copied)
                            {
                                const bool done = copied == platform::Clipboard::Copied::Done;
                                sharing.said = speech.say(done ? Key::ShareCopied : Key::ShareNotCopied);
                                stale = true;
                                platform.page.wake();
                            });
}

/// Of the game on the table, else those that are chosen in the form.
void App::Impl::open_rules(std::optional<words::Topic> topic)
{
    const bool in_play = room && screen != Screen::Home;
    rules_page.open(in_play ? room->sitting().setup() : home.form().rules().setup(home.form().players()), in_play,
                    topic);
    dialog = Dialog::Rules;
    ui.focus(0);
    stale = true;
}

// --- the start page --------------------------------------------------------------------------------------------------

void App::Impl::act(const HomeIntent& intent)
{
    stale = true;
    switch (intent.kind)
    {
    case HomeIntent::Kind::Start:
        start_new_game();
        return;
    case HomeIntent::Kind::Resume:
        resume();
        return;
    case HomeIntent::Kind::Open:
        if (open_saved(intent.text))
        {
            remember_open();
        }
        return;
    case HomeIntent::Kind::Rename:
    {
        const auto row = std::find_if(saves.rows().begin(), saves.rows().end(),
                                      [&](const SaveRow& candidate) { return candidate.key == intent.text; });
        rename_key = intent.text;
        rename_text = row != saves.rows().end() ? row->name : std::string();
        rename_begins = true;
        dialog = Dialog::Rename;
        return;
    }
    case HomeIntent::Kind::Delete:
        if (room && room->key() == intent.text)
        {
            room.reset();
        }
        saves.remove(intent.text);
        return;
    case HomeIntent::Kind::BringBack:
        saves.bring_back();
        return;
    case HomeIntent::Kind::ShowOlder:
        home.show_older();
        return;
    case HomeIntent::Kind::Download:
        download_row(intent.text);
        return;
    case HomeIntent::Kind::OpenLink:
        open_link(intent.text);
        return;
    case HomeIntent::Kind::Upload:
        platform.files.choose();
        return;
    case HomeIntent::Kind::Rules:
        open_rules({});
        return;
    case HomeIntent::Kind::Settings:
        dialog = Dialog::Settings;
        return;
    case HomeIntent::Kind::Speak:
        speak(intent.language);
        return;
    }
}

} // namespace elgrande::screens

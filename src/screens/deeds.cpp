#include "screens/inside.hpp"

#include "record/link.hpp"
#include "record/notation.hpp"
#include "screens/topics.hpp"
#include "words/names.hpp"

#include <algorithm>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr const char* open_preference = "open";

platform::Bytes to_bytes(std::string_view text)
{
    platform::Bytes bytes(text.size());
    std::transform(text.begin(), text.end(), bytes.begin(), [](char c) { return static_cast<std::byte>(c); });
    return bytes;
}

std::string to_text(const platform::Bytes& bytes)
{
    std::string text(bytes.size(), '\0');
    std::transform(bytes.begin(), bytes.end(), text.begin(), [](std::byte b) { return static_cast<char>(b); });
    return text;
}

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

void App::Inside::act(const Intent& intent)
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
        play(intent.action);
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
        sitting.look_at(intent.moment == 0 && sitting.now() > 0 && !sitting.looking_back() ? sitting.now() - 1
                                                                                           : intent.moment);
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
    changed();
}

void App::Inside::speak(words::Language language)
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
void App::Inside::set(const SettingWish& wish)
{
    stale = true;
    if (wish.row < 0)
    {
        dialog = Dialog::None;
        return;
    }
    Settings settings = ui.settings();
    choose_setting(settings, platform.preferences, wish.row, wish.choice);
    ui.set(settings);
    theme::light(settings.light);
    if (room)
    {
        room->refresh(); // the players' letters are of another colour
    }
}

void App::Inside::play(Action action)
{
    const PlayerView before = room->shown().view;
    if (const auto refused = room->sitting().play(action))
    {
        table_screen.say(words::refusal(speech, refused->rule), now_ms, topic_of(refused->rule));
        return;
    }
    changed();
    if (room->sitting().over() && !room->sitting().analysing())
    {
        screen = Screen::End;
    }
    set_in_motion(before);
}

void App::Inside::undo(table::UndoRight done, std::function<void()> agreed)
{
    switch (done)
    {
    case table::UndoRight::Free:
        changed();
        return;
    case table::UndoRight::Nothing:
        table_screen.say(speech.say(Key::MessageNothingToUndo), now_ms);
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
             changed();
         }});
}

void App::Inside::play_on()
{
    auto before = room->sitting().play_on_from_here();
    if (!before)
    {
        return;
    }
    const auto cursor = static_cast<std::uint32_t>(before->actions.size());
    saves.save(saves.new_key(), {.game = std::move(*before),
                                 .name = fitting_name(speech.say(Key::HomeNameTail, {{"name", room->name()}})),
                                 .saved_at_ms = platform.clock.now_ms(),
                                 .cursor = cursor});
    table_screen.say(speech.say(Key::MessageKeptOld), now_ms);
}

/// After anything that was done to the sitting.
void App::Inside::changed()
{
    stale = true;
    room->refresh();
    diagnostics = room->game_link();
    platform.page.keep_for_diagnostics(diagnostics);
    keep();
}

void App::Inside::keep()
{
    if (room && room->unsaved())
    {
        room->mark_saved();
        saves.save(room->key(), room->to_save(platform.clock.now_ms()));
    }
}

// --- games come and go -----------------------------------------------------------------------------------------------

std::string App::Inside::game_name(const std::vector<record::Player>& players) const
{
    std::string list;
    for (const record::Player& player : players)
    {
        list += (list.empty() ? "" : ", ") + words::seat_name(speech, player);
    }
    return fitting_name(speech.say(Key::HomeDefaultName, {{"players", list}}));
}

void App::Inside::enter(record::Game game, table::Moment cursor, std::string key, std::string name)
{
    stale = true;
    leave_show();
    resume_open_game = false;
    room = std::make_unique<Room>(speech, std::move(game), cursor, std::move(key), std::move(name));
    table_screen.forget();
    screen = room->sitting().over() ? Screen::End : Screen::Table;
    dialog = Dialog::None;
    platform.preferences.set(open_preference, room->key());
    changed();
}

void App::Inside::leave()
{
    screen = Screen::Home;
    dialog = Dialog::None;
    platform.preferences.set(open_preference, "");
    if (room->sitting().over())
    {
        room.reset();
    }
}

void App::Inside::start_new_game()
{
    record::Game game = home.form().game();
    std::string name = game_name(game.players);
    platform.preferences.set(form_preference, home.form().remembered());
    home.form().shuffle(platform.clock.random());
    enter(std::move(game), 0, saves.new_key(), std::move(name));
}

void App::Inside::open_saved(const std::string& key)
{
    auto loaded = saves.open(key);
    if (!loaded.ok())
    {
        tell_bad(Key::MessageBadSave, loaded.problem(), saves.bytes(key), key + ".elgrande");
        return;
    }
    enter(std::move(loaded->game), loaded->cursor, key, loaded->name);
    room->mark_saved();
}

void App::Inside::open_link(std::string_view fragment)
{
    stale = true;
    if (fragment.find_first_not_of("# \t\r\n") == std::string_view::npos)
    {
        return;
    }
    resume_open_game = false;
    auto opened = record::open_link(fragment);
    platform.address.show_link("");
    if (!opened.ok())
    {
        tell_bad(Key::MessageBadLink, opened.problem(), to_bytes(fragment), "el-grande-link.txt");
        return;
    }
    if (!platform.preferences.get(setting_name(sound_row)))
    {
        Settings quiet = ui.settings();
        quiet.sound = false; // who opens a link did not ask for noise
        ui.set(quiet);
    }
    record::Game game = record::to_game(std::move(opened.value()));
    std::string name = game_name(game.players);
    const table::Moment end = game.actions.size();
    enter(std::move(game), end, saves.new_key(), std::move(name));
    table_screen.say(speech.say(Key::MessageOpenedLink), now_ms);
}

void App::Inside::open_file(const platform::File& file)
{
    stale = true;
    resume_open_game = false;
    auto saved = record::load_save(file.bytes);
    if (saved.ok())
    {
        std::string name = saved->name.empty() ? game_name(saved->game.players) : saved->name;
        enter(std::move(saved->game), saved->cursor, saves.new_key(), std::move(name));
        return;
    }
    const std::string text = to_text(file.bytes);
    auto record = record::read_record(text);
    if (record.ok())
    {
        std::string name = game_name(record->players);
        const table::Moment end = record->actions.size();
        enter(std::move(record.value()), end, saves.new_key(), std::move(name));
        return;
    }
    const bool is_text = std::none_of(text.begin(), text.end(), [](char c) { return c >= 0 && c < 9; });
    tell_bad(Key::MessageBadFile, is_text && !file.too_large ? record.problem() : saved.problem(), file.bytes,
             file.name);
}

// --- files and links to take away ------------------------------------------------------------------------------------

void App::Inside::download(const std::string& name, const platform::Bytes& bytes)
{
    const std::string where = platform.files.save(name, bytes);
    if (!where.empty())
    {
        table_screen.say(speech.say(Key::MessageSavedTo, {{"reason", where}}), now_ms);
    }
}

void App::Inside::download_game()
{
    if (room)
    {
        download(file_name(room->name(), ".elgrande"), record::save_game(room->to_save(platform.clock.now_ms())));
    }
}

void App::Inside::download_row(const std::string& key)
{
    const auto row = std::find_if(saves.rows().begin(), saves.rows().end(),
                                  [&](const SaveRow& candidate) { return candidate.key == key; });
    if (row != saves.rows().end())
    {
        download(file_name(row->name, ".elgrande"), saves.bytes(key));
    }
}

std::string App::Inside::shared_link() const
{
    if (!room)
    {
        return {};
    }
    return platform.address.address_of(sharing.what == 0 ? room->position_link(sharing.everything) : room->game_link());
}

void App::Inside::share(ShareWish wish)
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
void App::Inside::open_rules(std::optional<words::Topic> topic)
{
    const bool in_play = room && screen != Screen::Home;
    rules_page.open(in_play ? room->sitting().setup() : home.form().rules().setup(home.form().players()), in_play,
                    topic);
    dialog = Dialog::Rules;
    ui.focus(0);
    stale = true;
}

// --- the start page --------------------------------------------------------------------------------------------------

void App::Inside::act(const HomeIntent& intent)
{
    stale = true;
    switch (intent.kind)
    {
    case HomeIntent::Kind::Start:
        start_new_game();
        return;
    case HomeIntent::Kind::Resume:
        screen = room && room->sitting().over() ? Screen::End : Screen::Table;
        if (room)
        {
            platform.preferences.set(open_preference, room->key());
        }
        return;
    case HomeIntent::Kind::Open:
        open_saved(intent.text);
        return;
    case HomeIntent::Kind::Rename:
    {
        const auto row = std::find_if(saves.rows().begin(), saves.rows().end(),
                                      [&](const SaveRow& candidate) { return candidate.key == intent.text; });
        rename_key = intent.text;
        rename_text = row != saves.rows().end() ? row->name : std::string();
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

#include "app/open_game.hpp"

#include "app/analysis/analysis_controller.hpp"
#include "app/pages/rename_page.hpp"
#include "app/passing/game_list.hpp"
#include "app/quick_game.hpp"
#include "record/link/link.hpp"
#include "record/notation.hpp"
#include "record/utf8.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace elgrande::screens
{

namespace
{

using words::Key;

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

/// Returns a file name of ASCII letters, digits and hyphens; "el-grande" and the ending if `name` has no letter or
/// digit.
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

/// Opens a game without saving it: call autosave_new() for a game that must be saved before the first action.
void OpenGame::enter(record::Game game, table::Moment cursor, std::string key, std::string name)
{
    state_.stale = true;
    motion_.leave();
    end_analysis(state_);
    state_.lesson.reset();
    drop_puzzle();
    if (key != guest_key)
    {
        drop_guest();
    }
    state_.advice.forget();
    state_.why_known = false;
    state_.computers_paused = false;
    resumes_ = false;
    if (!std::exchange(followed_link_, {}).empty())
    {
        state_.platform.address.show_link("");
    }
    state_.session =
        std::make_unique<GameSession>(state_.localizer, std::move(game), cursor, std::move(key), std::move(name));
    state_.session->sitting().set_hot_seat(hot_seat(state_.platform.preferences).contains(state_.session->key()));
    state_.clock.switch_to(state_.session->key());
    pages_.table.screen().forget();
    pages_.show_game();
    pages_.close_all();
    state_.session->mark_saved();
    changed();
}

void OpenGame::remember()
{
    std::int64_t since = state_.platform.clock.now_ms();
    for (const SaveRow& row : state_.saves.rows())
    {
        since = std::max(since, row.saved_at_ms); // in case the clock was put back
    }
    last_game_.remember(!pages_.at_home() ? state_.session->key() : "", since);
}

/// Saves the open game, even if it has not changed, and remembers it.
void OpenGame::autosave_new()
{
    state_.session->mark_unsaved();
    autosave();
    remember();
}

void OpenGame::leave()
{
    if (state_.session && state_.platform.page.embedded())
    {
        // An embedded page has one game and no start page.
        state_.platform.page.open_in_tab(state_.puzzle ? state_.puzzle->link : state_.session->position_link(false));
        return;
    }
    end_analysis(state_);
    pages_.show(PageStack::Screen::Home);
    pages_.close_all();
    if (!followed_link_.empty())
    {
        state_.platform.address.show_link("");
    }
    if (state_.guest)
    {
        state_.session.reset();
        drop_guest();
    }
    if (state_.session && (state_.lesson || state_.puzzle || state_.session->sitting().over()))
    {
        state_.session.reset();
        state_.lesson.reset();
        drop_puzzle();
        followed_link_.clear();
    }
    remember();
}

void OpenGame::close()
{
    leave();
    state_.session.reset();
    followed_link_.clear();
}

void OpenGame::resume()
{
    if (!state_.session)
    {
        return;
    }
    pages_.show_game();
    if (followed_link_.empty())
    {
        remember();
    }
    else
    {
        state_.platform.address.show_link(followed_link_);
    }
}

void OpenGame::start_new()
{
    record::Game game = pages_.form.game();
    state_.platform.preferences.set(form_preference, pages_.form.saved_choices());
    pages_.form.set_seed(state_.platform.clock.random());
    begin_new(std::move(game), !pages_.form.has_advice(), pages_.form.rules().is_hot_seat());
}

void OpenGame::play_computers(int level)
{
    state_.platform.preferences.set(level_preference, std::to_string(level));
    begin_new(quick_game(level, state_.platform.clock.random()), false, false);
}

/// Begins a game and saves it. The table's agreements are stored first, because the first frame depends on them: to
/// play without advice, and to pass one device round.
void OpenGame::begin_new(record::Game game, bool agreed_without_advice, bool is_hot_seat)
{
    const std::string key = state_.saves.new_key();
    without_advice(state_.platform.preferences).set(key, agreed_without_advice);
    hot_seat(state_.platform.preferences).set(key, is_hot_seat);
    const table::Moment cursor = game.actions.size();
    enter(std::move(game), cursor, key, {});
    autosave_new();
    offer_lessons();
}

void OpenGame::play_again(bool rotated)
{
    record::Game game;
    game.setup = with_all_cards(state_.session->sitting().setup());
    game.setup.seed = short_seed(state_.platform.clock.random());
    game.players = state_.session->sitting().game().players;
    if (rotated)
    {
        std::rotate(game.players.begin(), game.players.end() - 1, game.players.end());
    }
    const std::string key = state_.session->key();
    begin_new(std::move(game), without_advice(state_.platform.preferences).contains(key),
              hot_seat(state_.platform.preferences).contains(key));
}

bool OpenGame::open_saved(const std::string& key)
{
    auto loaded = state_.saves.open(key);
    if (!loaded.ok())
    {
        show_load_error(Key::MessageBadSave, loaded.error(), state_.saves.bytes(key), key + ".elgrande");
        return false;
    }
    enter(std::move(loaded->game), loaded->cursor, key, loaded->name);
    return true;
}

void OpenGame::open_link(std::string_view fragment)
{
    state_.stale = true;
    if (fragment.find_first_not_of("# \t\r\n") == std::string_view::npos)
    {
        return;
    }
    resumes_ = false;
    room_link_ = room_link_in(fragment);
    room_answer_ = room_link_ ? std::nullopt : answer_in(fragment);
    if (room_link_ || room_answer_)
    {
        state_.platform.address.show_link(followed_link_); // until the room is followed
        return;
    }
    auto opened = record::open_link(fragment);
    if (!opened.ok())
    {
        const record::LoadError error =
            is_damaged_room_link(fragment)
                ? record::LoadError{"the link is incomplete", 0, record::ErrorKind::Damaged, {}}
                : opened.error();
        state_.platform.address.show_link(followed_link_);
        show_load_error(Key::MessageBadLink, error, to_bytes(fragment), "el-grande-link.txt");
        return;
    }
    if (!state_.platform.preferences.get(setting_name(sound_row)))
    {
        state_.settings.sound = false; // no sound for people who only followed a link
    }
    if (auto* passed = std::get_if<record::PassedGame>(&opened.value()))
    {
        passed_ = std::move(passed->game);
        receive_passed();
        return;
    }
    if (auto* puzzle = std::get_if<record::Puzzle>(&opened.value()))
    {
        enter_puzzle(std::move(*puzzle), fragment);
        return;
    }
    const auto* position = std::get_if<record::OpenedPosition>(&opened.value());
    const record::PositionTexts texts = position != nullptr ? position->texts : record::PositionTexts();
    const bool has_own_saves = !state_.saves.rows().empty();
    record::Game game = record::to_game(std::move(opened.value()));
    add_comment(game, texts);
    const table::Moment end = game.actions.size();
    enter(std::move(game), end, state_.saves.new_key(), texts.title);
    follow(fragment);
    notify_opened(texts, has_own_saves);
}

/// Shows why a file could not be taken: File::error, which must not be None.
void OpenGame::show_file_error(const platform::File& file)
{
    using Error = platform::File::Error;
    constexpr std::uint64_t kilobyte = 1024;
    const auto kilobytes = [](std::uint64_t bytes)
    { return static_cast<int>(std::min<std::uint64_t>((bytes + kilobyte - 1) / kilobyte, 999'999'999)); };
    const std::string name = fitting_name(file.name);
    const std::string text =
        file.error == Error::TooLarge ? state_.localizer.text(
            Key::MessageFileTooLarge,
            {{"name", name}, {"count", kilobytes(file.size)}, {"left", kilobytes(platform::max_file_bytes)}})
        : file.error == Error::Unreadable ? state_.localizer.text(Key::MessageFileUnreadable, {{"name", name}})
                                          : state_.localizer.text(Key::MessageFileSeveral);
    pages_.ask({state_.localizer.text(Key::MessageBadFile), text, {state_.localizer.text(Key::ButtonOk)}}, {nullptr});
}

void OpenGame::open_file(const platform::File& file)
{
    state_.stale = true;
    if (file.error != platform::File::Error::None)
    {
        show_file_error(file);
        return;
    }
    resumes_ = false;
    auto saved = record::load_save(file.bytes);
    if (saved.ok())
    {
        enter(std::move(saved->game), saved->cursor, state_.saves.new_key(), std::move(saved->name));
        autosave_new();
        return;
    }
    const std::string text = to_text(file.bytes);
    auto record = record::read_record(text);
    if (record.ok())
    {
        const table::Moment end = record->actions.size();
        enter(std::move(record.value()), end, state_.saves.new_key(), {});
        autosave_new();
        return;
    }
    const bool is_text = std::none_of(text.begin(), text.end(), [](char c) { return c >= 0 && c < 9; });
    show_load_error(Key::MessageBadFile, is_text ? record.error() : saved.error(), file.bytes, file.name);
}

void OpenGame::play_on()
{
    auto before = state_.session->sitting().play_on_from_here();
    if (!before)
    {
        return;
    }
    const State state = record::last_state(*before);
    const auto cursor = static_cast<std::uint32_t>(before->actions.size());
    state_.saves.save(
        state_.saves.new_key(),
        {.game = std::move(*before),
         .name = state_.saves.name_for_copy(state_.localizer.text(Key::HomeNameTail, {{"name", title_of_session()}})),
         .saved_at_ms = state_.platform.clock.now_ms(),
         .cursor = cursor},
        state);
    pages_.notify(state_.localizer.text(Key::MessageKeptOld));
}

void OpenGame::changed()
{
    state_.stale = true;
    pages_.table.screen().forget_refusal();
    state_.session->refresh();
    if (state_.settings.advice && !state_.lesson && !state_.puzzle && !state_.guest)
    {
        state_.advice.follow(state_.session->sitting());
    }
    state_.platform.page.game_changed();
    autosave();
}

/// Saves the open game if it has changed. Lessons, puzzles and games of other tables only count as saved.
void OpenGame::autosave()
{
    if (!state_.session || !state_.session->unsaved())
    {
        return;
    }
    state_.session->mark_saved();
    if (state_.lesson || state_.puzzle || state_.guest)
    {
        return; // these can be opened again, and their progress is stored separately
    }
    state_.saves.save(state_.session->key(), state_.session->to_save(state_.platform.clock.now_ms()),
                      state_.session->sitting().saved_state());
    if (!std::exchange(followed_link_, {}).empty())
    {
        state_.platform.address.show_link(""); // from now on a reload opens the save
        remember();
    }
}

void OpenGame::give_file(const std::string& name, const platform::Bytes& bytes)
{
    const platform::SavedFile file = state_.platform.files.save(name, bytes);
    if (!file.path.empty())
    {
        const Key key = file.written ? Key::MessageSavedTo : Key::MessageNotSavedTo;
        pages_.set_banner(state_.localizer.text(key, {{"reason", file.path}})); // the editor has no table
    }
}

void OpenGame::download()
{
    if (state_.session)
    {
        const record::SavedGame game = state_.session->to_save(state_.platform.clock.now_ms());
        const SaveRow row = row_of(state_.session->key(), game, state_.session->sitting().exact_state());
        give_file(file_name(whole_name(row), ".elgrande"), record::save_game(game));
    }
}

void OpenGame::download_saved(const std::string& key)
{
    if (const SaveRow* row = state_.saves.find(key); row != nullptr)
    {
        give_file(file_name(whole_name(*row), ".elgrande"), state_.saves.bytes(key));
    }
}

std::string OpenGame::title_of_session() const
{
    return title_of(state_.localizer, state_.session->name(), state_.session->sitting().game().players);
}

/// Returns the name for the file of a saved game, without its ending; the key for a save that cannot be read.
std::string OpenGame::whole_name(const SaveRow& row) const
{
    return row.error ? row.key : whole_name_of(state_.localizer, row, state_.platform.clock.local(row.saved_at_ms));
}

void OpenGame::ask_name(const std::string& key)
{
    const SaveRow* row = state_.saves.find(key);
    pages_.open(std::make_unique<RenamePage>(state_.context, key,
                                             row != nullptr ? title_of(state_.localizer, *row) : std::string()));
}

void OpenGame::rename(const std::string& key, const std::string& name)
{
    if (record::can_be_seen(name))
    {
        state_.saves.rename(key, name);
        if (state_.session && state_.session->key() == key)
        {
            state_.session->rename(fitting_name(name));
        }
    }
}

void OpenGame::remove(const std::string& key)
{
    if (state_.session && state_.session->key() == key)
    {
        state_.session.reset();
    }
    state_.saves.remove(key);
}

void OpenGame::show_storage_news()
{
    const auto news = state_.saves.take_news();
    if (!news)
    {
        return;
    }
    switch (news->state)
    {
    case platform::StorageState::Ready:
        pages_.set_banner({});
        break;
    case platform::StorageState::Full:
        pages_.set_banner(state_.localizer.text(Key::MessageStorageFull));
        break;
    case platform::StorageState::Slow:
        pages_.set_banner(state_.localizer.text(Key::MessageStorageSlow));
        break;
    case platform::StorageState::Outdated:
        pages_.set_banner(state_.localizer.text(Key::MessageStorageOutdated));
        break;
    case platform::StorageState::Refused:
        pages_.set_banner(state_.localizer.text(Key::MessageStorageRefused, {{"reason", news->detail}}));
        break;
    case platform::StorageState::Broken:
        pages_.set_banner(state_.localizer.text(Key::MessageStorageFailed, {{"reason", news->detail}}));
        break;
    }
    if (news->newer && state_.session && news->newer->key == state_.session->key())
    {
        other_tab_saved(*news->newer);
    }
}

/// Asks whether the open game or the newer state of another tab, `there`, is kept.
void OpenGame::other_tab_saved(const platform::StoredGame& there)
{
    state_.session->mark_unsaved(); // until the player has decided
    pages_.ask({state_.localizer.text(Key::MessageOtherTab),
                state_.localizer.text(Key::MessageOtherTabText, {{"name", title_of_session()}}),
                {state_.localizer.text(Key::MessageOtherTabKeep), state_.localizer.text(Key::MessageOtherTabTake)}},
               {[this, there]
                {
                    state_.saves.adopt(there);
                    autosave();
                },
                [this, there]
                {
                    state_.saves.adopt(there);
                    auto loaded = record::load_save(there.newest);
                    if (!loaded.ok())
                    {
                        show_load_error(Key::MessageBadSave, loaded.error(), there.newest, there.key + ".elgrande");
                        return;
                    }
                    enter(std::move(loaded->game), loaded->cursor, there.key, loaded->name);
                }});
}

/// Shows why `bytes` could not be opened, and offers them as a file of this name.
void OpenGame::show_load_error(words::Key title, const record::LoadError& error, platform::Bytes bytes,
                               std::string name)
{
    pages_.ask(
        {state_.localizer.text(title),
         words::plain(words::load_error(state_.localizer, error)) + ". " + state_.localizer.text(Key::MessageBytesKept),
         {state_.localizer.text(Key::ButtonDownload), state_.localizer.text(Key::ButtonOk)}},
        {[this, bytes = std::move(bytes), name = std::move(name)] { give_file(name, bytes); }, nullptr});
}

/// Opens the link in a text that was pasted outside of text fields. Ignores text without a link.
void OpenGame::take_pasted(const std::string& text)
{
    const auto found = record::open_link(text);
    const bool is_answer = answer_in(text).has_value();
    const bool ours =
        room_link_in(text) || is_answer || found.ok()
        || (found.error().kind != record::ErrorKind::Foreign && found.error().kind != record::ErrorKind::TooLarge);
    if (!ours)
    {
        return;
    }
    if (!state_.session || pages_.at_home() || is_answer) // an answer leaves the open game alone
    {
        open_link(text);
        return;
    }
    state_.stale = true;
    pages_.ask({state_.localizer.text(Key::MessagePastedLink),
                state_.localizer.text(Key::MessagePastedLinkText),
                {state_.localizer.text(Key::HomeSaveOpen), state_.localizer.text(Key::ButtonCancel)}},
               {[this, text] { open_link(text); }, nullptr});
}

void OpenGame::open_incoming()
{
    if (const auto link = state_.platform.address.take_link())
    {
        open_link(*link);
    }
    if (const auto file = state_.platform.files.take_file())
    {
        open_file(*file);
    }
    if (const auto pasted = state_.platform.clipboard.take_pasted())
    {
        take_pasted(*pasted);
    }
    receive_passed();
    if (const auto lesson = resumes_ ? last_game_.lesson() : std::nullopt; lesson && open_lesson(*lesson))
    {
        return;
    }
    if (resumes_ && state_.saves.listed())
    {
        resumes_ = false;
        const auto key = last_game_.find_in(state_.saves.rows());
        // A player who has waited longer, or opened a dialog, stays on the start page unless a game is remembered.
        const bool in_time = last_game_.has_game() || (pages_.dialog() == nullptr && !has_waited_too_long());
        if (key && in_time && open_saved(*key))
        {
            last_game_.remember_in_tab(*key);
        }
    }
}

bool OpenGame::awaits_saves()
{
    if (!wait_began_ms_)
    {
        wait_began_ms_ = state_.now_ms;
    }
    const bool waits = (passed_ || (resumes_ && last_game_.has_game())) && !state_.session && !state_.saves.listed()
                       && !has_waited_too_long();
    if (waits)
    {
        state_.ui.wake_at(*wait_began_ms_ + max_wait_ms);
    }
    return waits;
}

bool OpenGame::has_waited_too_long() const
{
    return wait_began_ms_ && state_.now_ms >= *wait_began_ms_ + max_wait_ms;
}

} // namespace elgrande::screens

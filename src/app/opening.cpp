#include "app/impl.hpp"

#include "record/link/link.hpp"
#include "record/link/link_search.hpp"
#include "record/notation.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <utility>

/// How games come to the table and leave it.
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

} // namespace

std::string App::Impl::game_name(const std::vector<record::Player>& players) const
{
    std::string list;
    for (const record::Player& player : players)
    {
        list += (list.empty() ? "" : ", ") + words::seat_name(localizer, player);
    }
    // A number that no other name begins with: lists of players are cut on small screens, and often the same.
    const auto numbered = [&](int number, const std::string& players_then) {
        return fitting_name(localizer.text(Key::HomeDefaultName, {{"value", number}, {"players", players_then}}));
    };
    int number = 1;
    while (saves.any_named_like(numbered(number, "")))
    {
        ++number;
    }
    return numbered(number, list);
}

/// Writes nothing: what is to be kept although nobody has played yet is saved by keep().
void App::Impl::enter(record::Game game, table::Moment cursor, std::string key, std::string name)
{
    stale = true;
    leave_show();
    resume_open_game = false;
    if (!std::exchange(followed_link, {}).empty())
    {
        platform.address.show_link("");
    }
    session = std::make_unique<GameSession>(localizer, std::move(game), cursor, std::move(key), std::move(name));
    table.screen().forget();
    screen = session->sitting().over() ? Screen::Result : Screen::Table;
    dialogs.clear();
    session->mark_saved();
    after_change();
}

/// From now on a reload comes back to what is shown now.
void App::Impl::remember_open()
{
    std::int64_t since = platform.clock.now_ms();
    for (const SaveRow& row : saves.rows())
    {
        since = std::max(since, row.saved_at_ms); // where the clock was put back
    }
    last_game.is(session && screen != Screen::Home ? session->key() : "", since);
}

/// A game that is not among the saved ones yet.
void App::Impl::autosave_new()
{
    session->mark_unsaved();
    autosave();
    remember_open();
}

void App::Impl::leave()
{
    screen = Screen::Home;
    dialogs.clear();
    if (!followed_link.empty())
    {
        platform.address.show_link("");
    }
    if (session->sitting().over())
    {
        session.reset();
        followed_link.clear();
    }
    remember_open();
}

/// Back from the start page.
void App::Impl::resume()
{
    if (!session)
    {
        return;
    }
    screen = session->sitting().over() ? Screen::Result : Screen::Table;
    if (followed_link.empty())
    {
        remember_open();
    }
    else
    {
        platform.address.show_link(followed_link);
    }
}

void App::Impl::start_new_game()
{
    record::Game game = home.form().game();
    std::string name = game_name(game.players);
    platform.preferences.set(form_preference, home.form().remembered());
    home.form().shuffle(platform.clock.random());
    enter(std::move(game), 0, saves.new_key(), std::move(name));
    autosave_new();
}

bool App::Impl::open_saved(const std::string& key)
{
    auto loaded = saves.open(key);
    if (!loaded.ok())
    {
        tell_bad(Key::MessageBadSave, loaded.error(), saves.bytes(key), key + ".elgrande");
        return false;
    }
    enter(std::move(loaded->game), loaded->cursor, key, loaded->name);
    return true;
}

void App::Impl::open_link(std::string_view fragment)
{
    stale = true;
    if (fragment.find_first_not_of("# \t\r\n") == std::string_view::npos)
    {
        return;
    }
    resume_open_game = false;
    auto opened = record::open_link(fragment);
    if (!opened.ok())
    {
        platform.address.show_link(followed_link);
        tell_bad(Key::MessageBadLink, opened.error(), to_bytes(fragment), "el-grande-link.txt");
        return;
    }
    if (!platform.preferences.get(setting_name(sound_row)))
    {
        settings.sound = false; // who opens a link did not ask for noise
    }
    record::Game game = record::to_game(std::move(opened.value()));
    std::string name = game_name(game.players);
    const table::Moment end = game.actions.size();
    enter(std::move(game), end, saves.new_key(), std::move(name));
    // The address opens it again, until something is played and saved.
    const auto links = record::links_in(fragment).links;
    const auto good =
        std::find_if(links.begin(), links.end(), [](const std::string& link) { return record::open_link(link).ok(); });
    followed_link = good == links.end() ? std::string() : *good;
    platform.address.show_link(followed_link);
    table.screen().notify(localizer.text(Key::MessageOpenedLink), now_ms);
}

void App::Impl::tell_trouble(const platform::File& file)
{
    using Error = platform::File::Error;
    constexpr std::uint64_t kilobyte = 1024;
    const auto kilobytes = [](std::uint64_t bytes)
    { return static_cast<int>(std::min<std::uint64_t>((bytes + kilobyte - 1) / kilobyte, 999'999'999)); };
    const std::string name = fitting_name(file.name);
    const std::string text =
        file.error == Error::TooLarge ? localizer.text(
            Key::MessageFileTooLarge,
            {{"name", name}, {"count", kilobytes(file.size)}, {"left", kilobytes(platform::largest_file)}})
        : file.error == Error::Unreadable ? localizer.text(Key::MessageFileUnreadable, {{"name", name}})
                                          : localizer.text(Key::MessageFileSeveral);
    ask({localizer.text(Key::MessageBadFile), text, {localizer.text(Key::ButtonOk)}}, {nullptr});
}

void App::Impl::open_file(const platform::File& file)
{
    stale = true;
    if (file.error != platform::File::Error::None)
    {
        tell_trouble(file);
        return;
    }
    resume_open_game = false;
    auto saved = record::load_save(file.bytes);
    if (saved.ok())
    {
        std::string name = saved->name.empty() ? game_name(saved->game.players) : saved->name;
        enter(std::move(saved->game), saved->cursor, saves.new_key(), std::move(name));
        autosave_new();
        return;
    }
    const std::string text = to_text(file.bytes);
    auto record = record::read_record(text);
    if (record.ok())
    {
        std::string name = game_name(record->players);
        const table::Moment end = record->actions.size();
        enter(std::move(record.value()), end, saves.new_key(), std::move(name));
        autosave_new();
        return;
    }
    const bool is_text = std::none_of(text.begin(), text.end(), [](char c) { return c >= 0 && c < 9; });
    tell_bad(Key::MessageBadFile, is_text ? record.error() : saved.error(), file.bytes, file.name);
}

} // namespace elgrande::screens

#include "app/saves.hpp"

#include "record/utf8.hpp"
#include "rules/game.hpp"
#include "rules/majority.hpp"
#include "words/localizer.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::screens
{

struct Saves::Impl
{
    platform::Platform& platform;
    bool listed = false;
    bool changed = false;
    bool unread = false; ///< the list could not be read
    std::vector<platform::StoredGame> games;
    std::vector<SaveRow> rows;
    std::optional<SaveNews> news;
    platform::StorageState told = platform::StorageState::Ready;
    std::optional<platform::StoredGame> removed;
    SaveRow removed_row;

    explicit Impl(platform::Platform& where) : platform(where) {}

    /// The stored game with this key, or nullptr.
    const platform::StoredGame* find(const std::string& key) const
    {
        const auto found = std::find_if(games.begin(), games.end(), [&](const auto& game) { return game.key == key; });
        return found == games.end() ? nullptr : &*found;
    }

    static void refresh(const std::shared_ptr<Impl>& self);
    /// Notes news after an answer of the storage. `there` is what another tab wrote, for NewerElsewhere.
    void wrote(platform::WriteOutcome outcome, const platform::StoredGame& there);
    void put(SaveRow row, platform::Bytes bytes);
};

namespace
{

/// Reads the newest generation, or the previous one if the newest is damaged. Not so for a save of a newer version of
/// this program: it is intact, and saving a game read from the previous generation would overwrite it.
record::Loaded<record::SavedGame> load(const platform::StoredGame& game)
{
    auto newest = record::load_save(game.newest);
    if (!newest.ok() && newest.error().kind != record::ErrorKind::Newer && !game.previous.empty())
    {
        auto previous = record::load_save(game.previous);
        if (previous.ok())
        {
            return previous;
        }
    }
    return newest;
}

BoardSketch sketch_of(const record::Game& game, const State& state)
{
    BoardSketch sketch;
    sketch.king = state.king;
    std::transform(all_regions.begin(), all_regions.end(), sketch.first.begin(),
                   [&](Place region)
                   {
                       const Seat first = payout(state, region).standing.sole_first;
                       return first < game.players.size() ? static_cast<int>(game.players[first].colour) : -1;
                   });
    return sketch;
}

} // namespace

SaveRow row_of(const std::string& key, const record::SavedGame& game, const State& state)
{
    return {.key = key,
            .name = game.name,
            .saved_at_ms = game.saved_at_ms,
            .players = game.game.players,
            .edition = state.setup.edition,
            .round = round_number(state.setup, state.round),
            .over = is_over(state),
            .board = sketch_of(game.game, state),
            .error = {}};
}

namespace
{

/// The row of a stored game, for which its bytes are read and the game replayed.
SaveRow row_read_from(const platform::StoredGame& game)
{
    const auto loaded = load(game);
    if (!loaded.ok())
    {
        SaveRow row;
        row.key = game.key;
        row.saved_at_ms = game.written_at_ms;
        row.error = loaded.error();
        row.name = game.key;
        return row;
    }
    return row_of(game.key, loaded.value(), record::replay(loaded->game, loaded->cursor));
}

} // namespace

void Saves::Impl::wrote(platform::WriteOutcome outcome, const platform::StoredGame& there)
{
    const platform::StorageState state = platform.storage.state();
    const bool newer = outcome == platform::WriteOutcome::NewerElsewhere;
    if (std::exchange(told, state) != state || newer)
    {
        changed = true; // otherwise there is nothing new to show
        news = SaveNews{state, platform.storage.detail(), newer ? std::optional(there) : std::nullopt};
    }
}

/// Updates the list with a game that is being written, so that it need not be read again.
void Saves::Impl::put(SaveRow row, platform::Bytes bytes)
{
    platform::StoredGame game;
    game.key = row.key;
    game.written_at_ms = platform.clock.now_ms();
    game.newest = std::move(bytes);
    std::erase_if(games, [&](const auto& other) { return other.key == row.key; });
    std::erase_if(rows, [&](const auto& other) { return other.key == row.key; });
    rows.insert(rows.begin(), std::move(row));
    games.insert(games.begin(), std::move(game));
}

Saves::Saves(platform::Platform& platform) : impl_(std::make_shared<Impl>(platform)) {}

Saves::~Saves() = default;

void Saves::refresh()
{
    Impl::refresh(impl_);
}

void Saves::Impl::refresh(const std::shared_ptr<Impl>& self)
{
    self->platform.storage.list(
        [weak = std::weak_ptr(self)](std::vector<platform::StoredGame> stored)
        {
            const auto inside = weak.lock();
            if (!inside)
            {
                return;
            }
            for (platform::StoredGame& game : stored)
            {
                // A save written in the meantime is newer than the list.
                if (inside->find(game.key) == nullptr)
                {
                    inside->rows.push_back(row_read_from(game));
                    inside->games.push_back(std::move(game));
                }
            }
            const platform::StorageState state = inside->platform.storage.state();
            inside->listed = state != platform::StorageState::Slow;
            inside->unread = inside->listed && state != platform::StorageState::Ready;
            inside->wrote(platform::WriteOutcome::Written, {});
            inside->changed = true;
        });
}

bool Saves::listed() const
{
    return impl_->listed;
}

const std::vector<SaveRow>& Saves::rows() const
{
    return impl_->rows;
}

const SaveRow* Saves::find(const std::string& key) const
{
    const auto found =
        std::find_if(impl_->rows.begin(), impl_->rows.end(), [&](const SaveRow& row) { return row.key == key; });
    return found != impl_->rows.end() ? &*found : nullptr;
}

std::string Saves::name_for_copy(std::string_view name) const
{
    if (name.empty())
    {
        return {};
    }
    const auto taken = [this](const std::string& candidate)
    {
        return std::any_of(impl_->rows.begin(), impl_->rows.end(),
                           [&](const SaveRow& row) { return row.name == candidate; });
    };
    std::string candidate = fitting_name(name);
    for (int number = 2; taken(candidate); ++number)
    {
        // The distinguishing part comes first: a long name is cut at its end.
        candidate = fitting_name(std::to_string(number) + ". " + std::string(name));
    }
    return candidate;
}

record::Loaded<record::SavedGame> Saves::open(const std::string& key) const
{
    const platform::StoredGame* game = impl_->find(key);
    return game != nullptr ? load(*game)
                           : record::Loaded<record::SavedGame>(record::LoadError{"there is no such game"});
}

platform::Bytes Saves::bytes(const std::string& key) const
{
    const platform::StoredGame* game = impl_->find(key);
    return game != nullptr ? game->newest : platform::Bytes();
}

void Saves::save(const std::string& key, const record::SavedGame& game, const State& state)
{
    write(row_of(key, game, state), record::save_game(game));
}

/// Returns a callback for the storage's answer to a write.
platform::Storage::Answer Saves::noting()
{
    return [weak = std::weak_ptr(impl_)](platform::WriteOutcome outcome, const platform::StoredGame& there)
    {
        if (const auto inside = weak.lock())
        {
            inside->wrote(outcome, there);
            if (outcome == platform::WriteOutcome::Written && std::exchange(inside->unread, false))
            {
                Impl::refresh(inside); // what could not be read may be readable now
            }
        }
    };
}

void Saves::write(SaveRow row, const platform::Bytes& bytes)
{
    const std::string key = row.key;
    impl_->put(std::move(row), bytes);
    impl_->platform.storage.save(key, bytes, noting());
}

void Saves::adopt(const platform::StoredGame& there)
{
    impl_->put(row_read_from(there), there.newest);
    impl_->platform.storage.adopt(there);
}

void Saves::rename(const std::string& key, const std::string& name)
{
    auto loaded = open(key);
    if (loaded.ok())
    {
        loaded->name = fitting_name(name);
        save(key, *loaded, record::replay(loaded->game, loaded->cursor));
    }
}

void Saves::remove(const std::string& key)
{
    const platform::StoredGame* game = impl_->find(key);
    if (game == nullptr)
    {
        return;
    }
    impl_->removed = *game;
    const SaveRow* row = find(key);
    impl_->removed_row = row != nullptr ? *row : SaveRow{.key = key, .name = key};
    std::erase_if(impl_->games, [&](const auto& other) { return other.key == key; });
    std::erase_if(impl_->rows, [&](const auto& other) { return other.key == key; });
    impl_->platform.storage.erase(key, noting());
}

const SaveRow* Saves::removed() const
{
    return impl_->removed ? &impl_->removed_row : nullptr;
}

void Saves::bring_back()
{
    if (impl_->removed)
    {
        // A new key, because the storage remembers that the old one was erased.
        platform::StoredGame back = *impl_->removed;
        back.key = new_key();
        back.written_at_ms = impl_->platform.clock.now_ms();
        write(row_read_from(back), back.newest);
        impl_->removed.reset();
    }
}

std::optional<SaveNews> Saves::take_news()
{
    std::optional<SaveNews> news;
    std::swap(news, impl_->news);
    return news;
}

bool Saves::changed() const
{
    return impl_->changed;
}

void Saves::mark_shown()
{
    impl_->changed = false;
}

bool Saves::settled() const
{
    return impl_->platform.storage.settled();
}

std::string Saves::new_key()
{
    return platform::new_game_key(impl_->platform.clock.random());
}

} // namespace elgrande::screens

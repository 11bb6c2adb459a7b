#include "app/saves.hpp"

#include "record/utf8.hpp"
#include "rules/game.hpp"
#include "rules/majority.hpp"
#include "words/localizer.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace elgrande::screens
{

static_assert(platform::max_save_bytes == record::max_save_bytes);

struct Saves::Impl
{
    platform::Platform& platform;
    bool listed = false;
    bool changed = false;
    bool list_failed = false;
    std::map<std::string, platform::StoredGame> games; ///< those in `rows`, by key
    std::vector<SaveRow> rows;
    std::optional<SaveNews> news;
    platform::StorageState last_state = platform::StorageState::Ready; ///< that note_state() has seen
    std::optional<platform::StoredGame> removed;
    SaveRow removed_row;

    explicit Impl(platform::Platform& where) : platform(where) {}

    static void refresh(const std::shared_ptr<Impl>& self);
    void note_state();
    void note_newer(const platform::StoredGame& newer);
    void put(SaveRow row, platform::Bytes bytes);
};

namespace
{

/// A generation of a stored game, and the game that its bytes contain.
struct Generation
{
    const platform::Bytes& bytes;
    record::Loaded<record::SavedGame> game;
};

/// Reads the newest generation, or the previous one if only the newest is damaged. Does not fall back if the newest was
/// written by a newer version of the program: that save is intact, and saving the older generation would overwrite it.
Generation load(const platform::StoredGame& stored)
{
    auto newest = record::load_save(stored.newest);
    if (!newest.ok() && newest.error().kind != record::ErrorKind::Newer && !stored.previous.empty())
    {
        auto previous = record::load_save(stored.previous);
        if (previous.ok())
        {
            return {stored.previous, std::move(previous)};
        }
    }
    return {stored.newest, std::move(newest)};
}

} // namespace

BoardSketch sketch_of(const State& state, std::span<const record::Colour> colours)
{
    BoardSketch sketch;
    sketch.king = state.king;
    std::transform(all_regions.begin(), all_regions.end(), sketch.first.begin(),
                   [&](Place region)
                   {
                       const Seat first = payout(state, region).standing.sole_first;
                       return first < colours.size() ? static_cast<int>(colours[first]) : -1;
                   });
    return sketch;
}

SaveRow row_of(const std::string& key, const record::SavedGame& game, const State& state)
{
    return {.key = key,
            .name = game.name,
            .saved_at_ms = game.saved_at_ms,
            .players = game.game.players,
            .edition = state.setup.edition,
            .round = round_number(state.setup, state.round),
            .over = is_over(state),
            .asked = is_over(state) ? nobody : state.decision.seat,
            .board = sketch_of(state, record::colours_of(game.game.players)),
            .error = {}};
}

namespace
{

/// Returns the row of a stored game. Parses and replays the game.
SaveRow row_read_from(const platform::StoredGame& stored)
{
    const auto loaded = load(stored).game;
    if (!loaded.ok())
    {
        SaveRow row;
        row.key = stored.key;
        row.saved_at_ms = stored.written_at_ms;
        row.error = loaded.error();
        row.name = stored.key;
        return row;
    }
    return row_of(stored.key, loaded.value(), record::replay(loaded->game, loaded->cursor));
}

} // namespace

/// Records news if the state of the storage has changed.
void Saves::Impl::note_state()
{
    const platform::StorageState state = platform.storage.state();
    if (std::exchange(last_state, state) != state)
    {
        changed = true; // otherwise there is nothing new to show
        news = SaveNews{state, platform.storage.detail(), std::nullopt};
    }
}

/// Records the news that another tab has saved `newer`.
void Saves::Impl::note_newer(const platform::StoredGame& newer)
{
    last_state = platform.storage.state();
    changed = true;
    news = SaveNews{last_state, platform.storage.detail(), newer};
}

/// Updates the list with a game that is being written, so that it need not be read again.
void Saves::Impl::put(SaveRow row, platform::Bytes bytes)
{
    games[row.key] = {.key = row.key, .written_at_ms = platform.clock.now_ms(), .newest = std::move(bytes)};
    std::erase_if(rows, [&](const auto& other) { return other.key == row.key; });
    rows.insert(rows.begin(), std::move(row));
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
            const auto impl = weak.lock();
            if (!impl)
            {
                return;
            }
            for (platform::StoredGame& game : stored)
            {
                // A save written in the meantime is newer than the list.
                if (const auto [entry, is_new] = impl->games.try_emplace(game.key); is_new)
                {
                    impl->rows.push_back(row_read_from(game));
                    entry->second = std::move(game);
                }
            }
            const platform::StorageState state = impl->platform.storage.state();
            impl->listed = state != platform::StorageState::Slow;
            impl->list_failed = impl->listed && state != platform::StorageState::Ready;
            impl->note_state();
            impl->changed = true;
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
    const auto found = impl_->games.find(key);
    return found != impl_->games.end() ? load(found->second).game
                                       : record::Loaded<record::SavedGame>(record::LoadError{"there is no such game"});
}

platform::Bytes Saves::bytes(const std::string& key) const
{
    const auto found = impl_->games.find(key);
    return found != impl_->games.end() ? found->second.newest : platform::Bytes();
}

void Saves::save(const std::string& key, const record::SavedGame& game, const State& state)
{
    write(row_of(key, game, state), record::save_game(game));
}

/// Returns a callback for the storage's answer to a write or an erasure.
platform::Storage::Answer Saves::write_callback()
{
    return [weak = std::weak_ptr(impl_)](platform::WriteOutcome outcome, const platform::StoredGame& there)
    {
        const auto impl = weak.lock();
        if (!impl)
        {
            return;
        }
        if (outcome == platform::WriteOutcome::NewerElsewhere)
        {
            impl->note_newer(there);
            return;
        }
        impl->note_state();
        if (outcome == platform::WriteOutcome::Written && std::exchange(impl->list_failed, false))
        {
            Impl::refresh(impl); // what could not be read may be readable now
        }
    };
}

void Saves::write(SaveRow row, const platform::Bytes& bytes)
{
    const std::string key = row.key;
    impl_->put(std::move(row), bytes);
    impl_->platform.storage.save(key, bytes, write_callback());
}

void Saves::adopt(const platform::StoredGame& newer)
{
    impl_->put(row_read_from(newer), newer.newest);
    impl_->platform.storage.adopt(newer);
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
    const SaveRow* row = find(key);
    if (row == nullptr)
    {
        return;
    }
    impl_->removed_row = *row;
    impl_->removed = std::move(impl_->games.extract(key).mapped());
    const std::string& removed_key = impl_->removed->key; // `key` may be that of the row
    std::erase_if(impl_->rows, [&](const auto& other) { return other.key == removed_key; });
    impl_->platform.storage.erase(removed_key, write_callback());
}

const SaveRow* Saves::removed() const
{
    return impl_->removed ? &impl_->removed_row : nullptr;
}

void Saves::restore()
{
    if (impl_->removed)
    {
        // A new key, because the storage remembers that the old one was erased.
        platform::StoredGame restored = *std::exchange(impl_->removed, std::nullopt);
        restored.key = new_key();
        restored.written_at_ms = impl_->platform.clock.now_ms();
        write(row_read_from(restored), load(restored).bytes);
    }
}

std::optional<SaveNews> Saves::take_news()
{
    return std::exchange(impl_->news, std::nullopt);
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

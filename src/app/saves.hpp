#pragma once

#include "platform/platform.hpp"
#include "record/save.hpp"
#include "screens/model/saved_games.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::screens
{

/// Returns the list's row for a save. `state` is that of the game at its cursor.
SaveRow row_of(const std::string& key, const record::SavedGame& game, const State& state);

/// News of the storage. The state Ready means that an earlier problem is solved.
struct SaveNews
{
    platform::StorageState state{};
    std::string detail;
    std::optional<platform::StoredGame> newer; ///< another tab saved this game meanwhile
};

/// The saved games: the list, and saving, renaming, removing and restoring them. The storage may answer at any time;
/// answers after the destruction of this object are ignored.
class Saves
{
public:
    explicit Saves(platform::Platform& platform);
    ~Saves();
    Saves(const Saves&) = delete;
    Saves& operator=(const Saves&) = delete;

    /// Requests the list from the storage. Saves already in rows() are kept as they are.
    void refresh();
    /// True once the list has arrived.
    bool listed() const;
    const std::vector<SaveRow>& rows() const;
    /// The list for the start page. Valid until the next call that changes something.
    SavedGames shown_games() const { return {rows(), listed(), removed()}; }

    /// Returns the name, with a number if another save has it. Empty stays empty, the name of an unnamed game.
    std::string name_for_copy(std::string_view name) const;

    /// Reads the game of a row. Falls back to its previous generation if the newest is damaged.
    record::Loaded<record::SavedGame> open(const std::string& key) const;
    /// The newest bytes of a row, valid or not.
    platform::Bytes bytes(const std::string& key) const;

    /// Saves a game. `state` is that of the game at its cursor, for the list's row: nothing is replayed.
    void save(const std::string& key, const record::SavedGame& game, const State& state);
    /// Takes over what another tab has saved (SaveNews::newer), so that the next save replaces it.
    void adopt(const platform::StoredGame& there);
    void rename(const std::string& key, const std::string& name);
    void remove(const std::string& key);
    /// The game removed last, which bring_back() restores; nullptr if there is none.
    const SaveRow* removed() const;
    void bring_back();

    /// Returns the latest news since the last call, if any.
    std::optional<SaveNews> take_news();
    /// True if the storage has answered something that no frame has shown yet; mark_shown() resets it.
    bool changed() const;
    void mark_shown();
    bool settled() const;

    std::string new_key();

private:
    void write(SaveRow row, const platform::Bytes& bytes);
    platform::Storage::Answer noting();

    struct Impl;
    std::shared_ptr<Impl> impl_;
};

} // namespace elgrande::screens

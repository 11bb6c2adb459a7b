#pragma once

#include "platform/platform.hpp"
#include "record/save.hpp"
#include "screens/model/saved_games.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::screens
{

/// Returns the list's row for a save. `state` is the state of the game at its cursor.
SaveRow row_of(const std::string& key, const record::SavedGame& game, const State& state);

/// Returns the thumbnail of a position for lists. `colours` has the players' colours by seat. Where the dummy alone has
/// the most caballeros, the region shows no colour.
BoardSketch sketch_of(const State& state, std::span<const record::Colour> colours);

/// News of the storage. The state Ready means that there is no problem, or no longer one.
struct SaveNews
{
    platform::StorageState state{};
    std::string detail;                        ///< Storage::detail()
    std::optional<platform::StoredGame> newer; ///< another tab saved this game in the meantime
};

/// The saved games: the list, and saving, renaming, removing and restoring them. The storage may answer at any time;
/// answers after the destruction of this object are ignored.
class Saves
{
public:
    /// `platform` must outlive this object. Requests nothing before refresh().
    explicit Saves(platform::Platform& platform);
    ~Saves();
    Saves(const Saves&) = delete;
    Saves& operator=(const Saves&) = delete;

    /// Requests the list from the storage. Saves already in rows() are kept as they are.
    void refresh();
    /// True once the list has arrived, or the storage has reported that it cannot be read.
    bool listed() const;
    /// Returns the saved games that are known so far. Those that this program has saved come before those that were
    /// only listed; within each group the newest comes first.
    const std::vector<SaveRow>& rows() const;
    /// Returns the row with this key, or nullptr. Valid until rows() change.
    const SaveRow* find(const std::string& key) const;
    /// Returns the list for the start page. Valid until rows() or removed() change.
    SavedGames shown_games() const { return {rows(), listed(), removed()}; }

    /// Returns a name that no other save has, for a copy: fitting_name() of `name`, after a number if it is taken ("2.
    /// My game"). The empty name of an unnamed game stays empty.
    std::string name_for_copy(std::string_view name) const;

    /// Reads a saved game. Falls back to its previous generation if the newest is damaged, but not if a newer version
    /// of the program has written it. Returns an error if neither can be read or there is no such game.
    record::Loaded<record::SavedGame> open(const std::string& key) const;
    /// Returns the newest bytes of a saved game, valid or not; empty if there is no such game.
    platform::Bytes bytes(const std::string& key) const;

    /// Saves a game, under an existing key or a new_key(). `state` is the state of the game at its cursor, for the
    /// list's row: nothing is replayed.
    void save(const std::string& key, const record::SavedGame& game, const State& state);
    /// Takes over the state that another tab has saved (SaveNews::newer), so that the next save replaces it.
    void adopt(const platform::StoredGame& newer);
    /// Rename or remove a saved game. Do nothing if there is no such game; a game that cannot be read is not renamed.
    void rename(const std::string& key, const std::string& name);
    void remove(const std::string& key);
    /// Returns the game removed last, which restore() saves again; nullptr if there is none. Valid until the next
    /// remove() or restore().
    const SaveRow* removed() const;
    /// Saves the game that was removed last again, under a new key. Restores the generation that open() would have
    /// read. Does nothing if there is none.
    void restore();

    /// Returns the latest news since the last call, if any.
    std::optional<SaveNews> take_news();
    /// True if the storage has answered something that no frame has shown yet; mark_shown() resets it.
    bool changed() const;
    void mark_shown();
    /// True if the storage has written everything.
    bool settled() const;

    /// Returns a random key for a new game (platform::new_game_key).
    std::string new_key();

private:
    void write(SaveRow row, const platform::Bytes& bytes);
    platform::Storage::Answer write_callback();

    struct Impl;
    std::shared_ptr<Impl> impl_;
};

} // namespace elgrande::screens

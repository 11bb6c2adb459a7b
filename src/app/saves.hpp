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

/// As the list shows a save; `state`: of the game at its cursor.
SaveRow row_of(const std::string& key, const record::SavedGame& game, const State& state);

/// News of a storage after a save. Ready after trouble: all is well again.
struct SaveNews
{
    platform::StorageState state{};
    std::string detail;
    std::optional<platform::StoredGame> newer; ///< another tab saved this game meanwhile
};

/// Saved games: listed, kept up to date, renamed, removed and brought back. Answers of the storage may come at any
/// time; they are dropped once this object is gone.
class Saves
{
public:
    explicit Saves(platform::Platform& platform);
    ~Saves();
    Saves(const Saves&) = delete;
    Saves& operator=(const Saves&) = delete;

    /// Reads what is saved, once.
    void refresh();
    bool listed() const;
    const std::vector<SaveRow>& rows() const;
    /// As the start page shows them: until the next call of a function that changes something.
    SavedGames shown_games() const { return {rows(), listed(), removed()}; }

    /// The name, with a number if there is such a row already; none for a game that nobody named.
    std::string name_for_copy(std::string_view name) const;

    /// The game of a row, if it can be opened.
    record::Loaded<record::SavedGame> open(const std::string& key) const;
    /// The bytes of a row, good or bad.
    platform::Bytes bytes(const std::string& key) const;

    /// `state`: of the game at its cursor. The list tells of both as they are: nothing is decoded or played again.
    void save(const std::string& key, const record::SavedGame& game, const State& state);
    /// Another tab's state is the one to go on from.
    void adopt(const platform::StoredGame& there);
    void rename(const std::string& key, const std::string& name);
    void remove(const std::string& key);
    /// The game that was removed last can be brought back until the next one is removed.
    const SaveRow* removed() const;
    void bring_back();

    /// The news since the last call.
    std::optional<SaveNews> take_news();
    /// An answer has come that no frame has shown yet.
    bool changed() const;
    void shown();
    bool settled() const;

    std::string new_key();

private:
    void write(SaveRow row, const platform::Bytes& bytes);
    platform::Storage::Answer noting();

    struct Impl;
    std::shared_ptr<Impl> impl_;
};

} // namespace elgrande::screens

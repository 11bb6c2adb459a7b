#pragma once

#include "platform/storage.hpp"
#include "platform/web/bridge.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace elgrande::platform::web
{

/// Saved games in the browser's IndexedDB, which web/storage.js reads and writes.
class IndexedDb final : public StorageBackend
{
public:
    void list(std::function<void(Listed)> answer) override;
    void write(const std::string& key, std::uint64_t expected, const Bytes& bytes,
               std::function<void(Written)> answer) override;
    void erase(const std::string& key, std::function<void(Written)> answer) override;

    /// Adds a game to the answer of the list() with number `request`. Ignores keys that are not those of games.
    void on_found(int request, StoredGame game);

    /// Answers the list() with number `request`: with all games reported by on_found(), or with none if it is Slow,
    /// and then once more.
    void on_listed(int request, StorageState state, std::string detail);

    /// Answers the write() or erase() with number `request`; after Waiting once more. Like the functions above, does
    /// nothing if there is no such request.
    void on_written(int request, Written written);

private:
    struct Listing
    {
        std::vector<StoredGame> games;
        std::function<void(Listed)> answer;
    };

    int next_request_ = 1;
    std::map<int, Listing> listings_;                      ///< unanswered calls of list() by their number
    std::map<int, std::function<void(Written)>> writings_; ///< of write() and erase()
};

} // namespace elgrande::platform::web

#pragma once

#include "platform/storage.hpp"
#include "platform/web/bridge.hpp"

#include <map>

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

    /// Adds a game to the answer of the list() with number `request`.
    void found(int request, StoredGame game);

    /// Answers that list(), after all found().
    void listed(int request, StorageState state, std::string detail);

    /// Answers the write() or erase() with number `request`.
    void written(int request, Written written);

private:
    struct Listing
    {
        std::vector<StoredGame> games;
        std::function<void(Listed)> answer;
    };

    int next_request_ = 1;
    std::map<int, Listing> listings_;
    std::map<int, std::function<void(Written)>> writings_;
};

} // namespace elgrande::platform::web

#pragma once

#include "platform/storage.hpp"
#include "platform/web/bridge.hpp"

#include <map>

namespace elgrande::platform::web
{

/// Saved games in the browser's IndexedDB; web/storage.js does the work there.
class IndexedDb final : public StorageBackend
{
public:
    void list(std::function<void(Listed)> answer) override;
    void write(const std::string& key, std::uint64_t expected, const Bytes& bytes,
               std::function<void(Written)> answer) override;
    void erase(const std::string& key, std::function<void(Written)> answer) override;

    /// One game of the answer to a list() that is still to come.
    void found(int request, StoredGame game);

    /// The answer to a list(), after all that was found.
    void listed(int request, StorageState state, std::string detail);

    /// The answer to a write() or an erase().
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

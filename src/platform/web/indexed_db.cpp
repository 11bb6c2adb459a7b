#include "platform/web/indexed_db.hpp"

#include <utility>

namespace elgrande::platform::web
{

void IndexedDb::list(std::function<void(Listed)> answer)
{
    const int request = next_request_++;
    listings_[request].answer = std::move(answer);
    call("listGames", {}, {static_cast<double>(request)});
}

void IndexedDb::write(const std::string& key, std::uint64_t expected, const Bytes& bytes,
                      std::function<void(Written)> answer)
{
    const int request = next_request_++;
    writings_[request] = std::move(answer);
    call("writeGame", {key, as_text(bytes)}, {static_cast<double>(expected), static_cast<double>(request)});
}

void IndexedDb::erase(const std::string& key, std::function<void(Written)> answer)
{
    const int request = next_request_++;
    writings_[request] = std::move(answer);
    call("eraseGame", {key}, {static_cast<double>(request)});
}

void IndexedDb::on_found(int request, StoredGame game)
{
    const auto listing = listings_.find(request);
    if (listing != listings_.end() && is_game_key(game.key))
    {
        // Bytes that are too large to be a game are listed too, so that they can be downloaded and deleted.
        listing->second.games.push_back(std::move(game));
    }
}

void IndexedDb::on_listed(int request, StorageState state, std::string detail)
{
    const auto listing = listings_.find(request);
    if (listing == listings_.end())
    {
        return;
    }
    if (state == StorageState::Slow)
    {
        listing->second.answer({state, std::move(detail), {}});
        return;
    }
    const Listing done = std::move(listing->second);
    listings_.erase(listing);
    done.answer({state, std::move(detail), done.games});
}

void IndexedDb::on_written(int request, Written written)
{
    const auto writing = writings_.find(request);
    if (writing == writings_.end())
    {
        return;
    }
    const auto answer = writing->second;
    if (written.outcome != WriteOutcome::Waiting)
    {
        writings_.erase(writing);
    }
    answer(std::move(written));
}

} // namespace elgrande::platform::web

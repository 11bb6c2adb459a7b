#include "platform/storage.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::platform
{

Storage::Storage(std::unique_ptr<StorageBackend> backend) : backend_(std::move(backend)) {}

void Storage::report(StorageState state, std::string detail)
{
    state_ = state;
    detail_ = std::move(detail);
}

void Storage::list(std::function<void(std::vector<StoredGame>)> answer)
{
    backend_->list(
        [this, answer = std::move(answer)](StorageBackend::Listed listed)
        {
            report(listed.state, std::move(listed.detail));
            std::vector<StoredGame> games;
            for (StoredGame& game : listed.games)
            {
                WriteQueue& queue = queues_[game.key];
                // Keep the revision that a running or failed write is based on.
                if (!queue.running && !queue.failed)
                {
                    queue.revision = game.revision;
                }
                const auto place =
                    std::find_if(games.begin(), games.end(),
                                 [&](const StoredGame& other) { return other.written_at_ms < game.written_at_ms; });
                games.insert(place, std::move(game));
            }
            answer(std::move(games));
        });
}

void Storage::save(const std::string& key, Bytes bytes, Answer answer)
{
    put(key, {std::move(bytes), {std::move(answer)}});
}

void Storage::erase(const std::string& key, Answer answer)
{
    put(key, {std::nullopt, {std::move(answer)}});
}

void Storage::put(const std::string& key, Work work)
{
    WriteQueue& queue = queues_[key];
    queue.failed.reset();
    if (!queue.running)
    {
        start(key, std::move(work));
        return;
    }
    if (queue.waiting)
    {
        work.answers.insert(work.answers.begin(), queue.waiting->answers.begin(), queue.waiting->answers.end());
    }
    queue.waiting = std::move(work);
}

void Storage::start(const std::string& key, Work work)
{
    WriteQueue& queue = queues_[key];
    queue.running = std::move(work);
    const auto answer = [this, key](const StorageBackend::Written& written) { finish(key, written); };
    if (const std::optional<Bytes> bytes = queue.running->bytes)
    {
        backend_->write(key, queue.revision, *bytes, answer);
    }
    else
    {
        backend_->erase(key, answer);
    }
}

void Storage::report_outcome(const std::vector<Answer>& answers, WriteOutcome outcome, const StoredGame& there)
{
    for (const Answer& answer : answers)
    {
        if (answer)
        {
            answer(outcome, there);
        }
    }
}

void Storage::finish(const std::string& key, const StorageBackend::Written& written)
{
    report(written.state, written.detail);
    WriteQueue& queue = queues_[key];
    if (written.outcome == WriteOutcome::Waiting)
    {
        const std::vector<Answer> answers = queue.running->answers;
        report_outcome(answers, written.outcome, written.now);
        return;
    }
    const Work done = std::move(*queue.running);
    queue.running.reset();
    std::optional<Work> next = std::exchange(queue.waiting, std::nullopt);
    if (written.outcome == WriteOutcome::Written)
    {
        queue.revision = done.bytes ? written.now.revision : 0;
        failed_retries_ = 0;
    }
    else if (written.outcome == WriteOutcome::Failed && !next)
    {
        queue.failed = Work{done.bytes, {done.answers.back()}};
    }
    if (next && next->bytes && written.outcome == WriteOutcome::NewerElsewhere)
    {
        // The waiting write would meet the same newer game, so its answers get the same outcome.
        report_outcome(next->answers, written.outcome, written.now);
        next.reset();
    }
    report_outcome(done.answers, written.outcome, written.now);
    if (next)
    {
        put(key, std::move(*next));
    }
    if (written.outcome == WriteOutcome::Written)
    {
        retry(); // there may be room now
    }
}

bool Storage::any_failed() const
{
    return std::any_of(queues_.begin(), queues_.end(),
                       [](const auto& queue) { return queue.second.failed.has_value(); });
}

void Storage::retry()
{
    failed_retries_ += any_failed() ? 1 : 0;
    for (auto& [key, queue] : queues_)
    {
        if (queue.failed && !queue.running)
        {
            Work again = std::move(*queue.failed);
            queue.failed.reset();
            start(key, std::move(again));
        }
    }
}

std::optional<int> Storage::retry_in_ms() const
{
    constexpr int shortest = 2000;
    constexpr int max_doublings = 5; // about a minute
    return any_failed() ? std::optional(shortest << std::min(failed_retries_, max_doublings)) : std::nullopt;
}

void Storage::adopt(const StoredGame& game)
{
    queues_[game.key].revision = game.revision;
}

bool Storage::settled() const
{
    return std::none_of(queues_.begin(), queues_.end(),
                        [](const auto& queue)
                        { return queue.second.running || queue.second.waiting || queue.second.failed; });
}

std::string new_game_key(std::uint64_t random)
{
    static constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz234567";
    std::string key = "game-";
    for (int i = 0; i < 12; ++i)
    {
        key += letters[random & 31U];
        random >>= 5U;
    }
    return key;
}

bool is_game_key(std::string_view key)
{
    constexpr std::size_t longest = 40;
    return !key.empty() && key.size() <= longest
           && std::all_of(key.begin(), key.end(),
                          [](char c) {
                              return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
                                     || c == '-' || c == '_';
                          });
}

} // namespace elgrande::platform

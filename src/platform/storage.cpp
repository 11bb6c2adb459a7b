#include "platform/storage.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::platform
{

Storage::Storage(std::unique_ptr<StorageBackend> backend) : backend_(std::move(backend)) {}

void Storage::note(StorageState state, std::string detail)
{
    state_ = state;
    detail_ = std::move(detail);
}

void Storage::list(std::function<void(std::vector<StoredGame>)> answer)
{
    backend_->list(
        [this, answer = std::move(answer)](StorageBackend::Listed listed)
        {
            note(listed.state, std::move(listed.detail));
            std::vector<StoredGame> games;
            for (StoredGame& game : listed.games)
            {
                Line& line = lines_[game.key];
                // A write that runs at this moment knows better.
                if (!line.running)
                {
                    line.revision = game.revision;
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
    Line& line = lines_[key];
    if (!line.running)
    {
        Waiting save{std::move(bytes), {}};
        save.answers.push_back(std::move(answer));
        start(key, std::move(save));
        return;
    }
    if (!line.waiting)
    {
        line.waiting.emplace();
    }
    line.waiting->bytes = std::move(bytes);
    line.waiting->answers.push_back(std::move(answer));
}

void Storage::start(const std::string& key, Waiting save)
{
    Line& line = lines_[key];
    line.running = true;
    backend_->write(key, line.revision, save.bytes,
                    [this, key, answers = std::move(save.answers)](const StorageBackend::Written& written)
                    { finish(key, answers, written); });
}

void Storage::tell(const std::vector<Answer>& answers, WriteOutcome outcome, const StoredGame& there)
{
    for (const Answer& answer : answers)
    {
        if (answer)
        {
            answer(outcome, there);
        }
    }
}

void Storage::finish(const std::string& key, const std::vector<Answer>& answers, const StorageBackend::Written& written)
{
    note(written.state, written.detail);
    if (written.outcome == WriteOutcome::Waiting)
    {
        tell(answers, written.outcome, written.now);
        return;
    }
    Line& line = lines_[key];
    line.running = false;
    if (written.outcome == WriteOutcome::Written)
    {
        line.revision = written.now.revision;
    }
    std::optional<Waiting> next = std::exchange(line.waiting, std::nullopt);
    if (next && written.outcome == WriteOutcome::NewerElsewhere)
    {
        // What waited would meet the same newer game: one answer for all of them.
        tell(next->answers, written.outcome, written.now);
        next.reset();
    }
    tell(answers, written.outcome, written.now);
    if (next)
    {
        save(key, std::move(next->bytes),
             [answers = std::move(next->answers)](WriteOutcome outcome, const StoredGame& there)
             { tell(answers, outcome, there); });
    }
}

void Storage::adopt(const StoredGame& game)
{
    lines_[game.key].revision = game.revision;
}

void Storage::erase(const std::string& key, std::function<void(bool erased)> answer)
{
    Line& line = lines_[key];
    // A later save is one of a new game, even before the answer is here.
    line.revision = 0;
    line.waiting.reset();
    backend_->erase(key,
                    [this, answer = std::move(answer)](StorageBackend::Written written)
                    {
                        note(written.state, std::move(written.detail));
                        if (answer && written.outcome != WriteOutcome::Waiting)
                        {
                            answer(written.outcome == WriteOutcome::Written);
                        }
                    });
}

bool Storage::settled() const
{
    return std::none_of(lines_.begin(), lines_.end(),
                        [](const auto& line) { return line.second.running || line.second.waiting.has_value(); });
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

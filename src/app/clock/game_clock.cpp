#include "app/clock/game_clock.hpp"

#include "app/parsing/split_words.hpp"
#include "platform/storage.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <utility>
#include <vector>

namespace elgrande::screens
{

namespace
{

constexpr const char* preference = "thinking times";
constexpr std::size_t max_games = 20; ///< number of games stored
constexpr std::int64_t max_ms = 1'000'000'000'000;

struct StoredTimes
{
    std::string key;
    PerSeat<double> thinking_ms{};
};

/// Returns the stored entries, up to the first malformed one.
std::vector<StoredTimes> stored_times(const platform::Preferences& preferences)
{
    const std::vector<std::string> words = split_words(preferences.get(preference).value_or(""));
    constexpr std::size_t size = 1 + max_players;
    std::vector<StoredTimes> list;
    for (std::size_t at = 0; list.size() < max_games && at + size <= words.size() && platform::is_game_key(words[at]);
         at += size)
    {
        StoredTimes stored{words[at], {}};
        for (std::size_t seat = 0; seat < max_players; ++seat)
        {
            const std::string& word = words[at + 1 + seat];
            std::int64_t ms = -1;
            const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), ms);
            if (error != std::errc() || stop != word.data() + word.size() || ms < 0 || ms > max_ms)
            {
                return list;
            }
            stored.thinking_ms[seat] = static_cast<double>(ms);
        }
        list.push_back(stored);
    }
    return list;
}

} // namespace

void GameClock::switch_to(const std::string& key)
{
    if (key == key_)
    {
        return;
    }
    pause();
    key_ = key;
    thinking_ms_ = {};
    for (const StoredTimes& stored : stored_times(preferences_))
    {
        thinking_ms_ = stored.key == key ? stored.thinking_ms : thinking_ms_;
    }
}

void GameClock::advance(Seat asked, double now_ms)
{
    if (last_ms_ && asked_ < thinking_ms_.size())
    {
        thinking_ms_[asked_] += std::clamp(now_ms - *last_ms_, 0.0, max_gap_ms);
    }
    last_ms_ = now_ms;
    if (std::exchange(asked_, asked) != asked)
    {
        store();
    }
}

void GameClock::pause()
{
    if (last_ms_)
    {
        store();
    }
    last_ms_.reset();
    asked_ = nobody;
}

void GameClock::store() const
{
    std::vector<StoredTimes> list = stored_times(preferences_);
    std::erase_if(list, [this](const StoredTimes& stored) { return stored.key == key_; });
    list.insert(list.begin(), {key_, thinking_ms_});
    list.resize(std::min(list.size(), max_games));
    std::string text;
    for (const StoredTimes& stored : list)
    {
        text += stored.key;
        for (const double ms : stored.thinking_ms)
        {
            text += ' ' + std::to_string(static_cast<std::int64_t>(ms));
        }
        text += '\n';
    }
    preferences_.set(preference, text);
}

} // namespace elgrande::screens

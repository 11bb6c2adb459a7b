#include "app/clock/game_clock.hpp"

#include "app/kept/split_words.hpp"
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
constexpr std::size_t most = 20; ///< number of games stored
constexpr std::int64_t longest_ms = 1'000'000'000'000;

struct Kept
{
    std::string key;
    PerSeat<double> thought_ms{};
};

/// The stored entries, up to the first malformed one.
std::vector<Kept> kept_in(const platform::Preferences& preferences)
{
    const std::vector<std::string> words = split_words(preferences.get(preference).value_or(""));
    constexpr std::size_t size = 1 + max_players;
    std::vector<Kept> list;
    for (std::size_t at = 0; list.size() < most && at + size <= words.size() && platform::is_game_key(words[at]);
         at += size)
    {
        Kept kept{words[at], {}};
        for (std::size_t seat = 0; seat < max_players; ++seat)
        {
            const std::string& word = words[at + 1 + seat];
            std::int64_t ms = -1;
            const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), ms);
            if (error != std::errc() || stop != word.data() + word.size() || ms < 0 || ms > longest_ms)
            {
                return list;
            }
            kept.thought_ms[seat] = static_cast<double>(ms);
        }
        list.push_back(kept);
    }
    return list;
}

} // namespace

void GameClock::show(const std::string& key)
{
    if (key == key_)
    {
        return;
    }
    rest();
    key_ = key;
    thought_ms_ = {};
    for (const Kept& kept : kept_in(preferences_))
    {
        thought_ms_ = kept.key == key ? kept.thought_ms : thought_ms_;
    }
}

void GameClock::pass(Seat asked, double now_ms)
{
    if (last_ms_ && asked_ < thought_ms_.size())
    {
        thought_ms_[asked_] += std::clamp(now_ms - *last_ms_, 0.0, longest_gap_ms);
    }
    last_ms_ = now_ms;
    if (std::exchange(asked_, asked) != asked)
    {
        keep();
    }
}

void GameClock::rest()
{
    if (last_ms_)
    {
        keep();
    }
    last_ms_.reset();
    asked_ = nobody;
}

void GameClock::keep() const
{
    std::vector<Kept> list = kept_in(preferences_);
    std::erase_if(list, [this](const Kept& kept) { return kept.key == key_; });
    list.insert(list.begin(), {key_, thought_ms_});
    list.resize(std::min(list.size(), most));
    std::string text;
    for (const Kept& kept : list)
    {
        text += kept.key;
        for (const double ms : kept.thought_ms)
        {
            text += ' ' + std::to_string(static_cast<std::int64_t>(ms));
        }
        text += '\n';
    }
    preferences_.set(preference, text);
}

} // namespace elgrande::screens

#include "app/clock/game_clock.hpp"

#include "platform/storage.hpp"

#include <algorithm>
#include <cstdint>
#include <sstream>
#include <utility>
#include <vector>

namespace elgrande::screens
{

namespace
{

constexpr const char* preference = "clock";
constexpr std::size_t most = 20; ///< games
constexpr double longest_ms = 1e12;

struct Kept
{
    std::string key;
    PerSeat<double> thought_ms{};
};

/// Up to the first entry that is none: whatever else may stand there.
std::vector<Kept> kept_in(const platform::Preferences& preferences)
{
    std::istringstream text(preferences.get(preference).value_or(""));
    std::vector<Kept> list;
    for (Kept kept; list.size() < most && text >> kept.key && platform::is_game_key(kept.key); list.push_back(kept))
    {
        for (double& ms : kept.thought_ms)
        {
            std::int64_t number = -1;
            if (!(text >> number) || number < 0 || static_cast<double>(number) > longest_ms)
            {
                return list;
            }
            ms = static_cast<double>(number);
        }
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
    std::ostringstream text;
    for (const Kept& kept : list)
    {
        text << kept.key;
        for (const double ms : kept.thought_ms)
        {
            text << ' ' << static_cast<std::int64_t>(ms);
        }
        text << '\n';
    }
    preferences_.set(preference, text.str());
}

} // namespace elgrande::screens

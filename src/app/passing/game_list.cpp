#include "app/passing/game_list.hpp"

#include "app/parsing/split_words.hpp"
#include "platform/storage.hpp"

#include <algorithm>
#include <vector>

namespace elgrande::screens
{

namespace
{

constexpr std::size_t max_keys = 40;

/// Returns the stored keys; ignores anything else.
std::vector<std::string> keys_in(const platform::Preferences& preferences, const char* name)
{
    std::vector<std::string> keys = split_words(preferences.get(name).value_or(""));
    std::erase_if(keys, [](const std::string& key) { return !platform::is_game_key(key); });
    keys.resize(std::min(keys.size(), max_keys));
    return keys;
}

} // namespace

bool GameList::contains(const std::string& key) const
{
    const std::vector<std::string> keys = keys_in(preferences_, name_);
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

void GameList::set(const std::string& key, bool listed)
{
    std::vector<std::string> keys = keys_in(preferences_, name_);
    std::erase(keys, key);
    if (listed)
    {
        keys.insert(keys.begin(), key);
        keys.resize(std::min(keys.size(), max_keys));
    }
    std::string kept;
    for (const std::string& one : keys)
    {
        kept += (kept.empty() ? "" : " ") + one;
    }
    preferences_.set(name_, kept);
}

} // namespace elgrande::screens

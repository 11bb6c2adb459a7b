#include "app/passing/by_link.hpp"

#include "app/kept/split_words.hpp"
#include "platform/storage.hpp"

#include <algorithm>
#include <vector>

namespace elgrande::screens
{

namespace
{

constexpr std::size_t most_keys = 40;

/// The stored keys; anything else is ignored.
std::vector<std::string> keys_in(const platform::Preferences& preferences, const char* list)
{
    std::vector<std::string> keys = split_words(preferences.get(list).value_or(""));
    std::erase_if(keys, [](const std::string& key) { return !platform::is_game_key(key); });
    keys.resize(std::min(keys.size(), most_keys));
    return keys;
}

} // namespace

bool ByLink::has(const std::string& key) const
{
    const std::vector<std::string> keys = keys_in(preferences_, list_);
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

void ByLink::set(const std::string& key, bool by_link)
{
    std::vector<std::string> keys = keys_in(preferences_, list_);
    std::erase(keys, key);
    if (by_link)
    {
        keys.insert(keys.begin(), key);
        keys.resize(std::min(keys.size(), most_keys));
    }
    std::string kept;
    for (const std::string& one : keys)
    {
        kept += (kept.empty() ? "" : " ") + one;
    }
    preferences_.set(list_, kept);
}

} // namespace elgrande::screens

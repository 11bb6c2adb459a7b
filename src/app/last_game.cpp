#include "app/last_game.hpp"

#include <algorithm>
#include <charconv>
#include <limits>

namespace elgrande::screens
{

namespace
{

/// Stored as "KEY MILLISECONDS"; older versions wrote "KEY".
struct Remembered
{
    std::string key;
    std::int64_t since_ms = std::numeric_limits<std::int64_t>::max();
};

Remembered read(const std::string& text)
{
    const std::size_t space = text.find(' ');
    Remembered result{.key = text.substr(0, space)};
    if (space != std::string::npos)
    {
        std::from_chars(text.data() + space + 1, text.data() + text.size(), result.since_ms);
    }
    return result;
}

} // namespace

void LastGame::remember(const std::string& key, std::int64_t now_ms)
{
    preferences_.set(preference, key + " " + std::to_string(now_ms));
    remember_in_tab(key);
}

std::optional<std::string> LastGame::lesson() const
{
    const auto here = preferences_.get_here(preference);
    const std::string key = here ? *here : read(preferences_.get(preference).value_or("")).key;
    return key.starts_with(lesson_key_prefix) ? std::optional(key.substr(std::string(lesson_key_prefix).size()))
                                              : std::nullopt;
}

bool LastGame::has_game() const
{
    if (const auto here = preferences_.get_here(preference))
    {
        return !here->empty();
    }
    return !read(preferences_.get(preference).value_or("")).key.empty();
}

std::optional<std::string> LastGame::find_in(const std::vector<SaveRow>& rows) const
{
    const SaveRow* newest = nullptr;
    for (const SaveRow& row : rows)
    {
        if (!row.error && (newest == nullptr || row.saved_at_ms > newest->saved_at_ms))
        {
            newest = &row;
        }
    }
    if (newest == nullptr)
    {
        return std::nullopt;
    }
    Remembered last{.key = newest->key};
    const auto here = preferences_.get_here(preference);
    if (here)
    {
        last.key = *here;
    }
    else if (const auto anywhere = preferences_.get(preference))
    {
        last = read(*anywhere);
        if (newest->saved_at_ms > last.since_ms)
        {
            return newest->key;
        }
    }
    if (last.key.empty())
    {
        return std::nullopt;
    }
    const bool there =
        std::any_of(rows.begin(), rows.end(), [&](const SaveRow& row) { return row.key == last.key && !row.error; });
    return there ? last.key : newest->key;
}

} // namespace elgrande::screens

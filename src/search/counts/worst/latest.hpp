#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace elgrande::search
{

/// Forgets what is first of items of which the latest are last.
template <class Item>
void keep_latest(std::vector<Item>& items, std::size_t most)
{
    const std::size_t old = items.size() - std::min(items.size(), most);
    items.erase(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(old));
}

} // namespace elgrande::search

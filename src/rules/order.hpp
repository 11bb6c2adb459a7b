#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <utility>

namespace elgrande
{

/// Sorts a short list by `before`: a stable insertion sort, in quadratic time. Keeps the page small: each instance of
/// std::sort or std::stable_sort would add two kilobytes.
template <class List, class Before = std::less<>>
void put_in_order(List&& list, Before before = {})
{
    const std::span all(list);
    for (std::size_t i = 1; i < all.size(); ++i)
    {
        auto value = std::move(all[i]);
        std::size_t at = i;
        for (; at > 0 && before(value, all[at - 1]); --at)
        {
            all[at] = std::move(all[at - 1]);
        }
        all[at] = std::move(value);
    }
}

} // namespace elgrande

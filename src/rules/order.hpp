#pragma once

#include <functional>
#include <span>
#include <utility>

namespace elgrande
{

/// Puts a list into the order that `before` says; equals keep theirs. For the short lists of a game: the standard
/// library's sorts are made for long ones, and each of them is two kilobytes of the page.
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

#include "search/counts/tally.hpp"

namespace elgrande::search
{

Tally sum(const Tally& a, const Tally& b)
{
    const auto add = [](auto x, auto y) { return static_cast<decltype(x)>(x + y); };
    Tally both;
    for (std::size_t owner = 0; owner < max_owners; ++owner)
    {
        both.balance[owner] = add(a.balance[owner], b.balance[owner]);
    }
    both.own_out = add(a.own_out, b.own_out);
    both.others_out = add(a.others_out, b.others_out);
    both.own_far = add(a.own_far, b.own_far);
    both.set_in_castillo(a.in_castillo + b.in_castillo);
    both.set_on_ship(a.on_ship + b.on_ship);
    both.own_dismissed = a.own_dismissed || b.own_dismissed;
    const bool one_source = a.source == Tally::no_place || b.source == Tally::no_place || a.source == b.source;
    both.source = one_source ? (a.source == Tally::no_place ? b.source : a.source) : Tally::several_places;
    return both;
}

} // namespace elgrande::search

#include "search/counts/tally.hpp"

namespace elgrande::search
{

Tally tally_of(Place place, const Change& change, Seat player, bool near)
{
    Tally tally;
    tally.balance = change;
    for (Seat owner = 0; owner < max_owners; ++owner)
    {
        const int more = change[owner];
        if (more < 0)
        {
            std::uint8_t& out = owner == player ? tally.own_out : tally.others_out;
            out = static_cast<std::uint8_t>(out - more);
            tally.source = static_cast<std::uint8_t>(index(place) + 1);
        }
    }
    const auto arrived = static_cast<std::uint8_t>(change[player] > 0 ? change[player] : 0);
    tally.own_far = near ? std::uint8_t{0} : arrived;
    tally.in_castillo = place == Place::Castillo ? arrived : std::uint8_t{0};
    return tally;
}

Tally sum(const Tally& a, const Tally& b)
{
    const auto add = [](auto x, auto y) { return static_cast<decltype(x)>(x + y); };
    Tally both;
    for (std::size_t owner = 0; owner < max_owners; ++owner)
    {
        both.balance[owner] = add(a.balance[owner], b.balance[owner]);
    }
    both.own_out = add(a.own_out, b.own_out);
    both.own_far = add(a.own_far, b.own_far);
    both.others_out = add(a.others_out, b.others_out);
    both.in_castillo = add(a.in_castillo, b.in_castillo);
    both.own_dismissed = a.own_dismissed || b.own_dismissed;
    const bool one_source = a.source == Tally::no_place || b.source == Tally::no_place || a.source == b.source;
    both.source = one_source ? (a.source == Tally::no_place ? b.source : a.source) : Tally::several_places;
    return both;
}

} // namespace elgrande::search

#include "search/counts/overseas/fate.hpp"

#include "search/counts/overseas/posts.hpp"

#include <array>

namespace elgrande::search
{
namespace
{

constexpr std::array at_sea{Place::Ship, Place::America, Place::Mediterranean};
constexpr std::array discs{Disc::Gold, Disc::Wares};

std::uint8_t& carriers(State& state, Place place, Disc disc, Seat owner)
{
    return state.colonies.carriers[sea_index(place)][static_cast<std::size_t>(disc) - 1][owner];
}

} // namespace

std::vector<Fate> movable_carriers(const State& state, bool own, bool others)
{
    std::vector<Fate> all;
    const Colonies& colonies = state.colonies;
    for (const Seat owner : state.owners_on_board())
    {
        if (!(state.player_of(owner) == state.active() ? own : others))
        {
            continue;
        }
        for (const Place place : at_sea)
        {
            for (const Disc disc : discs)
            {
                const auto& there = colonies.carriers[sea_index(place)];
                const int count = is_taboo(state, place) ? 0 : there[static_cast<std::size_t>(disc) - 1][owner];
                all.insert(all.end(), static_cast<std::size_t>(count),
                           {.owner = owner, .from = place, .left = ordinary_space(disc, false), .disc = disc});
            }
        }
        for (int i = 0; i < french_spaces && !is_taboo(state, Place::France); ++i)
        {
            const Disc disc = colonies.french_disc[static_cast<std::size_t>(i)];
            if (holder_of(state, Place::France, post(i)) == owner && disc != Disc::None)
            {
                all.push_back({.owner = owner, .from = Place::France, .left = post(i), .disc = disc});
            }
        }
    }
    return all;
}

std::vector<Fate> fates_of(const State& state, const Fate& carrier)
{
    std::vector<Fate> all{carrier};
    Fate fate = carrier;
    for (const Place place : at_sea)
    {
        if (place != carrier.from && !is_taboo(state, place))
        {
            fate.to = place;
            fate.space = ordinary_space(carrier.disc, false);
            all.push_back(fate);
        }
    }
    for (int i = 0; i < french_spaces && !is_taboo(state, Place::France); ++i)
    {
        fate.to = Place::France;
        fate.space = post(i);
        all.insert(all.end(), fate.space == carrier.left ? 0 : 1, fate);
    }
    return all;
}

Seat holder_before(const State& state, const Fate& fate)
{
    return fate.to == Place::France ? holder_of(state, fate.to, fate.space) : nobody;
}

State with_fate(const State& state, const Fate& fate)
{
    State board = state;
    if (!fate.has_moved())
    {
        return board;
    }
    --board.caballeros[index(fate.from)][fate.owner];
    if (fate.from == Place::France)
    {
        const auto number = static_cast<std::size_t>(fate.vacated());
        board.colonies.french[number] = nobody;
        board.colonies.french_disc[number] = Disc::None;
    }
    else
    {
        --carriers(board, fate.from, fate.disc, fate.owner);
    }
    if (fate.is_delivered())
    {
        if (const Seat player = state.player_of(fate.owner); player != nobody)
        {
            board.score[player] = static_cast<std::uint16_t>(board.score[player] + worth(fate.disc));
        }
        return board;
    }
    if (const Seat holder = holder_before(state, fate); holder != nobody)
    {
        --board.caballeros[index(fate.to)][holder];
    }
    ++board.caballeros[index(fate.to)][fate.owner];
    if (fate.to == Place::France)
    {
        const auto number = static_cast<std::size_t>(Fate::number_of(fate.space));
        board.colonies.french[number] = fate.owner;
        board.colonies.french_disc[number] = fate.disc;
    }
    else
    {
        ++carriers(board, fate.to, fate.disc, fate.owner);
    }
    return board;
}

} // namespace elgrande::search

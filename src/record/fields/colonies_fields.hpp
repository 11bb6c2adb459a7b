#pragma once

#include "record/basic_fields.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>

/// The additional fields of a state of Grand Inquisitor & the Colonies. See fields.hpp.
namespace elgrande::record
{

/// The caballeros in France with their discs, the Captain and the Viceroy, the caballeros with discs on the ship and in
/// the colonies, and the unclaimed discs. Counts of an empty place take no room in links.
template <class Archive>
void overseas_fields(Archive& archive, State& state)
{
    Colonies& colonies = state.colonies;
    for (std::size_t i = 0; i < colonies.french.size(); ++i)
    {
        owner_field(archive, "France", colonies.french[i]);
        if (colonies.french[i] != nobody)
        {
            archive(below("disc in France", colonies.french_disc[i], reserved_discs));
        }
    }
    owner_field(archive, "Captain", colonies.captain);
    owner_field(archive, "Viceroy", colonies.viceroy);
    for (std::size_t place = 0; place < sea_places; ++place)
    {
        const PerOwner<std::uint8_t>& there = state.caballeros[index(Place::Ship) + place];
        for (std::size_t owner = 0; owner < max_owners; ++owner)
        {
            std::uint64_t left = there[owner];
            for (auto& carriers : colonies.carriers[place])
            {
                archive(below("carriers", carriers[owner], left + 1));
                left -= carriers[owner];
            }
        }
    }
    archive(below("gold", colonies.unclaimed[0], static_cast<std::uint64_t>(all_discs(Disc::Gold)) + 1),
            below("wares", colonies.unclaimed[1], static_cast<std::uint64_t>(all_discs(Disc::Wares)) + 1));
}

/// Data of the current turn: arrivals at sea, and unfinished choices of claims or of caballeros for the Limit table.
template <class Archive>
void voyage_fields(Archive& archive, Colonies& colonies)
{
    constexpr std::uint64_t counts = 37; // 0 to 36, caballeros_each() with the colonies; part of the format
    owner_field(archive, "who fills the Limit table", colonies.filling_seat);
    archive(below("spaces freed", colonies.spaces_freed, 2), below("claiming", colonies.claiming, 2),
            below("new Captain", colonies.new_captain, 2), below("new Viceroy", colonies.new_viceroy, 2));
    for (auto& place : colonies.arrived)
    {
        for (auto& owner : place)
        {
            for (std::uint8_t& count : owner)
            {
                archive(below("arrived", count, counts));
            }
        }
    }
}

template <class Archive>
void colonies_fields(Archive& archive, State& state)
{
    Colonies& colonies = state.colonies;
    std::uint64_t black = black_caballeros;
    for (const Place place : places(state.setup))
    {
        archive(below("black caballeros", state.caballeros[index(place)][neutral], black + 1));
        black -= state.caballeros[index(place)][neutral];
    }
    overseas_fields(archive, state);
    place_field(archive, "Limit table", colonies.table);
    if (!is_region(state.setup, colonies.table))
    {
        refuse("Limit table", "not in a region");
    }
    for (std::size_t owner = 0; owner < max_owners; ++owner)
    {
        std::uint64_t left = state.caballeros[index(colonies.table)][owner];
        for (auto& on_it : colonies.on_table)
        {
            archive(below("on the Limit table", on_it[owner], left + 1));
            left -= on_it[owner];
        }
    }
    seat_field(archive, "Inquisitor", colonies.inquisitor, state.players());
    auto removed = static_cast<std::uint8_t>(colonies.removed == 0 ? 0 : std::countr_zero(colonies.removed));
    archive(below("card turned over", removed, stack_count + 1));
    colonies.removed = static_cast<std::uint8_t>(removed == 0 ? 0U : 1U << removed);
    archive(below("Grandes follow", state.lasting.grandes_follow, 2));
    bool is_default = colonies.filling_seat == nobody && !colonies.spaces_freed && !colonies.claiming
                      && !colonies.new_captain && !colonies.new_viceroy && colonies.arrived == Colonies{}.arrived;
    archive(below("voyage", is_default, 2));
    if (!is_default)
    {
        voyage_fields(archive, colonies);
    }
}

} // namespace elgrande::record

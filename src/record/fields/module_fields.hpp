#pragma once

#include "record/fields/card_fields.hpp"

#include <cstddef>
#include <cstdint>

/// The additional fields of a state with modules. See fields.hpp.
namespace elgrande::record
{

/// The owner of each modifier, if any, and whether it is in hand, played, or in hand again after it was played; then
/// the modifier beside the last power card of each player.
template <class Archive>
void shift_fields(Archive& archive, PowerShift& shift, int players)
{
    for (ModifierId id = 0; id < no_modifier; ++id)
    {
        const auto bit = static_cast<std::uint16_t>(1U << id);
        int owner = 0;
        while (owner < players
               && ((shift.hand[static_cast<std::size_t>(owner)] | shift.played[static_cast<std::size_t>(owner)]) & bit)
                      == 0)
        {
            ++owner;
        }
        archive(below("modifier", owner, static_cast<std::uint64_t>(players) + 1));
        if (owner == players)
        {
            continue;
        }
        std::uint16_t& hand = shift.hand[static_cast<std::size_t>(owner)];
        std::uint16_t& played = shift.played[static_cast<std::size_t>(owner)];
        int where = ((hand & bit) != 0 ? 0 : 1) + ((hand & played & bit) != 0 ? 2 : 0);
        archive(below("modifier", where, 3));
        hand = static_cast<std::uint16_t>(where == 1 ? hand & ~bit : hand | bit);
        played = static_cast<std::uint16_t>(where == 0 ? played & ~bit : played | bit);
    }
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
    {
        archive(below("modifier", shift.added[seat], modifier_count + 1));
    }
}

/// The region of each standard-bearer, if any, and which of them return to the province by a disk.
template <class Archive>
void bearer_fields(Archive& archive, State& state)
{
    for (std::size_t seat = 0; seat < state.setup.players; ++seat)
    {
        Place& at = state.bearers.at[seat];
        std::uint8_t code = at == Place::Nowhere ? std::uint8_t{region_count} : wire_number(at);
        archive(below("standard-bearer", code, region_count + 1));
        at = code == region_count ? Place::Nowhere : *place_of_wire(code);
    }
    if (state.sealed.purpose == SealedPurpose::Return)
    {
        archive(below("standard-bearers", state.bearers.returning,
                      std::uint64_t{1} << static_cast<unsigned>(state.players())));
    }
}

} // namespace elgrande::record

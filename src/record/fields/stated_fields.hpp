#pragma once

#include "record/fields.hpp"
#include "rules/round_start.hpp"

/// What a save holds of a stated start besides what the first formats could say: bytes only, as sizes are of no
/// concern there.
namespace elgrande::record
{

/// Is there something that needs these fields? Older programs set out none of the expansions with more pieces.
inline bool has_more_to_state(const RoundStart& start)
{
    const RoundStart usual;
    return has_colonies(start.setup) || is_grandissimo(start.setup) || start.used != usual.used
           || start.bid != usual.bid || start.vetoes != usual.vetoes || start.used_modifiers != usual.used_modifiers
           || start.modifier != usual.modifier || start.castillo_seen || !start.cards_before.empty()
           || start.dummy != usual.dummy || start.lasting != usual.lasting
           || std::count(start.bearer.begin(), start.bearer.end(), RoundStart::no_bearer) > 0;
}

/// Of a list of cards by round: those of the stacks that are shuffled.
template <class Archive>
void round_cards(Archive& archive, const Setup& setup, std::array<CardId, stack_count>& cards)
{
    for (const int stack : shuffled_stacks(setup))
    {
        archive(below("card", cards[static_cast<std::size_t>(stack - 1)], 256));
    }
}

/// A list that is never longer than `most`.
template <class Archive, class Item, class Field>
void short_list(Archive& archive, const char* what, std::vector<Item>& list, std::size_t most, Field field)
{
    std::size_t size = list.size();
    archive(below(what, size, most + 1));
    list.resize(size);
    for (Item& item : list)
    {
        field(item);
    }
}

template <class Archive>
void stated_dummy_fields(Archive& archive, StatedDummy& dummy)
{
    short_list(archive, "power cards of the dummy", dummy.power, power_card_count,
               [&](std::uint8_t& value) { archive(below("power card", value, power_card_count + 1)); });
    short_list(archive, "region cards of the dummy", dummy.regions, region_count,
               [&](Place& region) { place_field(archive, "region card", region); });
    archive(below("drawn regions", dummy.regions_drawn, region_count + 1));
}

/// Those that the first formats have no room for: of the places of expansions, and the neutral ones.
template <class Archive>
void more_caballeros(Archive& archive, RoundStart& start)
{
    for (std::size_t place = 0; start.caballeros && place < board_place_count; ++place)
    {
        PerOwner<int>& there = (*start.caballeros)[place];
        for (std::size_t owner = place < place_count ? neutral : 0; owner < max_owners; ++owner)
        {
            archive(below("caballeros", there[owner], 64));
        }
    }
}

template <class Archive>
void stated_colonies_fields(Archive& archive, RoundStart& start)
{
    Colonies& colonies = start.colonies;
    for (std::size_t space = 0; space < french_spaces; ++space)
    {
        owner_field(archive, "France", colonies.french[space]);
        archive(below("disc in France", colonies.french_disc[space], disc_count));
    }
    owner_field(archive, "Captain", colonies.captain);
    owner_field(archive, "Viceroy", colonies.viceroy);
    const auto counts = [&](const char* what, PerOwner<std::uint8_t>& owners)
    {
        for (std::uint8_t& count : owners)
        {
            archive(below(what, count, 64));
        }
    };
    for (auto& place : colonies.carriers)
    {
        for (PerOwner<std::uint8_t>& carriers : place)
        {
            counts("carriers", carriers);
        }
    }
    for (std::uint8_t& discs : colonies.unclaimed)
    {
        archive(below("unclaimed discs", discs, 16));
    }
    place_field(archive, "Limit table", colonies.table, every_place_and_overseas);
    bool stated = start.on_table.has_value();
    archive(below("on the Limit table", stated, 2));
    if (stated && !start.on_table)
    {
        start.on_table.emplace();
    }
    if (stated)
    {
        for (PerOwner<std::uint8_t>& on_it : *start.on_table)
        {
            counts("on the Limit table", on_it);
        }
    }
    seat_field(archive, "Inquisitor", colonies.inquisitor, max_players);
}

template <class Archive>
void stated_hands(Archive& archive, RoundStart& start)
{
    for (std::size_t seat = 0; seat < max_players; ++seat)
    {
        archive(below("used", start.used[seat], std::uint64_t{1} << 32U),
                below("bid", start.bid[seat], most_power_cards + 1), below("vetoes", start.vetoes[seat], 4),
                below("used modifiers", start.used_modifiers[seat], 1U << modifier_count),
                below("modifier", start.modifier[seat], modifier_count + 1));
    }
}

template <class Archive>
void more_stated_fields(Archive& archive, RoundStart& start)
{
    stated_hands(archive, start);
    archive(below("Castillo", start.castillo_seen, 2));
    more_caballeros(archive, start);
    short_list(archive, "cards of earlier rounds", start.cards_before, last_round,
               [&](auto& cards) { round_cards(archive, start.setup, cards); });
    stated_dummy_fields(archive, start.dummy);
    lasting_fields(archive, start.lasting, every_place_and_overseas);
    if (has_colonies(start.setup))
    {
        stated_colonies_fields(archive, start);
    }
    if (is_grandissimo(start.setup))
    {
        State court; // of which only these fields count
        court.setup = start.setup;
        court.grand = start.grand;
        grandissimo_fields(archive, court);
        start.grand = court.grand;
    }
}

} // namespace elgrande::record

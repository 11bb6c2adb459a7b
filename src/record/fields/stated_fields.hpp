#pragma once

#include "record/fields.hpp"
#include "rules/round_start.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// The fields of a stated start in a save. Only for ByteWriter and ByteReader, so they need not be small.
namespace elgrande::record
{

/// The cards of one round, one of each shuffled stack.
template <class Archive>
void round_cards(Archive& archive, const Setup& setup, std::array<CardId, stack_count>& cards)
{
    for (const int stack : shuffled_stacks(setup))
    {
        card_field(archive, "card", cards[static_cast<std::size_t>(stack - 1)], setup);
    }
}

/// A list of at most `max_count` items; calls `field` for each.
template <class Archive, class Item, class Field>
void short_list(Archive& archive, const char* what, std::vector<Item>& list, std::size_t max_count, Field field)
{
    std::size_t size = list.size();
    archive(below(what, size, max_count + 1));
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

/// RoundStart::caballeros, if they are stated: the places that have any, with a number below 64 for each owner.
template <class Archive>
void stated_caballeros(Archive& archive, RoundStart& start)
{
    bool stated = start.caballeros.has_value();
    archive(below("caballeros", stated, 2));
    if (!stated)
    {
        return;
    }
    if (!start.caballeros)
    {
        start.caballeros.emplace();
    }
    std::vector<Place> taken;
    for (std::size_t place = 0; place < board_place_count; ++place)
    {
        if ((*start.caballeros)[place] != PerOwner<int>{})
        {
            taken.push_back(static_cast<Place>(place));
        }
    }
    short_list(archive, "places", taken, reserved_places,
               [&](Place& place)
               {
                   place_field(archive, "place", place);
                   if (!is_on_board(place))
                   {
                       refuse("place", "no caballeros stand there");
                   }
                   for (int& count : (*start.caballeros)[index(place)])
                   {
                       archive(below("caballeros", count, 64));
                   }
               });
}

/// RoundStart::colonies and on_table. Numbers of caballeros are below 64, of discs below 16.
template <class Archive>
void stated_colonies_fields(Archive& archive, RoundStart& start)
{
    Colonies& colonies = start.colonies;
    for (std::size_t space = 0; space < french_spaces; ++space)
    {
        owner_field(archive, "France", colonies.french[space]);
        archive(below("disc in France", colonies.french_disc[space], reserved_discs));
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
    place_field(archive, "Limit table", colonies.table);
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

/// The fields of one seat. Replaces RoundStart::default_court by the number that it stands for.
template <class Archive>
void stated_player(Archive& archive, RoundStart& start, std::size_t seat)
{
    const HandCards cards(start.setup);
    int& court = start.court[seat];
    court = court == RoundStart::default_court ? first_court(start.setup) : court;
    place_field(archive, "home", start.home[seat]);
    archive(below("court", court, static_cast<std::uint64_t>(caballeros_each(start.setup)) + 1),
            below("score", start.score[seat], 0x10000));
    hand_field(archive, "hand", start.hand[seat], cards);
    hand_field(archive, "used", start.used[seat], cards);
    bid_field(archive, "bid", start.bid[seat], cards);
    constexpr std::uint64_t modifier_sets = std::uint64_t{1} << static_cast<unsigned>(modifier_count);
    archive(below("vetoes", start.vetoes[seat], 4), below("modifiers", start.modifiers[seat], modifier_sets),
            below("used modifiers", start.used_modifiers[seat], modifier_sets),
            below("modifier", start.modifier[seat], modifier_count + 1));
    place_field(archive, "standard-bearer", start.bearer[seat]);
}

/// All fields but `start.setup`, which must already be set.
template <class Archive>
void stated_fields(Archive& archive, RoundStart& start)
{
    archive(ranged("round", start.round, 1, last_round));
    seat_field(archive, "first bidder", start.first_bidder, max_players);
    place_field(archive, "King", start.king);
    for (std::size_t seat = 0; seat < max_players; ++seat)
    {
        stated_player(archive, start, seat);
    }
    stated_caballeros(archive, start);
    for (Place& place : start.board_at)
    {
        place_field(archive, "mobile scoreboard", place);
    }
    archive(below("Castillo", start.castillo_seen, 2));
    for (auto* rounds : {&start.cards_before, &start.cards})
    {
        short_list(archive, "cards of rounds", *rounds, last_round,
                   [&](auto& cards) { round_cards(archive, start.setup, cards); });
    }
    stated_dummy_fields(archive, start.dummy);
    lasting_fields(archive, start.lasting);
    if (has_colonies(start.setup))
    {
        stated_colonies_fields(archive, start);
    }
    if (is_grandissimo(start.setup))
    {
        State court; // grandissimo_fields() uses only these two members
        court.setup = start.setup;
        court.grand = start.grand;
        grandissimo_fields(archive, court);
        start.grand = court.grand;
    }
}

} // namespace elgrande::record

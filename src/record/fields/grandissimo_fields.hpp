#pragma once

#include "record/basic_fields.hpp"

#include <cstddef>
#include <cstdint>

/// The additional fields of a set-up and a state of Grandissimo. See fields.hpp.
namespace elgrande::record
{

/// The parts and cards that stay in the box.
template <class Archive>
void left_out_fields(Archive& archive, Setup& setup)
{
    archive(below("parts left out", setup.parts_left_out, std::uint64_t{1} << reserved_parts));
    field_or_default(archive, "cards left out", setup.cards_left_out, std::uint32_t{0},
                     [&] { small_number(archive, "cards left out", setup.cards_left_out); });
}

/// The additional fields of a turn: symbols, used Extras, and the state of a double turn.
template <class Archive>
void extra_fields(Archive& archive, Turn& turn)
{
    constexpr std::uint64_t extras = std::uint64_t{1} << reserved_extras;
    archive(below("symbols", turn.symbols, extras), below("used", turn.used, extras), below("saved", turn.saved, 8),
            below("second card", turn.second, 2));
}

/// Figures of the court, ship tokens, prisoners and gifts.
template <class Archive>
void court_fields(Archive& archive, State& state)
{
    Grandissimo& grand = state.grand;
    const int players = state.players();
    for (Seat& court : grand.characters)
    {
        seat_field(archive, "figure", court, players);
    }
    seat_field(archive, "Inquisitor", grand.inquisitor, players);
    archive(below("ship tokens", grand.tokens, std::uint64_t{1} << static_cast<unsigned>(players)));
    field_or_default(archive, "prison", grand.prison, PerSeat<std::uint8_t>{},
                     [&]
                     {
                         for (const Seat seat : state.seats())
                         {
                             archive(below("prison", grand.prison[seat], caballeros_per_player + 1));
                         }
                     });
    field_or_default(archive, "gifts", grand.gifts, PerSeat<PerSeat<std::uint8_t>>{},
                     [&]
                     {
                         for (const Seat seat : state.seats())
                         {
                             for (const Seat giver : state.seats())
                             {
                                 archive(below("gifts", grand.gifts[seat][giver], 8));
                             }
                         }
                     });
}

/// Effects on the next general scoring: the revolution, region cards and saved moves.
template <class Archive>
void next_scoring_fields(Archive& archive, State& state)
{
    Grandissimo& grand = state.grand;
    const int players = state.players();
    seat_field(archive, "revolution", grand.rebel, players);
    for (std::size_t i = 0; i < grand.region_card.size(); ++i)
    {
        seat_field(archive, "region card", grand.region_card_of[i], players);
        if (grand.region_card_of[i] != nobody)
        {
            place_field(archive, "region card", grand.region_card[i], region_count);
        }
    }
    seat_field(archive, "moves kept", grand.free_mover, players);
    if (grand.free_mover != nobody)
    {
        archive(below("moves kept", grand.free_left, free_moves + 1U));
        place_field(archive, "moves kept", grand.free_from);
    }
}

/// The regions of the black caballeros.
template <class Archive>
void black_fields(Archive& archive, State& state)
{
    std::uint64_t black = black_in_grandissimo;
    for (const Place region : regions(state.setup))
    {
        std::uint8_t& there = state.caballeros[index(region)][neutral];
        archive(below("black caballeros", there, black + 1));
        black -= there;
    }
}

template <class Archive>
void grandissimo_fields(Archive& archive, State& state)
{
    court_fields(archive, state);
    next_scoring_fields(archive, state);
}

} // namespace elgrande::record

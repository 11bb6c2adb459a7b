#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace elgrande
{

/// A base game with its cards, names and rule switches: a row of data/editions.
enum class Edition : std::uint8_t
{
    Classic
};

inline constexpr int edition_count = 1;

/// What the players agree on before the game. Everything that happens later follows from it and from the actions.
struct Setup
{
    Edition edition = Edition::Classic;
    std::uint8_t players = 4;   ///< 2 … 5
    std::uint8_t rounds = 9;    ///< 9, or 6 for the short game, which skips rounds 1, 4 and 7
    bool vetoes = true;         ///< false: the Veto cards stay in the box
    bool open_castillo = false; ///< everybody may look into the Castillo at any time
    bool hidden_hands = false;  ///< power cards in hand are shown to their owner only
    bool spares_own = false;    ///< the card that dismisses one caballero of every player spares its own player,
                                ///< as the sample game plays it
    std::uint64_t seed = 0;     ///< of the shuffles at set-up

    bool operator==(const Setup&) const = default;
};

/// What is wrong with a setup, by field; nothing if a game can begin with it.
std::optional<std::string_view> problem(const Setup&);

/// The space of the round track on which the game begins: 1, or 2 in the short game.
constexpr int first_round(const Setup& setup)
{
    return setup.rounds == 6 ? 2 : 1;
}

/// The round after `round`, which is not the last: the short game skips 4 and 7.
constexpr int round_after(const Setup& setup, int round)
{
    return round % 3 == 0 && setup.rounds == 6 ? round + 2 : round + 1;
}

inline constexpr int last_round = 9;

/// General scorings follow rounds 3, 6 and 9.
constexpr bool scoring_follows(int round)
{
    return round % 3 == 0;
}

} // namespace elgrande

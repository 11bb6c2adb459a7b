#pragma once

#include "rules/complete.hpp"
#include "rules/place.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace elgrande
{

/// A base game with its cards, names and rules: a file in data/editions. Saves and links hold its number.
enum class Edition : std::uint8_t
{
    Classic,
    BigBox,
    Edition2023,
    Intrigue,     ///< Intrigue & the King: own cards are both power and action cards
    Colonies,     ///< Grand Inquisitor & the Colonies: the classic game with two more stacks and four more regions
    KingColonies, ///< The King & the Colonies: Intrigue & the King with the colonies
    Grandissimo   ///< the classic game with Portugal, a ship, a prison, figures of the court and two more stacks
};

inline constexpr int edition_count = 7;

/// The modules that can be added to a base game. data/editions lists those of each edition.
enum class Module : std::uint8_t
{
    FourStacks,     ///< 3 players: stacks 2 and 3 are one ("3-player game", optional; 2 players always play so)
    Rivalries,      ///< Old Hands: this card replaces a random one of stack 4
    Delegation,     ///< Old Hands: this card replaces a random one of stack 1
    FirstVeto,      ///< Old Hands: a Veto replaces a random card of stack 2
    SecondVeto,     ///< Old Hands: a second Veto; requires FirstVeto
    NewRegency,     ///< ten cards that move the King replace the King card
    PowerShift,     ///< modifiers change the value of power cards (data/modifiers.json)
    StandardBearers ///< Big Box: one caballero of every player wins ties
};

inline constexpr int module_count = 8;

/// The number of a module in saves and links.
struct ModuleRow
{
    Module module{};
    std::uint8_t wire = 0; ///< the number of its bit, which never changes and is never given to another module
};

/// Every module, in the order of Module.
inline constexpr std::array<ModuleRow, module_count> module_rows{{{Module::FourStacks, 0},
                                                                  {Module::Rivalries, 1},
                                                                  {Module::Delegation, 2},
                                                                  {Module::FirstVeto, 3},
                                                                  {Module::SecondVeto, 4},
                                                                  {Module::NewRegency, 5},
                                                                  {Module::PowerShift, 6},
                                                                  {Module::StandardBearers, 7}}};

static_assert(is_complete(module_rows, &ModuleRow::module));
static_assert(has_unique_wire_numbers(module_rows));

/// A part that players may leave out of Grandissimo ("you may want to play without the ships, the prison, and the Grand
/// Inquisitor"; classic and expansions, line 280). Saves and links hold the numbers, which never change.
enum class Part : std::uint8_t
{
    Ships = 0,
    Prison = 1,
    Inquisitor = 2 ///< with his card and his caballeros
};

inline constexpr int part_count = 3;

/// The fewest cards of the sixth stack in a game of Grandissimo: "You should try to keep at least 11" (line 280).
inline constexpr int min_sixth_cards = 11;

constexpr std::uint8_t bit_of(Part part)
{
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(part));
}

/// A set of modules.
class Modules
{
public:
    constexpr Modules() = default;
    constexpr explicit Modules(std::uint32_t bits) : bits_(bits) {}

    constexpr bool contains(Module module) const { return (bits_ >> static_cast<unsigned>(module) & 1U) != 0; }
    constexpr void insert(Module module) { bits_ |= 1U << static_cast<unsigned>(module); }
    constexpr void erase(Module module) { bits_ &= ~(1U << static_cast<unsigned>(module)); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr std::uint32_t bits() const { return bits_; } ///< bit i: the i-th value of Module

    constexpr bool operator==(const Modules&) const = default;

private:
    std::uint32_t bits_ = 0;
};

static_assert(module_count <= 32);

/// The highest possible Card::number of an edition; the cards that an expansion adds have higher ones.
inline constexpr std::uint8_t added_numbers = 127;

/// The highest possible Card::number.
inline constexpr std::uint8_t highest_number = 254;

/// The options of a game, agreed on before it begins. A game is determined by its setup and its actions.
struct Setup
{
    Edition edition = Edition::Classic;
    Modules modules;
    std::uint8_t players = 4;   ///< 2 … 5
    std::uint8_t rounds = 9;    ///< 9, or 6 for the short game, which skips spaces 1, 4 and 7 of the round track
    bool vetoes = true;         ///< False: the Veto cards stay in the box, in editions that have them in a stack
    bool open_castillo = false; ///< everybody may look into the Castillo at any time
    bool hidden_hands = false;  ///< only their owner sees power cards in hand
    bool spares_own = false;    ///< classic: the card that dismisses a caballero of every player spares the player who
                                ///< uses it, as in the sample game
    bool first_deck = false; ///< Intrigue & the King: hands are chosen from the 18 cards that can be divided by ten, as
                             ///< the booklet advises for the first games (classic and expansions, line 163)
    std::uint8_t parts_left_out = 0;  ///< Grandissimo: bits of Part
    std::uint32_t cards_left_out = 0; ///< Grandissimo: bit_of_left_out() of each card that stays in the box
    std::uint64_t seed = 0;           ///< of the shuffles at set-up
    /// The highest Card::number in the game: cards with higher numbers were added to the edition after the game began.
    /// A new game has all cards.
    std::uint8_t last_card = added_numbers;
    std::uint8_t last_added_card = highest_number; ///< the same for the cards that an expansion adds

    bool operator==(const Setup&) const = default;
};

/// Returns `setup` with all current cards of its edition, for a new game.
constexpr Setup with_all_cards(Setup setup)
{
    setup.last_card = added_numbers;
    setup.last_added_card = highest_number;
    return setup;
}

// See shuffled_stacks().
inline constexpr std::array stacks_with_fifth{1, 2, 3, 4, 5};
inline constexpr std::array stacks_with_colonies{1, 2, 3, 4, 7};
inline constexpr std::array stacks_with_sixth{1, 2, 3, 4, 6};

/// Returns the reason why a game cannot begin with this setup, as text with static lifetime that begins with the name
/// of the field; nothing if it can.
std::optional<std::string_view> validate_setup(const Setup&);

/// True if hands are hidden by default in an edition. Only the rule book of 2023 says so (set-up, step 7). In the older
/// editions everybody has seen all played cards, so open hands only save the counting; in Intrigue & the King nobody
/// sees which cards another player has chosen.
constexpr bool hides_hands_by_default(Edition edition)
{
    return edition == Edition::Edition2023 || edition == Edition::Intrigue || edition == Edition::KingColonies;
}

/// True if there is a dummy, a colour without a player (2023, "2-player game"). It has the seat after the players.
constexpr bool has_dummy(const Setup& setup)
{
    return setup.edition == Edition::Edition2023 && setup.players == 2;
}

/// True if the game has the regions overseas, the Inquisitor and the Limit table (Grand Inquisitor & the Colonies).
constexpr bool has_colonies(const Setup& setup)
{
    return setup.edition == Edition::Colonies || setup.edition == Edition::KingColonies;
}

/// True if the game has Portugal, the figures of the court and the sixth stack (Grandissimo).
constexpr bool is_grandissimo(const Setup& setup)
{
    return setup.edition == Edition::Grandissimo;
}

/// True if the game is Grandissimo with this part.
constexpr bool has_part(const Setup& setup, Part part)
{
    return is_grandissimo(setup) && (setup.parts_left_out & bit_of(part)) == 0;
}

/// True if there are black caballeros of the Inquisitor, which belong to no player.
constexpr bool has_black(const Setup& setup)
{
    return has_colonies(setup) || has_part(setup, Part::Inquisitor);
}

/// True if the game has the ship. It is a region with the colonies, but not in Grandissimo.
constexpr bool has_ship(const Setup& setup)
{
    return has_colonies(setup) || has_part(setup, Part::Ships);
}

/// Returns the regions of a game in the order in which they are scored: "after Valencia in the order: France, Ship,
/// America, and the Mediterranean" (classic and expansions, line 263). In Grandissimo Portugal comes last.
constexpr std::span<const Place> regions(const Setup& setup)
{
    return is_grandissimo(setup) ? std::span<const Place>(regions_with_portugal)
           : has_colonies(setup) ? std::span<const Place>(every_game_region)
                                 : std::span<const Place>(all_regions);
}

/// True if the place is a region in this game. False for bytes that are not a Place.
constexpr bool is_region(const Setup& setup, Place place)
{
    return is_region(place) || (has_colonies(setup) && (place == Place::France || is_of(place, PlaceKind::Overseas)))
           || (is_grandissimo(setup) && place == Place::Portugal);
}

/// Returns all places where caballeros can stand in this game, in the order of Place.
constexpr std::span<const Place> places(const Setup& setup)
{
    if (is_grandissimo(setup))
    {
        return std::span<const Place>(places_with_portugal).first(place_count + (has_ship(setup) ? 2 : 1));
    }
    return std::span<const Place>(every_game_place).first(has_colonies(setup) ? every_game_place.size() : place_count);
}

/// Returns the number of caballeros of a player, without the one on the score track. The colonies add six.
constexpr int caballeros_each(const Setup& setup)
{
    return has_colonies(setup) ? 36 : 30;
}

/// Returns the number of caballeros that a court begins with; two more begin in the home region. With the colonies
/// each player takes 12 and uses one of them to mark the score (classic and expansions, line 203).
constexpr int first_court(const Setup& setup)
{
    return has_colonies(setup) ? 9 : 7;
}

/// Returns the seat of the dummy, after those of the players. Only if has_dummy().
constexpr std::uint8_t dummy_seat(const Setup& setup)
{
    return setup.players;
}

/// Returns the number of seats with caballeros and power cards: the players and, if there is one, the dummy.
constexpr int owners(const Setup& setup)
{
    return setup.players + (has_dummy(setup) ? 1 : 0);
}

/// True if stacks 2 and 3 are shuffled together as stack 2, so that only four cards come up (2023, "2-player game",
/// "3-player game").
constexpr bool has_four_stacks(const Setup& setup)
{
    return has_dummy(setup) || setup.modules.contains(Module::FourStacks);
}

/// Returns the stacks that are shuffled: the first four, with New Regency the fifth one as well, with the colonies the
/// seventh, and in Grandissimo the sixth. Some of them have no cards: the third if has_four_stacks(), and the first
/// four with own cards.
constexpr std::span<const int> shuffled_stacks(const Setup& setup)
{
    constexpr std::size_t always_shuffled = 4;
    return has_colonies(setup)     ? std::span<const int>(stacks_with_colonies)
           : is_grandissimo(setup) ? std::span<const int>(stacks_with_sixth)
           : setup.modules.contains(Module::NewRegency)
               ? std::span<const int>(stacks_with_fifth)
               : std::span<const int>(stacks_with_fifth).first(always_shuffled);
}

/// Returns the space of the round track where the game begins: 1, or 2 in the short game.
constexpr int first_round(const Setup& setup)
{
    return setup.rounds == 6 ? 2 : 1;
}

/// Returns the round after `round`, as a space of the round track. The short game skips 4 and 7. For last_round,
/// returns a higher number.
constexpr int round_after(const Setup& setup, int round)
{
    return round % 3 == 0 && setup.rounds == 6 ? round + 2 : round + 1;
}

/// Returns the round before `round`, as a space of the round track; for the first round, that round itself.
constexpr int round_before(const Setup& setup, int round)
{
    const int before = round == first_round(setup) ? round : round - 1;
    return setup.rounds == 6 && before % 3 == 1 ? before - 1 : before;
}

inline constexpr int last_round = 9; ///< as a space of the round track

/// Returns the ordinal number of the round on a space of this game. The short game has spaces 2, 3, 5, 6, 8 and 9 for
/// rounds 1 to 6.
constexpr int round_number(const Setup& setup, int space)
{
    return setup.rounds == 6 ? space - (space + 2) / 3 : space;
}

/// True if a general scoring follows the round, a space of the round track: 3, 6 and 9.
constexpr bool scoring_follows(int round)
{
    return round % 3 == 0;
}

/// Returns the first round from `round` on that a general scoring follows: 3, 6 or 9.
constexpr int next_scoring_round(int round)
{
    return (round + 2) / 3 * 3;
}

} // namespace elgrande

#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

/// The ideas that solve a puzzle, and the reasons why a turn makes a poor one. src/puzzles finds both
/// (puzzles/ideas.hpp, puzzles/criteria.hpp).
namespace elgrande
{

/// An idea of a turn; "the player" is the one whose turn it is. Positions are compared before and after the whole turn.
/// A place *pays* an owner what payout() says, by the caballeros that count there. "Alone first" means that nobody else
/// has as many caballeros there. *Rivals* are all other players, and the dummy.
enum class Idea : std::uint8_t
{
    TieOnPurpose, ///< a rival was alone first in a region; the player draws level, so that both take the second rank
    TakeRegion,   ///< a rival was alone first in a region; now the player is
    TakeRank,     ///< the player's new caballeros push a rival, who has as many as before, from a paid second or third
                  ///< place to a lower one, and are paid themselves
    LastRank,     ///< one caballero where the player had none is paid, though somebody has more there
    SendAway,     ///< a rival has fewer caballeros in a region, and is paid less there
    UseRival,     ///< a region where the player has no more caballeros than before, but a rival has, pays less to
                  ///< another rival, who has as many as before
    Castillo,     ///< the player has more caballeros in the Castillo; only for objectives without a general scoring
    SecretDisk,   ///< the same, for Objective::LeadAfterScoring: they count again in the region on the disk
    King,         ///< the King is moved to a region where the player gets the King's bonus
    KingAway,     ///< the King is moved, and a rival no longer gets the King's bonus
    Home,         ///< the player wins the bonus of the home region, which it did not pay before
    MoveGrande,   ///< a Grande is moved
    MoveBoard,    ///< a mobile scoreboard is moved
    Surplus,      ///< the player's caballeros leave a region where the player stays alone first
    Spread,       ///< one more caballero in each of at least three regions, and in none several more
    SmallRegions, ///< at least two caballeros are placed, all in regions whose first rank is worth at most 4, though a
                  ///< region worth at least 6 was open at the beginning
    SmallCard,    ///< the player chooses the card, and takes one of those that place the fewest caballeros
    ActFirst,     ///< the special action comes before placing; turns that begin by placing are worse
    ActLast,      ///< placing comes before the special action; turns that begin with the action are worse
    NoAction      ///< the special action is left out; turns that begin with it are worse
};

inline constexpr int idea_count = static_cast<int>(Idea::NoAction) + 1;

/// A set of ideas.
class Ideas
{
public:
    constexpr Ideas() = default;
    constexpr explicit Ideas(std::uint32_t bits) : bits_(bits & every_bit) {}

    constexpr bool contains(Idea idea) const { return (bits_ >> static_cast<unsigned>(idea) & 1U) != 0; }
    constexpr void insert(Idea idea) { bits_ |= 1U << static_cast<unsigned>(idea); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr std::uint32_t bits() const { return bits_; } ///< bit i: the i-th value of Idea

    /// The intersection.
    friend constexpr Ideas operator&(Ideas left, Ideas right) { return Ideas(left.bits_ & right.bits_); }
    /// The difference: the ideas of `left` that are not in `right`.
    friend constexpr Ideas operator-(Ideas left, Ideas right) { return Ideas(left.bits_ & ~right.bits_); }

    constexpr bool operator==(const Ideas&) const = default;

private:
    static constexpr std::uint32_t every_bit = (1U << idea_count) - 1U;

    std::uint32_t bits_ = 0;
};

/// All ideas, in the order of Idea.
inline constexpr auto every_idea = []
{
    std::array<Idea, idea_count> all{};
    for (int i = 0; i < idea_count; ++i)
    {
        all[static_cast<std::size_t>(i)] = static_cast<Idea>(i);
    }
    return all;
}();

/// Returns the id of an idea, which must be valid, in data/puzzles and on command lines: "tie-on-purpose".
std::string_view idea_id(Idea idea);

/// Returns the idea with this id; nothing if there is none.
std::optional<Idea> idea_named(std::string_view id);

/// The reasons why a turn makes a poor puzzle, in the order of tests: the first that applies is stated.
enum class PuzzleFault : std::uint8_t
{
    Unsolved,     ///< the search reached its limits
    AllSame,      ///< every turn has the same value
    PlainUnknown, ///< the value of a plain turn (puzzles/greedy.hpp) is unknown
    PlainSolves,  ///< a plain turn is as good as the best, or nearly
    PlainRepels,  ///< a plain turn gains nothing, so nobody is tempted to play it
    SmallGap,     ///< the second best value is nearly as good
    ManyBest,     ///< many different turns are best
    ManyMoves,    ///< the best turns move too many pieces
    ManyPlaces,   ///< too many places differ between the end of a plain turn and that of the best one
    OneCard,      ///< the player chooses the card, and all but one are far worse
    NoIdea        ///< the best turns have no idea in common that the plain turn lacks, or only Idea::ActLast
};

inline constexpr int puzzle_fault_count = static_cast<int>(PuzzleFault::NoIdea) + 1;

} // namespace elgrande

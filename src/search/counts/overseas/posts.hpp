#pragma once

#include "rules/state.hpp"
#include "search/counts/reach.hpp"
#include "search/counts/tally.hpp"

#include <array>
#include <cstdint>

/// What a place holds besides a number of caballeros of each owner (Grand Inquisitor & the Colonies): who has its own
/// spaces, and how many discs the player claims there at the end of a special action.
namespace elgrande::search
{

struct Posts
{
    std::array<Seat, french_spaces> holders{nobody, nobody, nobody};
    std::uint8_t claims = 0;

    std::uint16_t packed() const
    {
        return static_cast<std::uint16_t>(holders[0] | holders[1] << 4U | holders[2] << 8U | claims << 12U);
    }
    static Posts unpacked(std::uint16_t packed);

    bool operator==(const Posts&) const = default;
};

/// How many spaces of its own a place has.
constexpr int posts_in(Place place)
{
    return place == Place::France ? french_spaces : place == Place::Ship || place == Place::America ? 1 : 0;
}

/// The space with this number, 0 … 2.
constexpr Space post(int number)
{
    return static_cast<Space>(static_cast<int>(Space::First) + number);
}

Posts posts_at(const State& state, Place place);
void set_posts(State& state, Place place, const Posts& posts);

/// Of those there, whoever stands on no space of its own and has no disc.
PerOwner<std::uint8_t> off_posts(const State& state, Place place);

/// One way in which who has the spaces of a place can change by moves and placing, before discs are claimed.
struct PostsChange
{
    Posts posts;
    Change change{};
    Tally tally;
    std::uint8_t own_in = 0;
    std::uint8_t others_in = 0;
};

/// All of them that a reach may allow.
std::vector<PostsChange> posts_changes(const State& state, const Reach& reach, Place place);

/// How discs can be claimed in a place after the special action.
struct Claims
{
    int most = 0;         ///< by those on no space of their own, as far as they are there
    bool none = false;    ///< none at all, as the same is reached with less moves otherwise
    bool viceroy = false; ///< the Viceroy can do so, too, and then stands in the region
};

/// With these spaces taken at the end of the action.
Claims claims_in(const State& state, const Reach& reach, Place place, const Posts& posts);

} // namespace elgrande::search

#pragma once

#include "rules/state.hpp"
#include "search/counts/tally.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace elgrande::search
{

/// Places of a game without the colonies; those of Grandissimo are two more. They are numbered as places() has them.
inline constexpr std::size_t most_places = place_count + 2;

/// How many caballeros leave each place.
using Returns = std::array<Change, most_places>;

/// For each place a number.
using Numbers = std::array<std::size_t, most_places>;

/// Somebody who has still to return caballeros.
struct Victim
{
    Seat seat = nobody;
    int count = 0;
};

/// Those who are asked from now on, in their order, where somebody is asked to return caballeros by an action card.
std::vector<Victim> victims_of(const State& state);

/// What the answers of the others can be, as numbers: how many each of them returns, one digit for each.
class Codes
{
public:
    Codes(const State& state, std::vector<Victim> victims);

    int count() const { return count_; }

    std::size_t places() const { return places_.size(); }
    Place place(std::size_t number) const { return places_[number]; }

    /// All that can be returned from a place.
    const std::vector<int>& at(std::size_t place) const { return at_[place]; }

    /// Can this be all that is returned from regions? What is not comes from the court.
    bool can_be_all(int code) const { return court_gives_the_rest_[static_cast<std::size_t>(code)]; }

    /// Does nobody return too many? The sum is below count() then.
    bool fits(int before, int code) const
    {
        return fits_[static_cast<std::size_t>(before)][static_cast<std::size_t>(code)];
    }

    Change change_of(int code) const;

    /// The numbers in at() of what is taken from each place; nothing if that cannot be answered.
    std::optional<Numbers> numbers_of(const Returns& returns) const;

private:
    int digit(int code, std::size_t victim) const { return code / weights_[victim] % (victims_[victim].count + 1); }
    bool nobody_has_too_many(int before, int code) const;
    bool court_gives_the_rest(const State& state, int code) const;
    std::vector<int> at(const State& state, Place region) const;

    std::span<const Place> places_;
    std::vector<Victim> victims_;
    std::vector<int> weights_;
    int count_ = 1;
    std::array<std::vector<int>, most_places> at_;
    std::vector<bool> court_gives_the_rest_;
    std::vector<std::vector<bool>> fits_;
};

} // namespace elgrande::search

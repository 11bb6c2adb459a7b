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

/// The maximum number of places of a game without the colonies: those of Grandissimo. Places are numbered as in
/// places().
inline constexpr std::size_t max_places = place_count + 2;

/// The change of each place by what the opponents return from it: 0 or less for each owner.
using Returns = std::array<Change, max_places>;

/// The choices of all opponents who must return caballeros, packed into numbers. A *code* has one digit for each of
/// these opponents: how many caballeros that opponent returns from one place, or from several places together. The
/// code of several choices together is the sum of their codes.
class ReturnCodes
{
public:
    /// `state` must ask an opponent to return caballeros by an action card, in a game without the colonies.
    explicit ReturnCodes(const State& state);

    /// Returns the number of codes, which are 0 … count() − 1.
    int count() const { return count_; }

    std::size_t places() const { return places_.size(); }
    Place place(std::size_t number) const { return places_[number]; }

    /// Returns all codes that are possible in the place with this number.
    const std::vector<int>& at(std::size_t place) const { return at_[place]; }

    /// True if the opponents may return exactly this from all regions together, and the rest from their courts.
    bool can_be_total(int code) const { return courts_cover_rest_[static_cast<std::size_t>(code)]; }

    /// True if no opponent returns too many by both codes together, so that their sum is a code.
    bool fits(int before, int code) const
    {
        return fits_[static_cast<std::size_t>(before)][static_cast<std::size_t>(code)];
    }

    /// Returns by how much a code changes the number of caballeros of each owner: 0 or less.
    Change change_of(int code) const;

    /// Returns for each place the index in at() of the code that is returned there; nothing if the opponents cannot
    /// return this.
    std::optional<std::array<std::size_t, max_places>> indices_of(const Returns& returns) const;

private:
    /// An opponent who must return this many caballeros.
    struct Victim
    {
        Seat seat = nobody;
        int count = 0;
    };

    static std::vector<Victim> victims_of(const State& state);
    int digit(int code, std::size_t victim) const { return code / weights_[victim] % (victims_[victim].count + 1); }
    bool nobody_returns_too_many(int before, int code) const;
    bool courts_cover_rest(const State& state, int code) const;
    std::vector<int> at(const State& state, Place region) const;

    std::span<const Place> places_;
    std::vector<Victim> victims_; ///< in the order in which they are asked
    std::vector<int> weights_;
    int count_ = 1;
    std::array<std::vector<int>, max_places> at_;
    std::vector<bool> courts_cover_rest_;
    std::vector<std::vector<bool>> fits_;
};

} // namespace elgrande::search

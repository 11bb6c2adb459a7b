#pragma once

#include "search/counts/bounds/owner_states.hpp"
#include "search/counts/bounds/upper_bound.hpp"
#include "search/counts/options.hpp"

#include <optional>
#include <vector>

namespace elgrande::search
{

/// A tighter upper bound than UpperBound, since it knows whose caballeros go, of the options as they are mixed now. It
/// takes long to make, and is mostly less than a point above the best end.
class OwnersBound
{
public:
    OwnersBound(OwnerStates& states, const Problem& problem);

    /// What the places from one on can pay after those before have come to this tally. Nothing if no end can follow.
    std::optional<UpperBound::Rest> of(std::size_t place, const Tally& so_far) const;

    /// The same of places that come to this flow, whosever caballeros go.
    std::optional<UpperBound::Rest> of(std::size_t place, const Flow& so_far) const;

    /// No end is worth more.
    int highest() const { return highest_; }

    /// What one allocates.
    static std::size_t bytes(const OwnerStates& states, const Problem& problem)
    {
        return (problem.places.size() + 1) * (states.size() + states.groups()) * 2 * sizeof(Mixed);
    }

private:
    /// A change of a place, and what it pays without a disk and with one.
    struct Choice
    {
        const std::vector<OwnerStates::Step>* steps = nullptr;
        Mixed paid{};
        Mixed landed{};
    };

    std::vector<Choice> choices(const PlaceOptions& place) const;
    void fill(const PlaceOptions& place, Mixed* here);
    void set_groups(std::size_t places);
    void add(const Choice& choice, bool shows_disk, Mixed* here, const Mixed* behind) const;
    int highest(const Problem& problem, std::size_t lane) const;

    OwnerStates& states_;
    bool lands_;
    std::size_t lanes_;
    std::vector<Mixed> most_;          ///< by place and state, without a disk and with one
    std::vector<Mixed> most_of_group_; ///< the same by place and group of states
    int highest_ = 0;
};

} // namespace elgrande::search

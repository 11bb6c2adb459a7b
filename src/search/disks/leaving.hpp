#pragma once

#include "rules/state.hpp"
#include "search/known_payouts.hpp"

#include <cstdint>
#include <limits>

/// Inside the search: who comes out of the Castillo, and to where.
namespace elgrande::search
{

/// More than any lead, and less than nothing where it is negative.
inline constexpr int impossible = std::numeric_limits<int>::max() / 4;

inline PerSeat<std::uint8_t> paid(const State& state, Place place, KnownPayouts* known)
{
    return known != nullptr ? known->at(state, place) : points_at(state, place);
}

template <class Points>
void add(PerSeat<int>& sum, const PerSeat<Points>& points)
{
    for (Seat seat = 0; seat < max_players; ++seat)
    {
        sum[seat] += points[seat];
    }
}

/// Does a Grande there go where its player's disk says?
inline bool grande_moves(const State& state, Place home)
{
    return home == Place::Castillo || (state.lasting.grandes_follow && is_region(home) && !is_taboo(state, home));
}

/// A general scoring between two of its steps: the Castillo has paid and is empty, and who was inside waits for the
/// disks that show where to.
class Leaving
{
public:
    explicit Leaving(const State& state, KnownPayouts* known = nullptr) : state_(state)
    {
        add(score_, paid(state, Place::Castillo, known));
        for (const Seat seat : state.seats())
        {
            score_[seat] += state.score[seat];
            inside_[seat] = state.caballeros[index(Place::Castillo)][seat];
            leaves_[seat] =
                state.king != Place::Castillo && (inside_[seat] > 0 || grande_moves(state, state.grande[seat]));
        }
        // The King beside the Castillo keeps everything inside (2023, "Rebellion").
        if (state.king != Place::Castillo)
        {
            state_.caballeros[index(Place::Castillo)] = {};
        }
    }

    /// The same when some have left already.
    Leaving(const State& state, const State& later) : Leaving(state) { state_ = later; }

    const State& state() const { return state_; }
    bool leaves(Seat seat) const { return leaves_[seat]; }

    /// Scores so far.
    const PerSeat<int>& score() const { return score_; }

    /// Where somebody was before a disk was executed.
    struct Before
    {
        std::uint8_t there = 0;
        Place grande{};
        Place bearer{};
    };

    void take_back(Seat seat, Place region, const Before& before)
    {
        state_.caballeros[index(region)][seat] = before.there;
        state_.grande[seat] = before.grande;
        state_.bearers.at[seat] = before.bearer;
    }

    /// What the disk of `seat` does; the King's region means the court, which takes no Grande.
    Before land(Seat seat, Place region)
    {
        const Before before{state_.caballeros[index(region)][seat], state_.grande[seat], state_.bearers.at[seat]};
        if (is_taboo(state_, region))
        {
            return before;
        }
        std::uint8_t& there = state_.caballeros[index(region)][seat];
        there = static_cast<std::uint8_t>(there + inside_[seat]);
        if (grande_moves(state_, state_.grande[seat]))
        {
            state_.grande[seat] = region;
        }
        const bool uses_bearers = state_.setup.modules.contains(Module::StandardBearers);
        if (uses_bearers && inside_[seat] > 0 && state_.bearers.at[seat] == Place::Nowhere)
        {
            state_.bearers.at[seat] = region;
        }
        return before;
    }

private:
    State state_;
    PerSeat<int> score_{};
    PerSeat<std::uint8_t> inside_{};
    PerSeat<bool> leaves_{};
};

/// The region of the Grande, where opponents go at home.
inline Place home_disk(const State& state, Seat seat)
{
    return is_region(state.grande[seat]) ? state.grande[seat] : Place::Galicia;
}

} // namespace elgrande::search

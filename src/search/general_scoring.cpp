#include "search/general_scoring.hpp"

#include "rules/majority.hpp"

#include <algorithm>
#include <limits>
#include <vector>

namespace elgrande::search
{
namespace
{

constexpr int impossible = std::numeric_limits<int>::max() / 4;

PerSeat<std::uint8_t> paid(const State& state, Place place, KnownPayouts* known)
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

PerSeat<int> points_so_far(const State& state)
{
    PerSeat<int> scores{};
    for (const Seat seat : state.seats())
    {
        scores[seat] = state.score[seat];
    }
    return scores;
}

/// Does a Grande there go where its player's disk says?
bool grande_moves(const State& state, Place home)
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

Place home_disk(const State& state, Seat seat)
{
    return is_region(state.grande[seat]) ? state.grande[seat] : Place::Galicia;
}

/// Difference of points between the player and one opponent in each region, by who lands there: bit s is seat s.
class Differences
{
public:
    Differences(const Leaving& leaving, Seat player, KnownPayouts* known) : player_(player)
    {
        for (const Seat seat : leaving.state().seats())
        {
            if (leaving.leaves(seat) && seat != player)
            {
                leavers_.push_back(seat);
            }
        }
        Leaving landing = leaving;
        for (const Place region : all_regions)
        {
            for (unsigned who = 0; who < groups(); ++who)
            {
                points_[0][index(region)][who] = points_if_landed(landing, region, who, known);
                points_[1][index(region)][who] = points_[0][index(region)][who];
                if (leaving.leaves(player))
                {
                    const Leaving::Before before = landing.land(player, region);
                    points_[1][index(region)][who] = points_if_landed(landing, region, who, known);
                    landing.take_back(player, region, before);
                }
            }
        }
    }

    /// The least that the regions can pay the player more than `rival`, if the player's disk shows `disk`.
    int least(Seat rival, Place disk) const
    {
        // least_so_far[who]: over the regions so far, with the leavers `who` landed there.
        std::array<int, 1U << max_players> least_so_far{};
        least_so_far.fill(impossible);
        least_so_far[0] = 0;
        for (const Place region : all_regions)
        {
            const auto& here = points_[region == disk ? 1 : 0][index(region)];
            for (unsigned all = groups(); all-- > 0;)
            {
                int best = impossible;
                for (unsigned who = all;; who = (who - 1U) & all)
                {
                    best = std::min(best, least_so_far[all & ~who] + here[who][player_] - here[who][rival]);
                    if (who == 0)
                    {
                        break;
                    }
                }
                least_so_far[all] = best;
            }
        }
        return least_so_far[groups() - 1];
    }

private:
    unsigned groups() const { return 1U << leavers_.size(); }

    PerSeat<std::uint8_t> points_if_landed(Leaving& landing, Place region, unsigned who, KnownPayouts* known) const
    {
        std::array<Leaving::Before, max_players> before{};
        for (std::size_t i = 0; i < leavers_.size(); ++i)
        {
            before[i] = (who >> i & 1U) != 0 ? landing.land(leavers_[i], region) : before[i];
        }
        const PerSeat<std::uint8_t> points = paid(landing.state(), region, known);
        for (std::size_t i = 0; i < leavers_.size(); ++i)
        {
            if ((who >> i & 1U) != 0)
            {
                landing.take_back(leavers_[i], region, before[i]);
            }
        }
        return points;
    }

    Seat player_;
    std::vector<Seat> leavers_;
    /// Without the player landing there and with; by region; by who of the others lands there.
    std::array<std::array<std::array<PerSeat<std::uint8_t>, 1U << (max_players - 1)>, region_count>, 2> points_{};
};

} // namespace

PerSeat<int> scores_as_it_stands(const State& state, KnownPayouts* known)
{
    PerSeat<int> scores{};
    add(scores, paid(state, Place::Castillo, known));
    for (const Seat seat : state.seats())
    {
        scores[seat] += state.score[seat];
    }
    for (const Place region : regions(state.setup))
    {
        add(scores, paid(state, region, known));
    }
    return scores;
}

int lead_of(const State& state, Seat player, const PerSeat<int>& scores)
{
    int best = -impossible;
    for (const Seat seat : state.seats())
    {
        best = seat == player ? best : std::max(best, scores[seat]);
    }
    return scores[player] - best;
}

namespace
{

/// Does a disk of the seat move anything: caballeros, black ones or a Grande?
bool sets_disk(const State& state, Seat seat)
{
    const auto& inside = state.caballeros[index(Place::Castillo)];
    return inside[seat] > 0 || (state.colonies.inquisitor == seat && inside[neutral] > 0)
           || state.lasting.grandes_follow;
}

int lead_after_disks(const State& state, Seat player, const PerSeat<Place>& disks)
{
    PerSeat<int> scores = projected_scoring(state, disks);
    add(scores, points_so_far(state));
    return lead_of(state, player, scores);
}

int home_by_trying(const State& state, Seat player)
{
    PerSeat<Place> disks{};
    for (const Seat seat : state.seats())
    {
        disks[seat] = home_disk(state, seat);
    }
    int best = -impossible;
    for (const Place disk : all_regions)
    {
        disks[player] = disk;
        best = std::max(best, lead_after_disks(state, player, disks));
    }
    return best;
}

} // namespace

bool needs_trying(const State& state)
{
    return has_colonies(state.setup) || is_grandissimo(state.setup) || state.lasting.grandes_follow;
}

OthersAtHome others_at_home(const State& state, Seat player)
{
    Leaving leaving(state);
    for (const Seat seat : state.seats())
    {
        if (seat != player && leaving.leaves(seat))
        {
            leaving.land(seat, home_disk(state, seat));
        }
    }
    return {leaving.state(), leaving.score(), leaving.leaves(player)};
}

State with_disk(const State& state, const OthersAtHome& at_home, Seat player, Place disk)
{
    Leaving leaving(state, at_home.state);
    leaving.land(player, disk);
    return leaving.state();
}

int lead_with_disks_at_home(const State& state, Seat player, KnownPayouts* known)
{
    if (has_colonies(state.setup) || is_grandissimo(state.setup))
    {
        return home_by_trying(state, player);
    }
    Leaving leaving(state, known);
    for (const Seat seat : state.seats())
    {
        if (seat != player && leaving.leaves(seat))
        {
            leaving.land(seat, home_disk(state, seat));
        }
    }
    PerSeat<int> scores = leaving.score();
    std::array<PerSeat<std::uint8_t>, region_count> without{};
    for (const Place region : all_regions)
    {
        without[index(region)] = paid(leaving.state(), region, known);
        add(scores, without[index(region)]);
    }
    if (!leaving.leaves(player))
    {
        return lead_of(state, player, scores);
    }
    int best = -impossible;
    for (const Place disk : all_regions)
    {
        const Leaving::Before before = leaving.land(player, disk);
        PerSeat<int> after = scores;
        const auto change = [&](Place region)
        {
            const PerSeat<std::uint8_t> here = paid(leaving.state(), region, known);
            for (const Seat seat : state.seats())
            {
                after[seat] += here[seat] - without[index(region)][seat];
            }
        };
        change(disk);
        if (is_region(before.grande) && leaving.state().grande[player] != before.grande)
        {
            change(before.grande); // the Grande has left it
        }
        leaving.take_back(player, disk, before);
        best = std::max(best, lead_of(state, player, after));
    }
    return best;
}

namespace
{

/// Where each disk brings what it brings whatever the others show: by dynamic programming over the regions.
int lead_with_worst_disks(const State& state, Seat player, KnownPayouts& known)
{
    const Leaving leaving(state, &known);
    const Differences differences(leaving, player, &known);
    int best = -impossible;
    for (const Place disk : all_regions)
    {
        // The highest of the others is the one whom the player leads by the least.
        int lead = impossible;
        for (const Seat rival : state.seats())
        {
            if (rival != player)
            {
                lead =
                    std::min(lead, leaving.score()[player] - leaving.score()[rival] + differences.least(rival, disk));
            }
        }
        best = std::max(best, lead);
        if (!leaving.leaves(player))
        {
            break; // the disk moves nobody
        }
    }
    return best;
}

} // namespace

int WorstDisks::lead(const State& state, int floor)
{
    return needs_trying(state) ? lead_by_trying(state, floor) : lead_with_worst_disks(state, player_, known_);
}

int WorstDisks::lead_after(const State& state, const PerSeat<Place>& disks)
{
    if (budget_ != nullptr)
    {
        budget_->try_disks();
    }
    return lead_after_disks(state, player_, disks);
}

/// With the colonies, who lands on the Limit table depends on all disks together: those of the others from `seat` on
/// are tried, until some are no better for the player than the floor.
void WorstDisks::worst_of(const State& state, PerSeat<Place>& disks, Seat seat, int floor, int& worst)
{
    while (seat < state.players() && (seat == player_ || !sets_disk(state, seat)))
    {
        ++seat;
    }
    if (seat >= state.players())
    {
        const int lead = lead_after(state, disks);
        refutation_ = lead < worst ? disks : refutation_;
        worst = std::min(worst, lead);
        return;
    }
    for (const Place disk : all_regions)
    {
        const bool over = budget_ != nullptr && budget_->is_over();
        if (worst > floor && !over)
        {
            disks[seat] = disk;
            worst_of(state, disks, static_cast<Seat>(seat + 1), floor, worst);
        }
    }
}

int WorstDisks::lead_by_trying(const State& state, int floor)
{
    int best = -impossible;
    for (const Place disk : all_regions)
    {
        PerSeat<Place> disks = refutation_;
        for (const Seat seat : state.seats())
        {
            disks[seat] = sets_disk(state, seat) ? disks[seat] : home_disk(state, seat);
        }
        disks[player_] = disk;
        int worst = lead_after(state, disks);
        worst_of(state, disks, 0, std::max(best, floor), worst);
        best = std::max(best, worst);
        if (!sets_disk(state, player_) && state.grande[player_] != Place::Castillo)
        {
            break; // the disk moves nobody
        }
    }
    return best;
}

} // namespace elgrande::search

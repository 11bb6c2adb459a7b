#include "search/counts/worst_changes.hpp"

#include "search/counts/scoring/ends_above.hpp"
#include "search/counts/scoring/refutations.hpp"
#include "search/counts/scoring/scoring_problems.hpp"
#include "search/disks/landings.hpp"
#include "search/disks/worst_disks.hpp"
#include "search/general_scoring.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace elgrande::search
{
namespace
{

/// In all.
constexpr std::size_t most_judged = 20'000;
/// For a disk and a value that is asked for, before others' disks are looked for that leave fewer.
constexpr std::size_t few_judged = 2'000;
constexpr int most_tries = 3;
constexpr std::size_t few_to_learn_from = 8;
constexpr std::size_t most_rows = 64;
constexpr std::size_t most_of_a_disk = 48; ///< unless all of them count
constexpr int lowest_lead = -10'000;       ///< no end is worth less
constexpr std::size_t most_left_over = 96; ///< the latest
constexpr std::size_t most_known = 128;    ///< refutations, the latest: each is tried at all that is left over

/// How often a mean is made better before others are, and how many ends are looked at each time.
struct Round
{
    int tries = 0;
    std::size_t ends = 0;
    std::size_t visited = 0;
};

constexpr std::array rounds{Round{2, 200, 2'000}, Round{4, 500, 5'000}, Round{16, 2'000, 40'000}};
constexpr Round last_round{.tries = 1, .ends = 30'000, .visited = 1'000'000};

/// As a search by counts takes them.
DisksSet disks_set(const std::vector<Refutation>& refutations, Seat player, const std::vector<Place>& own)
{
    DisksSet set{.by_sum = {}, .with_own = own.size() == 1};
    for (const Refutation& refutation : refutations)
    {
        set.rivals.push_back(refutation.rival);
        set.by_sum.push_back(refutation.disks);
        set.by_sum.back()[player] = own.front();
    }
    return set;
}

template <class Item>
void keep_latest(std::vector<Item>& items, std::size_t most)
{
    const std::size_t old = items.size() - std::min(items.size(), most);
    items.erase(items.begin(), items.begin() + static_cast<std::ptrdiff_t>(old));
}

struct InSomeOrder
{
    bool operator()(const NetChange& a, const NetChange& b) const
    {
        return std::tie(a.by_place, a.own_dismissed) < std::tie(b.by_place, b.own_dismissed);
    }
};

class WorstChanges
{
public:
    WorstChanges(const State& state, const Reach& reach, Budget& budget, int unwanted)
        : state_(state), reach_(reach), budget_(budget), unwanted_(unwanted), worst_(reach.player()),
          tables_(state, reach)
    {
    }

    std::optional<BestChanges> run();

private:
    struct Mean
    {
        std::vector<Refutation> refutations;
        std::vector<int> times; ///< that they count
    };

    /// One disk of the player, and so many more own caballeros in the Castillo.
    struct Part
    {
        Place disk{};
        int more = 0;
        std::vector<Landings> rows{}; ///< ends that means should be low for
        Mean lowest{};                ///< the mean whose highest end is the lowest so far
        int highest = impossible;     ///< that end
    };

    State end_of(const NetChange& change) const;
    Landings landings(const NetChange& change, std::optional<Place> only = std::nullopt);
    int worth(const NetChange& change, int floor);
    bool judge_best(const DisksSet& disks);
    void begin_at_home();
    std::vector<Part> parts() const;
    bool search();
    bool search(Part& part, const Round& round);
    bool judge_rest(std::vector<Part> left);
    void judge(const std::vector<NetChange>& ends, Place disk);
    void forget_rows(Part& part, std::size_t most);
    void mix(EndsAbove& ends, Part& part);
    void learn(const NetChange& change, Part& part);
    bool judge_all(const std::vector<Place>& own, int more_tries);
    std::vector<Refutation> worst_refutations(Place disk) const;
    void learn(const std::vector<Refutation>& refutations);
    std::size_t bytes() const;
    /// A lead up to this is neither the best nor the second.
    int unwanted() const { return std::max(unwanted_, leads_.floor()); }
    int lowest_wanted() const { return std::max(unwanted(), lowest_lead) + 1; }
    void note(int lead);
    Podium<NetChange> podium() const;

    const State& state_;
    const Reach& reach_;
    Budget& budget_;
    int unwanted_;
    WorstDisks worst_;
    KnownPayouts known_payouts_;
    RegionTables tables_;
    SharedStates shared_;
    std::optional<EndsOfReach> ends_;
    std::map<NetChange, int, InSomeOrder> judged_;
    Podium<NetChange> leads_{0}; ///< of all that is judged; one may count twice
    /// Against each disk of the player, at the best end so far.
    std::array<std::vector<Refutation>, region_count> refutations_;
    /// How often they count in the mean that was looked at last.
    std::array<std::vector<int>, region_count> times_;
    std::vector<Refutation> known_;     ///< of all disks
    std::size_t rows_ = 0;              ///< of all parts
    std::vector<Landings> left_over_;   ///< ends that some disks of the others did not hold down
    std::size_t bytes_of_landings_ = 0; ///< of one of them
    int best_ = any_value;
};

State WorstChanges::end_of(const NetChange& change) const
{
    State end = state_;
    for (const Place place : reach_.places())
    {
        for (const Seat owner : reach_.owners())
        {
            std::uint8_t& there = end.caballeros[index(place)][owner];
            there = static_cast<std::uint8_t>(there + change.by_place[index(place)][owner]);
        }
    }
    return end;
}

Landings WorstChanges::landings(const NetChange& change, std::optional<Place> only)
{
    Landings result(Leaving(end_of(change), &known_payouts_), reach_.player(), known_payouts_, only);
    bytes_of_landings_ = std::max(bytes_of_landings_, result.bytes());
    return result;
}

/// That are allocated here.
std::size_t WorstChanges::bytes() const
{
    constexpr std::size_t bytes_of_node = sizeof(decltype(judged_)::value_type) + 6 * sizeof(void*);
    return tables_.bytes() + (ends_ ? ends_->bytes() : 0) + judged_.size() * bytes_of_node
           + (left_over_.size() + rows_) * bytes_of_landings_;
}

/// As Judgement says it.
int WorstChanges::worth(const NetChange& change, int floor)
{
    const auto [known, fresh] = judged_.try_emplace(change, 0);
    if (fresh)
    {
        known->second = worst_.lead(end_of(change), floor);
        note(known->second);
        budget_.keep_elsewhere(bytes());
    }
    return known->second;
}

/// One that is a bound only, as the lead was asked for above a floor, is not above unwanted() and changes nothing.
void WorstChanges::note(int lead)
{
    if (lead > unwanted_)
    {
        leads_.add(lead, 1, {});
    }
}

/// With sources, always in the same order: it goes through all that is judged.
Podium<NetChange> WorstChanges::podium() const
{
    Podium<NetChange> all(budget_.limits().most_turns);
    for (const auto& [change, lead] : judged_)
    {
        if (lead > unwanted_)
        {
            all.add(lead, change);
        }
    }
    return all;
}

/// Judges those that these disks leave the most, and finds what is worst against the best of them. False if they are
/// not found.
bool WorstChanges::judge_best(const DisksSet& disks)
{
    std::vector<Problem> problems = scoring_problems(tables_, disks);
    budget_.keep_elsewhere(bytes());
    const std::optional<BestChanges> found =
        problems.empty() ? std::nullopt : best_changes(reach_, std::move(problems), budget_, unwanted_, &shared_);
    for (const NetChange& change : found ? found->changes : std::vector<NetChange>{})
    {
        left_over_.push_back(landings(change));
        if (const int lead = worth(change, any_value); lead > best_)
        {
            best_ = lead;
            for (const Place disk : all_regions)
            {
                refutations_[index(disk)] = worst_refutations(disk);
            }
        }
    }
    return found.has_value();
}

/// What is worst against a disk at the end that was judged last, without a floor.
std::vector<Refutation> WorstChanges::worst_refutations(Place disk) const
{
    std::vector<Refutation> all;
    for (const Seat rival : state_.seats())
    {
        if (rival != reach_.player())
        {
            all.push_back({rival, worst_.refutations(disk)[all.size()]});
        }
    }
    return all;
}

void WorstChanges::learn(const std::vector<Refutation>& refutations)
{
    for (const Refutation& refutation : refutations)
    {
        if (std::find(known_.begin(), known_.end(), refutation) == known_.end())
        {
            known_.push_back(refutation);
        }
    }
    keep_latest(known_, most_known);
}

/// Judges every end that can be worth more with one of these disks, one or all, than the second best of those that are
/// known. Disks of the others that are bad for the best ends may leave thousands of others over: some of these say what
/// to look at instead, so many times. With one disk all that are left then are judged.
bool WorstChanges::judge_all(const std::vector<Place>& own, int more_tries)
{
    for (const Place disk : own)
    {
        learn(refutations_[index(disk)]);
    }
    for (int tries = 0; judged_.size() <= most_judged; ++tries)
    {
        std::vector<NetChange> some;
        const bool is_last = tries == more_tries;
        const Judgement judgement{.worth = [this](const NetChange& end, int floor) { return worth(end, floor); },
                                  .most_ends = is_last && own.size() == 1 ? most_judged : few_judged,
                                  .too_many = [&](const std::vector<NetChange>& ends) { some = ends; }};
        const std::vector<Refutation> against = best_refutations(known_, left_over_, own, unwanted());
        std::vector<Problem> problems = scoring_problems(tables_, disks_set(against, reach_.player(), own));
        budget_.keep_elsewhere(bytes());
        if (!problems.empty() && best_judged(reach_, std::move(problems), budget_, unwanted(), judgement, shared_))
        {
            return true;
        }
        for (const NetChange& change : some)
        {
            left_over_.push_back(landings(change));
            const int lead = worst_.lead(end_of(change));
            judged_[change] = lead;
            note(lead);
            for (const Place disk : own)
            {
                learn(worst_refutations(disk));
            }
        }
        keep_latest(left_over_, most_left_over);
        if (some.empty() || is_last)
        {
            return false;
        }
    }
    return false;
}

/// The disks and the numbers of own caballeros that go into the Castillo, which are searched one by one.
std::vector<WorstChanges::Part> WorstChanges::parts() const
{
    const bool can_enter = reach_.places().front() == Place::Castillo;
    std::vector<Part> all;
    for (const Place disk : all_regions)
    {
        for (int more = 0; more <= (can_enter ? reach_.most_own_in() : 0); ++more)
        {
            all.push_back({.disk = disk, .more = more});
        }
    }
    return all;
}

/// Finds all ends that are wanted, first where they are found soon: what is found makes others unwanted. False if they
/// are too many.
bool WorstChanges::search()
{
    std::vector<Part> left = parts();
    for (const Round& round : rounds)
    {
        std::vector<Part> later;
        for (Part& part : left)
        {
            if (search(part, round))
            {
                forget_rows(part, 0);
            }
            else
            {
                later.push_back(std::move(part));
            }
            if (budget_.is_over())
            {
                return false;
            }
        }
        left = std::move(later);
    }
    return judge_rest(std::move(left));
}

void WorstChanges::forget_rows(Part& part, std::size_t most)
{
    rows_ -= part.rows.size();
    keep_latest(part.rows, most);
    rows_ += part.rows.size();
}

/// The refutations of a disk in a mean that is low for the part's rows.
void WorstChanges::mix(EndsAbove& ends, Part& part)
{
    tables_.forget_some();
    std::vector<Refutation>& refutations = refutations_[index(part.disk)];
    std::vector<int>& times = times_[index(part.disk)];
    forget_rows(part, most_rows);
    for (std::size_t i = times.size(); refutations.size() > most_of_a_disk && i-- > 0;)
    {
        if (times[i] == 0)
        {
            times.erase(times.begin() + static_cast<std::ptrdiff_t>(i));
            refutations.erase(refutations.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
    times = part.rows.empty() ? times : times_in_mean(refutations, part.rows, part.disk);
    times.resize(refutations.size(), times.empty() ? 1 : 0);
    ends.mix(refutations, times);
    if (ends.highest() < part.highest)
    {
        part.lowest = {refutations, times};
        part.highest = ends.highest();
    }
    budget_.keep_elsewhere(bytes());
    budget_.exceeded_by_bytes(0);
}

/// False if not all of the ends that are wanted were found.
bool WorstChanges::search(Part& part, const Round& round)
{
    EndsAbove ends(*ends_, part.disk, part.more, budget_);
    for (int tries = 0; ends.has_starts() && tries < round.tries && !budget_.is_over(); ++tries)
    {
        mix(ends, part);
        if (budget_.is_over() || ends.highest() <= unwanted())
        {
            return !budget_.is_over();
        }
        const EndsAbove::Found found = ends.ends(lowest_wanted(), round.ends, round.visited);
        if (found.all)
        {
            judge(found.ends, part.disk);
            return true;
        }
        for (std::size_t i = 0; i < few_to_learn_from && !found.ends.empty(); ++i)
        {
            learn(found.ends[i * found.ends.size() / few_to_learn_from], part);
        }
        for (const NetChange& change : found.likely)
        {
            learn(change, part);
        }
        for (const NetChange& change : ends.ends(ends.highest(), few_to_learn_from, few_to_learn_from).likely)
        {
            learn(change, part);
        }
    }
    return !ends.has_starts();
}

/// The same of all parts for which no better mean was learned. Ends near their highest are judged first, of each of
/// them: others may be unwanted then.
bool WorstChanges::judge_rest(std::vector<Part> left)
{
    for (int below = 2; !left.empty(); below *= 2)
    {
        std::vector<Part> later;
        for (Part& part : left)
        {
            EndsAbove ends(*ends_, part.disk, part.more, budget_);
            ends.mix(part.lowest.refutations, part.lowest.times);
            const int floor = std::max(lowest_wanted(), ends.highest() - below);
            const EndsAbove::Found found = ends.ends(floor, last_round.ends, last_round.visited);
            judge(found.ends, part.disk);
            if (!found.all || budget_.is_over())
            {
                return false;
            }
            if (floor > lowest_wanted())
            {
                later.push_back(std::move(part));
            }
        }
        left = std::move(later);
    }
    return true;
}

/// Ends that are worth more with this disk than is unwanted.
void WorstChanges::judge(const std::vector<NetChange>& ends, Place disk)
{
    for (const NetChange& change : ends)
    {
        if (!budget_.spend())
        {
            return;
        }
        if (worst_.lead_with(landings(change, disk), disk) > unwanted())
        {
            worth(change, unwanted());
        }
    }
}

/// What is worst against an end with the part's disk, which the reach may refuse. If it does not, and nothing holds it
/// down, it makes others unwanted.
void WorstChanges::learn(const NetChange& change, Part& part)
{
    part.rows.push_back(landings(change, part.disk));
    ++rows_;
    const int lead = worst_.lead_with(part.rows.back(), part.disk);
    std::vector<Refutation>& refutations = refutations_[index(part.disk)];
    for (const Refutation& refutation : worst_refutations(part.disk))
    {
        if (std::find(refutations.begin(), refutations.end(), refutation) == refutations.end())
        {
            refutations.push_back(refutation);
        }
    }
    if (lead > unwanted() && reach_.allows(reach_.tally_of(change)))
    {
        worth(change, unwanted());
    }
}

/// What all search for a mean begins with.
void WorstChanges::begin_at_home()
{
    for (std::vector<Refutation>& refutations : refutations_)
    {
        for (const Seat rival : state_.seats())
        {
            if (rival != reach_.player())
            {
                refutations.push_back({rival, homes(state_)});
            }
        }
    }
}

std::optional<BestChanges> WorstChanges::run()
{
    if (tries_worst_disks(state_))
    {
        return std::nullopt;
    }
    shared_.states = std::make_unique<OwnerStates>(reach_);
    if (!shared_.states->are_too_many())
    {
        ends_.emplace(tables_, *shared_.states);
    }
    if (ends_ && !ends_->are_too_many())
    {
        begin_at_home();
        if (search())
        {
            const Podium<NetChange> found = podium();
            return BestChanges{found.empty() ? 0 : found.best(), found.count(), found.second(), found.sources()};
        }
    }
    if (!judge_best({.by_sum = {homes(state_)}}))
    {
        return std::nullopt;
    }
    if (judged_.empty())
    {
        return BestChanges{}; // not even against homes is one wanted
    }
    // What holds the best ends down whatever the player's disk is often holds down all others, too.
    const bool at_once = judge_all({all_regions.begin(), all_regions.end()}, 0);
    for (const Place disk : all_regions)
    {
        if (!at_once && !judge_all({disk}, most_tries))
        {
            return std::nullopt;
        }
    }
    const Podium<NetChange> all = podium();
    return BestChanges{all.empty() ? 0 : all.best(), all.count(), all.second(), all.sources()};
}

} // namespace

std::optional<BestChanges> worst_disk_changes(const State& state, const Reach& reach, Budget& budget, int unwanted)
{
    return WorstChanges(state, reach, budget, unwanted).run();
}

} // namespace elgrande::search

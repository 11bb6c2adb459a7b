#include "search/counts/worst/mean_search.hpp"

#include "search/counts/worst/latest.hpp"
#include "search/general_scoring.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::search
{

namespace
{

/// How often a mean is made better before those of other parts are, and how many ends are looked at each time.
struct Round
{
    int tries = 0;
    std::size_t ends = 0;
    std::size_t visited = 0;
};

constexpr std::array rounds{Round{2, 200, 2'000}, Round{4, 500, 5'000}, Round{16, 2'000, 40'000}};
constexpr std::size_t many_ends = 30'000;
constexpr std::size_t many_visited = 1'000'000;

constexpr std::size_t few_to_learn_from = 8;
constexpr std::size_t most_rows = 64;
constexpr std::size_t most_of_a_disk = 48; ///< unless all of them count

} // namespace

/// All means begin with the others at home.
MeanSearch::MeanSearch(RegionTables& tables, OwnerStates& states, JudgedEnds& judged, Budget& budget)
    : tables_(tables), judged_(judged), budget_(budget), ends_(tables, states)
{
    const State& state = tables.state();
    for (Mean& mean : means_)
    {
        for (const Seat rival : state.seats())
        {
            if (rival != tables.reach().player())
            {
                mean.refutations.push_back({rival, homes(state)});
            }
        }
    }
}

std::size_t MeanSearch::bytes() const
{
    return ends_.bytes() + rows_ * bytes_of_row_;
}

/// The disks and the numbers of own caballeros that go into the Castillo, which are searched one by one.
std::vector<MeanSearch::Part> MeanSearch::parts() const
{
    const bool can_enter = reach().changes(Place::Castillo);
    std::vector<Part> all;
    for (const Place disk : all_regions)
    {
        for (int more = 0; more <= (can_enter ? reach().most_own_in() : 0); ++more)
        {
            all.push_back({.disk = disk, .more = more});
        }
    }
    return all;
}

/// Finds all ends that are wanted, first where they are found soon: what is found makes others unwanted. False if they
/// are too many.
bool MeanSearch::run()
{
    std::vector<Part> left = parts();
    for (const Round& round : rounds)
    {
        std::vector<Part> later;
        for (Part& part : left)
        {
            if (search(part, round.tries, round.ends, round.visited))
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

void MeanSearch::forget_rows(Part& part, std::size_t most)
{
    rows_ -= part.rows.size();
    keep_latest(part.rows, most);
    rows_ += part.rows.size();
}

/// The refutations of a disk in a mean that is low for the part's rows.
void MeanSearch::mix(EndsAbove& ends, Part& part)
{
    tables_.forget_some();
    auto& [refutations, times] = means_[index(part.disk)];
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
        part.lowest = means_[index(part.disk)];
        part.highest = ends.highest();
    }
    budget_.keep_elsewhere(tables_.bytes() + judged_.bytes() + bytes());
    budget_.exceeded_by_bytes(0);
}

/// False if not all of the ends that are wanted were found.
bool MeanSearch::search(Part& part, int tries, std::size_t most_ends, std::size_t most_visited)
{
    EndsAbove ends(ends_, part.disk, part.more, budget_);
    for (; ends.has_starts() && tries > 0 && !budget_.is_over(); --tries)
    {
        mix(ends, part);
        if (budget_.is_over() || ends.highest() <= judged_.unwanted())
        {
            return !budget_.is_over();
        }
        const EndsAbove::Found found = ends.ends(judged_.lowest_wanted(), most_ends, most_visited);
        if (found.all)
        {
            judge(found.ends, part.disk);
            return true;
        }
        for (std::size_t i = 0; i < few_to_learn_from && !found.ends.empty(); ++i)
        {
            learn(found.ends[i * found.ends.size() / few_to_learn_from], true, part);
        }
        for (const auto& [change, is_allowed] : found.likely)
        {
            learn(change, is_allowed, part);
        }
        for (const auto& [change, is_allowed] : ends.ends(ends.highest(), few_to_learn_from, few_to_learn_from).likely)
        {
            learn(change, is_allowed, part);
        }
    }
    return !ends.has_starts();
}

/// What is worst against an end with the part's disk, which the reach may refuse. If it does not, and nothing holds it
/// down, it makes others unwanted.
void MeanSearch::learn(const NetChange& change, bool is_allowed, Part& part)
{
    const Landings& row = part.rows.emplace_back(judged_.landings(change, part.disk));
    bytes_of_row_ = std::max(bytes_of_row_, row.bytes());
    ++rows_;
    const int lead = judged_.worth_with(row, part.disk);
    std::vector<Refutation>& known = means_[index(part.disk)].refutations;
    for (const Refutation& refutation : judged_.refutations(part.disk))
    {
        if (std::find(known.begin(), known.end(), refutation) == known.end())
        {
            known.push_back(refutation);
        }
    }
    if (lead > judged_.unwanted() && is_allowed)
    {
        judged_.worth(change, judged_.unwanted());
    }
}

/// The same of all parts for which no better mean was learned. Ends near their highest are judged first, of each of
/// them: others may be unwanted then.
bool MeanSearch::judge_rest(std::vector<Part> left)
{
    for (int below = 2; !left.empty(); below *= 2)
    {
        std::vector<Part> later;
        for (Part& part : left)
        {
            EndsAbove ends(ends_, part.disk, part.more, budget_);
            ends.mix(part.lowest.refutations, part.lowest.times);
            const int floor = std::max(judged_.lowest_wanted(), ends.highest() - below);
            const EndsAbove::Found found = ends.ends(floor, many_ends, many_visited);
            judge(found.ends, part.disk);
            if (!found.all || budget_.is_over())
            {
                return false;
            }
            if (floor > judged_.lowest_wanted())
            {
                later.push_back(std::move(part));
            }
        }
        left = std::move(later);
    }
    return true;
}

/// Ends that are worth more with this disk than is unwanted.
void MeanSearch::judge(const std::vector<NetChange>& ends, Place disk)
{
    for (const NetChange& change : ends)
    {
        if (!budget_.spend())
        {
            return;
        }
        if (judged_.worth_with(judged_.landings(change, disk), disk) > judged_.unwanted())
        {
            judged_.worth(change, judged_.unwanted());
        }
    }
}

} // namespace elgrande::search

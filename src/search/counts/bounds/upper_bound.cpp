#include "search/counts/bounds/upper_bound.hpp"

#include "search/podium.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <numeric>

namespace elgrande::search
{
namespace
{

constexpr int most_trials = 6;

/// Is none of the one more than of the other?
bool fit(const std::array<int, 5>& counts, const std::array<int, 5>& most)
{
    return counts[0] <= most[0] && counts[1] <= most[1] && counts[2] <= most[2] && counts[3] <= most[3]
           && counts[4] <= most[4];
}

bool can_leave(const OptionTable& table)
{
    return std::any_of(table.groups.begin(), table.groups.end(),
                       [](const OptionTable::Group& group) { return group.flow.own_out + group.flow.others_out > 0; });
}

} // namespace

UpperBound::UpperBound(const Reach& reach, Problem& problem)
    : reach_(reach), leaving_(reach.has_one_source() ? Leaving::OnePlace
                              : reach.shares_moves() ? Leaving::ByMoves
                                                     : Leaving::ByOwner),
      lands_(problem.lands), sizes_{most_leaving(reach) + 1, reach.most_own_in() + 1,
                                    (leaving_ == Leaving::ByOwner ? reach.most_others_out() : 0) + 1,
                                    reach.most_others_in() + 1, (problem.lands ? 1 : 0) + 1},
      can_leave_(problem.places.size() + 1), choices_(problem.places.size())
{
    for (const int size : sizes_)
    {
        volume_ *= static_cast<std::size_t>(size);
    }
    most_.resize((problem.places.size() + 1) * volume_);
    for (std::size_t place = problem.places.size(); place-- > 0;)
    {
        const auto& tables = problem.places[place].tables;
        can_leave_[place] = can_leave_[place + 1] || std::any_of(tables.begin(), tables.end(), can_leave);
    }
    take(problem, false);
}

int UpperBound::most_leaving(const Reach& reach) const
{
    switch (leaving_)
    {
    case Leaving::OnePlace:
        return 1;
    case Leaving::ByMoves:
        return reach.most_out();
    default:
        return reach.most_own_out();
    }
}

void UpperBound::lower(Problem& problem)
{
    if (!is_lowered_)
    {
        is_lowered_ = true;
        take(problem, true);
    }
}

void UpperBound::take(Problem& problem, bool is_lowered)
{
    if (std::none_of(problem.starts.begin(), problem.starts.end(),
                     [&](const Start& start) { return of(0, start.flow).has_value(); }))
    {
        highest_ = any_value; // what has gone into the Castillo was too much
        return;
    }
    highest_ = std::numeric_limits<int>::max();
    for (std::size_t lane = 0; lane < problem.mixtures.size(); ++lane)
    {
        fill(problem, lane);
        if (is_lowered)
        {
            lower(problem, lane);
        }
        highest_ = std::min(highest_, Mixture::points_in(highest(problem, lane)));
    }
    mix_options(problem);
}

int UpperBound::highest(const Problem& problem, const Start& start, std::size_t lane) const
{
    const std::optional<Rest> all = of(0, start.flow);
    if (!all)
    {
        return any_value;
    }
    const Mixture& mixture = problem.mixtures[lane];
    int most = (*all->with_disk)[lane];
    for (const Sums& landed : problem.landed_elsewhere)
    {
        most = std::max(most, (*all->without_disk)[lane] + mixture.of(landed, {}));
    }
    return mixture.of(start.paid, start.tally) + mixture.fixed() + most;
}

const Start& UpperBound::best_start(const Problem& problem, std::size_t lane) const
{
    return *std::max_element(problem.starts.begin(), problem.starts.end(),
                             [&](const Start& a, const Start& b)
                             { return highest(problem, a, lane) < highest(problem, b, lane); });
}

int UpperBound::highest(const Problem& problem, std::size_t lane) const
{
    return highest(problem, best_start(problem, lane), lane);
}

std::optional<UpperBound::Rest> UpperBound::of(std::size_t place, const Flow& so_far) const
{
    int own_out = reach_.most_own_out() - so_far.own_out;
    int others_out = reach_.most_others_out() - so_far.others_out;
    const int out = reach_.most_out() - so_far.own_out - so_far.others_out;
    const bool left_the_only = leaving_ == Leaving::OnePlace && so_far.own_out + so_far.others_out > 0;
    const bool can_leave = can_leave_[place] && !left_the_only;
    own_out = can_leave ? std::min(own_out, out) : 0;
    others_out = can_leave ? std::min(others_out, out) : 0;
    // What comes has left somewhere, or was placed.
    const int own_in = std::min(reach_.most_own_in(), so_far.own_out + own_out + reach_.most_placed()) - so_far.own_in;
    const int others_in = std::min(reach_.most_others_in(), so_far.others_out + others_out) - so_far.others_in;
    if (own_out < 0 || others_out < 0 || out < 0 || own_in < 0 || others_in < 0)
    {
        return std::nullopt;
    }
    const int places = can_leave ? 1 : 0;
    const Counts left = leaving_ == Leaving::OnePlace  ? Counts{places, own_in, 0, others_in, 0}
                        : leaving_ == Leaving::ByMoves ? Counts{std::max(own_out, others_out), own_in, 0, others_in, 0}
                                                       : Counts{own_out, own_in, others_out, others_in, 0};
    const Mixed* const without_disk = &most_[place * volume_ + number(left)];
    return Rest{without_disk, without_disk + (lands_ ? 1 : 0)}; // the disk is the last digit
}

UpperBound::Counts UpperBound::counts_of(const Flow& flow) const
{
    const int out = flow.own_out + flow.others_out;
    return leaving_ == Leaving::OnePlace  ? Counts{std::min(out, 1), flow.own_in, 0, flow.others_in, 0}
           : leaving_ == Leaving::ByMoves ? Counts{out, flow.own_in, 0, flow.others_in, 0}
                                          : Counts{flow.own_out, flow.own_in, flow.others_out, flow.others_in, 0};
}

std::size_t UpperBound::number(const Counts& counts) const
{
    std::size_t number = 0;
    for (std::size_t i = 0; i < counts.size(); ++i)
    {
        number = number * static_cast<std::size_t>(sizes_[i]) + static_cast<std::size_t>(counts[i]);
    }
    return number;
}

void UpperBound::add_choices(const OptionTable& table, const Mixture& mixture, bool shows_disk,
                             std::vector<Choice>& all) const
{
    for (const OptionTable::Group& group : table.groups)
    {
        Choice choice{.counts = counts_of(group.flow), .paid = std::numeric_limits<int>::min()};
        choice.counts.back() = shows_disk ? 1 : 0;
        choice.number = number(choice.counts);
        for (std::uint32_t i = group.first; i < group.last; ++i)
        {
            const Option& option = table.options[i];
            const int paid = mixture.of(option.paid, option.tally) + (shows_disk ? mixture.of(option.landed, {}) : 0);
            if (paid > choice.paid)
            {
                choice.paid = paid;
                choice.option = &option;
            }
        }
        all.push_back(choice);
    }
}

std::vector<UpperBound::Choice> UpperBound::choices(const PlaceOptions& place, const Mixture& mixture) const
{
    std::vector<Choice> all;
    for (const OptionTable& table : place.tables)
    {
        add_choices(table, mixture, false, all);
        if (lands_ && place.shows_disk)
        {
            add_choices(table, mixture, true, all);
        }
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Choice& a, const Choice& b)
                     {
                         return std::accumulate(a.counts.begin(), a.counts.end(), 0)
                                < std::accumulate(b.counts.begin(), b.counts.end(), 0);
                     });
    std::vector<Choice> best;
    for (const Choice& choice : all)
    {
        const auto is_no_worse = [&](const Choice& other)
        { return other.paid >= choice.paid && fit(other.counts, choice.counts); };
        if (std::none_of(best.begin(), best.end(), is_no_worse))
        {
            best.push_back(choice);
        }
    }
    return best;
}

void UpperBound::fill_place(std::size_t place, std::size_t lane, const std::vector<Choice>& choices)
{
    Mixed* const here = &most_[place * volume_];
    const Mixed* const behind = here + volume_;
    Counts left{};
    for (std::size_t number = 0; number < volume_; ++number)
    {
        int best = unreachable;
        for (const Choice& choice : choices)
        {
            if (fit(choice.counts, left))
            {
                best = std::max(best, choice.paid + behind[number - choice.number][lane]);
            }
        }
        here[number][lane] = static_cast<std::int16_t>(std::max<int>(best, unreachable));
        for (std::size_t digit = left.size(); digit-- > 0 && ++left[digit] == sizes_[digit];)
        {
            left[digit] = 0;
        }
    }
}

void UpperBound::fill(const Problem& problem, std::size_t lane)
{
    for (std::size_t place = problem.places.size(); place-- > 0;)
    {
        choices_[place] = choices(problem.places[place], problem.mixtures[lane]);
        fill_place(place, lane, choices_[place]);
    }
}

UpperBound::Best UpperBound::best_of(const Problem& problem, std::size_t lane) const
{
    const Start& start = best_start(problem, lane);
    Best best{.tally = start.tally, .paid = start.paid};
    const Mixed* at = of(0, start.flow)->with_disk;
    Counts left{};
    auto rest = static_cast<std::size_t>(at - most_.data());
    for (std::size_t i = left.size(); i-- > 0;)
    {
        left[i] = static_cast<int>(rest % static_cast<std::size_t>(sizes_[i]));
        rest /= static_cast<std::size_t>(sizes_[i]);
    }
    for (std::size_t place = 0; place < problem.places.size(); ++place)
    {
        for (const Choice& choice : choices_[place])
        {
            const Mixed* const behind = at + volume_ - choice.number;
            if (fit(choice.counts, left) && choice.paid + (*behind)[lane] == (*at)[lane])
            {
                best.tally = sum(best.tally, choice.option->tally);
                for (std::size_t i = 0; i < best.paid.size(); ++i)
                {
                    const int landed = choice.counts.back() == 1 ? choice.option->landed[i] : 0;
                    best.paid[i] = static_cast<std::int16_t>(best.paid[i] + choice.option->paid[i] + landed);
                }
                for (std::size_t i = 0; i < left.size(); ++i)
                {
                    left[i] -= choice.counts[i];
                }
                at = behind;
                break;
            }
        }
    }
    return best;
}

/// Pays less for whoever goes without coming anywhere. Returns whether somebody did.
bool UpperBound::set_prices(Mixture& mixture, const Best& best, int step) const
{
    Change balance = best.tally.balance;
    balance[reach_.player()] = 0;
    int greatest = 0;
    for (const int count : balance)
    {
        greatest = std::max(greatest, std::abs(count));
    }
    for (std::size_t owner = 0; owner < balance.size() && greatest > 0; ++owner)
    {
        mixture.price[owner] = static_cast<std::int16_t>(mixture.price[owner] - step * balance[owner] / greatest);
    }
    return greatest > 0;
}

/// Lets moves cost more if there were too many.
bool UpperBound::set_price_of_moves(Mixture& mixture, const Best& best, int step)
{
    const int excess = mixture.moves_of(best.tally) - mixture.moves;
    const int before = mixture.price_of_moves;
    mixture.price_of_moves = std::max(0, before + (excess > 0 ? step : excess < 0 ? -step : 0));
    return mixture.price_of_moves != before;
}

/// Looks more at the least of the sums, and less at the greatest.
bool UpperBound::set_weights(Mixture& mixture, const Best& best, int step, int sums)
{
    const auto [low, high] = std::minmax_element(best.paid.begin(), best.paid.begin() + sums);
    std::int16_t& less = mixture.weights[static_cast<std::size_t>(high - best.paid.begin())];
    std::int16_t& more = mixture.weights[static_cast<std::size_t>(low - best.paid.begin())];
    const int moved = std::min<int>(step, less);
    if (moved == 0 || *low == *high || more == Mixture::weight)
    {
        return false;
    }
    less = static_cast<std::int16_t>(less - moved);
    more = static_cast<std::int16_t>(more + moved);
    return true;
}

/// Tries other weights and prices, one after the other, by smaller and smaller steps.
void UpperBound::lower(Problem& problem, std::size_t lane)
{
    const bool is_mean = problem.sums > 1 && lane + 1 == problem.mixtures.size();
    std::array<int, 3> steps{is_mean ? 6 : 0, reach_.most_others_in() > 0 ? 12 : 0, 8};
    Mixture& mixture = problem.mixtures[lane];
    Mixture lowest = mixture;
    int bound = highest(problem, lane);
    Best best = best_of(problem, lane);
    bool is_filled = true;
    int trials = 0;
    std::size_t unchanged = 0;
    for (std::size_t part = 0; trials < most_trials && unchanged < steps.size(); part = (part + 1) % steps.size())
    {
        int& step = steps[part];
        mixture = lowest;
        const bool is_changed = step > 0
                                && (part == 0   ? set_weights(mixture, best, step, problem.sums)
                                    : part == 1 ? set_prices(mixture, best, step)
                                                : set_price_of_moves(mixture, best, step));
        unchanged = is_changed ? 0 : unchanged + 1;
        if (!is_changed)
        {
            continue;
        }
        ++trials;
        fill(problem, lane);
        is_filled = highest(problem, lane) < bound;
        if (is_filled)
        {
            bound = highest(problem, lane);
            lowest = mixture;
            best = best_of(problem, lane);
        }
        else
        {
            step /= 2;
        }
    }
    mixture = lowest;
    if (!is_filled)
    {
        fill(problem, lane);
    }
}

} // namespace elgrande::search

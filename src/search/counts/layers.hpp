#pragma once

#include "search/budget.hpp"
#include "search/counts/bounds/owners_bound.hpp"
#include "search/counts/bounds/upper_bound.hpp"
#include "search/counts/disk_sets.hpp"
#include "search/counts/layer.hpp"
#include "search/podium.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <vector>

namespace elgrande::search
{

inline int least(const Sums& sums, int used)
{
    return *std::min_element(sums.begin(), sums.begin() + used);
}

/// A group of options that can come next, and the most that the places behind it can pay then.
struct Continuation
{
    const OptionTable::Group* group = nullptr;
    UpperBound::Rest rest;
    int most = 0; ///< that comes of both, by the last mixture
};

/// The entries after each of the places of a problem, as far as they can still come up to a floor.
class Layers
{
public:
    struct Room
    {
        std::size_t bytes = 0; ///< that are taken already
        std::size_t most_entries = std::numeric_limits<std::size_t>::max();
    };

    /// The one or the other bound, of options as they are mixed now; the other may be nothing.
    Layers(const Reach& reach, const Problem& problem, const UpperBound* flows, const OwnersBound* owners, int floor,
           Room room, Budget& budget)
        : reach_(reach), problem_(problem), flows_(flows), owners_(owners), floor_(floor), budget_(budget),
          layers_(problem.places.size() + 1), bytes_(room.bytes), most_entries_(room.most_entries)
    {
        for (std::size_t place = 0; place < problem.places.size(); ++place)
        {
            starts_matter_ = problem.places[place].table_of_start.empty() ? starts_matter_ : place + 1;
        }
        add_starts();
        for (std::size_t place = 0; place < problem.places.size() && !budget.is_over() && are_complete(); ++place)
        {
            fill(place);
        }
    }

    /// All entries.
    std::size_t size() const { return size_; }

    /// Was there room for all of them? Nothing else means anything if not.
    bool are_complete() const { return size_ <= most_entries_; }

    /// Of the ends that are worth the floor or more; no others are seen.
    Podium<std::uint32_t> podium() const
    {
        Podium<std::uint32_t> result(budget_.limits().most_turns);
        const std::vector<Layer::Entry>& last = layers_.back().entries();
        for (const std::uint32_t end : ends().entries)
        {
            result.add(value_of(last[end].key), last[end].ways, {&end, 1});
        }
        return result;
    }

    /// The ends that are worth the floor or more, in one way or several.
    struct Ends
    {
        std::vector<std::uint32_t> entries;
        std::uint64_t ways = 0;
    };
    Ends ends() const
    {
        Ends all;
        const std::vector<Layer::Entry>& last = layers_.back().entries();
        for (std::uint32_t i = 0; i < last.size(); ++i)
        {
            if (value_of(last[i].key) >= floor_ && reach_.allows(last[i].key.tally))
            {
                all.entries.push_back(i);
                all.ways += last[i].ways;
            }
        }
        return all;
    }

    /// The changes that lead to some entries of the last layer, `most` of them at most.
    std::vector<NetChange> changes_to(const std::vector<std::uint32_t>& ends, std::size_t most);

private:
    /// With the best disk.
    int value_of(const Key& key) const
    {
        if (!problem_.lands)
        {
            return least(key.paid, problem_.sums);
        }
        int best = std::numeric_limits<int>::min();
        for (const Sums& landed : disk_sets_.at(key.disks))
        {
            best = std::max(best, least(sum(key.paid, landed), problem_.sums));
        }
        return best;
    }

    /// What the next place has to pay, by mixtures.
    Mixed wanted(const Mixed& paid, const Mixed& rest) const
    {
        Mixed all{};
        for (std::size_t i = 0; i < problem_.mixtures.size(); ++i)
        {
            const Mixture& mixture = problem_.mixtures[i];
            all[i] = static_cast<std::int16_t>(floor_ * Mixture::weight - mixture.fixed() - paid[i] - rest[i]);
        }
        return all;
    }

    bool is_enough(const Mixed& paid, const Mixed& wanted) const
    {
        for (std::size_t i = 0; i < problem_.mixtures.size(); ++i)
        {
            if (paid[i] < wanted[i])
            {
                return false;
            }
        }
        return true;
    }

    /// From an entry to an end.
    struct Way
    {
        std::uint32_t entry = 0;
        NetChange change;
    };

    std::vector<Continuation> continuations(std::size_t place, const OptionTable& options, const Flow& flow) const;
    void add_starts();
    void fill(std::size_t place);
    std::vector<Way> with_place(std::size_t place, const std::vector<Way>& ways, std::size_t most);

    template <class Visit>
    bool for_each_step(std::size_t place, Visit visit);

    template <class Visit>
    void for_each_option(std::size_t place, const Key& from, const Mixed& paid, const Continuation& next,
                         Visit visit) const;

    template <class Visit>
    void for_each_option_with_disk(std::size_t place, const Key& from, const Mixed& paid, const Continuation& next,
                                   Visit visit);

    std::uint16_t disks_after(std::size_t place, const Key& from, const Mixed& paid, const Option& option,
                              const Mixed& rest);

    const OptionTable& table(std::size_t place, const Key& from) const
    {
        const PlaceOptions& options = problem_.places[place];
        return options.tables[options.table_number(from.start)];
    }

    /// What the places from one on can pay. Nothing if no end can follow.
    std::optional<UpperBound::Rest> rest_after_flow(std::size_t place, const Flow& flow) const
    {
        return owners_ != nullptr ? owners_->of(place, flow) : flows_->of(place, flow);
    }

    /// What the places behind one can pay, if it is known better than by flows. Nothing if no end can follow.
    std::optional<UpperBound::Rest> rest_after(std::size_t place, const Tally& tally,
                                               const UpperBound::Rest& by_flow) const
    {
        return owners_ != nullptr ? owners_->of(place + 1, tally) : std::optional(by_flow);
    }

    /// The same with what an option of a place adds, without the disk.
    std::optional<Key> after(std::size_t place, const Key& from, const Option& option) const
    {
        Key key{.tally = search::sum(from.tally, option.tally), .paid = sum(from.paid, option.paid)};
        key.start = place + 1 < starts_matter_ ? from.start : std::uint16_t{0};
        return reach_.may_become_allowed(key.tally) ? std::optional(key) : std::nullopt;
    }

    const Reach& reach_;
    const Problem& problem_;
    const UpperBound* flows_;
    const OwnersBound* owners_;
    int floor_;
    Budget& budget_;
    std::size_t starts_matter_ = 0;           ///< to so many of the first places
    std::vector<std::size_t> start_of_entry_; ///< of the first layer
    DiskSets disk_sets_;
    std::vector<Layer> layers_;
    std::size_t size_ = 0;
    std::size_t bytes_ = 0; ///< of all problems and of the layers that are closed
    std::size_t most_entries_;
};

} // namespace elgrande::search

#include "search/counts/layers.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace elgrande::search
{
namespace
{

/// What has left and come so far.
Flow flow_so_far(const Tally& tally, Seat player)
{
    int others = 0;
    for (Seat owner = 0; owner < max_owners; ++owner)
    {
        others += owner == player ? 0 : tally.balance[owner];
    }
    const auto narrow = [](int count) { return static_cast<std::uint8_t>(count); };
    return {tally.own_out, narrow(tally.own_out + tally.balance[player]), tally.others_out,
            narrow(tally.others_out + others)};
}

} // namespace

/// The groups of options that can follow a flow, each with the upper bound of what is behind it.
std::vector<Continuation> Layers::continuations(std::size_t place, const OptionTable& options, const Flow& flow) const
{
    const std::size_t last = problem_.mixtures.size() - 1;
    std::vector<Continuation> all;
    for (const OptionTable::Group& group : options.groups)
    {
        if (const std::optional<UpperBound::Rest> rest = rest_after_flow(place + 1, together(flow, group.flow)))
        {
            all.push_back({&group, *rest, group.most[last] + (*rest->without_disk)[last]});
        }
    }
    std::sort(all.begin(), all.end(), [](const Continuation& a, const Continuation& b) { return a.most > b.most; });
    return all;
}

/// Calls `visit` with each option of a group that pays enough, and what it leads to.
template <class Visit>
void Layers::for_each_option(std::size_t place, const Key& from, const Mixed& paid, const Continuation& next,
                             Visit visit) const
{
    const std::size_t last = problem_.mixtures.size() - 1;
    const Mixed needed = wanted(paid, *next.rest.without_disk);
    if (!is_enough(next.group->most, needed))
    {
        return;
    }
    for (std::uint32_t i = next.group->first; i < next.group->last; ++i)
    {
        const Option& option = table(place, from).options[i];
        if (option.mixed[last] < needed[last])
        {
            return; // nor does any that follows pay more
        }
        if (is_enough(option.mixed, needed))
        {
            const std::optional<Key> key = after(place, from, option);
            const auto rest = key ? rest_after(place, key->tally, next.rest) : std::nullopt;
            if (rest && is_enough(option.mixed, wanted(paid, *rest->without_disk)))
            {
                visit(option, *key);
            }
        }
    }
}

/// The same where the player's disk moves somebody: to a place before, to this one or to one behind it.
template <class Visit>
void Layers::for_each_option_with_disk(std::size_t place, const Key& from, const Mixed& paid, const Continuation& next,
                                       Visit visit)
{
    const Mixed behind = wanted(paid, *next.rest.with_disk);
    const Mixed here = wanted(paid, *next.rest.without_disk);
    Mixed needed = behind;
    for (const Sums& landed : disk_sets_.at(from.disks))
    {
        const Mixed before = wanted(sum(paid, problem_.mixed(landed, {})), *next.rest.without_disk);
        for (std::size_t i = 0; i < needed.size(); ++i)
        {
            needed[i] = std::min(needed[i], before[i]);
        }
    }
    const auto can_be_enough = [&](const Mixed& without, const Mixed& with)
    {
        for (std::size_t i = 0; i < problem_.mixtures.size(); ++i)
        {
            if (without[i] < needed[i] && with[i] < here[i])
            {
                return false;
            }
        }
        return true;
    };
    if (!can_be_enough(next.group->most, next.group->most_landed))
    {
        return;
    }
    for (std::uint32_t i = next.group->first; i < next.group->last; ++i)
    {
        const Option& option = table(place, from).options[i];
        std::optional<Key> key =
            can_be_enough(option.mixed, option.mixed_landed) ? after(place, from, option) : std::nullopt;
        const auto rest = key ? rest_after(place, key->tally, next.rest) : std::nullopt;
        if (rest)
        {
            key->disks = disks_after(place, from, paid, option, *rest->without_disk);
            if (key->disks != 0 || is_enough(option.mixed, wanted(paid, *rest->with_disk)))
            {
                visit(option, *key);
            }
        }
    }
}

/// The disks by places up to this one that can still come up to the floor.
std::uint16_t Layers::disks_after(std::size_t place, const Key& from, const Mixed& paid, const Option& option,
                                  const Mixed& rest)
{
    std::vector<Sums> disks;
    const Mixed needed = wanted(paid, rest);
    for (const Sums& landed : disk_sets_.at(from.disks))
    {
        if (is_enough(sum(option.mixed, problem_.mixed(landed, {})), needed))
        {
            disks.push_back(landed);
        }
    }
    if (problem_.places[place].shows_disk && is_enough(option.mixed_landed, needed))
    {
        disks.push_back(option.landed);
    }
    return disk_sets_.number_of(std::move(disks));
}

/// Calls `visit` with each entry before a place, each option that can follow, and what that leads to; after each entry,
/// with no option. Ends, and returns false, if it returns false then.
template <class Visit>
bool Layers::for_each_step(std::size_t place, Visit visit)
{
    const std::size_t last = problem_.mixtures.size() - 1;
    const std::vector<Layer::Entry>& before = layers_[place].entries();
    std::map<std::pair<const OptionTable*, Flow>, std::vector<Continuation>> known;
    for (std::uint32_t i = 0; i < before.size(); ++i)
    {
        const Key& from = before[i].key;
        const Flow flow = flow_so_far(from.tally, reach_.player());
        const auto [found, fresh] = known.try_emplace({&table(place, from), flow});
        if (fresh)
        {
            found->second = continuations(place, table(place, from), flow);
        }
        const Mixed paid = problem_.mixed(from.paid, from.tally);
        const auto visit_option = [&](const Option& option, const Key& to) { visit(i, &option, to); };
        const int least_to_come = floor_ * Mixture::weight - problem_.mixtures[last].fixed() - paid[last];
        for (const Continuation& next : found->second)
        {
            if (problem_.lands)
            {
                for_each_option_with_disk(place, from, paid, next, visit_option);
            }
            else if (next.most < least_to_come)
            {
                break; // nor does any that follows come to more
            }
            else
            {
                for_each_option(place, from, paid, next, visit_option);
            }
        }
        if (!visit(i, nullptr, from))
        {
            return false;
        }
    }
    return true;
}

void Layers::add_starts()
{
    const std::uint16_t elsewhere = problem_.lands ? disk_sets_.number_of(problem_.landed_elsewhere) : std::uint16_t{0};
    for (std::size_t i = 0; i < problem_.starts.size(); ++i)
    {
        const Start& start = problem_.starts[i];
        for (int dismissed = 0; dismissed <= (reach_.can_dismiss_own() ? 1 : 0) && rest_after_flow(0, start.flow);
             ++dismissed)
        {
            Key key{.tally = start.tally, .paid = start.paid, .disks = elsewhere};
            key.start = starts_matter_ > 0 ? static_cast<std::uint16_t>(i) : std::uint16_t{0};
            key.tally.own_dismissed = dismissed == 1;
            layers_[0].add(key, 1);
            start_of_entry_.push_back(i);
        }
    }
}

void Layers::fill(std::size_t place)
{
    const std::vector<Layer::Entry>& before = layers_[place].entries();
    Layer& after = layers_[place + 1];
    for_each_step(place,
                  [&](std::uint32_t from, const Option* option, const Key& key)
                  {
                      if (option != nullptr)
                      {
                          after.add(key, before[from].ways);
                          return true;
                      }
                      return size_ + after.entries().size() <= most_entries_ && budget_.spend()
                             && !budget_.exceeded_by_bytes(bytes_ + after.most_bytes() + disk_sets_.bytes());
                  });
    after.close();
    size_ += after.entries().size();
    bytes_ += after.most_bytes();
}

/// The same ways one place longer, `most` of them at most.
std::vector<Layers::Way> Layers::with_place(std::size_t place, const std::vector<Way>& ways, std::size_t most)
{
    Layer wanted;
    for (const Way& way : ways)
    {
        wanted.add(layers_[place + 1].entries()[way.entry].key, 1);
    }
    std::vector<std::vector<std::pair<std::uint32_t, const Option*>>> steps(wanted.entries().size());
    for_each_step(place,
                  [&](std::uint32_t from, const Option* option, const Key& key)
                  {
                      const std::uint32_t to = option == nullptr ? Layer::none : wanted.find(key);
                      if (to != Layer::none && steps[to].size() < most)
                      {
                          steps[to].emplace_back(from, option);
                      }
                      return true;
                  });
    std::vector<Way> longer;
    for (const Way& way : ways)
    {
        for (const auto& [from, option] : steps[wanted.find(layers_[place + 1].entries()[way.entry].key)])
        {
            if (longer.size() < most)
            {
                Way& added = longer.emplace_back(Way{from, way.change});
                added.change.by_place[index(problem_.places[place].place)] = option->change;
            }
        }
    }
    return longer;
}

/// From the last place to the first.
std::vector<NetChange> Layers::changes_to(const std::vector<std::uint32_t>& ends, std::size_t most)
{
    std::vector<Way> ways;
    for (const std::uint32_t end : ends)
    {
        Way& way = ways.emplace_back(Way{end, {}});
        way.change.own_dismissed = layers_.back().entries()[end].key.tally.own_dismissed;
    }
    for (std::size_t place = problem_.places.size(); place-- > 0;)
    {
        ways = with_place(place, ways, most);
    }
    std::vector<NetChange> changes;
    for (const Way& way : ways)
    {
        changes.push_back(way.change);
        const Start& start = problem_.starts[start_of_entry_[way.entry]];
        if (start.castillo != Change{})
        {
            changes.back().by_place[index(Place::Castillo)] = start.castillo;
        }
    }
    return changes;
}

} // namespace elgrande::search

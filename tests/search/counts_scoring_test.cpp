// A scoring with settled disks, and ends that are worth much against a mean of disks, counted: what the game pays.
#include "search/counts/scoring/ends_above.hpp"

#include "record/link/link.hpp"
#include "rules/game.hpp"
#include "search/counts/best_changes.hpp"
#include "search/counts/worst/worst_changes.hpp"
#include "search/disks/worst_disks.hpp"
#include "search/general_scoring.hpp"
#include "search/positions.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <variant>
#include <vector>

using namespace elgrande;
using namespace elgrande::search;

namespace
{

constexpr std::size_t many = 5'000;

/// Of the player. Not one by which a Grande stays at home, as the search takes the home's disk in its place.
Place some_disk(const State& state, Random& random)
{
    Place disk{};
    do
    {
        disk = all_regions[random.below(region_count)];
    } while (state.lasting.grandes_follow && is_taboo(state, disk));
    return disk;
}

std::vector<Refutation> some_refutations(const State& state, Random& random)
{
    std::vector<Refutation> all;
    for (const Seat rival : state.seats())
    {
        if (rival != state.active())
        {
            all.push_back({rival, {}});
            for (Place& disk : all.back().disks)
            {
                disk = all_regions[random.below(region_count)];
            }
        }
    }
    return all;
}

std::optional<Reach> some_reach(const State& state, Random& random)
{
    const std::vector<Reach> all = Reach::apart(state);
    return all.empty() ? std::nullopt : std::optional(all[random.below(static_cast<std::uint32_t>(all.size()))]);
}

/// Against the refutation by which it is least; the game plays the scoring.
int lead_of_end(const State& end, Seat player, Place disk, const std::vector<Refutation>& refutations)
{
    int least = std::numeric_limits<int>::max();
    for (const Refutation& refutation : refutations)
    {
        PerSeat<Place> disks = refutation.disks;
        disks[player] = disk;
        const PerSeat<int> gained = projected_scoring(end, disks);
        const int own = end.score[player] + gained[player];
        least = std::min(least, own - end.score[refutation.rival] - gained[refutation.rival]);
    }
    return least;
}

test::Finding wrong_with(const State& state, const Reach& reach, Random& random)
{
    const Limits limits{.most_positions = 4'000'000};
    Budget budget(limits);
    OwnerStates states(reach);
    RegionTables tables(state, reach);
    if (states.are_too_many())
    {
        return std::nullopt;
    }
    EndsOfReach all(tables, states);
    const Place disk = some_disk(state, random);
    const int more = static_cast<int>(random.below(static_cast<unsigned>(reach.most_own_in()) + 1U));
    EndsAbove ends(all, disk, more, budget);
    if (!ends.has_starts())
    {
        return std::nullopt;
    }
    const std::vector<Refutation> refutations = some_refutations(state, random);
    ends.mix(refutations, std::vector<int>(refutations.size(), 1));
    const EndsAbove::Found every = ends.ends(-1'000, many, many); // nothing is left out
    if (!every.all || every.ends.empty())
    {
        return std::nullopt;
    }
    std::vector<int> leads;
    for (const NetChange& end : every.ends)
    {
        leads.push_back(lead_of_end(tables.end_of(end), reach.player(), disk, refutations));
    }
    const int best = *std::max_element(leads.begin(), leads.end());
    for (int floor = best - 2; floor <= best + 1; ++floor)
    {
        const auto wanted = std::count_if(leads.begin(), leads.end(), [floor](int lead) { return lead >= floor; });
        const EndsAbove::Found found = ends.ends(floor, many, many);
        if (std::ssize(found.ends) != wanted)
        {
            return std::to_string(found.ends.size()) + " ends, not " + std::to_string(wanted);
        }
    }
    return ends.highest() >= best ? "" : "the bound is below an end";
}

/// Nothing where no end is found.
test::Finding wrong_with_settled(const State& state, Random& random)
{
    const std::optional<Reach> reach = some_reach(state, random);
    if (!reach)
    {
        return std::nullopt;
    }
    const Seat player = state.active();
    PerSeat<Place> disks{};
    for (Place& disk : disks)
    {
        disk = all_regions[random.below(region_count)];
    }
    disks[player] = some_disk(state, random);
    RegionTables tables(state, *reach);
    const Limits limits{.most_positions = 400'000};
    Budget budget(limits);
    const auto best = best_changes(*reach, scoring_problems(tables, {.by_sum = {disks}, .with_own = true}), budget);
    for (const NetChange& change : best ? best->changes : std::vector<NetChange>{})
    {
        const int lead = lead_after_disks(tables.end_of(change), player, disks);
        if (lead != best->value)
        {
            return "worth " + std::to_string(lead) + ", not " + std::to_string(best->value);
        }
    }
    return best && !best->changes.empty() ? test::Finding("") : std::nullopt;
}

/// The King beside the Castillo keeps everything inside (2023, "Rebellion").
void close_castillo(State& state)
{
    state.king = Place::Castillo;
    state.caballeros[index(Place::Castillo)][state.active()] += 2;
}

} // namespace

TEST_CASE("random positions: ends above a mean of disks are all that there are")
{
    test::for_positions(
        60, test::Thinned::Courts,
        [](test::Sample& sample) -> test::Finding
        {
            test::Finding found;
            for (int draw = 0; draw < 8 && found.value_or("").empty(); ++draw)
            {
                const std::optional<Reach> reach = some_reach(sample.state, sample.random);
                const test::Finding next = reach ? wrong_with(sample.state, *reach, sample.random) : std::nullopt;
                found = next ? next : found;
            }
            return found;
        },
        [](const State& state) { return !Reach::apart(state).empty() && !tries_worst_disks(state); });
}

TEST_CASE("ends above a mean of disks: what is in the Castillo changes what a disk brings to a region")
{
    const auto& [link, card] = GENERATE(table<const char*, const char*>(
        {{"p1.RqJHBFH06-cRcikyX3VCz45usaKJqzTsROmb195O7hFMl4WPptrjHW_5dW_syUpU0DwhHcRj3mVGtLfjPGpIshR6",
          "move-three-foreign"},
         {"p1.UW4gBjNXt3McjYPxuVwmfVwljWnuB4PrC6IBSyWqOdL2sxiXbyDBipAD97X61-n0sR7p7IH_x99SvytKBq1jYp4DNN1vE",
          "move-three-any"}}));
    auto opened = record::open_link(link);
    REQUIRE(opened.ok());
    State state = std::get<record::OpenedPosition>(*opened).state;
    REQUIRE(test::take_card(state, card_named(state.setup.edition, card)));
    const std::optional<Reach> reach = Reach::of(state);
    REQUIRE(reach);
    Random random(1);
    int compared = 0;
    for (int draw = 0; draw < 40; ++draw)
    {
        const test::Finding found = wrong_with(state, *reach, random);
        compared += found ? 1 : 0;
        CHECK(found.value_or("") == "");
    }
    CHECK(compared > 20);
}

TEST_CASE("against the worst disks: a search can be cancelled while its first bound is made")
{
    auto opened = record::open_link(
        "p1.RqJHBFH06-cRcikyX3VCz45usaKJqzTsROmb195O7hFMl4WPptrjHW_5dW_syUpU0DwhHcRj3mVGtLfjPGpIshR6");
    REQUIRE(opened.ok());
    State state = std::get<record::OpenedPosition>(*opened).state;
    REQUIRE(test::take_card(state, card_named(state.setup.edition, "move-three-foreign")));
    const std::optional<Reach> reach = Reach::of(state);
    REQUIRE(reach);
    bool asked = false;
    Limits limits;
    limits.cancelled = [&asked]
    {
        asked = true;
        return true;
    };
    Budget budget(limits);
    while (budget.spent() < 1'023) // it asks each 1,024 positions
    {
        budget.spend();
    }
    REQUIRE_FALSE(asked);
    CHECK_FALSE(worst_disk_changes(state, *reach, budget, any_value).has_value());
    CHECK(asked);
    CHECK(budget.is_over());
}

TEST_CASE("random positions: with every disk settled the best turn is worth what the game pays")
{
    test::for_positions(
        60, test::Thinned::Courts, [](test::Sample& sample) { return wrong_with_settled(sample.state, sample.random); },
        [](const State& state) { return !Reach::apart(state).empty(); });
}

TEST_CASE("random positions: a settled disk moves nobody where the King keeps the Castillo closed")
{
    test::for_positions(
        60, test::Thinned::Courts,
        [](test::Sample& sample)
        {
            close_castillo(sample.state);
            return wrong_with_settled(sample.state, sample.random);
        },
        [](const State& state) { return !Reach::apart(state).empty(); });
}

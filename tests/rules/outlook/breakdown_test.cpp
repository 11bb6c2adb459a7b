// Where the points of a value come from. Ranks and bonuses: classic 1996, "Score the Regions", "King's Bonus", "Home
// region bonus". That the parts add up to the solver's value is tested in tests/search/objective_test.cpp.
#include "rules/outlook/breakdown.hpp"

#include "rules/table.hpp"

#include <algorithm>

using namespace elgrande;
using namespace elgrande::test;

namespace
{

/// Returns the points of a part; fails the test if there is no such part.
PerSeat<int> part_of_value(const Breakdown& value, PartKind kind, Place place = Place::Nowhere)
{
    const auto found = std::find_if(value.parts.begin(), value.parts.end(),
                                    [&](const PointsPart& part) { return part.kind == kind && part.place == place; });
    REQUIRE(found != value.parts.end());
    return found->points;
}

/// Two caballeros of seat 0 in the Castillo; the King in Aragon, where seat 0 has two and seat 1 has one; seat 1 alone
/// at home in Basque Country.
State two_inside()
{
    return begin(
        {.players = 4,
         .king = Place::Aragon,
         .groups = {
             {Place::Castillo, 0, 2}, {Place::Aragon, 0, 2}, {Place::Aragon, 1, 1}, {Place::BasqueCountry, 1, 1}}});
}

} // namespace

TEST_CASE("a lead is split by place and bonus, and is the player's total minus the strongest rival's")
{
    const State state = two_inside();
    const Breakdown lead = breakdown_of(state, 0, Objective::Lead, {});
    CHECK(part_of_value(lead, PartKind::Place, Place::Castillo) == PerSeat<int>{5});
    CHECK(part_of_value(lead, PartKind::KingBonus) == PerSeat<int>{2});
    CHECK(part_of_value(lead, PartKind::HomeBonus) == PerSeat<int>{0, 2});
    CHECK(lead.rival == 1);
    CHECK(lead.value == lead.total[0] - lead.total[1]);
    CHECK(breakdown_of(state, 0, Objective::OwnPoints, {}).value == lead.total[0]);
    CHECK(breakdown_of(state, 0, Objective::HoldRivals, {}).value == -lead.total[1]);
    CHECK(lead.disk == Place::Nowhere);
}

TEST_CASE("after a scoring the disks are a part of their own: two caballeros take Basque Country from its owner")
{
    const State state = two_inside();
    const Breakdown now = breakdown_of(state, 0, Objective::Lead, {});
    const Breakdown after = breakdown_of(state, 0, Objective::LeadAfterScoring, {});
    CHECK(part_of_value(after, PartKind::Place, Place::BasqueCountry)
          == part_of_value(now, PartKind::Place, Place::BasqueCountry));
    CHECK(after.disk == Place::BasqueCountry);
    const PerSeat<int> disks = part_of_value(after, PartKind::Disks);
    CHECK(disks[0] > 0);
    CHECK(disks[1] < 0); // the second place, and no bonus for a home region that is lost
    CHECK(after.value > now.value);
}

TEST_CASE("points gained are told by the places that were scored, and other players' are not counted")
{
    const State state = two_inside();
    const std::vector<Event> events{
        {.kind = EventKind::ScoringBegan, .to = Place::Aragon},
        {.kind = EventKind::Scored, .seat = 0, .to = Place::Aragon, .rank = 1, .points = 5},
        {.kind = EventKind::KingBonus, .seat = 0, .to = Place::Aragon, .points = 2},
        {.kind = EventKind::Scored, .seat = 1, .to = Place::Aragon, .rank = 2, .points = 3}};
    const Breakdown gained = breakdown_of(state, 0, Objective::PointsGained, events);
    CHECK(part_of_value(gained, PartKind::Place, Place::Aragon) == PerSeat<int>{5});
    CHECK(part_of_value(gained, PartKind::KingBonus) == PerSeat<int>{2});
    CHECK(gained.value == 7);
    CHECK(breakdown_of(state, 0, Objective::PointsGained, {}).value == 0);
}

// The previews of ranks and consequences on the board.
#include "screens/table/map/previews.hpp"

#include "rules/outlook/outlook.hpp"
#include "rules/playout.hpp"
#include "support/setups.hpp"

#include <catch2/catch_test_macros.hpp>

#include <bit>

using namespace elgrande;
using namespace elgrande::screens;

namespace
{

/// Plays random games by many rule sets and calls `look` with each view.
template <class Look>
void play(std::uint64_t games, Look look)
{
    for (std::uint64_t seed = 1; seed <= games; ++seed)
    {
        State state = new_game(setups::any_setup(seed));
        Random random(seed);
        while (!is_over(state))
        {
            look(view(state, state.decision.seat));
            apply(state, random_action(state, random));
        }
    }
}

} // namespace

TEST_CASE("the points of the ranks at the scoreboards add up to the payouts of the places")
{
    play(12,
         [](const PlayerView& seen)
         {
             board::Scene scene;
             show_ranks(scene, seen);
             PerSeat<int> points{};
             for (const board::Ranks& place : scene.ranks)
             {
                 for (const board::Rank& rank : place)
                 {
                     for (Seat seat = 0; seat < seen.players(); ++seat)
                     {
                         points[seat] += board::has(rank.seats, seat) ? rank.points : 0;
                     }
                 }
             }
             // Payouts of separate spaces are written beside them, for players without a rank.
             for (const auto& payout : seen.payouts)
             {
                 for (Seat seat = 0; payout && seat < seen.players(); ++seat)
                 {
                     points[seat] += payout->standing.rank[seat] == 0 ? payout->space_bonus[seat] : 0;
                 }
             }
             REQUIRE(points == scored_now(seen).points);
             REQUIRE((seen.castillo || scene.ranks[index(Place::Castillo)][0].seats == 0));
         });
}

TEST_CASE("a preview shows the target and the difference in every place that changes, and nothing elsewhere")
{
    int placed = 0;
    play(6,
         [&](const PlayerView& seen)
         {
             for (const Action action : seen.legal)
             {
                 if (action.kind != ActionKind::Place && action.kind != ActionKind::Drop)
                 {
                     continue;
                 }
                 ++placed;
                 board::Scene scene;
                 show_consequence(scene, seen, action, "to the court");
                 const Consequence told = consequence(seen, action);
                 for (int i = 0; i < place_count; ++i)
                 {
                     const auto place = static_cast<Place>(i);
                     const board::Preview& preview = scene.previews[index(place)];
                     const bool known = seen.payouts[index(place)].has_value();
                     REQUIRE(preview.shown == (told.changed.contains(place) || (known && place == action.place)));
                     for (Seat seat = 0; preview.shown && seat < seen.players(); ++seat)
                     {
                         REQUIRE(preview.points[seat] - preview.change[seat]
                                 == seen.payouts[index(place)]->total(seat));
                     }
                 }
             }
         });
    CHECK(placed > 1000);
}

TEST_CASE("a preview warns where a disk leads to the court")
{
    int warned = 0;
    play(12,
         [&](const PlayerView& seen)
         {
             if (seen.sealed.purpose != SealedPurpose::GeneralScoring || seen.legal.empty())
             {
                 return;
             }
             for (const Action action : seen.legal)
             {
                 board::Scene scene;
                 show_consequence(scene, seen, action, "to the court");
                 const bool court = !scene.previews[index(action.place)].warning.empty();
                 REQUIRE(court == (action.place == seen.king || action.place == seen.lasting.quarantine));
                 warned += court ? 1 : 0;
             }
         });
    CHECK(warned > 0);
}

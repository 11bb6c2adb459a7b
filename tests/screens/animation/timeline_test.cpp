#include "screens/animation/timeline.hpp"

#include "rules/playout.hpp"
#include "screens/animation/cues.hpp"
#include "support/print.hpp"
#include "support/setups.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <numeric>
#include <string>

using namespace elgrande;
using namespace elgrande::screens;

namespace
{

PlayerView some_view()
{
    Setup setup;
    setup.players = 4;
    setup.seed = 5;
    return view(new_game(setup), nobody);
}

/// Returns the timeline of these events, with some_view() as the view after them.
Timeline of(const std::vector<Event>& events, float pace = 1)
{
    return timeline_of(events, some_view(), pace);
}

/// Plays a random game; calls `each` with the public view before and after each action, and its events.
template <class Each>
void through_a_game(std::uint64_t number, Each each)
{
    Setup setup = setups::any_setup(number);
    setup.open_castillo = true;
    State state = new_game(setup);
    Random random(number + 1);
    while (!is_over(state))
    {
        const PlayerView before = view(state, nobody);
        std::vector<Event> events;
        auto collect = [&](const Event& event) { events.push_back(event); };
        apply(state, random_action(state, random, RandomPolicy::Busy), collect);
        each(before, events, view(state, nobody));
    }
}

/// Returns one line for each event.
std::string told(const std::vector<Event>& events)
{
    std::string lines;
    for (const Event& event : events)
    {
        lines += test::print(event) + '\n';
    }
    return lines;
}

/// True if the table at the beginning of the animation equals the view before.
bool alike(PlayerView table, const Timeline& timeline, const PlayerView& before)
{
    rewind(table, timeline, -1);
    return table.offered == before.offered && table.taken_by == before.taken_by && table.decision == before.decision
           && table.bids_made == before.bids_made && table.bid == before.bid && table.hand == before.hand
           && table.turn_order == before.turn_order && table.turns_done == before.turns_done
           && table.round == before.round && table.score == before.score && table.castillo == before.castillo
           && table.caballeros == before.caballeros && table.legal.empty();
}

/// Counts caballeros in prison or given to another player to place (Grandissimo).
int off_the_board(const PlayerView& view, Seat seat)
{
    const auto& gifts = view.grand.gifts;
    const bool player = seat < max_players;
    return !player ? 0
                   : std::accumulate(gifts.begin(), gifts.end(), int{view.grand.prison[seat]},
                                     [seat](int sum, const auto& due) { return sum + due[seat]; });
}

/// Counts all caballeros of a seat. The contents of the Castillo must be known.
int on_the_table(const PlayerView& view, Seat seat)
{
    return std::accumulate(view.caballeros.begin(), view.caballeros.end(), 0,
                           [seat](int sum, const auto& there) { return sum + there[seat]; })
           + (*view.castillo)[seat] + view.court[seat] + view.province[seat] + off_the_board(view, seat);
}

} // namespace

TEST_CASE("every piece that an event moves flies from its old place to its new one")
{
    using Kind = Move::Kind;
    struct Row
    {
        Event event;
        Kind kind;
        Place from;
        Place to;
        std::size_t count;
    };
    const Place galicia = Place::Galicia;
    const Place granada = Place::Granada;
    const std::vector<Row> rows{
        {{.kind = EventKind::Recruited, .seat = 1, .from = Place::Province, .to = Place::Court, .count = 3},
         Kind::Caballero,
         Place::Province,
         Place::Court,
         3},
        {{.kind = EventKind::Recalled, .seat = 1, .from = galicia, .to = Place::Court, .count = 1},
         Kind::Caballero,
         galicia,
         Place::Court,
         1},
        {{.kind = EventKind::Placed, .seat = 1, .from = Place::Court, .to = Place::Castillo, .count = 1},
         Kind::Caballero,
         Place::Court,
         Place::Castillo,
         1},
        {{.kind = EventKind::Placed, .seat = 1, .from = Place::Province, .to = granada, .count = 2},
         Kind::Caballero,
         Place::Province,
         granada,
         2},
        {{.kind = EventKind::Moved, .seat = 1, .by = 2, .from = galicia, .to = granada, .count = 1},
         Kind::Caballero,
         galicia,
         granada,
         1},
        {{.kind = EventKind::SentBack, .seat = 1, .from = Place::Court, .to = Place::Province, .count = 4},
         Kind::Caballero,
         Place::Court,
         Place::Province,
         4},
        {{.kind = EventKind::CastilloEmptied, .seat = 1, .from = Place::Castillo, .to = granada, .count = 5},
         Kind::Caballero,
         Place::Castillo,
         granada,
         5},
        {{.kind = EventKind::KingMoved, .seat = 1, .from = galicia, .to = Place::Portugal},
         Kind::King,
         galicia,
         Place::Portugal,
         1},
        {{.kind = EventKind::GrandeMoved, .seat = 1, .from = galicia, .to = Place::Castillo},
         Kind::Grande,
         galicia,
         Place::Castillo,
         1},
        {{.kind = EventKind::BoardMoved, .seat = 1, .from = Place::Aside, .to = granada, .count = 1},
         Kind::Board,
         Place::Aside,
         granada,
         1},
        {{.kind = EventKind::DiskRevealed, .seat = 1, .to = granada}, Kind::Disk, Place::Nowhere, granada, 1},
        {{.kind = EventKind::RoundBegan, .count = 4}, Kind::Marker, Place::Nowhere, Place::Nowhere, 1},
        {{.kind = EventKind::GeneralScoringBegan, .count = 3}, Kind::Marker, Place::Nowhere, Place::Nowhere, 1},
        {{.kind = EventKind::VetoUsed, .seat = 1, .by = 2}, Kind::Veto, Place::Nowhere, Place::Nowhere, 1},
        {{.kind = EventKind::VetoKept, .seat = 1}, Kind::Veto, Place::Nowhere, Place::Nowhere, 1},
        {{.kind = EventKind::HomeBonus, .seat = 1, .to = granada, .points = 2},
         Kind::Points,
         granada,
         Place::Nowhere,
         1},
    };
    for (const Row& row : rows)
    {
        CAPTURE(static_cast<int>(row.event.kind));
        const Timeline timeline = of({row.event});
        REQUIRE(timeline.moves.size() == row.count);
        for (const Move& move : timeline.moves)
        {
            CHECK(move.kind == row.kind);
            CHECK(move.from == row.from);
            CHECK(move.to == row.to);
        }
        const bool of_seat = row.kind != Kind::King && row.kind != Kind::Board && row.kind != Kind::Marker;
        CHECK(timeline.moves.front().seat == (of_seat ? row.event.seat : nobody));
    }
}

TEST_CASE("events that move nothing take no time")
{
    for (const EventRow& row : event_rows)
    {
        if (row.moves == Piece::Nothing && cue_of(row.kind).presentation == Presentation::Nothing)
        {
            CAPTURE(static_cast<int>(row.kind));
            CHECK(of({{.kind = row.kind, .seat = 1}}).empty());
        }
    }
}

TEST_CASE("points fly once per player and region, with all their reasons")
{
    const Place at = Place::Granada;
    const Timeline timeline = of({{.kind = EventKind::ScoringBegan, .to = at},
                                  {.kind = EventKind::Scored, .seat = 0, .to = at, .rank = 1, .points = 6},
                                  {.kind = EventKind::KingBonus, .seat = 0, .to = at, .rank = 1, .points = 2},
                                  {.kind = EventKind::HomeBonus, .seat = 0, .to = at, .rank = 1, .points = 2},
                                  {.kind = EventKind::Scored, .seat = 2, .to = at, .rank = 2, .points = 3}});
    REQUIRE(timeline.stops.size() == 1);
    CHECK(timeline.stops[0].place == at);
    CHECK(timeline.stops[0].count == 2);
    REQUIRE(timeline.moves.size() == 2);
    CHECK(timeline.moves[0].number == 10);
    CHECK(timeline.moves[0].rank == 1);
    CHECK(timeline.moves[0].king == 2);
    CHECK(timeline.moves[0].home == 2);
    CHECK(timeline.moves[1].number == 3);
    CHECK(timeline.moves[1].king == 0);
    CHECK(timeline.moves[0].begin_ms > 0); // after a pause on the region
}

TEST_CASE("points that are not for a rank have none, and those for an office are told apart")
{
    const Place at = Place::France;
    const Timeline timeline = of({{.kind = EventKind::ScoringBegan, .to = at},
                                  {.kind = EventKind::SpaceBonus, .seat = 0, .to = at, .points = 2},
                                  {.kind = EventKind::Scored, .seat = 1, .to = at, .rank = 0, .points = 3}});
    REQUIRE(timeline.moves.size() == 2);
    CHECK(timeline.moves[0].rank == 0);
    CHECK(timeline.moves[0].office == 2);
    CHECK(timeline.moves[0].number == 2);
    CHECK(timeline.moves[1].rank == 0);
    CHECK(timeline.moves[1].office == 0);
}

TEST_CASE("the standard-bearer flies with its caballero")
{
    const Timeline timeline =
        of({{.kind = EventKind::Moved, .seat = 1, .by = 1, .from = Place::Galicia, .to = Place::Seville, .count = 1},
            {.kind = EventKind::BearerMoved, .seat = 1, .from = Place::Galicia, .to = Place::Seville}});
    REQUIRE(timeline.moves.size() == 1);
    CHECK(timeline.moves[0].bearer);
}

TEST_CASE("several pieces leave one after the other, and the pace scales all times")
{
    const std::vector<Event> recruits{
        {.kind = EventKind::Recruited, .seat = 1, .from = Place::Province, .to = Place::Court, .count = 13}};
    const Timeline normal = of(recruits);
    for (std::size_t i = 1; i < normal.moves.size(); ++i)
    {
        CHECK(normal.moves[i].begin_ms > normal.moves[i - 1].begin_ms);
        CHECK(normal.moves[i].begin_ms < normal.moves[0].end_ms + 600);
    }
    CHECK(normal.length_ms <= longest_action_ms);
    CHECK(of(recruits, 2).length_ms == 2 * normal.length_ms);
    CHECK(of(recruits, 0.5F).length_ms == normal.length_ms / 2);
    CHECK(of(recruits, 0).empty());
    CHECK(of(recruits, 0).moves.empty());
}

TEST_CASE("the beginning shows the position before, the end the position after, and no caballero is shown twice")
{
    const auto number = static_cast<std::uint64_t>(GENERATE(range(0, 48)));
    CAPTURE(number);
    int shows = 0;
    through_a_game(number,
                   [&](const PlayerView& before, const std::vector<Event>& events, const PlayerView& after)
                   {
                       Timeline timeline = timeline_of(events, after, 1);
                       if (before.castillo)
                       {
                           timeline.castillo_opens_ms.reset();
                       }
                       shows += timeline.general && timeline.is_scoring() ? 1 : 0;
                       REQUIRE(timeline.length_ms <= (timeline.is_scoring() ? 16000 : longest_action_ms + 0.01F));
                       PlayerView past = after;
                       rewind(past, timeline, -1);
                       INFO(told(events));
                       REQUIRE(past.caballeros == before.caballeros);
                       // A caballero that enters unseen makes known contents secret at once.
                       REQUIRE((past.castillo == before.castillo || !after.castillo));
                       REQUIRE(past.court == before.court);
                       REQUIRE(past.province == before.province);
                       REQUIRE(past.score == before.score);
                       REQUIRE(past.king == before.king);
                       REQUIRE(past.grande == before.grande);
                       REQUIRE(past.board_at == before.board_at);
                       REQUIRE(past.round == (timeline.empty() ? after.round : before.round));
                       REQUIRE(alike(table_below_scoring(before, after), timeline, before));
                       PlayerView end = after;
                       rewind(end, timeline, timeline.length_ms);
                       REQUIRE(end.caballeros == after.caballeros);
                       REQUIRE(end.score == after.score);
                       REQUIRE(end.king == after.king);
                       for (float at = 0; at < timeline.length_ms; at += timeline.length_ms / 7)
                       {
                           PlayerView now = after;
                           rewind(now, timeline, at);
                           for (Seat seat = 0; seat < after.owner_count(); ++seat)
                           {
                               const auto flying = std::count_if(timeline.moves.begin(), timeline.moves.end(),
                                                                 [&](const Move& move) {
                                                                     return move.kind == Move::Kind::Caballero
                                                                            && move.seat == seat && move.flying(at);
                                                                 });
                               REQUIRE(on_the_table(now, seat) + flying == on_the_table(after, seat));
                           }
                       }
                   });
    CHECK(shows == 3);
}

TEST_CASE("from_slot and to_slot are the cells that the view shows when a caballero leaves and lands")
{
    const auto number = static_cast<std::uint64_t>(GENERATE(range(48, 72)));
    CAPTURE(number);
    through_a_game(number,
                   [](const PlayerView&, const std::vector<Event>& events, const PlayerView& after)
                   {
                       const Timeline timeline = timeline_of(events, after, 1);
                       for (const Move& move : timeline.moves)
                       {
                           if (move.kind != Move::Kind::Caballero)
                           {
                               continue;
                           }
                           PlayerView landed = after;
                           rewind(landed, timeline, move.end_ms);
                           PlayerView left = after;
                           rewind(left, timeline, move.begin_ms);
                           if (is_region(move.to))
                           {
                               REQUIRE(landed.caballeros[index(move.to)][move.seat] == move.to_slot + 1);
                           }
                           if (is_region(move.from))
                           {
                               REQUIRE(left.caballeros[index(move.from)][move.seat] == move.from_slot);
                           }
                       }
                   });
}

TEST_CASE("during a scoring's animation the Castillo is covered until it is scored, then its content is visible")
{
    // classic 1996, lines 264 and 575
    int shows = 0;
    for (std::uint64_t number = 0; number < 24; ++number)
    {
        Setup setup = setups::any_setup(number);
        setup.open_castillo = false;
        State state = new_game(setup);
        Random random(number + 1);
        while (!is_over(state))
        {
            const PlayerView before = view(state, nobody);
            const PerOwner<std::uint8_t> inside = state.caballeros[index(Place::Castillo)];
            std::vector<Event> events;
            auto collect = [&](const Event& event) { events.push_back(event); };
            apply(state, random_action(state, random, RandomPolicy::Busy), collect);
            const PlayerView after = view(state, nobody);
            const Timeline timeline = timeline_of(events, after, 1);
            const auto stop = std::find_if(timeline.stops.begin(), timeline.stops.end(),
                                           [](const ScoringStop& one) { return one.place == Place::Castillo; });
            if (stop == timeline.stops.end())
            {
                REQUIRE_FALSE(timeline.castillo_opens_ms.has_value());
                continue;
            }
            ++shows;
            REQUIRE(stop->inside == inside);
            REQUIRE(timeline.castillo_opens_ms == stop->begin_ms);
            PlayerView covered = table_below_scoring(before, after);
            rewind(covered, timeline, stop->begin_ms - 1);
            REQUIRE_FALSE(covered.castillo.has_value());
            PlayerView open = table_below_scoring(before, after);
            rewind(open, timeline, stop->begin_ms + 1);
            REQUIRE(open.castillo == inside);
        }
    }
    CHECK(shows > 24);
}

#include "games.hpp"

#include "support/setups.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <utility>

using namespace elgrande;
using namespace elgrande::table;

namespace
{

/// Returns the sums of the columns.
PerSeat<int> sum(const std::vector<PointsRow>& rows)
{
    PerSeat<int> result{};
    for (const PointsRow& row : rows)
    {
        for (Seat seat = 0; seat < max_players; ++seat)
        {
            result[seat] += row.points[seat];
        }
    }
    return result;
}

/// Returns the number of rows with this source.
int rows_of(const std::vector<PointsRow>& rows, Source source)
{
    int result = 0;
    for (const PointsRow& row : rows)
    {
        result += row.source == source ? 1 : 0;
    }
    return result;
}

/// True if one of the events that led to the moment of the gain pays its points to its player.
bool is_paid_by_an_event(const Sitting& sitting, const Gain& gain)
{
    const auto events = sitting.events_to(gain.moment);
    return std::any_of(events.begin(), events.end(),
                       [&gain](const VisibleEvent& visible)
                       {
                           const Event& event = visible.event;
                           return pays(event) && event.seat == gain.seat && event.to == gain.place
                                  && event.points == gain.points;
                       });
}

} // namespace

TEST_CASE("at every moment the points by source add up to the scores")
{
    const int players = GENERATE(2, 3, 4, 5);
    const auto seed = static_cast<std::uint64_t>(GENERATE(range(0, 10)));
    CAPTURE(players, seed);
    Random random(seed);
    Sitting sitting(a_game(players, seed));
    while (!sitting.over())
    {
        play_one(sitting, random);
        REQUIRE(sum(sitting.points_by_source()) == scores(sitting.exact_state()));
    }
    const auto rows = sitting.points_by_source();
    CHECK(rows_of(rows, Source::GeneralRegions) == 3);
    CHECK(rows_of(rows, Source::GeneralCastillo) == 3);
    CHECK(rows_of(rows, Source::KingBonus) <= 1);
    CHECK(rows_of(rows, Source::HomeBonus) <= 1);
    CHECK(rows_of(rows, Source::SpaceBonus) <= 1);
    CHECK(rows_of(rows, Source::Disc) <= 1);
    CHECK(rows_of(rows, Source::Before) == 0);
    for (std::size_t i = 1; i < rows.size(); ++i)
    {
        CHECK((rows[i - 1].source <= rows[i].source || rows[i].source == Source::GeneralCastillo));
    }
}

TEST_CASE("points from before the start of a link are a separate source")
{
    Random random(107);
    Sitting original(a_game(4, 107));
    REQUIRE(play_until(original, random, Question::SetDisk));
    while (!original.over()
           && (original.exact_state().sealed.purpose != SealedPurpose::GeneralScoring
               || original.exact_state().round != 6))
    {
        play_one(original, random);
    }
    REQUIRE_FALSE(original.over());

    record::Game game = a_game(4, 107);
    game.start = original.exact_state(); // in the middle of the second general scoring
    Sitting opened(game);
    CHECK(sum(opened.points_by_source()) == scores(original.exact_state()));
    CHECK(rows_of(opened.points_by_source(), Source::Before) == 1);
    while (opened.exact_state().sealed.purpose == SealedPurpose::GeneralScoring)
    {
        play_one(opened, random);
    }
    const auto rows = opened.points_by_source();
    CHECK(sum(rows) == scores(opened.exact_state()));
    REQUIRE(rows_of(rows, Source::GeneralRegions) == 1);
    CHECK(rows_of(rows, Source::Special) == 0);
    for (const PointsRow& row : rows)
    {
        CHECK((row.source != Source::GeneralRegions || row.general == 2));
    }
}

TEST_CASE("gains name the place, the card and the general scoring")
{
    Random random(109);
    Sitting sitting(a_game(4, 109));
    while (!sitting.over())
    {
        play_one(sitting, random);
    }
    int by_card = 0;
    for (const Gain& gain : sitting.gains())
    {
        REQUIRE(gain.points > 0);
        REQUIRE(is_on_board(gain.place));
        switch (gain.source)
        {
        case Source::GeneralCastillo:
            CHECK((gain.place == Place::Castillo && gain.general >= 1 && gain.general <= 3));
            break;
        case Source::GeneralRegions:
            CHECK((is_region(gain.place) && gain.general >= 1 && gain.general <= 3));
            break;
        case Source::Special:
            ++by_card;
            REQUIRE(gain.card < catalogue().size());
            CHECK(is_paid_by_an_event(sitting, gain));
            break;
        case Source::KingBonus:
        case Source::HomeBonus:
            CHECK((gain.points == 2 && (gain.general != 0) == (gain.card == no_card)));
            break;
        case Source::SpaceBonus:
        case Source::Disc:
            FAIL("this game has no colonies");
            break;
        case Source::Before:
            FAIL("the game began without a start");
        }
    }
    CHECK(by_card > 0);
}

TEST_CASE("undo also removes points from their sources")
{
    Random random(113);
    Sitting sitting(a_game(3, 113));
    while (!sitting.over())
    {
        play_one(sitting, random);
    }
    REQUIRE(sitting.undo_to_with_consent(sitting.now() / 2));
    CHECK(sum(sitting.points_by_source()) == scores(sitting.exact_state()));
}

TEST_CASE("the sheets of general scorings add up to the points paid, and list the Castillo and the King's bonus")
{
    const auto number = static_cast<std::uint64_t>(GENERATE(range(0, 40)));
    CAPTURE(number);
    const Setup setup = setups::any_setup(number);
    record::Game game = a_game(setup.players, number);
    game.setup = setup;
    Sitting sitting(std::move(game));
    Random random(number);
    std::vector<PerSeat<int>> before; // the scores at the beginning of each general scoring
    std::vector<PerSeat<int>> after;
    PerSeat<int> begun{};
    while (!sitting.over())
    {
        const State then = sitting.exact_state();
        play_one(sitting, random);
        const State& now = sitting.exact_state();
        // The last card of the round may have paid in the same step.
        PerSeat<int> sum = scores(then);
        for (const VisibleEvent& one : sitting.last_events())
        {
            const Event& event = one.event;
            begun = event.kind == EventKind::GeneralScoringBegan ? sum : begun;
            if (event.points > 0 && event.seat < max_players)
            {
                sum[event.seat] += event.points;
            }
        }
        const bool ended = scoring_follows(then.round) && (now.round != then.round || is_over(now));
        if (ended)
        {
            before.push_back(begun);
            after.push_back(scores(now));
        }
    }
    const std::vector<ScoringSheet> sheets = sitting.scoring_sheets();
    REQUIRE(sheets.size() == 3);
    REQUIRE(after.size() == 3);
    for (std::size_t i = 0; i < sheets.size(); ++i)
    {
        CHECK(sheets[i].round == 3 * (i + 1));
        for (Seat seat = 0; seat < sitting.setup().players; ++seat)
        {
            CHECK(sheets[i].total(seat) == after[i][seat] - before[i][seat]);
        }
    }
    PerSeat<int> castillo{};
    PerSeat<int> bonus{};
    for (const Gain& gain : sitting.gains())
    {
        if (gain.general == 2)
        {
            const bool board = gain.source == Source::GeneralCastillo;
            castillo[gain.seat] += board ? gain.points : 0;
            bonus[gain.seat] += gain.source == Source::KingBonus ? gain.points : 0;
        }
    }
    CHECK(sheets[1].board[index(Place::Castillo)] == castillo);
    CHECK(sheets[1].king == bonus);
}

// The sample game of the rule book (classic 1996, "sample game": two rounds and a general scoring) with every number
// that its text states. The text leaves open the homes of Green and Yellow, so all six choices are played.
#include "record/notation.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/game.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <array>
#include <fstream>
#include <iterator>
#include <map>
#include <utility>

using namespace elgrande;
using namespace elgrande::record;

namespace
{

constexpr Seat red = 0;
constexpr Seat green = 1;
constexpr Seat blue = 2;
constexpr Seat yellow = 3;

using Points = std::map<std::pair<Place, Seat>, int>;

/// One player's turn, or the general scoring: the points it brought and the state after it.
struct Chapter
{
    Points points;
    State after;
};

Game sample_game()
{
    std::ifstream file("data/golden/sample-game.elg");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    auto game = read_record(text);
    REQUIRE((game ? "" : to_string(game.error())) == "");
    return std::move(*game);
}

/// The homes of Green and Yellow: two different ones of three regions.
std::vector<std::pair<Place, Place>> possible_homes()
{
    std::vector<std::pair<Place, Place>> homes;
    for (const Place first : {Place::OldCastile, Place::Granada, Place::Valencia})
    {
        for (const Place second : {Place::OldCastile, Place::Granada, Place::Valencia})
        {
            if (first != second)
            {
                homes.emplace_back(first, second);
            }
        }
    }
    return homes;
}

bool is_turn(const State& state)
{
    return state.bids_made == state.players() && state.sealed.purpose != SealedPurpose::GeneralScoring;
}

/// Four turns, four turns, the general scoring.
std::vector<Chapter> chapters(const Game& game)
{
    std::vector<Chapter> list;
    Chapter chapter;
    State state = first_state(game);
    for (const Action action : game.actions)
    {
        const State before = state;
        auto note = [&](const Event& event)
        {
            if (pays(event) && event.points > 0)
            {
                chapter.points[{event.to, event.seat}] += event.points;
            }
        };
        apply(state, action, note);
        chapter.after = state;
        const bool is_bidding = before.bids_made < before.players();
        const bool turn_ended = !is_bidding && is_turn(before) && state.turns_done != before.turns_done;
        if (turn_ended || (before.round == 3 && state.round == 4))
        {
            list.push_back(std::exchange(chapter, {}));
        }
    }
    return list;
}

int points(const Chapter& chapter, Place place, Seat seat)
{
    const auto found = chapter.points.find({place, seat});
    return found == chapter.points.end() ? 0 : found->second;
}

PerSeat<std::uint8_t> seats(int first, int second, int third, int fourth)
{
    return {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second), static_cast<std::uint8_t>(third),
            static_cast<std::uint8_t>(fourth), 0};
}

PerOwner<std::uint8_t> owned(int first, int second, int third, int fourth)
{
    PerOwner<std::uint8_t> counts{};
    const PerSeat<std::uint8_t> by_seat = seats(first, second, third, fourth);
    std::copy(by_seat.begin(), by_seat.end(), counts.begin());
    return counts;
}

void check_second_round(const std::vector<Chapter>& turns)
{
    CHECK(turns[0].after.court[green] == 3);
    CHECK(turns[0].after.king == Place::Valencia);
    CHECK(turns[0].points.empty());

    CHECK(turns[1].points
          == Points{{{Place::Galicia, green}, 4}, {{Place::Catalonia, yellow}, 4}, {{Place::Seville, blue}, 6}});
    CHECK(turns[1].after.court[yellow] == 7);

    CHECK(turns[2].after.court[red] == 7);
    CHECK(turns[2].after.board_at[0] == Place::Aragon);

    CHECK(turns[3].after.court == seats(4, 0, 10, 4));
}

void check_third_round(const std::vector<Chapter>& turns)
{
    CHECK(turns[4].points == Points{{{Place::NewCastile, blue}, 7}});
    CHECK(turns[5].after.court[yellow] == 0);
    CHECK(turns[5].after.king == Place::OldCastile);
    CHECK(turns[6].after.king == Place::Aragon);

    const State& before_scoring = turns[7].after;
    CHECK(before_scoring.score == PerSeat<std::uint16_t>{0, 4, 13, 4, 0});
    CHECK(before_scoring.king == Place::Aragon);
    CHECK(before_scoring.court == seats(2, 3, 7, 0));
    CHECK(before_scoring.province == seats(19, 18, 17, 22));
    CHECK(before_scoring.caballeros[index(Place::Castillo)] == owned(1, 2, 1, 2));
}

void check_general_scoring(const Chapter& scoring)
{
    CHECK(points(scoring, Place::Castillo, green) == 3);
    CHECK(points(scoring, Place::Castillo, yellow) == 3);
    CHECK(points(scoring, Place::Castillo, red) == 0);
    CHECK(points(scoring, Place::Castillo, blue) == 0);

    const std::map<Place, PerSeat<std::uint8_t>> stated{
        {Place::Galicia, seats(0, 2, 0, 4)},    {Place::BasqueCountry, seats(0, 5, 0, 0)},
        {Place::Aragon, seats(12, 4, 0, 0)},    {Place::Catalonia, seats(0, 0, 0, 4)},
        {Place::NewCastile, seats(7, 0, 4, 0)}, {Place::Seville, seats(0, 0, 6, 0)}};
    for (const auto& [place, expected] : stated)
    {
        for (const Seat seat : {red, green, blue, yellow})
        {
            CAPTURE(place, seat);
            CHECK(points(scoring, place, seat) == expected[seat]);
        }
    }
    CHECK(scoring.after.caballeros[index(Place::Castillo)] == owned(0, 0, 0, 0));
}

void check_conservation(const State& state)
{
    for (Seat seat = 0; seat < state.players(); ++seat)
    {
        int sum = state.court[seat] + state.province[seat];
        for (const auto& place : state.caballeros)
        {
            sum += place[seat];
        }
        CHECK(sum == caballeros_per_player);
    }
}

} // namespace

TEST_CASE("the sample game of the rule book gives every number that its text states, for all six choices of homes")
{
    const Game written = sample_game();
    std::map<PerSeat<std::uint16_t>, int> results;
    for (const auto& [home_of_green, home_of_yellow] : possible_homes())
    {
        CAPTURE(home_of_green, home_of_yellow);
        Game game = written;
        std::get<RoundStart>(game.start).home[green] = home_of_green;
        std::get<RoundStart>(game.start).home[yellow] = home_of_yellow;
        const auto wrong = validate_game(game);
        REQUIRE((wrong ? wrong->message : "") == "");
        const auto told = chapters(game);
        REQUIRE(told.size() == 9);
        check_second_round(told);
        check_third_round(told);
        check_general_scoring(told[8]);
        check_conservation(told[8].after);
        ++results[told[8].after.score];
    }
    // The six choices lead to different results, and the text states none of them.
    CHECK(results.size() == 6);
}

TEST_CASE("the cards of the sample game come up as its text names them")
{
    const Game game = sample_game();
    const auto names = [](const State& state)
    {
        std::vector<std::string_view> list;
        for (int stack = 1; stack <= king_stack; ++stack)
        {
            list.push_back(card(offered(state, stack)).id);
        }
        return list;
    };
    const auto told = chapters(game);
    CHECK(names(told[0].after)
          == std::vector<std::string_view>{"place-two-anywhere", "return-court-three", "score-fours", "move-board",
                                           "king"});
    CHECK(names(told[4].after)
          == std::vector<std::string_view>{"move-three-foreign", "dismiss-one-each", "score-chosen-3", "royal-adviser",
                                           "king"});
}

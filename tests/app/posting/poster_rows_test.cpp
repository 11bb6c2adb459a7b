// What the picture of a position says beside its map.
#include "app/posting/poster_rows.hpp"

#include "app/game_session.hpp"
#include "support/reached_game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

using namespace elgrande;
using namespace elgrande::screens;

namespace
{

/// Returns a session without a curtain, of a random game that has reached `question` in the third round.
std::unique_ptr<GameSession> session_at(const words::Localizer& localizer, Question question)
{
    Setup setup;
    setup.players = 3;
    setup.seed = 4;
    record::Game game = testing::game_until(setup, [question](const State& state)
                                            { return state.round == 3 && state.decision.question == question; });
    const auto end = static_cast<table::Moment>(game.actions.size());
    auto session = std::make_unique<GameSession>(localizer, std::move(game), end, "", "");
    session->sitting().raise_curtain();
    session->refresh();
    return session;
}

} // namespace

TEST_CASE("a picture of a choice between cards shows each card on offer with what it does")
{
    const words::Localizer localizer(words::Language::En);
    const auto session = session_at(localizer, Question::TakeCard);
    const TableModel shown = session->shown();
    const std::vector<PosterCard> cards = poster_cards(shown);
    REQUIRE(cards.size() == 5); // four stacks and the King card
    const auto lies_open = [&](CardId id)
    {
        return std::any_of(cards.begin(), cards.end(),
                           [&](const PosterCard& card) { return card.title == words::card_title(localizer, id); });
    };
    for (const CardId id : shown.view.offered)
    {
        CHECK((id == no_card || lies_open(id)));
    }
    CHECK(std::none_of(cards.begin(), cards.end(), [](const PosterCard& card) { return card.line.empty(); }));
}

TEST_CASE("a picture shows everybody's points, court, provinces, and power cards")
{
    const words::Localizer localizer(words::Language::En);
    const auto session = session_at(localizer, Question::TakeCard);
    const TableModel shown = session->shown();
    const std::vector<PosterSeat> seats = poster_seats(shown);
    REQUIRE(seats.size() == 3);
    for (const Seat seat : Seats(3))
    {
        CHECK(seats[seat].points == shown.view.score[seat]);
        CHECK(seats[seat].bid == std::to_string(shown.view.bid[seat]));
        CHECK(seats[seat].asked == (shown.view.decision.seat == seat));
        const std::string court = "court " + std::to_string(shown.view.court[seat]);
        const std::string province = "prov. " + std::to_string(shown.view.province[seat]);
        CHECK(seats[seat].facts.find(court + " · " + province + " · ") == 0);
        if (!shown.view.hand[seat]) // a hidden hand is only counted
        {
            CHECK(seats[seat].facts.find(std::to_string(shown.view.hand_size[seat]) + " cards") != std::string::npos);
        }
    }
}

TEST_CASE("a picture of a finished game shows no cards")
{
    const words::Localizer localizer(words::Language::En);
    record::Game game = testing::finish(testing::game_with_taken_card(3), 5);
    const auto end = static_cast<table::Moment>(game.actions.size());
    GameSession session(localizer, std::move(game), end, "", "");
    session.refresh();
    REQUIRE(session.shown().over());
    CHECK(poster_cards(session.shown()).empty());
    for (const PosterSeat& seat : poster_seats(session.shown()))
    {
        CHECK_FALSE(seat.asked);
    }
}

#include "screens/model/round_cards.hpp"

#include "rules/cards/own_cards.hpp"
#include "rules/playout.hpp"
#include "support/setups.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>

using namespace elgrande;
using namespace elgrande::screens;

TEST_CASE("every card that can be taken or used lies beside the map exactly once, in random games of all rule sets")
{
    for (std::uint64_t seed = 1; seed <= 80; ++seed)
    {
        INFO("seed " << seed);
        State state = new_game(setups::any_setup(seed));
        Random random(seed);
        while (!is_over(state))
        {
            const PlayerView seen = view(state, state.decision.seat);
            const std::vector<RoundCard> cards = round_cards(seen);
            for (const Action& action : seen.legal)
            {
                if (action.kind == ActionKind::TakeCard)
                {
                    const CardId wanted = seen.offered[static_cast<std::size_t>(action.a - 1)];
                    REQUIRE(std::count_if(cards.begin(), cards.end(),
                                          [&](const RoundCard& card)
                                          { return card.number == action.a && card.card == wanted; })
                            == 1);
                }
            }
            // The active player's card is in use, whoever is asked, except that a player may join a scoring.
            const bool joins = seen.decision.question == Question::JoinScoring;
            const CardId used = joins ? own_card(state.setup, state.bid[seen.decision.seat]) : state.turn.card;
            if (used != no_card)
            {
                REQUIRE(std::count_if(cards.begin(), cards.end(), [](const RoundCard& card) { return card.in_use; })
                        == 1);
            }
            REQUIRE(std::none_of(cards.begin(), cards.end(),
                                 [&](const RoundCard& card)
                                 { return card.in_use && (card.over || card.card != used); }));
            apply(state, random_action(state, random));
        }
    }
}

TEST_CASE("own cards lie in the order of the turns, with the King card at one end and the Intrigue card at the other")
{
    const auto players = static_cast<std::uint8_t>(GENERATE(2, 3, 4, 5));
    State state = new_game({.edition = Edition::Intrigue, .players = players, .seed = 3});
    Random random(players);
    while (state.bids_made < players || state.turns_done > 0)
    {
        REQUIRE(round_cards(view(state, nobody)).size()
                == static_cast<std::size_t>(players < 4 ? players + 2 : players));
        apply(state, random_action(state, random));
    }
    const std::vector<RoundCard> cards = round_cards(view(state, nobody));
    const EditionRow& edition = edition_row(Edition::Intrigue);
    CHECK(cards.front().card == edition.king_card);
    CHECK(cards.front().owner == state.turn_order[0]);
    CHECK(cards.back().card == edition.intrigue_card);
    CHECK(cards.back().owner == state.turn_order[static_cast<std::size_t>(players - 1)]);
    for (std::size_t i = 1; i < cards.size(); ++i)
    {
        INFO("card " << i);
        CHECK(cards[i - 1].bid >= cards[i].bid);
    }
}

TEST_CASE("the cards of a hand are sorted by number, used ones included")
{
    State state = new_game({.edition = Edition::Intrigue, .players = 3, .seed = 5});
    Random random(5);
    while (state.rounds_begun < 3)
    {
        apply(state, random_action(state, random));
    }
    const PlayerView seen = view(state, 0);
    const std::vector<int> numbers = card_numbers(cards_of_hand(seen, 0));
    CHECK(numbers.size() == static_cast<std::size_t>(power_card_count));
    CHECK(std::is_sorted(numbers.begin(), numbers.end()));
    CHECK(card_numbers(*seen.hand[0]).size() < numbers.size());
    CHECK(card_numbers(cards_of_hand(view(new_game({.players = 2}), 0), 0)).front() == 1);
}

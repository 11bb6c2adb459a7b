// Facts of the board: neighbours, printed values, cards.
#include "rules/cards/card.hpp"

#include <catch2/catch_test_macros.hpp>
#include <map>

using namespace elgrande;

TEST_CASE("fifteen borders, each seen from both sides")
{
    // classic 1996, examples 1 and 2 of "Player turns"; facts 1.3
    int borders = 0;
    for (const Place region : all_regions)
    {
        CHECK_FALSE(neighbours(region).contains(region));
        CHECK_FALSE(neighbours(region).contains(Place::Castillo));
        for (const Place other : all_regions)
        {
            borders += neighbours(region).contains(other) ? 1 : 0;
            CHECK(neighbours(region).contains(other) == neighbours(other).contains(region));
        }
    }
    CHECK(borders == 2 * 15);
    CHECK(neighbours(Place::Castillo).empty());
}

TEST_CASE("the scoreboards printed in the regions")
{
    // classic and expansions, "Special Scoring"; Castillo: sample game
    CHECK(printed_values(Place::Galicia) == ScoreValues{4, 2, 0});
    CHECK(printed_values(Place::BasqueCountry) == ScoreValues{5, 3, 1});
    CHECK(printed_values(Place::Aragon) == ScoreValues{5, 4, 1});
    CHECK(printed_values(Place::Catalonia) == ScoreValues{4, 2, 1});
    CHECK(printed_values(Place::OldCastile) == ScoreValues{6, 4, 2});
    CHECK(printed_values(Place::NewCastile) == ScoreValues{7, 4, 2});
    CHECK(printed_values(Place::Seville) == ScoreValues{4, 3, 1});
    CHECK(printed_values(Place::Granada) == ScoreValues{6, 3, 1});
    CHECK(printed_values(Place::Valencia) == ScoreValues{5, 3, 2});
    CHECK(printed_values(Place::Castillo) == ScoreValues{5, 3, 1});
}

namespace
{

/// True for all cards but our own, which no rule book counts.
bool is_from_box(const Card& card)
{
    return card.provenance != Provenance::Invented;
}

} // namespace

TEST_CASE("forty-five action cards: eleven in each of four stacks, and the King card; in 2023 ten in each")
{
    // classic 1996, Contents and Preparation; 2023, Set-up
    for (int edition = 0; edition < edition_count; ++edition)
    {
        const EditionRow& row = edition_row(static_cast<Edition>(edition));
        INFO(row.id);
        CHECK(row.edition == static_cast<Edition>(edition));
        CHECK(edition_named(row.id) == row.edition);
        std::map<int, int> sizes;
        for (const Card& card : catalogue().subspan(row.first_card, row.card_count))
        {
            sizes[card.stack] += card.modules.empty() && is_from_box(card) ? card.copies : 0;
            CHECK_FALSE(card.source.empty());
        }
        const int size = row.edition == Edition::Edition2023 ? 10 : 11;
        // Intrigue & the King has no stacks.
        const std::map<int, int> stacks{{1, size}, {2, size}, {3, size}, {4, size}, {5, 1}};
        CHECK(sizes == (row.deck_size > 0 ? std::map<int, int>{{0, 0}} : stacks));
        std::map<int, int> added;
        for (const Card& card : catalogue().subspan(row.first_added, row.added_count))
        {
            added[card.stack] += is_from_box(card) ? card.copies : 0;
        }
        const bool colonies = row.edition == Edition::Colonies || row.edition == Edition::KingColonies;
        const bool grandissimo = row.edition == Edition::Grandissimo;
        CHECK(added
              == (colonies      ? std::map<int, int>{{6, 1}, {7, 11}}
                  : grandissimo ? std::map<int, int>{{6, 19}, {7, 1}}
                                : std::map<int, int>{}));
        CHECK(card(row.king_card).id == "king");
    }
    CHECK_FALSE(edition_named("edition of nowhere"));
}

// Numbers and names in the rules, in the help and on cards agree with the engine.
#include "rules/cards/card.hpp"
#include "rules/cards/own_cards.hpp"
#include "rules/game.hpp"
#include "rules/play/transition.hpp"
#include "support/setups.hpp"
#include "words/book.hpp"
#include "words/names.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cctype>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace elgrande;
using namespace elgrande::words;

namespace
{

using Numbers = std::vector<int>;
using Names = std::set<std::string>;

/// Calls `check(localizer)` in every language.
template <class Check>
void in_every_language(Check check)
{
    for (int i = 0; i < language_count; ++i)
    {
        const Localizer localizer(static_cast<Language>(i));
        INFO("language " << i);
        check(localizer);
    }
}

/// Returns the paragraphs that apply and whose names begin with `name`, concatenated.
std::string paragraphs_named(const Localizer& localizer, const Setup& setup, std::string_view name)
{
    std::string text;
    for (const Paragraph& paragraph : paragraphs())
    {
        const bool matches = name_of(paragraph.text).starts_with(name);
        text += matches && applies(paragraph, setup) ? plain(localizer.text(paragraph.text)) + "\n" : "";
    }
    INFO(name);
    REQUIRE_FALSE(text.empty());
    return text;
}

/// Returns the numbers that a text contains in figures, in order.
Numbers numbers_in(std::string_view text)
{
    Numbers numbers;
    bool within = false;
    for (const char c : text)
    {
        const bool digit = std::isdigit(static_cast<unsigned char>(c)) != 0;
        if (digit && !within)
        {
            numbers.push_back(0);
        }
        if (digit)
        {
            numbers.back() = numbers.back() * 10 + (c - '0');
        }
        within = digit;
    }
    return numbers;
}

bool mentions(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

/// Returns all regions of any game that a text names.
Names regions_in(const Localizer& localizer, const std::string& text)
{
    Names names;
    for (const PlaceRow& row : place_rows)
    {
        const std::string name = place(localizer, Edition::Classic, row.place);
        if ((is_region(row.place) || is_abroad(row.place)) && mentions(text, name))
        {
            names.insert(name);
        }
    }
    return names;
}

Names names_of(const Localizer& localizer, PlaceSet places)
{
    Names names;
    for (const PlaceRow& row : place_rows)
    {
        if (places.contains(row.place))
        {
            names.insert(place(localizer, Edition::Classic, row.place));
        }
    }
    return names;
}

/// Returns the part of the text before the first `mark`; the whole text if there is none.
std::string before(const std::string& text, std::string_view mark)
{
    return text.substr(0, text.find(mark));
}

/// Returns the part of the text after the first `mark`; empty if there is none.
std::string after(const std::string& text, std::string_view mark)
{
    const std::size_t at = text.find(mark);
    return at == std::string::npos ? std::string() : text.substr(at + mark.size());
}

/// Returns the number of stacks from which a card is taken.
int stacks_of(const Setup& setup)
{
    std::set<int> stacks;
    for (const CardId id : cards_of(setup.edition))
    {
        if (copies(setup, card(id)) > 0 && card(id).stack > 0)
        {
            stacks.insert(card(id).stack);
        }
    }
    return static_cast<int>(stacks.size()) - (has_four_stacks(setup) ? 1 : 0); // stacks 2 and 3 are one
}

/// Returns the rounds followed by a general scoring, as players count them.
Numbers rounds_scored(const Setup& setup)
{
    Numbers rounds;
    for (int space = first_round(setup); space <= last_round; space = round_after(setup, space))
    {
        if (scoring_follows(space))
        {
            rounds.push_back(round_number(setup, space));
        }
    }
    return rounds;
}

} // namespace

TEST_CASE("the rules page gives the numbers of caballeros at the start")
{
    for (const Setup& setup : setups::every_rule_set())
    {
        const State state = new_game(setup);
        const int home = state.caballeros[index(state.grande[0])][0];
        in_every_language(
            [&](const Localizer& localizer)
            {
                INFO(edition_row(setup.edition).id);
                CHECK(numbers_in(paragraphs_named(localizer, setup, "rule.things.start"))
                      == Numbers{caballeros_each(setup), home, state.court[0], state.province[0]});
            });
    }
}

TEST_CASE("the rules page names the rounds before general scorings, and the last round")
{
    for (Setup setup : setups::every_rule_set())
    {
        for (const int rounds : {9, 6})
        {
            setup.rounds = static_cast<std::uint8_t>(rounds);
            in_every_language(
                [&](const Localizer& localizer)
                {
                    CHECK(numbers_in(paragraphs_named(localizer, setup, "rule.round.course")) == rounds_scored(setup));
                    CHECK(numbers_in(paragraphs_named(localizer, setup, "rule.end.last")) == Numbers{rounds});
                });
        }
    }
}

TEST_CASE("the rules page gives the number of stacks in words")
{
    // by number of stacks, then by Language
    const std::array<std::array<std::string_view, language_count>, 8> words{
        {{}, {}, {}, {}, {"four", "vier", "cuatro"}, {"five", "fünf", "cinco"}, {}, {"seven", "sieben", "siete"}}};
    for (const Setup& setup : setups::every_rule_set())
    {
        if (has_own_cards(setup))
        {
            continue;
        }
        const auto& count = words[static_cast<std::size_t>(stacks_of(setup))];
        in_every_language(
            [&](const Localizer& localizer)
            {
                const auto language = static_cast<std::size_t>(localizer.language());
                const std::string text = paragraphs_named(localizer, setup, "rule.round.");
                for (const auto& other : words)
                {
                    if (!other[language].empty())
                    {
                        INFO(edition_row(setup.edition).id << ": " << text);
                        CHECK(mentions(text, " " + std::string(other[language]) + " ") == (other == count));
                    }
                }
            });
    }
}

TEST_CASE("the rules page says how many cards a hand is chosen from, and which Caballero cards are used")
{
    for (const Edition edition : {Edition::Intrigue, Edition::KingColonies})
    {
        for (std::uint8_t players = 2; players <= max_players; ++players)
        {
            for (const bool first_deck : {false, true})
            {
                const Setup setup{.edition = edition, .players = players, .first_deck = first_deck};
                const auto& row = edition_row(edition).caballero_cards[players - std::size_t{2}];
                const Numbers used(row.begin(), row.begin() + players);
                in_every_language(
                    [&](const Localizer& localizer)
                    {
                        // 0: "cards whose value ends in 0"
                        CHECK(numbers_in(paragraphs_named(localizer, setup, "rule.own-cards.hand"))
                              == Numbers{power_card_count, std::popcount(every_power_card(setup)), 0});
                        const Numbers named =
                            numbers_in(paragraphs_named(localizer, setup, "rule.own-cards.caballeros-"));
                        // n, n−1, … 1 is written as "n to 1".
                        const bool is_span = used.back() == 1 && static_cast<int>(used.size()) == used.front();
                        CHECK(named == (is_span ? Numbers{used.front(), used.back()} : used));
                    });
            }
        }
    }
}

TEST_CASE("the rules page gives the scoreboards, neighbours and coasts of the new regions")
{
    in_every_language(
        [&](const Localizer& localizer)
        {
            const Setup colonies{.edition = Edition::Colonies};
            const std::string new_regions = paragraphs_named(localizer, colonies, "rule.colonies.new");
            for (const Place region : regions(colonies))
            {
                CHECK((is_region(region)
                       || mentions(new_regions, place(localizer, colonies.edition, region) + " ("
                                                    + score_values(printed_values(region)) + ")")));
            }
            const std::string france = before(paragraphs_named(localizer, colonies, "rule.colonies.france"), ":");
            PlaceSet at_france = neighbours(new_game(colonies), Place::France);
            at_france.insert(Place::France);
            CHECK(regions_in(localizer, france) == names_of(localizer, at_france));
            const std::string ports =
                before(after(paragraphs_named(localizer, colonies, "rule.colonies.ship"), ":"), ".");
            CHECK(regions_in(localizer, ports) == names_of(localizer, coast_of(colonies)));

            const Setup grandissimo{.edition = Edition::Grandissimo};
            const std::string portugal = paragraphs_named(localizer, grandissimo, "rule.grandissimo.new");
            CHECK(numbers_in(portugal) == Numbers{printed_values(Place::Portugal)[0]});
            CHECK(regions_in(localizer, portugal.substr(portugal.rfind(". ")))
                  == names_of(localizer, neighbours(Place::Portugal)));
            const std::string ship = paragraphs_named(localizer, grandissimo, "rule.grandissimo.ship");
            CHECK(numbers_in(ship) == Numbers{ship_tokens});
            CHECK(regions_in(localizer, ship) == names_of(localizer, coast_of(grandissimo)));
        });
}

TEST_CASE("the rules page gives the numbers of discs, what they pay, and the spaces of the Limit table")
{
    in_every_language(
        [&](const Localizer& localizer)
        {
            const Setup few{.edition = Edition::Colonies, .players = 3}; // line 199
            const Setup many{.edition = Edition::KingColonies, .players = 4};
            CHECK(numbers_in(paragraphs_named(localizer, few, "rule.colonies.discs"))
                  == Numbers{all_discs(Disc::Gold), all_discs(Disc::Wares), points_for(Disc::Gold),
                             points_for(Disc::Wares)});
            CHECK(numbers_in(paragraphs_named(localizer, many, "rule.colonies.table"))
                  == Numbers{table_spaces(few), table_spaces(many)});
        });
}

TEST_CASE("the rules page gives the lowest and the highest modifier, and the number dealt")
{
    Setup setup{.edition = Edition::Edition2023};
    setup.modules.insert(Module::PowerShift);
    const auto range = std::minmax_element(modifiers().begin(), modifiers().end(),
                                           [](const Modifier& a, const Modifier& b) { return a.value < b.value; });
    const auto value_of = [](auto modifier)
    { return modifier_value(static_cast<ModifierId>(modifier - modifiers().begin())); };
    in_every_language(
        [&](const Localizer& localizer)
        {
            const std::string text = paragraphs_named(localizer, setup, "rule.modules.add");
            CHECK(mentions(text, value_of(range.first)));
            CHECK(mentions(text, value_of(range.second)));
            // One of those dealt is passed on.
            CHECK(numbers_in(paragraphs_named(localizer, setup, "rule.modules.deal")) == Numbers{modifiers_each, 1});
        });
}

TEST_CASE("the number keys in the help cover every stack and every number of recruits")
{
    for (const Setup& setup : setups::every_rule_set())
    {
        int most = 0;
        for (int number = 1; number <= power_cards(setup); ++number)
        {
            most = std::max(most, recruits(setup, number));
        }
        most += has_colonies(setup) ? 1 : 0; // the Inquisitor brings one more
        in_every_language(
            [&](const Localizer& localizer)
            {
                const Numbers keys = numbers_in(localizer.text_in(setup.edition, Key::HelpNameCards));
                INFO(edition_row(setup.edition).id);
                // 0: recruit none
                CHECK(keys == Numbers{0, std::max(most, has_own_cards(setup) ? 0 : stacks_of(setup))});
            });
    }
}

TEST_CASE(
    "with the colonies, cards that allow extra placements mention France, and the Castillo only if it can be chosen")
{
    const auto places = [](const Effect& effect)
    { return effect.verb == Verb::PlaceAnywhere || (effect.verb == Verb::Infiltrate && effect.far); };
    for (const Edition edition : {Edition::Colonies, Edition::KingColonies})
    {
        for (const CardId id : cards_of(edition))
        {
            const auto& effects = card(id).effects;
            const auto effect = std::find_if(effects.begin(), effects.end(), places);
            if (effect == effects.end())
            {
                continue;
            }
            in_every_language(
                [&](const Localizer& localizer)
                {
                    INFO(card(id).id << " in " << edition_row(edition).id);
                    const std::string text = card_full(localizer, edition, id);
                    CHECK(mentions(text, place(localizer, edition, Place::France)));
                    CHECK(mentions(text, place(localizer, edition, Place::Castillo))
                          == (effect->far || effect->with_castillo));
                });
        }
    }
}

// What the rules and the explanations of cards must say, and must not say, in each language.
#include "words/book.hpp"
#include "words/names.hpp"
#include "words/texts.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

using namespace elgrande;
using namespace elgrande::words;

namespace
{

constexpr Modules only(Module module)
{
    Modules modules;
    modules.insert(module);
    return modules;
}

constexpr Setup classic{};
constexpr Setup classic_short{.rounds = 6};
constexpr Setup big_box{.edition = Edition::BigBox};
constexpr Setup bearers{.edition = Edition::BigBox, .modules = only(Module::StandardBearers)};
constexpr Setup of_2023{.edition = Edition::Edition2023};
constexpr Setup dummy{.edition = Edition::Edition2023, .players = 2};
constexpr Setup regency{.edition = Edition::Edition2023, .modules = only(Module::NewRegency)};
constexpr Setup shift{.edition = Edition::Edition2023, .modules = only(Module::PowerShift)};

using Words = std::array<std::string_view, language_count>; ///< by language: English, German, Spanish

std::string_view code_of(const Localizer& localizer)
{
    return language_row(localizer.language()).code;
}

std::string_view word_of(const Words& words, const Localizer& localizer)
{
    const std::string_view code = code_of(localizer);
    return words[code == "de" ? 1 : code == "es" ? 2 : 0];
}

constexpr Words nothing{};

struct Said
{
    std::string_view source; ///< the rule book and its lines; then what they say
    const Setup& setup;
    std::string_view text; ///< a paragraph, or the explanation of a card
    Words must;
    Words must_not;
};

/// Words that a paragraph or card must contain and must not contain, by the rule book or the engine.
const std::vector<Said> sayings{
    {"classic 1996, 385-387: fewer on the board; the engine: not by these cards",
     classic,
     "rule.action.fewer",
     {"Movement", "Umsiedlung", "Traslado"},
     nothing},
    {"classic 1996, 385-387", classic, "rule.action.fewer", {"The Court", "Der Hof", "La corte"}, nothing},
    {"Big Box, 589-591: first places follow the scoring key",
     big_box,
     "rule.special.order",
     {"scoring track", "Wertungsleiste", "orden del tablero"},
     nothing},
    {"2023 (English), 905-923: in regions of your choice",
     of_2023,
     "card place-two-or-move-own",
     {"not place there", "nicht einsetzen", "no colocar"},
     {"anywhere", "beliebig ein", "donde quieras"}},
    {"2023 (English), 1386",
     regency,
     "rule.modules.exceptions",
     {"Stand-in", "Vertretung", "Sustitución"},
     {"Two of them", "Zwei davon", "Dos de ellas"}},
    {"2023 (English), 1254", regency, "rule.modules.exceptions", {"Competition", "Konkurrenz", "Competencia"}, nothing},
    {"2023 (English), 1395: by Exile only",
     regency,
     "rule.modules.abroad",
     {"Exile", "Exil", "Exilio"},
     {"Some", "Manche", "Algunas"}},
    {"2023 (English), 1340: a Grande enters the Castillo by Competition",
     regency,
     "rule.grande.moves-regency",
     {"only Competition", "nur Konkurrenz", "solo Competencia"},
     nothing},
    {"no rule book",
     regency,
     "card king-to-most",
     {"our own", "unsere eigene", "es nuestra"},
     {"other editions", "anderen Ausgaben", "otras ediciones"}},
    {"no rule book",
     regency,
     "card king-to-grande",
     {"our own", "unsere eigene", "es nuestra"},
     {"other editions", "anderen Ausgaben", "otras ediciones"}},
    {"no rule book",
     regency,
     "card king-to-neighbour",
     {"our own", "unsere eigene", "es nuestra"},
     {"other editions", "anderen Ausgaben", "otras ediciones"}},
    {"no rule book",
     of_2023,
     "card move-three-any",
     {"took it from the Big Box", "aus der Big Box übernommen", "tomado de la Big Box"},
     {"our own", "unsere eigene", "es nuestra"}},
    {"2023 (English), 785-792: after each general scoring",
     dummy,
     "rule.players.dummy",
     {"shuffled again", "neu gemischt", "barajan de nuevo"},
     nothing},
    {"2023 (English), 793: never the first player marker",
     dummy,
     "rule.players.dummys-turn",
     {"never starts", "beginnt nie", "Nunca empieza"},
     nothing},
    {"src/rules/README.md: the dummy's caballeros in the Castillo",
     dummy,
     "rule.players.dummys-score",
     {"to its supply", "in seinen Vorrat", "a su reserva"},
     nothing},
    {"2023 (English), 770-771: six rounds from space 2 on",
     classic_short,
     "rule.players.short",
     {"six rounds", "sechs Runden", "seis rondas"},
     nothing},
    {"2023 (English), 770-771",
     classic_short,
     "rule.round.course-short",
     {"2, 4 and 6", "2, 4 und 6", "2, 4 y 6"},
     nothing},
    {"2023 (English), 770-771", classic_short, "rule.end.last-short", {"round 6", "Runde 6", "ronda 6"}, nothing},
    {"no rule book: power cards 4 and 10", classic, "rule.guesses.power", {"a fan", "ein Fan", "aficionado"}, nothing},
    {"classic and expansions, 381-382: the Castillo's board by the sample game",
     classic,
     "rule.guesses.castillo",
     {"5/3/1", "5/3/1", "5/3/1"},
     nothing},
    {"2023 (English), 498-752: some boards",
     of_2023,
     "rule.guesses.boards",
     {"classic game", "klassischen Spiels", "juego clásico"},
     nothing},
    {"2023 (English), 944-964: a picture",
     shift,
     "rule.modules.ability",
     {"How many modifiers", "Wie viele Modifikatoren", "Cuántos modificadores"},
     nothing},
    {"no rule book: the standard-bearers",
     bearers,
     "rule.guesses.bearers",
     {"translation", "Übersetzung", "traducción"},
     nothing},
    {"classic 1996, 181-184: next to the King's region, or the Castillo itself",
     classic,
     "rule.placing.court",
     {"next to the King and into the Castillo", "neben der Königsregion und ins Castillo",
      "vecinas a la del Rey o al propio Castillo"},
     {"next to the Castillo", "neben dem Castillo", "junto al Castillo"}},
};

bool contains(const std::string& text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

/// Returns the paragraph if it applies to these rules, or the explanation of a card.
std::string text_of(const Localizer& localizer, const Said& said)
{
    const std::string_view key = said.text;
    if (key.starts_with("card "))
    {
        const CardId id = card_named(said.setup.edition, key.substr(5));
        return card_full(localizer, said.setup.edition, id) + " " + card_traits(localizer, said.setup, id) + " "
               + card_provenance(localizer, id);
    }
    const auto found = std::find_if(paragraphs().begin(), paragraphs().end(),
                                    [&](const Paragraph& paragraph) { return name_of(paragraph.text) == key; });
    return found != paragraphs().end() && applies(*found, said.setup) ? plain(localizer.text(found->text))
                                                                      : std::string();
}

/// Returns the parts of a name between spaces and full stops.
std::vector<std::string> words_of(const std::string& name)
{
    std::vector<std::string> words(1);
    for (const char c : name)
    {
        if (c == ' ' || c == '.')
        {
            words.emplace_back();
        }
        else
        {
            words.back() += c;
        }
    }
    words.erase(std::remove(words.begin(), words.end(), ""), words.end());
    return words;
}

} // namespace

TEST_CASE("paragraphs and cards contain the words of their edition's rule book, and not those of others")
{
    for (int language = 0; language < language_count; ++language)
    {
        const Localizer localizer(static_cast<Language>(language));
        for (const Said& said : sayings)
        {
            const std::string text = text_of(localizer, said);
            INFO(said.source << ": " << said.text << " in " << code_of(localizer) << ": " << text);
            CHECK(contains(text, word_of(said.must, localizer)));
            CHECK_FALSE(text.empty());
            const std::string_view wrong = word_of(said.must_not, localizer);
            CHECK((wrong.empty() || !contains(text, wrong)));
        }
    }
}

TEST_CASE("the list of cards names everything that we filled in, and nothing of cards that are known completely")
{
    const Localizer localizer;
    for (std::size_t i = 0; i < catalogue().size(); ++i)
    {
        const auto id = static_cast<CardId>(i);
        const Card& row = card(id);
        const std::string guesses = card_guesses(localizer, id);
        INFO(row.id << " in " << edition_row(edition_of(id)).id << ": " << guesses);
        CHECK(guesses.empty() == row.filled_in.empty());
        CHECK(contains(guesses, "how many there are") == row.filled_in.contains(Guess::Copies));
        CHECK(contains(guesses, "the stack") == row.filled_in.contains(Guess::Stack));
        CHECK(contains(guesses, "how many caballeros it places")
              == (row.filled_in.contains(Guess::Stack) || row.filled_in.contains(Guess::Places)));
        CHECK(contains(guesses, "its title") == row.filled_in.contains(Guess::Title));
    }
    const CardId militia = card_named(Edition::Edition2023, "place-two-anywhere");
    CHECK(card_guesses(localizer, militia)
          == "Filled in by us: how many there are; the stack, and so how many caballeros it places.");
}

TEST_CASE("a card's name in lists and in the log begins with the title on the card")
{
    for (int language = 0; language < language_count; ++language)
    {
        const Localizer localizer(static_cast<Language>(language));
        for (std::size_t i = 0; i < catalogue().size(); ++i)
        {
            const auto id = static_cast<CardId>(i);
            INFO(card_name(localizer, id));
            CHECK(card_name(localizer, id).starts_with(card_title(localizer, id)));
        }
    }
}

TEST_CASE("the short name of a region is the beginning of its name in this edition")
{
    for (int language = 0; language < language_count; ++language)
    {
        const Localizer localizer(static_cast<Language>(language));
        for (const Edition edition : {Edition::Classic, Edition::BigBox, Edition::Edition2023})
        {
            for (const Place region : all_regions)
            {
                const std::string name = place(localizer, edition, region);
                const std::string brief = short_place(localizer, edition, region);
                INFO(brief << " for " << name << " in " << code_of(localizer));
                CHECK(brief.size() <= name.size());
                const std::vector<std::string> whole = words_of(name);
                for (const std::string& word : words_of(brief))
                {
                    CHECK(std::any_of(whole.begin(), whole.end(),
                                      [&](const std::string& full) { return full.starts_with(word); }));
                }
            }
        }
    }
}

TEST_CASE("a short game counts its rounds from 1 to 6")
{
    // 2023 (English), lines 770-771: the marker begins on space 2 and skips spaces 4 and 7
    const Localizer localizer;
    CHECK(round_of(localizer, classic, 1) == "Round 1 of 9");
    CHECK(round_of(localizer, classic, 9) == "Round 9 of 9");
    int round = 0;
    for (const int space : {2, 3, 5, 6, 8, 9})
    {
        CHECK(round_of(localizer, classic_short, space) == "Round " + std::to_string(++round) + " of 6");
    }
}

#include "words/book.hpp"

#include "rules/majority.hpp"
#include "support/setups.hpp"
#include "words/names.hpp"
#include "words/search.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::words;

namespace
{

std::vector<Localizer> languages()
{
    std::vector<Localizer> all;
    for (int i = 0; i < language_count; ++i)
    {
        all.emplace_back(static_cast<Language>(i));
    }
    return all;
}

/// True if the text closes every style and has no open placeholder.
bool is_well_written(const std::string& said)
{
    const auto count = [&](char mark) { return std::count(said.begin(), said.end(), mark); };
    return !said.empty() && count(bold_begins) + count(lit_begins) == count(style_ends)
           && said.find_first_of("{}<>") == std::string::npos;
}

/// True if games of this set-up have the topic.
bool has(const Setup& setup, Topic topic)
{
    const bool old_hands = setup.edition == Edition::Edition2023;
    const bool own_cards = has_own_cards(setup);
    switch (topic)
    {
    case Topic::Dummy:
        return has_dummy(setup);
    case Topic::Veto:
        return old_hands ? setup.modules.contains(Module::FirstVeto) : setup.vetoes;
    case Topic::DiskScore:
        return !old_hands || setup.modules.contains(Module::Rivalries);
    case Topic::PassModifier:
    case Topic::AddModifier:
    case Topic::Modifier:
    case Topic::Ability:
        return setup.modules.contains(Module::PowerShift);
    case Topic::ChooseHand:
    case Topic::Quarantine:
    case Topic::Bridge:
        return own_cards;
    case Topic::Overseas:
    case Topic::Disc:
    case Topic::LimitTable:
        return has_colonies(setup);
    case Topic::Sail:
        return has_colonies(setup) || has_part(setup, Part::Ships);
    case Topic::Inquisitor:
        return has_colonies(setup) || has_part(setup, Part::Inquisitor);
    case Topic::ShipToken:
        return has_part(setup, Part::Ships);
    case Topic::Prison:
        return has_part(setup, Part::Prison);
    case Topic::Figures:
    case Topic::NextScoring:
        return is_grandissimo(setup);
    case Topic::Bearer:
        return setup.modules.contains(Module::StandardBearers);
    default:
        return true;
    }
}

/// Returns all titles and passages of the rule book, without marks.
std::string whole_text(const Localizer& localizer, const Setup& setup, bool in_play)
{
    std::string text;
    for (const Chapter& chapter : rule_book(localizer, setup, in_play))
    {
        text += chapter.title + "\n";
        for (const Passage& passage : chapter.passages)
        {
            text += plain(passage.text) + "\n";
        }
    }
    return text;
}

bool has_within(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("under every rule set exactly the topics of the game are explained")
{
    const std::vector<Localizer> localizers = languages();
    std::size_t number = 0;
    for (Setup setup : setups::every_rule_set())
    {
        setup.vetoes = !setups::can_leave_out_vetoes(setup) || number % 2 == 0;
        setup.open_castillo = number % 3 == 0;
        setups::leave_out(setup, number);
        const Localizer& localizer = localizers[number++ % localizers.size()];
        for (int i = 0; i < topic_count; ++i)
        {
            const auto topic = static_cast<Topic>(i);
            const std::string text = explanation(localizer, setup, topic);
            INFO("topic " << i << ", modules " << int(setup.modules.bits()) << ", players " << int(setup.players));
            REQUIRE(text.empty() != has(setup, topic));
            REQUIRE((text.empty() || is_well_written(text)));
        }
    }
}

TEST_CASE("every explanation is in a chapter of the book, and every paragraph in some book")
{
    std::set<std::string> read;
    const Localizer localizer;
    for (Setup setup : setups::every_rule_set())
    {
        for (int variant = 0; variant < 8; ++variant)
        {
            setup.first_deck = has_own_cards(setup) && variant == 0;
            setup.rounds = variant % 2 == 0 ? 9 : 6;
            setup.open_castillo = variant % 4 > 1;
            setup.hidden_hands = variant > 3;
            for (const Chapter& chapter : rule_book(localizer, setup, true))
            {
                REQUIRE_FALSE(chapter.passages.empty());
                for (const Passage& passage : chapter.passages)
                {
                    read.insert(passage.text);
                }
            }
        }
        for (int i = 0; i < topic_count; ++i)
        {
            const auto topic = static_cast<Topic>(i);
            if (has(setup, topic))
            {
                const std::size_t number = chapter_of(setup, topic);
                const auto book = rule_book(localizer, setup, true);
                REQUIRE(std::any_of(book.begin(), book.end(),
                                    [number](const Chapter& chapter) { return chapter.number == number; }));
            }
        }
    }
    for (const Paragraph& paragraph : paragraphs())
    {
        CHECK(read.count(localizer.text(paragraph.text)) == 1);
    }
}

TEST_CASE("the book lists every action card of the game once, with title, explanation and provenance")
{
    for (const Localizer& localizer : languages())
    {
        for (const Setup& setup : setups::every_rule_set())
        {
            if (setup.players != 3)
            {
                continue;
            }
            const auto book = rule_book(localizer, setup, true);
            const auto cards = std::find_if(book.begin(), book.end(),
                                            [](const Chapter& chapter)
                                            { return chapters()[chapter.number].contents == ChapterContents::Cards; });
            REQUIRE(cards != book.end());
            std::size_t kinds = 0;
            for (const CardId id : cards_of(setup.edition))
            {
                if (card(id).stack > 0 && copies(setup, card(id)) == 0)
                {
                    continue;
                }
                ++kinds;
                const auto listed =
                    std::count_if(cards->passages.begin(), cards->passages.end(),
                                  [&](const Passage& passage)
                                  {
                                      return has_within(passage.text, card_full(localizer, setup.edition, id))
                                             && has_within(passage.text, card_title(localizer, id))
                                             && has_within(passage.text, card_provenance(localizer, id));
                                  });
                INFO(card(id).id << " in " << edition_row(setup.edition).id);
                REQUIRE(listed >= 1); // two cards of different stacks may read the same
            }
            const auto headings =
                std::count_if(cards->passages.begin(), cards->passages.end(),
                              [](const Passage& passage) { return passage.kind == Passage::Kind::Heading; });
            REQUIRE(cards->passages.size() == kinds + static_cast<std::size_t>(headings));
        }
    }
}

TEST_CASE("no rule book mentions what its game does not have")
{
    struct Wrong
    {
        Setup setup;
        std::vector<const char*> words;
    };
    Modules regency;
    regency.insert(Module::NewRegency);
    constexpr std::uint8_t all_parts = (1U << elgrande::part_count) - 1U;
    const std::vector<Wrong> wrong{
        {{.edition = Edition::Edition2023, .modules = regency},
         {"who has caballeros in the Castillo sets", "King card"}},
        {{.edition = Edition::Intrigue, .players = 4},
         {"a power card", "highest power card", "stacks, and", "may leave the special action out", "the card's number",
          "uses that one or the special action"}},
        {{.edition = Edition::Intrigue, .players = 3}, {"and not the special action of their own card"}},
        {{.edition = Edition::Intrigue, .first_deck = true}, {"31 cards", "first games", "15 · ", "135 · "}},
        {{.edition = Edition::Colonies},
         {"30 caballeros.", "all nine regions", "There are five stacks", "France are only drawn", "this expansion"}},
        {{.edition = Edition::KingColonies},
         {"all nine regions", "France are only drawn", "a power card", "highest power card", "the card's number",
          "this expansion", "one caballero more there"}},
        {{.edition = Edition::Grandissimo},
         {"all nine regions", "There are five stacks", "Portugal and France are only drawn"}},
        {{.edition = Edition::Grandissimo, .parts_left_out = all_parts},
         {"ship token", "pardon", "black caballeros", "Grand Inquisitor into your court", "It shows a"}}};
    for (const Wrong& row : wrong)
    {
        std::string text;
        for (const Chapter& chapter : rule_book(Localizer(), row.setup, true))
        {
            const std::string name(name_of(chapters()[chapter.number].title));
            for (const Passage& passage : chapter.passages)
            {
                text += name == "rule.differences" ? "" : plain(passage.text) + "\n";
            }
        }
        for (const char* word : row.words)
        {
            INFO(edition_row(row.setup.edition).id << ": " << word);
            CHECK_FALSE(has_within(text, word));
        }
    }
}

TEST_CASE("no chapter begins with a word that refers to a paragraph of another edition")
{
    for (const Localizer& localizer : languages())
    {
        for (const Setup& setup : setups::every_rule_set())
        {
            for (const Chapter& chapter : rule_book(localizer, setup, true))
            {
                for (const char* word : {"Then ", "Dann ", "Danach ", "Después ", "Luego "})
                {
                    INFO(edition_row(setup.edition).id << ": " << chapter.passages.front().text);
                    CHECK_FALSE(chapter.passages.front().text.starts_with(word));
                }
            }
        }
    }
}

TEST_CASE("in Intrigue & the King the list of cards has every own card, and says which actions are mandatory")
{
    const Setup setup{.edition = Edition::Intrigue, .players = 4};
    const Localizer localizer;
    const std::string text = whole_text(localizer, setup, true);
    int listed = 0;
    for (const CardId id : cards_of(setup.edition))
    {
        const Card& row = card(id);
        INFO(row.id);
        CHECK(has_within(card_traits(localizer, setup, id), "duty") == row.must);
        CHECK(has_within(card_traits(localizer, setup, id), "may leave") == !row.must);
        listed +=
            row.value > 0 && has_within(text, std::to_string(row.value) + " · " + card_title(localizer, id)) ? 1 : 0;
    }
    CHECK(listed == 31);
    Setup first = setup;
    first.first_deck = true;
    const std::string fewer = whole_text(localizer, first, true);
    CHECK(has_within(fewer, "10 · "));
    CHECK_FALSE(has_within(fewer, "13 · "));
    const Setup colonies{.edition = Edition::Colonies, .players = 4};
    CHECK(has_within(whole_text(localizer, colonies, true), "brings 1 gold to America"));
}

TEST_CASE("the list of keys has the Veto's key exactly if the game has Vetoes")
{
    for (Setup setup : setups::every_rule_set())
    {
        for (const bool vetoes : {true, false})
        {
            setup.vetoes = vetoes || !setups::can_leave_out_vetoes(setup);
            INFO(edition_row(setup.edition).id);
            CHECK(has_within(whole_text(Localizer(), setup, true), "V, W, X") == has(setup, Topic::Veto));
        }
    }
}

TEST_CASE("before a game the book covers all modules and numbers of players, in a game only those in play")
{
    const Localizer localizer;
    Setup setup{.edition = Edition::Edition2023, .players = 4};
    const std::string before = whole_text(localizer, setup, false);
    for (const char* word : {"Old Hands", "New Regency", "Power Shift", "dummy", "With three players", "short game"})
    {
        INFO(word);
        CHECK(has_within(before, word));
        if (std::string(word) != "dummy") // mentioned where the book compares editions
        {
            CHECK_FALSE(has_within(whole_text(localizer, setup, true), word));
        }
    }
    setup.modules.insert(Module::PowerShift);
    CHECK(has_within(whole_text(localizer, setup, true), "Power Shift"));
    CHECK_FALSE(has_within(whole_text(localizer, setup, true), "New Regency"));
    CHECK_FALSE(has_within(whole_text(localizer, {.edition = Edition::Classic}, false), "Power Shift"));
}

TEST_CASE("the worked examples of the book are right")
{
    const ScoreValues board{5, 3, 1};
    // Seats: Red, Blue, Green, Yellow.
    CHECK(majority(board, {4, 2, 2, 1}, 3).points == PerOwner<std::uint8_t>{5, 1, 1, 0});
    CHECK(majority(board, {3, 3, 1}, 2).points == PerOwner<std::uint8_t>{3, 3, 0});
    CHECK(majority(board, {3, 2}, 1).points == PerOwner<std::uint8_t>{5, 0});
    CHECK(majority(board, {3, 3}, 1).points == PerOwner<std::uint8_t>{0, 0});
    CHECK(majority(board, {2, 1, 3}, 2).points == PerOwner<std::uint8_t>{3, 0, 5}); // the dummy is last
    for (const int players : {2, 3, 4, 5})
    {
        for (const Edition edition : {Edition::Classic, Edition::BigBox, Edition::Edition2023})
        {
            const auto book =
                rule_book(Localizer(), {.edition = edition, .players = static_cast<std::uint8_t>(players)}, true);
            int examples = 0;
            for (const Chapter& chapter : book)
            {
                examples += static_cast<int>(std::count_if(chapter.passages.begin(), chapter.passages.end(),
                                                           [](const Passage& passage)
                                                           { return passage.kind == Passage::Kind::Example; }));
            }
            CHECK(examples == 1);
        }
    }
}

TEST_CASE("a search finds words without regard to case and accents, and marks them")
{
    const auto marked = [](const std::string& text)
    {
        std::string shown = text;
        std::replace(shown.begin(), shown.end(), found_begins, '[');
        std::replace(shown.begin(), shown.end(), found_ends, ']');
        return shown;
    };
    const auto search = [&](std::string_view text, std::string_view query)
    { return marked(mark_matches(text, search_words(query))); };
    CHECK(search("Die Königsregion", "konig") == "Die [König]sregion");
    CHECK(search("Die Königsregion", "KÖNIG") == "Die [König]sregion");
    CHECK(search("La región del Rey", "REGION") == "La [región] del Rey");
    CHECK(search("El tablero más ÁGIL", "agil mas") == "El tablero [más] [ÁGIL]");
    CHECK(search("draußen", "draussen") == "[draußen]");
    CHECK(search("aaa", "aa") == "[aaa]");
    CHECK(search("The King's region", "king scored").empty()); // all words must be found
    CHECK(search("The King", "") == "The King");
    CHECK(search_words("  Two   WORDS ") == std::vector<std::string>{"two", "words"});
    CHECK(search_words("\xc3").size() == 1); // cut in the middle of a letter
    const std::string bold = std::string(1, bold_begins) + "King" + style_ends + "s";
    CHECK(search(bold, "kings") == std::string(1, bold_begins) + "[King" + style_ends + "s]");
}

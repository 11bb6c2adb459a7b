// What newcomers type into the search of the rules, and the paragraph expected among the first three answers.
#include "rules/setup.hpp"
#include "words/book.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::words;

namespace
{

constexpr std::size_t first_answers = 3;

struct Row
{
    std::string paragraph;
    std::array<std::string, language_count> questions; ///< English, German, Spanish
};

std::string trimmed(const std::string& text)
{
    const std::size_t first = text.find_first_not_of(' ');
    const std::size_t last = text.find_last_not_of(' ');
    return first == std::string::npos ? std::string() : text.substr(first, last - first + 1);
}

std::vector<Row> questions()
{
    std::ifstream file("tests/words/questions.txt");
    std::vector<Row> rows;
    for (std::string line; std::getline(file, line);)
    {
        if (line.empty() || line.front() == '#')
        {
            continue;
        }
        std::istringstream parts(line);
        Row row;
        std::getline(parts, row.paragraph, '|');
        row.paragraph = "rule." + trimmed(row.paragraph);
        for (std::string& question : row.questions)
        {
            std::getline(parts, question, '|');
            question = trimmed(question);
            REQUIRE_FALSE(question.empty());
        }
        rows.push_back(row);
    }
    return rows;
}

} // namespace

TEST_CASE("newcomers' questions find their paragraph among the first three answers, in every language")
{
    const std::vector<Row> rows = questions();
    CHECK(rows.size() >= 40);
    for (const Row& row : rows)
    {
        const auto key = key_named(row.paragraph);
        INFO(row.paragraph);
        REQUIRE(key.has_value());
        for (std::size_t i = 0; i < language_count; ++i)
        {
            const Localizer localizer(static_cast<Language>(i));
            Setup setup;
            setup.players = row.paragraph == "rule.players.three" ? 3 : 4;
            const std::vector<Chapter> book = rule_book(localizer, setup, false);
            std::vector<Hit> hits = search(localizer, book, row.questions[i]);
            hits.erase(std::remove_if(hits.begin(), hits.end(), [](const Hit& hit) { return hit.passage == 0; }),
                       hits.end()); // a title is no answer
            std::string answers;
            bool there = false;
            for (std::size_t n = 0; n < std::min(hits.size(), first_answers); ++n)
            {
                const std::string& text = book[hits[n].chapter].passages[hits[n].passage - 1].text;
                there = there || text == localizer.text(*key);
                answers += "\n    " + text;
            }
            INFO(row.questions[i] << answers);
            CHECK(there);
        }
    }
}

TEST_CASE("a word is found at the beginning of others, and inside them in German only, which has compounds")
{
    const auto finds = [](Language language, std::string_view text, std::string_view query)
    {
        const std::vector<Chapter> book{{0, "Title", {{Passage::Kind::Text, std::string(text)}}}};
        return !search(Localizer(language), book, query).empty();
    };
    CHECK_FALSE(finds(Language::En, "The Castillo is emptied.", "tie"));
    CHECK(finds(Language::En, "Tied players share a rank.", "tie"));
    CHECK_FALSE(finds(Language::Es, "Se desempata.", "empata"));
    CHECK(finds(Language::De, "Der Königsbonus", "bonus"));
    const std::vector<Chapter> both{
        {0, "Title", {{Passage::Kind::Text, "A tie: the tower is emptied, all are untied."}}}};
    const std::vector<Hit> hits = search(Localizer(Language::En), both, "tie");
    REQUIRE(hits.size() == 1);
    CHECK(std::count(hits[0].marked.begin(), hits[0].marked.end(), found_begins) == 1);
}

TEST_CASE("a search with no complete match finds passages with some of the words")
{
    const Localizer localizer(Language::En);
    Setup setup;
    setup.players = 4;
    const std::vector<Chapter> book = rule_book(localizer, setup, false);
    CHECK_FALSE(search(localizer, book, "castillo zzzzz").empty());
    CHECK(search(localizer, book, "zzzzz").empty());
    CHECK(search(localizer, book, "").empty());
    CHECK_FALSE(search(localizer, book, "the").empty()); // if there are only such words, they count
    CHECK(search(localizer, book, "castillo") == search(localizer, book, "Is it the CASTILLO?"));
}

#include "record/explain.hpp"
#include "record/notation/words.hpp"
#include "record/utf8.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>
#include <string>

using namespace elgrande;
using namespace elgrande::record;

TEST_CASE("text is plain if it is well-formed UTF-8 without control characters")
{
    for (const std::string_view good : {"", "Ana", "Zoë", "名前", "🂡", "a\u00a0b", "\xf4\x8f\xbf\xbf"})
    {
        CHECK(is_plain_text(good));
    }
    for (const std::string_view bad :
         {"\n", "\x7f", "\xc2\x80", "\xff", "\xc3", "\xe2\x82", "\xc0\xaf", "\xe0\x80\xaf", "\xf0\x80\x80\xaf",
          "\xed\xa0\x80", "\xf4\x90\x80\x80", "\x80", "a\xe2\x80\xa8", "\xc3(", "\xf8\x88\x80\x80\x80"})
    {
        CAPTURE(bad.size());
        CHECK_FALSE(is_plain_text(bad));
    }
    CHECK_FALSE(is_plain_text(std::string_view("\0", 1)));
}

TEST_CASE("a prefix of a text ends between its characters")
{
    CHECK(utf8_prefix("Zoë", 9) == "Zoë");
    CHECK(utf8_prefix("Zoë", 4) == "Zoë");
    CHECK(utf8_prefix("Zoë", 3) == "Zo");
    CHECK(utf8_prefix("名前", 5) == "名");
    CHECK(utf8_prefix("名前", 2).empty());
    CHECK(utf8_prefix("", 2).empty());
}

TEST_CASE("a text is visible if any of its letters has ink")
{
    for (const std::string_view seen :
         {"Ana", ".", " a", "名前", "🎲", "\u200bA\u200b", "\u202eAna", "é", "e\u0301", "¤"})
    {
        CAPTURE(seen);
        CHECK(can_be_seen(seen));
    }
    for (const std::string_view unseen :
         {"", " ", "   ", "\u00a0", "\u2003\u3000", "\u200b", "\u200d\u200c", "\u202e", "\u2066 \u2069", "\ufeff",
          "\u00ad", "\u3164", "\u115f\u1160", "\u2800", "\ufe0f", "\U000e0041", "\u2060\u034f", "\n", "\xff"})
    {
        CAPTURE(unseen.size());
        CHECK_FALSE(can_be_seen(unseen));
    }
}

TEST_CASE("every rule is explained in a distinct sentence")
{
    std::set<std::string_view> sentences;
    const int count = static_cast<int>(Rule::LosesOneOnly) + 1;
    for (int rule = 0; rule < count; ++rule)
    {
        const std::string_view sentence = explain({static_cast<Rule>(rule)});
        CAPTURE(rule);
        CHECK(sentence != "a rule forbids it");
        CHECK(sentence.find('\n') == std::string_view::npos);
        sentences.insert(sentence);
    }
    CHECK(sentences.size() == static_cast<std::size_t>(count));
}

TEST_CASE("quoted text is read back, and incomplete quotations are refused")
{
    for (const std::string_view text : {"", "Ana", "\"", "\\", "\\\"", "a \"b\" c\\"})
    {
        CHECK(unquoted(quoted(text)) == text);
    }
    for (const std::string_view bad : {"", "\"", "Ana", "\"a", "a\"", "\"a\"b", "\"a\\\"", "'a'"})
    {
        CHECK_FALSE(unquoted(bad));
    }
}

TEST_CASE("text from outside is shown short and readable")
{
    CHECK(excerpt("Red") == "'Red'");
    CHECK(excerpt("\x01") == "something unreadable");
    CHECK(excerpt(std::string(500, 'x')).size() < 80);
    std::string wide;
    for (int i = 0; i < 100; ++i)
    {
        wide += "é";
    }
    CHECK(is_plain_text(excerpt(wide)));
    CHECK(is_plain_text(excerpt("x" + wide)));
}

TEST_CASE("numbers are whole, without sign and bounded")
{
    CHECK(number_of("0", 5) == 0);
    CHECK(number_of("5", 5) == 5);
    CHECK(number_of("18446744073709551615", ~std::uint64_t{0}) == ~std::uint64_t{0});
    for (const std::string_view bad : {"", "6", "-1", "+1", " 1", "1 ", "1.0", "0x1", "99999999999999999999"})
    {
        CHECK_FALSE(number_of(bad, 5));
    }
}

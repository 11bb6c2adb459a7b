#include "record/archive/bytes.hpp"
#include "record/archive/digits.hpp"
#include "rules/random.hpp"

#include <catch2/catch_test_macros.hpp>

#include <utility>
#include <vector>

using namespace elgrande;
using namespace elgrande::record;

namespace
{

constexpr std::uint64_t all_words = std::uint64_t{1} << 32U;

/// Returns random values, each with the number of values that it could have had.
std::vector<std::pair<std::uint32_t, std::uint64_t>> random_values(Random& random, int count)
{
    std::vector<std::pair<std::uint32_t, std::uint64_t>> values;
    for (int i = 0; i < count; ++i)
    {
        const std::uint64_t bound =
            random.below(8) == 0 ? all_words : std::uint64_t{1} + random.below(1U << random.below(20));
        values.emplace_back(static_cast<std::uint32_t>(random.next() % bound), bound);
    }
    return values;
}

std::string message_of(const char* what, std::uint64_t value, std::uint64_t count)
{
    ByteWriter writer;
    try
    {
        writer(below(what, value, count));
    }
    catch (const Malformed& wrong)
    {
        return wrong.what();
    }
    return "none";
}

} // namespace

TEST_CASE("digits are read as written, and take as many characters as their number needs")
{
    Random random(3);
    for (int round = 0; round < 200; ++round)
    {
        const auto values = random_values(random, static_cast<int>(random.below(60)));
        DigitWriter writer;
        for (const auto& [value, bound] : values)
        {
            writer.put(value, bound);
        }
        DigitReader reader(writer.text());
        for (const auto& [value, bound] : values)
        {
            REQUIRE(reader.take("value", bound) == value);
        }
        REQUIRE(reader.at_end());
    }
}

TEST_CASE("a choice takes the logarithm of its number, not whole bits")
{
    DigitWriter writer;
    for (int i = 0; i < 60; ++i)
    {
        writer.put(4, 5); // 60 · log₂ 5 = 139.3 bits: 24 characters, where whole bits would take 30
    }
    CHECK(writer.text().size() == 24);
}

TEST_CASE("the text of digits has no trailing zeros, so that equal numbers have equal texts")
{
    DigitWriter writer;
    writer.put(1, 64);
    writer.put(0, 64);
    writer.put(0, all_words);
    CHECK(writer.text() == "B");
    CHECK(DigitWriter().text().empty());
    CHECK(DigitReader("").take("nothing", 7) == 0);
    CHECK_THROWS_AS(DigitReader("A.B"), Malformed);
    CHECK_THROWS_AS(DigitReader("é"), Malformed);
}

TEST_CASE("bytes are read as written, in little-endian order and as few as the range needs")
{
    Random random(4);
    const auto values = random_values(random, 300);
    ByteWriter writer;
    for (const auto& [value, bound] : values)
    {
        writer.put(value, bound);
    }
    ByteReader reader(writer.bytes());
    for (const auto& [value, bound] : values)
    {
        REQUIRE(reader.take("value", bound) == value);
    }
    REQUIRE(reader.left() == 0);
    REQUIRE_THROWS_AS(reader.take("value", 2), Malformed);

    ByteWriter order;
    order.put(0x01020304U, all_words);
    order.put(0x0506U, 0x10000);
    order.put(7, 256);
    CHECK(order.bytes()
          == std::vector{std::byte{4}, std::byte{3}, std::byte{2}, std::byte{1}, std::byte{6}, std::byte{5},
                         std::byte{7}});
}

TEST_CASE("a value outside its range is refused with its name")
{
    CHECK(message_of("King", 14, 14) == "King: out of range");
    CHECK(message_of("King", 13, 14) == "none");
    ByteWriter writer;
    writer.put(200, 256);
    ByteReader reader(writer.bytes());
    CHECK_THROWS_AS(reader.take("colour", 5), Malformed);
}

TEST_CASE("a small number takes few digits, and a number wider than its field is refused")
{
    const auto text_of = [](std::uint16_t number)
    {
        DigitWriter writer;
        small_number(writer, "score", number);
        return writer.text();
    };
    for (const int number : {0, 1, 127, 128, 300, 16'383, 16'384, 65'535})
    {
        DigitReader reader(text_of(static_cast<std::uint16_t>(number)));
        std::uint16_t back = 0;
        small_number(reader, "score", back);
        CHECK(back == number);
    }
    CHECK(text_of(127).size() <= 2);
    DigitReader endless(std::string(40, '_'));
    std::uint16_t none = 0;
    CHECK_THROWS_AS(small_number(endless, "score", none), Malformed);
}

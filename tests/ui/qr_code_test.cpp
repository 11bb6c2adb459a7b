#include "ui/qr_code.hpp"

#include "support/qr_reader.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <string>
#include <utility>

using namespace elgrande;
using screens::QrCode;

namespace
{

std::string read(const QrCode& code)
{
    return testing::QrReader(code.size(), [&code](int x, int y) { return code.is_dark(x, y); }).read();
}

} // namespace

TEST_CASE("a reader finds the whole text in a QR code")
{
    // In each version the longest texts leave no room for more error correction, which the reader would need to know.
    for (const std::size_t length : {17U, 32U, 53U, 78U, 106U}) // of versions 1 to 5
    {
        const std::string address = "https://e.org/#";
        const std::string text = address + std::string(length - address.size(), 'z');
        const auto code = QrCode::of(text);
        REQUIRE(code);
        CHECK(read(*code) == text);
    }
}

TEST_CASE("the longest text that fits into a QR code has 2953 bytes; a longer one has no code")
{
    const auto largest = QrCode::of(std::string(QrCode::max_bytes, 'a'));
    REQUIRE(largest);
    CHECK(largest->size() == 177);
    CHECK_FALSE(QrCode::of(std::string(QrCode::max_bytes + 1, 'a')));
    CHECK_FALSE(QrCode::of(std::string("a\0b", 3)));
}

TEST_CASE("a QR code grows with its text, and has the three corners by which a camera finds it")
{
    int before = 0;
    for (std::size_t length = 1; length < 2900; length += 97)
    {
        const auto code = QrCode::of("https://example.org/#" + std::string(length, 'q'));
        REQUIRE(code);
        CHECK(code->size() >= before);
        before = code->size();
        const int far = code->size() - 7;
        for (const auto& [left, top] : {std::pair(0, 0), std::pair(far, 0), std::pair(0, far)})
        {
            for (int i = 0; i < 7; ++i)
            {
                CHECK((code->is_dark(left + i, top) && code->is_dark(left + i, top + 6)));
                CHECK((code->is_dark(left, top + i) && code->is_dark(left + 6, top + i)));
            }
            CHECK(code->is_dark(left + 3, top + 3));
            CHECK_FALSE(code->is_dark(left + 1, top + 1));
        }
    }
}

#include "record/archive/digits.hpp"

namespace elgrande::record
{

namespace
{

constexpr unsigned bits_a_character = 6;

/// number = number · base + digit
void append(std::vector<std::uint32_t>& words, std::uint64_t base, std::uint32_t digit)
{
    std::uint64_t carry = digit;
    for (std::uint32_t& word : words)
    {
        carry += word * base; // at most (2³²−1)·2³² + 2³²−1, which is 2⁶⁴−1
        word = static_cast<std::uint32_t>(carry);
        carry >>= 32U;
    }
    if (carry != 0)
    {
        words.push_back(static_cast<std::uint32_t>(carry));
    }
}

} // namespace

void DigitWriter::put(std::uint32_t value, std::uint64_t count)
{
    if (count > 1)
    {
        digits_.emplace_back(value, count);
    }
}

std::string DigitWriter::text() const
{
    std::vector<std::uint32_t> words;
    for (std::size_t i = digits_.size(); i-- > 0;)
    {
        append(words, digits_[i].second, digits_[i].first);
    }
    std::string text;
    std::uint64_t buffer = 0;
    unsigned filled = 0;
    for (const std::uint32_t word : words)
    {
        buffer |= static_cast<std::uint64_t>(word) << filled;
        for (filled += 32; filled >= bits_a_character; filled -= bits_a_character)
        {
            text += link_alphabet[buffer & 63U];
            buffer >>= bits_a_character;
        }
    }
    text += link_alphabet[buffer & 63U];
    text.erase(text.find_last_not_of(link_alphabet[0]) + 1);
    return text;
}

DigitReader::DigitReader(std::string_view text) : InputArchive(this)
{
    std::uint64_t buffer = 0;
    unsigned filled = 0;
    for (const char character : text)
    {
        const std::size_t value = link_alphabet.find(character);
        if (value == std::string_view::npos)
        {
            throw Malformed("a character that no link contains");
        }
        buffer |= static_cast<std::uint64_t>(value) << filled;
        filled += bits_a_character;
        if (filled >= 32)
        {
            words_.push_back(static_cast<std::uint32_t>(buffer));
            buffer >>= 32U;
            filled -= 32;
        }
    }
    words_.push_back(static_cast<std::uint32_t>(buffer));
    drop_zeros();
}

std::uint32_t DigitReader::take(const char*, std::uint64_t count)
{
    std::uint64_t rest = 0;
    for (std::size_t i = words_.size(); i-- > 0;)
    {
        const std::uint64_t part = rest << 32U | words_[i];
        words_[i] = static_cast<std::uint32_t>(part / count);
        rest = part % count;
    }
    drop_zeros();
    return static_cast<std::uint32_t>(rest);
}

void DigitReader::drop_zeros()
{
    while (!words_.empty() && words_.back() == 0)
    {
        words_.pop_back();
    }
}

} // namespace elgrande::record

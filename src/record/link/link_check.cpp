#include "record/link/link_check.hpp"

#include "record/archive/digits.hpp"
#include "rules/random.hpp"

namespace elgrande::record
{

namespace
{

/// FNV-1a
std::uint64_t hashed(std::uint64_t hash, std::string_view text)
{
    for (const char character : text)
    {
        hash = (hash ^ static_cast<std::uint8_t>(character)) * 0x100000001b3U;
    }
    return hash;
}

constexpr std::uint64_t empty_hash = 0xcbf29ce484222325U;

std::uint64_t mixed(std::uint64_t hash)
{
    return Random(hash).next();
}

std::string check_of(std::uint64_t hash)
{
    std::string check;
    for (unsigned i = 0; i < link_check_size; ++i)
    {
        check += link_alphabet[hash >> 6U * i & 63U];
    }
    return check;
}

} // namespace

std::uint64_t link_hash(std::string_view mark, std::string_view text)
{
    return mixed(hashed(hashed(empty_hash, mark), text));
}

std::string link_check(std::string_view mark, std::string_view text)
{
    return check_of(link_hash(mark, text));
}

std::vector<std::size_t> checked_lengths(std::string_view mark, std::string_view body)
{
    std::vector<std::size_t> lengths;
    const std::string_view check = body.substr(0, link_check_size);
    std::uint64_t hash = hashed(empty_hash, mark);
    for (std::size_t length = link_check_size; length <= body.size(); ++length)
    {
        if (check_of(mixed(hash)) == check)
        {
            lengths.push_back(length);
        }
        hash = hashed(hash, body.substr(length, 1));
    }
    return lengths;
}

} // namespace elgrande::record

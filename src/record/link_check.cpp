#include "record/link_check.hpp"

#include "record/archive/digits.hpp"
#include "rules/random.hpp"

namespace elgrande::record
{

std::uint64_t link_hash(std::string_view mark, std::string_view text)
{
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const std::string_view part : {mark, text})
    {
        for (const char character : part)
        {
            hash = (hash ^ static_cast<std::uint8_t>(character)) * 0x100000001b3U;
        }
    }
    return Random(hash).next();
}

std::string link_check(std::string_view mark, std::string_view text)
{
    const std::uint64_t hash = link_hash(mark, text);
    std::string check;
    for (unsigned i = 0; i < link_check_size; ++i)
    {
        check += link_alphabet[hash >> 6U * i & 63U];
    }
    return check;
}

} // namespace elgrande::record

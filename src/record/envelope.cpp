#include "record/envelope.hpp"

#include "record/archive/bytes.hpp"
#include "record/format.hpp"
#include "record/save.hpp"
#include "rules/random.hpp"

#include <algorithm>
#include <array>

namespace elgrande::record
{

namespace
{

constexpr std::array<char, 4> magic{'E', 'L', 'G', 'R'};
constexpr std::uint8_t kind_game = 1;
constexpr std::size_t envelope_size = 4 + 1 + 2 + 2 + 4 + 8;

std::uint64_t hash_of(std::span<const std::byte> bytes)
{
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const std::byte byte : bytes)
    {
        hash = (hash ^ std::to_integer<std::uint8_t>(byte)) * 0x100000001b3U;
    }
    return Random(hash).next();
}

struct Envelope
{
    std::uint8_t kind = kind_game;
    std::uint16_t format = save_format;
    std::uint16_t rules = rules_number;
    std::uint32_t length = 0;
    std::uint64_t hash = 0;
};

template <class Archive>
void serialize(Archive& archive, Envelope& envelope)
{
    archive(below("kind", envelope.kind, 256), below("format", envelope.format, 0x10000),
            below("rules", envelope.rules, 0x10000), below("length", envelope.length, std::uint64_t{1} << 32U));
    wide_number(archive, "hash", envelope.hash);
}

} // namespace

Bytes put_in_envelope(std::span<const std::byte> body)
{
    Envelope envelope;
    envelope.length = static_cast<std::uint32_t>(body.size());
    envelope.hash = hash_of(body);
    ByteWriter whole;
    whole.put_bytes(magic.data(), magic.size());
    whole(envelope);
    Bytes bytes = whole.bytes();
    bytes.insert(bytes.end(), body.begin(), body.end());
    return bytes;
}

std::span<const std::byte> open_envelope(std::span<const std::byte> bytes)
{
    if (bytes.size() > max_save_bytes)
    {
        throw Malformed("it is larger than " + std::to_string(max_save_bytes / 1024) + " KB", ErrorKind::TooLarge);
    }
    if (bytes.size() < magic.size()
        || !std::equal(magic.begin(), magic.end(), bytes.begin(),
                       [](char character, std::byte byte) { return static_cast<std::byte>(character) == byte; }))
    {
        throw Malformed("it is not a saved game of El Grande", ErrorKind::Foreign);
    }
    Envelope envelope;
    ByteReader reader(bytes.subspan(magic.size()));
    reader(envelope);
    if (envelope.format > save_format || envelope.rules > rules_number)
    {
        throw Malformed("it was saved by a newer version of this program (format " + std::to_string(envelope.format)
                            + ", rules " + std::to_string(envelope.rules) + ")",
                        ErrorKind::Newer);
    }
    if (envelope.format == 0 || envelope.rules == 0 || envelope.kind != kind_game)
    {
        throw Malformed("kind " + std::to_string(envelope.kind) + " in format " + std::to_string(envelope.format)
                            + " and rules " + std::to_string(envelope.rules) + " is unknown",
                        ErrorKind::Foreign);
    }
    const auto body = bytes.subspan(envelope_size);
    if (body.size() != envelope.length)
    {
        throw Malformed("it should hold " + std::to_string(envelope.length) + " bytes, but holds "
                            + std::to_string(body.size()),
                        ErrorKind::Damaged);
    }
    if (hash_of(body) != envelope.hash)
    {
        throw Malformed("it is damaged, its check value is wrong", ErrorKind::Damaged);
    }
    return body;
}

} // namespace elgrande::record

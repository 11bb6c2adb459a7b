#include "room/stored_room.hpp"

#include <algorithm>

namespace elgrande::room
{

namespace
{

// Mark, seats at the table, a byte of flags, the secret, then for each seat a flag and its token.
constexpr std::byte room_mark{'K'};
constexpr std::byte later_flag{1};
constexpr std::byte closed_flag{2};
constexpr std::size_t key_bytes = sizeof(Key::bytes);
constexpr std::size_t before_keys = 3;
constexpr std::size_t stored_bytes = before_keys + key_bytes + max_players * (1 + key_bytes);

void append(Bytes& bytes, const Key& key)
{
    std::transform(key.bytes.begin(), key.bytes.end(), std::back_inserter(bytes),
                   [](std::uint8_t byte) { return std::byte{byte}; });
}

void take(std::span<const std::byte>& rest, Key& key)
{
    std::transform(rest.begin(), rest.begin() + key_bytes, key.bytes.begin(),
                   [](std::byte byte) { return std::to_integer<std::uint8_t>(byte); });
    rest = rest.subspan(key_bytes);
}

} // namespace

Bytes write_room(const StoredRoom& room)
{
    const std::byte flags = (room.watched_later ? later_flag : std::byte{}) | (room.closed ? closed_flag : std::byte{});
    Bytes bytes{room_mark, std::byte{room.at_table}, flags};
    append(bytes, room.secret);
    for (const std::optional<Token>& token : room.tokens)
    {
        bytes.push_back(std::byte{token.has_value()});
        append(bytes, token.value_or(Token{}));
    }
    return bytes;
}

std::optional<StoredRoom> read_room(std::span<const std::byte> bytes)
{
    if (bytes.size() != stored_bytes || bytes[0] != room_mark)
    {
        return std::nullopt;
    }
    StoredRoom room;
    room.at_table = std::to_integer<std::uint8_t>(bytes[1]);
    room.watched_later = (bytes[2] & later_flag) != std::byte{};
    room.closed = (bytes[2] & closed_flag) != std::byte{};
    std::span<const std::byte> rest = bytes.subspan(before_keys);
    take(rest, room.secret);
    for (std::optional<Token>& token : room.tokens)
    {
        const bool is_held = rest[0] == std::byte{1};
        rest = rest.subspan(1);
        Token read;
        take(rest, read);
        if (is_held)
        {
            token = read;
        }
    }
    return write_room(room) == Bytes(bytes.begin(), bytes.end()) ? std::optional(room) : std::nullopt;
}

} // namespace elgrande::room

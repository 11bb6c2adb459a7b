#pragma once

#include "record/archive/ranged.hpp"

#include <cereal/cereal.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace elgrande::record
{

/// A cereal archive of little-endian bytes, the same on every platform. A number takes 1, 2 or 4 bytes, whichever is
/// the smallest width that holds its range.
class ByteWriter : public cereal::OutputArchive<ByteWriter>
{
public:
    ByteWriter() : OutputArchive(this) {}

    /// Appends `value`, which is less than `count`; count is 1 … 2³².
    void put(std::uint32_t value, std::uint64_t count);
    /// Appends bytes as they are.
    void put_bytes(const char* bytes, std::size_t size);

    /// Does nothing: the counterpart of ByteReader::expect(), for functions that serve both archives.
    void expect(const char*, std::size_t, std::size_t) const {}

    const std::vector<std::byte>& bytes() const { return bytes_; }

private:
    std::vector<std::byte> bytes_;
};

/// Reads what ByteWriter wrote. Throws Malformed if a value is out of range or the bytes end too early.
class ByteReader : public cereal::InputArchive<ByteReader>
{
public:
    explicit ByteReader(std::span<const std::byte> bytes) : InputArchive(this), rest_(bytes) {}

    /// Returns the next number, which is less than `count`. The message of an error begins with `what`.
    std::uint32_t take(const char* what, std::uint64_t count);
    /// Copies the next `size` bytes to `bytes`.
    void take_bytes(const char* what, char* bytes, std::size_t size);

    /// Throws Malformed unless `count` items of at least `bytes_each` bytes, 1 or more, can follow. Call before
    /// allocating them.
    void expect(const char* what, std::size_t count, std::size_t bytes_each) const;

    /// Returns the number of bytes not read yet.
    std::size_t left() const { return rest_.size(); }

private:
    std::span<const std::byte> rest_;
};

/// A field for the size of a list, in 32 bits. Throws Malformed if it is above `max_count`, or if the bytes left cannot
/// hold that many items of at least `item_bytes` bytes, 1 or more. Call it before allocating memory for the items.
template <class Archive>
void count_field(Archive& archive, const char* what, std::uint32_t& count, std::size_t max_count,
                 std::size_t item_bytes)
{
    archive(below(what, count, std::uint64_t{1} << 32U));
    if (count > max_count)
    {
        refuse(what, "too many");
    }
    archive.expect(what, count, item_bytes);
}

/// A list of at most `max_count` items, each of at least `item_bytes` bytes. Calls `field` for each item.
template <class Archive, class T, class Field>
void list_fields(Archive& archive, const char* what, std::vector<T>& list, std::size_t max_count,
                 std::size_t item_bytes, Field field)
{
    auto count = static_cast<std::uint32_t>(list.size());
    count_field(archive, what, count, max_count, item_bytes);
    list.resize(count);
    for (T& item : list)
    {
        field(item);
    }
}

/// Returns the bytes of `value`; empty if one of its fields is out of range.
template <class T>
std::vector<std::byte> written_bytes(T value)
{
    return written_or_empty(
        [&value]
        {
            ByteWriter writer;
            writer(value);
            return writer.bytes();
        });
}

/// Reads what written_bytes() wrote. Throws Malformed if it is invalid or followed by further bytes.
template <class T>
T read_bytes(std::span<const std::byte> bytes)
{
    T value;
    ByteReader reader(bytes);
    reader(value);
    if (reader.left() > 0)
    {
        throw Malformed("there are bytes after its end", ErrorKind::Damaged);
    }
    return value;
}

} // namespace elgrande::record

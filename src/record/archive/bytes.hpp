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

/// A cereal archive of little-endian bytes: a number takes the fewest of 1, 2 or 4 bytes that hold its range, on every
/// platform the same.
class ByteWriter : public cereal::OutputArchive<ByteWriter>
{
public:
    ByteWriter() : OutputArchive(this) {}

    void put(std::uint32_t value, std::uint64_t count);
    void put_bytes(const char* bytes, std::size_t size);

    const std::vector<std::byte>& bytes() const { return bytes_; }

private:
    std::vector<std::byte> bytes_;
};

/// Reads what ByteWriter wrote. Throws Malformed for a value out of range and at the end of the bytes.
class ByteReader : public cereal::InputArchive<ByteReader>
{
public:
    explicit ByteReader(std::span<const std::byte> bytes) : InputArchive(this), rest_(bytes) {}

    std::uint32_t take(const char* what, std::uint64_t count);
    void take_bytes(const char* what, char* bytes, std::size_t size);

    /// Refuses a count of things that take `bytes_each` if so many cannot follow: ask before allocating.
    void expect(const char* what, std::size_t count, std::size_t bytes_each) const;

    std::size_t left() const { return rest_.size(); }

private:
    std::span<const std::byte> rest_;
};

} // namespace elgrande::record

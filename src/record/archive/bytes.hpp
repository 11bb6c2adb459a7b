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

    void put(std::uint32_t value, std::uint64_t count);
    void put_bytes(const char* bytes, std::size_t size);

    const std::vector<std::byte>& bytes() const { return bytes_; }

private:
    std::vector<std::byte> bytes_;
};

/// Reads what ByteWriter wrote. Throws Malformed if a value is out of range or the bytes end too early.
class ByteReader : public cereal::InputArchive<ByteReader>
{
public:
    explicit ByteReader(std::span<const std::byte> bytes) : InputArchive(this), rest_(bytes) {}

    std::uint32_t take(const char* what, std::uint64_t count);
    void take_bytes(const char* what, char* bytes, std::size_t size);

    /// Throws Malformed unless `count` items of at least `bytes_each` bytes can follow. Call before allocating them.
    void expect(const char* what, std::size_t count, std::size_t bytes_each) const;

    std::size_t left() const { return rest_.size(); }

private:
    std::span<const std::byte> rest_;
};

} // namespace elgrande::record

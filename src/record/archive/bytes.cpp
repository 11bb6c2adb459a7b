#include "record/archive/bytes.hpp"

#include <cstring>

namespace elgrande::record
{

namespace
{

std::size_t width(std::uint64_t count)
{
    return count <= 0x100U ? 1 : count <= 0x10000U ? 2 : 4;
}

} // namespace

void ByteWriter::put(std::uint32_t value, std::uint64_t count)
{
    for (std::size_t i = 0; i < width(count); ++i)
    {
        bytes_.push_back(static_cast<std::byte>(value >> 8U * i));
    }
}

void ByteWriter::put_bytes(const char* bytes, std::size_t size)
{
    for (std::size_t i = 0; i < size; ++i)
    {
        bytes_.push_back(static_cast<std::byte>(bytes[i]));
    }
}

std::uint32_t ByteReader::take(const char* what, std::uint64_t count)
{
    expect(what, 1, width(count));
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < width(count); ++i)
    {
        value |= std::to_integer<std::uint32_t>(rest_[i]) << 8U * i;
    }
    rest_ = rest_.subspan(width(count));
    if (value >= count)
    {
        refuse(what, "out of range");
    }
    return value;
}

void ByteReader::take_bytes(const char* what, char* bytes, std::size_t size)
{
    expect(what, size, 1);
    if (size > 0)
    {
        std::memcpy(bytes, rest_.data(), size);
    }
    rest_ = rest_.subspan(size);
}

void ByteReader::expect(const char* what, std::size_t count, std::size_t bytes_each) const
{
    if (count > rest_.size() / bytes_each)
    {
        refuse(what, "the data ends too early");
    }
}

} // namespace elgrande::record

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace elgrande::brains
{

using Bytes = std::vector<std::byte>;

/// Writes numbers as little-endian bytes.
class ByteSink
{
public:
    void put(std::uint64_t value, int bytes)
    {
        for (int i = 0; i < bytes; ++i)
        {
            bytes_.push_back(static_cast<std::byte>(value >> 8U * static_cast<unsigned>(i)));
        }
    }

    /// A number that may be negative, in two's complement.
    void put_signed(std::int64_t value, int bytes) { put(static_cast<std::uint64_t>(value), bytes); }

    void put(std::span<const std::byte> more) { bytes_.insert(bytes_.end(), more.begin(), more.end()); }

    Bytes take() { return std::move(bytes_); }

private:
    Bytes bytes_;
};

/// Reads them. Behind the end, and once something was out of its range, all is 0 and ok() is false.
class ByteSource
{
public:
    explicit ByteSource(std::span<const std::byte> bytes) : rest_(bytes) {}

    /// What is read next, up to the next name.
    ByteSource& of(const char* field)
    {
        field_ = good_ ? field : field_;
        return *this;
    }

    /// Once ok() is false: what was out of its range, or cut off.
    const char* field() const { return field_; }

    std::uint64_t take(int bytes)
    {
        const std::span<const std::byte> taken = take_bytes(static_cast<std::size_t>(bytes));
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < taken.size(); ++i)
        {
            value |= static_cast<std::uint64_t>(taken[i]) << 8U * i;
        }
        return value;
    }

    /// The same, of 0 … count − 1.
    std::uint64_t take_below(std::uint64_t count, int bytes)
    {
        const std::uint64_t value = take(bytes);
        good_ = good_ && value < count;
        return good_ ? value : 0;
    }

    /// What put_signed() wrote.
    int take_signed(int bytes)
    {
        const std::uint64_t sign = std::uint64_t{1} << (8U * static_cast<unsigned>(bytes) - 1U);
        const std::uint64_t value = take(bytes);
        return static_cast<int>(static_cast<std::int64_t>((value ^ sign) - sign));
    }

    std::span<const std::byte> take_bytes(std::size_t count)
    {
        if (!good_ || count > rest_.size())
        {
            good_ = false;
            return {};
        }
        const std::span<const std::byte> taken = rest_.first(count);
        rest_ = rest_.subspan(count);
        return taken;
    }

    void refuse() { good_ = false; }

    bool ok() const { return good_; }
    /// Everything was read, and nothing was wrong.
    bool is_done() const { return good_ && rest_.empty(); }

private:
    std::span<const std::byte> rest_;
    const char* field_ = "";
    bool good_ = true;
};

} // namespace elgrande::brains

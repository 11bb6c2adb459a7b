#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace elgrande
{

/// The random number generator SplitMix64. Its draws are the same on every platform, unlike those of the standard
/// library's distributions and std::shuffle.
class Random
{
public:
    constexpr Random() = default;
    constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

    /// Returns the next 64 random bits.
    constexpr std::uint64_t next()
    {
        state_ += 0x9e3779b97f4a7c15U;
        std::uint64_t z = state_;
        z = (z ^ z >> 30U) * 0xbf58476d1ce4e5b9U;
        z = (z ^ z >> 27U) * 0x94d049bb133111ebU;
        return z ^ z >> 31U;
    }

    /// Returns a number from 0 to bound − 1, each with equal probability. `bound` must not be 0.
    constexpr std::uint32_t below(std::uint32_t bound)
    {
        // Lemire: the high half of a product is uniform once the few low halves that come up too often are rejected.
        std::uint64_t product = (next() >> 32U) * bound;
        if (static_cast<std::uint32_t>(product) < bound)
        {
            const std::uint32_t surplus = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < surplus)
            {
                product = (next() >> 32U) * bound;
            }
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    /// Shuffles in place (Fisher–Yates): every order has the same probability.
    template <class T, std::size_t extent>
    constexpr void shuffle(std::span<T, extent> items)
    {
        for (std::size_t i = items.size(); i > 1; --i)
        {
            std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
        }
    }

    /// Returns the seed from which another generator continues with the same draws.
    constexpr std::uint64_t state() const { return state_; }
    constexpr bool operator==(const Random&) const = default;

private:
    std::uint64_t state_ = 0;
};

} // namespace elgrande

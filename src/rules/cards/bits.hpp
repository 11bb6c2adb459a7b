#pragma once

#include <bit>

namespace elgrande
{

/// The indices of the set bits, in ascending order, for range-based loops.
class Bits
{
public:
    struct Iterator
    {
        unsigned left;

        constexpr int operator*() const { return std::countr_zero(left); }
        constexpr Iterator& operator++()
        {
            left &= left - 1;
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const { return left != other.left; }
    };

    constexpr explicit Bits(unsigned set) : set_(set) {}
    constexpr Iterator begin() const { return {set_}; }
    constexpr Iterator end() const { return {0}; }

private:
    unsigned set_;
};

} // namespace elgrande

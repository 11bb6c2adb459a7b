#pragma once

#include "search/objective.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace elgrande::search
{

/// Collects values: the highest, how often it occurs, the next lower one, and the sources of the first
/// `max_sources` occurrences of the highest.
template <class Source>
class TopValues
{
public:
    /// `max_sources` is 0 or more.
    explicit TopValues(int max_sources) : max_sources_(static_cast<std::size_t>(max_sources)) {}

    /// Adds a value that occurs once.
    void add(int value, Source source) { add(value, 1, {&source, 1}); }

    /// Adds a value that occurs `count` ≥ 1 times. `sources` are the sources of some of these occurrences.
    void add(int value, std::uint64_t count, std::span<const Source> sources)
    {
        if (count_ > 0 && value < best_)
        {
            add_second(value);
            return;
        }
        if (count_ > 0 && value > best_)
        {
            add_second(best_);
            count_ = 0;
            sources_.clear();
        }
        best_ = value;
        count_ += count;
        const std::size_t room = max_sources_ - sources_.size();
        sources_.insert(sources_.end(), sources.begin(),
                        sources.begin() + static_cast<std::ptrdiff_t>(std::min(room, sources.size())));
    }

    /// Adds a value below best().
    void add_second(int value) { second_ = second_ && *second_ > value ? second_ : std::optional(value); }

    bool empty() const { return count_ == 0; }

    /// Returns the highest value. Call only if not empty().
    int best() const { return best_; }
    /// Returns how often the highest value occurs.
    std::uint64_t count() const { return count_; }
    /// Returns the next lower value; nothing if there is none.
    std::optional<int> second() const { return second_; }
    const std::vector<Source>& sources() const { return sources_; }

    /// Returns the highest value that can be added without changing the result; −infinity if there is none.
    int floor() const { return second_.value_or(-infinity); }

private:
    std::size_t max_sources_;
    int best_ = 0;
    std::uint64_t count_ = 0;
    std::optional<int> second_;
    std::vector<Source> sources_;
};

} // namespace elgrande::search

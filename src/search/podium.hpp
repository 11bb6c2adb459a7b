#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace elgrande::search
{

/// Below all values: nothing is unwanted.
inline constexpr int any_value = std::numeric_limits<int>::min() / 2;

/// The best of many values, how many there are of it, the next lower one, and where the first of the best came from.
template <class Source>
class Podium
{
public:
    explicit Podium(int most_sources) : most_sources_(static_cast<std::size_t>(most_sources)) {}

    /// An end with this value comes from here.
    void add(int value, Source source) { add(value, 1, {&source, 1}); }

    /// `count` ends, one or more, have this value, and some of them come from there.
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
        const std::size_t room = most_sources_ - sources_.size();
        sources_.insert(sources_.end(), sources.begin(),
                        sources.begin() + static_cast<std::ptrdiff_t>(std::min(room, sources.size())));
    }

    /// Some end has this value, which is lower than the best.
    void add_second(int value) { second_ = second_ && *second_ > value ? second_ : std::optional(value); }

    bool empty() const { return count_ == 0; }
    int best() const { return best_; }
    std::uint64_t count() const { return count_; }
    std::optional<int> second() const { return second_; }
    const std::vector<Source>& sources() const { return sources_; }

    /// A value up to this changes nothing any more.
    int floor() const { return second_.value_or(any_value); }

private:
    std::size_t most_sources_;
    int best_ = 0;
    std::uint64_t count_ = 0;
    std::optional<int> second_;
    std::vector<Source> sources_;
};

} // namespace elgrande::search

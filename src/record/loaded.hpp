#pragma once

#include <string>
#include <utility>
#include <variant>

namespace elgrande::record
{

/// Why something from outside cannot be used, in one English sentence without a full stop.
struct Problem
{
    std::string message;
    int line = 0; ///< of a text record, from 1; 0 where lines mean nothing

    bool operator==(const Problem&) const = default;
};

/// "line 12: …" or the bare message.
std::string to_string(const Problem& problem);

/// What a loading function gives back: a value that was checked wholly, or the problem.
template <class T>
class [[nodiscard]] Loaded
{
public:
    Loaded(T value) : result_(std::in_place_index<0>, std::move(value)) {}           // NOLINT: a value is loaded
    Loaded(Problem problem) : result_(std::in_place_index<1>, std::move(problem)) {} // NOLINT: a problem is not

    bool ok() const { return result_.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// Only if ok().
    T& value() { return std::get<0>(result_); }
    const T& value() const { return std::get<0>(result_); }
    T& operator*() { return value(); }
    const T& operator*() const { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    /// Only if not ok().
    const Problem& problem() const { return std::get<1>(result_); }

private:
    std::variant<T, Problem> result_;
};

} // namespace elgrande::record

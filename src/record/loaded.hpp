#pragma once

#include "rules/game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace elgrande::record
{

/// Kinds of errors, for whoever tells them in another language (words/names.hpp).
enum class ErrorKind : std::uint8_t
{
    Wrong,   ///< what stands there cannot be: the message names it, or a rule forbids it
    Foreign, ///< no link, save or record of this game
    Damaged, ///< cut, mistyped or damaged on the way
    TooLarge,
    Newer ///< of a newer version of this program
};

/// Why something from outside cannot be used.
struct LoadError
{
    std::string message; ///< one English sentence without a full stop
    int line = 0;        ///< of a text record, from 1; 0 where lines mean nothing
    ErrorKind kind = ErrorKind::Wrong;
    std::optional<Rule> rule; ///< that forbids an action

    bool operator==(const LoadError&) const = default;
};

/// "line 12: …" or the bare message.
std::string to_string(const LoadError& error);

/// What a loading function gives back: a value that was checked wholly, or the error.
template <class T>
class [[nodiscard]] Loaded
{
public:
    Loaded(T value) : result_(std::in_place_index<0>, std::move(value)) {}         // NOLINT: a value is loaded
    Loaded(LoadError error) : result_(std::in_place_index<1>, std::move(error)) {} // NOLINT: an error is not

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
    const LoadError& error() const { return std::get<1>(result_); }

private:
    std::variant<T, LoadError> result_;
};

} // namespace elgrande::record

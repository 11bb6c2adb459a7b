#pragma once

#include "rules/game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace elgrande::record
{

/// Kinds of errors, for translated messages (words/names.hpp); LoadError::message is always English.
enum class ErrorKind : std::uint8_t
{
    Wrong,    ///< the contents are invalid: see the message, or a rule forbids an action
    Foreign,  ///< not a link, save or record of this program
    Damaged,  ///< cut, mistyped or damaged in transit
    TooLarge, ///< above a size limit
    Newer     ///< from a newer version of this program
};

/// Why a link, save or record cannot be loaded.
struct LoadError
{
    std::string message; ///< one English sentence without a full stop
    int line = 0;        ///< the line of a record, from 1; 0 if the error concerns no line
    ErrorKind kind = ErrorKind::Wrong;
    std::optional<Rule> rule; ///< the rule that forbids an action, if that is the error

    bool operator==(const LoadError&) const = default;
};

/// Returns "line 12: …", or only the message if there is no line.
std::string to_string(const LoadError& error);

/// The result of a loading function: a completely validated value, or an error.
template <class T>
class [[nodiscard]] Loaded
{
public:
    Loaded(T value) : result_(std::in_place_index<0>, std::move(value)) {}         // NOLINT: a value is loaded
    Loaded(LoadError error) : result_(std::in_place_index<1>, std::move(error)) {} // NOLINT: an error is not

    bool ok() const { return result_.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// Returns the value, as the operators * and -> do. Call only if ok().
    T& value() { return std::get<0>(result_); }
    const T& value() const { return std::get<0>(result_); }
    T& operator*() { return value(); }
    const T& operator*() const { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    /// Returns the error. Call only if not ok().
    const LoadError& error() const { return std::get<1>(result_); }

private:
    std::variant<T, LoadError> result_;
};

} // namespace elgrande::record

#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace elgrande::cli
{

/// An error that the program reports to the user: it prints the message on stderr and exits with status 1.
class Failure : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

/// The arguments after the command: plain arguments and options ("--name" or "--name value"), in any order. Each call
/// removes the argument that it returns, of an option that is given twice only the first; done() fails if any are left.
class Arguments
{
public:
    explicit Arguments(std::vector<std::string> words) : words_(std::move(words)) {}

    /// True if this option, which has no value, is given.
    bool flag(std::string_view name);

    /// Returns the value of an option; `otherwise` if the option is not given. Throws Failure if it has no value, or
    /// one that is not a number from `min` to `max`.
    std::uint64_t number(std::string_view name, std::uint64_t min, std::uint64_t max, std::uint64_t otherwise);

    /// Returns the value of an option, which is the next argument, whatever it is; nothing if the option is not given.
    /// Throws Failure if it has no value.
    std::optional<std::string> text(std::string_view name);

    /// Returns the next plain argument. Call it after all options have been taken. Throws Failure if there is none, or
    /// an unknown option stands before it; `what` names the argument in the message.
    std::string plain(std::string_view what);

    /// Throws Failure if an argument is left.
    void done() const;

private:
    std::vector<std::string> words_;
};

/// Returns `text` as a number. Throws Failure unless it is a decimal number from `min` to `max`; `what` names it in the
/// message.
std::uint64_t number_in(std::string_view what, std::string_view text, std::uint64_t min, std::uint64_t max);

} // namespace elgrande::cli

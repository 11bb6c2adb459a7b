#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::cli
{

/// Ends the program with exit status 1 and this line on stderr.
class Failure : public std::runtime_error
{
public:
    using std::runtime_error::runtime_error;
};

/// What stands behind the command: plain arguments and options "--name" or "--name value", in any order.
/// Every argument must be asked for, in order; done() refuses the rest.
class Arguments
{
public:
    explicit Arguments(std::vector<std::string> words) : words_(std::move(words)) {}

    /// Takes the option out if it is given.
    bool flag(std::string_view name);

    /// The value of an option, `otherwise` if it is not given. Throws Failure unless it is a number least … most.
    std::uint64_t number(std::string_view name, std::uint64_t least, std::uint64_t most, std::uint64_t otherwise);

    /// The value of an option; nothing if it is not given. Throws Failure if it has none.
    std::optional<std::string> text(std::string_view name);

    /// The next plain argument; call after the options. Throws Failure naming `what` if there is none.
    std::string plain(std::string_view what);

    /// Throws Failure if something is left.
    void done() const;

private:
    std::vector<std::string> words_;
};

/// A whole number least … most; throws Failure naming `what` otherwise.
std::uint64_t number_in(std::string_view what, std::string_view text, std::uint64_t least, std::uint64_t most);

} // namespace elgrande::cli

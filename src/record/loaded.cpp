#include "record/loaded.hpp"

#include "record/archive/ranged.hpp"

namespace elgrande::record
{

LoadError to_load_error(const std::exception& wrong, std::string_view prefix, int line)
{
    const auto* malformed = dynamic_cast<const Malformed*>(&wrong);
    LoadError error = malformed != nullptr ? malformed->error() : LoadError{.message = wrong.what()};
    error.message.insert(0, prefix);
    error.line = line;
    return error;
}

std::string to_string(const LoadError& error)
{
    return error.line > 0 ? "line " + std::to_string(error.line) + ": " + error.message : error.message;
}

} // namespace elgrande::record

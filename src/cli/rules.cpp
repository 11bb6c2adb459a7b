#include "cli/rules.hpp"

#include "rules/cards/card.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace elgrande::cli
{

namespace
{

Module module_of(std::string_view name)
{
    for (int i = 0; i < module_count; ++i)
    {
        if (module_id(static_cast<Module>(i)) == name)
        {
            return static_cast<Module>(i);
        }
    }
    throw Failure("unknown module " + std::string(name));
}

} // namespace

Setup rules_of(Arguments& arguments)
{
    Setup setup;
    const std::string name = arguments.text("--edition").value_or("classic");
    const auto edition = edition_named(name);
    if (!edition)
    {
        throw Failure("unknown edition " + name);
    }
    setup.edition = *edition;
    std::string modules = arguments.text("--modules").value_or("");
    while (!modules.empty())
    {
        const std::size_t comma = std::min(modules.find(','), modules.size());
        setup.modules.insert(module_of(modules.substr(0, comma)));
        modules.erase(0, comma + 1);
    }
    setup.rounds = arguments.flag("--short") ? 6 : 9;
    setup.vetoes = !arguments.flag("--no-vetoes");
    return setup;
}

std::uint8_t players_of_game(std::uint64_t players, std::uint64_t game)
{
    return static_cast<std::uint8_t>(players == 0 ? 2 + game % (max_players - 1) : players);
}

Setup checked(const Setup& setup)
{
    if (const auto wrong = validate_setup(setup))
    {
        throw Failure(std::string(*wrong));
    }
    return setup;
}

} // namespace elgrande::cli

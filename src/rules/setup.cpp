#include "rules/setup.hpp"

namespace elgrande
{

std::optional<std::string_view> problem(const Setup& setup)
{
    if (static_cast<int>(setup.edition) >= edition_count)
    {
        return "edition: unknown";
    }
    if (setup.players < 2 || setup.players > 5)
    {
        return "players: 2 to 5 can play";
    }
    if (setup.rounds != 9 && setup.rounds != 6)
    {
        return "rounds: a game has 9 rounds, the short game 6";
    }
    return std::nullopt;
}

} // namespace elgrande

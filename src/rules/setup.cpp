#include "rules/setup.hpp"

#include "rules/cards/card.hpp"

namespace elgrande
{
namespace
{

/// Modules that belong to the edition and go with the number of players and with one another.
std::optional<std::string_view> validate_modules(const Setup& setup)
{
    const unsigned foreign = setup.modules.bits() & ~edition_row(setup.edition).modules.bits();
    if (foreign != 0)
    {
        return "modules: not of this edition";
    }
    if (setup.modules.contains(Module::FourStacks) && setup.players != 3)
    {
        return "modules: four stacks are a choice of 3 players";
    }
    if (setup.modules.contains(Module::SecondVeto) && !setup.modules.contains(Module::FirstVeto))
    {
        return "modules: the second Veto comes after the first";
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string_view> validate_setup(const Setup& setup)
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
    if (!setup.vetoes && setup.edition == Edition::Edition2023)
    {
        return "vetoes: in this edition they are modules";
    }
    if (!setup.vetoes && has_own_cards(setup))
    {
        return "vetoes: in this edition everybody chooses their cards";
    }
    if (setup.spares_own && setup.edition != Edition::Classic && setup.edition != Edition::Colonies)
    {
        return "spares own: a choice of the classic edition";
    }
    if (setup.first_deck && !has_own_cards(setup))
    {
        return "first deck: a choice of Intrigue & the King";
    }
    return validate_modules(setup);
}

} // namespace elgrande

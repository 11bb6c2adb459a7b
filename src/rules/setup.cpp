#include "rules/setup.hpp"

#include "rules/cards/card.hpp"

namespace elgrande
{
namespace
{

/// Checks that the modules belong to the edition and go with the number of players and with one another.
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

/// Checks the parts and cards that stay in the box of Grandissimo, then the modules.
std::optional<std::string_view> validate_left_out(const Setup& setup)
{
    if (setup.parts_left_out >= 1U << part_count || setup.cards_left_out >= 1U << most_sixth_cards)
    {
        return "left out: unknown";
    }
    if (sixth_cards(setup) < fewest_sixth_cards)
    {
        return "left out: the sixth stack keeps at least 11 cards";
    }
    return validate_modules(setup);
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
    if (setup.spares_own && setup.edition != Edition::Classic && setup.edition != Edition::Colonies
        && setup.edition != Edition::Grandissimo)
    {
        return "spares own: a choice of the classic edition";
    }
    if (setup.first_deck && !has_own_cards(setup))
    {
        return "first deck: a choice of Intrigue & the King";
    }
    if (!is_grandissimo(setup) && (setup.parts_left_out != 0 || setup.cards_left_out != 0))
    {
        return "left out: parts and cards of Grandissimo only";
    }
    return is_grandissimo(setup) ? validate_left_out(setup) : validate_modules(setup);
}

} // namespace elgrande

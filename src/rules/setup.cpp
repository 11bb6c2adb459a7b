#include "rules/setup.hpp"

#include "rules/cards/card.hpp"
#include "rules/cards/stacks.hpp"

#include <algorithm>
#include <bit>

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
        return "modules: four stacks are for 3 players only";
    }
    if (setup.modules.contains(Module::SecondVeto) && !setup.modules.contains(Module::FirstVeto))
    {
        return "modules: the second Veto requires the first";
    }
    return std::nullopt;
}

/// Returns the bits of all cards of the sixth stack.
std::uint32_t bits_of_sixth_cards()
{
    std::uint32_t bits = 0;
    for (const CardId id : cards_in({.edition = Edition::Grandissimo}, sixth_stack))
    {
        bits |= bit_of_left_out(card(id));
    }
    return bits;
}

/// Checks the parts and cards that stay in the box of Grandissimo, then the modules.
std::optional<std::string_view> validate_left_out(const Setup& setup)
{
    if (setup.parts_left_out >= 1U << part_count || (setup.cards_left_out & ~bits_of_sixth_cards()) != 0)
    {
        return "left out: unknown";
    }
    if (sixth_cards(setup) < min_sixth_cards)
    {
        return "left out: the sixth stack must keep at least 11 cards";
    }
    return validate_modules(setup);
}

/// Checks that there are enough cards for a game without those that came into the edition later.
std::optional<std::string_view> validate_last_cards(const Setup& setup)
{
    const EditionRow& edition = edition_row(setup.edition);
    // There is only one value for a game with all cards.
    const bool is_last = setup.last_card == added_numbers || setup.last_card < edition.last_card;
    const bool is_last_added =
        setup.last_added_card == highest_number || setup.last_added_card < edition.last_added_card;
    const auto is_there = [&setup](CardId id) { return id == no_card || !is_later(setup, card(id)); };
    const auto stacks = shuffled_stacks(setup);
    const bool enough = std::all_of(stacks.begin(), stacks.end(),
                                    [&setup](int stack)
                                    {
                                        const int size = stack_shape(setup, stack).size;
                                        return size >= last_round || cards_in(setup, stack).empty();
                                    })
                        && (!has_own_cards(setup) || std::popcount(every_power_card(setup)) >= power_card_count);
    return is_last && is_last_added && enough && is_there(edition.king_card) && is_there(edition.intrigue_card)
                   && is_there(edition.inquisitor_card) && is_there(edition.queen_card)
               ? std::nullopt
               : std::optional<std::string_view>("cards: too few for a game");
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
        return "spares own: only for the classic edition";
    }
    if (setup.first_deck && !has_own_cards(setup))
    {
        return "first deck: only for Intrigue & the King";
    }
    if (!is_grandissimo(setup) && (setup.parts_left_out != 0 || setup.cards_left_out != 0))
    {
        return "left out: only for Grandissimo";
    }
    const auto wrong = is_grandissimo(setup) ? validate_left_out(setup) : validate_modules(setup);
    return wrong ? wrong : validate_last_cards(setup);
}

} // namespace elgrande

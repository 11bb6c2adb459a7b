#include "record/fields/card_fields.hpp"

#include "rules/cards/own_cards.hpp"

#include <algorithm>

namespace elgrande::record
{

namespace
{

/// The meaning of Action::a.
enum class Operand : std::uint8_t
{
    Plain, ///< a seat, count, stack, space or modifier, which is written as it is
    PowerCard,
    Region
};

Operand operand_of(ActionKind kind)
{
    switch (kind)
    {
    case ActionKind::Bid:
    case ActionKind::TakeBack:
    case ActionKind::ChooseCard:
        return Operand::PowerCard;
    case ActionKind::BuildBridge:
        return Operand::Region;
    default:
        return Operand::Plain;
    }
}

/// True for the number of a power card or own card.
bool is_power_card(const Setup& setup, int number)
{
    return number >= 1 && number <= power_cards(setup);
}

/// Returns the number of a power card or own card in saves and links.
std::uint8_t card_number(const Setup& setup, int number)
{
    return has_own_cards(setup) ? card(own_card(setup, number)).number : static_cast<std::uint8_t>(number);
}

} // namespace

HandCards::HandCards(const Setup& setup)
{
    for (int number = 1; number <= power_cards(setup); ++number)
    {
        if (!has_own_cards(setup) || !is_later(setup, card(own_card(setup, number))))
        {
            order_.push_back(static_cast<std::uint8_t>(number));
        }
    }
    std::sort(order_.begin(), order_.end(),
              [&setup](std::uint8_t left, std::uint8_t right)
              { return card_number(setup, left) < card_number(setup, right); });
}

PowerCards HandCards::bits_of(PowerCards hand) const
{
    PowerCards bits = 0;
    for (std::size_t i = 0; i < order_.size(); ++i)
    {
        bits |= (hand & bit_of_power_card(order_[i])) != 0 ? PowerCards{1} << i : 0U;
        hand &= ~bit_of_power_card(order_[i]);
    }
    return hand == 0 ? bits : ~PowerCards{0};
}

PowerCards HandCards::hand_of(PowerCards bits) const
{
    PowerCards hand = 0;
    for (std::size_t i = 0; i < order_.size(); ++i)
    {
        hand |= (bits >> i & 1U) != 0 ? bit_of_power_card(order_[i]) : 0U;
    }
    return hand;
}

std::uint8_t HandCards::rank_of(std::uint8_t card) const
{
    const auto found = std::find(order_.begin(), order_.end(), card);
    return card == 0 ? std::uint8_t{0} : static_cast<std::uint8_t>(found - order_.begin() + 1);
}

std::optional<std::uint8_t> wire_of_operand(const Setup& setup, Action action)
{
    switch (operand_of(action.kind))
    {
    case Operand::PowerCard:
        return is_power_card(setup, action.a) ? std::optional(card_number(setup, action.a)) : std::nullopt;
    case Operand::Region:
    {
        const std::uint8_t number = wire_number(static_cast<Place>(action.a));
        return number == no_wire_number ? std::nullopt : std::optional(number);
    }
    case Operand::Plain:
        break;
    }
    return action.a;
}

std::optional<std::uint8_t> operand_of_wire(const Setup& setup, ActionKind kind, std::uint8_t number)
{
    switch (operand_of(kind))
    {
    case Operand::PowerCard:
        for (int card = 1; card <= power_cards(setup); ++card)
        {
            if (card_number(setup, card) == number)
            {
                return static_cast<std::uint8_t>(card);
            }
        }
        return std::nullopt;
    case Operand::Region:
    {
        const auto place = place_of_wire(number);
        return place ? std::optional(static_cast<std::uint8_t>(*place)) : std::nullopt;
    }
    case Operand::Plain:
        break;
    }
    return number;
}

} // namespace elgrande::record

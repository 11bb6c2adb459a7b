#pragma once

#include "record/basic_fields.hpp"

#include <cstdint>
#include <optional>
#include <vector>

/// Fields of cards and actions. They are written as the numbers given in data/ and in the rows of enums, never as their
/// position in a list. See fields.hpp.
namespace elgrande::record
{

/// The order of the power cards, or own cards, of a game in saves and links: power cards by value, own cards by
/// Card::number. Own cards that came into the edition later are left out.
class HandCards
{
public:
    explicit HandCards(const Setup& setup);

    std::uint64_t count() const { return order_.size(); }

    /// Returns the number of possible sets of these cards.
    std::uint64_t sets() const { return std::uint64_t{1} << order_.size(); }

    /// Returns the set of cards with bit i for the i-th one, counted from 0; sets() or more if a card is not one of
    /// these.
    PowerCards bits_of(PowerCards hand) const;
    /// The inverse of bits_of().
    PowerCards hand_of(PowerCards bits) const;

    /// Returns the position of a card from 1; 0 for 0, which means no card; more than count() for any other card.
    std::uint8_t rank_of(std::uint8_t card) const;
    /// The inverse of rank_of(). `rank` is at most count().
    std::uint8_t card_of(std::uint8_t rank) const { return rank == 0 ? std::uint8_t{0} : order_[rank - 1U]; }

private:
    std::vector<std::uint8_t> order_; ///< numbers of cards as in State::hand and Action::a
};

/// A set of these cards: a hand, or the played ones.
template <class Archive>
void hand_field(Archive& archive, const char* what, PowerCards& hand, const HandCards& cards)
{
    PowerCards bits = cards.bits_of(hand);
    archive(below(what, bits, cards.sets()));
    hand = cards.hand_of(bits);
}

/// The number of the card that was bid; 0 for none.
template <class Archive>
void bid_field(Archive& archive, const char* what, std::uint8_t& bid, const HandCards& cards)
{
    std::uint8_t rank = cards.rank_of(bid);
    archive(below(what, rank, cards.count() + 1));
    bid = cards.card_of(rank);
}

/// An action card of the game, or no_card.
template <class Archive>
void card_field(Archive& archive, const char* what, CardId& id, const Setup& setup)
{
    std::uint8_t number = card(id).number;
    archive(below(what, number, highest_number + 1U));
    const CardId found = number == 0 ? no_card : card_numbered(setup.edition, number);
    if ((Archive::is_saving::value && found != id) || (number != 0 && found == no_card)
        || (found != no_card && is_later(setup, card(found))))
    {
        refuse(what, "not of this game");
    }
    id = found;
}

/// Returns Action::a with a power card, own card or region replaced by its number in saves and links; nothing if there
/// is no such card in the game, or no such place.
std::optional<std::uint8_t> wire_of_operand(const Setup& setup, Action action);

/// The inverse of wire_of_operand(): returns Action::a of an action of this kind; nothing for an unknown number.
std::optional<std::uint8_t> operand_of_wire(const Setup& setup, ActionKind kind, std::uint8_t number);

/// The kind and the place of an action.
template <class Archive>
void kind_and_place_fields(Archive& archive, Action& action)
{
    std::uint8_t kind = wire_number(action.kind);
    archive(below("action", kind, reserved_action_kinds));
    const auto known = action_kind_of_wire(kind);
    if (!known)
    {
        refuse("action", "of a newer version of this program", ErrorKind::Newer);
    }
    action.kind = *known;
    place_field(archive, "place of an action", action.place);
}

template <class Archive>
void action_field(Archive& archive, Action& action, const Setup& setup)
{
    kind_and_place_fields(archive, action);
    auto number = Archive::is_saving::value ? wire_of_operand(setup, action) : std::optional<std::uint8_t>(0);
    if (number)
    {
        archive(below("action", *number, 256));
        number = Archive::is_saving::value ? action.a : operand_of_wire(setup, action.kind, *number);
    }
    if (!number)
    {
        refuse("action", "it names nothing of this game");
    }
    action.a = *number;
}

} // namespace elgrande::record

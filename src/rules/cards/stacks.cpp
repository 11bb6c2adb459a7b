#include "rules/cards/stacks.hpp"

#include "rules/cards/own_cards.hpp"

#include <algorithm>
#include <vector>

namespace elgrande
{
namespace
{

constexpr int merged_stack = 2; ///< the stack that may be merged with the next one

/// The cards of each edition by stack, in the order of their numbers.
using Stacks = std::array<std::array<std::vector<CardId>, stack_count + 1>, edition_count>;

Stacks sorted_by_stack(bool four_stacks)
{
    Stacks sorted;
    for (std::size_t edition = 0; edition < sorted.size(); ++edition)
    {
        for (const CardId id : cards_of(static_cast<Edition>(edition)))
        {
            const int printed = card(id).stack;
            const bool merged = four_stacks && printed == merged_stack + 1;
            sorted[edition][static_cast<std::size_t>(merged ? merged_stack : printed)].push_back(id);
        }
        for (std::vector<CardId>& stack : sorted[edition])
        {
            // The order of the rows in the data must not affect what a seed deals.
            std::sort(stack.begin(), stack.end(), [](CardId a, CardId b) { return card(a).number < card(b).number; });
        }
    }
    return sorted;
}

/// True if this card replaces a random one. The cards of New Regency replace the King card instead.
bool displaces(const Card& card)
{
    return !card.modules.empty() && card.stack < king_stack;
}

std::span<CardId> slots(State& state, const StackShape& shape)
{
    const int count = shape.size + shape.boxed;
    return std::span(state.decks).subspan(static_cast<std::size_t>(shape.first), static_cast<std::size_t>(count));
}

/// Moves the cards for the box to the end: for each card of a module, the first one after `seen` that it can replace.
void put_into_box(std::span<CardId> cards, std::size_t seen)
{
    std::array<int, stack_count + 1> wanted{};
    for (const CardId id : cards)
    {
        wanted[card(id).stack] += displaces(card(id)) ? 1 : 0;
    }
    std::array<CardId, static_cast<std::size_t>(2 * stack_slots)> boxed{};
    std::size_t boxed_count = 0;
    std::size_t next = seen;
    for (std::size_t i = seen; i < cards.size(); ++i)
    {
        int& still = wanted[card(cards[i]).stack];
        if (still > 0 && card(cards[i]).modules.empty())
        {
            --still;
            boxed[boxed_count++] = cards[i];
        }
        else
        {
            cards[next++] = cards[i];
        }
    }
    std::copy_n(boxed.begin(), boxed_count, cards.begin() + static_cast<std::ptrdiff_t>(next));
}

/// Returns the own card or the common card that the active player may use. A card used out of turn counts as used.
CardId offered_own(const State& state, int stack)
{
    const Seat seat = state.active();
    if (seat == nobody || state.bid[seat] == 0)
    {
        return no_card;
    }
    const CardId own = own_card(state.setup, state.bid[seat]);
    const bool choosing = state.turn.card == no_card;
    if (stack == own_card_stack)
    {
        return may_use_own_card(state) ? own : no_card;
    }
    return stack == common_card_stack && !(choosing && own_card_is_used(state)) ? common_card(state) : no_card;
}

} // namespace

CardId offered(const State& state, int stack)
{
    if (has_own_cards(state.setup) && stack < inquisitor_stack)
    {
        return offered_own(state, stack);
    }
    const bool removed = (state.colonies.removed >> static_cast<unsigned>(stack) & 1U) != 0;
    const bool exists = stack <= king_stack || has_colonies(state.setup) || is_grandissimo(state.setup);
    if (!exists || removed || (is_before_play(state) && !round_has_begun(state)))
    {
        return no_card; // before the first round no cards have come up
    }
    if (stack == inquisitor_stack && has_colonies(state.setup))
    {
        return edition_row(state.setup.edition).inquisitor_card;
    }
    if (stack == queen_stack && is_grandissimo(state.setup))
    {
        return edition_row(state.setup.edition).queen_card;
    }
    if (stack == king_stack && !state.setup.modules.contains(Module::NewRegency))
    {
        return edition_row(state.setup.edition).king_card;
    }
    if (stack == merged_stack + 1 && has_four_stacks(state.setup))
    {
        return no_card;
    }
    return state.decks[static_cast<std::size_t>((stack - 1) * stack_slots + state.rounds_begun - 1)];
}

std::span<const CardId> cards_in(const Setup& setup, int stack)
{
    static const std::array<Stacks, 2> sorted{sorted_by_stack(false), sorted_by_stack(true)};
    const Stacks& stacks = sorted[has_four_stacks(setup) ? 1 : 0];
    return stacks[static_cast<std::size_t>(setup.edition)][static_cast<std::size_t>(stack)];
}

StackShape stack_shape(const Setup& setup, int stack)
{
    StackShape shape{.first = (stack - 1) * stack_slots};
    for (const CardId id : cards_in(setup, stack))
    {
        (displaces(card(id)) ? shape.boxed : shape.size) += copies(setup, card(id));
    }
    return shape;
}

std::span<CardId> deck(State& state, int stack)
{
    return slots(state, stack_shape(state.setup, stack));
}

std::span<const CardId> deck(const State& state, int stack)
{
    const StackShape shape = stack_shape(state.setup, stack);
    const int count = shape.size + shape.boxed;
    return std::span(state.decks).subspan(static_cast<std::size_t>(shape.first), static_cast<std::size_t>(count));
}

void lay_out(State& state, int stack)
{
    auto next = deck(state, stack).begin();
    for (const CardId id : cards_in(state.setup, stack))
    {
        next = std::fill_n(next, copies(state.setup, card(id)), id);
    }
}

void shuffle_rest(State& state, int stack, std::size_t seen, Random& random)
{
    const StackShape shape = stack_shape(state.setup, stack);
    const std::span<CardId> cards = slots(state, shape);
    if (cards.empty())
    {
        return; // this stack is part of the one before it
    }
    random.shuffle(cards.subspan(seen));
    if (shape.boxed > 0)
    {
        put_into_box(cards, seen);
    }
}

} // namespace elgrande

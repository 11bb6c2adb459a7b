#include "record/link/stack_rest.hpp"

#include "rules/cards/stacks.hpp"

#include <algorithm>
#include <numeric>
#include <span>

namespace elgrande::record
{

StackRest::StackRest(const Setup& setup, int stack)
{
    for (const CardId id : cards_in(setup, stack))
    {
        const int count = copies(setup, card(id));
        if (count > 0)
        {
            rows_[static_cast<std::size_t>(row_count_++)] = {id, static_cast<std::uint8_t>(count)};
        }
    }
}

int StackRest::choices() const
{
    int count = 0;
    for (int i = 0; i < row_count_; ++i)
    {
        count += rows_[static_cast<std::size_t>(i)].copies > 0 ? 1 : 0;
    }
    return count;
}

int StackRest::row_of(int choice) const
{
    int row = -1;
    for (int seen = -1; seen < choice;)
    {
        seen += rows_[static_cast<std::size_t>(++row)].copies > 0 ? 1 : 0;
    }
    return row;
}

CardId StackRest::choice(int i) const
{
    return rows_[static_cast<std::size_t>(row_of(i))].card;
}

int StackRest::find(CardId card) const
{
    const int count = choices();
    for (int i = 0; i < count; ++i)
    {
        if (choice(i) == card)
        {
            return i;
        }
    }
    return -1;
}

void StackRest::remove(int choice)
{
    --rows_[static_cast<std::size_t>(row_of(choice))].copies;
}

namespace
{

/// Fills `order` after its first `seen` items with the remaining items of `all`, shuffled.
template <class T, std::size_t size>
void deal_order(std::array<T, size>& order, std::size_t seen, const std::array<T, size>& all, Random& random)
{
    const auto begin = order.begin();
    auto next = begin + static_cast<std::ptrdiff_t>(seen);
    for (const T& item : all)
    {
        if (next != order.end()
            && std::find(begin, begin + static_cast<std::ptrdiff_t>(seen), item)
                   == begin + static_cast<std::ptrdiff_t>(seen))
        {
            *next++ = item;
        }
    }
    random.shuffle(std::span(order).subspan(seen));
}

} // namespace

void deal_rest(State& state, Random& random)
{
    for (const int stack : shuffled_stacks(state.setup))
    {
        const std::span<CardId> cards = deck(state, stack);
        StackRest rest(state.setup, stack);
        for (std::size_t i = 0; i < cards.size(); ++i)
        {
            const int choice = i < state.rounds_begun ? rest.find(cards[i]) : 0;
            cards[i] = rest.choice(choice);
            rest.remove(choice);
        }
        shuffle_rest(state, stack, state.rounds_begun, random);
    }
    if (has_dummy(state.setup))
    {
        std::array<std::uint8_t, power_card_count> values{};
        std::iota(values.begin(), values.end(), std::uint8_t{1});
        deal_order(state.dummy.power, state.rounds_begun, values, random);
        deal_order(state.dummy.regions, state.dummy.regions_drawn, all_regions, random);
    }
}

} // namespace elgrande::record

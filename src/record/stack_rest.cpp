#include "record/stack_rest.hpp"

#include <span>

namespace elgrande::record
{

namespace
{

bool stays_in_box(const Setup& setup, const Card& row)
{
    return !setup.vetoes && row.effects[0].verb == Verb::KeepVeto;
}

} // namespace

StackRest::StackRest(const Setup& setup, int stack)
{
    const EditionRow& edition = edition_row(setup.edition);
    for (int i = 0; i < edition.card_count; ++i)
    {
        const auto id = static_cast<CardId>(edition.first_card + i);
        if (card(id).stack == stack && id != edition.king_card && !stays_in_box(setup, card(id)))
        {
            rows_[static_cast<std::size_t>(row_count_++)] = {id, card(id).copies};
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

int StackRest::size() const
{
    int size = 0;
    for (const Row& row : rows_)
    {
        size += row.copies;
    }
    return size;
}

void deal_rest(State& state, Random& random)
{
    for (int stack = 1; stack <= shuffled_stacks; ++stack)
    {
        auto& deck = state.decks[static_cast<std::size_t>(stack - 1)];
        const std::size_t size = static_cast<std::size_t>(stack_size(state.setup, stack));
        StackRest rest(state.setup, stack);
        for (std::size_t i = 0; i < state.rounds_begun; ++i)
        {
            rest.remove(rest.find(deck[i]));
        }
        for (std::size_t i = state.rounds_begun; i < size; ++i)
        {
            deck[i] = rest.choice(0);
            rest.remove(0);
        }
        random.shuffle(std::span(deck).subspan(state.rounds_begun, size - state.rounds_begun));
    }
}

} // namespace elgrande::record

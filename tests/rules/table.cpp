#include "rules/table.hpp"

#include "rules/cards/stacks.hpp"
#include "support/trail.hpp"

#include <catch2/catch_message.hpp>

namespace elgrande::test
{

CardId card_named(std::string_view id, Edition edition)
{
    const CardId found = elgrande::card_named(edition, id);
    INFO("card " << id);
    REQUIRE(found != no_card);
    return found;
}

State begin(const Start& start)
{
    RoundStart position;
    position.setup.edition = start.edition;
    position.setup.modules = start.modules;
    position.setup.players = static_cast<std::uint8_t>(start.players);
    position.setup.hidden_hands = start.hidden_hands;
    position.setup.spares_own = start.spares_own;
    position.round = start.round;
    position.first_bidder = 0;
    position.king = start.king;
    position.home = start.home;
    position.court = start.court;
    position.board_at = start.board_at;
    position.modifiers = start.modifiers;
    position.bearer = start.bearer;
    position.caballeros.emplace();
    for (const Group& group : start.groups)
    {
        (*position.caballeros)[index(group.place)][group.seat] = group.count;
    }
    position.hand = start.hand;
    const State any = new_game(position.setup);
    std::array<CardId, stack_count> cards{};
    for (std::size_t stack = 0; stack < shuffled_stacks(position.setup).size(); ++stack)
    {
        const auto deck = elgrande::deck(any, static_cast<int>(stack) + 1);
        cards[stack] = !start.cards[stack].empty() ? card_named(start.cards[stack], start.edition)
                       : deck.empty()              ? no_card
                                                   : deck[0];
    }
    if (!has_own_cards(position.setup))
    {
        position.cards.push_back(cards);
    }
    State state;
    const auto wrong = set_up(position, state);
    INFO(wrong.value_or(""));
    REQUIRE_FALSE(wrong.has_value());
    note_start(state);
    return state;
}

void bid_in_seat_order(State& state)
{
    for (int i = 0; i < state.players(); ++i)
    {
        const ActionList bids = legal(state);
        play(state, bids[bids.size() - 1]);
    }
}

State after_taking(const Start& start, int stack)
{
    State state = begin(start);
    bid_in_seat_order(state);
    play(state, with(ActionKind::TakeCard, stack));
    return state;
}

std::vector<Event> play(State& state, Action action)
{
    const auto refused = refusal(state, action);
    INFO(print(state.decision) << ", answered " << print(action));
    REQUIRE(refused == std::nullopt);
    std::vector<Event> events;
    auto keep = [&](const Event& event) { events.push_back(event); };
    const State before = state;
    apply(state, action, keep);
    note_played(before, action, state, events);
    const auto wrong = validate_state(state);
    INFO(wrong.value_or(""));
    REQUIRE_FALSE(wrong.has_value());
    return events;
}

std::vector<Event> play_all(State& state, std::initializer_list<Action> actions)
{
    std::vector<Event> events;
    for (const Action action : actions)
    {
        const std::vector<Event> more = play(state, action);
        events.insert(events.end(), more.begin(), more.end());
    }
    return events;
}

Rule forbidden(const State& state, Action action)
{
    const State before = state;
    const auto refused = refusal(state, action);
    REQUIRE(refused.has_value());
    REQUIRE_THAT(state, same_as(before));
    return refused->rule;
}

std::vector<Place> places_of(const State& state, ActionKind kind)
{
    std::vector<Place> places;
    for (const Action action : legal(state))
    {
        if (action.kind == kind)
        {
            places.push_back(action.place);
        }
    }
    return places;
}

PerSeat<int> points(const std::vector<Event>& events)
{
    PerSeat<int> sum{};
    for (const Event& event : events)
    {
        if (pays(event))
        {
            sum[event.seat] += event.points;
        }
    }
    return sum;
}

} // namespace elgrande::test

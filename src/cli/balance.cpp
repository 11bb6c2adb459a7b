// The command "balance": plays games of easy computer players and prints which cards they take and which seats win.
#include "cli/commands.hpp"
#include "cli/rules.hpp"
#include "opponents/opponent.hpp"
#include "rules/cards/card.hpp"
#include "rules/cards/own_cards.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "rules/random.hpp"

#include <array>
#include <bit>
#include <iomanip>
#include <iostream>
#include <map>
#include <vector>

namespace elgrande::cli
{

namespace
{

/// The number of times that something was possible, and that it was done.
struct Frequency
{
    int possible = 0;
    int done = 0;

    void count(bool is_done)
    {
        ++possible;
        done += is_done ? 1 : 0;
    }
};

struct CardUse
{
    Frequency round; ///< per round: offered, taken; for own cards, per game: in a hand at the beginning, played
    Frequency turn;  ///< per turn: could be taken or played, was taken or played
    Frequency act;   ///< per turn: in use, special action used
};

/// Victories by seat in all games with the same number of players.
struct Seating
{
    int games = 0;
    PerSeat<double> victories{};
};

/// Sums over all games.
struct Balance
{
    std::map<CardId, CardUse> cards;
    std::array<Seating, max_players + 1> seatings;
};

/// True if all players can take the action card of this stack. Own cards are counted when they are played.
bool is_on_offer(const State& state, int stack)
{
    return offered(state, stack) != no_card && (!has_own_cards(state.setup) || stack > common_card_stack);
}

void note_taken(Balance& balance, const State& state, Action answer)
{
    for (int stack = 1; stack <= stack_count; ++stack)
    {
        if (state.turns_done == 0 && is_on_offer(state, stack))
        {
            ++balance.cards[offered(state, stack)].round.possible;
        }
    }
    for (const Action other : legal(state))
    {
        if (is_on_offer(state, other.a))
        {
            CardUse& card = balance.cards[offered(state, other.a)];
            card.turn.count(other == answer);
            card.round.done += other == answer ? 1 : 0;
        }
    }
}

void note_bid(Balance& balance, const State& state, Action answer)
{
    for (const Action other : legal(state))
    {
        balance.cards[own_card(state.setup, other.a)].turn.count(other == answer);
    }
    ++balance.cards[own_card(state.setup, answer.a)].round.done;
}

void note(Balance& balance, const State& state, Action answer)
{
    switch (state.decision.question)
    {
    case Question::TakeCard:
        note_taken(balance, state, answer);
        break;
    case Question::ChooseHand:
        ++balance.cards[own_card(state.setup, answer.a)].round.possible;
        break;
    case Question::Bid:
        if (has_own_cards(state.setup))
        {
            note_bid(balance, state, answer);
        }
        break;
    case Question::PlaceOrAct:
    case Question::ActOrSkip:
        if (answer.kind == ActionKind::Act || answer.kind == ActionKind::Skip)
        {
            balance.cards[state.turn.card].act.count(answer.kind == ActionKind::Act);
        }
        break;
    default:
        break;
    }
}

/// Returns the answer of the computer player. But hands of own cards are chosen at random: computer players choose only
/// a few different hands, and every card should be counted.
Action answer_of(const State& state, opponents::Opponent& opponent, Random& hands)
{
    if (state.decision.question == Question::ChooseHand)
    {
        return random_action(state, hands);
    }
    opponent.begin(view(state, state.decision.seat));
    while (!opponent.think())
    {
    }
    return opponent.choice();
}

void play(Balance& balance, const Setup& setup)
{
    State state = new_game(setup);
    Random hands(~setup.seed);
    std::vector<opponents::Opponent> seated;
    for (const Seat seat : state.seats())
    {
        seated.emplace_back(opponents::Level::Easy, setup.seed + seat);
    }
    while (!is_over(state))
    {
        const Action answer = answer_of(state, seated[state.decision.seat], hands);
        note(balance, state, answer);
        apply(state, answer);
    }
    const unsigned first = leaders(state);
    Seating& seating = balance.seatings.at(setup.players);
    ++seating.games;
    for (const Seat seat : state.seats())
    {
        seating.victories[seat] += (first >> seat & 1U) != 0 ? 1.0 / std::popcount(first) : 0;
    }
}

void print(const Frequency& frequency)
{
    std::cout << std::setw(9) << frequency.possible << std::setw(6);
    if (frequency.possible == 0)
    {
        std::cout << '-' << "  ";
        return;
    }
    std::cout << 100.0 * frequency.done / frequency.possible << " %";
}

void print(const Balance& balance)
{
    std::cout << std::fixed << std::setprecision(1) << std::left << std::setw(28) << "card" << std::right
              << "     offered, taken   could be taken or played, was   in use, acted\n";
    for (const auto& [id, use] : balance.cards)
    {
        std::cout << std::left << std::setw(28) << card(id).id << std::right;
        print(use.round);
        print(use.turn);
        print(use.act);
        std::cout << '\n';
    }
    for (int players = 2; players <= max_players; ++players)
    {
        const Seating& seating = balance.seatings.at(static_cast<std::size_t>(players));
        if (seating.games == 0)
        {
            continue;
        }
        std::cout << players << " players, " << seating.games << " games, victories of the seats:";
        for (const Seat seat : Seats(players))
        {
            std::cout << ' ' << 100.0 * seating.victories[seat] / seating.games << " %";
        }
        std::cout << ", fair " << 100.0 / players << " %\n";
    }
}

} // namespace

void measure_balance(Arguments& arguments)
{
    Setup setup = rules_of(arguments);
    const std::uint64_t players = arguments.number("--players", 2, max_players, 0);
    const std::uint64_t games = arguments.number("--games", 1, 1'000'000, 1'000);
    Random seeds(arguments.number("--seed", 0, ~std::uint64_t{0}, 1));
    arguments.done();
    setup.hidden_hands = hides_hands_by_default(setup.edition);
    Balance balance;
    for (std::uint64_t game = 0; game < games; ++game)
    {
        setup.players = players_of_game(players, game);
        setup.seed = seeds.next();
        play(balance, checked(setup));
    }
    print(balance);
}

} // namespace elgrande::cli

#include "opponents/tournament.hpp"

#include "opponents/playout.hpp"
#include "rules/playout.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>
#include <vector>

namespace elgrande::opponents
{

namespace
{

/// In the order of Contestant.
constexpr std::array<std::string_view, 5> names{"random-busy", "calm", "easy", "medium", "hard"};
constexpr int max_actions = 5000; ///< far more than any game has

} // namespace

std::optional<Contestant> contestant_named(std::string_view name)
{
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<Contestant>(found - names.begin()));
}

std::string_view name_of(Contestant contestant)
{
    return names[static_cast<std::size_t>(contestant)];
}

namespace
{

Level level_of(Contestant who)
{
    return who == Contestant::Hard ? Level::Hard : who == Contestant::Medium ? Level::Medium : Level::Easy;
}

/// The players of one game.
class Players
{
public:
    Players(const Match& match, Seat one, std::uint64_t seed) : match_(match), one_(one), random_(seed)
    {
        for (const Seat seat : Seats(match.setup.players))
        {
            opponents_.emplace_back(level_of(at(seat)), random_.next(), match.budget);
        }
    }

    Action answer(const State& state)
    {
        const Seat seat = state.decision.seat;
        if (at(seat) == Contestant::RandomBusy)
        {
            return random_action(state, random_, RandomPolicy::Busy);
        }
        const PlayerView seen = view(state, seat);
        if (at(seat) == Contestant::Calm)
        {
            Policy policy(payout_cache_, random_, calm);
            const State possible = sample_state(seen, random_, policy);
            return asks_same_question(possible, seen) ? policy.answer(possible) : seen.legal[0];
        }
        opponents_[seat].begin(seen);
        while (!opponents_[seat].think())
        {
        }
        return opponents_[seat].choice();
    }

private:
    Contestant at(Seat seat) const { return seat == one_ ? match_.one : match_.others; }

    const Match& match_;
    Seat one_;
    Random random_;
    PayoutCache payout_cache_;
    std::vector<Opponent> opponents_;
};

} // namespace

MatchGame play(const Match& match, std::uint64_t seed, int number,
               const std::function<void(const State&, Action)>& before_each)
{
    Setup setup = match.setup;
    const auto table = static_cast<std::uint64_t>(number / setup.players);
    setup.seed = Random(seed * 1'000'003 + table).next();
    const Seat one = seat_of_one(match, number);
    State state = new_game(setup);
    Players players(match, one, setup.seed ^ one);
    MatchGame game;
    while (!is_over(state))
    {
        const Action action = players.answer(state);
        game.legal = game.legal && legal(state).contains(action);
        if (!game.legal || game.actions == max_actions)
        {
            game.legal = false;
            return game;
        }
        if (before_each)
        {
            before_each(state, action);
        }
        apply(state, action);
        ++game.actions;
        game.digest = Random(game.digest ^ static_cast<std::uint64_t>(action.kind) << 16U
                             ^ static_cast<std::uint64_t>(action.a) << 8U ^ wire_number(action.place))
                          .next();
    }
    const unsigned first = leaders(state);
    game.won = (first >> one & 1U) != 0 ? 1.0 / std::popcount(first) : 0;
    int best = 0;
    for (const Seat seat : state.seats())
    {
        best = seat == one ? best : std::max<int>(best, state.score[seat]);
    }
    game.lead = state.score[one] - best;
    return game;
}

} // namespace elgrande::opponents

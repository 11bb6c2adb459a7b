#include "games.hpp"

#include "support/random_games.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

namespace elgrande::table
{

record::Game a_game(int players, std::uint64_t seed, bool hidden_hands)
{
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.seed = seed;
    setup.hidden_hands = hidden_hands;
    return test::random_game(setup);
}

void play_one(Sitting& sitting, Random& random)
{
    sitting.raise_curtain();
    const ActionList legal = sitting.shown().legal;
    REQUIRE_FALSE(legal.empty());
    const Action action = legal[static_cast<int>(random.below(static_cast<std::uint32_t>(legal.size())))];
    REQUIRE_FALSE(sitting.play(action));
}

PerSeat<int> scores(const State& state)
{
    PerSeat<int> result{};
    std::copy_n(state.score.begin(), state.players(), result.begin());
    return result;
}

bool play_until(Sitting& sitting, Random& random, Question question)
{
    while (!sitting.over() && sitting.decision().question != question)
    {
        play_one(sitting, random);
    }
    return !sitting.over();
}

namespace
{

bool same_actions(const ActionList& left, const ActionList& right)
{
    return std::equal(left.begin(), left.end(), right.begin(), right.end());
}

bool same_board(const PlayerView& l, const PlayerView& r)
{
    return l.king == r.king && l.grande == r.grande && l.board_at == r.board_at && l.values == r.values
           && l.caballeros == r.caballeros && l.castillo == r.castillo && l.court == r.court && l.province == r.province
           && l.score == r.score;
}

bool same_cards(const PlayerView& l, const PlayerView& r)
{
    return l.hand_size == r.hand_size && l.hand == r.hand && l.played == r.played && l.bid == r.bid
           && l.bids_made == r.bids_made && l.offered == r.offered && l.taken_by == r.taken_by && l.vetoes == r.vetoes
           && l.old_vetoes == r.old_vetoes;
}

bool same_course(const PlayerView& l, const PlayerView& r)
{
    return l.viewer == r.viewer && l.setup == r.setup && l.decision == r.decision && l.round == r.round
           && l.first_bidder == r.first_bidder && l.turn_order == r.turn_order && l.turns_done == r.turns_done
           && l.sealed == r.sealed && l.turn == r.turn && l.progress == r.progress && same_actions(l.legal, r.legal);
}

bool same_payouts(const PlayerView& l, const PlayerView& r)
{
    for (std::size_t place = 0; place < l.payouts.size(); ++place)
    {
        if (l.payouts[place].has_value() != r.payouts[place].has_value())
        {
            return false;
        }
        for (Seat seat = 0; l.payouts[place] && seat < l.players(); ++seat)
        {
            if (l.payouts[place]->total(seat) != r.payouts[place]->total(seat))
            {
                return false;
            }
        }
    }
    return true;
}

bool same_line(const LogLine& l, const LogLine& r)
{
    return l.moment == r.moment && l.seat == r.seat && l.round == r.round && l.question == r.question
           && l.action == r.action
           && std::equal(l.events.begin(), l.events.end(), r.events.begin(), r.events.end(),
                         [](const VisibleEvent& a, const VisibleEvent& b)
                         { return a.secret == b.secret && a.event == b.event; });
}

} // namespace

bool same_view(const PlayerView& left, const PlayerView& right)
{
    return same_board(left, right) && same_cards(left, right) && same_course(left, right) && same_payouts(left, right);
}

bool look_the_same(const Sitting& left, const Sitting& right)
{
    if (!same_view(left.shown(), right.shown()) || left.curtain() != right.curtain()
        || left.log_size() != right.log_size())
    {
        return false;
    }
    for (std::size_t i = 0; i < left.log_size(); ++i)
    {
        if (!same_line(left.log_line(i), right.log_line(i)))
        {
            return false;
        }
    }
    return true;
}

} // namespace elgrande::table

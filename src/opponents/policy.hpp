#pragma once

#include "opponents/worth.hpp"
#include "rules/game.hpp"
#include "rules/random.hpp"

#include <vector>

/// Inside the computer players: how somebody plays who looks one step ahead, in microseconds.
namespace elgrande::opponents
{

/// How somebody judges.
struct Taste
{
    Judgement judgement;
    int heat = 0;            ///< of a softmax over the options, in 64ths of a point; 0: always the best one
    int most_cards = 5;      ///< action cards that are tried out before one is taken
    bool both_orders = true; ///< each with placing first and with the special action first; else one of them at random
};

/// Points on the board now, own ones alone.
inline constexpr Judgement simple{.rivals = 0, .foresees = false};

/// Looks one step ahead by that and never errs.
inline constexpr Taste calm{.judgement = simple, .both_orders = false};
inline constexpr Taste easy{.judgement = simple, .heat = 64, .both_orders = false};
inline constexpr Taste sound{};

/// For games that are played on: each one takes another course.
inline constexpr Taste quick{.heat = 24, .most_cards = 3, .both_orders = false};

/// Answers whatever is asked, for whoever is asked, as if every hidden thing of the state were known: states come from
/// determinize(). Questions that it does not know are answered by what the position is worth afterwards.
class Policy
{
public:
    Policy(Payouts& payouts, Random& random, const Taste& taste) : payouts_(payouts), random_(random), taste_(taste) {}

    /// A legal answer to what is asked now; the game must not be over.
    Action answer(const State& state);

    /// Goes on with the turn up to its end, others' answers included, by apply_within_turn(). The state must be within
    /// a turn.
    void end_turn(State& state);

    /// Plays one decision, or the rest of a turn from the taking of the card at once, and what follows it.
    void go_on(State& state);

    /// The `most` best answers to Question::Lift, Done among them, the best first.
    std::vector<Action> best_lifts(const State& state, int most);

private:
    /// By what a position is judged: from where a decision is made.
    struct View
    {
        Seat seat = nobody;
        Season season;
        Weights weights{};
    };

    View view_of(const State& state);
    int worth(const State& state, const View& view) { return worth_of(state, payouts_, view.weights, view.season); }
    class Gains;

    int noise();

    Action bid(const State& state);
    Action place(const State& state);
    int lifting(Gains& gains, Action action) const;
    Action lift(const State& state);
    Action drop(const State& state);
    Action choose_hand(const State& state);
    Action best_by_trial(const State& state);
    Action best_of_turn(const State& state);
    State best_turn(const State& state, Action& first);
    int after(const State& state, const View& view, Action action);
    void settle_disks(State& state, bool& ended);

    Payouts& payouts_;
    Random& random_;
    Taste taste_;
    int depth_ = 0;          ///< of trials within trials
    View kept_;              ///< of whose turn is tried: it is judged from where it began
    bool doubts_ = false;    ///< whether to use a Veto is being tried
    bool act_first_ = false; ///< in the turn that is tried now
};

} // namespace elgrande::opponents

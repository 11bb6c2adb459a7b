#pragma once

#include "opponents/evaluation.hpp"
#include "rules/game.hpp"
#include "rules/random.hpp"

#include <vector>

/// Internal to the computer players: a fast policy. It answers most questions by the value of the position after each
/// answer, and chooses an action card by playing the turn to its end with several cards.
namespace elgrande::opponents
{

/// The parameters of a Policy.
struct PolicyParameters
{
    EvaluationParameters evaluation;
    int temperature = 0; ///< of a softmax over the options, in 64ths of a point; 0: always the best option
    int max_cards = 5;   ///< the number of action cards to try; random ones if more are on offer
    /// True: tries each card with placing first and with its special action first. False: tries one of these at random.
    bool both_orders = true;
};

/// Counts only the player's own points, and only what the board pays now.
inline constexpr EvaluationParameters current_points{.rivals = 0, .looks_ahead = false};

/// Level::Easy without its errors; see Contestant::Calm.
inline constexpr PolicyParameters calm{.evaluation = current_points, .both_orders = false};

/// Level::Easy.
inline constexpr PolicyParameters easy{.evaluation = current_points, .temperature = 64, .both_orders = false};

/// The strongest play of the policy: for plans and for answers without a search.
inline constexpr PolicyParameters sound{};

/// For playouts: faster, and random.
inline constexpr PolicyParameters quick{.temperature = 24, .max_cards = 3, .both_orders = false};

/// Answers any question to any seat. It uses the whole state, including what is hidden from players, so pass it states
/// from determinize(). By default it evaluates the position after each answer. `payouts` and `random` must outlive the
/// policy.
class Policy
{
public:
    Policy(PayoutCache& payouts, Random& random, const PolicyParameters& parameters)
        : payout_cache_(payouts), random_(random), parameters_(parameters)
    {
    }

    /// Returns a legal answer to the current question. The game must not be over.
    Action answer(const State& state);

    /// Plays one decision. If that is the choice of an action card, plays the whole turn, up to the first question
    /// after the turn. The game must not be over.
    void advance(State& state);

    /// Returns the `max_count` best answers to Question::Lift, which `state` must ask, the best first. Done and Skip
    /// are always included if they are legal, even beyond `max_count`.
    std::vector<Action> best_lifts(const State& state, int max_count);

private:
    /// The seat for which positions are evaluated, and the weights at its decision.
    struct Perspective
    {
        Seat seat = nobody;
        TermWeights terms;
        SeatWeights weights{};
    };

    Perspective perspective_of(const State& state);
    int evaluate_for(const Perspective& perspective, const State& state)
    {
        return evaluate(state, payout_cache_, perspective.weights, perspective.terms);
    }
    class Gains;

    /// A turn that has been tried.
    struct TriedTurn
    {
        Action first;
        State end; ///< where apply_within_turn() has stopped: continue_after_turn() comes next
    };

    int noise();

    Action bid(const State& state);
    Action place(const State& state);
    int lift_value(Gains& gains, Action action) const;
    Action lift(const State& state);
    Action drop(const State& state);
    Action choose_hand(const State& state);
    Action best_by_trial(const State& state);
    Action best_of_turn(const State& state);
    TriedTurn best_turn(const State& state);
    void finish_turn(State& state);
    int value_after(const State& state, const Perspective& perspective, Action action);
    bool set_random_disks(State& state);

    PayoutCache& payout_cache_;
    Random& random_;
    PolicyParameters parameters_;
    int depth_ = 0;                ///< nesting depth of trials; 0 outside of them
    Perspective turn_perspective_; ///< for all decisions in the turn that is tried, fixed at its beginning
    bool considers_veto_ = false;  ///< true while the use of a Veto is tried
    bool act_first_ = false;       ///< in the turn that is tried: the special action comes before placing
};

} // namespace elgrande::opponents

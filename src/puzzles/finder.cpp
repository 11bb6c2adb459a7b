#include "puzzles/finder.hpp"

#include "opponents/opponent.hpp"
#include "rules/game.hpp"
#include "rules/random.hpp"
#include "rules/view.hpp"

#include <array>

namespace elgrande::puzzles
{
namespace
{

constexpr std::uint32_t most_positions = 60'000; ///< a turn that takes more is too hard for people

/// True if a player begins their turn, or has just taken the action card.
bool is_asked_for_a_turn(const State& state)
{
    const bool own = state.active() < state.players() && state.decision.seat == state.active();
    const Question question = state.decision.question;
    return own && (question == Question::TakeCard || question == Question::PlaceOrAct);
}

} // namespace

bool meets(const Verdict& verdict, const Criteria& criteria)
{
    return verdict.solved && verdict.second && verdict.value - *verdict.second >= criteria.least_gap && verdict.greedy
           && verdict.value - *verdict.greedy >= criteria.least_over_greedy
           && verdict.best_ends <= criteria.most_best_ends;
}

void find_puzzles(const Setup& setup, const Criteria& criteria, const std::function<void(const FoundPuzzle&)>& take)
{
    constexpr std::array objectives{Objective::OwnPoints, Objective::OwnPoints,        Objective::PointsGained,
                                    Objective::Lead,      Objective::LeadAfterScoring, Objective::HoldRivals};
    State state = new_game(setup);
    Random random(setup.seed ^ 0x70757a7aU);
    while (!is_over(state))
    {
        if (is_asked_for_a_turn(state) && random.below(2) == 0)
        {
            const Objective objective = objectives[random.below(objectives.size())];
            const State seen = determinize(state, state.active(), Random(random.next()));
            const Verdict verdict = judge(seen, objective, {.most_positions = most_positions});
            if (meets(verdict, criteria))
            {
                take({seen, objective, verdict});
            }
        }
        const PlayerView seen = view(state, state.decision.seat);
        apply(state, opponents::choose(seen, opponents::Level::Medium, random.next()));
    }
}

} // namespace elgrande::puzzles

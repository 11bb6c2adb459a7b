#include "rules/validation/repair_question.hpp"

#include "rules/play/transition.hpp"
#include "rules/sealed/purposes.hpp"
#include "rules/validation/validate_state.hpp"

#include <array>
#include <span>

namespace elgrande
{
namespace
{

bool is_same_turn(const State& left, const State& right)
{
    return left.round == right.round && left.bids_made == right.bids_made && left.turns_done == right.turns_done;
}

} // namespace

bool repair_question(State& state)
{
    const ValidationError wrong = validate_state(state);
    if (!wrong)
    {
        return true;
    }
    const bool only_the_question = wrong->rfind("question:", 0) == 0 && state.progress == Progress{};
    if (!only_the_question || state.sealed.is_called() || state.turns_done >= state.owner_count())
    {
        return false;
    }
    using AskQuestion = void (*)(const Transition&);
    constexpr std::array<AskQuestion, 1> bids{continue_bidding};
    constexpr std::array<AskQuestion, 3> before_card{continue_recalling, begin_recruiting, begin_turn};
    constexpr std::array<AskQuestion, 1> with_card{continue_turn};
    const bool bidding = state.bids_made < state.players();
    if (!bidding && state.active() >= state.players())
    {
        return false;
    }
    const std::span<const AskQuestion> candidates = bidding ? std::span<const AskQuestion>(bids)
                                                    : state.turn.card == no_card
                                                        ? std::span<const AskQuestion>(before_card)
                                                        : std::span<const AskQuestion>(with_card);
    for (const AskQuestion ask : candidates)
    {
        State again = state;
        if (ask == begin_recruiting || ask == begin_turn)
        {
            again.turn = {};
        }
        ask({again, {}});
        if (is_same_turn(state, again) && !validate_state(again))
        {
            state = again;
            return true;
        }
    }
    return false;
}

} // namespace elgrande

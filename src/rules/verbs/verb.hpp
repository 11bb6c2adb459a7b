#pragma once

#include "rules/game.hpp"
#include "rules/play/transition.hpp"

namespace elgrande
{

/// What the running special action does next.
enum class Next : std::uint8_t
{
    Ask,  ///< a question was asked
    Step, ///< a step was announced; it happens unless an owner of a Veto objects
    Finished
};

/// One verb of the cards. A verb keeps all it must remember in State::progress.
struct VerbRules
{
    /// Could the effect change anything now? What is hidden never makes a difference.
    bool (*possible)(const State&, const Effect&);
    /// Sets up State::progress, which is fresh.
    void (*begin)(const Transition&, const Effect&);
    /// Asks, announces a step, or ends; called again after each answer and after each step.
    Next (*next)(const Transition&, const Effect&);
    /// The answers to the question that next() asked.
    void (*legal)(const State&, const Effect&, ActionList&);
    /// The rule that forbids an action that is not legal, of a kind that answers that question.
    Rule (*why_not)(const State&, const Effect&, Action);
    /// Takes an answer: notes it, or announces the step that it means.
    void (*answer)(const Transition&, const Effect&, Action);
    /// Lets the announced step happen.
    void (*execute)(const Transition&, const Effect&, Action step);
    /// Can State::progress and the disks be what this verb keeps there? Seats and places are in range.
    bool (*valid)(const State&, const Effect&);
};

/// The step waits for objections and then happens.
inline void announce(const Transition& transition, Action step)
{
    transition.state.progress.step_announced = true;
    transition.state.progress.step = step;
    transition.state.progress.allowed_step = 0;
}

// For verbs that need no set-up, ask nothing, or ask but once.
inline void begin_nothing(const Transition&, const Effect&) {}
inline void legal_nothing(const State&, const Effect&, ActionList&) {}
inline Rule why_nothing(const State&, const Effect&, Action)
{
    return Rule::NoSuchValue;
}
inline void answer_nothing(const Transition&, const Effect&, Action) {}

/// What the verbs remember in State::progress, as far as a verb uses it; all else must be untouched.
struct Memory
{
    bool moves = false; ///< own_left, foreign_left, any_left
    bool victim = false;
    bool seats = false; ///< seats_left
    bool lifted = false;
    bool region = false;
    bool to_score = false;
    bool disks = false;
};

/// Is everything of State::progress and the disks untouched that `used` does not name?
bool rest_untouched(const State& state, Memory used);

inline bool sound_simple(const State& state, const Effect&)
{
    return state.progress.stage == 0 && rest_untouched(state, {});
}

inline void announce_answer(const Transition& transition, const Effect&, Action answer)
{
    announce(transition, answer);
}

/// A mobile scoreboard is laid as the step says: Action::a, place (move_board.cpp).
void lay_board(const Transition& transition, Action step);

/// For verbs of a single question: `stage` turns 1 when its answer has happened.
template <Question question>
Next ask_once(const Transition& transition, const Effect&)
{
    if (transition.state.progress.stage != 0)
    {
        return Next::Finished;
    }
    transition.ask(question, transition.state.active());
    return Next::Ask;
}

/// For verbs of a single step that nobody chooses.
template <ActionKind kind>
Next announce_once(const Transition& transition, const Effect&)
{
    if (transition.state.progress.stage != 0)
    {
        return Next::Finished;
    }
    announce(transition, with(kind, 0));
    return Next::Step;
}

extern const VerbRules move_verb;
extern const VerbRules place_anywhere_verb;
extern const VerbRules send_back_verb;
extern const VerbRules return_any_verb;
extern const VerbRules dismiss_verb;
extern const VerbRules disk_return_verb;
extern const VerbRules score_verb;
extern const VerbRules keep_veto_verb;
extern const VerbRules move_board_verb;
extern const VerbRules move_king_verb;
extern const VerbRules evict_verb;
extern const VerbRules move_grande_verb;
extern const VerbRules take_back_verb;
extern const VerbRules reinforce_verb;
extern const VerbRules infiltrate_verb;
extern const VerbRules swap_king_verb;
extern const VerbRules quarantine_verb;
extern const VerbRules build_bridge_verb;
extern const VerbRules send_grandes_verb;
extern const VerbRules push_castillo_verb;
extern const VerbRules join_scoring_verb;
extern const VerbRules sail_verb;
extern const VerbRules move_table_verb;
extern const VerbRules remove_card_verb;
extern const VerbRules land_verb;
extern const VerbRules take_token_verb;
extern const VerbRules imprison_verb;
extern const VerbRules pardon_verb;
extern const VerbRules give_verb;
extern const VerbRules move_black_verb;
extern const VerbRules take_figure_verb;
extern const VerbRules revolt_verb;
extern const VerbRules take_region_card_verb;
extern const VerbRules keep_moves_verb;
extern const VerbRules second_card_verb;

/// Progress::stage of SecondCard when another card was taken; any_left is its stack then.
inline constexpr std::uint8_t second_card_taken = 1;

const VerbRules& rules_of(Verb verb);

} // namespace elgrande

#pragma once

#include "rules/complete.hpp"
#include "rules/game.hpp"
#include "rules/play/transition.hpp"

#include <array>

namespace elgrande
{

/// The result of VerbRules::next().
enum class Next : std::uint8_t
{
    Ask,     ///< a question was asked
    Step,    ///< a step was announced; it is executed unless a Veto prevents it
    Finished ///< the effect is over
};

/// The rules of one verb. A verb keeps its data in State::progress; the comment at the top of its file explains the
/// fields and each stage. All functions except possible() are only called while the effect runs.
struct VerbRules
{
    /// True if the effect could change anything now. Must not depend on hidden information.
    bool (*possible)(const State&, const Effect&) = nullptr;
    /// Sets up State::progress, whose fields have default values except `running`, `source` and `effect`. Not called
    /// for voyages (Sail, Land).
    void (*begin)(const Transition&, const Effect&) = nullptr;
    /// Asks a question, announces a step, or ends the effect. Called after begin(), after each answer and after each
    /// executed step. While a question is open, another call must ask it again and change nothing (validate_state()).
    Next (*next)(const Transition&, const Effect&) = nullptr;
    /// Adds the legal answers to the question that next() asked.
    void (*legal)(const State&, const Effect&, ActionList&) = nullptr;
    /// Returns the rule that forbids an illegal action of a kind that answers the question. The other fields of the
    /// action may be arbitrary bytes.
    Rule (*why_not)(const State&, const Effect&, Action) = nullptr;
    /// Handles a legal answer: notes it in State::progress, announces it as a step, or carries it out at once if no
    /// Veto can prevent it.
    void (*answer)(const Transition&, const Effect&, Action) = nullptr;
    /// Executes the announced step.
    void (*execute)(const Transition&, const Effect&, Action step) = nullptr;
    /// True if State::progress and the disks are valid for this verb. For states from outside: validate_state() has
    /// checked that seats, places and spaces in State::progress are in range, but not `stage`, the counters and
    /// `to_score`.
    bool (*valid)(const State&, const Effect&) = nullptr;
};

/// Announces a step. It is executed once all owners of a Veto have let it happen.
inline void announce(const Transition& transition, Action step)
{
    transition.state.progress.step_announced = true;
    transition.state.progress.step = step;
    transition.state.progress.allowed_step = 0;
}

// For verbs without set-up, without questions, or with a single question.
inline void begin_nothing(const Transition&, const Effect&) {}
inline void legal_nothing(const State&, const Effect&, ActionList&) {}
inline Rule why_nothing(const State&, const Effect&, Action)
{
    return Rule::NoSuchValue;
}
inline void answer_nothing(const Transition&, const Effect&, Action) {}

/// The parts of State::progress that a verb uses, and whether it uses secret disks.
struct ProgressParts
{
    bool moves = false; ///< own_left, foreign_left, any_left
    bool victim = false;
    bool seats = false;  ///< seats_left
    bool lifted = false; ///< lifted_seat, lifted_from, lifted_space
    bool region = false;
    bool to_score = false;
    bool disks = false; ///< State::sealed
};

/// True if all parts that are not in `used` have default values. Does not look at `stage` and the announced step.
bool others_are_default(const State& state, ProgressParts used);

/// valid() of verbs that keep no data in State::progress between answers.
inline bool valid_without_progress(const State& state, const Effect&)
{
    return state.progress.stage == 0 && others_are_default(state, {});
}

/// answer() of verbs whose answers are announced as steps.
inline void announce_answer(const Transition& transition, const Effect&, Action answer)
{
    announce(transition, answer);
}

/// Lays the mobile scoreboard step.a (0 or 1) on step.place, and sends the event (move_board.cpp).
void lay_board(const Transition& transition, Action step);

/// next() of verbs with a single question. Their execute() must set `stage` to 1, which ends the effect.
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

/// next() of verbs with a single step that nobody chooses. Their execute() must set `stage` to 1, which ends the
/// effect.
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

struct VerbRow
{
    Verb verb{};
    const VerbRules* rules = nullptr;
};

/// The rules of each verb, in the order of Verb.
inline constexpr std::array<VerbRow, static_cast<std::size_t>(last_verb) + 1> verb_rows{{
    {Verb::Move, &move_verb},
    {Verb::PlaceAnywhere, &place_anywhere_verb},
    {Verb::SendBack, &send_back_verb},
    {Verb::ReturnAny, &return_any_verb},
    {Verb::Dismiss, &dismiss_verb},
    {Verb::DiskReturn, &disk_return_verb},
    {Verb::Score, &score_verb},
    {Verb::KeepVeto, &keep_veto_verb},
    {Verb::MoveBoard, &move_board_verb},
    {Verb::MoveKing, &move_king_verb},
    {Verb::Evict, &evict_verb},
    {Verb::MoveGrande, &move_grande_verb},
    {Verb::TakeBack, &take_back_verb},
    {Verb::Reinforce, &reinforce_verb},
    {Verb::Infiltrate, &infiltrate_verb},
    {Verb::SwapKing, &swap_king_verb},
    {Verb::Quarantine, &quarantine_verb},
    {Verb::BuildBridge, &build_bridge_verb},
    {Verb::SendGrandes, &send_grandes_verb},
    {Verb::PushCastillo, &push_castillo_verb},
    {Verb::JoinScoring, &join_scoring_verb},
    {Verb::Sail, &sail_verb},
    {Verb::MoveTable, &move_table_verb},
    {Verb::RemoveCard, &remove_card_verb},
    {Verb::Land, &land_verb},
    {Verb::TakeToken, &take_token_verb},
    {Verb::Imprison, &imprison_verb},
    {Verb::Pardon, &pardon_verb},
    {Verb::Give, &give_verb},
    {Verb::MoveBlack, &move_black_verb},
    {Verb::TakeFigure, &take_figure_verb},
    {Verb::Revolt, &revolt_verb},
    {Verb::TakeRegionCard, &take_region_card_verb},
    {Verb::KeepMoves, &keep_moves_verb},
    {Verb::SecondCard, &second_card_verb},
}};

// Fails to compile if a verb has no row.
static_assert(is_complete(verb_rows, &VerbRow::verb));

/// Progress::stage of Verb::SecondCard after the second card was taken; Progress::any_left is the stack of that card.
inline constexpr std::uint8_t second_card_taken = 1;

/// Returns the rules of a verb.
constexpr const VerbRules& rules_of(Verb verb)
{
    return *verb_rows[static_cast<std::size_t>(verb)].rules;
}

} // namespace elgrande

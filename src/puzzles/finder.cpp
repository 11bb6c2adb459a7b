#include "puzzles/finder.hpp"

#include "opponents/opponent.hpp"
#include "puzzles/ideas.hpp"
#include "rules/game.hpp"
#include "rules/outlook/likeness.hpp"
#include "rules/view.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace elgrande::puzzles
{
namespace
{

constexpr std::uint32_t max_positions = 60'000; ///< a turn that takes more is too hard for people
constexpr int objectives_tried = 2;

/// True if a player begins their turn, or has just taken the action card.
bool is_asked_for_a_turn(const State& state)
{
    const bool own = state.active() < state.players() && state.decision.seat == state.active();
    const Question question = state.decision.question;
    return own && (question == Question::TakeCard || question == Question::PlaceOrAct);
}

/// Returns a random objective. Points of the turn alone are asked for only if the card is taken: if it can be chosen,
/// often only one card scores anything.
Objective random_objective(Random& random, bool is_card_free)
{
    constexpr std::array objectives{Objective::OwnPoints,        Objective::Lead,       Objective::Lead,
                                    Objective::LeadAfterScoring, Objective::HoldRivals, Objective::HoldRivals,
                                    Objective::LeadAfterScoring, Objective::OwnPoints,  Objective::PointsGained};
    const std::size_t choices = objectives.size() - (is_card_free ? 1 : 0);
    return objectives[random.below(static_cast<std::uint32_t>(choices))];
}

} // namespace

PuzzleGame::PuzzleGame(const Setup& setup, const Criteria& criteria, std::function<bool()> cancelled)
    : criteria_(criteria), cancelled_(std::move(cancelled)), state_(new_game(setup)), random_(setup.seed ^ 0x70757a7aU)
{
}

bool PuzzleGame::over() const
{
    return is_over(state_);
}

bool PuzzleGame::is_new(const FoundPuzzle& found) const
{
    return std::none_of(found_.begin(), found_.end(),
                        [&](const FoundPuzzle& known)
                        { return are_alike(known.state, known.objective, found.state, found.objective); });
}

/// Returns a puzzle that begins with the current position, if there is one.
std::optional<FoundPuzzle> PuzzleGame::look()
{
    const JudgeLimits limits{.max_positions = max_positions, .cancelled = cancelled_};
    FoundPuzzle found;
    found.state = determinize(state_, state_.active(), Random()); // as record::as_posed() does
    for (int i = 0; i < objectives_tried; ++i)
    {
        found.objective = random_objective(random_, state_.decision.question == Question::TakeCard);
        found.verdict = judge(found.state, found.objective, limits);
        if (fault_of(found.state, found.objective, found.verdict, criteria_, limits) || !is_new(found))
        {
            continue;
        }
        found.ideas = ideas_of(found.state, found.objective, found.verdict, limits);
        if (has_wanted_ideas(found.ideas, criteria_))
        {
            return found;
        }
    }
    return std::nullopt;
}

std::optional<FoundPuzzle> PuzzleGame::step()
{
    std::optional<FoundPuzzle> found;
    if (is_asked_for_a_turn(state_))
    {
        found = look();
    }
    if (found)
    {
        found_.push_back(*found);
    }
    apply(state_, opponents::choose(view(state_, state_.decision.seat), opponents::Level::Medium, random_.next()));
    return found;
}

void find_puzzles(const Setup& setup, const Criteria& criteria, const std::function<void(const FoundPuzzle&)>& take)
{
    for (PuzzleGame game(setup, criteria); !game.over();)
    {
        if (const auto found = game.step())
        {
            take(*found);
        }
    }
}

} // namespace elgrande::puzzles

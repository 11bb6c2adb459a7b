#pragma once

#include "referee/game.hpp"

#include <span>

/// The special action of the card that is used in a turn. The texts of the cards are in data/texts; where the booklet
/// is silent data/cards/README.md says what is meant.
namespace elgrande::referee
{

/// What a card does.
struct CardRule
{
    int card = 0;
    /// Could it change anything now?
    bool (*is_possible)(const Game&) = nullptr;
    void (*perform)(Game&) = nullptr;
};

/// The rule of the card in use.
const CardRule& special_action(const Game& game);

std::span<const CardRule> moving_cards();   ///< moving.cpp: what the player moves alone
std::span<const CardRule> against_others(); ///< against.cpp: what the others do and lose
std::span<const CardRule> scoring_cards();  ///< scorings.cpp: special scorings

/// Does the card in use say "You may…" (line 171)?
bool may_be_left_out(const Game& game);

/// Says what happens next, and whether it does: not if a Veto prevents it, and all that would follow (line 114).
bool announce(Game& game, Action step);

/// The answer of the player in turn; nothing if a Veto prevents what it would do.
std::optional<Action> decide(Game& game, Question question, const std::vector<Action>& answers);

} // namespace elgrande::referee

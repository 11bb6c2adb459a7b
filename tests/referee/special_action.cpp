#include "referee/special_action.hpp"

#include "referee/cards.hpp"

#include <stdexcept>

namespace elgrande::referee
{

const CardRule& special_action(const Game& game)
{
    for (const std::span<const CardRule> rules : {moving_cards(), against_others(), scoring_cards()})
    {
        for (const CardRule& rule : rules)
        {
            if (rule.card == game.turn.card)
            {
                return rule;
            }
        }
    }
    throw std::logic_error("the referee does not know card " + std::to_string(game.turn.card));
}

bool may_be_left_out(const Game& game)
{
    const OwnCard* const card = own_card(game.turn.card);
    return (card != nullptr && card->you_may) || !game.table.holds(Law::Duty);
}

bool announce(Game& game, Action step)
{
    for (const Seat seat : game.table.others(game.turn.seat, [](const Player& player) { return player.veto; }))
    {
        if (game.turn.all_allowed)
        {
            return true;
        }
        const Asked asked{
            .seat = seat,
            .question = Question::Veto,
            .answers = {with(ActionKind::Veto, 0), with(ActionKind::Allow, 0), with(ActionKind::AllowAll, 0)},
            .announced = step};
        const Action answer = game.answer(game.table, game.turn, asked);
        game.turn.all_allowed = answer.kind == ActionKind::AllowAll;
        if (answer.kind == ActionKind::Veto)
        {
            game.table.at(seat).veto = false;
            return false;
        }
    }
    return true;
}

std::optional<Action> decide(Game& game, Question question, const std::vector<Action>& answers)
{
    const Action answer = game.ask(question, answers);
    return announce(game, answer) ? std::optional(answer) : std::nullopt;
}

} // namespace elgrande::referee

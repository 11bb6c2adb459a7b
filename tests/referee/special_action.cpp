// The special action of the card in use, and what a Veto prevents of it.
#include "referee/game.hpp"

#include <stdexcept>
#include <string>

namespace elgrande::referee
{

const CardRule& special_action(const Game& game)
{
    const std::span<const CardRule> own = game.table.own_cards ? own_deck_cards() : std::span<const CardRule>{};
    for (const std::span<const CardRule> rules :
         {own, moving_cards(), against_others(), scoring_cards(), other_cards()})
    {
        for (const CardRule& rule : rules)
        {
            if (rule.card == game.turn.card)
            {
                return rule;
            }
        }
    }
    throw std::logic_error("the referee has no rule for the card " + std::string(game.turn.card));
}

bool announce(Game& game, Action step)
{
    Table& table = game.table;
    const auto has_veto = [&](Seat seat)
    { return table.at(seat).vetoes + table.at(seat).old_vetoes > 0 || table.at(seat).early_veto; };
    for (const Seat seat : table.others(game.turn.seat, has_veto))
    {
        if (game.turn.seats_allowing_all.contains(seat))
        {
            continue;
        }
        const OpenQuestion asked{
            .seat = seat,
            .question = Question::Veto,
            .answers = {with(ActionKind::Veto, 0), with(ActionKind::Allow, 0), with(ActionKind::AllowAll, 0)},
            .announced = step};
        const Action answer = game.answer(table, game.turn, asked);
        if (answer.kind == ActionKind::AllowAll)
        {
            game.turn.seats_allowing_all.insert(seat);
        }
        if (answer.kind == ActionKind::Veto)
        {
            Player& player = table.at(seat);
            // The Veto that would be lost first is used first.
            if (player.old_vetoes > 0)
            {
                --player.old_vetoes;
            }
            else if (player.early_veto)
            {
                player.early_veto = false;
            }
            else
            {
                --player.vetoes;
            }
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

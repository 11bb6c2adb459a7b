// The choice of caballeros for the Limit table.
#include "referee/game.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::referee
{

void choose_for_table(Game& game, Seat seat, std::vector<Caballero*> waiting)
{
    Table& table = game.table;
    while (table.free_table_spaces() > 0 && !waiting.empty())
    {
        std::set<Action> answers;
        for (const Caballero* one : waiting)
        {
            answers.insert(table.named(ActionKind::PutOnTable, *one));
        }
        const Action answer = answers.size() == 1
                                  ? *answers.begin()
                                  : game.ask(seat, Question::FillTable, {answers.begin(), answers.end()});
        const auto chosen =
            std::find_if(waiting.begin(), waiting.end(),
                         [&](const Caballero* one) { return table.named(ActionKind::PutOnTable, *one) == answer; });
        (*chosen)->on_table = true;
        waiting.erase(chosen);
    }
}

void fill_free_spaces(Game& game, Seat mover)
{
    Table& table = game.table;
    if (!std::exchange(table.spaces_became_free, false))
    {
        return;
    }
    const auto waiting =
        table.those([&](const Caballero& one) { return table.belongs_to_table(one) && !one.on_table; });
    const bool decides = table.inquisitor != nobody && table.holds(Law::InquisitorDecides);
    if (static_cast<int>(waiting.size()) > table.free_table_spaces())
    {
        return choose_for_table(game, decides ? table.inquisitor : mover, waiting);
    }
    for (Caballero* one : waiting)
    {
        one->on_table = true;
    }
}

} // namespace elgrande::referee

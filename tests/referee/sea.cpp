// The ship, gold and wares. Line numbers refer to the rules "classic and expansions".
#include "referee/game.hpp"
#include "referee/stack_cards.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::referee
{
namespace
{

Place lies_in(Load load)
{
    return load == Load::Gold ? Place::America : Place::Mediterranean;
}

/// Returns claims of own caballeros without a disc where an unclaimed disc lies (lines 219 and 221).
std::set<Action> claims(Game& game)
{
    std::set<Action> answers;
    for (const Caballero& one : game.table.caballeros)
    {
        for (const Load load : {Load::Gold, Load::Wares})
        {
            if (game.is_mine(one) && one.load == Load::Nothing && one.place == lies_in(load)
                && !game.table.is_taboo(one.place) && game.table.unclaimed_discs.at(static_cast<std::size_t>(load)) > 0)
            {
                answers.insert(game.table.named(ActionKind::Claim, one));
            }
        }
    }
    return answers;
}

void claim(Game& game, Action answer)
{
    Caballero& one = game.table.named_by(answer, owner_of(answer));
    one.load = one.place == Place::America ? Load::Gold : Load::Wares;
    --game.table.unclaimed_discs.at(static_cast<std::size_t>(one.load));
    if (one.figure != 0)
    {
        // A Viceroy who takes a disc joins the others (line 219).
        one.figure = 0;
        one.on_table = one.place == game.table.limit_table && game.table.free_table_spaces() > 0;
    }
}

/// Returns where a caballero at this place can sail: from the colonies onto the ship, from the ship to the colonies and
/// the coast (lines 213 and 238).
std::vector<Place> ports(const Table& table, Place from)
{
    if (from != Place::Ship)
    {
        return table.is_taboo(Place::Ship) ? std::vector<Place>{} : std::vector{Place::Ship};
    }
    return table.open_regions(
        [](Place region) { return region == Place::America || region == Place::Mediterranean || is_coastal(region); });
}

std::vector<Action> landings(const Table& table, const Caballero& one)
{
    std::vector<Action> answers;
    for (const Place port : ports(table, one.place))
    {
        for (const Space space : table.spaces_for(port, one.load))
        {
            answers.push_back(at_space(at(ActionKind::Drop, port), space));
        }
    }
    return answers;
}

/// Returns a piece like this one that was there at the beginning of the turn, or nullptr. Pieces of one colour with the
/// same load are alike, on the Limit table or beside it: as many can sail as were there then (line 213), no matter
/// which.
Caballero* waiting_since_before(Table& table, const Caballero& one)
{
    for (Caballero& other : table.caballeros)
    {
        const bool is_alike = other.owner == one.owner && other.place == one.place && other.load == one.load
                              && other.figure == one.figure;
        if (is_alike && (!other.arrived || !table.holds(Law::SailingOnce)))
        {
            return &other;
        }
    }
    return nullptr;
}

std::set<Action> departures(Game& game)
{
    std::set<Action> answers;
    for (const Caballero& one : game.table.caballeros)
    {
        const bool at_sea =
            one.place == Place::Ship || one.place == Place::America || one.place == Place::Mediterranean;
        if (at_sea && !game.table.is_taboo(one.place) && game.is_mine(one) && !landings(game.table, one).empty()
            && waiting_since_before(game.table, one) != nullptr)
        {
            answers.insert(game.table.named(ActionKind::Lift, one));
        }
    }
    return answers;
}

} // namespace

void sail(Game& game)
{
    for (Caballero& one : game.table.caballeros)
    {
        one.arrived = false;
    }
    while (true)
    {
        std::set<Action> answers = departures(game);
        answers.merge(claims(game));
        if (answers.empty())
        {
            break;
        }
        answers.insert(done);
        const Action answer = game.ask(Question::Sail, {answers.begin(), answers.end()});
        if (answer == done)
        {
            break;
        }
        if (answer.kind == ActionKind::Claim)
        {
            claim(game, answer);
            continue;
        }
        Caballero& one = game.table.named_by(answer, owner_of(answer));
        std::swap(waiting_since_before(game.table, one)->arrived, one.arrived);
        const Action landing = game.ask(Question::Drop, landings(game.table, one));
        game.table.move(one, landing.place, space_of(landing));
    }
    fill_free_spaces(game, game.turn.seat);
}

void claim_discs(Game& game)
{
    while (true)
    {
        std::set<Action> answers = claims(game);
        if (answers.empty())
        {
            return;
        }
        answers.insert(done);
        const Action answer = game.ask(Question::Claim, {answers.begin(), answers.end()});
        if (answer == done)
        {
            return;
        }
        claim(game, answer);
    }
}

bool brings_discs(const Game& game)
{
    if (game.turn.is_own || !is_stack_card(game.turn.card))
    {
        return false;
    }
    const StackCard& card = stack_card(game.turn.card);
    const auto& aside = game.table.aside;
    return !game.turn.discs_brought
           && ((card.gold > 0 && aside[static_cast<std::size_t>(Load::Gold)] > 0)
               || (card.wares > 0 && aside[static_cast<std::size_t>(Load::Wares)] > 0));
}

bool bring_discs(Game& game)
{
    if (!brings_discs(game))
    {
        return true;
    }
    if (!announce(game, with(ActionKind::BringDiscs, 0)))
    {
        return false;
    }
    const StackCard& card = stack_card(game.turn.card);
    for (const auto& [load, shown] : {std::pair{Load::Gold, card.gold}, std::pair{Load::Wares, card.wares}})
    {
        int& aside = game.table.aside.at(static_cast<std::size_t>(load));
        const int brought = std::min(shown, aside);
        aside -= brought;
        game.table.unclaimed_discs.at(static_cast<std::size_t>(load)) += brought;
    }
    game.turn.discs_brought = true;
    return true;
}

} // namespace elgrande::referee

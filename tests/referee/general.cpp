// Before the first round and after the rounds 3, 6 and 9.
#include "referee/cards.hpp"
#include "referee/game.hpp"

#include <algorithm>

namespace elgrande::referee
{

/// Line 162. In the King's region nothing is placed: the caballero stays in the court.
void place_first_caballeros(Game& game)
{
    const Disks disks = game.set_disks(game.table.clockwise_from(0));
    for (const Seat seat : game.table.clockwise_from(0))
    {
        if (*disks[seat] != game.table.king)
        {
            --game.table.at(seat).court;
            ++game.table.at(seat).in(*disks[seat]);
        }
    }
}

/// Line 163: 13 of all cards, or of those that are evenly divisible by 10.
void choose_hands(Game& game)
{
    for (const Seat seat : game.table.clockwise_from(0))
    {
        std::set<int>& hand = game.table.at(seat).hand;
        while (hand.size() < 13)
        {
            std::vector<Action> answers;
            for (int number = 1; number <= highest_number(); ++number)
            {
                const int value = value_of(number);
                if (!hand.contains(value) && (!game.table.first_deck || value % 10 == 0))
                {
                    answers.push_back(with(ActionKind::ChooseCard, number));
                }
            }
            hand.insert(value_of(game.ask(seat, Question::ChooseHand, answers).a));
        }
    }
}

void join_scoring(Game& game, const std::vector<Place>& places)
{
    for (const Seat seat : game.table.clockwise_from(0))
    {
        Player& player = game.table.at(seat);
        std::vector<Place> open = places;
        std::erase_if(open, [&](Place place) { return game.table.is_taboo(place); });
        if (!player.late || player.court == 0 || open.empty())
        {
            continue;
        }
        std::vector<Action> answers = for_each_place(ActionKind::Place, open);
        answers.push_back(skip);
        const Action answer = game.ask(seat, Question::JoinScoring, answers);
        if (answer != skip)
        {
            --player.court;
            ++player.in(answer.place);
            player.late = false;
        }
    }
}

/// Lines 62 to 85, with cards 35 and 93. Who has nothing to send sets no disk.
void general_scoring(Game& game, Seat first)
{
    Table& table = game.table;
    const auto grande_goes = [&](const Player& player) { return table.grandes_follow && !table.is_taboo(player.home); };
    std::vector<Place> all(all_regions.begin(), all_regions.end());
    all.push_back(Place::Castillo);
    join_scoring(game, all);
    std::vector<Seat> setting = table.clockwise_from(first);
    std::erase_if(setting,
                  [&](Seat seat) { return table.at(seat).in(Place::Castillo) == 0 && !grande_goes(table.at(seat)); });
    const Disks disks = game.set_disks(setting);
    game.score(Place::Castillo);
    for (const Seat seat : setting)
    {
        Player& player = table.at(seat);
        const Place goal = *disks[seat];
        // Line 73: from the Castillo to the court if nothing may come to the region.
        (table.is_taboo(goal) ? player.court : player.in(goal)) += std::exchange(player.in(Place::Castillo), 0);
        if (grande_goes(player) && !table.is_taboo(goal))
        {
            player.home = goal; // line 179
        }
    }
    for (const Place region : all_regions)
    {
        game.score(region);
    }
    table.grandes_follow = false;
    // Line 186: when the scoring is over, its scoreboard goes beside the board.
    const Place closed = std::exchange(table.quarantine, Place::Nowhere);
    std::replace(table.scoreboards.begin(), table.scoreboards.end(), closed, Place::Aside);
}

} // namespace elgrande::referee

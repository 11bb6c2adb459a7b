#include "referee/compare.hpp"

#include "referee/cards.hpp"
#include "referee/differences.hpp"
#include "rules/game.hpp"

#include <algorithm>

namespace elgrande::referee
{
namespace
{

std::set<int> values_of(PowerCards numbers)
{
    std::set<int> values;
    for (int number = 1; number <= highest_number(); ++number)
    {
        if ((numbers & bit_of_power_card(number)) != 0)
        {
            values.insert(value_of(number));
        }
    }
    return values;
}

void compare_player(Differences& found, const State& game, const Table& table, Seat seat)
{
    const Player& player = table.at(seat);
    const std::string of = " of seat " + std::to_string(seat);
    for (std::size_t place = 0; place < place_count; ++place)
    {
        found.compare("caballeros" + of + " in " + text(static_cast<Place>(place)), int{game.caballeros[place][seat]},
                      player.caballeros[place]);
    }
    found.compare("court" + of, int{game.court[seat]}, player.court);
    found.compare("provinces" + of, int{game.province[seat]}, player.provinces);
    found.compare("points" + of, int{game.score[seat]}, player.points);
    found.compare("home" + of, game.grande[seat], player.home);
    found.compare("hand" + of, values_of(game.hand[seat]), player.hand);
    found.compare("cards" + of + " out of the game", values_of(game.played[seat]), player.played);
    if (player.card != 0) // the game keeps that of the last round until then
    {
        found.compare("card" + of, value_of(game.bid[seat]), player.card);
    }
    found.compare("Vetoes" + of, game.vetoes[seat] + game.old_vetoes[seat], int{player.veto});
}

void compare_table(Differences& found, const State& game, const Table& table)
{
    for (const Seat seat : table.clockwise_from(0))
    {
        compare_player(found, game, table, seat);
    }
    const auto has_played = [](const Player& player) { return player.card != 0; };
    found.compare("cards played in this round", int{game.bids_made},
                  static_cast<int>(std::count_if(table.players.begin(), table.players.end(), has_played)));
    found.compare("King", game.king, table.king);
    for (std::size_t i = 0; i < mobile_board_count; ++i)
    {
        found.compare("scoreboard " + std::to_string(i), game.board_at[i], table.scoreboards[i]);
    }
    found.compare("quarantine", game.lasting.quarantine, table.quarantine);
    const auto bridge = table.bridge.value_or(std::pair{Place::Nowhere, Place::Nowhere});
    found.compare("bridge from", game.lasting.bridge[0], bridge.first);
    found.compare("bridge to", game.lasting.bridge[1], bridge.second);
    found.compare("Grandes follow", int{game.lasting.grandes_follow}, int{table.grandes_follow});
    found.compare("round", int{game.round}, table.round);
    for (std::size_t turn = 0; turn < max_players; ++turn)
    {
        const Seat seat = turn < table.order.size() ? table.order[turn] : nobody;
        found.compare("turn " + std::to_string(turn), int{game.turn_order[turn]}, int{seat});
    }
}

void compare_turn(Differences& found, const State& game, const Turn& turn)
{
    found.compare("whose turn it is", int{game.active()}, int{turn.seat});
    const CardId card_in_use = game.turn.card;
    found.compare("card in use", std::string(card_in_use == no_card ? "none" : card(card_in_use).id),
                  turn.card == 0 ? "none" : name_of(turn.card));
    found.compare("placed caballeros", int{game.turn.placed}, turn.placed);
}

} // namespace

std::string differences(const State& game, const Table& table, const Turn& turn, const Asked& asked)
{
    Differences found;
    compare_question(found, game, asked);
    compare_table(found, game, table);
    compare_turn(found, game, turn);
    return found.told();
}

} // namespace elgrande::referee

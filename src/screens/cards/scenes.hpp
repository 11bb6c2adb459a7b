#pragma once

#include "rules/cards/card.hpp"
#include "screens/cards/easel.hpp"

/// The pictures of the action cards, one function for each kind of effect. card_picture.cpp maps verbs to them.
namespace elgrande::screens::scenes
{

using Scene = void (*)(const Easel&, const Effect&);

// pieces move
void move(const Easel&, const Effect&);
void place_anywhere(const Easel&, const Effect&);
void evict(const Easel&, const Effect&);
void move_grande(const Easel&, const Effect&);
void move_board(const Easel&, const Effect&);
void infiltrate(const Easel&, const Effect&);
void swap_king(const Easel&, const Effect&);
void quarantine(const Easel&, const Effect&);
void build_bridge(const Easel&, const Effect&);
void send_grandes(const Easel&, const Effect&);
void push_castillo(const Easel&, const Effect&);

// courts, provinces and hands
void send_back(const Easel&, const Effect&);
void return_any(const Easel&, const Effect&);
void dismiss(const Easel&, const Effect&);
void disk_return(const Easel&, const Effect&);
void keep_veto(const Easel&, const Effect&);
void take_back(const Easel&, const Effect&);
void reinforce(const Easel&, const Effect&);

// scorings
void score_chosen(const Easel&, const Effect&);
void score_first_values(const Easel&, const Effect&);
void score_castillo(const Easel&, const Effect&);
void score_first_ranks(const Easel&, const Effect&);
void score_most(const Easel&, const Effect&);
void score_fewest(const Easel&, const Effect&);
void score_unique_disks(const Easel&, const Effect&);
void score_own_two(const Easel&, const Effect&);
void join_scoring(const Easel&, const Effect&);

// Grand Inquisitor & the Colonies
void move_black(const Easel&, const Effect&);
void move_overseas(const Easel&, const Effect&);
void sail(const Easel&, const Effect&);
void move_table(const Easel&, const Effect&);
void remove_card(const Easel&, const Effect&);
void score_overseas(const Easel&, const Effect&);

// Grandissimo
void take_token(const Easel&, const Effect&);
void imprison(const Easel&, const Effect&);
void pardon(const Easel&, const Effect&);
void give(const Easel&, const Effect&);
void take_figure(const Easel&, const Effect&);
void revolt(const Easel&, const Effect&);
void take_region_card(const Easel&, const Effect&);
void keep_moves(const Easel&, const Effect&);
void second_card(const Easel&, const Effect&);
void score_atlantic(const Easel&, const Effect&);

// where the King goes
void king_anywhere(const Easel&, const Effect&);
void king_next_door(const Easel&, const Effect&);
void king_abroad(const Easel&, const Effect&);
void king_to_castillo(const Easel&, const Effect&);
void king_to_fewest(const Easel&, const Effect&);
void king_to_most(const Easel&, const Effect&);
void king_to_grande(const Easel&, const Effect&);

} // namespace elgrande::screens::scenes

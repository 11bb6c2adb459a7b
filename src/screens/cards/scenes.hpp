#pragma once

#include "rules/cards/card.hpp"
#include "screens/cards/card_canvas.hpp"

/// The pictures of the action cards: each function fills a canvas with the picture of one kind of effect, in the
/// coordinates of CardCanvas. card_picture.cpp maps verbs to them.
namespace elgrande::screens::scenes
{

using Scene = void (*)(const CardCanvas&, const Effect&);

// pieces move
void move(const CardCanvas&, const Effect&);
void place_anywhere(const CardCanvas&, const Effect&);
void evict(const CardCanvas&, const Effect&);
void move_grande(const CardCanvas&, const Effect&);
void move_board(const CardCanvas&, const Effect&);
void infiltrate(const CardCanvas&, const Effect&);
void swap_king(const CardCanvas&, const Effect&);
void quarantine(const CardCanvas&, const Effect&);
void build_bridge(const CardCanvas&, const Effect&);
void send_grandes(const CardCanvas&, const Effect&);
void push_castillo(const CardCanvas&, const Effect&);

// courts, provinces and hands
void send_back(const CardCanvas&, const Effect&);
void return_any(const CardCanvas&, const Effect&);
void dismiss(const CardCanvas&, const Effect&);
void disk_return(const CardCanvas&, const Effect&);
void keep_veto(const CardCanvas&, const Effect&);
void take_back(const CardCanvas&, const Effect&);
void reinforce(const CardCanvas&, const Effect&);

// scorings
void score_chosen(const CardCanvas&, const Effect&);
void score_first_values(const CardCanvas&, const Effect&);
void score_castillo(const CardCanvas&, const Effect&);
void score_first_ranks(const CardCanvas&, const Effect&);
void score_most(const CardCanvas&, const Effect&);
void score_fewest(const CardCanvas&, const Effect&);
void score_unique_disks(const CardCanvas&, const Effect&);
void score_own_two(const CardCanvas&, const Effect&);
void join_scoring(const CardCanvas&, const Effect&);

// Grand Inquisitor & the Colonies
void move_black(const CardCanvas&, const Effect&);
void move_overseas(const CardCanvas&, const Effect&);
void sail(const CardCanvas&, const Effect&);
void move_table(const CardCanvas&, const Effect&);
void remove_card(const CardCanvas&, const Effect&);
void score_overseas(const CardCanvas&, const Effect&);

// Grandissimo
void take_token(const CardCanvas&, const Effect&);
void imprison(const CardCanvas&, const Effect&);
void pardon(const CardCanvas&, const Effect&);
void give(const CardCanvas&, const Effect&);
void take_figure(const CardCanvas&, const Effect&);
void revolt(const CardCanvas&, const Effect&);
void take_region_card(const CardCanvas&, const Effect&);
void keep_moves(const CardCanvas&, const Effect&);
void second_card(const CardCanvas&, const Effect&);
void score_atlantic(const CardCanvas&, const Effect&);

// where the King goes
void king_anywhere(const CardCanvas&, const Effect&);
void king_next_door(const CardCanvas&, const Effect&);
void king_abroad(const CardCanvas&, const Effect&);
void king_to_castillo(const CardCanvas&, const Effect&);
void king_to_fewest(const CardCanvas&, const Effect&);
void king_to_most(const CardCanvas&, const Effect&);
void king_to_grande(const CardCanvas&, const Effect&);

} // namespace elgrande::screens::scenes

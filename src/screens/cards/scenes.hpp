#pragma once

#include "rules/cards/card.hpp"
#include "rules/complete.hpp"
#include "screens/cards/card_canvas.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

/// The pictures of the action cards: each function fills a canvas with the picture of one verb, in the coordinates of
/// CardCanvas.
namespace elgrande::screens::scenes
{

using Scene = void (*)(const CardCanvas&, const Effect&);

/// Draws the Inquisitor, who wears the tall hat of his office; `foot` is the ground below him.
void draw_inquisitor(const CardCanvas&, Vec foot, float size);
/// Draws land at the right edge of the sea, with its coast near `x`.
void draw_coast(const CardCanvas&, float x);

// pieces move
void move(const CardCanvas&, const Effect&);
void place_anywhere(const CardCanvas&, const Effect&);
void evict(const CardCanvas&, const Effect&);
void move_grande(const CardCanvas&, const Effect&);
void move_board(const CardCanvas&, const Effect&);
void infiltrate(const CardCanvas&, const Effect&);
void move_king(const CardCanvas&, const Effect&);
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
void score(const CardCanvas&, const Effect&);
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

/// The scene of a kind of effect: of a verb, of a scoring, or of a move of the King.
template <class Kind>
struct SceneRow
{
    Kind kind{};
    Scene draw = nullptr;
};

template <class Kind, Kind Last>
using SceneRows = std::array<SceneRow<Kind>, static_cast<std::size_t>(Last) + 1>;

/// True if there is a row for each kind, in the order of the enum, each with a scene.
template <class Rows>
constexpr bool all_drawn(const Rows& rows)
{
    return is_complete(rows, &Rows::value_type::kind)
           && std::all_of(rows.begin(), rows.end(), [](const auto& row) { return row.draw != nullptr; });
}

/// A verb without a scene does not compile.
inline constexpr SceneRows<Verb, last_verb> scene_rows{{
    {Verb::Move, move},
    {Verb::PlaceAnywhere, place_anywhere},
    {Verb::SendBack, send_back},
    {Verb::ReturnAny, return_any},
    {Verb::Dismiss, dismiss},
    {Verb::DiskReturn, disk_return},
    {Verb::Score, score},
    {Verb::KeepVeto, keep_veto},
    {Verb::MoveBoard, move_board},
    {Verb::MoveKing, move_king},
    {Verb::Evict, evict},
    {Verb::MoveGrande, move_grande},
    {Verb::TakeBack, take_back},
    {Verb::Reinforce, reinforce},
    {Verb::Infiltrate, infiltrate},
    {Verb::SwapKing, swap_king},
    {Verb::Quarantine, quarantine},
    {Verb::BuildBridge, build_bridge},
    {Verb::SendGrandes, send_grandes},
    {Verb::PushCastillo, push_castillo},
    {Verb::JoinScoring, join_scoring},
    {Verb::Sail, sail},
    {Verb::MoveTable, move_table},
    {Verb::RemoveCard, remove_card},
    {Verb::Land, sail},
    {Verb::TakeToken, take_token},
    {Verb::Imprison, imprison},
    {Verb::Pardon, pardon},
    {Verb::Give, give},
    {Verb::MoveBlack, move_black},
    {Verb::TakeFigure, take_figure},
    {Verb::Revolt, revolt},
    {Verb::TakeRegionCard, take_region_card},
    {Verb::KeepMoves, keep_moves},
    {Verb::SecondCard, second_card},
}};
static_assert(all_drawn(scene_rows));

/// Returns the scene of a verb.
constexpr Scene scene_of(Verb verb)
{
    return scene_rows[static_cast<std::size_t>(verb)].draw;
}

} // namespace elgrande::screens::scenes

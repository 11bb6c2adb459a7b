#pragma once

#include "rules/view.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace elgrande::screens
{

/// Something on the table that the player can touch (click).
struct Spot
{
    enum class Kind : std::uint8_t
    {
        Place,  ///< place: a region or the Castillo
        Group,  ///< place, number: the caballeros of that owner there
        Seat,   ///< number: a player's row
        Court,  ///< number: a player's court
        Card,   ///< number: the action card of a stack, 1 … stack_count
        Power,  ///< number: a power card of the asked player
        Board,  ///< number: a mobile scoreboard, 0 or 1, wherever it lies
        Button, ///< number: index of the answer in PlayerView::legal
        Grande, ///< number: the grande of that seat, place: where it stands
        King    ///< place: where he is
    };

    Kind kind{};
    std::uint8_t number = 0;
    Place place = Place::Nowhere;

    constexpr auto operator<=>(const Spot&) const = default;
};

/// The selection by the first touch, for an answer that takes two. Before it, all members are −1 or Nowhere.
struct PendingSelection
{
    int board = -1;                      ///< the mobile scoreboard (0, 1) whose new place is touched next; −1: none
    Place group_region = Place::Nowhere; ///< the region of whose caballeros the player chooses one; Nowhere: none
    Place bridge = Place::Nowhere;       ///< the region at which the bridge begins; Nowhere: none

    bool operator==(const PendingSelection&) const = default;
};

/// Returns the spot that a touch of `spot` refers to: the place of the King, or of a grande or mobile scoreboard that
/// the question is not about; otherwise `spot` itself. Nothing if that place is not on the board, for example if the
/// King is abroad.
std::optional<Spot> meant_spot(const PlayerView& view, const PendingSelection& picked, const Spot& spot);

/// Returns the answer that a touch of `spot`, a result of meant_spot(), gives, legal or not (the refusal then names the
/// rule); nothing if it gives none.
std::optional<Action> action_for(const PlayerView& view, const PendingSelection& picked, const Spot& spot);

/// Returns the selection after a touch of `spot` that is the first of two touches or cancels the first one; otherwise
/// nothing.
std::optional<PendingSelection> selection_after(const PlayerView& view, const PendingSelection& picked,
                                                const Spot& spot);

/// Returns the spot to touch next to give the answer view.legal[index], 0 … legal.size() − 1: the one that gives
/// it, or the first of two touches.
Spot next_touch(const PlayerView& view, const PendingSelection& picked, int index);

/// Returns the spots to highlight: for each legal answer next_touch() and its alternatives. Leaves out a card whose
/// answer has a button, and the place of the only grande that can be chosen.
std::vector<Spot> highlights(const PlayerView& view, const PendingSelection& picked);

/// Returns the mobile scoreboard that a touch of a place would move: the picked one if it can be moved, or else 0 if
/// that one can, or else 1, even if neither can.
int board_to_move(const PlayerView& view, const PendingSelection& picked);

/// Returns the legal answers that take one caballero from the region and have no button, in the order of
/// PlayerView::legal: one for each owner; for Dismiss with colonies, one for each owner and space.
std::vector<Action> answers_at(const PlayerView& view, Place region);

/// True if the question is which grande changes places with the King.
bool asks_for_grande(const PlayerView& view);

/// True if a legal answer has a button, as no piece, place or card is highlighted for it.
bool is_button(const PlayerView& view, const Action& action);

} // namespace elgrande::screens

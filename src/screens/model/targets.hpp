#pragma once

#include "rules/view.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace elgrande::screens
{

/// Something on the table that can be touched.
struct Spot
{
    enum class Kind : std::uint8_t
    {
        Place,  ///< place: a region or the Castillo
        Group,  ///< place, number: the caballeros of that seat there
        Seat,   ///< number: a player's row
        Court,  ///< number: a player's court
        Card,   ///< number: the action card of a stack, 1 … stack_count
        Power,  ///< number: a power card of the asked player
        Board,  ///< number: a mobile scoreboard, wherever it lies
        Button, ///< number: index of the answer in PlayerView::legal
        Grande, ///< number: the grande of that seat, place: where it stands
        King    ///< place: where he is
    };

    Kind kind{};
    std::uint8_t number = 0;
    Place place = Place::Nowhere;

    constexpr auto operator<=>(const Spot&) const = default;
};

/// The first touch of an answer that takes two touches.
struct PendingSelection
{
    int board = -1;                ///< the mobile scoreboard (0, 1) whose new place is touched next; −1: none
    Place whose = Place::Nowhere;  ///< the region whose caballeros are offered by colour; Nowhere: none
    Place bridge = Place::Nowhere; ///< the region at which the bridge begins; Nowhere: none

    bool operator==(const PendingSelection&) const = default;
};

/// Returns the spot that a touch means: for a piece that the question is not about, its place. Nothing if that place is
/// not on the board, as for the King abroad.
std::optional<Spot> meant_spot(const PlayerView& view, const PendingSelection& picked, const Spot& spot);

/// Returns the answer that a touch means, legal or not (play() then names the rule); nothing if it means none.
std::optional<Action> action_for(const PlayerView& view, const PendingSelection& picked, const Spot& spot);

/// Returns the selection after touching `spot`, if that is the first of two touches or releases the first; otherwise
/// nothing.
std::optional<PendingSelection> selection_after(const PlayerView& view, const PendingSelection& picked,
                                                const Spot& spot);

/// Returns where to touch next for legal[index]: the first of two touches unless it is already picked.
Spot next_touch(const PlayerView& view, const PendingSelection& picked, int index);

/// Returns all spots to light: those that give a legal answer, or pick one.
std::vector<Spot> highlights(const PlayerView& view, const PendingSelection& picked);

/// Returns the mobile scoreboard (0 or 1) that a touched place is for, while scoreboards are laid: the picked one,
/// otherwise the first that can be laid.
int board_to_lay(const PlayerView& view, const PendingSelection& picked);

/// Returns the legal answers that take a caballero out of a group in that region: the first one for each owner.
std::vector<Action> answers_by_owner(const PlayerView& view, Place region);

/// True if the question is with which grande the King changes places.
bool asks_for_grande(const PlayerView& view);

/// True if the answer is given by a button, not by something on the table.
bool is_button(const PlayerView& view, const Action& action);

} // namespace elgrande::screens

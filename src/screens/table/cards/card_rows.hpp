#pragma once

#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"
#include "ui/shape.hpp"
#include "ui/text.hpp"

#include <optional>
#include <span>

namespace elgrande::screens
{

/// A card under the pointer or the focus, and where it lies.
struct Explained
{
    CardId card = no_card;
    Box at;
    bool asked = false; ///< it is time for its explanation
};

/// The height of a phone's row of action cards. Held upright, it has two rows while one of them is to be taken: then
/// their words are as large as on a laptop. Else five lie side by side, so that they are seen together with the hand.
inline constexpr float phone_cards_height = 146;
inline constexpr float least_two_rows = 232;
inline constexpr float most_two_rows = 258;

/// How large the words of an action card of this width are, beside those of the drawn example.
float text_of_card(float width);

/// The cards of the round: round_cards().
std::optional<Spot> draw_action_cards(Ui& ui, const Box& box, Shape shape, const TableModel& shown,
                                      std::span<const Spot> lit, std::optional<Explained>& explained);

/// Where a Card or Power spot is touched; scrolls it into view where it is not. Nothing while it is out of sight.
std::optional<Box> box_of_card(Ui& ui, const Box& box, Shape shape, const PlayerView& view, const Spot& spot);

/// Brings what the question is about into view, else the card of the turn, else the first one.
void show_asked_cards(Ui& ui, const Box& cards, Shape shape, const PlayerView& view, std::span<const Spot> lit);

} // namespace elgrande::screens

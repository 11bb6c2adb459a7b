// The shortcut keys of the table, and the points where the mirror and tests touch it to give an answer.
#include "screens/table/cards/hand_deck.hpp"
#include "screens/table/table_screen.hpp"

namespace elgrande::screens
{

std::optional<Intent> TableScreen::shortcut_keys(Ui& ui, const TableModel& shown)
{
    if (!ui.reachable())
    {
        return std::nullopt;
    }
    const char typed = ui.typed();
    if (ui.key(ImGuiKey_Escape))
    {
        return shown.looking_back ? Intent(GameCommand::ReturnToNow)
               : shown.trying_out ? Intent(GameCommand::LeaveTryOut)
                                  : Intent(PageCommand::OpenMenu);
    }
    if (typed >= '1' && typed <= '0' + stack_count)
    {
        return intent_for(shown, Spot{Spot::Kind::Card, static_cast<std::uint8_t>(typed - '0'), Place::Nowhere});
    }
    return std::nullopt;
}

std::optional<Box> TableScreen::box_of(Ui& ui, const PlayerView& view, const Spot& spot)
{
    switch (spot.kind)
    {
    case Spot::Kind::Button:
    {
        const std::optional<Box> button = prompt_.box_of_answer(spot.number);
        return button ? button : ui.visible_box(id_of("whose", spot.number)); // draw_chooser()
    }
    case Spot::Kind::Card:
    case Spot::Kind::Power:
        return box_of_card(ui, spot.kind == Spot::Kind::Card ? at_.cards : at_.hand, at_.shape, view, spot);
    case Spot::Kind::Seat:
    case Spot::Kind::Court:
        return ui.visible_box(id_of("seat", spot.number));
    case Spot::Kind::Group:
    case Spot::Kind::Place:
    case Spot::Kind::Board:
    case Spot::Kind::Grande:
    case Spot::Kind::King:
        break;
    }
    const auto at = map_.point(spot);
    return at && view.players() > 0 ? std::optional(Box{at->x - 1, at->y - 1, 2, 2}) : std::nullopt;
}

/// Returns the box of the deck from which a hand is chosen: below the question, in place of the map or of a phone's
/// lower part.
Box TableScreen::deck_box() const
{
    if (at_.shape == Shape::Tall)
    {
        return at_.lower.inset(8, 0);
    }
    Box box = at_.map.inset(12, 12);
    if (at_.shape == Shape::Wide)
    {
        box.cut_top(at_.prompt.bottom() - box.y, 10);
    }
    return box;
}

std::optional<Intent> TableScreen::draw_deck(Ui& ui, const TableModel& shown)
{
    return asks_for_hand(shown.view) ? draw_hand_deck(ui, deck_box(), shown, explained_) : std::nullopt;
}

std::optional<ImVec2> TableScreen::point(Ui& ui, const PlayerView& view, int index)
{
    const Spot spot = next_touch(view, picked_, index);
    if (asks_for_hand(view))
    {
        const std::optional<Box> card = box_in_hand_deck(ui, deck_box(), view, spot.number);
        return card ? std::optional(ImVec2(card->middle_x(), card->middle_y())) : std::nullopt;
    }
    const std::optional<Box> box = box_of(ui, view, spot);
    // On a phone, the row itself may be scrolled out of sight.
    const bool card = spot.kind == Spot::Kind::Card || spot.kind == Spot::Kind::Power;
    const bool seat = spot.kind == Spot::Kind::Seat || spot.kind == Spot::Kind::Court;
    if (at_.lower_length > 0 && (card || (seat && at_.seats_scroll())))
    {
        const Box part = spot.kind == Spot::Kind::Card ? place_of_card(at_.cards, at_.shape, view, spot)
                         : card                        ? at_.hand
                                                       : at_.seats;
        if (!box || box->h < 0.9F * ui.finger())
        {
            ui.reveal(lower_scroll, part.y - 8, part.bottom() + 8);
            return std::nullopt;
        }
    }
    if (box && spot.kind == Spot::Kind::Button && at_.question_scrolls && !box->inside(at_.lower))
    {
        const float top = box->y - at_.prompt.y; // the question is the first thing that scrolls
        ui.reveal(lower_scroll, top, top + box->h);
        return std::nullopt;
    }
    return box ? std::optional(ImVec2(box->middle_x(), box->middle_y())) : std::nullopt;
}

} // namespace elgrande::screens

#pragma once

#include "rules/cards/card.hpp"
#include "ui/text.hpp"
#include "words/names.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace elgrande::screens
{

/// The texts of an action card, laid out.
struct CardLetters
{
    Letters title;
    Letters line;
    float width = 0;  ///< the width to which both are wrapped
    float height = 0; ///< of title and line together
    bool fit = true;  ///< the text fits below a picture in legible letters
};

/// The contents of a card that draw_action_card() or draw_card_line() draws.
struct ActionCard
{
    CardId card = no_card;
    std::string title;
    std::string line;
    std::string_view taken_by = {}; ///< the name of the player who took it; empty if nobody did
    Paint taken_colour = 0;
    Paint taken_print = 0;   ///< the colour of the name on that colour
    bool lit = false;        ///< can be taken or used now
    bool owned = false;      ///< it is in use, or chosen for the hand: drawn with a thinner glow than if `lit`
    bool over = false;       ///< nobody can use it any more in this round
    int recruits = -1;       ///< the number of caballeros that an own card recruits; −1 for other cards
    record::Colour colour{}; ///< the colour of these caballeros
    int bid = 0;             ///< the value of an own card, shown in place of Card::places; 0 for other cards
    bool focused = false;
    bool hovered = false;
    float text = 1;                       ///< scale of its text; see text_of_card()
    float picture = 0;                    ///< height of its picture; 0: as much as its text leaves
    std::optional<CardLetters> letters{}; ///< the result of letters_of(), if the caller has it
};

/// Lays out the texts of a card of the size of `box` at the scale `face.text`, or smaller if they would not fit.
CardLetters letters_of(const Box& box, const ActionCard& face);

/// Returns the height that the texts leave for the picture on a card of the size of `box`. `scale` is ActionCard::text.
float picture_height(const Box& box, const CardLetters& letters, float scale);

/// Draws an action card, which must not be no_card. Text that does not fit is reported to Ui::note_cut().
void draw_action_card(Ui& ui, const Box& box, const ActionCard& face);

/// Draws an action card, which must not be no_card, as one line: the number of caballeros or the value, the picture,
/// the title if there is room for it, and what the card does.
void draw_card_line(Ui& ui, const Box& box, const ActionCard& face);

/// A power card of one player.
struct PowerCard
{
    int value = 1;    ///< the printed value
    int recruits = 0; ///< the printed number of caballeros
    record::Colour colour{};
    bool used = false;
    float visible_width = 1000; ///< the next card covers what lies to the right of it
    bool lit = false;           ///< can be chosen now
    bool lies_open = false;     ///< it has been played in this round
    bool focused = false;
    bool hovered = false;
    float text = 1; ///< scale of the number of caballeros
};

/// Draws a power card.
void draw_power_card(Ui& ui, const Box& box, const PowerCard& face);

/// Draws the back of a power card.
void draw_card_back(Ui& ui, const Box& box, record::Colour colour);

/// Draws a small wooden cube, `size` wide, with its centre at (x, y).
void draw_cube(Ui& ui, float x, float y, float size, record::Colour colour);

} // namespace elgrande::screens

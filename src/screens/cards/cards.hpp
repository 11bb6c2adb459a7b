#pragma once

#include "rules/cards/card.hpp"
#include "ui/text.hpp"
#include "words/names.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace elgrande::screens
{

/// The words of an action card.
struct CardLetters
{
    Letters title;
    Letters line;
    float width = 0;  ///< of the lines
    float height = 0; ///< of both
    bool fit = true;  ///< all of them can be read below a picture
};

/// How an action card lies on the table.
struct ActionCard
{
    CardId card = no_card;
    std::string title;
    std::string line;
    std::string_view taken_by = {}; ///< name of who took it, if anybody did
    Paint taken_colour = 0;
    Paint taken_print = 0;   ///< of the name on that colour
    bool lit = false;        ///< may be taken, or used, now
    bool owned = false;      ///< it is the card of the turn
    bool over = false;       ///< nobody will use it any more in this round
    int recruits = -1;       ///< of an own card; −1: it is none
    record::Colour colour{}; ///< of these caballeros
    int bid = 0;             ///< value of an own card, which is shown instead of a stack's number; or 0
    bool focused = false;
    bool hovered = false;
    float text = 1;                       ///< scale of its letters
    float picture = 0;                    ///< height of its picture; 0: what its own words leave
    std::optional<CardLetters> letters{}; ///< if they are known: letters_of()
};

/// As large as `how.text` says, smaller where they would not fit on a card of this size.
CardLetters letters_of(const Box& box, const ActionCard& how);

/// The room that a card of this size has left for its picture.
float picture_height(const Box& box, const CardLetters& letters, float scale);

void draw_action_card(Ui& ui, const Box& box, const ActionCard& how);

/// A power card of one player.
struct PowerCard
{
    int value = 1;    ///< what is printed on it
    int recruits = 0; ///< likewise
    record::Colour colour{};
    bool used = false;
    float seen = 1000; ///< of its width, from the left: the rest lies below the next card
    bool lit = false;
    bool lies_open = false; ///< played in this round
    bool focused = false;
    bool hovered = false;
};

void draw_power_card(Ui& ui, const Box& box, const PowerCard& how);

/// The back of a power card.
void draw_card_back(Ui& ui, const Box& box, record::Colour colour);

/// A small wooden cube, `size` wide.
void draw_cube(Ui& ui, float x, float y, float size, record::Colour colour);

} // namespace elgrande::screens

#pragma once

#include "board/geometry/plane.hpp"
#include "ui/shape.hpp"

namespace elgrande::screens
{

/// The boxes of the parts of the table screen, in ImGui's units. On phones, cards, hand, log and footer (in landscape
/// also the seats) are inside `lower`, which scrolls; their boxes are relative to its upper left corner and may extend
/// beyond its lower edge. If `question_scrolls`, this also holds for question, buttons and seats.
struct TableLayout
{
    Shape shape{};
    bool question_scrolls = false; ///< Shape::Tall, too low for the question and the map: `lower` has the question
    bool from_afar = false; ///< Shape::Wide, to be read from two metres: seats are columns above those of majorities
    bool upright = false;   ///< Shape::Wide with the panel below the map, which is as wide as the screen

    Box map;
    Box panel;   ///< the wooden panel
    Box prompt;  ///< the question; on a wide screen with the buttons
    Box buttons; ///< the answers that are buttons; the same as `prompt` on a wide screen
    Box round;   ///< see draw_round()
    Box menu;    ///< phones only
    Box seats;
    Box seat_labels;        ///< beside the seats, if the table is read from afar
    Box lower;              ///< phones only
    float lower_length = 0; ///< the height of the contents of `lower`

    Box cards_heading; ///< empty if the cards need its room, or if the table is read from afar
    Box cards;
    Box hand_heading;
    Box hand;
    Box log_heading; ///< empty if the table is read from afar, or if an upright screen has no room for it
    Box log;
    Box footer;

    Box majorities_heading; ///< empty unless has_majorities()
    Box majorities;         ///< empty unless has_majorities() or the table is read from afar

    /// True if the seats are inside `lower`.
    bool seats_scroll() const { return shape == Shape::Short || question_scrolls; }
};

/// The contents on which the layout of a wide screen depends.
struct TableContents
{
    int seats = 0;            ///< number of seats, including the dummy's
    float min_touch_size = 0; ///< the minimum height of what can be touched: Ui::min_touch_size()
    int rows = 10;            ///< rows in the table of majorities: places where caballeros can be
    bool from_afar = false;
};

/// The sizes that the prompt and the other parts need, in ImGui's units.
struct PromptNeeds
{
    float text = 0;         ///< height of the question, wrapped to prompt_text_width()
    float why = 0;          ///< height of the advice below the question, or 0
    float buttons = 0;      ///< height of all rows of buttons
    bool one_row = true;    ///< question and buttons fit side by side (wide screens)
    bool sheet = false;     ///< the question is on the sheet of a lesson or puzzle, which is higher
    bool choosing = false;  ///< a power card is to be chosen
    bool taking = false;    ///< an action card is to be taken
    bool deck = false;      ///< a hand is to be chosen from a deck, for which a phone needs all of TableLayout::lower
    float log = 0;          ///< height of a phone's log
    float finger = 44;      ///< the least size of what a finger can touch
    bool fingers = false;   ///< the player uses fingers on a wide screen
    int rows = 10;          ///< rows in the table of majorities
    bool from_afar = false; ///< lay the table out to be read from two metres; the shape must be Shape::Wide
    int cards = 5;          ///< number of action cards on the table
    // If the table is read from afar:
    float min_bar_height = 0; ///< the minimum height of the bar with question and buttons
    bool black = false;       ///< black caballeros have a column in the table of majorities
    bool modifiers = false;   ///< the hand needs a heading that lists them
};

/// The widths of two columns of the table of majorities that is read from afar: the names of places with their
/// scoreboards, left of the players' columns, and the black caballeros, right of them.
inline constexpr float afar_names = 178;
inline constexpr float afar_black = 46;

/// True if a screen of this size, in ImGui's units, has room for a table of majorities with a log beside it.
bool has_majorities(float width, float height, const TableContents& contents);

/// Returns the width available to the question's text on a screen of this size if nothing is beside the text.
float prompt_text_width(float width, float height, const TableContents& contents);

/// Returns the width of the lines in the log of a phone of this size; 0 on a wide screen.
float lower_width(float width, float height);

/// Returns the layout of a screen of this size. `seats`: number of seats, including the dummy's.
TableLayout lay_out_table(float width, float height, int seats, const PromptNeeds& needs);

/// Returns the part of TableLayout::map into which Spain is fitted. On wide screens it does not depend on the question,
/// so that the map stays in place when the question changes. The longest questions cover a little of it, but not the
/// northern names; from afar, PromptBar::prepare() shrinks their letters for this. There is more room above Spain for
/// the `sheet` of a lesson or puzzle, and if `charts` of the colonies surround Spain.
Box map_room(const TableLayout& at, bool sheet, bool charts = false);

} // namespace elgrande::screens

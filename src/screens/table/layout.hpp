#pragma once

#include "board/geometry/plane.hpp"
#include "ui/shape.hpp"

namespace elgrande::screens
{

/// Where the parts of the table screen are. On phones `lower` is scrolled and holds cards, hand, log and footer (and
/// sideways the seats too): those boxes are then places inside of it, from its upper edge, and may reach beyond it.
struct TableLayout
{
    Shape shape{};

    Box map;
    Box panel;   ///< the wood
    Box prompt;  ///< the question; with the buttons on a wide screen
    Box buttons; ///< the answers that are buttons; part of `prompt` on a wide screen
    Box round;
    Box menu; ///< phones only
    Box seats;
    Box lower; ///< phones only
    float lower_length = 0;

    Box cards_heading; ///< empty where the cards need its room
    Box cards;
    Box hand_heading;
    Box hand;
    Box log_heading;
    Box log;
    Box footer;

    Box majorities_heading; ///< large screens only, with the table below it; else empty
    Box majorities;
};

/// Who sits at the table, and what touches it.
struct TableContents
{
    int seats = 0;         ///< with the dummy's
    float least_touch = 0; ///< least height of what is touched: Ui::least_touch()
    int rows = 10;         ///< of the table of majorities: places where caballeros stand
};

/// The room that the prompt needs.
struct PromptNeeds
{
    float text = 0;        ///< height of the question, broken to prompt_text_width()
    float why = 0;         ///< height of the line below the question and its buttons, or 0
    float buttons = 0;     ///< height of all rows of buttons
    bool one_row = true;   ///< question and buttons stand side by side (wide screens)
    bool choosing = false; ///< one of the power cards
    bool taking = false;   ///< one of the action cards
    float log = 0;         ///< on phones the log is as long as it is
    float finger = 44;     ///< what a finger can touch
    bool fingers = false;  ///< fingers touch a wide screen, too
    int rows = 10;         ///< of the table of majorities
};

/// Is there room for a table of majorities, and for a log of the panel's height beside it?
bool has_majorities(float width, float height, const TableContents& contents);

/// The room for the question's text beside nothing else.
float prompt_text_width(float width, float height, const TableContents& contents);

/// The room for the lines of a phone's log; 0 on a wide screen.
float lower_width(float width, float height);

TableLayout lay_out_table(float width, float height, int seats, const PromptNeeds& needs);

/// Where all of Spain is to be seen, with the sea around it on all of TableLayout::map. It depends on no question: the
/// map must not move while somebody aims at it. The longest ones reach a little into it, above the northern names.
/// `sheet`: the voice of a lesson stands there, or a puzzle. `charts`: the colonies lie around Spain, up to the edges.
Box map_room(const TableLayout& at, bool sheet, bool charts = false);

} // namespace elgrande::screens

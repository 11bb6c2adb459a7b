#pragma once

#include "screens/box.hpp"

#include <cstdint>

namespace elgrande::screens
{

/// How the table lies on the screen.
enum class Shape : std::uint8_t
{
    Wide, ///< a laptop, a big screen, a tablet: the map and a wooden panel beside it
    Tall, ///< a phone held upright: everything below the map
    Short ///< a phone held sideways: the panel beside the map, scrolled
};

/// On a wide screen the map begins below this, whatever the question: it must not move under the hand.
inline constexpr float highest_bar = 66;

/// What a finger can touch safely, in CSS pixels.
inline constexpr float finger = 44;

/// Where the parts of the table screen are. On phones `lower` is scrolled and holds cards, hand, log and footer (and
/// sideways the seats too): those boxes are then places inside of it, from its upper edge, and may reach beyond it.
struct TableLayout
{
    Shape shape{};
    float scale = 1; ///< of letters and lines; 1 on a laptop of 1366 × 768

    Box map;
    Box panel;   ///< the wood
    Box prompt;  ///< the question; with the buttons on a wide screen
    Box buttons; ///< the answers that are buttons; part of `prompt` on a wide screen
    Box round;
    Box menu; ///< phones only
    Box seats;
    Box lower; ///< phones only
    float lower_length = 0;

    Box cards_heading;
    Box cards;
    Box hand_heading;
    Box hand;
    Box log_heading;
    Box log;
    Box footer;
};

/// What the prompt needs.
struct PromptNeeds
{
    float text = 0;          ///< height of the question, broken to prompt_text_width()
    float buttons = 0;       ///< height of all rows of buttons
    bool one_row = true;     ///< question and buttons stand side by side (wide screens)
    bool whole_hand = false; ///< on phones all power cards are in sight, in two rows
    float log = 0;           ///< on phones the log is as long as it is
};

Shape shape_of(float width, float height);

/// Letters and lines of a screen.
float scale_of(float width, float height);

/// The room for the question's text beside nothing else.
float prompt_text_width(float width, float height);

/// The room for the lines of a phone's log; 0 on a wide screen.
float lower_width(float width, float height);

TableLayout lay_out_table(float width, float height, int seats, const PromptNeeds& needs);

} // namespace elgrande::screens

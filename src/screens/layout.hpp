#pragma once

#include "screens/box.hpp"

#include <cstdint>

namespace elgrande::screens
{

/// How much larger than here the page shows everything: the screens lay out for a laptop of 1366 × 768 or a phone, and
/// the lengths of a page of so many CSS pixels are divided by this.
float zoom_of(float page_width, float page_height);

/// How the table lies on the screen.
enum class Shape : std::uint8_t
{
    Wide, ///< a laptop, a big screen, a tablet: the map and a wooden panel beside it
    Tall, ///< a phone held upright: everything below the map
    Short ///< a phone held sideways, or large letters on a laptop: the panel beside the map, scrolled
};

/// On a wide screen the map begins below this, whatever the question: it must not move under the hand.
inline constexpr float highest_bar = 66;

/// What a finger can touch safely, in CSS pixels of the page; Ui::finger() is that in the units of the screens.
inline constexpr float finger_of_page = 44;

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
    float text = 0;        ///< height of the question, broken to prompt_text_width()
    float buttons = 0;     ///< height of all rows of buttons
    bool one_row = true;   ///< question and buttons stand side by side (wide screens)
    bool choosing = false; ///< one of the power cards
    float log = 0;         ///< on phones the log is as long as it is
    float finger = 44;     ///< what a finger can touch
    bool fingers = false;  ///< fingers touch a wide screen, too
};

Shape shape_of(float width, float height);

/// In how many rows the power cards stand so that a finger can touch each.
int hand_rows(float width, float finger);

/// The room for the question's text beside nothing else.
float prompt_text_width(float width, float height);

/// The room for the lines of a phone's log; 0 on a wide screen.
float lower_width(float width, float height);

TableLayout lay_out_table(float width, float height, int seats, const PromptNeeds& needs);

} // namespace elgrande::screens

#pragma once

#include "ui/text.hpp"
#include "ui/ui.hpp"

#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Controls and decorations in the style of the game. Lengths and sizes are in ImGui's units. `radius` is the radius
/// of rounded corners; `scale` multiplies the sizes of letters, lines and gaps, in dialogs by dialog_scale().
namespace elgrande::screens
{

/// Draw a filled or outlined rectangle; the outline lies inside the box.
void fill(Ui& ui, const Box& box, Paint colour, float radius = 0);
void outline(Ui& ui, const Box& box, Paint colour, float thickness, float radius = 0);
/// Fills a box with a gradient from its top left to its bottom right corner.
void shade(Ui& ui, const Box& box, Paint top_left, Paint bottom_right);
/// Draws the soft shadow below a card or a dialog with this box, to the right of it and below it. It fades out over
/// `size` units.
void shadow(Ui& ui, const Box& box, float size, float radius);

/// Draws a frame along the edges of the screen, with a thin dark line that sets it off from what it surrounds.
void draw_screen_frame(Ui& ui, Paint colour, float width);

/// Draws the wood behind a panel.
void wood(Ui& ui, const Box& box);

/// Draws the keyboard focus indicator around the box of an item (Touch::focused), which has this radius.
void focus_ring(Ui& ui, const Box& box, float radius);

/// Draws the golden glow around something that can be chosen.
void glow_ring(Ui& ui, const Box& box, float radius, float scale);

enum class Look : std::uint8_t
{
    Plain, ///< dark wood with a brass rim
    Gold,  ///< for the default button
    Wine   ///< for a button that deletes something
};

struct Button
{
    Id id = 0;
    std::string_view label;
    Look look = Look::Plain;
    bool enabled = true; ///< false: drawn pale; neither an item nor a button of the mirror
    float size = 16;     ///< of the letters
    Face face = Face::Regular;
    /// Its label in the mirror, if `label` is not clear out of context; empty: `label`.
    std::string_view name{};
    std::optional<bool> chosen{}; ///< for the mirror, see Ui::name_item()
    bool in_mirror = true;        ///< false if the mirror already has it as an answer
    bool has_caret = false;       ///< a triangle beside the label: a press opens a list of choices
};

/// Draws a button. Returns true if it was pressed in this frame.
bool button(Ui& ui, const Box& box, const Button& button);

/// Returns the width of a button that has room for its label, but at least `min_width`.
float button_width(const Button& button, float min_width);

/// Draws a button with a wrapped label, which may have style marks; `name` is its label in the mirror. Returns true
/// if it was pressed.
bool wrapped_button(Ui& ui, Id id, const Box& box, const Letters& letters, std::string_view label, std::string name);

/// Returns the height that wrapped_button() needs in a box of this width.
float wrapped_button_height(const Letters& letters, float width, std::string_view label);

/// Writes a heading in small capitals at the left of the box, centred vertically; shrinks it to the width of the box.
void heading(Ui& ui, const Box& box, std::string_view text, float scale);

/// Sets `kept` to a measured length on which the layout depends. Ignores rounding errors, which would otherwise
/// change the layout in every frame.
inline void set_measured_length(float& kept, float measured)
{
    constexpr float rounding = 0.25F;
    kept = std::abs(measured - kept) < rounding ? kept : measured;
}

/// Draws a thin scroll bar inside the right edge of `view` if the content, which is `length` high, is higher than the
/// view. `moved` is the result of Ui::begin_scroll().
void draw_scroll_bar(Ui& ui, const Box& view, float moved, float length, float scale);

/// Draws content that scrolls vertically in `view`, with a scroll bar up to 10 × `scale` to the right of it. Calls
/// `draw` with the box of the content, which is as high as needed; `draw` returns the height of what it has drawn.
/// `length` stores that height between frames; initialise it to 0.
template <class Draw>
void scrolled(Ui& ui, Id id, const Box& view, float& length, float scale, Draw draw)
{
    const float moved = ui.begin_scroll(id, view.inset(-4, 0), length, Ui::Along::Y);
    const float measured = draw(Box{view.x, view.y + moved, view.w, 1e6F});
    ui.end_scroll();
    draw_scroll_bar(ui, {view.x, view.y, view.w + 10 * scale, view.h}, moved, measured, scale);
    const float before = length;
    set_measured_length(length, measured);
    if (length != before)
    {
        ui.settle();
    }
}

/// The left edge of the text of a toggle(), at scale 1.
inline constexpr float toggle_text_left = 56;

/// Returns the height of a toggle() of this width with this help text.
float toggle_height(const Ui& ui, std::string_view help, float width, float scale);

/// Returns the height of a box of this width for buttons() with these labels; 0 without labels.
float buttons_height(const Ui& ui, float width, std::span<const std::string> labels);
/// Draws buttons with these labels, at least one: side by side; in rows of two if they are too long for that; or in
/// rows of one if they are still too long, or if their number is odd. The first row is at the bottom of the box. The
/// last button has the look `last`, by default that of the default button. Returns the index of the pressed button;
/// nothing if none was pressed. The id of button i is id_of(id, i).
std::optional<int> buttons(Ui& ui, Box box, std::string_view id, std::span<const std::string> labels,
                           Look last = Look::Gold);

/// Draws an on/off switch with the label `name` and the text `help` below. If the player switches it, changes `on` and
/// returns true; otherwise returns false. With id 0 it is disabled and not in the mirror.
bool toggle(Ui& ui, Id id, const Box& box, std::string_view name, std::string_view help, bool& on, float scale);

/// Draws a choice of one of several words, at least one, in up to `rows` rows of equal height (1 or more). `chosen` is
/// the index of the chosen word; if the player chooses another one, changes it and returns true. The id of word i is
/// id_of(id, i), and its label in the mirror "title: word", or "word" if the title is empty.
bool choice(Ui& ui, std::string_view id, const Box& box, std::span<const std::string> words, int& chosen, float scale,
            int rows = 1, std::string_view title = {});

/// Symbols that no font has.
enum class Icon : std::uint8_t
{
    Menu,
    Close,
    Older, ///< a triangle that points to the left
    Newer, ///< a triangle that points to the right
    Castle,
    Settings,
    Points ///< a table of points
};

/// Draws an icon in the middle of the box, a little less than half as large.
void draw_icon(Ui& ui, Icon icon, const Box& box, Paint colour);
/// Draws a button with an icon. `name` is its label in the mirror; if that is empty, it is not in the mirror. Returns
/// true if it was pressed.
bool icon_button(Ui& ui, Id id, const Box& box, Icon icon, Paint colour, std::string_view name);

/// Returns the scale of letters and lines in dialogs, at least Ui::letter_scale().
float dialog_scale(const Ui& ui);
/// Returns the height of buttons in dialogs.
float dialog_button_height(const Ui& ui);

/// Returns the width of the contents of a dialog that begin_dialog() begins with this width and scale.
float dialog_text_width(const Ui& ui, float width, float scale);

/// Begins a modal popup: a wooden sheet in the middle of a darkened screen. Returns the box for its contents, below the
/// title: `length` high, and the sheet is `width` wide, as far as the screen has room. End it with end_dialog().
Box begin_dialog(Ui& ui, float width, float length, std::string_view title, float scale);
/// Ends a dialog. Returns true if Escape or Back was pressed and no other dialog is on top of it.
bool end_dialog(Ui& ui);
/// Draws a button in the middle of `foot`, a strip at the lower edge of a dialog. Returns true if it was pressed.
bool close_button(Ui& ui, const Box& foot, Id id, std::string_view label, float scale);

/// Where a note can be placed.
struct NotePlaces
{
    std::vector<Box> areas;    ///< each as wide as a note; empty: the note is placed beside the thing it explains
    std::vector<Box> in_sight; ///< what a note should not cover
};

/// Returns the box for a note of this height about the thing at `near`. There must be at least one area. Tries the
/// lower edge of each area, then the upper edges, and returns the first box that covers neither `near` nor anything
/// that is to stay in sight; if there is none, the one that covers least of `near`, and then of the rest.
Box note_in(const NotePlaces& places, const Box& near, float height);

/// Draws a tooltip with a title and a text with style marks; either may be empty. Lies where note_in() puts it if
/// there are areas, otherwise below or above `near`, within the screen. Returns its box.
Box tooltip(Ui& ui, const Box& near, std::string_view title, std::string_view text, const Letters& letters, float scale,
            const NotePlaces& places = {});

} // namespace elgrande::screens

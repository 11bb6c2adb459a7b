#pragma once

#include "ui/text.hpp"
#include "ui/ui.hpp"

#include <cmath>
#include <optional>
#include <string>
#include <string_view>

namespace elgrande::screens
{

/// Draw a filled or outlined rectangle.
void fill(Ui& ui, const Box& box, Paint colour, float radius = 0);
void outline(Ui& ui, const Box& box, Paint colour, float thickness, float radius = 0);
/// Fills a box with a gradient from its top left to its bottom right corner.
void shade(Ui& ui, const Box& box, Paint top_left, Paint bottom_right);
/// Draws the soft shadow below a card or a dialog.
void shadow(Ui& ui, const Box& box, float size, float radius);

/// Draws the wood behind a panel.
void wood(Ui& ui, const Box& box);

/// Draws the ring around the item that has the keyboard focus.
void focus_ring(Ui& ui, const Box& box, float radius);

/// Draws the golden rim around what can be chosen.
void glow_ring(Ui& ui, const Box& box, float radius, float scale);

enum class Look : std::uint8_t
{
    Plain, ///< dark wood with a brass rim
    Gold,  ///< the default
    Wine   ///< removes something
};

struct Button
{
    Id id = 0;
    std::string_view label;
    Look look = Look::Plain;
    bool enabled = true;
    float size = 16; ///< of the letters
    Face face = Face::Regular;
    /// Its name in the mirror, if the label alone does not say what it belongs to; empty: the label.
    std::string_view name{};
    std::optional<bool> chosen{}; ///< for the mirror, as of Ui::name_item()
    bool in_mirror = true;        ///< false if the mirror already offers the same as an answer
};

/// Draws a button. Returns true if it was pressed.
bool button(Ui& ui, const Box& box, const Button& how);

/// Returns the width that the label of a button needs, at least `least`.
float button_width(const Button& how, float least);

/// Writes a heading in small capitals.
void heading(Ui& ui, const Box& box, std::string_view text, float scale);

/// Remembers a measured length that the layout depends on. Differences by rounding are ignored: otherwise the layout
/// would change in every frame.
inline void keep_length(float& kept, float measured)
{
    constexpr float rounding = 0.25F;
    kept = std::abs(measured - kept) < rounding ? kept : measured;
}

/// Draws a thin scroll bar at the right edge of `view` if the content is longer. `moved` is what Ui::begin_scroll()
/// returned.
void scroll_thread(Ui& ui, const Box& view, float moved, float length, float scale);

/// Draws content that scrolls. `draw` gets a box without a lower edge and returns the length of what it has drawn,
/// which `length` keeps until the next frame.
template <class Draw>
void scrolled(Ui& ui, Id id, const Box& view, float& length, float scale, Draw draw)
{
    const float moved = ui.begin_scroll(id, view.inset(-4, 0), length, Ui::Along::Y);
    const float measured = draw(Box{view.x, view.y + moved, view.w, 1e6F});
    ui.end_scroll();
    scroll_thread(ui, {view.x, view.y, view.w + 10 * scale, view.h}, moved, measured, scale);
    const float before = length;
    keep_length(length, measured);
    if (length != before)
    {
        ui.settle();
    }
}

/// Returns the height that a toggle() of this width needs with its help.
float toggle_height(const Ui& ui, std::string_view help, float width, float scale);

/// Draws several buttons, the last one as the default: side by side, or in a narrow box one below another with the last
/// on top. Returns the number of the pressed one.
float buttons_height(const Ui& ui, float width, std::span<const std::string> labels);
std::optional<int> buttons(Ui& ui, Box box, std::string_view id, std::span<const std::string> labels);

/// Draws an on/off switch with a label and a line of help. With id 0 it cannot be switched. Returns true if it was
/// switched.
bool toggle(Ui& ui, Id id, const Box& box, std::string_view name, std::string_view help, bool& on, float scale);

/// Draws a choice of one of several words, side by side in this number of rows. Returns true if another one was chosen.
/// The mirror names each "title: word".
bool choice(Ui& ui, std::string_view id, const Box& box, std::span<const std::string> words, int& chosen, float scale,
            int rows = 1, std::string_view title = {});

/// Symbols that no font has.
enum class Icon : std::uint8_t
{
    Menu,
    Close,
    Older, ///< an arrow to the left
    Newer, ///< an arrow to the right
    Castle,
    Settings,
    Points ///< a table of them
};

void draw_icon(Ui& ui, Icon icon, const Box& box, Paint colour);
/// Draws a button with an icon. Returns true if it was pressed. Without a name it is not in the mirror.
bool icon_button(Ui& ui, Id id, const Box& box, Icon icon, Paint colour, std::string_view name);

/// Returns the scale of letters and lines in dialogs.
float dialog_scale(const Ui& ui);
float dialog_button_height(const Ui& ui);

/// Begins a modal popup: a wooden sheet in the middle of a darkened screen. Returns the box within its margins below
/// the title, `length` high if the screen has room for that. End it with end_dialog().
Box begin_dialog(Ui& ui, float width, float length, std::string_view title, float scale);
/// Ends a dialog. Returns true if Escape was pressed.
bool end_dialog(Ui& ui);
/// Draws a button at the foot of a dialog. Returns true if it was pressed.
bool close_button(Ui& ui, const Box& foot, Id id, std::string_view label, float scale);

/// Returns the box for a note of this height in `room`: at the lower edge, or at the upper one if it would hide `near`.
Box note_in(const Box& room, const Box& near, float height);

/// Draws a tooltip with a title and a text, within the screen: in `room` if given, else below or above `near`. Returns
/// its box.
Box tooltip(Ui& ui, const Box& near, std::string_view title, std::string_view text, const Letters& letters, float scale,
            const std::optional<Box>& room = {});

} // namespace elgrande::screens

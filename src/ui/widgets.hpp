#pragma once

#include "ui/text.hpp"
#include "ui/ui.hpp"

#include <cmath>
#include <optional>
#include <string>
#include <string_view>

namespace elgrande::screens
{

/// Filled and outlined rectangles.
void fill(Ui& ui, const Box& box, Paint colour, float radius = 0);
void outline(Ui& ui, const Box& box, Paint colour, float thickness, float radius = 0);
/// Colours at the four corners run into one another.
void shade(Ui& ui, const Box& box, Paint top_left, Paint bottom_right);
/// A soft shadow below a card or a dialog.
void shadow(Ui& ui, const Box& box, float size, float radius);

/// The wood behind a panel.
void wood(Ui& ui, const Box& box);

/// Where the keyboard points.
void focus_ring(Ui& ui, const Box& box, float radius);

/// A golden rim that says: this can be chosen.
void glow_ring(Ui& ui, const Box& box, float radius, float scale);

enum class Look : std::uint8_t
{
    Plain, ///< dark wood with a brass rim
    Gold,  ///< what is most likely wanted
    Wine   ///< what takes something away
};

struct Button
{
    Id id = 0;
    std::string_view label;
    Look look = Look::Plain;
    bool enabled = true;
    float size = 16; ///< of the letters
    Face face = Face::Regular;
    /// What the mirror calls it where that is not the label: nothing else may tell what it belongs to.
    std::string_view name{};
    std::optional<bool> chosen{}; ///< for the mirror, as of Ui::name_item()
    bool in_mirror = true;        ///< false: the mirror has the same as an answer
};

/// True when it was pressed.
bool button(Ui& ui, const Box& box, const Button& how);

/// The width that a button's label asks for.
float button_width(const Button& how, float least);

/// Small capitals over a part of the panel.
void heading(Ui& ui, const Box& box, std::string_view text, float scale);

/// Keeps how long something came out, of which its own place depends: measured there it differs by a rounding from
/// frame to frame, and the page would never come to rest.
inline void keep_length(float& kept, float measured)
{
    constexpr float rounding = 0.25F;
    kept = std::abs(measured - kept) < rounding ? kept : measured;
}

/// A thin thread at the right edge of `view` tells what part of something longer is seen; nothing if all of it is.
/// `moved` is what Ui::begin_scroll() gave.
void scroll_thread(Ui& ui, const Box& view, float moved, float length, float scale);

/// What scrolls in a dialog: `draw` gets the room, which ends nowhere, and returns how long it came out; `length` keeps
/// that until the next frame.
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

/// The height that a toggle() of this width needs for its help.
float toggle_height(const Ui& ui, std::string_view help, float width, float scale);

/// Several buttons, of which the last is the most likely: side by side, or where that is narrow one below another, the
/// last one on top.
/// `pressed` is the number of the one that was.
float buttons_height(const Ui& ui, float width, std::span<const std::string> labels);
std::optional<int> buttons(Ui& ui, Box box, std::string_view id, std::span<const std::string> labels);

/// An on/off switch with a label and a few words of help; one without id cannot be switched. True when it was switched.
bool toggle(Ui& ui, Id id, const Box& box, std::string_view name, std::string_view help, bool& on, float scale);

/// One of several words side by side, in this number of rows. True when another one was chosen. `title` is what is
/// chosen, for the mirror: "title: word".
bool choice(Ui& ui, std::string_view id, const Box& box, std::span<const std::string> words, int& chosen, float scale,
            int rows = 1, std::string_view title = {});

/// Pictures that no font has.
enum class Icon : std::uint8_t
{
    Menu,
    Close,
    Older,
    Newer,
    Castle,
    Settings,
    Points ///< a table of them
};

void draw_icon(Ui& ui, Icon icon, const Box& box, Paint colour);
/// `name` is what the mirror calls it; without one it is not there.
bool icon_button(Ui& ui, Id id, const Box& box, Icon icon, Paint colour, std::string_view name);

/// Of letters and lines in a dialog.
float dialog_scale(const Ui& ui);
float dialog_button_height(const Ui& ui);

/// Begins a modal popup: the screen is darkened, a wooden sheet lies in the middle. Returns the room within its
/// margins, below the title; end_dialog() ends it. `length` is the wanted height of that room, cut to the screen.
Box begin_dialog(Ui& ui, float width, float length, std::string_view title, float scale);
/// True if the player wants the dialog closed with Escape.
bool end_dialog(Ui& ui);
/// The button at its foot that closes it; true when it was pressed.
bool close_button(Ui& ui, const Box& foot, Id id, std::string_view label, float scale);

/// Where a note of this height stands in its fixed place: at the lower edge of `room`, or at the upper one if it would
/// hide `near` there.
Box note_in(const Box& room, const Box& near, float height);

/// A tooltip with a title and a text, kept on the screen: in `room` if there is one, else below or above `near`.
/// Returns what it covers.
Box tooltip(Ui& ui, const Box& near, std::string_view title, std::string_view text, const Letters& letters, float scale,
            const std::optional<Box>& room = {});

} // namespace elgrande::screens

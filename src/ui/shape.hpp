#pragma once

#include <cstdint>
#include <optional>

namespace elgrande::screens
{

/// Returns the factor by which a page of this size in CSS pixels enlarges the screens, which are laid out for a laptop
/// of 1366 × 768, a tablet of 976 × 1400 or a phone: 1 on a phone, else 0.84 … 4. A larger page gets larger letters and
/// more room.
float zoom_of(float page_width, float page_height);

/// The shape of the screen, which decides the layout of pages.
enum class Shape : std::uint8_t
{
    Wide, ///< a laptop, a big screen, a tablet: the map and a wooden panel beside it, or below it if is_upright()
    Tall, ///< a phone held upright, a small frame, or large letters on a tablet held upright: everything below the map,
          ///< scrolled
    Short ///< a phone held sideways, or large letters on a laptop: the panel beside the map, scrolled
};

/// Returns the shape of a screen of this size in ImGui's units, which are CSS pixels divided by zoom_of().
Shape shape_of(float width, float height);

/// True if a screen of this size, in ImGui's units, is clearly higher than wide.
bool is_upright(float width, float height);

/// The smallest size that a finger can touch safely, in CSS pixels; Ui::finger() is the same in ImGui's units.
inline constexpr float finger_of_page = 44;

/// True if a page of this size in CSS pixels is a large screen, which is read from afar unless the players choose
/// another size of text.
bool is_large_screen(float page_width, float page_height);

/// Returns the factor for a page that is read from afar, from about two metres: a screen of 1366 × 768 fills it, so
/// that all letters grow with the page. Nothing if the page is too small for that, or not wide enough. With `fingers`,
/// only a large screen has room for all that they touch.
std::optional<float> zoom_from_afar(float page_width, float page_height, bool fingers = false);

} // namespace elgrande::screens

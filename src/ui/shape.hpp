#pragma once

#include <cstdint>
#include <optional>

namespace elgrande::screens
{

/// Returns the zoom of a page of this size in CSS pixels: 1 on a phone or in a narrow frame, otherwise 0.84 … 4. At
/// zoom 1 the layouts fit a laptop of 1366 × 768, a tablet of 976 × 1400 or a phone. A larger page gets both larger
/// letters and more room.
float zoom_of(float page_width, float page_height);

/// The shape of the screen, which decides the layout of pages.
enum class Shape : std::uint8_t
{
    Wide, ///< a laptop, a large screen, a tablet: the panel is beside the map, or below it if is_upright()
    Tall, ///< a phone held upright, a small frame, or large letters on an upright tablet: the panel is below the map
          ///< and scrolls
    Short ///< a phone held sideways, or large letters on a laptop: the panel is beside the map and scrolls
};

/// Returns the shape of a screen of this size in ImGui's units, which are CSS pixels divided by zoom_of().
Shape shape_of(float width, float height);

/// True if a screen of this size, in any unit, is more than 1.15 times as high as wide.
bool is_upright(float width, float height);

/// The minimum size of a touch target in CSS pixels; Ui::finger() is the same in ImGui's units.
inline constexpr float finger_of_page = 44;

/// True if a page of this size in CSS pixels is a large screen: at least 1600 × 900, and at least 1.2 times as wide as
/// high. Unless the players choose another text size, its table is laid out to be read from afar.
bool is_large_screen(float page_width, float page_height);

/// Returns the zoom of a page that is read from afar, from about two metres: the layout for 1366 × 768 fills it, so
/// all letters grow with the page. Nothing if the page is smaller than 1100 × 600 CSS pixels or less than 1.2 times as
/// wide as high. With `fingers`, nothing unless it is a large screen, as touch targets need more room.
std::optional<float> zoom_from_afar(float page_width, float page_height, bool fingers = false);

} // namespace elgrande::screens

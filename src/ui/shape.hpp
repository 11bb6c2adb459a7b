#pragma once

#include <cstdint>

namespace elgrande::screens
{

/// The factor by which a page of this size in CSS pixels enlarges the screens, which are laid out for a laptop of
/// 1366 × 768 or a phone. A larger page gets larger letters and more room.
float zoom_of(float page_width, float page_height);

/// How a page lies on the screen.
enum class Shape : std::uint8_t
{
    Wide, ///< a laptop, a big screen, a tablet: the map and a wooden panel beside it
    Tall, ///< a phone held upright: everything below the map
    Short ///< a phone held sideways, or large letters on a laptop: the panel beside the map, scrolled
};

Shape shape_of(float width, float height);

/// The smallest size that a finger can touch safely, in CSS pixels; Ui::finger() is the same in units of the screens.
inline constexpr float finger_of_page = 44;

} // namespace elgrande::screens

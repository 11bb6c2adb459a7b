#pragma once

#include <cstdint>

namespace elgrande::screens
{

/// How much larger than here the page shows everything: the screens lay out for a laptop of 1366 × 768 or a phone, and
/// lengths of a page of this size in CSS pixels are divided by it. A large page is not only a larger laptop: a part of
/// what it has more goes into room.
float zoom_of(float page_width, float page_height);

/// How a page lies on the screen.
enum class Shape : std::uint8_t
{
    Wide, ///< a laptop, a big screen, a tablet: the map and a wooden panel beside it
    Tall, ///< a phone held upright: everything below the map
    Short ///< a phone held sideways, or large letters on a laptop: the panel beside the map, scrolled
};

Shape shape_of(float width, float height);

/// A safe size for a finger, in CSS pixels of the page; Ui::finger() is that in the units of the screens.
inline constexpr float finger_of_page = 44;

} // namespace elgrande::screens

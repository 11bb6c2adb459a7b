#include "ui/shape.hpp"

#include <algorithm>

namespace elgrande::screens
{

namespace
{

/// A size in CSS pixels or in ImGui's units.
struct Size
{
    float width;
    float height;
};

// The page sizes for which the screens are laid out.
constexpr Size laptop{1366, 768};
constexpr Size upright_tablet{976, 1400};

constexpr float widest_phone = 700;      ///< width of an upright page that is still a phone's, in CSS pixels
constexpr float narrowest_upright = 820; ///< width of an upright screen that has room for two columns of seats
constexpr float min_zoom = 0.84F;
constexpr float largest_zoom = 4;

/// A page that is narrower than the first and at least as high as the second is not wide enough for a panel beside the
/// map, although it is not a phone held upright: a frame in an article, or a small window.
constexpr float widest_narrow = 600;
constexpr float lowest_narrow = 440;

/// Up to this zoom a larger page only enlarges the screens. Beyond it, only this share of the growth is used for zoom
/// and the rest for more room: 2560 × 1440 has 1.5 times the room of a laptop, with letters a quarter larger.
constexpr float large_enough = 1.25F;
constexpr float share_of_size = 2.0F / 3;

/// Returns the largest scale at which a layout of the size `design` fits into the page.
float times_in(float page_width, float page_height, const Size& design)
{
    return std::min(page_width / design.width, page_height / design.height);
}

bool is_narrow(float width, float height)
{
    return width < widest_narrow && height >= lowest_narrow;
}

/// True if the map has room beside the panel of a table that is read from afar.
bool is_wide_enough(float page_width, float page_height)
{
    return page_width >= 1.2F * page_height;
}

} // namespace

float zoom_of(float page_width, float page_height)
{
    const bool upright = is_upright(page_width, page_height);
    if ((upright && page_width < widest_phone) || (page_height < 520 && page_width < 1000)
        || is_narrow(page_width, page_height))
    {
        return 1;
    }
    const float times = times_in(page_width, page_height, upright ? upright_tablet : laptop);
    const float zoom = std::max(std::min(times, large_enough), times * share_of_size);
    return std::clamp(zoom, min_zoom, largest_zoom);
}

bool is_upright(float width, float height)
{
    return height > width * 1.15F;
}

Shape shape_of(float width, float height)
{
    if ((is_upright(width, height) && width < narrowest_upright) || is_narrow(width, height))
    {
        return Shape::Tall;
    }
    return height < 660 && width < 1200 ? Shape::Short : Shape::Wide;
}

bool is_large_screen(float page_width, float page_height)
{
    return page_width >= 1600 && page_height >= 900 && is_wide_enough(page_width, page_height);
}

std::optional<float> zoom_from_afar(float page_width, float page_height, bool fingers)
{
    const bool is_too_small =
        fingers ? !is_large_screen(page_width, page_height) : page_width < 1100 || page_height < 600;
    if (is_too_small || !is_wide_enough(page_width, page_height))
    {
        return std::nullopt;
    }
    return times_in(page_width, page_height, laptop);
}

} // namespace elgrande::screens

#include "ui/shape.hpp"

#include <algorithm>

namespace elgrande::screens
{

namespace
{

// The page size for which the screens are laid out, in CSS pixels.
constexpr float design_width = 1366;
constexpr float design_height = 768;

/// Up to this zoom a larger page only enlarges the screens; beyond it this share of the factor is used for zoom, the
/// rest for more room: 2560 × 1440 has 1.5 times the room of a laptop, with letters a quarter larger.
constexpr float large_enough = 1.25F;
constexpr float share_of_size = 2.0F / 3;

bool upright(float width, float height)
{
    return height > width * 1.15F && width < 700;
}

} // namespace

float zoom_of(float page_width, float page_height)
{
    const bool phone = upright(page_width, page_height) || (page_height < 520 && page_width < 1000);
    const float times = std::min(page_width / design_width, page_height / design_height);
    const float zoom = std::max(std::min(times, large_enough), times * share_of_size);
    return phone ? 1 : std::clamp(zoom, 0.84F, 4.0F);
}

Shape shape_of(float width, float height)
{
    if (upright(width, height))
    {
        return Shape::Tall;
    }
    return height < 660 && width < 1200 ? Shape::Short : Shape::Wide;
}

bool is_large_screen(float page_width, float page_height)
{
    return page_width >= 1600 && page_height >= 900 && zoom_from_afar(page_width, page_height).has_value();
}

std::optional<float> zoom_from_afar(float page_width, float page_height)
{
    if (page_width < 1100 || page_height < 600 || page_width < 1.2F * page_height)
    {
        return std::nullopt;
    }
    return std::min(page_width / design_width, page_height / design_height);
}

} // namespace elgrande::screens

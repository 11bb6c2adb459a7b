#include "ui/shape.hpp"

#include <algorithm>

namespace elgrande::screens
{

namespace
{

// The page of the drawn example.
constexpr float design_width = 1366;
constexpr float design_height = 768;

bool upright(float width, float height)
{
    return height > width * 1.15F && width < 700;
}

} // namespace

float zoom_of(float page_width, float page_height)
{
    const bool phone = upright(page_width, page_height) || (page_height < 520 && page_width < 1000);
    return phone ? 1 : std::clamp(std::min(page_width / design_width, page_height / design_height), 0.84F, 4.0F);
}

Shape shape_of(float width, float height)
{
    if (upright(width, height))
    {
        return Shape::Tall;
    }
    return height < 660 && width < 1200 ? Shape::Short : Shape::Wide;
}

} // namespace elgrande::screens

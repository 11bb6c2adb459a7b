#pragma once

#include "support/app_driver.hpp"

#include <cmath>
#include <optional>

/// Answers on the screen, as a person does without the mirror.
namespace elgrande::testing
{

/// Returns the point of the screen for an answer or button of the mirror, after scrolling there; nothing if there is
/// none.
inline std::optional<ImVec2> point_of(AppDriver& driver, int id)
{
    for (int i = 0; i < 12 && !driver.app().target(id); ++i)
    {
        driver.frame();
    }
    return driver.app().target(id);
}

/// Clicks or taps at the place of an answer or button, and settles. Returns false if it has none.
inline bool tap(AppDriver& driver, int id)
{
    const std::optional<ImVec2> at = point_of(driver, id);
    if (at)
    {
        driver.click(*at);
        driver.settle();
    }
    return at.has_value();
}

/// Moves the focus to an answer or button by Tab, presses Enter and settles. Returns false if Tab does not lead there.
inline bool enter(AppDriver& driver, int id)
{
    constexpr int most = 200; // items of a page
    constexpr int focus = -1;
    const auto is_there = [&]
    {
        const std::optional<ImVec2> at = point_of(driver, focus);
        const std::optional<ImVec2> goal = point_of(driver, id);
        return at && goal && std::hypot(at->x - goal->x, at->y - goal->y) <= 3;
    };
    for (int i = 0; !is_there(); ++i)
    {
        if (i == most)
        {
            return false;
        }
        driver.press(ImGuiKey_Tab);
    }
    driver.press(ImGuiKey_Enter);
    driver.settle();
    return true;
}

} // namespace elgrande::testing

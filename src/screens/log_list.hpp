#pragma once

#include "screens/intent.hpp"
#include "screens/shown.hpp"
#include "screens/text.hpp"

#include <optional>
#include <vector>

namespace elgrande::screens
{

/// The log: the newest line at the bottom. A touched line leads to its moment.
class LogList
{
public:
    std::optional<Intent> draw(Ui& ui, const Box& room, float scale, const Shown& shown);

    /// On a phone: the last lines, newest first, which nobody touches.
    static constexpr int short_lines = 12;
    static float line_length(float scale) { return 21 * scale; }
    void draw_short(Ui& ui, const Box& box, float scale, const Shown& shown) const;

private:
    void measure(const Letters& how, float width, const Shown& shown);

    std::vector<float> tops_; ///< of each row, and the end of the last
    float width_ = 0;
    float size_ = 0;
    std::size_t measured_ = 0;
    const LogRow* first_ = nullptr;
};

} // namespace elgrande::screens

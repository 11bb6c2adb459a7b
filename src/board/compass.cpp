#include "board/compass.hpp"

#include "board/colour.hpp"
#include "board/geometry/geometry.hpp"

#include <cmath>

namespace elgrande::board
{

// A rose with eight points, each with a pale and a dark half; the four short ones are drawn first, below the others.
void draw_compass(const Pen& board)
{
    const Pen pen = board.at(geometry().compass);
    const ImU32 pale = rgb(0xe8d9ae, 0.85F);
    const ImU32 deep = rgb(0xa98f55, 0.85F);
    pen.circle({}, 31.0F, faded(pale, 0.8F), 1.2F);
    pen.circle({}, 27.0F, faded(pale, 0.55F), 0.8F);
    for (int pass = 0; pass < 2; ++pass)
    {
        for (int i = 0; i < 4; ++i)
        {
            const float angle = 1.5707963F * static_cast<float>(i) + (pass == 0 ? 0.7853982F : 0.0F);
            const float length = pass == 0 ? 26.0F : 44.0F;
            const float waist = pass == 0 ? 6.0F : 8.0F;
            const Vec tip{std::sin(angle) * length, -std::cos(angle) * length};
            const Vec right{std::sin(angle + 0.7853982F) * waist, -std::cos(angle + 0.7853982F) * waist};
            const Vec left{std::sin(angle - 0.7853982F) * waist, -std::cos(angle - 0.7853982F) * waist};
            pen.fill({{}, tip, right}, deep);
            pen.fill({{}, left, tip}, pale);
        }
    }
    pen.disc({}, 3.0F, rgb(0x5c4a22, 0.9F));
}

} // namespace elgrande::board

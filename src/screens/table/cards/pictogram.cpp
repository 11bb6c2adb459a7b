#include "screens/table/cards/pictogram.hpp"

#include <cmath>
#include <numbers>
#include <string>

#include "ui/text.hpp"

namespace elgrande::screens
{

namespace
{

/// Draws in a square of 100 × 100 units around the middle of a box.
class Sketch
{
public:
    Sketch(Ui& ui, const Box& box, Paint colour, Paint ground)
        : list_(ui.list()), x_(box.middle_x()), y_(box.middle_y()), unit_(std::min(box.w, box.h) / 100),
          colour_(colour), ground_(ground)
    {
    }

    ImVec2 at(float x, float y) const { return {x_ + (x - 50) * unit_, y_ + (y - 50) * unit_}; }
    float length(float units) const { return units * unit_; }

    /// A wooden cube.
    void cube(float x, float y, float size, float strength = 1)
    {
        const float h = size / 2;
        const float k = size * 0.28F;
        const ImVec2 top[] = {at(x - h, y - h + k), at(x, y - h), at(x + h, y - h + k), at(x, y - h + 2 * k)};
        const ImVec2 left[] = {at(x - h, y - h + k), at(x, y - h + 2 * k), at(x, y + h + k), at(x - h, y + h)};
        const ImVec2 right[] = {at(x + h, y - h + k), at(x, y - h + 2 * k), at(x, y + h + k), at(x + h, y + h)};
        list_.AddConvexPolyFilled(top, 4, faded(colour_, strength));
        list_.AddConvexPolyFilled(left, 4, faded(colour_, 0.78F * strength));
        list_.AddConvexPolyFilled(right, 4, faded(colour_, 0.56F * strength));
    }

    void arrow(float x0, float y0, float x1, float y1, float thick = 7)
    {
        const float dx = x1 - x0;
        const float dy = y1 - y0;
        const float far = std::hypot(dx, dy);
        const float ux = dx / far;
        const float uy = dy / far;
        const float head = thick * 2.1F;
        list_.AddLine(at(x0, y0), at(x1 - ux * head * 0.8F, y1 - uy * head * 0.8F), colour_, length(thick));
        list_.AddTriangleFilled(at(x1, y1), at(x1 - ux * head - uy * head * 0.75F, y1 - uy * head + ux * head * 0.75F),
                                at(x1 - ux * head + uy * head * 0.75F, y1 - uy * head - ux * head * 0.75F), colour_);
    }

    void line(float x0, float y0, float x1, float y1, float thick)
    {
        list_.AddLine(at(x0, y0), at(x1, y1), colour_, length(thick));
    }

    void block(float x, float y, float w, float h, float radius = 0, bool hollow = false)
    {
        if (hollow)
        {
            list_.AddRect(at(x, y), at(x + w, y + h), colour_, length(radius), 0, length(5));
        }
        else
        {
            list_.AddRectFilled(at(x, y), at(x + w, y + h), colour_, length(radius));
        }
    }

    void hole(float x, float y, float w, float h)
    {
        list_.AddRectFilled(at(x, y), at(x + w, y + h), ground_, length(2));
    }

    void crown(float x, float y, float w)
    {
        const float h = w * 0.72F;
        const float points[][2] = {{-0.5F, 0.5F},  {-0.5F, -0.35F}, {-0.25F, 0.05F}, {0, -0.5F},
                                   {0.25F, 0.05F}, {0.5F, -0.35F},  {0.5F, 0.5F}};
        ImVec2 shape[7];
        for (int i = 0; i < 7; ++i)
        {
            shape[i] = at(x + points[i][0] * w, y + points[i][1] * h);
        }
        list_.AddConcavePolyFilled(shape, 7, colour_);
        for (const int i : {1, 3, 5})
        {
            list_.AddCircleFilled(shape[i], length(w * 0.07F), colour_);
        }
        list_.AddRectFilled(at(x - w / 2, y + h * 0.34F), at(x + w / 2, y + h * 0.38F), ground_);
    }

    void castle(float x, float y, float w)
    {
        const float h = w;
        block(x - w / 2, y - h * 0.2F, w, h * 0.7F);
        for (int i = 0; i < 3; ++i)
        {
            block(x - w / 2 + static_cast<float>(i) * w * 0.375F, y - h / 2, w * 0.25F, h * 0.32F);
        }
        list_.AddRectFilled(at(x - w * 0.13F, y + h * 0.1F), at(x + w * 0.13F, y + h / 2), ground_, length(w * 0.12F),
                            ImDrawFlags_RoundCornersTop);
    }

    /// A score board with numbers.
    void plaque(float x, float y, std::string_view text, float size)
    {
        const float w = size * (text.size() > 2 ? 2.3F : 1.5F);
        block(x - w / 2, y - size * 0.7F, w, size * 1.4F, size * 0.25F);
        board::draw_text(&list_, {at(x, y).x, at(x, y).y}, text,
                         {.face = Face::Bold,
                          .size = length(size * 1.2F),
                          .colour = ground_,
                          .align = board::Align::Centre,
                          .anchor = board::Anchor::Middle});
    }

    /// The secret disk.
    void disk(float x, float y, float r)
    {
        list_.AddCircle(at(x, y), length(r), colour_, 0, length(r * 0.2F));
        list_.AddTriangleFilled(at(x - r * 0.25F, y + r * 0.1F), at(x + r * 0.25F, y + r * 0.1F), at(x, y - r * 0.72F),
                                colour_);
        list_.AddCircleFilled(at(x, y), length(r * 0.2F), colour_);
    }

    void grande(float x, float y, float size)
    {
        cube(x, y + size * 0.34F, size * 0.62F);
        block(x - size * 0.31F, y - size * 0.22F, size * 0.62F, size * 0.5F);
        crown(x, y - size * 0.42F, size * 0.55F);
    }

    void laurel(float x, float y, float r)
    {
        list_.AddCircleFilled(at(x, y), length(r * 0.36F), colour_);
        for (int i = 0; i < 8; ++i)
        {
            const float turn = static_cast<float>(i) * std::numbers::pi_v<float> / 4;
            line(x + std::cos(turn) * r * 0.5F, y + std::sin(turn) * r * 0.5F, x + std::cos(turn) * r,
                 y + std::sin(turn) * r, r * 0.18F);
        }
    }

private:
    ImDrawList& list_;
    float x_;
    float y_;
    float unit_;
    Paint colour_;
    Paint ground_;
};

void draw_move(Sketch& sketch, const Effect& effect)
{
    if (effect.one_region)
    {
        sketch.cube(50, 30, 24);
        sketch.cube(36, 46, 24);
        sketch.cube(64, 46, 24);
        sketch.arrow(30, 66, 12, 90);
        sketch.arrow(50, 70, 50, 98);
        sketch.arrow(70, 66, 88, 90);
        return;
    }
    const bool own = effect.own > 0 || effect.any > 0;
    const bool foreign = effect.foreign > 0 || effect.any > 0;
    sketch.arrow(14, 30, 88, 30);
    sketch.arrow(86, 72, 12, 72);
    sketch.cube(34, 50, 24, own ? 1.0F : 0.4F);
    sketch.cube(66, 50, 24, foreign ? 1.0F : 0.4F);
}

std::string values_of(std::uint16_t bits)
{
    std::string text;
    for (int value = 0; value < 16; ++value)
    {
        if ((bits >> value & 1) != 0)
        {
            text += (text.empty() ? "" : "/") + std::to_string(value);
        }
    }
    return text;
}

void draw_score(Sketch& sketch, const Effect& effect)
{
    switch (effect.scoring)
    {
    case Scoring::Chosen:
        sketch.laurel(50, 50, 38);
        return;
    case Scoring::FirstValues:
        sketch.plaque(50, 50, values_of(effect.first_values), 40);
        return;
    case Scoring::Castillo:
        sketch.castle(50, 50, 66);
        return;
    case Scoring::FirstRanks:
        sketch.plaque(50, 34, "1", 30);
        sketch.block(14, 62, 72, 8, 2);
        sketch.block(28, 78, 44, 8, 2);
        return;
    case Scoring::Most:
        for (int i = 0; i < 6; ++i)
        {
            const int row = i / 3;
            sketch.cube(26 + static_cast<float>(i % 3) * 24, 40 + static_cast<float>(row) * 22, 24);
        }
        return;
    case Scoring::Fewest:
        sketch.cube(50, 50, 30);
        sketch.block(14, 76, 72, 6, 3);
        return;
    case Scoring::UniqueDisks:
        sketch.disk(32, 50, 24);
        sketch.laurel(74, 50, 20);
        return;
    }
}

/// The crown, and below it where the King goes, or who is moved with him.
void draw_king(Sketch& sketch, const Effect& effect)
{
    if (effect.king == KingGoes::Anywhere && effect.count == 0 && !effect.with_grandes)
    {
        sketch.crown(50, 50, 70);
        return;
    }
    sketch.crown(50, 32, 48);
    if (effect.count > 0 || effect.king == KingGoes::ToFewest || effect.king == KingGoes::ToMost)
    {
        const int cubes = effect.king == KingGoes::ToFewest ? 1 : effect.king == KingGoes::ToMost ? 3 : 2;
        for (int i = 0; i < cubes; ++i)
        {
            sketch.cube(62.0F - 12.0F * static_cast<float>(cubes) + 24.0F * static_cast<float>(i), 82, 22);
        }
    }
    else if (effect.king == KingGoes::ToCastillo)
    {
        sketch.castle(50, 80, 36);
    }
    else if (effect.with_grandes || effect.king == KingGoes::ToAnyGrande)
    {
        sketch.grande(50, 80, 36);
    }
    else
    {
        sketch.arrow(22, 82, 82, 82);
    }
}

void draw_place_anywhere(Sketch& sketch)
{
    sketch.cube(34, 62, 26);
    sketch.cube(66, 62, 26);
    sketch.arrow(34, 8, 34, 42);
    sketch.arrow(66, 8, 66, 42);
}

void draw_send_back(Sketch& sketch)
{
    sketch.block(12, 22, 30, 62, 4, true);
    sketch.cube(27, 52, 20);
    sketch.arrow(46, 52, 90, 52, 8);
}

void draw_return_any(Sketch& sketch)
{
    sketch.crown(50, 28, 46);
    sketch.cube(24, 66, 20);
    sketch.cube(50, 66, 20);
    sketch.cube(76, 66, 20);
    sketch.line(12, 92, 88, 92, 6);
}

void draw_dismiss(Sketch& sketch)
{
    sketch.cube(34, 48, 32);
    sketch.line(60, 32, 92, 64, 8);
    sketch.line(92, 32, 60, 64, 8);
}

void draw_disk_return(Sketch& sketch, const Effect& effect)
{
    sketch.disk(30, 50, 26);
    sketch.cube(76, 34, 24, effect.count == all_of_them ? 1.0F : 0.5F);
    sketch.arrow(76, 54, 76, 92);
}

void draw_keep_veto(Sketch& sketch)
{
    sketch.block(24, 16, 52, 40, 4);
    sketch.line(18, 86, 82, 22, 11);
}

void draw_move_board(Sketch& sketch)
{
    sketch.plaque(50, 32, "8 4", 30);
    sketch.arrow(18, 76, 86, 76);
}

void draw_infiltrate(Sketch& sketch)
{
    sketch.crown(50, 28, 46);
    sketch.cube(50, 80, 24);
    sketch.arrow(12, 80, 34, 80);
}

void draw_swap_king(Sketch& sketch)
{
    sketch.crown(28, 34, 42);
    sketch.grande(74, 34, 42);
    sketch.arrow(22, 66, 84, 66);
    sketch.arrow(82, 86, 18, 86);
}

void draw_evict(Sketch& sketch)
{
    sketch.block(32, 30, 36, 36, 4, true);
    sketch.arrow(26, 48, 2, 48);
    sketch.arrow(74, 48, 98, 48);
    sketch.arrow(50, 72, 50, 98);
    sketch.arrow(50, 24, 50, 2);
}

void draw_move_grande(Sketch& sketch)
{
    sketch.grande(36, 50, 62);
    sketch.arrow(62, 56, 96, 56);
}

void draw_take_back(Sketch& sketch)
{
    sketch.block(18, 14, 44, 62, 5);
    sketch.hole(26, 24, 28, 10);
    sketch.arrow(92, 80, 56, 80);
    sketch.line(89, 80, 89, 36, 7);
}

void draw_reinforce(Sketch& sketch)
{
    sketch.block(12, 70, 76, 10, 3);
    sketch.cube(34, 46, 28);
    sketch.cube(66, 46, 28);
    sketch.block(44, 4, 12, 26);
    sketch.block(37, 11, 26, 12);
}

void draw_effect(Sketch& sketch, const Effect& effect)
{
    switch (effect.verb)
    {
    case Verb::Move:
        return draw_move(sketch, effect);
    case Verb::PlaceAnywhere:
        return draw_place_anywhere(sketch);
    case Verb::SendBack:
        return draw_send_back(sketch);
    case Verb::ReturnAny:
        return draw_return_any(sketch);
    case Verb::Dismiss:
        return draw_dismiss(sketch);
    case Verb::DiskReturn:
        return draw_disk_return(sketch, effect);
    case Verb::Score:
        return draw_score(sketch, effect);
    case Verb::KeepVeto:
        return draw_keep_veto(sketch);
    case Verb::MoveBoard:
        return draw_move_board(sketch);
    case Verb::MoveKing:
        return draw_king(sketch, effect);
    case Verb::Infiltrate:
        return draw_infiltrate(sketch);
    case Verb::SwapKing:
        return draw_swap_king(sketch);
    case Verb::Evict:
        return draw_evict(sketch);
    case Verb::MoveGrande:
        return draw_move_grande(sketch);
    case Verb::TakeBack:
        return draw_take_back(sketch);
    case Verb::Reinforce:
        return draw_reinforce(sketch);
    }
}

} // namespace

void draw_pictogram(Ui& ui, const Card& card, const Box& box, Paint colour, Paint ground)
{
    if (card.effect_count == 2)
    {
        Sketch left(ui, {box.x, box.y, box.w * 0.46F, box.h}, colour, ground);
        draw_effect(left, card.effects[0]);
        Sketch right(ui, {box.x + box.w * 0.54F, box.y, box.w * 0.46F, box.h}, colour, ground);
        draw_effect(right, card.effects[1]);
        ui.list().AddLine({box.middle_x() + box.h * 0.08F, box.y + box.h * 0.1F},
                          {box.middle_x() - box.h * 0.08F, box.bottom() - box.h * 0.1F}, colour, 1.5F);
        return;
    }
    Sketch sketch(ui, box, colour, ground);
    draw_effect(sketch, card.effects[0]);
}

} // namespace elgrande::screens

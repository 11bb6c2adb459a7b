#include "board/gl/solids.hpp"

#include "board/colour.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>

namespace elgrande::board
{

namespace
{

constexpr std::array piece_columns{4, 3}; ///< floats of the attributes of solid.vert: foot, what

/// The visible extent of a piece and of its shadow, by kind: left of, above, right of and below its foot.
constexpr std::array<ImVec4, 3> piece_extent{{{14, 24, 14, 12}, {18, 54, 18, 14}, {24, 72, 24, 18}}};
constexpr std::array<ImVec4, 3> shadow_extent{{{18, 22, 28, 14}, {24, 50, 44, 18}, {32, 72, 62, 26}}};

/// Returns the state for solid.vert: 1 can be chosen, 2 hovered, 4 selected.
float state_of(Light light)
{
    return static_cast<float>((light.lit ? 1 : 0) + (light.hovered ? 2 : 0) + (light.selected ? 4 : 0));
}

} // namespace

void Solids::clear()
{
    for (Batch& batch : batches_)
    {
        batch.rows.clear();
    }
    filled_ = 0;
}

void Solids::add(Kind kind, Vec foot, int colour, Light light, float size)
{
    std::vector<float>& rows = batches_[filled_].rows;
    rows.insert(rows.end(), {foot.x, foot.y, size, light.height, static_cast<float>(kind), static_cast<float>(colour),
                             state_of(light)});
}

void Solids::draw(ImDrawList* list, const View& view, bool candle)
{
    on_gpu(list, view,
           [this, batch = filled_, visible = ready(), candle](const Projection& projection)
           { render(projection, batch, visible, candle); });
    ++filled_;
    batches_.resize(std::max(batches_.size(), filled_ + 1));
}

Progress Solids::prepare()
{
    using packed::Shader;
    if (!error_.empty())
    {
        return Progress::Failed;
    }
    if (compiling_)
    {
        return finish({&solid_, &shadow_}, error_);
    }
    if (progress_) // not in the very first frame
    {
        solid_.begin(Shader::SolidVert, Shader::SolidFrag);
        shadow_.begin(Shader::SolidVert, Shader::ShadowFrag);
        compiling_ = true;
    }
    return Progress::Busy;
}

void Solids::render(const Projection& projection, std::size_t batch, bool visible, bool candle)
{
    if (batch == 0 || !ready())
    {
        progress_ = prepare();
    }
    auto& [rows, drawn, shapes] = batches_[batch];
    if (!ready() || !visible || rows.empty())
    {
        return;
    }
    if (rows != drawn)
    {
        shapes.upload(rows, piece_columns, true);
        drawn = rows;
    }
    glEnable(GL_BLEND);
    glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    shadow_.use();
    shadow_.set("to_clip", projection.to_clip);
    shadow_.set("lift", 0.0F);
    shadow_.set("around", shadow_extent);
    shapes.draw_instances(GL_TRIANGLE_STRIP, 4);

    std::array<ImVec4, wood_count> colours{};
    std::transform(woods.begin(), woods.end(), colours.begin(),
                   [](const Wood& wood) { return ImGui::ColorConvertU32ToFloat4(mixed(wood.body, wood.light, 0.3F)); });
    solid_.use();
    solid_.set("to_clip", projection.to_clip);
    solid_.set("pixel", projection.pixel);
    solid_.set("lift", lift);
    solid_.set("candle", candle ? 1 : 0);
    solid_.set("around", piece_extent);
    solid_.set("woods", colours);
    std::transform(text_on_wood.begin(), text_on_wood.end(), colours.begin(), ImGui::ColorConvertU32ToFloat4);
    solid_.set("prints", colours);
    shapes.draw_instances(GL_TRIANGLE_STRIP, 4);
}

} // namespace elgrande::board

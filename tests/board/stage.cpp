#include "board/stage.hpp"

#include <array>
#include <stdexcept>

namespace elgrande::board::test
{

namespace
{

constexpr std::array<std::array<int, 3>, all_places> printed_values{
    {{4, 2, 0}, {5, 3, 1}, {5, 4, 1}, {4, 2, 1}, {6, 4, 2}, {7, 4, 2}, {4, 3, 1}, {6, 3, 1}, {5, 3, 2}, {5, 3, 1}}};

} // namespace

Stage::Stage(float width, float height, float density) : context_(ImGui::CreateContext())
{
    ImGui::SetCurrentContext(context_);
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DisplaySize = {width, height};
    io.DisplayFramebufferScale = {density, density};
    io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
    load_faces(*io.Fonts);
}

Stage::~Stage()
{
    canvas_.reset();
    ImGui::SetCurrentContext(context_);
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures)
    {
        texture->SetTexID(ImTextureID_Invalid);
        texture->SetStatus(ImTextureStatus_Destroyed);
    }
    ImGui::DestroyContext(context_);
}

View Stage::view(bool table)
{
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    Camera camera;
    camera.place({0.0F, 0.0F, size.x, size.y}, table ? Margins{62.0F, 56.0F, 8.0F, 8.0F} : Margins{});
    return camera.view();
}

ImDrawData& Stage::draw(Painter& painter, const View& view, const Scene& scene, std::span<const Flight> flights)
{
    ImGui::SetCurrentContext(context_);
    ImGui::NewFrame();
    painter.draw(ImGui::GetBackgroundDrawList(), view, scene, 0.0);
    if (!flights.empty())
    {
        painter.draw_flights(ImGui::GetBackgroundDrawList(), view, scene, flights);
    }
    ImGui::Render();
    return *ImGui::GetDrawData();
}

/// Draws frames until the shaders have drawn everything, and returns the last one.
ImDrawData& Stage::complete(Painter& painter, const View& view, const Scene& scene, std::span<const Flight> flights)
{
    ImGui::SetCurrentContext(context_);
    if (!canvas_)
    {
        canvas_.emplace();
    }
    constexpr int most = 500;
    for (int frames = 0; frames < most; ++frames)
    {
        const bool complete = painter.visible() && !painter.unfinished(); // after the previous frame
        ImDrawData& data = draw(painter, view, scene, flights);
        if (!painter.error().empty())
        {
            throw std::runtime_error(painter.error());
        }
        if (complete)
        {
            return data;
        }
        canvas_->draw(data);
    }
    throw std::runtime_error("the board does not become complete");
}

testing::Picture Stage::picture(Painter& painter, const View& view, const Scene& scene, std::span<const Flight> flights)
{
    ImDrawData& data = complete(painter, view, scene, flights);
    canvas_->draw(data);
    testing::Picture picture;
    canvas_->read(picture);
    return picture;
}

void Stage::read_letters(Painter& painter, const View& view, const Scene& scene,
                         const std::function<void(const testing::Letter&)>& on_letter)
{
    ImDrawData& data = complete(painter, view, scene, {});
    testing::read_letters(*canvas_, data, on_letter);
}

const char* name_of(Painter::Manner manner)
{
    return manner == Painter::Manner::Full ? "by shaders" : "plainly";
}

Scene lively_scene()
{
    Scene scene;
    scene.printed = printed_values;
    scene.mobile = {{{8, 4, 0}, {4, 0, 0}}};
    scene.colours = {0, 2, 4, 1, 3};
    scene.caballeros = {{{1, 3, 0, 0, 0},
                         {0, 1, 4, 0, 0},
                         {6, 0, 0, 0, 2},
                         {0, 2, 0, 0, 2},
                         {1, 0, 0, 2, 3},
                         {5, 0, 2, 3, 0},
                         {0, 1, 0, 5, 0},
                         {0, 0, 6, 1, 3},
                         {2, 3, 0, 0, 0}}};
    scene.grande = {2, 0, 1, 6, 3};
    scene.king = 4;
    scene.mobile_at = {2, aside_place};
    scene.track = track_of(9, 5, false);
    scene.lit.places = 0x227U;
    scene.previews[5] = {true, {7, 0, 2, 4, 0}, {3, -2, 0, 0, 0}};
    scene.previews[7] = {.shown = true, .warning = "to the court"};
    scene.ranks = {{{{{0b00001, 4}, {0b00010, 2}}},
                    {{{0b00110, 3}}},
                    {{{0b01000, 10}, {0b10000, 4}, {0b00001, 1}}},
                    {{{0b11111, 2}}},
                    {{{0b10000, 8}, {0b00010, 4}, {0b00100, 2}}},
                    {},
                    {{{0b00100, 4}}},
                    {},
                    {{{0b00010, 7}, {0b01001, 2}}},
                    {{{0b00001, 5}, {0b00100, 3}}}}};
    return scene;
}

Scene choosing_scene()
{
    Scene scene = lively_scene();
    scene.previews = {};
    scene.lit = {};
    scene.lit.caballeros[5] = 0b01101;
    scene.lit.caballeros[castillo_place] = 0b11111;
    scene.lit.grandes = 0b00011;
    scene.lit.king = true;
    scene.lit.mobiles = 0b10;
    scene.lit.scoreboards = 1U << 3U;
    scene.selected = Target::of_caballeros(0, 5);
    scene.hovered = Target::of_place(8);
    scene.castillo = {3, 0, 12, 1, 4};
    scene.castillo_total = 20;
    scene.track = track_of(6, 5, false);
    return scene;
}

Scene crowded_scene()
{
    Scene scene;
    scene.printed = printed_values;
    scene.mobile = {{{8, 4, 0}, {4, 0, 0}}};
    for (auto& region : scene.caballeros)
    {
        region = {30, 30, 30, 30, 30};
    }
    scene.grande = {1, 1, 1, 1, 1};
    scene.king = 1;
    scene.mobile_at = {1, 1};
    scene.castillo = {30, 30, 30, 30, 30};
    scene.castillo_total = 150;
    scene.ranks.fill({{{0b11111, 4}}});
    scene.track = track_of(6, 9, true);
    return scene;
}

} // namespace elgrande::board::test

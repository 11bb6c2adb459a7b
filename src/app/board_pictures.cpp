#include "app/board_pictures.hpp"

#include "board/geometry/view.hpp"
#include "board/overseas/charts.hpp"
#include "ui/theme.hpp"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace elgrande::screens
{

namespace
{

/// Takes a texture from ImGui, which also lists those of the last frame.
void unregister(ImTextureData* texture)
{
    ImGui::UnregisterUserTexture(texture);
    ImGui::GetPlatformIO().Textures.find_erase(texture);
}

} // namespace

BoardPictures::BoardPictures(platform::Pictures& pictures, board::Painter& painter, std::function<void()> on_made)
    : pictures_(pictures), painter_(painter), on_made_(std::move(on_made))
{
}

BoardPictures::~BoardPictures()
{
    for (const Picture& picture : kept_)
    {
        unregister(picture.texture.get());
    }
    for (const auto& texture : retired_)
    {
        unregister(texture.get());
    }
}

bool BoardPictures::draw(Ui& ui, const std::string& name, const Box& box, const std::function<board::Scene()>& scene)
{
    forget_destroyed();
    const float density =
        std::min(ImGui::GetIO().DisplayFramebufferScale.x, static_cast<float>(largest_side) / std::max(box.w, box.h));
    const Look look{name, static_cast<int>(std::lround(box.w * density)),
                    static_cast<int>(std::lround(box.h * density)), theme::current.candle};
    const auto found =
        std::find_if(kept_.begin(), kept_.end(), [&name](const Picture& picture) { return picture.look.name == name; });
    if (found == kept_.end())
    {
        request(look, scene);
        return false;
    }
    if (found->look != look)
    {
        request(look, scene);
    }
    found->shown_frame = ImGui::GetFrameCount();
    if (found->texture->Status == ImTextureStatus_Destroyed)
    {
        found->texture->SetStatus(ImTextureStatus_WantCreate); // the graphics context was lost
    }
    ui.list().AddImage(found->texture->GetTexRef(), {box.x, box.y}, {box.right(), box.bottom()});
    return true;
}

/// True if there is a free place, or a picture that neither this frame nor the last one has shown.
bool BoardPictures::has_room() const
{
    const int now = ImGui::GetFrameCount();
    return kept_.size() < most
           || std::any_of(kept_.begin(), kept_.end(),
                          [now](const Picture& picture) { return picture.shown_frame < now - 1; });
}

void BoardPictures::request(Look look, const std::function<board::Scene()>& scene)
{
    const int now = ImGui::GetFrameCount();
    if (pending_)
    {
        pending_->asked_frame = pending_->look == look ? now : pending_->asked_frame;
        return;
    }
    if (has_context_ && has_room()
        && pictures_.make(
            look.width, look.height, [this](ImDrawList* list) { return draw_pending(list); },
            [this](const platform::Bytes& pixels) { take(pixels); }))
    {
        pending_ = Pending{.look = std::move(look), .scene = scene(), .asked_frame = now};
    }
}

bool BoardPictures::draw_pending(ImDrawList* list)
{
    if (pending_->asked_frame != ImGui::GetFrameCount())
    {
        pending_->unwanted = true; // scrolled out of sight, or another page, which may use the painter
        return true;
    }
    board::Camera camera;
    camera.look_at(board::focus_of(pending_->scene));
    constexpr float point = 1; // in pixels: whatever the screen's density, numbers are no larger than the pieces
    camera.place({0, 0, static_cast<float>(pending_->look.width), static_cast<float>(pending_->look.height)}, {},
                 point);
    const bool whole = painter_.visible();
    painter_.draw(list, camera.view(), pending_->scene, 0);
    return whole;
}

void BoardPictures::take(const platform::Bytes& pixels)
{
    const Pending made = std::move(*pending_);
    pending_.reset();
    if (!pixels.empty() && !made.unwanted)
    {
        auto place = std::find_if(kept_.begin(), kept_.end(),
                                  [&made](const Picture& picture) { return picture.look.name == made.look.name; });
        if (place == kept_.end() && kept_.size() == most)
        {
            place = std::min_element(kept_.begin(), kept_.end(),
                                     [](const Picture& a, const Picture& b) { return a.shown_frame < b.shown_frame; });
        }
        if (place == kept_.end())
        {
            place = kept_.emplace(kept_.end());
        }
        else
        {
            retire(std::move(place->texture));
        }
        auto texture = std::make_unique<ImTextureData>();
        texture->Create(ImTextureFormat_RGBA32, made.look.width, made.look.height);
        std::memcpy(texture->GetPixels(), pixels.data(), pixels.size());
        texture->SetStatus(ImTextureStatus_WantCreate);
        ImGui::RegisterUserTexture(texture.get());
        *place = {made.look, std::move(texture), made.asked_frame};
    }
    on_made_();
}

void BoardPictures::retire(std::unique_ptr<ImTextureData> texture)
{
    texture->SetStatus(ImTextureStatus_WantDestroy);
    texture->UnusedFrames = 1;
    retired_.push_back(std::move(texture));
}

/// Frees the textures that the backend has destroyed.
void BoardPictures::forget_destroyed()
{
    const auto gone = std::partition(retired_.begin(), retired_.end(),
                                     [](const auto& texture) { return texture->Status != ImTextureStatus_Destroyed; });
    std::for_each(gone, retired_.end(), [](const auto& texture) { unregister(texture.get()); });
    retired_.erase(gone, retired_.end());
}

} // namespace elgrande::screens

#pragma once

#include "board/painter.hpp"
#include "board/scene.hpp"
#include "platform/pictures.hpp"
#include "ui/ui.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

struct ImTextureData;

namespace elgrande::screens
{

/// Small pictures of boards for lists, drawn once as the game draws boards and kept as textures. At most one is made in
/// a frame. Destroy it before ImGui's context.
class BoardPictures
{
public:
    /// The number of pictures that are kept, each of at most `largest_side` pixels each way: about 20 MB in memory, and
    /// as much on the graphics card. Beyond that the one that was not shown for the longest time is dropped.
    static constexpr std::size_t most = 32;
    static constexpr int largest_side = 416;

    /// `on_made` is called, between frames, when a picture is ready and another frame should show it. The painter must
    /// not draw anything else in frames in which pictures are drawn.
    BoardPictures(platform::Pictures& pictures, board::Painter& painter, std::function<void()> on_made);
    ~BoardPictures();
    BoardPictures(const BoardPictures&) = delete;
    BoardPictures& operator=(const BoardPictures&) = delete;

    /// Draws the picture with this name into `box`, which must be in sight. `scene` returns its board, without names;
    /// it is called only if the picture is to be made now, because there is none of this size and in this light. Until
    /// then another size is drawn. Returns false if there is no picture at all, so that the caller draws a sketch.
    bool draw(Ui& ui, const std::string& name, const Box& box, const std::function<board::Scene()>& scene);

    /// Tell it that the graphics context was lost, until which no picture is begun, or restored. Pictures that are
    /// ready are uploaded again from memory.
    void context_lost() { has_context_ = false; }
    void context_restored() { has_context_ = true; }

private:
    struct Look
    {
        std::string name;
        int width = 0; ///< in pixels
        int height = 0;
        bool candle = false; ///< drawn by candlelight

        bool operator==(const Look&) const = default;
    };

    struct Picture
    {
        Look look;
        std::unique_ptr<ImTextureData> texture;
        int shown_frame = 0; ///< the last frame in which it was shown, by ImGui's count
    };

    /// The picture that is being made.
    struct Pending
    {
        Look look;
        board::Scene scene;
        int asked_frame = 0;   ///< the last frame that asked for it
        bool unwanted = false; ///< the frame did not ask for it any more
    };

    void request(Look look, const std::function<board::Scene()>& scene);
    bool has_room() const;
    bool draw_pending(ImDrawList* list);
    void take(const platform::Bytes& pixels);
    void retire(std::unique_ptr<ImTextureData> texture);
    void forget_destroyed();

    platform::Pictures& pictures_;
    board::Painter& painter_;
    std::function<void()> on_made_;
    std::vector<Picture> kept_;
    std::optional<Pending> pending_;
    std::vector<std::unique_ptr<ImTextureData>> retired_; ///< the backend destroys them in the next frame
    bool has_context_ = true;
};

} // namespace elgrande::screens

#pragma once

#include "board/scene.hpp"
#include "board/view.hpp"

#include <memory>

struct ImDrawList;

/// Draws the board.
namespace elgrande::board
{

/// Keeps what does not change from frame to frame (the sea, the land); otherwise every picture is a pure function of
/// what is passed. Needs an ImGui context with the faces of `type.hpp` loaded.
class Painter
{
public:
    Painter();
    ~Painter();
    Painter(const Painter&) = delete;
    Painter& operator=(const Painter&) = delete;

    /// Draws within `view.screen`. `now_s` is any clock in seconds; nothing moves yet, so every value gives the
    /// same picture.
    void draw(ImDrawList* list, const View& view, const Scene& scene, double now_s);

private:
    struct Cache;
    std::unique_ptr<Cache> cache_;
};

} // namespace elgrande::board

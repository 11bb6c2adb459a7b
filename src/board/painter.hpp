#pragma once

#include "board/flight.hpp"
#include "board/geometry/view.hpp"
#include "board/scene.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

struct ImDrawList;

/// Draws the board.
namespace elgrande::board
{

/// Draws the board. Caches what does not change from frame to frame (the sea, the land); otherwise every picture is a
/// pure function of the arguments. Needs an ImGui context with the faces of `type.hpp` loaded.
class Painter
{
public:
    enum class Manner : std::uint8_t
    {
        Full, ///< with shaders; as Plain after a frame in which they failed
        Plain ///< with ImGui alone, in flat colours
    };

    explicit Painter(Manner manner = Manner::Full);
    ~Painter();
    Painter(const Painter&) = delete;
    Painter& operator=(const Painter&) = delete;

    /// Draws the board within `view.screen`; call it once in each ImGui frame. `now_s` is the time of a steady clock in
    /// seconds. Draws nothing until the shaders are ready; then the board fades in from `ink::empty`. The shaders draw
    /// when ImGui renders the list; this object must live until then.
    void draw(ImDrawList* list, const View& view, const Scene& scene, double now_s);

    /// Draws moving pieces above everything on the list; call it after draw(), if at all. Draws nothing until
    /// visible().
    void draw_flights(ImDrawList* list, const View& view, const Scene& scene, std::span<const Flight> flights);

    /// After context_lost() nothing is drawn with shaders. After context_restored() everything on the graphics card is
    /// made again. Do not call them between draw() and the end of the frame.
    void context_lost();
    void context_restored();

    /// True if draw() draws the board; false while it is being prepared or the context is lost.
    bool visible();

    /// True if another frame is needed after the last one: the board is still being prepared or fading in.
    bool unfinished() const;

    /// Sets how long the board takes to fade in, at first 0: it appears at once.
    void set_fade_in(double seconds) { fade_in_s_ = seconds; }

    /// Returns the error that makes the painter draw the board in flat colours: the shader and the driver's message.
    /// Empty if there is no error.
    const std::string& trouble() const;

private:
    bool is_plain();
    void draw_ground(ImDrawList* list, const View& view, const Scene& scene, std::size_t layer);
    void draw_area(ImDrawList* list, const View& view, const Scene& scene, std::size_t layer);
    void draw_inset(ImDrawList* list, const View& view, const Scene& scene, std::size_t number);
    void draw_board(ImDrawList* list, const View& view, const Scene& scene);

    double fade_in_s_ = 0;
    struct Cache; ///< all other state
    std::unique_ptr<Cache> cache_;
};

} // namespace elgrande::board

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

/// Draws the board. Once the board has faded in, the result depends only on the arguments; the sea and the land are
/// cached between frames. Needs an ImGui context into which load_faces() of `type.hpp` has added the fonts.
class Painter
{
public:
    enum class Manner : std::uint8_t
    {
        Full, ///< with shaders; if they fail, like Plain from the next frame on
        Plain ///< in flat colours, with ImGui only
    };

    explicit Painter(Manner manner = Manner::Full);
    ~Painter();
    Painter(const Painter&) = delete;
    Painter& operator=(const Painter&) = delete;

    /// Draws the board within `view.screen`; call it once in each ImGui frame. `now_s` is the time of a steady clock in
    /// seconds. Draws nothing until the shaders are ready; then the board fades in from `ink::empty`. The shaders draw
    /// when ImGui renders the list; this object must live until then.
    void draw(ImDrawList* list, const View& view, const Scene& scene, double now_s);

    /// Draws moving pieces above everything that is on the list; call it after draw(). Draws nothing until visible().
    void draw_flights(ImDrawList* list, const View& view, const Scene& scene, std::span<const Flight> flights);

    /// Tell the painter that the graphics context was lost, after which it draws nothing with shaders, or restored,
    /// after which it creates all objects on the graphics card again. Do not call them between draw() and the end of
    /// the frame.
    void context_lost();
    void context_restored();

    /// True if draw() draws the board; false while it is being prepared or the context is lost.
    bool visible();

    /// True if another frame is needed after the last one: the board is still being prepared or fading in.
    bool unfinished() const;

    /// Sets how long the board takes to fade in; 0, the default, shows it at once.
    void set_fade_in(double seconds) { fade_in_s_ = seconds; }

    /// Returns why the painter draws the board in flat colours: the name of the shader that failed and the driver's
    /// message. Empty if no shader has failed.
    const std::string& error() const;

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

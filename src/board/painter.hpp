#pragma once

#include "board/flight.hpp"
#include "board/geometry/view.hpp"
#include "board/scene.hpp"

#include <cstddef>
#include <memory>
#include <span>
#include <string>

struct ImDrawList;

/// Draws the board.
namespace elgrande::board
{

/// Keeps what does not change from frame to frame (the sea, the land); otherwise every picture is a pure function of
/// what is passed. Needs an ImGui context with the faces of `type.hpp` loaded.
class Painter
{
public:
    enum class Manner : std::uint8_t
    {
        Full, ///< by shaders; plainly from the picture on after one in which they failed
        Plain ///< by ImGui alone, in flat colours
    };

    explicit Painter(Manner manner = Manner::Full);
    ~Painter();
    Painter(const Painter&) = delete;
    Painter& operator=(const Painter&) = delete;

    /// Draws within `view.screen`. `now_s` is any clock in seconds. Until what the shaders need is there it draws
    /// nothing; then the board fades in from `ink::empty`.
    void draw(ImDrawList* list, const View& view, const Scene& scene, double now_s);

    /// Draws pieces on their way over everything that is on the list. In every frame after draw().
    void draw_flights(ImDrawList* list, const View& view, const Scene& scene, std::span<const Flight> flights);

    /// Not there: everything on the graphics card is gone, and the board is not drawn. There again: it is made again.
    /// Not between draw() and the end of the frame.
    void set_graphics(bool there);

    /// There is a board to be seen.
    bool visible();

    /// The picture that was drawn last wants another one after it.
    bool unfinished() const;

    /// How long the board takes to appear; nothing for whoever wants nothing to move.
    void set_veil(double seconds) { veil_s_ = seconds; }

    /// Why the board is drawn in flat colours, if it is: the shader and what the driver says of it.
    const std::string& trouble() const;

private:
    bool is_plain();
    void draw_ground(ImDrawList* list, const View& view, const Scene& scene, std::size_t layer);
    void draw_area(ImDrawList* list, const View& view, const Scene& scene, std::size_t layer);
    void draw_inset(ImDrawList* list, const View& view, const Scene& scene, std::size_t number);
    void draw_board(ImDrawList* list, const View& view, const Scene& scene);

    double veil_s_ = 0;
    struct Cache;
    std::unique_ptr<Cache> cache_;
};

} // namespace elgrande::board

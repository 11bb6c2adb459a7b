#pragma once

#include "board/flat/pieces.hpp"
#include "board/geometry/view.hpp"
#include "board/gl/gpu.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

struct ImDrawList;

namespace elgrande::board
{

/// Draws pieces as lit solids with soft shadows, in the order in which they are added; each draw() takes two draw
/// calls. In each frame call clear(), and then add() and draw(), once or several times.
class Solids
{
public:
    enum class Kind : std::uint8_t
    {
        Caballero,
        Grande,
        King
    };

    /// Removes all pieces.
    void clear();

    /// The `colour` of a King who stands on the wax that seals his region.
    static constexpr int seals = 1;

    /// Adds a piece that stands on `foot`, a point of the board; `size` is relative to the normal one. `colour` is an
    /// index of `woods`, or for the King 0 or `seals`. `light.height` is in board units.
    void add(Kind kind, Vec foot, int colour, Light light, float size = 1.0F);

    /// Adds the pieces since the last draw() to the list. ImGui draws them when it renders the list; this object must
    /// live until then. Until ready(), does the next step of the preparation instead of drawing.
    void draw(ImDrawList* list, const View& view, bool candle);

    /// True if the preparation was complete when the last list was rendered.
    bool ready() const { return progress_ == Progress::Done; }
    /// True if the preparation was still running when the last list was rendered; false before the first one and after
    /// an error.
    bool busy() const { return progress_ == Progress::Busy; }

    /// Returns why pieces cannot be drawn; empty if there is no error.
    const std::string& error() const { return error_; }

private:
    Progress prepare();
    void render(const Projection& projection, std::size_t batch, bool visible, bool candle);

    std::string error_;
    std::optional<Progress> progress_;
    bool compiling_ = false;
    /// The pieces of one draw(): those on the map, those of each inset, and those that fly above everything.
    struct Batch
    {
        std::vector<float> rows;
        std::vector<float> drawn; ///< the rows that the graphics card has
        VertexBuffer shapes;
    };

    std::vector<Batch> batches_ = std::vector<Batch>(2);
    std::size_t filled_ = 0; ///< the batch that add() fills
    Program solid_;
    Program shadow_;
};

} // namespace elgrande::board

#pragma once

#include "board/flat/pieces.hpp"
#include "board/geometry/view.hpp"
#include "board/gl/gpu.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

struct ImDrawList;

namespace elgrande::board
{

/// The pieces as lit solids with soft shadows: two calls for all of them, drawn in the order in which they are added.
class Solids
{
public:
    enum class Kind : std::uint8_t
    {
        Caballero,
        Grande,
        King
    };

    void clear();

    /// Instead of a colour: the King stands on the wax that seals his region.
    static constexpr int seals = 1;

    /// A piece on `foot`; `size` is 1 for pieces as large as on the map. The King has no colour.
    void add(Kind kind, Vec foot, int colour, Light light, float size = 1.0F);

    /// Puts those that were added since the last draw() on the list, to be drawn when ImGui draws the list. This must
    /// live until then. As long as they are not ready nothing is drawn; a piece of what they need is made instead.
    void draw(ImDrawList* list, const View& view, bool candle);

    /// As of the ground.
    bool ready() const { return making_ == Making::Done; }
    bool busy() const { return making_ == Making::Busy; }

    /// Why they cannot be drawn; empty while all is well.
    const std::string& trouble() const { return trouble_; }

private:
    Making make();
    void render(const Lens& lens, std::size_t batch, bool shows, bool candle);

    std::string trouble_;
    std::optional<Making> making_;
    bool begun_ = false;
    /// The pieces drawn by one call: what stands on the map, and in each inset, and what flies above everything.
    struct Batch
    {
        std::vector<float> rows;
        std::vector<float> drawn; ///< what the graphics card has
        Rows shapes;
    };

    std::vector<Batch> batches_ = std::vector<Batch>(2);
    std::size_t filled_ = 0; ///< the batch that add() fills
    Program solid_;
    Program shadow_;
};

} // namespace elgrande::board

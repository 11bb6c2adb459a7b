#pragma once

#include "editor/edit.hpp"
#include "record/game.hpp"
#include "rules/view.hpp"
#include "screens/model/carrying.hpp"
#include "screens/table/map/table_map.hpp"

#include <optional>
#include <span>
#include <vector>

namespace elgrande::screens
{

/// The effect of a touch of the map.
enum class EditorTool : std::uint8_t
{
    Caballero, ///< one of the chosen owner comes
    Grande,    ///< of the chosen owner
    King,
    FirstBoard,
    SecondBoard,
    Take ///< a caballero goes to the province
};

inline constexpr int editor_tools = 6;

/// The map of the editor: pieces are put there by a touch, by keys, or dragged.
class EditorBoard
{
public:
    /// The painter must outlive this.
    explicit EditorBoard(board::Painter& painter) : map_(painter) {}

    struct Contents
    {
        const words::Localizer& localizer;
        const State& state;
        const PlayerView& view; ///< of all that is seen, the Castillo too
        std::span<const record::Player> players;
        EditorTool tool{};
        Seat owner = 0;
        bool ranks = true;
    };

    /// Draws the map, and returns what was asked for by a touch or a key: the first of these edits that can be done.
    std::vector<editor::Edit> draw(Ui& ui, const Box& screen, const Box& free, const Contents& contents);

    /// Something beside the map that was pressed in this frame stands for this piece.
    void grasp(const Spot& piece) { grasped_ = piece; }

    /// After everything was drawn: what is dragged, and where it is laid down. `court` is where the court of the chosen
    /// owner is, in sight or nowhere; everywhere else beside the map is the province.
    std::vector<editor::Edit> use_hand(Ui& ui, const Contents& contents, const Box& court);

    bool drags() const { return dragging_; }
    const TableMap& map() const { return map_; }

private:
    void drag(Ui& ui);
    void fill_lit(const Contents& contents, const std::optional<Spot>& piece);
    std::vector<editor::Edit> typed(Ui& ui, const Contents& contents) const;

    TableMap map_;
    Box screen_;
    std::optional<Spot> grasped_; ///< of this frame, beside the map
    std::optional<Carried> held_;
    ImVec2 held_at_{};
    bool dragging_ = false;
    std::vector<Spot> lit_;
    std::vector<Spot> walked_;
};

/// The piece that a tool puts onto the map; nothing for the one that takes away.
std::optional<Spot> piece_of(EditorTool tool, Seat owner, const PlayerView& view);

/// The edits that bring a piece to a place, or with Place::Province away from the map.
std::vector<editor::Edit> edits_to(const State& state, const Spot& piece, Place place);

} // namespace elgrande::screens

#pragma once

#include "editor/edit.hpp"
#include "record/game.hpp"
#include "rules/view.hpp"
#include "screens/model/carrying.hpp"
#include "screens/table/map/table_map.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace elgrande::screens
{

/// The effect of a touch of the map.
enum class EditorTool : std::uint8_t
{
    Caballero,   ///< places a caballero of the chosen owner
    Grande,      ///< moves the Grande of the chosen owner
    King,        ///< moves the King
    FirstBoard,  ///< moves the first mobile scoreboard
    SecondBoard, ///< moves the second mobile scoreboard
    Take         ///< takes away what is touched: a caballero to the province, a mobile scoreboard beside the map
};

inline constexpr int editor_tools = 6;

/// The effect of a touch of the map or of a key.
struct EditorTouch
{
    std::vector<editor::Edit> edits;     ///< alternatives: the caller makes the first one that is possible
    std::optional<Spot> not_removable{}; ///< instead of edits: the touched piece or place, if nothing can be taken away
};

/// The map of the editor, where pieces are placed by touch, by key or by dragging.
class EditorBoard
{
public:
    /// The painter must outlive this object.
    explicit EditorBoard(board::Painter& painter) : map_(painter) {}

    /// The contents of the map, and the chosen piece.
    struct Contents
    {
        const words::Localizer& localizer;
        const State& state;
        const PlayerView& view; ///< public information, and the content of the Castillo
        std::span<const record::Player> players;
        EditorTool tool{};
        Seat owner = 0;    ///< the chosen one; `neutral` for the black caballeros
        bool ranks = true; ///< as Settings::ranks
    };

    /// Draws the map on `screen`; `free` is the part that nothing else covers. Returns the effect of a touch or a key,
    /// without edits if there is none.
    EditorTouch draw(Ui& ui, const Box& screen, const Box& free, const Contents& contents);

    /// Call when an item outside the map that stands for `piece` is pressed in this frame, so that it can be dragged.
    void grasp(const Spot& piece) { grasped_ = piece; }

    /// Call after draw() and everything else: draws the dragged piece. When it is dropped, returns alternative edits;
    /// none if nothing is dropped, or the piece stays where it was. `court` is the visible box of the row that stands
    /// for the court, and may be empty: a drop there means the court, and a drop anywhere else outside the map means
    /// the province.
    std::vector<editor::Edit> use_hand(Ui& ui, const Contents& contents, const Box& court);

    /// True while a piece is dragged.
    bool drags() const { return dragging_; }
    const TableMap& map() const { return map_; }

private:
    void drag(Ui& ui);
    void fill_lit(const Contents& contents, const std::optional<Spot>& piece);
    EditorTouch typed(Ui& ui, const Contents& contents) const;

    TableMap map_;
    Box screen_;
    std::optional<Spot> grasped_; ///< the piece pressed outside the map in this frame
    std::optional<Carried> held_; ///< the piece under the pressed pointer
    ImVec2 held_at_{};            ///< where it was pressed
    bool dragging_ = false;       ///< the pointer has moved far enough to drag `held_`
    std::vector<Spot> lit_;       ///< highlighted: places that the piece in use can go to
    std::vector<Spot> walked_;    ///< other places that the keyboard reaches
};

/// Returns the piece that a tool places on the map; nothing for Take, or for the Grande of an owner who has none.
std::optional<Spot> piece_of(EditorTool tool, Seat owner, const PlayerView& view);

/// Returns the effect of taking away the touched piece; at a place, a caballero of `owner`. Grandes and the King always
/// stay on the board.
EditorTouch take_away(const State& state, const Spot& touched, Seat owner);

/// Returns alternative edits that move the piece to `place`; make the first one that is possible. Place::Province takes
/// a caballero or a mobile scoreboard off the map. A piece of kind Spot::Kind::Court is a new caballero: it comes from
/// the province, else from the court; a black one is added.
std::vector<editor::Edit> edits_to(const State& state, const Spot& piece, Place place);

} // namespace elgrande::screens

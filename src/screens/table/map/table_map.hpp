#pragma once

#include "record/game.hpp"
#include "rules/view.hpp"
#include "screens/board_view/board_view.hpp"
#include "screens/model/carrying.hpp"
#include "screens/model/targets.hpp"
#include "ui/shape.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace elgrande::screens
{

/// The contents of the map. Refers to data of the caller, which must live until the next frame (see TableMap::aim()).
struct MapContents
{
    const words::Localizer& localizer;
    const PlayerView& view;
    std::span<const record::Player> players;
    const PendingSelection& picked;     ///< the selection by the first touch, which is marked
    std::span<const Spot> lit;          ///< the spots to highlight: those that can be chosen
    bool scoring = false;               ///< the round marker is at the scoring after the round
    const PlayerView* moving = nullptr; ///< while something moves: the view to draw instead of `view`
    float marker = -1;                  ///< position of the moving round marker, see marker_of()
    std::optional<Place> scored;        ///< set in the scoring animation: the only highlighted place, or Nowhere
    const Carried* carried = nullptr;   ///< a piece in the hand, which is not drawn on the board
    bool held = false;                  ///< a piece is pressed that can be dragged, so the map does not move
    bool ranks = true;                  ///< shows the ranks 1 to 3 at the scoreboards
    bool shows_previews = true;         ///< shows the consequences of answers
    std::optional<Action> pointed{};    ///< the answer whose button is hovered or focused
    CardId card = no_card;              ///< the hovered or focused action card
    Place row = Place::Nowhere;         ///< the place whose row in the table of majorities is hovered or focused
    std::span<const Spot> walked{};     ///< spots that the keyboard can reach in addition to the lit ones
};

/// The answer that a click or Enter would give, and the view in which it is legal.
struct Aim
{
    const PlayerView* view = nullptr;
    Action action;
};

/// The map on the table screen. It draws the board and turns touches into spots.
class TableMap
{
public:
    static constexpr Id area = id_of("map");

    /// The painter must outlive this object.
    explicit TableMap(board::Painter& painter) : board_(painter) {}

    /// Draws the map and handles input (see BoardView). Returns the spot that was touched or on which Enter was
    /// pressed; nothing if there is none. `free` is the part of `screen` that no bars cover, `scale` the factor for
    /// letters and marks.
    std::optional<Spot> draw(Ui& ui, const Box& screen, const Box& free, float scale, const MapContents& contents);

    /// Returns the scene that show() would draw, for pictures that are not drawn on the screen. Valid until the next
    /// frame or call.
    const board::Scene& lay_out(const MapContents& contents);

    /// Draws the map fitted into `box`, without handling input.
    void show(Ui& ui, const Box& box, float scale, const MapContents& contents);

    /// Returns the target whose explanation should be shown, and its box; nothing if there is none.
    const std::optional<BoardView::Focused>& hovered() const { return hovered_; }

    /// Returns the spot with the keyboard focus; nothing if the focus is not on the map.
    std::optional<Spot> focused(const PlayerView& view) const
    {
        return board_.focused() ? spot_of(board_.focused()->target, view) : std::nullopt;
    }

    /// Returns the spot under the pointer; nothing if there is none or the pointer is not over the map.
    const std::optional<Spot>& under() const { return under_; }
    /// Returns the spot on which the pointer went down in this frame, see BoardView::grasped().
    const std::optional<Spot>& grasped() const { return grasped_; }

    /// Returns the legal answer that a click or Enter would give in the last frame; nothing if there is none, while
    /// something moves, or if the contents show no previews. Its view is valid as long as the contents of that frame.
    const std::optional<Aim>& aim() const { return aim_; }

    /// See BoardView.
    void tap_had_effect() { board_.tap_had_effect(); }
    bool panning() const { return board_.panning(); }

    /// Returns the scene that was drawn last.
    const board::Scene& scene() const { return scene_; }
    const board::View& view() const { return board_.view(); }
    board::Painter& painter() const { return board_.painter(); }

    /// Returns the screen boxes of what a note over the map should not cover: the Castillo, and the places that the
    /// question is about, with their scoreboards, as they were drawn last. The boxes of what lies outside of the screen
    /// are empty.
    std::vector<Box> in_sight() const;

    /// Returns where a spot can be touched on the screen; nothing if it is not visible or not on the map.
    std::optional<Vec> point(const Spot& spot) const;

    /// Returns the number of a place on the board, also for places where only the King can be; board::aside_place for
    /// Place::Aside; −1 for all other places.
    static int place_on_board(Place place);

private:
    void name_places(const words::Localizer& localizer, Edition edition);
    void fill_scene(const MapContents& contents);
    void light(const MapContents& contents);
    void light_announced(const PlayerView& view);
    void light_scored(const PlayerView& view);
    void show_previews(const MapContents& contents);
    static std::optional<Spot> spot_of(const board::Target& target, const PlayerView& view);
    std::optional<Spot> touch(Ui& ui, const MapContents& contents);
    std::optional<Spot> navigate(Ui& ui, const MapContents& contents);

    BoardView board_;
    board::Scene scene_;
    std::array<std::string, board_place_count + 4> names_; ///< of the places, and of other things with names on the map
    std::array<std::string, region_count> short_names_;    ///< of the regions
    std::optional<std::pair<words::Language, Edition>> named_; ///< the language and edition of `names_`
    std::optional<BoardView::Focused> hovered_;
    std::optional<Spot> under_;
    std::optional<Spot> grasped_;
    std::optional<Aim> aim_;
    std::string to_court_;
    bool drawn_ = false;
};

} // namespace elgrande::screens

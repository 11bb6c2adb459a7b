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

namespace elgrande::screens
{

/// The contents of the map.
struct MapContents
{
    const words::Localizer& localizer;
    const PlayerView& view;
    std::span<const record::Player> players;
    const PendingSelection& picked;
    std::span<const Spot> lit;
    bool scoring = false;               ///< the track stands at the scoring after the round
    const PlayerView* moving = nullptr; ///< where everything is while something moves, instead of `view`
    float marker = -1;                  ///< of the rounds, on its way; see board::Track
    std::optional<Place> scored;        ///< alone is lit while scorings are shown; or nowhere
    const Carried* carried = nullptr;   ///< this piece is in the hand: it is not on the board
    bool held = false;                  ///< what was pressed can be dragged: the map stays where it is
    bool ranks = true;                  ///< who is first, second and third stands at the scoreboards
    bool foretells = true;              ///< what an answer leads to is shown
    std::optional<Action> pointed{};    ///< the answer whose button is under the pointer or the focus
    CardId card = no_card;              ///< the action card there
    Place row = Place::Nowhere;         ///< of the table of majorities, whose row is there
    std::span<const Spot> walked{};     ///< what the keyboard reaches, except what is lit
};

/// An answer that the pointer or the focus means, and the view in which it is one.
struct Aim
{
    const PlayerView* view = nullptr;
    Action action;
};

/// The map of Spain on the table screen: it draws the board and turns touches into spots.
class TableMap
{
public:
    static constexpr Id area = id_of("map");

    /// The painter must outlive this.
    explicit TableMap(board::Painter& painter) : board_(painter) {}

    /// Draws, lets the map be moved, and returns what was touched: what lay under the pointer when it went down, if it
    /// is still there when it comes up. `free` is the part of `screen` that is not covered by bars.
    std::optional<Spot> draw(Ui& ui, const Box& screen, const Box& free, float scale, const MapContents& contents);

    /// The scene that show() would draw: for a picture that is not on the screen. Valid until the next frame or call.
    const board::Scene& lay_out(const MapContents& contents);

    /// Draws the map alone, fitted into `box`: nothing of it can be touched.
    void show(Ui& ui, const Box& box, float scale, const MapContents& contents);

    /// The spot under the pointer or the focus to be explained, and where it is.
    const std::optional<BoardView::Focused>& hovered() const { return hovered_; }

    /// The spot that the keyboard points to.
    std::optional<Spot> focused(const PlayerView& view) const
    {
        return board_.focused() ? spot_of(board_.focused()->target, view) : std::nullopt;
    }

    /// The spot under the pointer; nothing where it is not over the map.
    const std::optional<Spot>& under() const { return under_; }
    /// The spot on which the pointer went down in this frame, if it can be dragged: on an enlarged map a
    /// finger that begins beside a piece moves the map.
    const std::optional<Spot>& grasped() const { return grasped_; }

    /// The legal answer that a touch of what lies there would give, in the frame that was drawn last; its view lives as
    /// long as the contents of that frame.
    const std::optional<Aim>& aim() const { return aim_; }

    /// See BoardView.
    void tap_did_something() { board_.tap_did_something(); }
    bool panning() const { return board_.panning(); }

    /// The scene that was drawn last.
    const board::Scene& scene() const { return scene_; }
    const board::View& view() const { return board_.view(); }
    board::Painter& painter() const { return board_.painter(); }

    /// Where on the screen a spot of the map is touched; nothing for spots that are elsewhere.
    std::optional<Vec> point(const Spot& spot) const;

    /// The place as a number of the board, also where only the King can be.
    static int place_on_board(Place place);

private:
    void name_places(const words::Localizer& localizer, Edition edition);
    void fill_scene(const MapContents& contents);
    void light(const MapContents& contents);
    void light_announced(const PlayerView& view);
    void light_scored(const PlayerView& view);
    void foretell(const MapContents& contents);
    static std::optional<Spot> spot_of(const board::Target& target, const PlayerView& view);
    std::optional<Spot> touch(Ui& ui, const MapContents& contents);
    std::optional<Spot> walk(Ui& ui, const MapContents& contents);

    BoardView board_;
    board::Scene scene_;
    std::array<std::string, board_place_count + 4> names_;     ///< of places, and of what else is named on the map
    std::optional<std::pair<words::Language, Edition>> named_; ///< in which the names are
    std::optional<BoardView::Focused> hovered_;
    std::optional<Spot> under_;
    std::optional<Spot> grasped_;
    std::optional<Aim> aim_;
    std::string to_court_;
    bool drawn_ = false;
};

} // namespace elgrande::screens

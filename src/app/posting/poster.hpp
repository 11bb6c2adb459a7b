#pragma once

#include "app/posting/poster_rows.hpp"
#include "rules/view.hpp"
#include "screens/model/table_model.hpp"
#include "screens/table/map/table_map.hpp"

#include <string>
#include <vector>

namespace elgrande::screens
{

struct Canvas;

/// The texts beside the board on a position's picture.
struct PosterWords
{
    std::string round; ///< "Round 5 of 9"
    std::string line;  ///< the question or task above the board; empty for none
    std::string game;  ///< the name of the game
};

/// A picture of a position to be posted: the board as on the page, everybody's points, court, province and power
/// cards, the action cards with their effects, and the question. It holds copies of all that it shows, so the game may
/// change in the meantime.
class Poster
{
public:
    /// The painter must be used for nothing else in a frame that draws this. It and the localizer must outlive this
    /// object.
    Poster(board::Painter& painter, const TableModel& shown, PosterWords words);

    /// Call within a frame of Dear ImGui, at most once in each. Fills `where` on the list, with `unit` units for each
    /// CSS pixel of the picture. The panel is beside the board if the picture is more than 1.2 times as wide as high,
    /// otherwise below it. Returns false if the board is not ready yet: then draw again in a later frame.
    bool draw(ImDrawList* list, const Box& where, float unit);

private:
    float draw_line(const Canvas& canvas, const Box& where) const;
    void draw_header(const Canvas& canvas, const Box& box) const;
    void draw_panels(const Canvas& canvas, const Box& seats, const Box& cards) const;

    board::Painter& painter_;
    const words::Localizer& localizer_;
    TableMap map_;
    PlayerView view_;
    std::vector<record::Player> players_;
    std::vector<PosterSeat> seats_;
    std::vector<PosterCard> cards_;
    PosterWords words_;
};

} // namespace elgrande::screens

#pragma once

#include "record/game.hpp"
#include "rules/view.hpp"
#include "screens/model/table_model.hpp"
#include "screens/table/map/table_map.hpp"

#include <string>
#include <vector>

namespace elgrande::screens
{

/// The texts beside the board on a position's picture.
struct PosterWords
{
    std::string round; ///< "Round 5 of 9"
    std::string line;  ///< the question or task above the board; empty for none
    std::string game;  ///< the name of the game
};

/// A picture of a position to be posted: the board as on the page, everybody's points, and the question. It holds
/// copies of all that it shows, so the game may change meanwhile.
class Poster
{
public:
    /// The painter must be used for nothing else. It and the localizer must outlive this.
    Poster(board::Painter& painter, const TableModel& shown, PosterWords words);

    /// Call within a frame of Dear ImGui. Draws into a list of `size` pixels, with `unit` pixels for each CSS pixel.
    /// Returns false if the board is not ready yet: then draw again.
    bool draw(ImDrawList* list, Vec size, float unit);

private:
    struct Sheet;

    float draw_line(const Sheet& sheet) const;
    void draw_seats(const Sheet& sheet, const Box& box, int columns) const;
    void draw_seat(const Sheet& sheet, const Box& box, Seat seat) const;

    board::Painter& painter_;
    const words::Localizer& localizer_;
    TableMap map_;
    PlayerView view_;
    std::vector<record::Player> players_;
    std::vector<std::string> names_;
    PosterWords words_;
};

} // namespace elgrande::screens

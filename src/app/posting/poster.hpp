#pragma once

#include "record/game.hpp"
#include "rules/view.hpp"
#include "screens/model/table_model.hpp"
#include "screens/table/map/table_map.hpp"

#include <string>
#include <vector>

namespace elgrande::screens
{

/// The texts of a position's picture beside the board.
struct PosterWords
{
    std::string round; ///< "Round 5 of 9"
    std::string line;  ///< the question or task, above the board; empty: the board alone
    std::string game;  ///< what the game is called
};

/// A position as a picture to be posted: the board as the page draws it, everybody's points, and what is asked. It
/// keeps all that it shows, whatever becomes of the game.
class Poster
{
public:
    /// The painter, which draws nothing else, and the localizer must outlive this.
    Poster(board::Painter& painter, const TableModel& shown, PosterWords words);

    /// Within a frame, on a list of `size` pixels of which `unit` are as large as a CSS pixel should be. False: the
    /// board is not ready, and the picture is to be drawn once more.
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

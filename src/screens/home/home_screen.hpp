#pragma once

#include "screens/home/backdrop.hpp"
#include "screens/home/sketch_picture.hpp"
#include "screens/model/intent.hpp"
#include "screens/model/lesson_shown.hpp"
#include "screens/model/puzzle_shown.hpp"
#include "screens/model/saved_games.hpp"
#include "ui/ui.hpp"
#include "ui/widgets.hpp"
#include "words/localizer.hpp"

#include <algorithm>
#include <optional>
#include <string>

namespace elgrande::screens
{

/// The contents of the start page that depend on the games, lessons and puzzles of this device.
struct HomeOffers
{
    LessonOffer lesson;
    PuzzleOffer puzzle;
    bool open_game = false;     ///< a game is still open, and the player can return to it
    bool has_rooms = false;     ///< a game can be played on several screens
    int settled = 0;            ///< the number of regions of the backdrop with pieces
    const SaveRow* to_continue; ///< the open game or the newest saved one that is not over; nullptr if there is none
};

/// The start page: the ways to start a game; for newcomers at the top a game against computers and the first lesson.
/// Editions, modules and seats are on GamesScreen; saved games, links and files on SavesScreen.
class HomeScreen
{
public:
    /// `backdrop` must outlive this object. `level`, 1 … 3, is the initial choice for the level of computers.
    HomeScreen(Backdrop& backdrop, int level) : backdrop_(backdrop), level_(level) {}

    /// Draws the page. Returns what the player wants; nothing otherwise.
    std::optional<Intent> draw(Ui& ui, const platform::Clock& clock, const words::Localizer& localizer,
                               const HomeOffers& offers);

    /// Draws the page without its contents, while the program looks for the game that was open last time.
    void draw_waiting(Ui& ui, const words::Localizer& localizer);

private:
    struct Drawing
    {
        Ui& ui;
        const platform::Clock& clock;
        const words::Localizer& localizer;
        const HomeOffers& offers;
        std::optional<Intent>& intent; ///< set when something is pressed

        /// Draws a button at the top of `rest`, over its whole width, and removes its area from `rest`. Returns true if
        /// it was pressed.
        bool wide_button(Box& rest, Id id, const std::string& label, Look look, std::string_view name = {}) const;
        float button_height() const { return std::max(ui.min_touch_size(), 40.0F); }
        bool newcomer() const { return offers.lesson.first && !offers.open_game && offers.to_continue == nullptr; }
    };

    void draw_wide(const Drawing& page);
    void draw_column(const Drawing& page);
    float draw_ways(const Drawing& page, Box rest);
    void draw_continue(const Drawing& page, Box& rest);
    void draw_play(const Drawing& page, Box& rest);
    void draw_puzzle(const Drawing& page, Box& rest);

    Backdrop& backdrop_;
    SketchPicture picture_;
    int level_;
    float content_height_ = 500; ///< of draw_ways()
};

} // namespace elgrande::screens

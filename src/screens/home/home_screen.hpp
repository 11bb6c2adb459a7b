#pragma once

#include "board/scene.hpp"
#include "screens/board_view/board_view.hpp"
#include "screens/home/new_game_form.hpp"
#include "screens/home/save_row.hpp"
#include "screens/model/intent.hpp"
#include "screens/model/lesson_shown.hpp"
#include "screens/model/saved_games.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <optional>
#include <span>
#include <string>

namespace elgrande::screens
{

/// The start page: a new game, lessons and puzzles, saved games, and games from a link or file.
class HomeScreen
{
public:
    /// The painter must outlive this.
    HomeScreen(board::Painter& painter, const words::Localizer& localizer, std::uint64_t seed)
        : form_(localizer, seed), board_(painter)
    {
    }

    /// Draws the page. `open_game`: a game is still open, and the player can return to it.
    std::optional<Intent> draw(Ui& ui, platform::Platform& platform, const words::Localizer& localizer,
                               const SavedGames& saves, const LessonOffer& lesson, bool open_game);

    /// Draws the page while the program looks for the game that was open last time.
    void draw_waiting(Ui& ui, const words::Localizer& localizer);

    NewGameForm& form() { return form_; }
    const NewGameForm& form() const { return form_; }

private:
    struct Drawing
    {
        Ui& ui;
        platform::Platform& platform;
        const words::Localizer& localizer;
        const SavedGames& saves;
        const LessonOffer& lesson;
        bool open_game;
        float scale;
    };

    /// Returns the saved games that are listed: the newest ones, twice as many after each request for older ones.
    std::span<const SaveRow> listed(const SavedGames& saves) const;
    int older(const SavedGames& saves) const { return static_cast<int>(saves.rows.size() - listed(saves).size()); }
    void show_older() { most_listed_ *= 2; }

    void draw_backdrop(Ui& ui);
    static void draw_languages(const Drawing& page, const Box& box, std::optional<Intent>& intent);
    static void draw_settings_button(const Drawing& page, const Box& box, std::optional<Intent>& intent);
    static void draw_rules(const Drawing& page, const Box& box, std::optional<Intent>& intent);
    void draw_title(Ui& ui, const words::Localizer& localizer, const Box& box, float scale);
    void draw_start(const Drawing& page, const Box& box, std::optional<Intent>& intent);
    static const SaveRow* newest(const Drawing& page);
    static float continue_height(const Drawing& page);
    static void draw_continue(const Drawing& page, Box box, std::optional<Intent>& intent);
    /// The height of the buttons for lessons and puzzles; the first lesson gets a large one if nobody has played yet.
    static float learn_height(const Drawing& page, float width);
    static void draw_puzzles(const Drawing& page, const Box& box, std::optional<Intent>& intent);
    static void draw_learn(const Drawing& page, Box box, std::optional<Intent>& intent);
    /// Draws a field for a link and a button for a file, and cuts their height off `rest`.
    void draw_ways_in(const Drawing& page, Box& rest, const Box& room, std::optional<Intent>& intent);
    /// Offers to restore the game that was just deleted, if one was.
    static void draw_removed(const Drawing& page, Box& rest, std::optional<Intent>& intent);
    void draw_ways(const Drawing& page, Box& rest, const Box& room, bool with_newest, std::optional<Intent>& intent);
    void draw_list(const Drawing& page, Box& rest, std::optional<Intent>& intent);
    float draw_saved(const Drawing& page, Box rest, const Box& room, bool with_newest, std::optional<Intent>& intent);
    void draw_wide(const Drawing& page, std::optional<Intent>& intent);
    void draw_column(const Drawing& page, std::optional<Intent>& intent);

    NewGameForm form_;
    SaveRows rows_;
    BoardView board_;
    board::Scene scene_;
    std::string link_;
    std::size_t most_listed_ = 12;
    float saved_length_ = 300;
};

} // namespace elgrande::screens

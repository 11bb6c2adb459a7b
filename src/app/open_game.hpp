#pragma once

#include "app/last_game.hpp"
#include "app/motion.hpp"
#include "app/page_stack.hpp"
#include "record/game.hpp"
#include "record/link/link.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::screens
{

struct Arrival;

/// Opens, saves and closes games.
class OpenGame
{
public:
    /// All must outlive this.
    OpenGame(AppState& state, PageStack& pages, Motion& motion)
        : state_(state), pages_(pages), motion_(motion), last_game_(state.platform.preferences)
    {
    }

    // --- opening ---

    /// Opens input from outside since the last frame (a link, a file, pasted text), or once the last game.
    void take_from_outside();
    /// True while the list of saves is awaited, because the last game or a passed one depends on it; for a few seconds
    /// at most. Meanwhile the start page has no buttons: it would vanish before a click.
    bool is_awaited();

    /// Begins the game of the start page's form.
    void start_new();
    /// Begins a game with the players and rules of the open one and a new seed. `rotated`: each player moves up one
    /// seat.
    void play_again(bool rotated);
    /// Returns from the start page to the open game.
    void resume();
    /// Opens a saved game by its key. If it cannot be read, shows a message and returns false.
    bool open_saved(const std::string& key);
    /// Opens the link in a text. A bad link shows a message and leaves the open game untouched. Does nothing if empty.
    void open_link(std::string_view fragment);
    /// Opens a game that was passed on by link, once the list of saves is known or has taken too long.
    void receive_passed();
    /// Opens a lesson by its id, at the step where it was left. Returns false if there is none.
    bool open_lesson(const std::string& id);
    /// Opens a puzzle by its link. A bad link shows a message. Puzzles are not saved; a reload opens them by the link.
    void open_puzzle(std::string_view link);
    /// Opens a game that continues from a position, which validate_start() must accept, and saves it at once.
    void play_position(record::Game game);
    /// The same, but saves nothing before the first action.
    void look_at_position(record::Game game);
    /// Opens the file of a save or a record.
    void open_file(const platform::File& file);

    // --- saving ---

    /// Call after any change of the sitting: updates what is shown, and saves the game.
    void changed();
    /// Plays on from the shown moment. The game as it was is saved as another one.
    void play_on();
    /// Ends the open lesson, and continues its game as a saved one.
    void play_lesson_on();
    /// Reports news of the storage: by a banner, or by a question if another tab saved the open game.
    void tell_saves();
    /// Makes reloading the page return to what is shown now.
    void remember();

    // --- closing ---

    /// Goes to the start page. Embedded in another page, opens the position in a tab instead.
    void leave();
    /// Removes a saved game; closes it if it is open.
    void remove(const std::string& key);
    /// Renames a saved game. Does nothing if the name has no visible character.
    void rename(const std::string& key, const std::string& name);
    void ask_name(const std::string& key);
    /// Saves a game as a file.
    void download();
    void download_saved(const std::string& key);

private:
    std::string title_of_session() const;
    std::string whole_name(const SaveRow& row) const;
    void enter(record::Game game, table::Moment cursor, std::string key, std::string name);
    void catch_up(table::Moment since);
    void drop_puzzle();
    void follow(std::string_view text);
    void tell_followed(const record::PositionTexts& texts, bool own_waits);
    void keep_texts(record::Game& game, const record::PositionTexts& texts) const;
    void enter_puzzle(record::Puzzle puzzle, std::string_view text);
    void tell_older(const Arrival& arrival);
    void ask_apart(record::Game game, const Arrival& arrival);
    void take_pasted(const std::string& text);
    void autosave();
    void autosave_new();
    void begin_new(record::Game game, bool agreed_without_advice, bool goes_round);
    void tell_trouble(const platform::File& file);
    void tell_bad(words::Key title, const record::LoadError& error, platform::Bytes bytes, std::string name);
    void other_tab_saved(const platform::StoredGame& there);
    void give_file(const std::string& name, const platform::Bytes& bytes);

    AppState& state_;
    PageStack& pages_;
    Motion& motion_;
    LastGame last_game_;
    bool resumes_ = true;                ///< the last game is to be reopened; false once anything was opened
    std::string followed_link_;          ///< link of the open game, if it was opened by one and is not saved yet
    double began_ms_ = -1;               ///< time of the first frame
    std::optional<record::Game> passed_; ///< a game passed on by link, waiting for the list of saves
};

inline constexpr double longest_wait_ms = 3000; ///< maximum wait for the list of saves

inline constexpr const char* form_preference = "new game"; ///< preference with the form of the last new game

} // namespace elgrande::screens

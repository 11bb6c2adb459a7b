#pragma once

#include "app/last_game.hpp"
#include "app/motion.hpp"
#include "app/page_stack.hpp"
#include "app/room/room_link.hpp"
#include "record/game.hpp"
#include "record/link/link.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace elgrande::screens
{

struct SaveMatch;

/// Opens, saves and closes games.
class OpenGame
{
public:
    /// All arguments must outlive this object.
    OpenGame(AppState& state, PageStack& pages, Motion& motion)
        : state_(state), pages_(pages), motion_(motion), last_game_(state.platform.preferences)
    {
    }

    // --- opening ---

    /// Call in each frame. Opens a link, file, pasted text or passed game that has arrived since the last frame. Unless
    /// anything was opened before, also reopens the last game: a lesson at once, another game when the list of saves
    /// has arrived. If none is remembered, reopens the newest save, but only within max_wait_ms and while no dialog
    /// is open.
    void open_incoming();
    /// Call in each frame. Returns true while the program needs the list of saves in order to reopen the last game or
    /// to open a passed one, for at most max_wait_ms after the first call. Until then the start page has no buttons,
    /// because it may be replaced at any moment.
    bool awaits_saves();

    /// Begins the game of the start page's form, which must have no problem().
    void start_new();
    /// Begins a game of one person against three computers of this level, 1 … 3, and makes it the level offered next.
    void play_computers(int level);
    /// Begins a game with the players and rules of the open one, which must exist, and a new seed. `rotated`: each
    /// player moves to the next seat, the last one to the first.
    void play_again(bool rotated);
    /// Returns from the start page to the open game, if there is one.
    void resume();
    /// Opens a saved game by its key. If it cannot be read, shows a message, leaves the open game untouched and returns
    /// false. Does not remember() it.
    bool open_saved(const std::string& key);
    /// Opens the link in a text. A bad link shows a message and leaves the open game untouched. Does nothing for an
    /// empty text. The link of a room waits for take_room_link(), that of an answer for take_room_answer(), a passed
    /// game for the list of saves: receive_passed().
    void open_link(std::string_view fragment);
    /// Opens the game that was passed on by link, if one waits and the list of saves is known or has taken too long: as
    /// the next state of the saved game that it continues, or as a new one. If the save has more actions, opens it and
    /// says so; if each has actions that the other lacks, asks which one to open.
    void receive_passed();
    /// Opens a lesson by its id, at the step where it was left; at the first step if it was ended. Returns false if
    /// there is none.
    bool open_lesson(const std::string& id);
    /// Opens a puzzle by its link. A bad link shows a message, and another kind of link is opened as by open_link().
    /// Puzzles are not saved; a reload opens them by the link.
    void open_puzzle(std::string_view link);
    /// Opens a game that continues from a position, which validate_start() must accept, and saves it at once.
    void play_position(record::Game game);
    /// Opens a game as play_position() does, but does not save it before the first action.
    void show_position(record::Game game);
    /// Opens the game of another table, whose room this screen has entered. It is never saved here.
    void open_guest(record::Game game);
    /// Returns the link of a room that was followed since the last call.
    std::optional<RoomLink> take_room_link() { return std::exchange(room_link_, std::nullopt); }
    /// Returns the code of a guest's answer whose link was followed since the last call.
    std::optional<std::string> take_room_answer() { return std::exchange(room_answer_, std::nullopt); }
    /// Opens the file of a save or a record as a new saved game. Shows a message if it is neither, or has a
    /// File::error.
    void open_file(const platform::File& file);

    // --- saving ---

    /// Call after any change of the sitting: updates what is shown, and saves the game if it has changed. Lessons,
    /// puzzles and games of other tables are not saved. A game must be open.
    void changed();
    /// Continues the game from the past moment that is shown, and saves the original as a separate game. Call changed()
    /// next. Does nothing if no past moment is shown. A game must be open.
    void play_on();
    /// Ends the lesson, which must be open, and continues its game as a saved one: the learner's seat against easy
    /// computer players.
    void play_lesson_on();
    /// Returns from the open lesson to the game from whose table it was opened; to the start page if there is none.
    void return_from_lesson();
    /// Call in each frame. Shows a banner if the state of the storage has changed (full, slow, refused, …), and asks
    /// which version to keep if another tab has saved the open game.
    void show_storage_news();
    /// Makes a reload of the page return to the open game, or to the start page if that is shown.
    void remember();

    // --- closing ---

    /// Goes to the start page. A lesson, puzzle, finished game or seat in another table's room is closed; another game
    /// stays open for resume(). If the program is embedded in another page and a game is open, opens its position or
    /// puzzle in a new tab instead.
    void leave();
    /// Like leave(), but closes the game in any case. It can be opened again from its save.
    void close();
    /// Removes a saved game; closes it if it is open.
    void remove(const std::string& key);
    /// Renames a saved game. Does nothing if the name has no visible character.
    void rename(const std::string& key, const std::string& name);
    /// Opens the dialog that asks for the name of a saved game.
    void ask_name(const std::string& key);
    /// Save the open game, or a saved one by its key, as a file. Do nothing if there is no such game.
    void download();
    void download_saved(const std::string& key);
    /// Saves a file, and shows where it was written, or that it could not be. In the page, the browser shows this.
    void give_file(const std::string& name, const platform::Bytes& bytes);

private:
    bool has_waited_too_long() const;
    std::string title_of_session() const;
    std::string whole_name(const SaveRow& row) const;
    void enter(record::Game game, table::Moment cursor, std::string key, std::string name);
    void catch_up(table::Moment since);
    void drop_puzzle();
    void drop_guest();
    void follow(std::string_view text);
    void notify_opened(const record::PositionTexts& texts, bool has_own_saves);
    void add_comment(record::Game& game, const record::PositionTexts& texts) const;
    void enter_puzzle(record::Puzzle puzzle, std::string_view text);
    void ask_behind(const SaveMatch& match);
    void ask_diverged(record::Game game, const SaveMatch& match);
    void take_pasted(const std::string& text);
    void autosave();
    void autosave_new();
    void begin_new(record::Game game, bool agreed_without_advice, bool is_hot_seat);
    void offer_lessons();
    void show_file_error(const platform::File& file);
    void show_load_error(words::Key title, const record::LoadError& error, platform::Bytes bytes, std::string name);
    void other_tab_saved(const platform::StoredGame& there);

    AppState& state_;
    PageStack& pages_;
    Motion& motion_;
    LastGame last_game_;
    bool resumes_ = true;                    ///< the last game is to be reopened; false once anything was opened
    std::string followed_link_;              ///< link of the open game, if it was opened by one and is not saved yet
    std::optional<double> wait_began_ms_;    ///< when the wait for saves began, by the frames' clock
    std::optional<RoomLink> room_link_;      ///< for take_room_link()
    std::optional<std::string> room_answer_; ///< for take_room_answer()
    std::optional<record::Game> passed_;     ///< a game passed on by link, waiting for the list of saves
};

inline constexpr double max_wait_ms = 3000; ///< maximum wait for the list of saves, from the first frame

inline constexpr const char* form_preference = "new game"; ///< preference with the form of the last new game

} // namespace elgrande::screens

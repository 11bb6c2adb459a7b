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

    /// Input from outside since the last frame (a link, a file, something pasted), or once the game of last time.
    void take_from_outside();
    /// The list of saves, with the game of last time, is worth waiting for: rather no buttons for a moment than a start
    /// page that vanishes before a click arrives.
    bool is_awaited();

    void start_new();
    /// Begins a game with the players and rules of the open one and a new seed. `rotated`: everybody moves up one seat.
    void play_again(bool rotated);
    /// Returns from the start page to the open game.
    void resume();
    /// By its key; a save that cannot be read is told and kept.
    bool open_saved(const std::string& key);
    /// A link in a text. A bad one shows a message and leaves the open game untouched; empty: nothing.
    void open_link(std::string_view fragment);
    /// A game that somebody passed on, once it is known which games are saved here.
    void receive_passed();
    /// A lesson by its id, at the step where it was left; false where there is none.
    bool open_lesson(const std::string& id);
    /// A puzzle by its link; a bad one shows a message. It is never saved, and a reload opens it again.
    void open_puzzle(std::string_view link);
    /// A game that goes on from a position, which validate_start() accepts; it is saved at once.
    void play_position(record::Game game);
    /// The same, but nothing is saved before something is played.
    void look_at_position(record::Game game);
    /// Opens the file of a save or a record.
    void open_file(const platform::File& file);

    // --- saving ---

    /// After anything that was done to the sitting.
    void changed();
    /// Plays on from the moment that is looked at; the game as it was is kept beside.
    void play_on();
    /// The lesson on the table ends, and its game becomes one that is saved.
    void play_lesson_on();
    /// The storage says something: a banner, or another tab saved the open game.
    void tell_saves();
    /// Makes reloading the page return to what is shown now.
    void remember();

    // --- closing ---

    /// Goes to the start page; from a frame it opens a page of its own.
    void leave();
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
    bool resumes_ = true;                ///< until something else was opened
    std::string followed_link_;          ///< the game on the table came by it, and nothing was played since
    double began_ms_ = -1;               ///< the first frame
    std::optional<record::Game> passed_; ///< came by a link, and waits for the list of saves
};

inline constexpr double longest_wait_ms = 3000; ///< for the storage to tell what it holds

inline constexpr const char* form_preference = "new game"; ///< what the last new game was like

} // namespace elgrande::screens

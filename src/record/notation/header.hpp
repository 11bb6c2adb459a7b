#pragma once

#include "record/format.hpp"
#include "record/game.hpp"

#include <string>
#include <string_view>
#include <vector>

/// The header of a record, which describes the set-up, the players and the start of the game.
namespace elgrande::record
{

/// Returns the header of the record of a game, which must pass validate_start().
std::string write_header(const Game& game);

/// Reads the lines of a header, one by one, into a game without actions.
class HeaderReader
{
public:
    /// Reads the next line, trimmed and without a comment: the first one is the title, each other one "key: value".
    /// Throws Malformed, which says what was expected.
    void read(std::string_view line);

    /// True if `line` looks like a line of a header: it has a colon and does not begin with "Points".
    static bool is_header_line(std::string_view line);

    /// Returns the game that the lines describe, without actions. Throws Malformed if lines are missing or the game
    /// fails validate_start().
    Game finish();

private:
    // Functions that return bool read a line of several kinds; false if the key is none of these.
    void read_title(std::string_view line);
    void read_start(std::string_view value);
    void read_player(std::string_view value);
    void read_left_out(std::string_view value);
    void read_last_cards(std::string_view value);
    void read_options(std::string_view value);
    bool read_setup_line(std::string_view key, std::string_view value);
    bool read_start_line(std::string_view key, std::string_view value);
    bool read_stated_line_once(std::string_view key, std::string_view value);
    bool read_player_line(std::string_view key, std::string_view value);
    void read_pieces(std::string_view where, std::string_view value);
    void read_cards(std::string_view round, std::string_view value);
    RoundStart& round_start();

    Game game_;
    bool has_title_ = false;
    std::vector<std::string> stated_keys_; ///< keys of the lines of read_stated_line(), which must not be repeated
    int next_cards_ = 0;                   ///< the round whose cards can be stated next; 0: any up to the stated round
};

} // namespace elgrande::record

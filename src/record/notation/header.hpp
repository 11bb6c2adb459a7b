#pragma once

#include "record/format.hpp"
#include "record/game.hpp"

#include <string>
#include <string_view>
#include <vector>

/// The head of a record: what the game is and how it begins.
namespace elgrande::record
{

std::string write_header(const Game& game);

/// Reads a head line by line into a game without actions.
class HeaderReader
{
public:
    /// Reads one line "key: value" (or the title). Throws Malformed with what was expected.
    void read(std::string_view line);

    /// Does `line` look like one of a head?
    static bool is_head(std::string_view line);

    /// The game that the lines describe, checked; throws Malformed if they describe none.
    Game finish();

private:
    void title(std::string_view line);
    void start(std::string_view value);
    void player(std::string_view value);
    void leave_out(std::string_view value);
    void last_cards(std::string_view value);
    void options(std::string_view value);
    bool general(std::string_view key, std::string_view value);
    bool stated(std::string_view key, std::string_view value);
    bool stated_once(std::string_view key, std::string_view value);
    bool of_player(std::string_view key, std::string_view value);
    void pieces(std::string_view where, std::string_view value);
    void cards(std::string_view round, std::string_view value);
    RoundStart& round_start();

    Game game_;
    bool has_title_ = false;
    std::vector<std::string> stated_keys_; ///< that may not come again
    int next_cards_ = 0;                   ///< the round whose cards can be stated next; 0: any up to the stated round
};

} // namespace elgrande::record

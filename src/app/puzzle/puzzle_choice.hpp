#pragma once

#include "app/puzzle/puzzle_list.hpp"
#include "app/puzzle/stored_progress.hpp"
#include "app/saves.hpp"
#include "platform/platform.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The filter of the puzzles, and the choice of the next one.
namespace elgrande::screens
{

/// A set of editions: true for those that it contains, by Edition.
using Editions = std::array<bool, edition_count>;

/// Returns the editions of these saved games, of those that can be read, and the classic one.
Editions played_editions(std::span<const SaveRow> saves);

/// The puzzles that the player wants. Stored in the preferences.
struct PuzzleFilter
{
    static constexpr int played = 0;        ///< `editions`: those that the player has played
    static constexpr int every_edition = 1; ///< `editions`: all

    int theme = 0;         ///< 0 for all, else a theme (is_of_theme()) plus 1
    int editions = played; ///< or every_edition, or an Edition plus 2
    int idea = 0;          ///< 0 for all, else an Idea plus 1

    bool operator==(const PuzzleFilter&) const = default;
};

/// Returns the stored filter; the default one if none is stored or the stored one is invalid.
PuzzleFilter stored_filter(const platform::Preferences& preferences);
void store_filter(platform::Preferences& preferences, const PuzzleFilter& filter);

/// True if the puzzle passes the filter.
bool is_wanted(const ListedPuzzle& puzzle, const PuzzleFilter& filter, const Editions& played);

/// Returns the editions whose puzzles can pass the filter: those that it chooses; of these, the expansions alone if it
/// has that theme and they are chosen. Never empty.
Editions wanted_editions(const PuzzleFilter& filter, const Editions& played);

/// The conditions for the choice of a puzzle.
struct PuzzleQuery
{
    PuzzleFilter filter{};
    Editions played{};
    double rating = 0;              ///< of the player
    std::vector<PuzzleTry> tries{}; ///< as stored_tries()
    std::string_view excluded{};    ///< the link of a puzzle to leave out: the one that the player leaves
};

/// Returns the stored filter, rating and tries, and the editions of `saves`; nothing is left out (`excluded`).
PuzzleQuery query_of(const platform::Preferences& preferences, std::span<const SaveRow> saves);

/// Returns the untried puzzle, of those that pass the filter and are not excluded, whose rating is nearest to the
/// player's. Prefers puzzles that teach, as if their ratings were nearer by 200 points, and variety, as if a rating
/// were farther by 60 points for each idea, and for the objective, that the puzzle shares with one of the two tried
/// last. While the player has tried fewer puzzles than the list has puzzles that teach, these come first, in the order
/// of the list. If all have been tried, returns the one that was missed longest ago. Returns nullptr if none of them
/// was missed.
const ListedPuzzle* next_puzzle(const std::vector<ListedPuzzle>& list, const PuzzleQuery& query);

/// A chosen puzzle.
struct PuzzleChoice
{
    const ListedPuzzle* puzzle = nullptr; ///< nullptr if there is none
    bool widened = false;                 ///< no puzzle that passes the filter is left; this one passes a wider one
};

/// Returns next_puzzle(), so that players never see the end: if none that passes the filter is left, by the filter
/// without its idea, then without its theme, then for every edition. If all have been solved, returns the one that was
/// tried longest ago.
PuzzleChoice next_or_other_puzzle(const std::vector<ListedPuzzle>& list, PuzzleQuery query);

} // namespace elgrande::screens

#pragma once

#include "app/editor/editor_words.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// A value that a row can be set to.
struct EditorOption
{
    std::string text;
    editor::Edit edit{};
    int level = -1; ///< who is to play the seat: a computer level, or 0 for a person; −1: the option makes `edit`
};

/// A row of the editor.
struct EditorRow
{
    enum class Kind : std::uint8_t
    {
        Heading,
        Number, ///< a number with buttons for less and more
        List,   ///< one of several options
        Chip,   ///< as List, but drawn small beside others
        Command ///< a button for an edit: its only option
    };

    Kind kind{};
    std::string label;
    std::string value{};
    std::vector<EditorOption> options{};  ///< Number: one less and one more, or the same value at the limit
    std::size_t now = 0;                  ///< List, Chip: index in `options` of the current one
    std::optional<editor::Field> field{}; ///< the field whose value the row shows; nothing if it shows something else
    bool is_full = true;                  ///< Chip: the power card is in hand
    bool is_wrong = false;                ///< Heading: the number of caballeros differs from the rules

    bool can_be_less() const { return kind == Kind::Number && options[0].text != value; }
    bool can_be_more() const { return kind == Kind::Number && options[1].text != value; }
    /// Returns the option `step` places after the current one, wrapping around. `options` must not be empty, and `step`
    /// not less than −options.size().
    const EditorOption& next(int step) const
    {
        const auto count = static_cast<int>(options.size());
        return options[static_cast<std::size_t>((static_cast<int>(now) + step + count) % count)];
    }
};

enum class EditorTab : std::uint8_t
{
    Player,
    Board,
    Round,
    Rules
};

inline constexpr int editor_tabs = 4;

/// Returns the rows of a tab. `owner`, one of owners_in(), is shown on the tab Player. `levels`: see
/// EditorController::levels().
std::vector<EditorRow> editor_rows(const EditorWords& say, const editor::Draft& draft, EditorTab tab, Seat owner,
                                   const std::array<int, max_players>& levels);

/// Internal: adds the rows of the tab Rules.
void add_rules(std::vector<EditorRow>& rows, const EditorWords& say);
/// Internal: adds a row of kind List. `now` is the index of the current option.
void add_list(std::vector<EditorRow>& rows, std::string label, std::vector<EditorOption> options, std::size_t now);

/// Returns the owners of caballeros, in the order of the palette: the players, the dummy, `neutral` for the black ones.
std::vector<Seat> owners_in(const State& state);

} // namespace elgrande::screens

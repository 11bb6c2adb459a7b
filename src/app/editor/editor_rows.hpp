#pragma once

#include "app/editor/editor_words.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// A value that a line can be set to.
struct EditorOption
{
    std::string text;
    editor::Edit edit{};
    int level = -1; ///< of a computer, or 0 for a person, instead of an edit
};

/// A line of the editor.
struct EditorRow
{
    enum class Kind : std::uint8_t
    {
        Heading,
        Number, ///< less and more
        List,   ///< one of its options
        Chip,   ///< the same, drawn small, beside others
        Deed    ///< its only option can be done
    };

    Kind kind{};
    std::string label;
    std::string value{};
    std::vector<EditorOption> options{}; ///< of numbers: less and more, the same again where it ends
    std::size_t now = 0;                 ///< of options: how it is
    std::optional<editor::Field> field{};
    bool is_full = true;   ///< of a chip: the card is in hand
    bool is_wrong = false; ///< of a heading: its figures cannot be

    bool can_be_less() const { return kind == Kind::Number && options[0].text != value; }
    bool can_be_more() const { return kind == Kind::Number && options[1].text != value; }
    /// Of several.
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

/// The lines of a tab; `owner`: whose, of the first one; `levels`: who plays which seat.
std::vector<EditorRow> editor_rows(const EditorWords& say, const editor::Draft& draft, EditorTab tab, Seat owner,
                                   const std::array<int, max_players>& levels);

/// Inside the editor: those of the last tab.
void add_rules(std::vector<EditorRow>& rows, const EditorWords& say);
/// Inside the editor: one of several values.
void add_list(std::vector<EditorRow>& rows, std::string label, std::vector<EditorOption> options, std::size_t now);

/// Whose caballeros there are, in the order of the chips.
std::vector<Seat> owners_in(const State& state);

} // namespace elgrande::screens

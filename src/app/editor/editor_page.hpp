#pragma once

#include "app/editor/editor_board.hpp"
#include "app/editor/editor_controller.hpp"
#include "app/editor/editor_rows.hpp"
#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The page for setting up a position: the map with a palette of pieces, and beside or below it the fields with values.
class EditorPage final : public Page
{
public:
    /// The controller must have a draft. All arguments must outlive this object.
    EditorPage(const PageContext& context, EditorController& controller, board::Painter& painter)
        : context_(context), controller_(controller), board_(painter)
    {
    }

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    bool handle(const Intent& intent) override;
    bool closes_with(const Intent& intent) const override;
    bool covers() const override { return true; }
    bool has_own_table() const override { return true; }

private:
    /// Values of Choose::row in the page's intents.
    enum Row : std::uint8_t
    {
        Owner,          ///< Choose::choice is a Seat
        Tool,           ///< Choose::choice is an EditorTool
        Tab,            ///< Choose::choice is an EditorTab
        Less,           ///< the previous value; Choose::choice is an index in `rows_`, as for the next three
        More,           ///< the next value
        Next,           ///< the next value, or the command of the row
        Open,           ///< lists the options of a row
        Option,         ///< Choose::choice is the index of an option of the opened row
        Fold,           ///< closes the list of options
        Fix,            ///< Choose::choice is an index in Draft::problems()
        Put,            ///< makes the first possible edit of `pending_edits_`
        ExplainRefusal, ///< says why `not_removable_` cannot be taken away
        Type,           ///< opens the field for the number of row Choose::choice
        Typed,          ///< sets the row with the open field to the number in that field
        Undo,
        Redo,
        StartOver,
        Play,
        Analyse,
        MakePuzzle
    };

    /// A button for a command on the whole draft.
    struct CommandButton
    {
        std::string label;
        Id id = 0;
        Intent intent;
        bool enabled = true;
        Look look = Look::Plain;
    };

    /// The data that the drawing functions share during a frame.
    struct Sheet
    {
        Ui& ui;
        float row_height;              ///< of rows and buttons
        std::optional<Intent>& intent; ///< set when something is pressed
    };

    void refresh();
    EditorBoard::Contents contents() const;
    std::vector<CommandButton> history() const;
    std::vector<CommandButton> next_commands() const;
    bool has_problem(Seat owner) const;
    static words::Key tab_name(EditorTab tab);
    /// Returns the intent for pressing the value of row `number`: Open, which lists the row's options, or Next if there
    /// are few.
    Intent opening(int number) const;
    bool take(const EditorOption& option);
    /// Carries out Less, More, Next or Open for row `number`. Returns false if that is impossible.
    bool change_row(int what, std::size_t number);
    bool handle_value(int what, std::size_t number);
    bool handle_draft(int what);
    std::string tool_name(EditorTool tool) const;

    void draw_wide(Ui& ui, std::optional<Intent>& intent);
    void draw_tall(Ui& ui, std::optional<Intent>& intent);
    void draw_scrolled(const Sheet& sheet, const Box& room, bool has_history);
    void draw_map(Ui& ui, const Box& box, std::optional<Intent>& intent);
    static void draw_buttons(const Sheet& sheet, const Box& box, const std::vector<CommandButton>& buttons);
    void draw_palette(const Sheet& sheet, Box& rest);
    void draw_owner(const Sheet& sheet, const Box& box, Seat owner);
    void draw_tool(const Sheet& sheet, const Box& box, EditorTool tool);
    void draw_tabs(const Sheet& sheet, Box& rest) const;
    void draw_next_commands(const Sheet& sheet, Box& rest) const;
    void draw_below(const Sheet& sheet, Box rest);
    void draw_problems(const Sheet& sheet, Box& rest) const;
    float draw_rows(const Sheet& sheet, Box rest);
    float draw_options(const Sheet& sheet, Box rest);
    void draw_row(const Sheet& sheet, const Box& box, int number);
    void draw_value(const Sheet& sheet, const Box& box, int number);
    void draw_chip(const Sheet& sheet, const Box& box, int number);
    /// Sets `intent` to Put with these edits, unless there are none.
    void put(std::vector<editor::Edit> edits, std::optional<Intent>& intent);
    void refuse();
    /// Says why `not_removable_` cannot be taken away.
    std::string why_not_removable() const;
    /// Closes the open field, if there is one, and sets its row to the number in it, or to the nearest valid one.
    /// Returns false if the text is not a number, or if the draft refuses the edit.
    bool take_typed();
    /// True if the step button `id` takes a step in this frame: once when it is released, or repeatedly while it is
    /// held.
    bool repeats(Ui& ui, Id id, const Touch& touch);
    void draw_number(const Sheet& sheet, const Box& box, int number);

    /// The values from which the rows and the view were made.
    struct Source
    {
        std::uint64_t version = 0; ///< of the draft
        EditorTab tab{};
        Seat owner = 0;
        words::Language language{};

        bool operator==(const Source&) const = default;
    };

    const PageContext& context_;
    EditorController& controller_;
    EditorBoard board_;
    EditorTool tool_ = EditorTool::Caballero;
    EditorTab tab_ = EditorTab::Player;
    Seat owner_ = 0;
    std::optional<Source> source_;
    PlayerView view_;
    std::vector<record::Player> players_;
    std::vector<std::string> names_;
    std::vector<EditorRow> rows_;
    std::vector<std::string> position_;       ///< lines for the mirror
    std::vector<std::string> problems_;       ///< sentences, in the order of Draft::problems()
    std::vector<std::string> fix_labels_;     ///< label of the button that fixes each problem; empty for none
    std::optional<std::size_t> opened_;       ///< index of the row whose options are listed
    std::vector<editor::Edit> pending_edits_; ///< the edits for Put
    Spot not_removable_;                      ///< what ExplainRefusal explains
    std::optional<std::size_t> typed_row_;    ///< index of the row with the open field
    std::string typed_;                       ///< the text of the open field
    bool typing_begins_ = false;              ///< the field takes the keyboard focus
    Id held_ = 0;                             ///< the step button that is held down
    double held_next_ms_ = 0;                 ///< time of its next step
    int held_steps_ = 0;                      ///< number of steps that it has taken while held
    Box rows_view_;                           ///< the visible part of the rows
    std::string refused_;                     ///< why the last touch did nothing; empty if it did something
    Box court_;                               ///< box of the court's row, if it is visible
    bool from_top_ = false;                   ///< scroll to the top, because other rows are shown
    float content_height_ = 300;              ///< height of the scrolled content
};

} // namespace elgrande::screens

#pragma once

#include "screens/model/intent.hpp"
#include "screens/model/table_model.hpp"
#include "screens/model/targets.hpp"
#include "screens/table/layout.hpp"
#include "ui/widgets.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::screens
{

/// The question and its buttons: answers that cannot be given by touching something on the table, undo and so on. In
/// each frame, call prepare(), lay out the table with needs(), then call draw().
class PromptBar
{
public:
    /// Composes the question and the buttons for this frame. Their letters are scaled by Ui::letter_scale(). If the
    /// table is read from afar and they would cover names on the map, by less, but at least by 0.8.
    void prepare(const Ui& ui, const TableModel& shown, const PendingSelection& picked);

    /// Returns what the last prepare() has computed: text, why, buttons, one_row, sheet and min_bar_height. The other
    /// fields, which the rest of the table fills, have their defaults.
    PromptNeeds needs() const { return needs_; }

    /// Draws what prepare() has composed. Returns the intent of the button that was pressed by pointer or key; nothing
    /// if none was. If the question scrolls, call it in the part that scrolls, with the boxes moved to the screen. The
    /// functions below return results of the last draw(), unless they say otherwise.
    std::optional<Intent> draw(Ui& ui, const TableLayout& place, const TableModel& shown);

    /// Returns the question that the last prepare() has composed, or the text in its place.
    const std::string& text() const { return text_; }
    /// Returns where the question was drawn.
    const Box& text_box() const { return text_box_; }
    /// Returns the answer whose button is hovered or focused; nothing if there is none.
    const std::optional<Action>& pointed_answer() const { return pointed_answer_; }
    /// Returns the box of the button of pointed_answer() if its tooltip should be shown; nothing otherwise.
    const std::optional<Box>& explained_box() const { return explained_box_; }

    /// Returns the box of the button for legal[index]; nothing if that answer has no button.
    std::optional<Box> box_of_answer(int index) const;
    /// Returns the label that prepare() gave the button for legal[index]; empty if that answer has no button.
    /// Valid until the next prepare().
    std::string_view label_of_answer(int index) const;

private:
    /// A button.
    struct Entry
    {
        Id id = 0;
        std::string label;
        std::string name{};       ///< for the mirror, if it differs from the label
        std::optional<Icon> icon; ///< drawn instead of the label
        Look look = Look::Plain;
        bool enabled = true;
        Intent intent;
        int answer = -1; ///< index in PlayerView::legal; −1 if it is not an answer
        char key = 0;    ///< the key that presses it, in lower case; or 0
        float width = 0; ///< its minimum width
        Box box;         ///< set by draw()
        int row = 0;     ///< 0: the upper row
    };

    const Entry* entry_of_answer(int index) const;

    Entry& add(std::string_view name, std::string label, Intent intent, char key, bool enabled = true);
    void add_answers(const TableModel& shown);
    void add_tools(const TableModel& shown);
    void add_history(const TableModel& shown);
    void add_lesson(const TableModel& shown);
    void add_puzzle(const TableModel& shown);
    bool draw_why(Ui& ui, Box line, const TableModel& shown) const;
    static void draw_sheet(Ui& ui, const TableLayout& at, const std::string& heading);
    void arrange(const Ui& ui, const TableModel& shown);
    void measure(const Ui& ui, const TableModel& shown, bool may_be_one_row);
    float min_touch(const Ui& ui) const;
    float break_rows(float row_width, float min_width, bool in_lesson);
    void place_buttons(const TableLayout& at);
    std::optional<Intent> draw_buttons(Ui& ui);
    void notice(Ui& ui, const Entry& entry);
    Letters letters(const TableModel& shown) const;
    float letter_size(const Entry& entry) const;
    float why_height(float close, float width, const TableModel& shown) const;
    Letters why_letters() const;

    Shape shape_{};
    float scale_ = 1;        ///< of letters: Ui::letter_scale(), or less from afar
    bool from_afar_ = false; ///< as Ui::from_afar()
    bool sheet_ = false;
    float button_height_ = 28;
    std::string text_; ///< the question, or what replaces it
    std::vector<Entry> entries_;
    int rows_ = 1;
    float text_width_ = 0;
    float plate_ = 0; ///< turn_plate_width()
    Box text_box_;
    std::optional<Action> pointed_answer_;
    std::optional<Box> explained_box_;
    PromptNeeds needs_;
};

} // namespace elgrande::screens

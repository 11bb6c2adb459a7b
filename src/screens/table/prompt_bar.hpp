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

/// The question and its buttons: answers that nothing on the table stands for, undo and the like.
class PromptBar
{
public:
    /// Composes question and buttons for this frame. Afterwards needs() returns their size.
    void prepare(const Ui& ui, const TableModel& shown, const PendingSelection& picked);

    PromptNeeds needs() const { return needs_; }
    /// Returns where the question was drawn.
    const Box& text_box() const { return text_box_; }

    std::optional<Intent> draw(Ui& ui, const TableLayout& place, const TableModel& shown);

    /// Returns the answer whose button is under the pointer or the focus.
    const std::optional<Action>& pointed() const { return pointed_; }
    /// Returns the box of this button, if it is time to explain it.
    const std::optional<Box>& asked() const { return asked_; }

    /// Returns the box of an answer's button, if it has one. `index`: in legal().
    std::optional<Box> box_of_answer(int index) const;
    /// Returns its label; empty if it has no button.
    std::string_view label_of_answer(int index) const;

private:
    struct Entry
    {
        Id id = 0;
        std::string label;
        std::string name{};       ///< for the mirror, if it differs from the label
        std::optional<Icon> icon; ///< drawn instead of the label
        Look look = Look::Plain;
        bool enabled = true;
        Intent intent;
        int answer = -1; ///< index in legal(); −1 if it is not an answer
        char key = 0;
        float width = 0;
        Box box;
        int row = 0;
    };

    void add(std::string_view name, std::string label, Intent intent, char key, bool enabled = true);
    void add_answers(const TableModel& shown);
    void add_tools(const TableModel& shown);
    void add_history(const TableModel& shown);
    void add_lesson(const TableModel& shown);
    void add_puzzle(const TableModel& shown);
    bool draw_why(Ui& ui, Box line, const TableModel& shown) const;
    static void draw_sheet(Ui& ui, const TableLayout& at, const std::string& heading);
    void break_rows(float room, float least);
    void place_buttons(const TableLayout& at);
    std::optional<Intent> draw_buttons(Ui& ui);
    void notice(Ui& ui, const Entry& entry);
    Letters letters(const TableModel& shown) const;
    float why_height(float close, float width, const TableModel& shown) const;
    static Letters why_letters(Shape shape);

    Shape shape_{};
    bool sheet_ = false;
    float button_height_ = 28;
    std::string said_;
    std::vector<Entry> entries_;
    int rows_ = 1;
    float text_width_ = 0;
    Box text_box_;
    std::optional<Action> pointed_;
    std::optional<Box> asked_;
    PromptNeeds needs_;
};

} // namespace elgrande::screens

#pragma once

#include "rules/action.hpp"
#include "table/sitting.hpp"
#include "words/lessons.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace elgrande::screens
{

/// Returns the lesson with this id, or nullptr.
const words::LessonRow* find_lesson(std::string_view id);

/// The open lesson: its current step, and the answers that it accepts. The sitting must have the lesson's record with
/// all of its actions as undo and redo history; whenever a call returns, it is at moment().
class Lesson
{
public:
    enum class Verdict : std::uint8_t
    {
        Right,   ///< the answers were played, and the next step is current
        Unasked, ///< this step asks nothing; nothing has changed
        Other    ///< not the wanted answer, legal or not; nothing has changed
    };

    /// `row` must outlive this object. Call go_to() before anything else that uses the sitting.
    explicit Lesson(const words::LessonRow& row) : row_(row) {}

    const words::LessonRow& row() const { return row_; }
    std::size_t step() const { return step_; } ///< index of the current step
    const words::LessonStep& now() const { return row_.steps[step_]; }
    /// True if the current step waits for an answer of the learner.
    bool asks() const { return now().asks; }
    bool at_end() const { return step_ + 1 == row_.steps.size(); }

    /// Returns the moment at which the sitting is in the current step.
    table::Moment moment() const { return asks() ? now().begins : now().ends; }

    /// Returns the wanted answer; nothing if the step asks nothing.
    std::optional<Action> wanted(const table::Sitting& sitting) const;

    /// Goes to a step, or to the last one if `step` is too large.
    void go_to(std::size_t step, table::Sitting& sitting);

    /// Goes to the next step. Returns false and changes nothing if this step asks something or is the last.
    bool next(table::Sitting& sitting);

    /// Goes to the previous step. Returns false and changes nothing at the first step.
    bool back(table::Sitting& sitting);

    /// Plays one answer, or several of a single touch, if the current step and the next ones want exactly these.
    /// `answers` must not be empty.
    Verdict answer(std::span<const Action> answers, table::Sitting& sitting);

    /// Returns the first step that shows this moment of the record or a later one, or the last step if none does.
    std::size_t step_of(table::Moment moment) const;

    /// The last hint or refusal in this step, for the mirror; empty if there was none. Set by the caller.
    std::string notice;

private:
    const words::LessonRow& row_;
    std::size_t step_ = 0;
};

/// The progress in a lesson, as stored in the preferences.
struct LessonProgress
{
    std::size_t step = 0; ///< the last step shown
    bool done = false;    ///< the last step was reached at least once

    bool operator==(const LessonProgress&) const = default;
};

/// Reads the result of write_progress(), as stored in the preferences. A part that cannot be read has its default; the
/// step may be too large for the lesson.
LessonProgress read_progress(std::string_view kept);
std::string write_progress(const LessonProgress& progress);

} // namespace elgrande::screens

#pragma once

#include "rules/action.hpp"
#include "table/sitting.hpp"
#include "words/lessons.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace elgrande::screens
{

/// The row of a lesson by its id; nothing if there is none.
const words::LessonRow* lesson_called(std::string_view id);

/// A lesson that is on the table: at which of its steps it is, and what the learner may do there. The sitting is one
/// over the lesson's record with all of its actions to be redone; it is at moment() whenever a call returns.
class Lesson
{
public:
    enum class Verdict : std::uint8_t
    {
        Right,   ///< it was played, and the next step has come
        Unasked, ///< the learner is told something and asked nothing; nothing has changed
        Other    ///< not what is wanted here, legal or not; nothing has changed
    };

    /// `row` must outlive this.
    explicit Lesson(const words::LessonRow& row) : row_(row) {}

    const words::LessonRow& row() const { return row_; }
    std::size_t step() const { return step_; }
    const words::LessonStep& now() const { return row_.steps[step_]; }
    bool asks() const { return now().asks; }
    bool at_end() const { return step_ + 1 == row_.steps.size(); }

    /// Where the sitting is.
    table::Moment moment() const { return asks() ? now().begins : now().ends; }

    /// The one answer that is wanted; nothing where nothing is asked.
    std::optional<Action> wanted(const table::Sitting& sitting) const;

    /// The last step if there are fewer.
    void go_to(std::size_t step, table::Sitting& sitting);

    /// To the step after this one; false, and nothing has changed, where the learner is asked or at the end.
    bool next(table::Sitting& sitting);

    /// To the step before; false at the beginning.
    bool back(table::Sitting& sitting);

    /// The learner gives one answer or, by a touch that means several, all of them.
    Verdict answer(std::span<const Action> answers, table::Sitting& sitting);

    /// The first step that shows this moment of the record or a later one.
    std::size_t step_of(table::Moment moment) const;

    /// The hint told last in this step, for those who only read.
    std::string told;

private:
    const words::LessonRow& row_;
    std::size_t step_ = 0;
};

/// How far a learner has come in a lesson, as it is kept among the preferences.
struct LessonProgress
{
    std::size_t step = 0; ///< where it was left
    bool done = false;    ///< its end was seen once

    bool operator==(const LessonProgress&) const = default;
};

LessonProgress read_progress(std::string_view kept);
std::string written(const LessonProgress& progress);

} // namespace elgrande::screens

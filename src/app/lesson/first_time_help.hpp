#pragma once

#include "platform/platform.hpp"
#include "rules/state.hpp"
#include "table/sitting.hpp"

#include <array>
#include <cstddef>
#include <set>
#include <utility>

namespace elgrande::screens
{

/// Decides whether a line of explanation stands below a question: the first two times that a question of its kind is
/// asked on this device, counted in the preferences. Several answers to one question in a row count once, as do undo
/// and redo.
class FirstTimeHelp
{
public:
    /// `preferences` must outlive this object.
    explicit FirstTimeHelp(platform::Preferences& preferences);

    /// Updates is_due(), and counts a line that is due. Call after any change of the sitting.
    void follow(const table::Sitting& sitting);

    /// Forgets the questions of the open game. Call when another game is opened.
    void forget();

    /// Resets the counts, so that all lines are shown again.
    void reset();

    /// True if the current question needs the line.
    bool is_due() const { return due_; }

private:
    static constexpr const char* preference = "advice given";
    static constexpr char max_times = 2; ///< after which a kind of question is no longer explained

    void store();

    platform::Preferences& preferences_;
    /// The number of times that each kind of question was explained, by Question.
    std::array<char, static_cast<std::size_t>(last_question) + 1> times_{};
    /// The questions of this game that have a line, with the moment at which each was first asked.
    std::set<std::pair<Question, table::Moment>> explained_;
    bool due_ = false;
};

} // namespace elgrande::screens

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

/// Decides when a line of explanation stands below a question: the first two times that a kind of question is asked on
/// this device, counted in the preferences. Several answers to one question in a row count once, as do undo and redo.
class Advice
{
public:
    /// `preferences` must outlive this.
    explicit Advice(platform::Preferences& preferences);

    /// Updates is_due(), and counts a line that is due. Call after any change of the sitting.
    void follow(const table::Sitting& sitting);

    /// Call when another game is opened.
    void forget();

    /// Resets the counts, so that all lines are shown again.
    void reset();

    /// True if the current question needs the line.
    bool is_due() const { return due_; }

private:
    static constexpr const char* preference = "advice given";
    static constexpr char most = 2; ///< number of times that a kind of question is explained

    void keep();

    platform::Preferences& preferences_;
    std::array<char, static_cast<std::size_t>(last_question) + 1> given_{}; ///< number of times, by Question
    std::set<std::pair<Question, table::Moment>> here_; ///< questions with a line in this game, and where each began
    bool due_ = false;
};

} // namespace elgrande::screens

#pragma once

#include "platform/platform.hpp"
#include "rules/state.hpp"
#include "table/sitting.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>

namespace elgrande::screens
{

/// A line of why below the first questions of each kind: it is given for two askings of a kind, ever, and counted among
/// the preferences. Several answers to one question in a row are one asking, and so are undo and redo.
class Advice
{
public:
    /// `preferences` must outlive this.
    explicit Advice(platform::Preferences& preferences);

    /// After anything that was done to the sitting.
    void follow(const table::Sitting& sitting);

    /// Another game is on the table.
    void forget();

    /// Lets all advice be given again.
    void reset();

    /// The question that is asked now is one of those that need the line.
    bool is_due() const { return due_; }

private:
    static constexpr const char* preference = "advice given";
    static constexpr char most = 2;

    void keep();

    platform::Preferences& preferences_;
    std::array<char, static_cast<std::size_t>(last_question) + 1> given_{}; ///< how often, by Question
    std::set<std::pair<Question, table::Moment>> here_;                     ///< in this game, where each began
    bool due_ = false;
};

} // namespace elgrande::screens

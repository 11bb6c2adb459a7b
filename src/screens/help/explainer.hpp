#pragma once

#include "screens/model/intent.hpp"
#include "ui/text.hpp"
#include "words/book.hpp"

#include <optional>
#include <string>

namespace elgrande::screens
{

/// A short explanation of something on the screen.
struct Explanation
{
    words::Topic topic{};
    std::string title;     ///< empty: the title of the topic's chapter
    std::string said;      ///< the current state of the thing; may be empty
    bool whole = false;    ///< true: `said` is the whole text; false: the rule follows it
    Box at;                ///< where the thing is on the screen
    CardId card = no_card; ///< an action card whose picture is shown; or no_card
};

/// Explains what the pointer rests on, a finger holds or the keyboard focuses: its current state, or the rule if there
/// is no state to describe. After a long touch or `?` the explanation stays open, with the rule and a button that leads
/// to its chapter. Each frame, call begin(), the offers, then draw().
class Explainer
{
public:
    /// Begins a frame: forgets what was offered in the last one.
    void begin() { offered_.reset(); }
    /// Offers an explanation for this frame. The last one offered wins, as it belongs to what is drawn on top.
    void offer(const Explanation& explanation);
    /// Offers the rule about a part of the screen, if the player asks about its box.
    void offer(Ui& ui, const Box& box, words::Topic topic, const std::string& title = {});

    /// Returns the whole text of an explanation, with the rule.
    static std::string text(const words::Localizer& localizer, const Setup& setup, const Explanation& explanation);

    /// Draws the pinned or offered explanation, if there is one: in `room` if it has a fixed place (note_in()),
    /// otherwise beside what it explains. `asked`: the topic of the rules that `?` opens if nothing is offered. Returns
    /// the intent to open the rules; nothing otherwise.
    std::optional<Intent> draw(Ui& ui, const words::Localizer& localizer, const Setup& setup, const Letters& letters,
                               float scale, words::Topic asked, const std::optional<Box>& room = {});
    /// Closes the pinned explanation.
    void forget() { pinned_.reset(); }

    /// Returns the explanation that stays until it is closed; nothing if none is open.
    const std::optional<Explanation>& pinned() const { return pinned_; }
    /// Returns the explanation that was offered last in this frame; nothing if none was.
    const std::optional<Explanation>& offered() const { return offered_; }
    /// Returns the box of the explanation that was drawn last; empty if none was.
    const Box& note() const { return note_; }
    /// Returns the title of an explanation.
    static std::string title(const words::Localizer& localizer, const Setup& setup, const Explanation& explanation);

private:
    std::optional<Intent> draw_pinned(Ui& ui, const words::Localizer& localizer, const Setup& setup,
                                      const Letters& letters, float scale, const std::optional<Box>& room);

    std::optional<Explanation> offered_;
    std::optional<Explanation> pinned_;
    Box note_;
};

/// Returns the intent that opens the rules at a topic.
inline Intent more_about(words::Topic topic)
{
    return Intent{OpenRules{topic}};
}

} // namespace elgrande::screens

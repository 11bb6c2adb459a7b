#pragma once

#include "screens/model/intent.hpp"
#include "ui/text.hpp"
#include "ui/widgets.hpp"
#include "words/book.hpp"

#include <optional>
#include <string>

namespace elgrande::screens
{

/// An explanation of something on the screen.
struct Explanation
{
    words::Topic topic{};
    std::string title;         ///< empty: the title of the topic's chapter
    std::string details;       ///< the current state of the thing; may be empty
    bool without_rule = false; ///< true: `details` is the whole text; false: the rule about `topic` is added to it
    Box at;                    ///< where the thing is on the screen
    CardId card = no_card;     ///< the action card whose picture is shown, or no_card
};

/// Shows explanations of what is hovered, pressed long or focused: its current state, or the rule if it has none. After
/// a long press or `?` the explanation is pinned: it stays open, with the rule and a button that opens its chapter. In
/// each frame, call begin(), then offer() for everything that can be explained now, then draw().
class Explainer
{
public:
    /// Begins a frame: removes the offers of the last one.
    void begin() { offered_.reset(); }
    /// Offers an explanation for this frame. The last offer of a frame wins, as what is drawn last lies on top.
    void offer(const Explanation& explanation);
    /// Offers the rule about `topic` if the tooltip of `box` should be shown (Ui::wants_tooltip()).
    void offer(Ui& ui, const Box& box, words::Topic topic, const std::string& title = {});

    /// Returns the whole text of an explanation: `details` and, unless it is `without_rule`, the rule.
    static std::string text(const words::Localizer& localizer, const Setup& setup, const Explanation& explanation);

    /// Draws the pinned explanation, or else the offered one if there is one, like a tooltip() at `places`, with the
    /// sizes of `letters` and `scale`. If nothing is offered, `?` opens the rules at the topic `asked`. Returns the
    /// intent to open the rules; nothing if they are not to be opened.
    std::optional<Intent> draw(Ui& ui, const words::Localizer& localizer, const Setup& setup, const Letters& letters,
                               float scale, words::Topic asked, const NotePlaces& places = {});
    /// Closes the pinned explanation.
    void unpin() { pinned_.reset(); }

    /// Returns the pinned explanation; nothing if there is none.
    const std::optional<Explanation>& pinned() const { return pinned_; }
    /// Returns the last offer of this frame; nothing if there is none.
    const std::optional<Explanation>& offered() const { return offered_; }
    /// Returns the box of the explanation that the last draw() has drawn; empty if it drew none.
    const Box& drawn_box() const { return drawn_box_; }
    /// Returns the title of an explanation, by default that of the topic's chapter.
    static std::string title(const words::Localizer& localizer, const Setup& setup, const Explanation& explanation);

private:
    std::optional<Intent> draw_pinned(Ui& ui, const words::Localizer& localizer, const Setup& setup,
                                      const Letters& letters, float scale, const NotePlaces& places);

    std::optional<Explanation> offered_;
    std::optional<Explanation> pinned_;
    Box drawn_box_;
};

/// Returns the intent that opens the rules at a topic.
inline Intent more_about(words::Topic topic)
{
    return Intent{OpenRules{topic}};
}

} // namespace elgrande::screens

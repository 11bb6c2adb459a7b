#pragma once

#include "screens/model/intent.hpp"
#include "ui/text.hpp"
#include "words/book.hpp"

#include <optional>
#include <string>

namespace elgrande::screens
{

/// A few sentences about something on the screen.
struct Explanation
{
    words::Topic topic{};
    std::string title;     ///< empty: that of the topic's chapter
    std::string said;      ///< how it stands with it now
    bool whole = false;    ///< `said` is all; else the rule follows
    Box at;                ///< the thing
    CardId card = no_card; ///< an action card, of which the picture is shown
};

/// Shows the explanation of what the pointer rests on, a finger holds or the keyboard points at: how it stands, or the
/// rule where there is nothing to tell of that. After a long touch or `?` it stays, with the rule and a way to its
/// chapter.
class Explainer
{
public:
    /// A new frame: what was offered is forgotten.
    void begin() { offered_.reset(); }
    /// The last one that is offered lies uppermost.
    void offer(const Explanation& explanation);
    /// Offers a part of the screen.
    void offer(Ui& ui, const Box& box, words::Topic topic, const std::string& title = {});

    /// What an offered explanation would say.
    static std::string text(const words::Localizer& localizer, const Setup& setup, const Explanation& explanation);

    /// Draws it, if there is one, in `room` if there is a fixed place for it (note_in()), else beside the thing.
    /// `asked`: the rule behind the present question, for a `?` that points at nothing.
    std::optional<Intent> draw(Ui& ui, const words::Localizer& localizer, const Setup& setup, const Letters& letters,
                               float scale, words::Topic asked, const std::optional<Box>& room = {});
    void forget() { pinned_.reset(); }

    /// The one that stays until it is closed.
    const std::optional<Explanation>& pinned() const { return pinned_; }
    /// The one that is shown while the pointer rests.
    const std::optional<Explanation>& offered() const { return offered_; }
    /// The box of the one that was drawn last; empty if there was none.
    const Box& note() const { return note_; }
    /// The title of an explanation.
    static std::string title(const words::Localizer& localizer, const Setup& setup, const Explanation& explanation);

private:
    std::optional<Intent> draw_pinned(Ui& ui, const words::Localizer& localizer, const Setup& setup,
                                      const Letters& letters, float scale, const std::optional<Box>& room);

    std::optional<Explanation> offered_;
    std::optional<Explanation> pinned_;
    Box note_;
};

/// The intent to open the rules where they tell about a topic.
inline Intent more_about(words::Topic topic)
{
    return Intent{OpenRules{topic}};
}

} // namespace elgrande::screens

#pragma once

#include "screens/model/intent.hpp"
#include "screens/model/mirror.hpp"
#include "ui/ui.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// A button of the mirror for an intent that no item on the screen offers.
struct Command
{
    std::string label;
    Intent intent;
    bool before_items = false;    ///< listed before the buttons of items instead of after them
    std::optional<bool> chosen{}; ///< as in MirrorButton
};

/// A page can hold one of these for the part that has opened it: a weak pointer to it expires when the page is closed.
using PageToken = std::shared_ptr<const int>;

/// An independent part of the screen: a page, or a dialog over the pages below it.
class Page
{
public:
    Page() = default;
    virtual ~Page() = default;
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;

    /// Draws one frame. Returns the intent of the player's input by pointer, keyboard or mirror; nothing if there is
    /// none. The items drawn with a name (Ui::name_item) are the mirror's buttons.
    virtual std::optional<Intent> draw(Ui& ui) = 0;

    /// Fills the empty mirror with the texts of the page: title, prompt and anything else that is read. Buttons come
    /// from draw() and commands().
    virtual void describe(Mirror& mirror) = 0;
    /// Further buttons of the mirror. Those with the label of an item are left out.
    virtual std::vector<Command> commands() { return {}; }

    /// Carries out an intent that concerns this page alone. Returns false if it is for the program.
    /// A page that closes_with() the intent has been removed from the stack before.
    virtual bool handle(const Intent& intent)
    {
        static_cast<void>(intent);
        return false;
    }

    /// True if this dialog closes before `intent` is carried out.
    virtual bool closes_with(const Intent& intent) const { return intent == Intent(PageCommand::Close); }

    /// True if the page covers the screen: the page below is not drawn, and dialogs open above this one.
    virtual bool covers() const { return false; }

    /// True if this page covers a game but has a table of its own: intents of the table are then for the page.
    virtual bool has_own_table() const { return false; }

    /// True if new puzzles may be made while this page is open over the start page: it asks the second program nothing.
    virtual bool lets_make_puzzles() const { return false; }

    /// True if the page below stays usable, and the mirror describes that page instead of this one.
    virtual bool is_modeless() const { return false; }
};

} // namespace elgrande::screens

#pragma once

#include "screens/model/intent.hpp"
#include "screens/model/mirror.hpp"
#include "ui/ui.hpp"

#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// A button of the mirror for something that no item on the screen offers.
struct Command
{
    std::string label;
    Intent intent;
    bool leads = false;           ///< stands before the items
    std::optional<bool> chosen{}; ///< as of MirrorButton
};

/// An independent part of the screen: a page, or a dialog over the pages below it.
class Page
{
public:
    Page() = default;
    virtual ~Page() = default;
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;

    /// Draws one frame. Returns what the player asked for, by pointer, by keyboard or by the mirror: its buttons are
    /// the items that are drawn here with a name (Ui::name_item).
    virtual std::optional<Intent> draw(Ui& ui) = 0;

    /// Tells the texts of the page to the mirror, which is empty: title, prompt and what else is read. Buttons come
    /// from draw().
    virtual void describe(Mirror& mirror) = 0;
    /// Further buttons of the mirror. One whose label an item has already is left out.
    virtual std::vector<Command> commands() { return {}; }

    /// Carries out what concerns this page alone. Returns false if `intent` is for the program.
    virtual bool handle(const Intent& intent)
    {
        static_cast<void>(intent);
        return false;
    }

    /// True if this dialog closes before `intent` is carried out.
    virtual bool closes_with(const Intent& intent) const { return intent == Intent(PageCommand::Close); }

    /// True if the page covers the screen: the page below is not drawn, and dialogs open above this one.
    virtual bool covers() const { return false; }

    /// True if the page below can be used meanwhile: the mirror tells that one.
    virtual bool stands_aside() const { return false; }
};

} // namespace elgrande::screens

#pragma once

#include "screens/model/intent.hpp"
#include "screens/model/mirror.hpp"
#include "ui/ui.hpp"

#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// A button of the mirror that is no answer: it asks for the same as something that is drawn.
struct Command
{
    std::string label;
    Id area = 0; ///< where it is on the screen; 0: nowhere
    Intent intent;
    std::optional<bool> chosen{}; ///< as of MirrorButton
};

/// An independent part of the screen: a page, or a dialog over the pages below it. What it draws, what it says without
/// pixels and what it can be told stand side by side in one class.
class Page
{
public:
    Page() = default;
    virtual ~Page() = default;
    Page(const Page&) = delete;
    Page& operator=(const Page&) = delete;

    /// Draws one frame; returns what the player asked for by pointer or keyboard.
    virtual std::optional<Intent> draw(Ui& ui) = 0;

    /// The same without pixels: title, prompt and all else but the buttons. `mirror` is empty.
    virtual void describe(Mirror& mirror) = 0;
    virtual std::vector<Command> commands() = 0;

    /// Does what concerns this page alone; false: it is for the program. Asked of the page on top.
    virtual bool handle(const Intent& intent)
    {
        static_cast<void>(intent);
        return false;
    }

    /// A dialog that ends with this intent, before it is done.
    virtual bool closes_with(const Intent& intent) const { return intent == Intent(PageCommand::Close); }

    /// As large as the screen: the page below is not drawn, and dialogs lie over this one.
    virtual bool covers() const { return false; }

    /// It stands in nobody's way: the mirror tells the page below, whose questions can be answered.
    virtual bool stands_aside() const { return false; }
};

} // namespace elgrande::screens

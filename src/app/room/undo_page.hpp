#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "screens/dialogs/dialogs.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace elgrande::screens
{

/// An undo that waits until the seats that have decided since agree, some of them on other screens.
struct UndoWait
{
    Seat by = nobody;           ///< who wants to undo; nobody: the people at the table
    std::vector<Seat> seats;    ///< those that are asked
    std::string says;           ///< who wants to undo, and why it is asked; may be empty
    std::uint64_t revision = 0; ///< Sitting::revision() when they were asked; once it changes, nothing is undone
    std::function<void()> agreed;
};

/// The page of the table while an undo waits: which seats are asked on their own screens, and the question to those
/// that are at the table. The room of PageContext must be open, and asks the same seats. Closing the page cancels.
class UndoPage final : public Page
{
public:
    /// `context` must outlive this object, which alone keeps `wait` alive.
    UndoPage(const PageContext& context, std::shared_ptr<const UndoWait> wait)
        : context_(context), wait_(std::move(wait))
    {
    }

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    bool handle(const Intent& intent) override;
    bool closes_with(const Intent& intent) const override
    {
        return intent == Intent(PageCommand::Close) || intent == Intent(Choose{0, 0});
    }

private:
    Message message() const;

    const PageContext& context_;
    std::shared_ptr<const UndoWait> wait_;
};

} // namespace elgrande::screens

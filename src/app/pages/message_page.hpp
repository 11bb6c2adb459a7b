#pragma once

#include "app/pages/page.hpp"
#include "screens/dialogs/dialogs.hpp"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace elgrande::screens
{

/// A question or a message. Each button has an answer, which is called after the dialog has closed; it may be empty.
class MessagePage final : public Page
{
public:
    /// `answers[i]` is that of button i of `message`.
    MessagePage(Message message, std::vector<std::function<void()>> answers)
        : message_(std::move(message)), answers_(std::move(answers))
    {
    }

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    bool handle(const Intent& intent) override;
    bool closes_with(const Intent& intent) const override { return intent_as<Choose>(intent) != nullptr; }

private:
    Message message_;
    std::vector<std::function<void()>> answers_;
};

} // namespace elgrande::screens

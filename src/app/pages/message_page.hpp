#pragma once

#include "app/pages/page.hpp"
#include "screens/dialogs/dialogs.hpp"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace elgrande::screens
{

/// A question or a message. Each button has a callback, which is called after the dialog has closed; it may be empty.
class MessagePage final : public Page
{
public:
    /// `callbacks[i]` belongs to button i of `message`.
    MessagePage(Message message, std::vector<std::function<void()>> callbacks)
        : message_(std::move(message)), callbacks_(std::move(callbacks))
    {
    }

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    bool handle(const Intent& intent) override;
    bool closes_with(const Intent& intent) const override { return intent_as<Choose>(intent) != nullptr; }

private:
    Message message_;
    std::vector<std::function<void()>> callbacks_;
};

} // namespace elgrande::screens

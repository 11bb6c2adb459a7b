#pragma once

#include "app/pages/offer.hpp"
#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// Offers the open game as a link for the player who is asked next: shared by the system's dialog if there is one,
/// copied, or shown as a QR code. If the game has a room, that stays at this table, and the page offers to end it.
class PassPage final : public Page
{
public:
    explicit PassPage(const PageContext& context);

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    std::vector<Command> commands() override;
    bool handle(const Intent& intent) override;

private:
    /// Values of Choose::row in the page's intents.
    enum Row : std::uint8_t
    {
        Send,
        Copy,
        AfterTurns ///< Choose::choice is 1 if the game is offered to be passed on after each turn, else 0
    };

    /// Returns the link, written on first use and again when the game has changed.
    const std::string& link();
    /// Names the player who is asked next, in a sentence with style marks, or says that the game is over.
    std::string next() const;
    std::vector<Offer> offers(bool with_code);
    /// Returns what the link contains, and that an open room stays at this table.
    std::string help() const;
    void copy();
    void send();
    /// Returns a callback that shows `done` or `failed`. It may be called after the page is closed.
    std::function<void(bool)> show_outcome(words::Key done, words::Key failed);

    const PageContext& context_;
    std::uint64_t version_ = 0; ///< GameSession::version() of `link_`
    std::string link_;
    bool after_turns_ = true; ///< offer to pass the game on after each turn
    /// The message about the last attempt to copy or share the link; empty if there is none to show.
    std::shared_ptr<std::string> outcome_ = std::make_shared<std::string>();
};

} // namespace elgrande::screens

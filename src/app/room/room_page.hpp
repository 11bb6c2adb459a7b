#pragma once

#include "app/pages/offer.hpp"
#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "room/table_room.hpp"
#include "ui/qr_code.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The room of the open game, at the table: the link for other screens as text and QR code, the player and the screen
/// of each seat, and screens that ask for a seat.
class RoomPage final : public Page
{
public:
    /// Both arguments must outlive this object. Writes to `shown_claims` which claims it shows.
    RoomPage(const PageContext& context, std::vector<room::PendingClaim>& shown_claims)
        : context_(context), shown_claims_(shown_claims)
    {
    }

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    bool handle(const Intent& intent) override;
    bool closes_with(const Intent& intent) const override
    {
        return intent == Intent(PageCommand::Close) || intent == Intent(RoomCommand::End);
    }

private:
    /// Values of Choose::row in the page's intents.
    enum Row : std::uint8_t
    {
        Copy,
        Send,
        LinkFor ///< Choose::choice 1: watchers, 0: players
    };

    const std::string& link();
    std::string status_text();
    std::vector<Offer> offers();
    float draw_code(Ui& ui, Box rest, float s);
    float draw_link_for(Ui& ui, Box rest, float s, std::optional<Intent>& intent) const;
    float draw_link(Ui& ui, Box rest, const Box& view, float s, std::optional<Intent>& intent);
    float draw_claims(Ui& ui, Box rest, float s, std::optional<Intent>& intent) const;
    float draw_away(Ui& ui, Box rest, float s, Seat seat, std::optional<Intent>& intent) const;
    float draw_seats(Ui& ui, Box rest, float s, std::optional<Intent>& intent) const;
    float draw_watching(Ui& ui, Box rest, float s, std::optional<Intent>& intent) const;
    float draw_entry(Ui& ui, Box rest, float s, std::optional<Intent>& intent) const;

    const PageContext& context_;
    std::vector<room::PendingClaim>& shown_claims_;
    bool for_watchers_ = false;  ///< the link shown lets its users only watch
    std::string link_;           ///< empty while it is being made
    std::optional<QrCode> code_; ///< of `link_`
    std::string answer_;         ///< the text in the field for the answer of another screen
    float length_ = 300;         ///< height of the scrolled content
    /// The message about the last attempt to copy or share the link; empty if there is none to show.
    std::shared_ptr<std::string> outcome_ = std::make_shared<std::string>();
};

} // namespace elgrande::screens

#pragma once

#include "app/pages/offer.hpp"
#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"

#include "ui/qr_code.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The page of the room on a guest's screen: the state of the connection, the answer to send to the table, as a link
/// with its QR code, and the seats to choose from or, once the guest has one, the signs that it can show. Closing it
/// before the table has sent the first room::Update leaves the room; afterwards, the guest stays in its seat or
/// watches.
class SeatPage final : public Page
{
public:
    /// `context` must outlive this object.
    explicit SeatPage(const PageContext& context) : context_(context) {}

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    bool handle(const Intent& intent) override;
    bool closes_with(const Intent& intent) const override
    {
        return intent == Intent(PageCommand::Close) || intent_as<ShowSign>(intent) != nullptr;
    }

private:
    std::string status_text() const;
    bool chooses() const;
    std::vector<Offer> seats() const;
    std::vector<Offer> offers() const;
    std::string answer() const;
    float draw_answer(Ui& ui, Box rest, float s);
    void draw_mark(Ui& ui, const Box& button, const Offer& offer) const;
    float draw_seats(Ui& ui, Box rest, const Box& view, float s, std::optional<Intent>& intent);

    const PageContext& context_;
    std::string name_;           ///< the text in the field for the player's name
    std::string coded_;          ///< the address in `code_`
    std::optional<QrCode> code_; ///< of answer()
    float length_ = 200;         ///< height of the scrolled content
    /// The message about the last attempt to copy the answer; empty if there is none to show.
    std::shared_ptr<std::string> outcome_ = std::make_shared<std::string>();
};

} // namespace elgrande::screens

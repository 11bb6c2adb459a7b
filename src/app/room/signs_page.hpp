#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "room/messages.hpp"

#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// Returns the seats whose signs this screen can show: at the table of a room those without another screen or a
/// computer, on a guest's screen its own while it is connected. Empty without a room.
std::vector<Seat> signing_seats(const PageContext& context);

/// Returns the words of the sign that each seat shows now, an empty text for none. Empty without a room.
std::vector<std::string> signs_now(const PageContext& context);

/// Appends to the mirror's notice who shows which sign now.
void describe_signs(const PageContext& context, Mirror& mirror);

/// Draws a title and a button for each sign at the upper edge of `rest`. Returns their height, and sets `pressed` to
/// the sign whose button was pressed.
float draw_sign_buttons(Ui& ui, const words::Localizer& say, Box rest, float scale, std::optional<room::Sign>& pressed);

/// The signs that players at this screen can show. If there are several players, one of them is chosen first.
class SignsPage final : public Page
{
public:
    explicit SignsPage(const PageContext& context) : context_(context) {}

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    bool closes_with(const Intent& intent) const override
    {
        return intent == Intent(PageCommand::Close) || intent_as<ShowSign>(intent) != nullptr;
    }

private:
    float draw_players(Ui& ui, Box rest, float scale, const std::vector<Seat>& seats);

    const PageContext& context_;
    Seat signer_ = nobody; ///< the chosen player; nobody before the first frame
    float length_ = 0;     ///< height of the scrolled content
};

} // namespace elgrande::screens

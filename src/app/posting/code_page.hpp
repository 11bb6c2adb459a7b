#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "ui/qr_code.hpp"

#include <optional>
#include <string>

namespace elgrande::screens
{

/// Shows an address as a QR code that fills the screen, to be photographed from across the room. Says so if the address
/// is too long for one.
class CodePage final : public Page
{
public:
    CodePage(const PageContext& context, std::string address);

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;

private:
    /// Returns the instruction to photograph the code; if there is no code, the reason.
    std::string message() const;

    const PageContext& context_;
    std::string address_;
    std::optional<QrCode> code_;
};

} // namespace elgrande::screens

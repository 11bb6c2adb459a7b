#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "screens/dialogs/dialogs.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// Offers the link of the position, of the whole game or of the puzzle on the table, the game as a file, and the pages
/// that pass it on, picture it, make a puzzle of it and show the link as a QR code.
class SharePage final : public Page
{
public:
    explicit SharePage(const PageContext& context);

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    std::vector<Command> commands() override;

private:
    const std::string& link();
    /// True if the link of the whole game tells which cards come next.
    bool tells_cards_to_come() const;
    void copy();

    /// The position for which a link was written.
    struct Source
    {
        std::uint64_t version = 0; ///< of the session
        int what = 0;              ///< as Sharing::what
        bool everything = false;

        bool operator==(const Source&) const = default;
    };

    const PageContext& context_;
    Source source_;
    std::string link_; ///< written on first use, and again when its source has changed
    std::shared_ptr<Sharing> sharing_ = std::make_shared<Sharing>(); ///< outlives the page, for the clipboard's answer
};

} // namespace elgrande::screens

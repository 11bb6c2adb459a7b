#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "screens/dialogs/dialogs.hpp"

#include <memory>
#include <string>

namespace elgrande::screens
{

/// The link of the position or of the whole game, to be copied; or the game as a file.
class SharePage final : public Page
{
public:
    explicit SharePage(const PageContext& context) : context_(context) {}

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    std::vector<Command> commands() override;
    bool handle(const Intent& intent) override;

private:
    std::string link() const;
    bool tells_cards_to_come() const;
    void copy();

    const PageContext& context_;
    std::shared_ptr<Sharing> sharing_ = std::make_shared<Sharing>(); ///< the clipboard may answer when this is gone
};

} // namespace elgrande::screens

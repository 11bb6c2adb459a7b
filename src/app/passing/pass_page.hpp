#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"

#include <cstdint>
#include <memory>
#include <string>

namespace elgrande::screens
{

/// The open game as a link for the player who is asked next: shared by the system's own dialog where there is one, else
/// copied.
class PassPage final : public Page
{
public:
    explicit PassPage(const PageContext& context);

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    bool handle(const Intent& intent) override;

private:
    enum Choice : std::uint8_t
    {
        Send,
        Copy,
        AfterTurns
    };

    /// Written when it is first asked for, and when the game has changed.
    const std::string& link();
    std::string next() const;
    void copy();
    void send();
    /// Says what became of it; the answer may come when this is gone.
    std::function<void(bool)> saying(words::Key done, words::Key failed);

    const PageContext& context_;
    std::uint64_t version_ = 0; ///< of the session whose link this is
    std::string link_;
    bool after_turns_ = true;
    std::shared_ptr<std::string> said_ = std::make_shared<std::string>();
};

} // namespace elgrande::screens

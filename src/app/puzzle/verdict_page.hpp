#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"

#include <optional>

namespace elgrande::screens
{

/// A table of the points by source in a judged puzzle: before the turn, after the player's turn and after the best one.
/// Closes at once if the verdict has no such table.
class VerdictPage final : public Page
{
public:
    explicit VerdictPage(const PageContext& context) : context_(context) {}

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;

private:
    bool has_table() const; ///< true if there is a verdict with a table

    const PageContext& context_;
    bool shows_unchanged_ = false; ///< lines without a change are shown, too
    float content_height_ = 0;     ///< of the scrolled content
};

} // namespace elgrande::screens

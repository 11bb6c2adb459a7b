#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "screens/model/saved_games.hpp"

#include <optional>
#include <string>
#include <utility>

namespace elgrande::screens
{

/// Asks for the name of a saved game.
class RenamePage final : public Page
{
public:
    /// `key` is the key of the saved game; the field begins with fitting_name() of `name`.
    RenamePage(const PageContext& context, std::string key, const std::string& name)
        : context_(context), key_(std::move(key)), before_(fitting_name(name)), name_(before_)
    {
    }

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    bool closes_with(const Intent& intent) const override { return intent_as<RenameSave>(intent) != nullptr; }

private:
    /// Returns the intent that renames the game; an unchanged name only closes the dialog.
    Intent rename_to(std::string name) const;

    const PageContext& context_;
    std::string key_;
    std::string before_; ///< the old name
    std::string name_;   ///< the text in the field
    bool begins_ = true; ///< the field has not had the focus yet
};

} // namespace elgrande::screens

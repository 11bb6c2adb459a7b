#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"

#include <optional>
#include <string>

namespace elgrande::screens
{

/// The settings. Each choice takes effect at once.
class SettingsPage final : public Page
{
public:
    explicit SettingsPage(const PageContext& context) : context_(context) {}

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;

private:
    std::string about_saves() const;

    const PageContext& context_;
};

} // namespace elgrande::screens

#pragma once

#include "platform/platform.hpp"
#include "screens/home/backdrop.hpp"
#include "screens/home/save_row.hpp"
#include "screens/model/intent.hpp"
#include "screens/model/saved_games.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace elgrande::screens
{

/// The page that lists the saved games, and opens links and files.
class SavesScreen
{
public:
    /// `backdrop` must outlive this object.
    explicit SavesScreen(Backdrop& backdrop) : backdrop_(backdrop) {}

    /// Draws the page. Returns what the player wants; nothing otherwise.
    std::optional<Intent> draw(Ui& ui, platform::Platform& platform, const words::Localizer& localizer,
                               const SavedGames& saves);

private:
    struct Drawing
    {
        Ui& ui;
        platform::Platform& platform;
        const words::Localizer& localizer;
        const SavedGames& saves;
        std::optional<Intent>& intent; ///< set when something is pressed

        float button_height() const { return std::max(ui.min_touch_size(), 40.0F); }
    };

    /// Returns the saved games that are listed: the newest ones, and twice as many after each request for more.
    std::span<const SaveRow> listed(const SavedGames& saves) const;
    void draw_link_and_file(const Drawing& page, Box& rest, const Box& visible);
    static void draw_notes(const Drawing& page, Box& rest);
    void draw_list(const Drawing& page, Box& rest);

    Backdrop& backdrop_;
    SaveRows rows_;
    std::string link_;
    std::size_t max_listed_ = 12;
    float content_height_ = 300; ///< of what scrolls
};

} // namespace elgrande::screens

#pragma once

#include "platform/platform.hpp"
#include "screens/home/sketch_picture.hpp"
#include "screens/model/intent.hpp"
#include "screens/model/saved_games.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <optional>

namespace elgrande::screens
{

/// Draws the rows of saved games: a thumbnail of the board, the name or the players, the progress, and buttons.
class SaveRows
{
public:
    struct Drawing
    {
        Ui& ui;
        const platform::Clock& clock;
        const words::Localizer& localizer;
        float scale;
    };

    /// Returns the height of a row of this width.
    static float height(const Drawing& page, const SaveRow& row, float width);

    /// Draws one row, whose index in the list is `number`, into `box`, which has its height(). Skips the thumbnail
    /// if that is out of sight. Returns WithSave for a pressed button; nothing otherwise.
    std::optional<Intent> draw(const Drawing& page, const SaveRow& row, int number, Box box);

private:
    SketchPicture picture_;
};

} // namespace elgrande::screens

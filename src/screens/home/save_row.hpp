#pragma once

#include "board/flat/small_map.hpp"
#include "platform/platform.hpp"
#include "screens/model/intent.hpp"
#include "screens/model/saved_games.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <optional>

namespace elgrande::screens
{

/// Saved games as the start page lists them: a small picture of the board, what the game is called, how far it is, and
/// what can be done with it.
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

    static float height(const Drawing& page, const SaveRow& row, float width);

    /// `number`: of the row in the list. What is out of sight is cheap.
    std::optional<Intent> draw(const Drawing& page, const SaveRow& row, int number, Box box);

private:
    void draw_board(const Drawing& page, const SaveRow& row, const Box& box);

    std::optional<board::SmallMap> map_; ///< made when it is first shown
};

} // namespace elgrande::screens

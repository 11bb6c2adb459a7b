#pragma once

#include "app/analysis/analysis_on_table.hpp"
#include "app/game_session.hpp"
#include "app/lesson/advice.hpp"
#include "app/lesson/lesson.hpp"
#include "app/pages/page_context.hpp"
#include "app/puzzle/puzzle_on_table.hpp"
#include "app/saves.hpp"
#include "board/painter.hpp"
#include "platform/platform.hpp"
#include "screens/animation/animation_player.hpp"
#include "screens/animation/replay.hpp"
#include "screens/model/settings.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <memory>
#include <string>

namespace elgrande::screens
{

/// Data shared by the program's parts: plain things that know nothing of each other. Pages see them through `context`
/// and change none of them.
struct AppState
{
    explicit AppState(platform::Platform& where);
    AppState(const AppState&) = delete;
    AppState& operator=(const AppState&) = delete;

    platform::Platform& platform;
    words::Localizer localizer; ///< in the preferred language, if its texts are there
    Ui ui;
    Saves saves;
    Settings settings;
    Advice advice;
    board::Painter painter;
    board::Painter copyist;                    ///< draws what is no part of the screen
    std::unique_ptr<GameSession> session;      ///< the open game, or nothing
    std::unique_ptr<Lesson> lesson;            ///< the open game is one, or nothing
    std::unique_ptr<PuzzleOnTable> puzzle;     ///< the same
    std::unique_ptr<AnalysisOnTable> analysis; ///< a turn of the open game is analysed, or nothing
    std::unique_ptr<Losses> losses;            ///< what its turns have lost, as soon as that was asked for
    AnimationPlayer animation;                 ///< of the last action
    Replay replay;                             ///< of the game on the table, while looking back
    GameClock clock;                           ///< of the open game
    bool why_known = false;                    ///< a computer can say why it has played what it played
    double now_ms = 0;                         ///< of this frame
    bool stale = true;                         ///< something was done since the last frame
    PageContext context;
};

/// The language that was chosen last time, else the browser's.
words::Language preferred_language(const platform::Platform& platform);

/// Can `language` say this part, now that its texts were looked for among the platform's assets?
bool bring_texts(const platform::Platform& platform, words::Language language,
                 words::TextPart part = words::TextPart::Table);

inline constexpr const char* language_preference = "language";

inline std::string code_of(words::Language language)
{
    return std::string(words::language_row(language).code);
}

} // namespace elgrande::screens

#pragma once

#include "app/analysis/analysis_session.hpp"
#include "app/analysis/win_chances.hpp"
#include "app/board_pictures.hpp"
#include "app/game_session.hpp"
#include "app/lesson/first_time_help.hpp"
#include "app/lesson/lesson.hpp"
#include "app/pages/page_context.hpp"
#include "app/puzzle/puzzle_session.hpp"
#include "app/room/room_session.hpp"
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

/// Data shared by the program's parts; the members do not know each other. Pages have read access to them through
/// `context`.
struct AppState
{
    explicit AppState(platform::Platform& services);
    AppState(const AppState&) = delete;
    AppState& operator=(const AppState&) = delete;

    platform::Platform& platform;
    words::Localizer localizer; ///< in the preferred language if its texts are loaded
    Ui ui;
    Saves saves;
    Settings settings;
    FirstTimeHelp advice;
    board::Painter painter;
    board::Painter picture_painter; ///< draws pictures off the screen
    BoardPictures board_pictures{platform.pictures, picture_painter, [this] { stale = true; }};
    std::unique_ptr<GameSession> session;      ///< the open game, or nothing
    std::unique_ptr<Lesson> lesson;            ///< set if the open game is a lesson
    std::unique_ptr<PuzzleSession> puzzle;     ///< set if the open game is a puzzle
    std::unique_ptr<AnalysisSession> analysis; ///< set while a turn of the open game is analysed
    std::unique_ptr<WinChances> chances;       ///< of the open game, once its result was shown
    std::unique_ptr<RoomSession> room;         ///< set while the open game is played on several screens
    std::unique_ptr<GuestSession> guest;       ///< set while this screen belongs to another table's room
    AnimationPlayer animation;                 ///< of the last action
    Replay replay;                             ///< of the open game, while looking back
    GameClock clock;                           ///< of the open game
    bool why_known = false;                    ///< the reason for a computer's last answer is known
    bool computers_paused = false;             ///< no computer plays until the players continue
    bool came_from_editor = false;             ///< the open game came from the editor, which still has its position
    double now_ms = 0;                         ///< time of this frame, by the frames' clock
    bool stale = true;                         ///< something has changed since the last frame
    PageContext context;
};

/// Returns the language chosen last, else the first of the browser's that the program has, else English.
words::Language preferred_language(const platform::Platform& platform);

/// Loads this part of a language's texts from the assets that the platform has fetched; does not fetch anything.
/// Returns true if the part is available, even if it was loaded before.
bool load_texts(const platform::Platform& platform, words::Language language,
                words::TextPart part = words::TextPart::Table);

/// The preference that holds the code of the chosen language.
inline constexpr const char* language_preference = "language";

/// Returns the language's code: "en", "de" or "es".
inline std::string code_of(words::Language language)
{
    return std::string(words::language_row(language).code);
}

} // namespace elgrande::screens

#pragma once

#include "app/board_pictures.hpp"
#include "app/clock/game_clock.hpp"
#include "app/game_session.hpp"
#include "app/lesson/first_time_help.hpp"
#include "app/lesson/lesson.hpp"
#include "app/saves.hpp"
#include "board/painter.hpp"
#include "platform/platform.hpp"
#include "screens/animation/animation_player.hpp"
#include "screens/animation/replay.hpp"
#include "screens/model/settings.hpp"
#include "words/localizer.hpp"

#include <functional>
#include <memory>
#include <span>

namespace elgrande::screens
{

struct AnalysisSession;
struct GuestSession;
struct PuzzleSession;
struct RoomSession;
class WinChances;

/// The data that pages may read, kept by AppState. It outlives the pages.
struct PageContext
{
    platform::Platform& platform;
    const words::Localizer& localizer;
    const Settings& settings;
    const FirstTimeHelp& advice;
    const Saves& saves;
    const std::unique_ptr<GameSession>& session;      ///< the open game, or nothing
    const std::unique_ptr<Lesson>& lesson;            ///< set if the open game is a lesson
    const std::unique_ptr<PuzzleSession>& puzzle;     ///< set if the open game is a puzzle
    const std::unique_ptr<AnalysisSession>& analysis; ///< set while a turn is analysed
    const std::unique_ptr<WinChances>& chances;       ///< of the open game, once its result was shown
    const std::unique_ptr<RoomSession>& room;         ///< set while the open game is played on several screens
    const std::unique_ptr<GuestSession>& guest;       ///< set while this screen belongs to another table's room
    const AnimationPlayer& animation;                 ///< of the last action
    const Replay& replay;                             ///< of the open game, while looking back
    const GameClock& clock;                           ///< of the open game
    board::Painter& picture_painter;                  ///< draws pictures off the screen
    BoardPictures& board_pictures;                    ///< of the boards in lists
    const bool& why_known;                            ///< the reason for a computer's last answer is known
    const bool& computers_paused;                     ///< the players have paused the computers
    const bool& came_from_editor;                     ///< the open game came from the editor, which has its position
    const double& now_ms;                             ///< time of this frame, by the frames' clock
    std::function<void()> wake;                       ///< call it if something changes between frames

    /// Returns the thinking time of each seat in milliseconds; empty if the clock is switched off, on a guest's screen
    /// that of the table.
    std::span<const double> thinking_ms() const;
};

/// True if a game can be played on several screens here. It cannot in an iframe, because nothing is saved there.
inline bool has_rooms(const PageContext& context)
{
    return context.platform.rooms.possible() && !context.platform.page.embedded();
}

} // namespace elgrande::screens

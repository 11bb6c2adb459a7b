#pragma once

#include "app/motion.hpp"
#include "app/open_game.hpp"
#include "app/page_stack.hpp"
#include "screens/model/lesson_shown.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::screens
{

/// Carries out intents while a lesson is open; commands such as undo and redo move through its steps.
class LessonController
{
public:
    /// All arguments must outlive this object.
    LessonController(AppState& state, PageStack& pages, Motion& motion, OpenGame& game)
        : state_(state), pages_(pages), motion_(motion), game_(game)
    {
    }

    /// Carries out an intent of the table; ignores those that a lesson does not have, such as try-outs. A lesson must
    /// be open.
    void act(const TableIntent& intent);

private:
    void act(LessonCommand command);
    void act(GameCommand command);
    void next();
    void back();
    /// Plays `answers` if the lesson wants them, else shows why not. `answers` is empty if the learner touched
    /// something that is no answer.
    void answer(const std::vector<Action>& answers);
    void go_to(std::size_t step);
    void on_arrival(const PlayerView& before, table::Moment from, table::Moment reached);
    void show_refusal(std::string text, std::optional<words::Topic> topic = {});

    AppState& state_;
    PageStack& pages_;
    Motion& motion_;
    OpenGame& game_;
};

/// Returns the table's texts about the open lesson, which must exist.
LessonShown shown_lesson(const PageContext& context);

/// Returns the key of the saved game from whose table the open lesson was opened; empty if there is none, or no lesson
/// is open.
std::string waiting_game(const PageContext& context);

/// The preference of the tab that holds the key of the game that waits while a lesson is open.
inline constexpr const char* waiting_preference = "game behind lesson";

/// Returns the preference that holds a lesson's progress.
std::string progress_preference(std::string_view id);
/// Returns the stored progress in a lesson; a new learner's if none is stored.
LessonProgress progress_in(const platform::Preferences& preferences, std::string_view id);

} // namespace elgrande::screens

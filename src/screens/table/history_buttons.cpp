#include "screens/table/history_buttons.hpp"

#include "record/utf8.hpp"
#include "screens/model/settings.hpp"

namespace elgrande::screens
{

using words::Key;

std::string past_moment(const TableModel& shown, std::size_t max_comment_bytes)
{
    const std::string text = shown.localizer.text(Key::PromptLookingBack);
    std::string comment(record::utf8_prefix(shown.comment, max_comment_bytes));
    comment += comment.size() < shown.comment.size() ? "…" : "";
    return comment.empty() ? text : text + " " + shown.localizer.text(Key::LogComment, {{"line", comment}});
}

std::vector<HistoryButton> history_buttons(const TableModel& shown)
{
    const words::Localizer& localizer = shown.localizer;
    const auto look_at = [](table::Moment moment) { return Intent{LookAt{moment}}; };
    const bool begun = shown.moment > 0;
    std::vector<HistoryButton> buttons;
    if (!shown.replaying)
    {
        buttons.push_back({"beginning", localizer.text(Key::ButtonBeginning), look_at(0), 'b', begun});
    }
    buttons.push_back(
        {"older", localizer.text(Key::ButtonOlder), look_at(begun ? shown.moment - 1 : 0), ',', begun, Icon::Older});
    buttons.push_back({"newer", localizer.text(Key::ButtonNewer), look_at(shown.moment + 1), '.', true, Icon::Newer});
    if (shown.replaying)
    {
        const std::string speed = localizer.text(speed_name(shown.replay_speed));
        buttons.push_back({"replay", localizer.text(Key::ButtonPause), Intent{GameCommand::PauseReplay}, 'a'});
        buttons.push_back({"replay speed", localizer.text(Key::ButtonReplaySpeed, {{"value", speed}}),
                           Intent{GameCommand::ReplaySpeed}, 's'});
    }
    else
    {
        buttons.push_back({"replay", localizer.text(Key::ButtonReplay), Intent{GameCommand::Replay}, 'a'});
        buttons.push_back({"try out", localizer.text(Key::ButtonTryOut), Intent{GameCommand::TryOut}, 'y'});
        if (shown.may_analyse)
        {
            buttons.push_back({"analyse", localizer.text(Key::AnalysisTitle), Intent{AnalysisCommand::Begin}, 'l'});
            buttons.push_back({"make puzzle", localizer.text(Key::PuzzleMake), Intent{PageCommand::MakePuzzle}});
        }
        if (!shown.trying_out)
        {
            buttons.push_back({"play on", localizer.text(Key::ButtonBranch), Intent{GameCommand::PlayOn}, 'p'});
        }
    }
    buttons.push_back({"to now", localizer.text(Key::ButtonReturnNow), Intent{GameCommand::ReturnToNow}, 'n'});
    return buttons;
}

} // namespace elgrande::screens

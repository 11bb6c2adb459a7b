#include "screens/table/history_buttons.hpp"

namespace elgrande::screens
{

namespace
{

using words::Key;
using Kind = Intent::Kind;

Key name_of(Speed speed)
{
    return speed == Speed::Slow   ? Key::SettingsSpeedSlow
           : speed == Speed::Fast ? Key::SettingsSpeedFast
                                  : Key::SettingsSpeedNormal;
}

} // namespace

std::string past_moment(const TableModel& shown, std::size_t most)
{
    std::string said = shown.speech.say(Key::PromptLookingBack);
    std::string comment = shown.comment;
    if (comment.size() > most)
    {
        while (most > 0 && (static_cast<unsigned char>(comment[most]) & 0xc0U) == 0x80U)
        {
            --most; // in the middle of a character
        }
        comment = comment.substr(0, most) + "…";
    }
    return comment.empty() ? said : said + " " + shown.speech.say(Key::LogComment, {{"line", comment}});
}

std::vector<HistoryButton> history_buttons(const TableModel& shown)
{
    const words::Speech& speech = shown.speech;
    const auto look_at = [](table::Moment moment) { return Intent{.kind = Kind::LookAt, .moment = moment}; };
    const bool begun = shown.moment > 0;
    std::vector<HistoryButton> buttons;
    if (!shown.replaying)
    {
        buttons.push_back({"beginning", speech.say(Key::ButtonBeginning), look_at(0), 'b', begun});
    }
    buttons.push_back({"older", speech.say(Key::ButtonOlder), look_at(begun ? shown.moment - 1 : 0), ',', begun});
    buttons.push_back({"newer", speech.say(Key::ButtonNewer), look_at(shown.moment + 1), '.'});
    if (shown.replaying)
    {
        const std::string speed = speech.say(name_of(shown.replay_speed));
        buttons.push_back({"replay", speech.say(Key::ButtonPause), Intent{Kind::PauseReplay}, 'a'});
        buttons.push_back(
            {"replay speed", speech.say(Key::ButtonReplaySpeed, {{"value", speed}}), Intent{Kind::ReplaySpeed}, 's'});
    }
    else
    {
        buttons.push_back({"replay", speech.say(Key::ButtonReplay), Intent{Kind::Replay}, 'a'});
        buttons.push_back({"try out", speech.say(Key::ButtonTryOut), Intent{Kind::TryOut}, 'y'});
        if (!shown.trying_out)
        {
            buttons.push_back({"play on", speech.say(Key::ButtonBranch), Intent{Kind::PlayOn}, 'p'});
        }
    }
    buttons.push_back({"to now", speech.say(Key::ButtonReturnNow), Intent{Kind::ReturnToNow}, 'n'});
    return buttons;
}

} // namespace elgrande::screens

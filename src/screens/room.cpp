#include "screens/room.hpp"

#include "record/link.hpp"
#include "screens/mirror_page.hpp"
#include "words/sentences.hpp"

namespace elgrande::screens
{

namespace
{

std::string allowed_line(const words::Speech& speech, std::span<const std::string> names, const table::LogLine& line)
{
    if (!line.action)
    {
        return {};
    }
    const words::Argument who("player", words::player(names, line.seat));
    switch (line.action->kind)
    {
    case ActionKind::Allow:
        return speech.say(words::Key::LogAllowed, {who});
    case ActionKind::AllowAll:
        return speech.say(words::Key::LogAllowedAll, {who});
    default:
        return {};
    }
}

} // namespace

Room::Room(const words::Speech& speech, record::Game game, table::Moment cursor, std::string key, std::string name)
    : speech_(speech), sitting_(std::move(game), cursor), key_(std::move(key)), name_(std::move(name))
{
    owners_.assign(sitting_.players().begin(), sitting_.players().end());
    if (has_dummy(sitting_.setup()))
    {
        owners_.push_back({"", record::free_colour(owners_)});
    }
    refresh();
}

void Room::refresh()
{
    view_ = sitting_.shown();
    on_dark_.clear();
    on_light_.clear();
    for (const record::Player& owner : owners_)
    {
        on_dark_.push_back(theme::of(owner.colour).letters);
        on_light_.push_back(theme::of(owner.colour).on_paper);
    }
    names_.clear();
    for (const record::Player& player : sitting_.players())
    {
        names_.push_back(words::seat_name(speech_, player));
    }
    if (owners_.size() > names_.size())
    {
        names_.push_back(speech_.say(words::Key::SeatDummy));
    }
    scorings_ = sitting_.scoring_sheets();
    tell_log();
    mirror_ = mirror_of_table(shown());
}

void Room::tell_log()
{
    log_.clear();
    const Edition edition = sitting_.setup().edition;
    const auto add = [&](std::span<const Event> events, table::Moment moment)
    {
        for (std::string& said : words::log_lines(speech_, events, names_, edition))
        {
            log_.push_back({std::move(said), moment});
        }
    };
    add(sitting_.start_events(), 0);
    std::vector<Event> events;
    for (std::size_t i = 0; i < sitting_.log_size(); ++i)
    {
        const table::LogLine line = sitting_.log_line(i);
        events.clear();
        for (const table::Told& told : line.events)
        {
            events.push_back(told.event);
        }
        if (std::string allowed = allowed_line(speech_, names_, line); !allowed.empty())
        {
            log_.push_back({std::move(allowed), line.moment});
        }
        add(events, line.moment);
    }
}

Shown Room::shown() const
{
    const bool back = sitting_.looking_back();
    const bool open = !sitting_.curtain().has_value();
    return Shown{.speech = speech_,
                 .view = view_,
                 .players = owners_,
                 .names = names_,
                 .log = log_,
                 .letters_on_dark = on_dark_,
                 .letters_on_light = on_light_,
                 .scorings = scorings_,
                 .can_undo = !back && sitting_.undo_right() != table::UndoRight::Nothing,
                 .can_redo = !back && open && sitting_.can_redo(),
                 .can_reset = !back && sitting_.reset_right() != table::UndoRight::Nothing,
                 .looking_back = back,
                 .trying_out = sitting_.analysing(),
                 .moment = sitting_.moment(),
                 .now = sitting_.now()};
}

record::SavedGame Room::to_save(std::int64_t now_ms) const
{
    return {.game = sitting_.game(),
            .name = name_,
            .saved_at_ms = now_ms,
            .cursor = static_cast<std::uint32_t>(sitting_.cursor())};
}

std::string Room::game_link() const
{
    return record::game_link(sitting_.played());
}

std::string Room::position_link(bool everything) const
{
    const std::vector<record::Player> players(sitting_.players().begin(), sitting_.players().end());
    return record::position_link(sitting_.exact_state(), record::colours_of(players),
                                 everything ? record::Sharing::Everything : record::Sharing::Seen,
                                 sitting_.private_viewer());
}

} // namespace elgrande::screens

#include "app/game_session.hpp"

#include "record/link/link.hpp"
#include "screens/model/colours.hpp"
#include "screens/table/mirror_page.hpp"
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

GameSession::GameSession(const words::Speech& speech, record::Game game, table::Moment cursor, std::string key,
                         std::string name)
    : speech_(speech), sitting_(std::move(game), cursor), key_(std::move(key)), name_(std::move(name))
{
    owners_.assign(sitting_.players().begin(), sitting_.players().end());
    if (has_dummy(sitting_.setup()))
    {
        owners_.push_back({"", record::free_colour(owners_)});
    }
    refresh();
}

void GameSession::refresh()
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

void GameSession::tell_log()
{
    log_.clear();
    const bool trying = sitting_.analysing();
    const std::size_t before = sitting_.lines_before();
    tell_events(sitting_.start_events(), before > 0 ? table::never : 0, false);
    for (std::size_t i = 0; i < before; ++i)
    {
        tell_line(sitting_.line_before(i), table::never, false);
    }
    const std::size_t game = trying && before == 0 ? sitting_.branched_at() : 0; // in the analysis's own log
    for (std::size_t i = 0; i <= sitting_.log_size(); ++i)
    {
        if (trying && i == game)
        {
            log_.push_back({speech_.say(words::Key::LogTryOut), i, true});
        }
        if (i < sitting_.log_size())
        {
            const table::LogLine line = sitting_.log_line(i);
            tell_line(line, line.moment, trying && i >= game);
        }
    }
}

void GameSession::tell_line(const table::LogLine& line, table::Moment moment, bool tried)
{
    std::vector<Event> events;
    for (const table::Told& told : line.events)
    {
        events.push_back(told.event);
    }
    if (std::string allowed = allowed_line(speech_, names_, line); !allowed.empty())
    {
        log_.push_back({std::move(allowed), moment, tried});
    }
    tell_events(events, moment, tried);
}

void GameSession::tell_events(std::span<const Event> events, table::Moment moment, bool tried)
{
    for (std::string& said : words::log_lines(speech_, events, names_, sitting_.setup()))
    {
        log_.push_back({std::move(said), moment, tried});
    }
}

TableModel GameSession::shown() const
{
    const bool back = sitting_.looking_back();
    const bool open = !sitting_.curtain().has_value();
    return TableModel{.speech = speech_,
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
                      .now = sitting_.now(),
                      .ahead = [this](std::span<const Action> answers) { return sitting_.ahead(answers); }};
}

record::SavedGame GameSession::to_save(std::int64_t now_ms) const
{
    return {.game = sitting_.game(),
            .name = name_,
            .saved_at_ms = now_ms,
            .cursor = static_cast<std::uint32_t>(sitting_.cursor())};
}

std::string GameSession::game_link() const
{
    return record::game_link(sitting_.played());
}

std::string GameSession::position_link(bool everything) const
{
    const std::vector<record::Player> players(sitting_.players().begin(), sitting_.players().end());
    return record::position_link(sitting_.exact_state(), record::colours_of(players),
                                 everything ? record::Sharing::Everything : record::Sharing::Seen,
                                 sitting_.private_viewer());
}

} // namespace elgrande::screens

#include "app/game_log.hpp"

#include "words/names.hpp"
#include "words/sentences.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace elgrande::screens
{

namespace
{

using Names = GameLog::Names;

/// Returns the line for a player who chose not to use a Veto, which no event reports; nothing for other actions.
std::optional<std::string> allowed_line(const words::Localizer& localizer, Names names, const table::LogLine& line)
{
    if (!line.action)
    {
        return std::nullopt;
    }
    const words::Argument who("player", words::player(names, line.seat));
    switch (line.action->kind)
    {
    case ActionKind::Allow:
        return localizer.text(words::Key::LogAllowed, {who});
    case ActionKind::AllowAll:
        return localizer.text(words::Key::LogAllowedAll, {who});
    default:
        return std::nullopt;
    }
}

std::string comment_text(const words::Localizer& localizer, const record::Comment& comment)
{
    return localizer.text(words::Key::LogComment, {{"line", comment.text}});
}

std::vector<Event> events_of(std::span<const table::VisibleEvent> visible)
{
    std::vector<Event> events;
    std::transform(visible.begin(), visible.end(), std::back_inserter(events),
                   [](const table::VisibleEvent& one) { return one.event; });
    return events;
}

/// Returns the rows of an action or of the set-up. The first `of_turn` events belong to the turn; the others have no
/// turn, and the row of a new round is marked.
std::vector<LogRow> rows_of_events(const words::Localizer& localizer, const Setup& setup, Names names,
                                   std::span<const Event> events, std::size_t of_turn, const LogRow& like)
{
    std::vector<LogRow> rows;
    const auto add = [&](std::span<const Event> some, int turn, bool begins_round)
    {
        for (std::string& text : words::log_lines(localizer, some, names, setup))
        {
            rows.push_back(
                {std::move(text), like.moment, like.tried, 0, turn, false, std::exchange(begins_round, false)});
        }
    };
    add(events.first(of_turn), like.turn, false);
    const std::span<const Event> next = events.subspan(of_turn);
    const auto round =
        std::find_if(next.begin(), next.end(), [](const Event& event) { return event.kind == EventKind::RoundBegan; });
    const auto before = static_cast<std::size_t>(round - next.begin());
    add(next.first(before), 0, false);
    add(next.subspan(before), 0, true);
    return rows;
}

/// Returns the rows of a log line, with moment, turn and mark of `like`.
std::vector<LogRow> rows_of_line(const words::Localizer& localizer, const Setup& setup, Names names,
                                 const table::LogLine& line, const LogRow& like)
{
    std::vector<LogRow> rows = rows_of_events(localizer, setup, names, events_of(line.events), line.of_turn, like);
    const auto post = line.action ? words::post_of(localizer, setup, *line.action) : std::nullopt;
    if (post && !rows.empty())
    {
        rows.front().said = localizer.text(words::Key::AnswerAtSpace, {{"card", rows.front().said}, {"value", *post}});
    }
    if (auto allowed = allowed_line(localizer, names, line))
    {
        rows.insert(rows.begin(), {std::move(*allowed), like.moment, like.tried, 0, like.turn});
    }
    return rows;
}

} // namespace

void GameLog::follow(const table::Sitting& sitting, Names names)
{
    if (language_ != localizer_.language() || you_ != names.you())
    {
        language_ = localizer_.language();
        you_ = names.you();
        truncate(0, 0);
    }
    at_passage_ = 0;
    at_row_ = 0;
    at_comment_ = 0;
    const std::size_t before = sitting.lines_before();
    add_passage({Key::Kind::Start, sitting.start_number(), before > 0}, sitting, names);
    add_comments(0, sitting, names, before > 0);
    for (std::size_t i = 0; i < before; ++i)
    {
        add_passage({Key::Kind::Before, i, false, 0, sitting.line_key_before(i)}, sitting, names);
        add_comments(i + 1, sitting, names, true);
    }
    const bool trying = sitting.analysing();
    const std::size_t game = trying && before == 0 ? sitting.branched_at() : 0; // 0 if the try-out has a separate log
    const std::vector<Turn> turns = turns_over(sitting);
    auto turn = turns.begin();
    for (std::size_t i = 0; i <= sitting.log_size(); ++i)
    {
        if (trying && i == game)
        {
            add_passage({Key::Kind::TryOut, i, true}, sitting, names);
        }
        const int number = sitting.turn_at(i);
        if (turn != turns.end() && turn->first == i)
        {
            add_passage({Key::Kind::Turn, i, trying && i >= game, number, sitting.log_line_key(turn->last)}, sitting,
                        names);
            ++turn;
        }
        if (i < sitting.log_size())
        {
            add_passage({Key::Kind::Action, i, trying && i >= game, number, sitting.log_line_key(i)}, sitting, names);
            if (before == 0)
            {
                add_comments(i + 1, sitting, names, false);
            }
        }
    }
    truncate(at_passage_, at_row_);
}

/// Adds the comments at this moment.
void GameLog::add_comments(table::Moment moment, const table::Sitting& sitting, Names names, bool before)
{
    const auto comments = before ? sitting.comments_before() : sitting.comments();
    for (; at_comment_ < comments.size() && comments[at_comment_].moment == moment; ++at_comment_)
    {
        add_passage({before ? Key::Kind::CommentBefore : Key::Kind::Comment, at_comment_}, sitting, names);
    }
}

/// Makes this the next passage, unless it is already. A turn's summary is inserted or removed above its actions, whose
/// rows are kept.
void GameLog::add_passage(const Key& key, const table::Sitting& sitting, Names names)
{
    const auto is_summary = [](const Key& any) { return any.kind == Key::Kind::Turn; };
    while (!is_summary(key) && at_passage_ < passages_.size() && is_summary(passages_[at_passage_].key))
    {
        const auto at = rows_.begin() + static_cast<std::ptrdiff_t>(at_row_);
        rows_.erase(at, at + static_cast<std::ptrdiff_t>(passages_[at_passage_].rows));
        passages_.erase(passages_.begin() + static_cast<std::ptrdiff_t>(at_passage_));
        ++changes_;
    }
    if (is_summary(key) && at_passage_ < passages_.size() && !is_summary(passages_[at_passage_].key))
    {
        passages_.insert(passages_.begin() + static_cast<std::ptrdiff_t>(at_passage_), Passage{});
    }
    const bool there = at_passage_ < passages_.size();
    if (!there || passages_[at_passage_].key != key)
    {
        std::vector<LogRow> rows = rows_of(key, sitting, names);
        for (LogRow& row : rows)
        {
            row.serial = ++last_serial_;
        }
        const auto at = rows_.begin() + static_cast<std::ptrdiff_t>(at_row_);
        const auto end = there ? at + static_cast<std::ptrdiff_t>(passages_[at_passage_].rows) : at;
        rows_.insert(rows_.erase(at, end), std::move_iterator(rows.begin()), std::move_iterator(rows.end()));
        passages_.resize(std::max(passages_.size(), at_passage_ + 1));
        passages_[at_passage_] = {key, rows.size()};
        ++changes_;
    }
    at_row_ += passages_[at_passage_].rows;
    ++at_passage_;
}

/// Returns the turns that are over, without the one in progress.
std::vector<GameLog::Turn> GameLog::turns_over(const table::Sitting& sitting)
{
    std::vector<Turn> turns;
    int number = 0;
    for (std::size_t i = 0; i < sitting.log_size(); ++i)
    {
        const int before = std::exchange(number, sitting.turn_at(i));
        if (number != 0 && number != before)
        {
            turns.push_back({i, i});
        }
        else if (number != 0)
        {
            turns.back().last = i;
        }
    }
    if (number != 0 && number == sitting.turn_at(sitting.log_size()))
    {
        turns.pop_back();
    }
    return turns;
}

/// Returns the summary of the turn of `key`.
LogRow GameLog::summary_of(const Key& key, const table::Sitting& sitting, Names names) const
{
    std::vector<Event> events;
    std::size_t last = key.index;
    Seat active = nobody;
    for (; last < sitting.log_size() && sitting.turn_at(last) == key.turn; ++last)
    {
        const table::LogLine line = sitting.log_line(last);
        const std::vector<Event> more = events_of(std::span(line.events).first(line.of_turn));
        events.insert(events.end(), more.begin(), more.end());
        active = line.active; // the same for the whole turn
    }
    return {words::turn_line(localizer_, events, names, sitting.setup(), active), last, key.marked, 0, key.turn, true};
}

std::vector<LogRow> GameLog::rows_of(const Key& key, const table::Sitting& sitting, Names names) const
{
    const auto line = [&](const table::LogLine& entry, const LogRow& like)
    { return rows_of_line(localizer_, sitting.setup(), names, entry, like); };
    switch (key.kind)
    {
    case Key::Kind::Start:
        return rows_of_events(localizer_, sitting.setup(), names, sitting.start_events(), 0,
                              {{}, key.marked ? table::never : 0});
    case Key::Kind::Before:
        return line(sitting.line_before(key.index), {{}, table::never});
    case Key::Kind::Comment:
        return {{comment_text(localizer_, sitting.comments()[key.index]), sitting.comments()[key.index].moment}};
    case Key::Kind::CommentBefore:
        return {{comment_text(localizer_, sitting.comments_before()[key.index]), table::never}};
    case Key::Kind::TryOut:
        return {{localizer_.text(words::Key::LogTryOut), key.index, true}};
    case Key::Kind::Turn:
        return {summary_of(key, sitting, names)};
    case Key::Kind::Action:
        break;
    }
    return line(sitting.log_line(key.index), {{}, key.index + 1, key.marked, 0, key.turn});
}

/// Removes all passages and rows after the first `passages` and `rows`.
void GameLog::truncate(std::size_t passages, std::size_t rows)
{
    changes_ += passages < passages_.size() ? 1 : 0;
    passages_.resize(passages);
    rows_.resize(rows);
}

} // namespace elgrande::screens

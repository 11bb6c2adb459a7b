#include "app/game_log.hpp"

#include "words/names.hpp"
#include "words/sentences.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

namespace elgrande::screens
{

namespace
{

using Names = GameLog::Names;

/// What a player answered who could have used a Veto and did not: no event tells it.
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

std::string said(const words::Localizer& localizer, const record::Comment& comment)
{
    return localizer.text(words::Key::LogComment, {{"line", comment.text}});
}

std::vector<Event> events_of(std::span<const table::Told> told)
{
    std::vector<Event> events;
    std::transform(told.begin(), told.end(), std::back_inserter(events),
                   [](const table::Told& one) { return one.event; });
    return events;
}

/// What was answered and what came of it; then, in `next`, what began after it.
std::vector<std::string> said(const words::Localizer& localizer, const Setup& setup, Names names,
                              const table::LogLine& line, std::vector<std::string>& next)
{
    const std::span all(line.events);
    std::vector<std::string> texts = words::log_lines(localizer, events_of(all.first(line.of_turn)), names, setup);
    if (auto allowed = allowed_line(localizer, names, line))
    {
        texts.insert(texts.begin(), std::move(*allowed));
    }
    next = words::log_lines(localizer, events_of(all.subspan(line.of_turn)), names, setup);
    return texts;
}

bool begins_round(const table::LogLine& line)
{
    return std::any_of(line.events.begin(), line.events.end(),
                       [](const table::Told& told) { return told.event.kind == EventKind::RoundBegan; });
}

} // namespace

void GameLog::follow(const table::Sitting& sitting, Names names)
{
    if (language_ != localizer_.language())
    {
        language_ = localizer_.language();
        cut(0, 0);
    }
    at_passage_ = 0;
    at_row_ = 0;
    at_comment_ = 0;
    const std::size_t before = sitting.lines_before();
    tell({Key::Kind::Start, 0, before > 0}, sitting, names);
    tell_comments(0, sitting, names, before > 0);
    for (std::size_t i = 0; i < before; ++i)
    {
        tell({Key::Kind::Before, i, false, 0, sitting.reading_before(i)}, sitting, names);
        tell_comments(i + 1, sitting, names, true);
    }
    const bool trying = sitting.analysing();
    const std::size_t game = trying && before == 0 ? sitting.branched_at() : 0; // in the try-out's own log
    const std::vector<Turn> turns = turns_of(sitting);
    auto turn = turns.begin();
    for (std::size_t i = 0; i <= sitting.log_size(); ++i)
    {
        turn += turn != turns.end() && turn->last < i ? 1 : 0;
        const bool over = turn != turns.end() && turn->first <= i;
        const int number = over ? turn->number : 0;
        if (trying && i == game)
        {
            tell({Key::Kind::TryOut, i, true}, sitting, names);
        }
        if (over && turn->first == i)
        {
            tell({Key::Kind::Turn, i, trying && i >= game, number, sitting.reading(turn->last)}, sitting, names);
        }
        if (i < sitting.log_size())
        {
            tell({Key::Kind::Action, i, trying && i >= game, number, sitting.reading(i)}, sitting, names);
            if (before == 0)
            {
                tell_comments(i + 1, sitting, names, false);
            }
        }
    }
    cut(at_passage_, at_row_);
}

/// Those of this moment come next.
void GameLog::tell_comments(table::Moment moment, const table::Sitting& sitting, Names names, bool before)
{
    const auto comments = before ? sitting.comments_before() : sitting.comments();
    for (; at_comment_ < comments.size() && comments[at_comment_].moment == moment; ++at_comment_)
    {
        tell({before ? Key::Kind::CommentBefore : Key::Kind::Comment, at_comment_}, sitting, names);
    }
}

/// The next passage is this one: nothing happens if it is already.
void GameLog::tell(const Key& key, const table::Sitting& sitting, Names names)
{
    const bool there = at_passage_ < passages_.size();
    if (!there || passages_[at_passage_].key != key)
    {
        std::vector<LogRow> rows = rows_of(key, sitting, names);
        for (LogRow& row : rows)
        {
            row.told = ++told_;
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

/// Those that are over: the game stands in another one, or between two.
std::vector<GameLog::Turn> GameLog::turns_of(const table::Sitting& sitting)
{
    std::vector<Turn> turns;
    Turn turn;
    for (std::size_t i = 0; i <= sitting.log_size(); ++i)
    {
        const int number = sitting.turn_at(i);
        if (number != turn.number)
        {
            if (turn.number != 0)
            {
                turns.push_back(turn);
            }
            turn = {i, i, number};
        }
        turn.last = i;
    }
    return turns;
}

LogRow GameLog::sum_of(const Key& key, const table::Sitting& sitting, Names names) const
{
    std::vector<Event> events;
    std::size_t last = key.index;
    Seat active = nobody;
    for (; last < sitting.log_size() && sitting.turn_at(last) == key.turn; ++last)
    {
        const table::LogLine line = sitting.log_line(last);
        const std::vector<Event> more = events_of(std::span(line.events).first(line.of_turn));
        events.insert(events.end(), more.begin(), more.end());
        active = active == nobody ? line.active : active;
    }
    return {words::turn_line(localizer_, events, names, sitting.setup(), active), last, key.marked, 0, key.turn, true};
}

std::vector<LogRow> GameLog::rows_of_action(const Key& key, const table::Sitting& sitting, Names names) const
{
    const table::LogLine line = sitting.log_line(key.index);
    std::vector<std::string> next;
    std::vector<LogRow> rows;
    for (std::string& text : said(localizer_, sitting.setup(), names, line, next))
    {
        rows.push_back({std::move(text), key.index + 1, key.marked, 0, key.turn});
    }
    for (std::string& text : next)
    {
        rows.push_back({std::move(text), key.index + 1, key.marked});
    }
    if (begins_round(line) && !next.empty())
    {
        rows.back().begins_round = true; // the cards are turned over last
    }
    return rows;
}

std::vector<LogRow> GameLog::rows_of(const Key& key, const table::Sitting& sitting, Names names) const
{
    std::vector<LogRow> rows;
    const auto add = [&](std::vector<std::string> texts, table::Moment moment)
    {
        for (std::string& text : texts)
        {
            rows.push_back({std::move(text), moment, key.kind != Key::Kind::Start && key.marked});
        }
    };
    switch (key.kind)
    {
    case Key::Kind::Start:
        add(words::log_lines(localizer_, sitting.start_events(), names, sitting.setup()),
            key.marked ? table::never : 0);
        break;
    case Key::Kind::Before:
    {
        std::vector<std::string> next;
        add(said(localizer_, sitting.setup(), names, sitting.line_before(key.index), next), table::never);
        add(std::move(next), table::never);
        break;
    }
    case Key::Kind::Comment:
        add({said(localizer_, sitting.comments()[key.index])}, sitting.comments()[key.index].moment);
        break;
    case Key::Kind::CommentBefore:
        add({said(localizer_, sitting.comments_before()[key.index])}, table::never);
        break;
    case Key::Kind::TryOut:
        add({localizer_.text(words::Key::LogTryOut)}, key.index);
        break;
    case Key::Kind::Turn:
        return {sum_of(key, sitting, names)};
    case Key::Kind::Action:
        return rows_of_action(key, sitting, names);
    }
    return rows;
}

void GameLog::cut(std::size_t passages, std::size_t rows)
{
    changes_ += passages < passages_.size() ? 1 : 0;
    passages_.resize(passages);
    rows_.resize(rows);
}

} // namespace elgrande::screens

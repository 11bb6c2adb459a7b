#include "record/notation.hpp"

#include "record/archive/ranged.hpp"
#include "record/notation/header.hpp"
#include "record/notation/sentence.hpp"
#include "record/notation/words.hpp"
#include "record/utf8.hpp"
#include "rules/game.hpp"

#include <algorithm>
#include <optional>

namespace elgrande::record
{

namespace
{

constexpr std::string_view points_word = "Points";

std::string write_points(const State& state, const std::vector<Player>& players)
{
    std::string text;
    for (std::size_t seat = 0; seat < players.size(); ++seat)
    {
        add_to_list(text, ", ", std::string(word(players[seat].colour)) + " " + std::to_string(state.score[seat]));
    }
    return std::string(points_word) + ": " + text + "\n";
}

/// Returns the heading comment for an event, a blank line, or nothing.
std::string heading(const Event& event)
{
    switch (event.kind)
    {
    case EventKind::RoundBegan:
        return "\n# Round " + std::to_string(event.count) + "\n";
    case EventKind::GeneralScoringBegan:
        return "\n# General scoring\n";
    case EventKind::GameEnded:
        return "\n";
    default:
        return {};
    }
}

/// Returns the index of the '#' that begins the comment of a line, outside quoted names; the size if there is none.
std::size_t comment_of(std::string_view line)
{
    bool is_quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i)
    {
        if (line[i] == '"')
        {
            is_quoted = !is_quoted;
        }
        else if (is_quoted && line[i] == '\\')
        {
            ++i; // the escaped character belongs to the name
        }
        else if (line[i] == '#' && !is_quoted)
        {
            return i;
        }
    }
    return line.size();
}

std::string_view without_comment(std::string_view line)
{
    return line.substr(0, comment_of(line));
}

/// True for comments that write_record() adds itself.
bool is_heading(std::string_view comment)
{
    constexpr std::string_view round = "Round ";
    return comment == "General scoring"
           || (comment.substr(0, round.size()) == round && number_of(comment.substr(round.size()), last_round));
}

/// Returns a comment adapted to the limits of Game; empty for comments that are omitted.
std::string adapted_comment(std::string_view comment)
{
    std::string text(trimmed(comment));
    std::replace(text.begin(), text.end(), '\t', ' ');
    if (!is_plain_text(text) || !can_be_seen(text))
    {
        return {};
    }
    text = std::string(trimmed(utf8_prefix(text, max_comment_bytes)));
    return can_be_seen(text) && !is_heading(text) ? text : std::string();
}

std::string comments_at(const Game& game, std::size_t moment)
{
    std::string text;
    for (const Comment& comment : game.comments)
    {
        text += comment.moment == moment ? "# " + comment.text + "\n" : "";
    }
    return text;
}

/// Reads a record line by line.
class RecordReader
{
public:
    void read(std::string_view line)
    {
        const std::size_t comment = comment_of(line);
        read_sentence_or_head(trimmed(line.substr(0, comment)));
        add_comment(adapted_comment(line.substr(std::min(comment + 1, line.size()))));
    }

    Game finish()
    {
        begin();
        game_.comments = std::move(comments_);
        return std::move(game_);
    }

private:
    void read_sentence_or_head(std::string_view line)
    {
        if (line.empty())
        {
            return;
        }
        if (!state_ && (!has_header_ || HeaderReader::is_header_line(line)))
        {
            has_header_ = true;
            header_.read(line);
            return;
        }
        begin();
        const std::size_t colon = line.find(':');
        if (colon != std::string_view::npos)
        {
            points(trimmed(line.substr(0, colon)), line.substr(colon + 1));
            return;
        }
        if (game_.actions.size() >= max_actions)
        {
            throw Malformed("more than " + std::to_string(max_actions) + " actions");
        }
        game_.actions.push_back(read_sentence(*state_, line, game_.players));
        apply(*state_, game_.actions.back());
    }

    /// Adds a comment after the actions read so far, unless it is empty or there are too many.
    void add_comment(std::string comment)
    {
        bytes_of_comments_ += comment.size();
        if (comment.empty() || comments_.size() == max_comments || bytes_of_comments_ > max_bytes_of_comments)
        {
            return;
        }
        comments_.push_back({static_cast<std::uint32_t>(game_.actions.size()), std::move(comment)});
    }

    /// Finishes the header, unless that has been done.
    void begin()
    {
        if (!state_)
        {
            game_ = header_.finish();
            state_ = first_state(game_);
        }
    }

    void points(std::string_view key, std::string_view list) const
    {
        if (!is_same_word(key, points_word))
        {
            throw Malformed("expected an action or 'Points: …', not " + excerpt(key)
                            + "; the header of the record is over");
        }
        for (const std::string_view part : list_of(list))
        {
            const auto words = words_of(part);
            const auto seat = words.size() == 2 ? seat_of_colour(game_.players, words[0]) : std::nullopt;
            const auto stated = words.size() == 2 ? number_of(words[1], 9999) : std::nullopt;
            if (!seat || !stated)
            {
                throw Malformed("expected a colour and points, as in 'Red 12', not " + excerpt(part));
            }
            if (const auto points = state_->score[*seat]; points != *stated)
            {
                throw Malformed(std::string(word(game_.players[*seat].colour)) + " has " + std::to_string(points)
                                + " points here, not " + std::to_string(*stated));
            }
        }
    }

    HeaderReader header_;
    bool has_header_ = false;
    Game game_;
    std::optional<State> state_; ///< after the actions that were read; nothing before the header is over
    std::vector<Comment> comments_;
    std::size_t bytes_of_comments_ = 0;
};

} // namespace

std::string notation(const State& state, Action action, const std::vector<Player>& players)
{
    return write_sentence(state, action, players);
}

Loaded<Action> read_action(const State& state, std::string_view line, const std::vector<Player>& players)
{
    try
    {
        return read_sentence(state, trimmed(without_comment(line)), players);
    }
    catch (const std::exception& wrong)
    {
        return to_load_error(wrong);
    }
}

std::string write_record(const Game& game)
{
    if (validate_game(game))
    {
        return {};
    }
    std::string text = write_header(game);
    State state = first_state(game);
    text += "\n# Round " + std::to_string(state.round) + "\n" + comments_at(game, 0);
    for (std::size_t i = 0; i < game.actions.size(); ++i)
    {
        text += write_sentence(state, game.actions[i], game.players) + "\n";
        auto tell = [&text](const Event& event) { text += heading(event); };
        apply(state, game.actions[i], tell);
        text += comments_at(game, i + 1);
    }
    return is_over(state) ? text + write_points(state, game.players) : text;
}

Loaded<Game> read_record(std::string_view text)
{
    if (text.size() > max_record_bytes)
    {
        return LoadError{.message = "the record is larger than " + std::to_string(max_record_bytes / 1024) + " KB",
                         .kind = ErrorKind::TooLarge};
    }
    constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
    text.remove_prefix(text.substr(0, byte_order_mark.size()) == byte_order_mark ? byte_order_mark.size() : 0);
    RecordReader reader;
    int line = 0;
    try
    {
        while (!text.empty())
        {
            const std::size_t end = std::min(text.find('\n'), text.size());
            ++line;
            reader.read(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return reader.finish();
    }
    catch (const std::exception& wrong)
    {
        return to_load_error(wrong, {}, line);
    }
}

} // namespace elgrande::record

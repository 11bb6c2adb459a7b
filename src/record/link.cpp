#include "record/link.hpp"

#include "record/archive/digits.hpp"
#include "record/fields.hpp"
#include "record/link_check.hpp"
#include "rules/view.hpp"

#include <algorithm>

namespace elgrande::record
{

namespace
{

constexpr std::string_view position_mark = "p1.";
constexpr std::string_view game_mark = "g1.";
constexpr std::size_t mark_size = position_mark.size();

template <class Archive>
void rules_field(Archive& archive)
{
    std::uint16_t number = rules_number;
    archive(below("rules", number, reserved_rules_numbers));
    if (number != rules_number)
    {
        refuse("rules",
               "number " + std::to_string(number) + ", but this program plays number " + std::to_string(rules_number)
                   + "; a newer version may open the link",
               Trouble::Newer);
    }
}

/// Each seat chooses among the colours that are left.
template <class Archive>
void colour_fields(Archive& archive, std::vector<Colour>& colours, std::size_t players)
{
    colours.resize(players);
    std::vector<Colour> left{Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Purple};
    for (Colour& colour : colours)
    {
        auto choice = static_cast<std::size_t>(std::find(left.begin(), left.end(), colour) - left.begin());
        archive(below("colour", choice, left.size()));
        colour = left[choice];
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(choice));
    }
}

struct PositionFields
{
    State state;
    std::vector<Colour> colours;
    bool everything = false;
};

template <class Archive>
void serialize(Archive& archive, PositionFields& position)
{
    rules_field(archive);
    archive(below("stacks", position.everything, 2));
    open_fields(archive, position.state);
    colour_fields(archive, position.colours, position.state.setup.players);
    if (position.everything)
    {
        hidden_fields(archive, position.state);
    }
}

struct GameFields
{
    Setup setup;
    bool has_start = false;
    State start;
    std::vector<Colour> colours;
    std::vector<Action> actions;
};

/// Every action is its place among the legal ones.
template <class Archive>
void action_fields(Archive& archive, State state, std::vector<Action>& actions)
{
    auto count = static_cast<std::uint32_t>(actions.size());
    small_number(archive, "number of actions", count);
    if (count > max_actions)
    {
        refuse("number of actions", "more than a game takes");
    }
    actions.resize(count);
    for (Action& action : actions)
    {
        const ActionList choices = legal(state);
        if (choices.empty())
        {
            refuse("actions", "they go on behind the end of the game");
        }
        int choice = choices.find(action);
        archive(below("action", choice, static_cast<std::uint64_t>(choices.size())));
        action = choices[choice];
        apply(state, action);
    }
}

template <class Archive>
void serialize(Archive& archive, GameFields& game)
{
    rules_field(archive);
    archive(below("start", game.has_start, 2));
    if (game.has_start)
    {
        archive(game.start);
        if (auto wrong = elgrande::problem(game.start))
        {
            throw Malformed(*wrong);
        }
        game.setup = game.start.setup;
    }
    else
    {
        archive(game.setup);
    }
    colour_fields(archive, game.colours, game.setup.players);
    action_fields(archive, game.has_start ? game.start : new_game(game.setup), game.actions);
}

template <class Fields>
std::string written(std::string_view mark, Fields fields)
{
    DigitWriter writer;
    writer(fields);
    const std::string text = writer.text();
    return std::string(mark) + link_check(mark, text) + text;
}

/// Reads the fields and refuses a text that its own writer would spell in another way.
template <class Fields>
Fields read(std::string_view mark, std::string_view text)
{
    Fields fields;
    DigitReader reader(text);
    reader(fields);
    if (written(mark, fields) != std::string(mark) + link_check(mark, text) + std::string(text))
    {
        throw Malformed("it is not spelled as this program spells it");
    }
    return fields;
}

Opened read_position(std::string_view text)
{
    auto fields = read<PositionFields>(position_mark, text);
    if (!fields.everything)
    {
        Random random(link_hash(position_mark, text));
        fields.state.setup.seed = random.state();
        deal_rest(fields.state, random);
        fields.state.random = random;
    }
    if (auto wrong = elgrande::problem(fields.state))
    {
        throw Malformed(*wrong);
    }
    return OpenedPosition{fields.state, players_of(fields.colours)};
}

Opened read_game(std::string_view text)
{
    auto fields = read<GameFields>(game_mark, text);
    Game game{fields.setup, players_of(fields.colours), {}, std::move(fields.actions)};
    if (fields.has_start)
    {
        game.start = fields.start;
    }
    return game;
}

/// The link in `text`, without what may stand around it: spaces, the page's address, '#'.
std::string_view bare(std::string_view text)
{
    constexpr std::string_view blank = " \t\r\n";
    text.remove_prefix(std::min(text.find_first_not_of(blank), text.size()));
    text.remove_suffix(text.size() - (text.find_last_not_of(blank) + 1));
    const std::size_t hash = text.find('#');
    return hash == std::string_view::npos ? text : text.substr(hash + 1);
}

/// Is `link` of one of our kinds, but with another number?
bool is_newer(std::string_view link)
{
    const std::size_t dot = link.find('.');
    return dot != std::string_view::npos && dot >= 2 && dot <= 4 && (link[0] == 'p' || link[0] == 'g')
           && link.substr(1, dot - 1).find_first_not_of("0123456789") == std::string_view::npos;
}

/// Throws Malformed.
Opened open(std::string_view link)
{
    const std::string_view mark = link.substr(0, mark_size);
    if (mark != position_mark && mark != game_mark)
    {
        throw is_newer(link) ? Malformed("it was made by a newer version of this program", Trouble::Newer)
                             : Malformed("it does not begin with p1. or g1.", Trouble::Foreign);
    }
    const std::string_view body = link.substr(mark_size);
    if (body.find_first_not_of(link_alphabet) != std::string_view::npos)
    {
        throw Malformed("it contains a character that no link contains", Trouble::Damaged);
    }
    if (body.size() < link_check_size
        || link_check(mark, body.substr(link_check_size)) != body.substr(0, link_check_size))
    {
        throw Malformed("it was cut or mistyped, its check value is wrong", Trouble::Damaged);
    }
    return mark == position_mark ? read_position(body.substr(link_check_size))
                                 : read_game(body.substr(link_check_size));
}

} // namespace

std::string position_link(const State& state, std::span<const Colour> colours, Sharing sharing, Seat viewer)
{
    const bool everything = sharing == Sharing::Everything;
    // What the viewer does not know must not be in the link, so it is dealt before writing, always in the same way.
    const State shown = everything ? state : deal_unknown(state, viewer, Random());
    return written(position_mark, PositionFields{shown, {colours.begin(), colours.end()}, everything});
}

std::string game_link(const Game& game)
{
    GameFields fields{game.setup, game.start.index() != 0, {}, colours_of(game.players), game.actions};
    if (fields.has_start)
    {
        fields.start = first_state(game);
    }
    return written(game_mark, std::move(fields));
}

Loaded<Opened> open_link(std::string_view link)
{
    try
    {
        const std::string_view text = bare(link);
        if (text.size() > max_link_length)
        {
            throw Malformed("it is longer than " + std::to_string(max_link_length) + " characters", Trouble::TooLarge);
        }
        return open(text);
    }
    catch (const std::exception& wrong)
    {
        return caught(wrong, "this link cannot be opened: ");
    }
}

Game to_game(Opened opened)
{
    if (auto* game = std::get_if<Game>(&opened))
    {
        return std::move(*game);
    }
    auto& position = std::get<OpenedPosition>(opened);
    return {position.state.setup, std::move(position.players), position.state, {}};
}

} // namespace elgrande::record

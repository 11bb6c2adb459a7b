#include "record/link/link.hpp"

#include "record/link/link_fields.hpp"
#include "record/link/link_search.hpp"
#include "record/link/puzzle_fields.hpp"
#include "record/utf8.hpp"
#include "rules/view.hpp"

#include <algorithm>
#include <iterator>

namespace elgrande::record
{

State state_of(const PositionFields& fields, std::string_view mark, std::string_view text)
{
    State state = fields.state;
    if (!fields.everything)
    {
        Random random(link_hash(mark, text));
        state.setup.seed = random.state();
        deal_rest(state, random);
        state.random = random;
    }
    if (auto wrong = validate_state(state))
    {
        throw Malformed(*wrong);
    }
    return state;
}

namespace
{

constexpr std::string_view position_mark = "p1.";
constexpr std::string_view game_mark = "g1.";
constexpr std::string_view passed_mark = "t1.";
constexpr std::string_view puzzle_mark = "z1.";
constexpr std::string_view texts_mark = "s1.";
constexpr std::size_t mark_size = position_mark.size();

struct GameFields
{
    Setup setup;
    bool has_start = false;
    State start;
    std::vector<Colour> colours;
    std::vector<Action> actions;
};

State first_state(const GameFields& game)
{
    return game.has_start ? game.start : new_game(game.setup);
}

/// Actions, each as its index among the legal ones.
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
            refuse("actions", "there are more after the end of the game");
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
        if (auto wrong = validate_state(first_state(game)))
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
    action_fields(archive, first_state(game), game.actions);
}

struct PassedFields
{
    GameFields game;
    std::vector<std::string> names;
};

template <class Archive>
void name_field(Archive& archive, std::string& name, Colour colour)
{
    bool is_word = name == word(colour);
    archive(below("name", is_word, 2));
    if (is_word)
    {
        name = word(colour);
        return;
    }
    std::size_t last = name.empty() ? 0 : name.size() - 1;
    archive(below("length of a name", last, max_passed_name_bytes));
    name.resize(last + 1);
    constexpr int bytes = 256;
    for (char& letter : name)
    {
        auto byte = static_cast<unsigned char>(letter);
        archive(below("letter of a name", byte, bytes));
        letter = static_cast<char>(byte);
    }
    if (!is_plain_text(name) || !can_be_seen(name))
    {
        refuse("name", "not plain UTF-8 text that can be seen");
    }
}

template <class Archive>
void serialize(Archive& archive, PassedFields& passed)
{
    archive(passed.game);
    passed.names.resize(passed.game.colours.size());
    for (std::size_t seat = 0; seat < passed.names.size(); ++seat)
    {
        name_field(archive, passed.names[seat], passed.game.colours[seat]);
    }
}

/// Returns the name, cut to max_passed_name_bytes at a whole character; the colour's word if that is not visible.
std::string passed_name(const Player& player)
{
    std::string name(utf8_prefix(player.name, max_passed_name_bytes));
    return is_plain_text(name) && can_be_seen(name) ? name : std::string(word(player.colour));
}

PuzzleTexts without_hint(const PositionTexts& texts)
{
    return {texts.title, texts.line, texts.author, {}};
}

struct PositionWithTexts
{
    PositionFields position;
    PositionTexts texts;
};

template <class Archive>
void serialize(Archive& archive, PositionWithTexts& fields)
{
    archive(fields.position);
    puzzle_text(archive, fields.texts.title);
    puzzle_text(archive, fields.texts.line);
    puzzle_text(archive, fields.texts.author);
}

/// Reads the link of a position with texts, without its mark and check value.
Opened read_with_texts(std::string_view text)
{
    const auto fields = read_link<PositionWithTexts>(texts_mark, text);
    if (fields.texts.empty())
    {
        refuse("texts", "there are none");
    }
    if (auto wrong = validate_texts(fields.texts))
    {
        throw Malformed(*wrong);
    }
    return OpenedPosition{state_of(fields.position, texts_mark, text), players_of(fields.position.colours),
                          fields.texts};
}

Opened read_position(std::string_view text)
{
    const auto fields = read_link<PositionFields>(position_mark, text);
    return OpenedPosition{state_of(fields, position_mark, text), players_of(fields.colours)};
}

Game game_of(const GameFields& fields)
{
    Game game{fields.setup, players_of(fields.colours), {}, fields.actions};
    if (fields.has_start)
    {
        game.start = fields.start;
    }
    return game;
}

Opened read_game(std::string_view text)
{
    const auto fields = read_link<GameFields>(game_mark, text);
    return game_of(fields);
}

Opened read_passed(std::string_view text)
{
    const auto fields = read_link<PassedFields>(passed_mark, text);
    Game game = game_of(fields.game);
    for (std::size_t seat = 0; seat < game.players.size(); ++seat)
    {
        game.players[seat].name = fields.names[seat];
    }
    return PassedGame{std::move(game)};
}

Opened read_puzzle(std::string_view text)
{
    const auto fields = read_link<PuzzleFields>(puzzle_mark, text);
    Puzzle puzzle{state_of(fields.position, puzzle_mark, text), fields.position.colours, fields.task, fields.texts};
    if (auto wrong = validate_puzzle(puzzle))
    {
        throw Malformed(*wrong);
    }
    return puzzle;
}

/// Opens a link that links_in() found. Throws Malformed.
Opened open(std::string_view link)
{
    const std::string_view mark = link.substr(0, mark_size);
    const std::string_view text = link.substr(mark_size + link_check_size);
    return mark == position_mark ? read_position(text)
           : mark == game_mark   ? read_game(text)
           : mark == puzzle_mark ? read_puzzle(text)
           : mark == texts_mark  ? read_with_texts(text)
                                 : read_passed(text);
}

/// Removes what may precede a link: blanks, the address of the page, '#'.
std::string_view bare(std::string_view text)
{
    const std::size_t hash = text.find('#');
    text.remove_prefix(hash == std::string_view::npos ? 0 : hash);
    text.remove_prefix(std::min(text.find_first_not_of("# \t\r\n"), text.size()));
    return text;
}

/// True if `link` is of a known kind, but of another version.
bool is_newer(std::string_view link)
{
    const std::size_t dot = link.find('.');
    return dot != std::string_view::npos && dot >= 2 && dot <= 4
           && std::string_view("pgstz").find(link[0]) != std::string_view::npos
           && link.substr(1, dot - 1).find_first_not_of("0123456789") == std::string_view::npos
           && link.substr(1, dot - 1) != "1";
}

/// Returns why there is no valid link in `text`, which contains the beginning of one if `begun`.
Malformed reason_for_none(std::string_view text, bool begun)
{
    const std::string read = unescaped(text);
    const std::string_view link = bare(read);
    if (is_newer(link))
    {
        return Malformed("it was made by a newer version of this program", ErrorKind::Newer);
    }
    if (!begun)
    {
        return Malformed("it does not begin with p1., s1., g1., t1. or z1.", ErrorKind::Foreign);
    }
    if (link.size() > max_link_length
        && link.substr(mark_size, max_link_length).find_first_not_of(link_alphabet) == std::string_view::npos)
    {
        return Malformed("it is longer than " + std::to_string(max_link_length) + " characters", ErrorKind::TooLarge);
    }
    return Malformed("it was cut or mistyped, its check value is wrong", ErrorKind::Damaged);
}

Opened first_in(std::string_view text)
{
    if (text.size() > max_text_around_link)
    {
        throw Malformed("the text is longer than " + std::to_string(max_text_around_link) + " bytes",
                        ErrorKind::TooLarge);
    }
    const FoundLinks found = links_in(text);
    Malformed why = reason_for_none(text, found.begun);
    for (const std::string& link : found.links)
    {
        try
        {
            return open(link);
        }
        catch (const Malformed& wrong)
        {
            why = wrong; // another one may open
        }
    }
    throw Malformed(why);
}

} // namespace

namespace
{

PositionFields fields_of(const State& state, std::span<const Colour> colours, Sharing sharing, Seat viewer)
{
    const bool everything = sharing == Sharing::Everything;
    // The link must not contain hidden information, so hidden cards are dealt before writing, always in the same way.
    const State shown = everything ? state : determinize(state, viewer, Random());
    return {shown, {colours.begin(), colours.end()}, everything};
}

} // namespace

std::string position_link(const State& state, std::span<const Colour> colours, Sharing sharing, Seat viewer)
{
    return link_with_texts(state, colours, {}, sharing, viewer);
}

std::optional<LoadError> validate_texts(const PositionTexts& texts)
{
    return validate_texts(without_hint(texts));
}

std::string link_with_texts(const State& state, std::span<const Colour> colours, const PositionTexts& texts,
                            Sharing sharing, Seat viewer)
{
    if (validate_state(state) || validate_texts(texts) || colours.size() != state.setup.players)
    {
        return {};
    }
    const PositionFields position = fields_of(state, colours, sharing, viewer);
    return written_or_empty(
        [&]
        {
            return texts.empty() ? write_link(position_mark, position)
                                 : write_link(texts_mark, PositionWithTexts{position, texts});
        });
}

namespace
{

GameFields fields_of(const Game& game)
{
    GameFields fields{game.setup, game.start.index() != 0, {}, colours_of(game.players), game.actions};
    if (fields.has_start)
    {
        fields.start = first_state(game);
    }
    return fields;
}

} // namespace

namespace
{

/// True if the game is valid apart from its names. Links omit invalid names.
bool can_be_written(const Game& game)
{
    Game named = game;
    for (Player& player : named.players)
    {
        player.name = "Name";
    }
    return !validate_game(named);
}

} // namespace

std::string game_link(const Game& game)
{
    return can_be_written(game) ? write_link(game_mark, fields_of(game)) : std::string();
}

std::string passed_link(const Game& game)
{
    if (!can_be_written(game))
    {
        return {};
    }
    PassedFields fields{fields_of(game), {}};
    std::transform(game.players.begin(), game.players.end(), std::back_inserter(fields.names), passed_name);
    return write_link(passed_mark, std::move(fields));
}

std::string puzzle_link(const Puzzle& puzzle)
{
    if (validate_puzzle(puzzle))
    {
        return {};
    }
    return write_link(puzzle_mark,
                      PuzzleFields{{as_posed(puzzle.position), puzzle.colours, false}, puzzle.task, puzzle.texts});
}

Loaded<Opened> open_link(std::string_view text)
{
    try
    {
        return first_in(text);
    }
    catch (const std::exception& wrong)
    {
        return to_load_error(wrong, "this link cannot be opened: ");
    }
}

Game to_game(Opened opened)
{
    if (auto* game = std::get_if<Game>(&opened))
    {
        return std::move(*game);
    }
    if (auto* passed = std::get_if<PassedGame>(&opened))
    {
        return std::move(passed->game);
    }
    if (auto* puzzle = std::get_if<Puzzle>(&opened))
    {
        return {puzzle->position.setup, players_of(puzzle->colours), puzzle->position, {}};
    }
    auto& position = std::get<OpenedPosition>(opened);
    return {position.state.setup, std::move(position.players), position.state, {}};
}

} // namespace elgrande::record

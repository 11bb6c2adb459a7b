#include "record/game.hpp"

#include "record/archive/ranged.hpp"
#include "record/explain.hpp"
#include "record/notation.hpp"
#include "record/utf8.hpp"
#include "rules/complete.hpp"
#include "rules/game.hpp"

#include <algorithm>

namespace elgrande::record
{

namespace
{

std::optional<std::string> error_in_name(std::string_view name)
{
    if (name.empty())
    {
        return "a player has no name";
    }
    if (name.size() > max_name_bytes)
    {
        return "a player's name is longer than " + std::to_string(max_name_bytes) + " bytes";
    }
    if (!is_plain_text(name))
    {
        return "a player's name is not plain UTF-8 text";
    }
    if (!can_be_seen(name))
    {
        return "a player's name has no letter that can be seen";
    }
    return std::nullopt;
}

std::optional<std::string> error_in_players(const Game& game)
{
    if (game.players.size() != game.setup.players)
    {
        return "the set-up is for " + std::to_string(game.setup.players) + " players, but "
               + std::to_string(game.players.size()) + " are named";
    }
    unsigned taken = 0;
    for (const Player& player : game.players)
    {
        const auto colour = static_cast<unsigned>(player.colour);
        if (colour >= colour_count)
        {
            return "a player has an unknown colour";
        }
        if (player.controller.computer_level > max_computer_level)
        {
            return "a computer player has an unknown level";
        }
        if ((taken >> colour & 1U) != 0)
        {
            return "two players are " + std::string(word(player.colour));
        }
        taken |= 1U << colour;
        if (auto wrong = error_in_name(player.name))
        {
            return wrong;
        }
    }
    return std::nullopt;
}

std::optional<std::string> error_in_start(const Game& game)
{
    if (const auto* position = std::get_if<RoundStart>(&game.start))
    {
        State state;
        if (auto wrong = set_up(*position, state))
        {
            return wrong;
        }
        return position->setup == game.setup ? std::nullopt : std::optional("the start has another set-up");
    }
    if (const auto* state = std::get_if<State>(&game.start))
    {
        if (auto wrong = validate_state(*state))
        {
            return wrong;
        }
        return state->setup == game.setup ? std::nullopt : std::optional("the start has another set-up");
    }
    return std::nullopt;
}

std::optional<std::string> error_in_comments(const Game& game)
{
    std::size_t bytes = 0;
    std::uint32_t moment = 0;
    for (const Comment& comment : game.comments)
    {
        bytes += comment.text.size();
        if (comment.moment < moment || comment.moment > game.actions.size())
        {
            return "a comment is not at its moment";
        }
        moment = comment.moment;
        if (comment.text.empty() || comment.text.size() > max_comment_bytes)
        {
            return "a comment does not have 1 to " + std::to_string(max_comment_bytes) + " bytes";
        }
        if (!is_plain_text(comment.text) || !can_be_seen(comment.text))
        {
            return "a comment is not plain UTF-8 text that can be seen";
        }
    }
    return game.comments.size() > max_comments || bytes > max_bytes_of_comments
               ? std::optional<std::string>("too many comments")
               : std::nullopt;
}

std::optional<LoadError> as_load_error(std::optional<std::string> message)
{
    return message ? std::optional(LoadError{std::move(*message)}) : std::nullopt;
}

} // namespace

std::string_view word(Colour colour)
{
    static constexpr auto words = table_of<std::string_view, colour_count>("Red", "Blue", "Green", "Yellow", "Purple");
    return words[static_cast<std::size_t>(colour)];
}

std::optional<LoadError> validate_start(const Game& game)
{
    if (const auto wrong = validate_setup(game.setup))
    {
        return LoadError{std::string(*wrong)};
    }
    if (auto wrong = error_in_players(game))
    {
        return as_load_error(std::move(wrong));
    }
    return as_load_error(error_in_start(game));
}

void truncate(Game& game, std::size_t count)
{
    game.actions.resize(std::min(count, game.actions.size()));
    std::erase_if(game.comments, [count](const Comment& comment) { return comment.moment > count; });
}

State first_state(const Game& game, Observer observer)
{
    if (const auto* state = std::get_if<State>(&game.start))
    {
        return *state;
    }
    if (const auto* position = std::get_if<RoundStart>(&game.start))
    {
        State state;
        set_up(*position, state, observer);
        return state;
    }
    return new_game(game.setup, observer);
}

State replay(const Game& game, std::size_t count)
{
    State state = first_state(game);
    for (std::size_t i = 0; i < count; ++i)
    {
        apply(state, game.actions[i]);
    }
    return state;
}

std::optional<LoadError> validate_game(const Game& game)
{
    if (auto wrong = validate_start(game))
    {
        return wrong;
    }
    if (game.actions.size() > max_actions)
    {
        return LoadError{"more than " + std::to_string(max_actions) + " actions"};
    }
    if (auto wrong = error_in_comments(game))
    {
        return as_load_error(std::move(wrong));
    }
    State state = first_state(game);
    for (std::size_t i = 0; i < game.actions.size(); ++i)
    {
        const Action action = game.actions[i];
        if (const auto refused = refusal(state, action))
        {
            return LoadError{.message = "action " + std::to_string(i + 1) + ": " + std::string(explain(*refused)),
                             .rule = refused->rule};
        }
        apply(state, action);
    }
    return std::nullopt;
}

std::vector<Player> players_of(std::span<const Colour> colours)
{
    std::vector<Player> players;
    players.reserve(colours.size());
    for (const Colour colour : colours)
    {
        players.push_back({std::string(word(colour)), colour});
    }
    return players;
}

Colour free_colour(std::span<const Player> players)
{
    int colour = 0;
    while (std::any_of(players.begin(), players.end(),
                       [colour](const Player& player) { return player.colour == static_cast<Colour>(colour); }))
    {
        ++colour;
    }
    return static_cast<Colour>(colour);
}

std::vector<Colour> colours_of(const std::vector<Player>& players)
{
    std::vector<Colour> colours;
    colours.reserve(players.size());
    for (const Player& player : players)
    {
        colours.push_back(player.colour);
    }
    return colours;
}

std::optional<std::size_t> common_actions(const Game& left, const Game& right)
{
    if (left.setup != right.setup || colours_of(left.players) != colours_of(right.players)
        || (left.start.index() == 0) != (right.start.index() == 0) || first_state(left) != first_state(right))
    {
        return std::nullopt;
    }
    const auto differs =
        std::mismatch(left.actions.begin(), left.actions.end(), right.actions.begin(), right.actions.end());
    return static_cast<std::size_t>(differs.first - left.actions.begin());
}

bool same(const Game& left, const Game& right)
{
    return left.setup == right.setup && left.players == right.players && left.start.index() == right.start.index()
           && first_state(left) == first_state(right) && left.actions == right.actions;
}

} // namespace elgrande::record

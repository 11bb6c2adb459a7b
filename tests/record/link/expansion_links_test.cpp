// The lengths of links of the four expansions, in random games by all their rule sets.
#include "record/link/link.hpp"
#include "rules/cards/card.hpp"
#include "support/random_games.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::record;
using namespace elgrande::test;

namespace
{

constexpr std::size_t longest_position_of_expansions = 240;
constexpr std::size_t longest_game_of_expansions = 900;

/// The maximum and the average length of links.
struct Lengths
{
    std::size_t longest = 0;
    std::size_t sum = 0;
    std::size_t links = 0;

    void note(const std::string& link)
    {
        longest = std::max(longest, link.size());
        sum += link.size();
        ++links;
    }
};

std::string wrong_with_position(const Step& step, Lengths& lengths)
{
    const auto colours = colours_of(step.game.players);
    const std::string link = position_link(step.before, colours, Sharing::Everything);
    lengths.note(link);
    const auto opened = open_link(link);
    return opened && std::get<OpenedPosition>(*opened).state == step.before
               ? ""
               : "the position's link opens a different position";
}

std::string wrong_with_game(const Step& step, Lengths& lengths)
{
    Game game = step.game;
    game.actions.push_back(step.action);
    const std::string link = game_link(game);
    lengths.note(link);
    const auto opened = open_link(link);
    if (!opened || std::get<Game>(*opened).actions != game.actions)
    {
        return "the game's link opens a different game";
    }
    return "";
}

} // namespace

TEST_CASE("links of the four expansions: a position has at most 240 characters, a whole game at most 900")
{
    std::map<Edition, Lengths> positions;
    std::map<Edition, Lengths> games;
    play_expansions(320,
                    [&](const Step& step)
                    {
                        const Edition edition = step.before.setup.edition;
                        std::string wrong;
                        if (step.random.below(8) == 0)
                        {
                            wrong = wrong_with_position(step, positions[edition]);
                        }
                        return wrong + (is_over(step.after) ? wrong_with_game(step, games[edition]) : "");
                    });
    for (const Edition edition : {Edition::Intrigue, Edition::Colonies, Edition::KingColonies, Edition::Grandissimo})
    {
        const Lengths& position = positions[edition];
        const Lengths& game = games[edition];
        WARN(edition_row(edition).id << ": positions " << position.longest << " characters at most, "
                                     << position.sum / position.links << " on average; games " << game.longest
                                     << " at most, " << game.sum / game.links << " on average");
        CHECK(position.longest <= longest_position_of_expansions);
        CHECK(game.longest <= longest_game_of_expansions);
    }
}

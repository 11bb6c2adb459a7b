// The commands "replay", "legal", "link", "open" and "save": read and write records, saves and links.
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "record/describe.hpp"
#include "record/link/link.hpp"
#include "record/notation.hpp"
#include "record/save.hpp"
#include "rules/game.hpp"

#include <fstream>
#include <iostream>

namespace elgrande::cli
{

void replay(Arguments& arguments)
{
    const bool as_json = arguments.flag("--json");
    const record::Game game = read_game(arguments.plain("a file"));
    arguments.done();
    const State state = last_state(game);
    std::cout << (as_json ? record::describe_as_json(state, game.players) : record::describe(state, game.players));
}

void list_legal(Arguments& arguments)
{
    const record::Game game = read_game(arguments.plain("a file"));
    arguments.done();
    const State state = last_state(game);
    for (const Action action : legal(state))
    {
        std::cout << record::notation(state, action, game.players) << '\n';
    }
}

void link(Arguments& arguments)
{
    const bool whole_game = arguments.flag("--game");
    const bool everything = arguments.flag("--everything");
    const record::Game game = read_game(arguments.plain("a file"));
    arguments.done();
    const auto sharing = everything ? record::Sharing::Everything : record::Sharing::Seen;
    std::cout << (whole_game ? record::game_link(game)
                             : record::position_link(last_state(game), record::colours_of(game.players), sharing))
              << '\n';
}

void open(Arguments& arguments)
{
    auto opened = record::open_link(arguments.plain("a link"));
    arguments.done();
    if (!opened)
    {
        throw Failure(to_string(opened.error()));
    }
    std::cout << record::write_record(record::to_game(std::move(*opened)));
}

void save(Arguments& arguments)
{
    const record::Game game = read_game(arguments.plain("a file"));
    const std::string path = arguments.plain("a file to write");
    arguments.done();
    const auto cursor = static_cast<std::uint32_t>(game.actions.size());
    const record::Bytes bytes = record::save_game({game, "", 0, cursor});
    std::ofstream file(path, std::ios::binary);
    for (const std::byte byte : bytes)
    {
        file.put(static_cast<char>(byte));
    }
    if (!file.flush())
    {
        throw Failure(path + ": cannot be written");
    }
}

} // namespace elgrande::cli

// The command-line program: records, links, counts and measurements for scripts and tests.
#include "cli/commands.hpp"

#include <array>
#include <exception>
#include <iostream>

namespace
{

using namespace elgrande::cli;

struct Command
{
    std::string_view name;
    void (*run)(Arguments&);
};

constexpr std::array<Command, 13> commands{{{"replay", replay},
                                            {"legal", list_legal},
                                            {"link", link},
                                            {"open", open},
                                            {"save", save},
                                            {"perft", count_ways},
                                            {"best", find_best_turns},
                                            {"bench", bench},
                                            {"arena", arena},
                                            {"balance", measure_balance},
                                            {"puzzles", find_puzzles},
                                            {"judge", judge_puzzles},
                                            {"playout", play_at_random}}};

constexpr std::string_view help = R"(El Grande on the command line. FILE is a record (.elg), a save, or - for stdin.

elgrande replay FILE [--json]            the position at the end of the record
elgrande legal FILE                      every action that is legal there, one a line
elgrande link FILE [--game]              a link to that position, or to the whole game;
                                         --everything puts the stacks and all hands into the first
elgrande open LINK                       the record of a link
elgrande save FILE OUT                   the game as a save, the bytes that the page keeps
elgrande perft FILE DEPTH                the number of ways to play DEPTH actions on
elgrande best FILE [--objective NAME] [--positions N]
                                         what the rest of the turn can come to, and the best ways to play it;
                                         points-gained, own-points, lead, lead-after-scoring, lead-after-worst-disks,
                                         hold-rivals
elgrande bench [--players N] [--games N] [--seed S] [RULES]
                                         speed of random games, and a digest of all that happened in them
elgrande arena [--one NAME] [--others NAME] [--players N] [--games N] [--seed S] [--playouts N] [--jobs N] [RULES]
                                         computer players against one another: how often the one wins; random-busy,
                                         calm, easy, medium, hard. --table: many such rows, and what each should reach
elgrande balance [--players N] [--games N] [--seed S] [RULES]
                                         games of the easiest computer players: which cards they take, which seats win
elgrande puzzles [--players N] [--games N] [--seed S] [RULES]
                                         turns of games between computer players that are worth solving, a row each
elgrande judge LINK [--positions N]      the same row of a puzzle's link; --list FILE: of each line of the file
elgrande playout [--players N] [--seed S] [--busy] [--open-castillo] [--hidden-hands] [RULES]
                                         the record of a random game; --busy: nobody is lazy in it

RULES are --edition NAME (classic, big-box, 2023, intrigue, colonies, king-colonies, grandissimo),
--modules NAME,NAME…, --short and --no-vetoes.
)";

int run(std::vector<std::string> words)
{
    if (words.empty() || words[0] == "--help" || words[0] == "-h" || words[0] == "help")
    {
        (words.empty() ? std::cerr : std::cout) << help;
        return words.empty() ? 1 : 0;
    }
    for (const Command& command : commands)
    {
        if (command.name == words[0])
        {
            words.erase(words.begin());
            Arguments arguments(std::move(words));
            command.run(arguments);
            return 0;
        }
    }
    throw Failure("unknown command " + words[0] + "; see elgrande --help");
}

} // namespace

int main(int count, char** words)
{
    try
    {
        const int status = run({words + 1, words + count});
        // What was printed is the result: not written is not done.
        if (!std::cout.flush())
        {
            throw Failure("the output could not be written");
        }
        return status;
    }
    catch (const std::exception& wrong)
    {
        std::cerr << "elgrande: " << wrong.what() << '\n';
        return 1;
    }
}

// The command-line program `elgrande`.
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

constexpr std::array<Command, 14> commands{{{"replay", replay},
                                            {"legal", list_legal},
                                            {"link", link},
                                            {"open", open},
                                            {"save", save},
                                            {"perft", run_perft},
                                            {"best", find_best_turns},
                                            {"bench", bench},
                                            {"arena", arena},
                                            {"balance", measure_balance},
                                            {"calibrate", calibrate},
                                            {"puzzles", find_puzzles},
                                            {"judge", judge_puzzles},
                                            {"playout", play_at_random}}};

constexpr std::string_view help = R"(El Grande on the command line. FILE is a record (.elg), a save, or - for stdin.

elgrande replay FILE [--json]            the position at the end of the record
elgrande legal FILE                      all legal actions at that position, one on each line
elgrande link FILE [--game] [--everything]
                                         a link to that position; --game: to the whole game; --everything: with the
                                         stacks and all hands, not only what the players see
elgrande open LINK                       the record of a link
elgrande save FILE OUT                   writes the game as a save, in the format of the page
elgrande perft FILE DEPTH                the number of sequences of DEPTH legal actions from that position
elgrande best FILE [--objective NAME] [--positions N]
                                         the best value that the rest of the turn can reach, and the best turns;
                                         points-gained, own-points, lead, lead-after-scoring, hold-rivals
elgrande bench [--players N] [--games N] [--seed S] [RULES]
                                         speed of random games, and a digest of all their actions
elgrande arena [--one NAME] [--others NAME] [--players N] [--games N] [--seed S] [--playouts N] [--jobs N] [RULES]
                                         plays one computer player against copies of another and prints how often it
                                         wins; NAME: random-busy, calm, easy, medium, hard; --table: the pairs that the
                                         levels are measured by
elgrande balance [--players N] [--games N] [--seed S] [RULES]
                                         plays easy computer players and prints which cards they take, which seats win
elgrande calibrate [--estimate N] [OPTIONS of arena]
                                         plays such games, compares the estimated chances of winning, each from N
                                         playouts, with the results, and says what turns change of a player's own chance
elgrande puzzles [--players N] [--games N] [--seed S] [--to-round N] [RULES]
                                         finds puzzles in games of computer players, which end after round N, and prints
                                         a row for each; "nearest": by how much the nearest of the collection differs
elgrande judge LINK [--positions N] [--in-words]
                                         solves a puzzle and prints the same row; --in-words: with the position, the
                                         best turns and the plain one
elgrande judge --list FILE [--positions N] [--choosy | --levels [--tries N]]
                                         prints the row of each link in a file; --choosy: only of good puzzles that are
                                         not like an earlier one; --levels: in place of the rows, which part of each
                                         grade computer players solve in N tries each
elgrande playout [--players N] [--seed S] [--busy] [--open-castillo] [--hidden-hands] [RULES]
                                         the record of a random game; --busy: without recruiting less than possible, and
                                         with few skipped actions

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
        // Output that could not be written is an error.
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

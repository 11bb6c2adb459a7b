#include "app/quick_game.hpp"

#include "rules/random.hpp"
#include "screens/home/new_game_form.hpp"

#include <vector>

namespace elgrande::screens
{

namespace
{

using record::Colour;

constexpr int players = 4;

} // namespace

record::Game quick_game(int level, std::uint64_t random)
{
    Random lot(random);
    // Not the first seat, which is asked who bids first: an undo must not take the person back to that question.
    const auto person = 1 + lot.below(players - 1);
    std::vector<Colour> colours{Colour::Blue, Colour::Green, Colour::Yellow};
    colours.insert(colours.begin() + person, Colour::Red);

    record::Game game;
    game.setup = RulesForm().setup(players);
    game.setup.seed = short_seed(lot.next());
    game.players = record::players_of(colours);
    for (std::uint32_t seat = 0; seat < players; ++seat)
    {
        game.players[seat].controller.computer_level = static_cast<std::uint8_t>(seat == person ? 0 : level);
    }
    game.actions = {with(ActionKind::FirstBidder, static_cast<int>(lot.below(players)))};
    return game;
}

} // namespace elgrande::screens

// Corrupts fields of a state, an action or a round start. The input: rule set (2 bytes), length of the game (1), what
// is corrupted (1: the state, an action or a stated round), then the choices of fields and values.
#include "support/corrupt_fields.hpp"
#include "play_on.hpp"
#include "support/setups.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

using namespace elgrande;

namespace
{

constexpr std::size_t head = 4;

class Choices
{
public:
    explicit Choices(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

    bool empty() const { return rest_.empty(); }

    std::size_t operator()(std::size_t count)
    {
        const std::size_t chosen = rest_.empty() ? 0 : rest_.front();
        rest_ = rest_.subspan(std::min<std::size_t>(rest_.size(), 1));
        return chosen % std::max<std::size_t>(count, 1);
    }

private:
    std::span<const std::uint8_t> rest_;
};

template <class T>
void corrupt(T& value, Choices& choices)
{
    constexpr int most = 4;
    for (int i = 0; i < most && !choices.empty(); ++i)
    {
        test::corrupt(test::fields_of(value), choices);
    }
}

void require_none(const std::string& fault)
{
    record::fuzz::require(fault.empty(), fault.c_str());
}

void corrupt_action(record::Game& game, Choices& choices)
{
    if (!game.actions.empty())
    {
        Action& action = game.actions[choices(game.actions.size())];
        test::Fields fields;
        fields.add(action.kind, action.a, action.place);
        test::corrupt(fields, choices);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size <= head)
    {
        return 0;
    }
    const auto number = static_cast<std::uint64_t>(data[0] | data[1] << 8U);
    Choices choices(std::span(data, size).subspan(head));
    record::Game game;
    game.setup = setups::any_setup(number);
    constexpr std::array all{record::Colour::Red, record::Colour::Blue, record::Colour::Green, record::Colour::Yellow,
                             record::Colour::Purple};
    game.players = record::players_of(std::span(all).first(game.setup.players));
    State state = new_game(game.setup);
    Random random(number);
    for (int steps = 2 * data[2]; steps > 0 && !is_over(state); --steps)
    {
        game.actions.push_back(random_action(state, random, RandomPolicy::Busy));
        apply(state, game.actions.back());
    }
    switch (data[3] % 3)
    {
    case 0:
        corrupt(state, choices);
        require_none(test::fault_of(state, game.players));
        break;
    case 1:
        corrupt_action(game, choices);
        require_none(test::fault_of(game));
        break;
    default:
        RoundStart start;
        start.setup = game.setup;
        start.king = Place::Aragon;
        start.home = {Place::Galicia, Place::Catalonia, Place::Granada, Place::Seville, Place::Valencia};
        corrupt(start, choices);
        require_none(test::fault_of(record::Game{start.setup, game.players, start, {}}));
        break;
    }
    return 0;
}

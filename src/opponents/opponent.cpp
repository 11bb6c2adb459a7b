#include "opponents/opponent.hpp"

#include "opponents/mind.hpp"

namespace elgrande::opponents
{

Opponent::Opponent(Level level, std::uint64_t seed, Budget budget) : mind_(std::make_unique<Mind>(level, seed, budget))
{
}

Opponent::Opponent(Opponent&&) noexcept = default;
Opponent& Opponent::operator=(Opponent&&) noexcept = default;
Opponent::~Opponent() = default;

void Opponent::begin(const PlayerView& seen)
{
    mind_->begin(seen);
}

bool Opponent::think(int slices)
{
    for (int i = 0; i < slices && !mind_->chosen(); ++i)
    {
        mind_->step();
    }
    return mind_->chosen().has_value();
}

void Opponent::stop()
{
    mind_->stop();
}

Action Opponent::choice() const
{
    return *mind_->chosen();
}

std::vector<Action> Opponent::way() const
{
    return mind_->way();
}

int Opponent::percent() const
{
    return mind_->percent();
}

Action choose(const PlayerView& seen, Level level, std::uint64_t seed, Budget budget)
{
    Opponent opponent(level, seed, budget);
    opponent.begin(seen);
    while (!opponent.think())
    {
    }
    return opponent.choice();
}

} // namespace elgrande::opponents

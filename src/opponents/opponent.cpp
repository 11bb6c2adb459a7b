#include "opponents/opponent.hpp"

#include "opponents/opponent_impl.hpp"

namespace elgrande::opponents
{

Opponent::Opponent(Level level, std::uint64_t seed, Budget budget) : impl_(std::make_unique<Impl>(level, seed, budget))
{
}

Opponent::Opponent(Opponent&&) noexcept = default;
Opponent& Opponent::operator=(Opponent&&) noexcept = default;
Opponent::~Opponent() = default;

void Opponent::begin(const PlayerView& seen)
{
    impl_->begin(seen);
}

bool Opponent::think(int slices)
{
    for (int i = 0; i < slices && !impl_->chosen(); ++i)
    {
        impl_->step();
    }
    return impl_->chosen().has_value();
}

void Opponent::stop()
{
    impl_->stop();
}

Action Opponent::choice() const
{
    return *impl_->chosen();
}

std::vector<Action> Opponent::planned_line() const
{
    return impl_->planned_line();
}

int Opponent::percent() const
{
    return impl_->percent();
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

#include "search/counts/owner_states.hpp"

#include <algorithm>

namespace elgrande::search
{
namespace
{

constexpr std::size_t max_states = 8'000;
constexpr std::int32_t max_slots = 500'000;

// Each byte of a packed number has 64 added, so that no byte borrows from the next one.
constexpr int byte = 8;
constexpr std::uint64_t zero = 64;
constexpr std::uint64_t high_bits = 0x8080808080808080U;

std::uint64_t in_byte(Seat owner, int number)
{
    return static_cast<std::uint64_t>(number) << (byte * owner);
}

/// Returns a change as a difference of packed numbers.
std::uint64_t packed(const Change& change)
{
    std::uint64_t all = 0;
    for (Seat owner = 0; owner < max_owners; ++owner)
    {
        all += in_byte(owner, change[owner]);
    }
    return all;
}

struct Losses
{
    int own = 0;
    int others = 0;
};

Losses losses_of(const Change& change, Seat player)
{
    Losses all;
    for (Seat owner = 0; owner < max_owners; ++owner)
    {
        int& count = owner == player ? all.own : all.others;
        count += std::max<int>(-change[owner], 0);
    }
    return all;
}

} // namespace

OwnerStates::OwnerStates(const Reach& reach) : reach_(reach)
{
    losses_codes_ = reach.has_one_source() ? 2
                    : reach.shares_moves() ? reach.max_out() + 1
                                           : (reach.max_own_out() + 1) * (reach.max_others_out() + 1);
    all_losses_left_ = losses_codes_ - 1;
    for (Seat owner = 0; owner < max_owners; ++owner)
    {
        Range& range = ranges_[owner];
        if (reach.owns(owner))
        {
            const bool own = owner == reach.player();
            range.low = own ? -reach.max_own_in() : -reach.max_others_in();
            range.high = own ? reach.max_own_out() : reach.max_others_out();
        }
        range.weight = codes_;
        codes_ *= range.high - range.low + 1;
        lowest_code_ += range.low * range.weight;
        below_lowest_ += in_byte(owner, static_cast<int>(zero) + range.low);
        above_highest_ += in_byte(owner, static_cast<int>(zero) - 1 - range.high);
        if (codes_ > max_slots / losses_codes_)
        {
            return;
        }
    }
    Change owed{};
    add_states(owed, 0, 0, 0);
    if (states_.size() <= max_states)
    {
        numbers_.assign(static_cast<std::size_t>(losses_codes_) * static_cast<std::size_t>(codes_), none);
        for (std::size_t i = 0; i < states_.size(); ++i)
        {
            numbers_[slot(states_[i].code, states_[i].losses_left)] = static_cast<Number>(i);
        }
    }
    bytes_ = states_.size() * sizeof(State) + numbers_.size() * sizeof(Number);
}

std::size_t OwnerStates::slot(std::int32_t code, int losses_left) const
{
    return static_cast<std::size_t>(losses_left) * static_cast<std::size_t>(codes_)
           + static_cast<std::size_t>(code - lowest_code_);
}

/// Adds the states with all numbers of the owners from `owner` on. `coming` and `going` are the sums over the owners
/// before, without the player.
void OwnerStates::add_states(Change& owed, Seat owner, int coming, int going)
{
    if (coming > reach_.max_others_out() || going > reach_.max_others_out() || states_.size() > max_states)
    {
        return;
    }
    if (owner == max_owners)
    {
        for (int losses_left = 0; losses_left < losses_codes_; ++losses_left)
        {
            if (is_possible(owed, losses_left))
            {
                std::uint64_t bytes = packed(owed);
                for (Seat seat = 0; seat < max_owners; ++seat)
                {
                    bytes += zero << (byte * seat);
                }
                states_.push_back({bytes, code_of(owed), losses_left, is_end(owed)});
            }
        }
        return;
    }
    const bool own = owner == reach_.player();
    for (int count = ranges_[owner].low; count <= ranges_[owner].high; ++count)
    {
        owed[owner] = static_cast<std::int16_t>(count);
        add_states(owed, static_cast<Seat>(owner + 1), coming + (own ? 0 : std::max(count, 0)),
                   going + (own ? 0 : std::max(-count, 0)));
    }
    owed[owner] = 0;
}

/// True if enough caballeros have left to supply those that must still come, and enough may still leave.
bool OwnerStates::is_possible(const Change& owed, int losses_left) const
{
    Change fewer{};
    std::transform(owed.begin(), owed.end(), fewer.begin(),
                   [](int count) { return static_cast<std::int16_t>(-count); });
    const Losses come = losses_of(fewer, reach_.player());
    Losses go = losses_of(owed, reach_.player());
    go.own = std::max(go.own - reach_.max_placed(), 0); // up to max_placed() come from the court
    if (reach_.has_one_source())
    {
        const Losses& some = losses_left == 0 ? come : go;
        const Losses& no = losses_left == 0 ? go : come;
        return no.own + no.others == 0 && some.own <= reach_.max_own_out() && some.others <= reach_.max_others_out()
               && some.own + some.others <= reach_.max_out();
    }
    if (reach_.shares_moves())
    {
        return come.own + come.others <= all_losses_left_ - losses_left && go.own + go.others <= losses_left;
    }
    const int others = losses_left % (reach_.max_others_out() + 1);
    const int own = losses_left / (reach_.max_others_out() + 1);
    return come.own <= reach_.max_own_out() - own && go.own <= own && come.others <= reach_.max_others_out() - others
           && go.others <= others;
}

/// Returns State::losses_left after these losses; negative if they are too many.
int OwnerStates::losses_left_after(int losses_left, int own_out, int others_out) const
{
    if (reach_.has_one_source())
    {
        return own_out + others_out == 0 ? losses_left : losses_left - 1;
    }
    if (reach_.shares_moves())
    {
        return losses_left - own_out - others_out;
    }
    const int others = losses_left % (reach_.max_others_out() + 1);
    const int own = losses_left / (reach_.max_others_out() + 1);
    return own_out > own || others_out > others ? -1
                                                : losses_left - own_out * (reach_.max_others_out() + 1) - others_out;
}

bool OwnerStates::is_end(const Change& owed) const
{
    for (const Seat owner : reach_.owners())
    {
        const int count = owed[owner];
        const bool fits = owner == reach_.player()
                              ? count >= -reach_.max_placed() && count <= (reach_.can_dismiss_own() ? 1 : 0)
                              : reach_.may_end(-count, std::max(count, 0));
        if (!fits)
        {
            return false;
        }
    }
    return true;
}

std::int32_t OwnerStates::code_of(const Change& change) const
{
    std::int32_t code = 0;
    for (std::size_t owner = 0; owner < change.size(); ++owner)
    {
        code += change[owner] * ranges_[owner].weight;
    }
    return code;
}

bool OwnerStates::is_in_range(Packed owed) const
{
    return ((owed + above_highest_) & high_bits) == 0
           && (((owed | high_bits) - below_lowest_) & high_bits) == high_bits;
}

OwnerStates::Number OwnerStates::after(const Tally& tally) const
{
    const int losses_left = losses_left_after(all_losses_left_, tally.own_out, tally.others_out);
    std::int32_t code = 0;
    for (std::size_t owner = 0; owner < max_owners; ++owner)
    {
        const int owed = -tally.balance[owner];
        if (owed < ranges_[owner].low || owed > ranges_[owner].high)
        {
            return none;
        }
        code += owed * ranges_[owner].weight;
    }
    return losses_left < 0 ? none : numbers_[slot(code, losses_left)];
}

const std::vector<OwnerStates::Step>& OwnerStates::steps(const Change& change)
{
    const Packed bytes = packed(change);
    const auto [known, fresh] = steps_.try_emplace(bytes);
    std::vector<Step>& steps = known->second;
    if (fresh)
    {
        const std::int32_t code = code_of(change);
        const Losses out = losses_of(change, reach_.player());
        std::vector<int> losses_left_then(static_cast<std::size_t>(losses_codes_));
        for (int losses_left = 0; losses_left < losses_codes_; ++losses_left)
        {
            losses_left_then[static_cast<std::size_t>(losses_left)] =
                losses_left_after(losses_left, out.own, out.others);
        }
        for (std::size_t i = 0; i < states_.size(); ++i)
        {
            const State& state = states_[i];
            const int losses_left = losses_left_then[static_cast<std::size_t>(state.losses_left)];
            const Number to = losses_left < 0 || !is_in_range(state.owed - bytes)
                                  ? none
                                  : numbers_[slot(state.code - code, losses_left)];
            if (to != none)
            {
                steps.push_back({static_cast<Number>(i), to});
            }
        }
        steps.shrink_to_fit();
        bytes_ += steps.size() * sizeof(Step) + sizeof(*known);
    }
    return steps;
}

} // namespace elgrande::search

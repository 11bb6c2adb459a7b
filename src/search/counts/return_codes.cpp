#include "search/counts/return_codes.hpp"

#include "rules/cards/card.hpp"
#include "search/counts/reach.hpp"

#include <algorithm>

namespace elgrande::search
{

std::vector<ReturnCodes::Victim> ReturnCodes::victims_of(const State& state)
{
    const int count = card(state.turn.card).effects[state.progress.effect].count;
    std::vector<Victim> victims{{state.progress.victim, state.progress.any_left}};
    for (Seat seat = left_of(state.progress.victim, state.players()); seat != state.active();
         seat = left_of(seat, state.players()))
    {
        victims.push_back({seat, std::min(count, state.court[seat] + count_on_open_board(state, seat))});
    }
    return victims;
}

ReturnCodes::ReturnCodes(const State& state) : places_(elgrande::places(state.setup)), victims_(victims_of(state))
{
    for (const Victim& victim : victims_)
    {
        weights_.push_back(count_);
        count_ *= victim.count + 1;
    }
    for (std::size_t i = 0; i < places(); ++i)
    {
        at_[i] = is_region(state.setup, place(i)) ? at(state, place(i)) : std::vector<int>{0};
    }
    for (int code = 0; code < count_; ++code)
    {
        courts_cover_rest_.push_back(courts_cover_rest(state, code));
    }
    for (int before = 0; before < count_; ++before)
    {
        fits_.emplace_back();
        for (int code = 0; code < count_; ++code)
        {
            fits_.back().push_back(nobody_returns_too_many(before, code));
        }
    }
}

bool ReturnCodes::nobody_returns_too_many(int before, int code) const
{
    for (std::size_t i = 0; i < victims_.size(); ++i)
    {
        if (digit(before, i) + digit(code, i) > victims_[i].count)
        {
            return false;
        }
    }
    return true;
}

Change ReturnCodes::change_of(int code) const
{
    Change change{};
    for (std::size_t i = 0; i < victims_.size(); ++i)
    {
        change[victims_[i].seat] = static_cast<std::int16_t>(-digit(code, i));
    }
    return change;
}

std::optional<std::array<std::size_t, max_places>> ReturnCodes::indices_of(const Returns& returns) const
{
    std::array<std::size_t, max_places> indices{};
    int total = 0;
    for (std::size_t place = 0; place < places(); ++place)
    {
        const auto found = std::find_if(at_[place].begin(), at_[place].end(),
                                        [&](int code) { return change_of(code) == returns[place]; });
        if (found == at_[place].end() || !fits(total, *found))
        {
            return std::nullopt;
        }
        total += *found;
        indices[place] = static_cast<std::size_t>(found - at_[place].begin());
    }
    return can_be_total(total) ? std::optional(indices) : std::nullopt;
}

bool ReturnCodes::courts_cover_rest(const State& state, int code) const
{
    for (std::size_t i = 0; i < victims_.size(); ++i)
    {
        if (victims_[i].count - digit(code, i) > state.court[victims_[i].seat])
        {
            return false;
        }
    }
    return true;
}

std::vector<int> ReturnCodes::at(const State& state, Place region) const
{
    std::vector<int> codes{0};
    for (std::size_t i = 0; i < victims_.size() && !is_taboo(state, region); ++i)
    {
        const int there = state.caballeros[index(region)][victims_[i].seat];
        const std::size_t before = codes.size();
        for (int count = 1; count <= std::min(there, victims_[i].count); ++count)
        {
            for (std::size_t c = 0; c < before; ++c)
            {
                codes.push_back(codes[c] + count * weights_[i]);
            }
        }
    }
    return codes;
}

} // namespace elgrande::search

#pragma once

#include "rules/state.hpp"
#include "search/budget.hpp"
#include "search/counts/payer.hpp"
#include "search/counts/returns/codes.hpp"
#include "search/disks/leaving.hpp"
#include "search/objective.hpp"

#include <array>
#include <cstddef>
#include <map>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

namespace elgrande::search
{

/// The value lies between these.
struct ValueBounds
{
    int low = 0;
    int high = 0;
};

/// The player, who places and sets a disk, against the others, who return caballeros before that, and against the worst
/// of their disks, set theirs after it.
class Contest
{
public:
    /// Of a state in which somebody is asked to return caballeros. Of the objectives with a general scoring only where
    /// no disk depends on another.
    Contest(const State& state, Objective objective, Budget& budget);

    /// The player places so, and sets any disk.
    void add(const State& board);

    /// Bounds of the value as far as it is above `floor`. `worst` are answers that were worst in other positions; it
    /// gets those that are in this one, the latest first. Means nothing if the budget is over, which the others' disks
    /// are counted for.
    ValueBounds bounds(std::vector<Returns>& worst, int floor);

private:
    /// What a place pays by who of the leavers lands there (bit i: the i-th), and by the number of a code in
    /// Codes::at().
    struct Costs
    {
        std::size_t codes = 0;
        std::vector<Sums> paid;

        unsigned groups() const { return static_cast<unsigned>(paid.size() / codes); }
        const Sums& of(unsigned who, std::size_t code) const { return paid[who * codes + code]; }
    };

    /// A board after the rest of the placing, and what it pays.
    struct Board
    {
        std::size_t worst_sum = 0; ///< against the latest answers
        std::array<const Costs*, most_places> costs{};
        std::array<const Costs*, most_places> with_disk{}; ///< if the player lands there; null if not
        Sums fixed{};
    };

    /// What the player can settle before the others answer: where to place and which disk to set.
    struct Disposal
    {
        std::size_t board = 0;
        std::size_t shown = 0; ///< the place where what is paid may differ from the board
        const Costs* costs_there = nullptr;
        int most = impossible; ///< against the answers that were looked at

        const Costs& costs(const Board& on, std::size_t place) const
        {
            return place == shown ? *costs_there : *on.costs[place];
        }
    };

    /// The plans of one board that are looked at against some answers, and down to what value each of them.
    struct Looked
    {
        Disposal* plan = nullptr;
        int floor = 0;
        int value = impossible;
    };

    /// The least of one sum over some places, by who has landed there.
    using ByLanded = std::array<int, 1U << (max_players - 1)>;

    /// What is taken from a place, and who lands there.
    struct Step
    {
        int code = 0;
        unsigned who = 0;
    };

    void spend_on_disks();
    unsigned groups() const { return 1U << leavers_.size(); }
    std::size_t number(int code, unsigned who) const { return static_cast<std::size_t>(code) * groups() + who; }
    Board as_it_stands(const State& board);
    Board after_scoring(const State& board);
    const Costs& costs(const State& board, std::size_t place);
    const Costs& costs(Leaving& landing, std::size_t place, bool own_landed);
    void pay(State board, std::size_t place, Costs& costs) const;
    std::vector<Disposal> plans() const;
    int best_of_board(std::span<Disposal> plans, const Numbers& returns, int unwanted, int best, int high);
    void look(std::span<Looked> plans, const Numbers& returns, std::size_t sum) const;
    ByLanded with(const ByLanded& some, const Costs& costs, std::size_t code, std::size_t sum) const;
    std::vector<Step> go_on(const Costs& costs, std::size_t place, std::size_t sum, std::vector<int>& least);
    std::pair<int, Returns> least(const Disposal& plan);
    std::pair<int, Returns> least(const Disposal& plan, std::size_t sum);

    Objective objective_;
    Budget& budget_;
    Codes codes_;
    Payer payer_;
    std::vector<Seat> leavers_; ///< others whose disks are not settled
    std::vector<Board> boards_;
    /// By place, own caballeros there and whether the player's disk shows it: boards of a turn differ in nothing else
    /// that a place pays for.
    std::map<std::tuple<std::size_t, int, bool>, Costs> known_;
};

} // namespace elgrande::search

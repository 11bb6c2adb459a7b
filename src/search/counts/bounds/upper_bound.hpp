#pragma once

#include "search/counts/options.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace elgrande::search
{

/// For each place and each number of caballeros that can still leave and come somewhere: the most that this place and
/// those behind it can pay, each mixture for itself. It counts who goes without asking whose they are.
class UpperBound
{
public:
    /// Mixes the options of the problem.
    UpperBound(const Reach& reach, Problem& problem);

    /// Gives the mixtures other weights and prices, once, by which the bound is lower, and mixes the options again. It
    /// takes as long as some thousand entries of a search.
    void lower(Problem& problem);

    /// What the places from one on can pay, if the player's disk shows none of them, and if it may show one.
    struct Rest
    {
        const Mixed* without_disk = nullptr;
        const Mixed* with_disk = nullptr;
    };

    /// `so_far` is the flow of the places before this one. Nothing if it was too much.
    std::optional<Rest> of(std::size_t place, const Flow& so_far) const;

    /// No end is worth more.
    int highest() const { return highest_; }

private:
    using Counts = std::array<int, 5>; ///< out, own in, others out, others in, the disk

    /// A group of options that is better than any that needs no more than it.
    struct Choice
    {
        Counts counts{};
        std::size_t number = 0;
        int paid = 0;
        const Option* option = nullptr;
    };

    /// What the bound takes for the best end.
    struct Best
    {
        Tally tally;
        Sums paid{};
    };

    /// What is counted of those that leave.
    enum class Leaving
    {
        OnePlace, ///< that there is one
        ByMoves,  ///< all together
        ByOwner
    };

    int most_leaving(const Reach& reach) const;
    Counts counts_of(const Flow& flow) const;
    std::size_t number(const Counts& counts) const;
    void add_choices(const OptionTable& table, const Mixture& mixture, bool shows_disk, std::vector<Choice>& all) const;
    std::vector<Choice> choices(const PlaceOptions& place, const Mixture& mixture) const;
    void fill(const Problem& problem, std::size_t lane);
    void fill_place(std::size_t place, std::size_t lane, const std::vector<Choice>& choices);
    Best best_of(const Problem& problem, std::size_t lane) const;
    bool set_prices(Mixture& mixture, const Best& best, int step) const;
    static bool set_price_of_moves(Mixture& mixture, const Best& best, int step);
    static bool set_weights(Mixture& mixture, const Best& best, int step, int sums);
    void take(Problem& problem, bool is_lowered);
    void lower(Problem& problem, std::size_t lane);
    int highest(const Problem& problem, const Start& start, std::size_t lane) const;
    int highest(const Problem& problem, std::size_t lane) const;
    const Start& best_start(const Problem& problem, std::size_t lane) const;

    const Reach& reach_;
    Leaving leaving_;
    bool lands_; ///< the disk moves somebody
    Counts sizes_{};
    std::size_t volume_ = 1;
    std::vector<Mixed> most_;
    std::vector<bool> can_leave_;              ///< by place: anybody from there or from one behind it
    std::vector<std::vector<Choice>> choices_; ///< by place: of the mixture that was looked at last
    int highest_ = 0;
    bool is_lowered_ = false;
};

} // namespace elgrande::search

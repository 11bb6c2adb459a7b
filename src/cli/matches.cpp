#include "cli/matches.hpp"

#include "cli/rules.hpp"
#include "rules/cards/card.hpp"

#include <string>
#include <string_view>

namespace elgrande::cli
{

namespace
{

opponents::Contestant contestant_of(Arguments& arguments, std::string_view option,
                                    opponents::Contestant default_contestant)
{
    const std::string name = arguments.text(option).value_or(std::string(name_of(default_contestant)));
    const auto contestant = opponents::contestant_named(name);
    if (!contestant)
    {
        throw Failure("unknown player " + name);
    }
    return *contestant;
}

} // namespace

MatchSeries series_of(Arguments& arguments, const MatchSeries& defaults)
{
    MatchSeries series;
    opponents::Match& match = series.match;
    match.setup = rules_of(arguments);
    match.setup.players = static_cast<std::uint8_t>(arguments.number("--players", 2, max_players, 4));
    match.setup.hidden_hands = hides_hands_by_default(match.setup.edition);
    match.setup = checked(match.setup);
    match.one = contestant_of(arguments, "--one", defaults.match.one);
    match.others = contestant_of(arguments, "--others", defaults.match.others);
    match.budget.playouts =
        static_cast<std::uint32_t>(arguments.number("--playouts", 1, 1'000'000, defaults.match.budget.playouts));
    series.games =
        static_cast<int>(arguments.number("--games", 1, 1'000'000, static_cast<std::uint64_t>(defaults.games)));
    series.jobs = static_cast<int>(arguments.number("--jobs", 1, 64, static_cast<std::uint64_t>(defaults.jobs)));
    series.seed = arguments.number("--seed", 0, ~std::uint64_t{0}, defaults.seed);
    return series;
}

} // namespace elgrande::cli

// Measures clicks early and late in a game: plays random games in the App by the mirror's buttons, and prints the
// microseconds of the clicks around the 10th, 100th and 300th action. `bench-clicks [GAMES]`.
#include "support/app_driver.hpp"

#include "app/mirror_json.hpp"
#include "record/link/link.hpp"
#include "rules/random.hpp"

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace
{

using namespace elgrande;

constexpr std::array moments{10, 100, 300};
/// Averages over this many clicks on either side, because questions differ in cost.
constexpr int around = 9;
constexpr int last_click = moments.back() + around;

/// Microseconds of one click, by its parts.
struct Cost
{
    double done = 0;  ///< rules, save, log and mirror
    double drawn = 0; ///< the frame that shows it
    double told = 0;  ///< passing the mirror to the page

    double whole() const { return done + drawn + told; }
};

double since(std::chrono::steady_clock::time_point began)
{
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - began).count();
}

/// Returns the milliseconds of one call.
template <class Call>
double timed(Call call)
{
    const auto began = std::chrono::steady_clock::now();
    call();
    return since(began);
}

/// Returns the costs of the first clicks of a random game; fewer if it ends before.
std::vector<Cost> play(std::uint64_t seed)
{
    testing::AppDriver driver(1366, 768, false);
    driver.app().open_link(record::game_link(testing::game_of({.players = 5, .seed = seed})));
    driver.settle();
    Random random(seed);
    std::vector<Cost> costs;
    std::size_t told = 0;
    while (costs.size() < last_click)
    {
        screens::App& app = driver.app();
        if (app.mirror().answers.empty())
        {
            if (!driver.perform("I am ")) // the curtain
            {
                break; // the game is over
            }
            continue;
        }
        const auto& answers = app.mirror().answers;
        const int id = answers[random.below(static_cast<std::uint32_t>(answers.size()))].id;
        Cost cost;
        cost.done = timed([&] { app.perform(id); });
        cost.drawn = timed([&] { driver.frame(); });
        cost.told = timed([&] { told += screens::mirror_json(app.mirror(), app.mirror_version()).size(); });
        costs.push_back(cost);
        driver.settle();
    }
    return told > 0 ? costs : std::vector<Cost>{};
}

} // namespace

int main(int count, char** arguments)
{
    const int games = count > 1 ? std::atoi(arguments[1]) : 20;
    std::array<Cost, moments.size()> sums{};
    std::array<int, moments.size()> clicks{};
    for (int seed = 1; seed <= games; ++seed)
    {
        // Plays twice and takes the faster one, as the machine may have been busy.
        const std::vector<Cost> first = play(static_cast<std::uint64_t>(seed));
        const std::vector<Cost> second = play(static_cast<std::uint64_t>(seed));
        for (std::size_t i = 0; i < moments.size(); ++i)
        {
            for (int click = moments[i] - around - 1; click < moments[i] + around; ++click)
            {
                const auto at = static_cast<std::size_t>(click);
                if (at < first.size() && at < second.size())
                {
                    const Cost& better = first[at].whole() < second[at].whole() ? first[at] : second[at];
                    sums[i].done += better.done;
                    sums[i].drawn += better.drawn;
                    sums[i].told += better.told;
                    ++clicks[i];
                }
            }
        }
    }
    std::printf("%d random games of five, microseconds a click (mean of the %d clicks around it)\n", games,
                2 * around + 1);
    std::printf("%-12s%12s%12s%12s%12s%12s\n", "action", "done, saved", "drawn", "told", "together", "beside 10th");
    for (std::size_t i = 0; i < moments.size(); ++i)
    {
        const auto mean = [&](double sum) { return clicks[i] > 0 ? sum / clicks[i] : 0; };
        const double first = clicks[0] > 0 ? sums[0].whole() / clicks[0] : 1;
        std::printf("%-12d%12.1f%12.1f%12.1f%12.1f%12.2f\n", moments[i], mean(sums[i].done), mean(sums[i].drawn),
                    mean(sums[i].told), mean(sums[i].whole()), mean(sums[i].whole()) / first);
    }
    return clicks.back() > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

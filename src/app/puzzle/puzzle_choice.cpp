#include "app/puzzle/puzzle_choice.hpp"

#include "app/parsing/parse_numbers.hpp"
#include "app/puzzle/stored_results.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <functional>
#include <span>
#include <unordered_set>

namespace elgrande::screens
{

namespace
{

constexpr const char* filter_preference = "puzzle filter";

/// True if the player has tried fewer puzzles than there are that teach.
bool is_newcomer(const std::vector<ListedPuzzle>& list, const PuzzleQuery& query)
{
    const auto teaching = std::count_if(list.begin(), list.end(), std::mem_fn(&ListedPuzzle::teaches));
    return static_cast<std::ptrdiff_t>(query.tries.size()) < teaching;
}

/// Returns those of the two puzzles tried last that are in the list.
std::vector<const ListedPuzzle*> tried_last(const std::vector<ListedPuzzle>& list, std::span<const PuzzleTry> tries)
{
    std::vector<const ListedPuzzle*> last;
    for (const PuzzleTry& entry : tries.last(std::min<std::size_t>(tries.size(), 2)))
    {
        const auto found =
            std::find_if(list.begin(), list.end(),
                         [&entry](const ListedPuzzle& puzzle) { return link_hash(puzzle.link) == entry.name; });
        if (found != list.end())
        {
            last.push_back(&*found);
        }
    }
    return last;
}

/// Returns in how many ways the puzzle repeats the last ones: objectives and ideas that it shares with each.
int repetitions(const ListedPuzzle& puzzle, const std::vector<const ListedPuzzle*>& last)
{
    int count = 0;
    for (const ListedPuzzle* before : last)
    {
        count += (before->ideas & puzzle.ideas).size() + (before->objective == puzzle.objective ? 1 : 0);
    }
    return count;
}

/// Returns the distance by which next_puzzle() compares puzzles. `last`: as tried_last().
double distance_to(const ListedPuzzle& puzzle, double rating, bool newcomer,
                   const std::vector<const ListedPuzzle*>& last)
{
    constexpr double advantage_of_teaching = 200;
    constexpr double disadvantage_of_repetition = 60;
    constexpr double nearest = -2 * advantage_of_teaching; // nearer than by any rating
    if (newcomer && puzzle.teaches())
    {
        return nearest;
    }
    return std::abs(rating_of(puzzle).value - rating) - (puzzle.teaches() ? advantage_of_teaching : 0)
           + disadvantage_of_repetition * repetitions(puzzle, last);
}

/// Returns the puzzle of the list that was missed longest ago.
const ListedPuzzle* missed_first(const std::vector<const ListedPuzzle*>& list, const std::vector<PuzzleTry>& tries)
{
    for (const PuzzleTry& entry : tries)
    {
        const auto found =
            std::find_if(list.begin(), list.end(),
                         [&entry](const ListedPuzzle* puzzle) { return entry.name == link_hash(puzzle->link); });
        if (entry.outcome == Outcome::Missed && found != list.end())
        {
            return *found;
        }
    }
    return nullptr;
}

} // namespace

Editions played_editions(std::span<const SaveRow> saves)
{
    Editions played{};
    played[static_cast<std::size_t>(Edition::Classic)] = true;
    for (const SaveRow& row : saves)
    {
        if (!row.error)
        {
            played[static_cast<std::size_t>(row.edition)] = true;
        }
    }
    return played;
}

PuzzleFilter stored_filter(const platform::Preferences& preferences)
{
    const auto numbers = parse_numbers<3>(preferences.get(filter_preference).value_or(""));
    if (!numbers || (*numbers)[0] > theme_count || (*numbers)[1] >= edition_count + 2 || (*numbers)[2] > idea_count)
    {
        return {};
    }
    return {static_cast<int>((*numbers)[0]), static_cast<int>((*numbers)[1]), static_cast<int>((*numbers)[2])};
}

void store_filter(platform::Preferences& preferences, const PuzzleFilter& filter)
{
    preferences.set(filter_preference, std::to_string(filter.theme) + " " + std::to_string(filter.editions) + " "
                                           + std::to_string(filter.idea));
}

bool is_wanted(const ListedPuzzle& puzzle, const PuzzleFilter& filter, const Editions& played)
{
    const bool edition =
        filter.editions == PuzzleFilter::every_edition
        || (filter.editions == PuzzleFilter::played ? played[static_cast<std::size_t>(puzzle.edition)]
                                                    : static_cast<int>(puzzle.edition) == filter.editions - 2);
    const bool theme = filter.theme == 0 || is_of_theme(puzzle, filter.theme - 1);
    const bool idea = filter.idea == 0 || puzzle.ideas.contains(static_cast<Idea>(filter.idea - 1));
    return edition && theme && idea;
}

Editions wanted_editions(const PuzzleFilter& filter, const Editions& played)
{
    const auto passing = [&](int theme)
    {
        Editions editions{};
        for (std::size_t i = 0; i < editions.size(); ++i)
        {
            const ListedPuzzle puzzle{.link = {}, .edition = static_cast<Edition>(i)};
            editions[i] = is_wanted(puzzle, {.theme = theme, .editions = filter.editions}, played);
        }
        return editions;
    };
    const bool expansions = filter.theme == theme_of_expansions + 1;
    const Editions wanted = passing(expansions ? filter.theme : 0);
    return wanted == Editions{} ? passing(0) : wanted;
}

PuzzleQuery query_of(const platform::Preferences& preferences, std::span<const SaveRow> saves)
{
    return {.filter = stored_filter(preferences),
            .played = played_editions(saves),
            .rating = stored_rating(preferences).rating.value,
            .tries = stored_tries(preferences)};
}

const ListedPuzzle* next_puzzle(const std::vector<ListedPuzzle>& list, const PuzzleQuery& query)
{
    std::unordered_set<std::string> tried;
    for (const PuzzleTry& entry : query.tries)
    {
        tried.insert(entry.name);
    }
    const bool newcomer = is_newcomer(list, query);
    const std::vector<const ListedPuzzle*> last = tried_last(list, query.tries);
    std::vector<const ListedPuzzle*> wanted;
    const ListedPuzzle* next = nullptr;
    double least = 0;
    for (const ListedPuzzle& puzzle : list)
    {
        if (puzzle.link == query.excluded || !is_wanted(puzzle, query.filter, query.played))
        {
            continue;
        }
        wanted.push_back(&puzzle);
        const double distance = distance_to(puzzle, query.rating, newcomer, last);
        if ((next == nullptr || distance < least) && !tried.contains(link_hash(puzzle.link)))
        {
            next = &puzzle;
            least = distance;
        }
    }
    return next != nullptr ? next : missed_first(wanted, query.tries);
}

PuzzleChoice next_or_other_puzzle(const std::vector<ListedPuzzle>& list, PuzzleQuery query)
{
    const PuzzleFilter wanted = query.filter;
    const std::array filters{wanted, PuzzleFilter{.theme = wanted.theme, .editions = wanted.editions},
                             PuzzleFilter{.editions = wanted.editions},
                             PuzzleFilter{.editions = PuzzleFilter::every_edition}};
    for (const PuzzleFilter& filter : filters)
    {
        query.filter = filter;
        if (const ListedPuzzle* next = next_puzzle(list, query))
        {
            return {next, !is_wanted(*next, wanted, query.played)};
        }
    }
    for (const PuzzleTry& entry : query.tries)
    {
        const auto found =
            std::find_if(list.begin(), list.end(),
                         [&](const ListedPuzzle& puzzle)
                         { return puzzle.link != query.excluded && link_hash(puzzle.link) == entry.name; });
        if (found != list.end())
        {
            return {&*found, !is_wanted(*found, wanted, query.played)};
        }
    }
    return {};
}

} // namespace elgrande::screens

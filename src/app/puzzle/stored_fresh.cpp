#include "app/puzzle/stored_fresh.hpp"

#include "app/puzzle/puzzle_list.hpp"
#include "app/puzzle/stored_results.hpp"
#include "record/link/link.hpp"
#include "rules/cards/card.hpp"
#include "rules/outlook/likeness.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

namespace elgrande::screens
{

namespace
{

constexpr const char* fresh_preference = "fresh puzzles";
constexpr const char* fresh_games_preference = "fresh games";

/// A stored puzzle, with its line.
struct FreshLine
{
    std::string line;
    ListedPuzzle puzzle;
};

std::vector<FreshLine> fresh_lines(const platform::Preferences& preferences)
{
    const std::string text = preferences.get(fresh_preference).value_or("");
    std::vector<FreshLine> lines;
    for (std::size_t at = 0; at < text.size() && lines.size() < puzzle_grades * max_fresh_per_grade;)
    {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::string line = text.substr(at, end - at) + "\n";
        // A line that claims to teach an idea is not ours.
        if (auto read = read_puzzles(line); read.size() == 1 && !read.front().teaches())
        {
            lines.push_back({std::move(line), std::move(read.front())});
        }
        at = end + 1;
    }
    return lines;
}

std::string ids_of(Ideas ideas)
{
    std::string ids;
    for (const Idea idea : every_idea)
    {
        if (ideas.contains(idea))
        {
            ids += (ids.empty() ? "" : ",") + std::string(idea_id(idea));
        }
    }
    return ids.empty() ? "-" : ids;
}

/// Returns the line of a new puzzle, as scripts/pack/puzzles.mjs makes those of the collection.
std::string line_of(const brains::FreshPuzzle& found)
{
    const State& position = found.position;
    std::vector<record::Colour> colours;
    for (const Seat seat : position.seats())
    {
        colours.push_back(static_cast<record::Colour>(seat));
    }
    const std::string link = record::puzzle_link(
        {.position = position, .colours = colours, .task = {.objective = found.objective}, .texts = {}});
    const CardId taken = position.turn.card;
    const std::string within = std::to_string(found.within_grade);
    return std::to_string(found.grade) + (within.size() < 2 ? ".0" : ".") + within + " " + link + " "
           + std::string(objective_id(found.objective)) + " " + std::string(edition_row(position.setup.edition).id)
           + " " + std::string(taken == no_card ? "free" : card(taken).id) + " " + ids_of(found.ideas) + "\n";
}

/// Returns the positions and objectives of stored puzzles, without those whose links are broken.
std::vector<brains::FreshPuzzle> opened(const std::vector<FreshLine>& lines)
{
    std::vector<brains::FreshPuzzle> puzzles;
    for (const FreshLine& line : lines)
    {
        auto loaded = record::open_link(line.puzzle.link);
        if (const auto* puzzle = loaded.ok() ? std::get_if<record::Puzzle>(&*loaded) : nullptr)
        {
            puzzles.push_back({.position = puzzle->position, .objective = puzzle->task.objective, .ideas = {}});
        }
    }
    return puzzles;
}

bool are_alike(const brains::FreshPuzzle& left, const brains::FreshPuzzle& right)
{
    return puzzles::are_alike(left.position, left.objective, right.position, right.objective);
}

/// Removes a puzzle of this grade if there are too many: the oldest solved one, else the oldest.
void remove_one_too_many(std::vector<FreshLine>& lines, int grade, const platform::Preferences& preferences)
{
    const auto is_of_grade = [grade](const FreshLine& line) { return line.puzzle.grade == grade; };
    if (std::count_if(lines.begin(), lines.end(), is_of_grade) <= static_cast<std::ptrdiff_t>(max_fresh_per_grade))
    {
        return;
    }
    const auto solved = std::find_if(lines.begin(), lines.end(),
                                     [&](const FreshLine& line)
                                     { return is_of_grade(line) && stars_of(preferences, line.puzzle.link) > 0; });
    lines.erase(solved != lines.end() ? solved : std::find_if(lines.begin(), lines.end(), is_of_grade));
}

} // namespace

std::string stored_fresh_puzzles(const platform::Preferences& preferences)
{
    std::string text;
    for (const FreshLine& line : fresh_lines(preferences))
    {
        text += line.line;
    }
    return text;
}

void store_fresh_puzzles(platform::Preferences& preferences, std::span<const brains::FreshPuzzle> found)
{
    std::vector<FreshLine> lines = fresh_lines(preferences);
    std::vector<brains::FreshPuzzle> known = opened(lines);
    for (const brains::FreshPuzzle& one : found)
    {
        std::string line = line_of(one);
        std::vector<ListedPuzzle> read = read_puzzles(line);
        if (!read.empty()
            && std::none_of(known.begin(), known.end(), [&](const auto& other) { return are_alike(other, one); }))
        {
            lines.push_back({std::move(line), std::move(read.front())});
            known.push_back(one);
            remove_one_too_many(lines, one.grade, preferences);
        }
    }
    std::string text;
    for (const FreshLine& line : lines)
    {
        text += line.line;
    }
    preferences.set(fresh_preference, text);
}

std::uint32_t searched_games(const platform::Preferences& preferences)
{
    const std::string stored = preferences.get(fresh_games_preference).value_or("");
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(stored.data(), stored.data() + stored.size(), number);
    return error == std::errc() && end == stored.data() + stored.size() ? number : 0;
}

void store_searched_games(platform::Preferences& preferences, std::uint32_t number)
{
    preferences.set(fresh_games_preference, std::to_string(number));
}

} // namespace elgrande::screens

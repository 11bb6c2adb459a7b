#include "app/puzzle/puzzle_list.hpp"

#include "app/parsing/parse_numbers.hpp"
#include "app/puzzle/stored_fresh.hpp"
#include "app/puzzle/stored_results.hpp"
#include "record/link/link.hpp"
#include "record/utf8.hpp"
#include "rules/cards/card.hpp"
#include "words/localizer.hpp"
#include "words/puzzles.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace elgrande::screens
{

namespace
{

constexpr std::size_t max_puzzles = 1000;

bool is_puzzle_link(std::string_view link)
{
    const bool of_link = std::all_of(link.begin(), link.end(),
                                     [](char c)
                                     {
                                         return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z')
                                                || (c >= 'A' && c <= 'Z') || c == '-' || c == '_' || c == '.';
                                     });
    return of_link && link.starts_with("z1.") && link.size() <= record::max_link_length;
}

/// Removes the text up to the next `separator`, and the separator. Returns that text.
std::string_view take_word(std::string_view& text, char separator)
{
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

/// Returns the moral in every language; empty if one is missing or cannot be shown.
std::vector<std::string> read_morals(std::string_view text)
{
    std::vector<std::string> morals;
    while (!text.empty() && morals.size() <= words::language_count)
    {
        morals.emplace_back(take_word(text, '\t'));
    }
    const bool good =
        morals.size() == words::language_count
        && std::all_of(morals.begin(), morals.end(),
                       [](const std::string& moral) { return !moral.empty() && record::is_plain_text(moral); });
    return good ? morals : std::vector<std::string>{};
}

/// Reads ids joined by commas; ignores unknown ones.
Ideas read_ideas(std::string_view text)
{
    Ideas ideas;
    while (!text.empty())
    {
        if (const auto idea = idea_named(take_word(text, ',')))
        {
            ideas.insert(*idea);
        }
    }
    return ideas;
}

/// Reads what follows the grade: nothing, or a point and two digits.
std::optional<int> read_within_grade(std::string_view text)
{
    if (text.empty())
    {
        return middle_of_grade;
    }
    const auto number = parse_numbers<1>(text.substr(1));
    return text.size() == 3 && text[0] == '.' && number ? std::optional(static_cast<int>((*number)[0])) : std::nullopt;
}

std::optional<ListedPuzzle> read_puzzle(std::string_view line)
{
    std::string_view fields = take_word(line, '\t');
    const std::string_view grade = take_word(fields, ' ');
    const std::string_view link = take_word(fields, ' ');
    const auto objective = objective_named(take_word(fields, ' '));
    const auto edition = edition_named(take_word(fields, ' '));
    const std::string_view card = take_word(fields, ' ');
    const auto within_grade = read_within_grade(grade.substr(std::min<std::size_t>(1, grade.size())));
    const bool graded = !grade.empty() && grade[0] >= '1' && grade[0] <= '0' + puzzle_grades;
    if (!graded || !within_grade || !is_puzzle_link(link) || !objective || !edition || card.empty())
    {
        return std::nullopt;
    }
    return ListedPuzzle{.grade = grade[0] - '0',
                        .within_grade = *within_grade,
                        .link = std::string(link),
                        .objective = *objective,
                        .edition = *edition,
                        .free_card = card == "free",
                        .ideas = read_ideas(fields),
                        .morals = read_morals(line)};
}

/// Returns the key by which the list is sorted.
int sort_key(const ListedPuzzle& puzzle)
{
    return puzzle.teaches() ? 0 : puzzle.grade;
}

void put_easier_ones_first(std::vector<ListedPuzzle>& list)
{
    std::stable_sort(list.begin(), list.end(),
                     [](const ListedPuzzle& left, const ListedPuzzle& right)
                     { return sort_key(left) < sort_key(right); });
}

} // namespace

std::vector<ListedPuzzle> read_puzzles(std::string_view text)
{
    std::vector<ListedPuzzle> list;
    while (!text.empty() && list.size() < max_puzzles)
    {
        if (auto puzzle = read_puzzle(take_word(text, '\n')))
        {
            list.push_back(std::move(*puzzle));
        }
    }
    put_easier_ones_first(list);
    return list;
}

std::vector<ListedPuzzle> puzzles_in(const platform::Platform& platform)
{
    const auto fetched = platform.assets.get(words::puzzles_file);
    std::vector<ListedPuzzle> list = read_puzzles(fetched ? std::string_view(*fetched) : words::puzzle_list());
    if (list.empty())
    {
        return list;
    }
    for (ListedPuzzle& puzzle : read_puzzles(stored_fresh_puzzles(platform.preferences)))
    {
        puzzle.fresh = true;
        list.push_back(std::move(puzzle));
    }
    put_easier_ones_first(list);
    return list;
}

bool is_of_theme(const ListedPuzzle& puzzle, int theme)
{
    switch (theme)
    {
    case theme_of_free_card:
        return puzzle.free_card;
    case theme_of_expansions:
        return puzzle.edition == Edition::Intrigue || puzzle.edition == Edition::Colonies
               || puzzle.edition == Edition::KingColonies || puzzle.edition == Edition::Grandissimo;
    default:
        return static_cast<int>(puzzle.objective) == theme;
    }
}

const ListedPuzzle* puzzle_with(const std::vector<ListedPuzzle>& list, std::string_view link)
{
    const auto found =
        std::find_if(list.begin(), list.end(), [link](const ListedPuzzle& puzzle) { return puzzle.link == link; });
    return found != list.end() ? &*found : nullptr;
}

std::size_t daily_puzzle(const std::vector<ListedPuzzle>& list, std::int64_t since_1970_ms)
{
    constexpr std::int64_t thursday = 3; // 1 January 1970, in days since Monday
    constexpr std::array grades{1, 2, 2, 3, 3, 4, puzzle_grades};
    const std::int64_t day = day_of(since_1970_ms);
    const auto weekday = static_cast<std::size_t>((day + thursday) % 7);
    const int wanted = grades[weekday];
    // The number of earlier days with this grade, since 1970.
    const auto earlier = (day + thursday) / 7 * std::count(grades.begin(), grades.end(), wanted)
                         + std::count(grades.begin(), grades.begin() + static_cast<std::ptrdiff_t>(weekday), wanted);
    const bool all_teach = std::all_of(list.begin(), list.end(),
                                       [](const ListedPuzzle& puzzle) { return puzzle.teaches() || puzzle.fresh; });
    const auto may_be_daily = [all_teach](const ListedPuzzle& puzzle)
    { return !puzzle.fresh && (all_teach || !puzzle.teaches()); };
    int grade = 0; // the wanted one, else the next easier one, else the easiest
    for (const ListedPuzzle& puzzle : list)
    {
        const bool fits_better = grade > wanted ? puzzle.grade < grade : puzzle.grade > grade && puzzle.grade <= wanted;
        grade = may_be_daily(puzzle) && (grade == 0 || fits_better) ? puzzle.grade : grade;
    }
    std::vector<std::size_t> candidates;
    for (std::size_t i = 0; i < list.size(); ++i)
    {
        if (may_be_daily(list[i]) && list[i].grade == grade)
        {
            candidates.push_back(i);
        }
    }
    return candidates.empty() ? 0 : candidates[static_cast<std::size_t>(earlier) % candidates.size()];
}

} // namespace elgrande::screens

#include "app/puzzle/puzzle_list.hpp"

#include "record/link/link.hpp"
#include "words/puzzles.hpp"

#include <algorithm>
#include <array>

namespace elgrande::screens
{

namespace
{

constexpr const char* stars_preference = "puzzle stars";
constexpr std::size_t most_puzzles = 1000;

/// A short name of the link for what is kept: eight letters.
std::string name_of(std::string_view link)
{
    constexpr std::uint32_t basis = 2'166'136'261;
    constexpr std::uint32_t prime = 16'777'619;
    std::uint32_t hash = basis;
    for (const char c : link)
    {
        hash = (hash ^ static_cast<unsigned char>(c)) * prime;
    }
    std::string name;
    for (int shift = 0; shift < 32; shift += 4)
    {
        name += static_cast<char>('a' + (hash >> static_cast<unsigned>(shift)) % 16);
    }
    return name;
}

/// Where the stars of the puzzle stand in what is kept: after its name.
std::size_t place_of_stars(std::string_view kept, const std::string& name)
{
    const std::size_t at = kept.find(name);
    const std::size_t stars = at + name.size();
    const bool good =
        at != std::string_view::npos && stars < kept.size() && kept[stars] >= '1' && kept[stars] <= '0' + most_stars;
    return good ? stars : std::string_view::npos;
}

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

} // namespace

std::vector<ListedPuzzle> read_puzzles(std::string_view text)
{
    std::vector<ListedPuzzle> list;
    while (!text.empty() && list.size() < most_puzzles)
    {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const bool graded = line.size() > 2 && line[0] >= '1' && line[0] <= '0' + puzzle_grades && line[1] == ' ';
        if (graded && is_puzzle_link(line.substr(2)))
        {
            list.push_back({line[0] - '0', std::string(line.substr(2))});
        }
    }
    std::stable_sort(list.begin(), list.end(),
                     [](const ListedPuzzle& left, const ListedPuzzle& right) { return left.grade < right.grade; });
    return list;
}

std::vector<ListedPuzzle> puzzles_in(const platform::Platform& platform)
{
    const auto fetched = platform.assets.get(words::puzzles_file);
    return read_puzzles(fetched ? std::string_view(*fetched) : words::puzzle_list());
}

int stars_of(const platform::Preferences& preferences, std::string_view link)
{
    const std::string kept = preferences.get(stars_preference).value_or("");
    const std::size_t at = place_of_stars(kept, name_of(link));
    return at != std::string::npos ? kept[at] - '0' : 0;
}

void keep_stars(platform::Preferences& preferences, std::string_view link, int stars)
{
    std::string kept = preferences.get(stars_preference).value_or("");
    const char digit = static_cast<char>('0' + stars);
    if (const std::size_t at = place_of_stars(kept, name_of(link)); at != std::string::npos)
    {
        kept[at] = std::max(kept[at], digit);
    }
    else
    {
        kept += name_of(link) + digit;
    }
    preferences.set(stars_preference, kept);
}

std::size_t daily_puzzle(const std::vector<ListedPuzzle>& list, std::int64_t since_1970_ms)
{
    constexpr std::int64_t day_ms = 86'400'000;
    constexpr std::int64_t thursday = 3; // 1 January 1970, of days since Monday
    constexpr std::array grades{1, 2, 2, 3, 3, 4, puzzle_grades};
    const std::int64_t day = std::max<std::int64_t>(since_1970_ms, 0) / day_ms;
    const int wanted = grades[static_cast<std::size_t>((day + thursday) % 7)];
    // The grade itself, else the next easier one, else the easiest.
    const auto end =
        std::find_if(list.begin(), list.end(), [wanted](const ListedPuzzle& puzzle) { return puzzle.grade > wanted; });
    const int grade = end == list.begin() ? list.front().grade : (end - 1)->grade;
    const auto is_of_grade = [grade](const ListedPuzzle& puzzle) { return puzzle.grade == grade; };
    const auto first = std::find_if(list.begin(), list.end(), is_of_grade);
    const auto count = std::count_if(first, list.end(), is_of_grade);
    return static_cast<std::size_t>((first - list.begin()) + day % count);
}

std::string next_puzzle(const std::vector<ListedPuzzle>& list, const platform::Preferences& preferences,
                        std::string_view link)
{
    const auto here =
        std::find_if(list.begin(), list.end(), [link](const ListedPuzzle& puzzle) { return puzzle.link == link; });
    const auto begin = here == list.end() ? std::size_t{0} : static_cast<std::size_t>(here - list.begin()) + 1;
    for (std::size_t i = 0; i < list.size(); ++i)
    {
        const ListedPuzzle& puzzle = list[(begin + i) % list.size()];
        if (puzzle.link != link && stars_of(preferences, puzzle.link) == 0)
        {
            return puzzle.link;
        }
    }
    return {};
}

} // namespace elgrande::screens

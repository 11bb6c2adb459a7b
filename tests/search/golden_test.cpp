// Compares the solver with stored results for 42 positions; see tests/search/golden/README.md.
#include "record/link/link.hpp"
#include "rules/playout.hpp"
#include "rules/validation/validate_state.hpp"
#include "search/best_turns.hpp"
#include "search/brute_force.hpp"
#include "search/positions.hpp"
#include "support/random_games.hpp"
#include "support/setups.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

using namespace elgrande;
using namespace elgrande::test;
using search::best_turns;
using search::BestTurns;
using search::Objective;

namespace
{

constexpr auto file_name = "tests/search/golden/analyses.txt";
constexpr int wanted_rows = 42;
constexpr std::uint32_t max_positions = 100'000;
/// The most positions that brute force tries when the rows are written, and at each push.
constexpr std::uint64_t max_tried = 2'000'000;
constexpr std::uint64_t tried_at_push = 20'000;

/// A line of the file: ten words, five of them in `found`.
struct Row
{
    std::string edition;
    Objective objective{};
    std::string start;     ///< "free", "given" or "later": the question for the card, for its use, or a later one
    std::string found;     ///< value, next value, best ends, ends, "exact" or "bound"
    bool verified = false; ///< True if brute force has found the same
    std::string link;
};

std::string row_text(int value, std::optional<int> second, std::uint64_t best_ends, std::uint64_t ends, bool exact)
{
    return std::to_string(value) + ' ' + (second ? std::to_string(*second) : "none") + ' ' + std::to_string(best_ends)
           + ' ' + std::to_string(ends) + (exact ? " exact" : " bound");
}

std::string row_text(const BestTurns& found)
{
    return row_text(found.value, found.second, found.best_ends, found.ends, found.exact);
}

std::string row_text(const BruteForceResult& brute)
{
    return row_text(brute.value, brute.second, brute.best_ends, brute.ends, true);
}

std::vector<Row> rows_of_file()
{
    std::vector<Row> rows;
    std::ifstream file(file_name);
    for (std::string line; std::getline(file, line);)
    {
        std::istringstream words(line);
        std::array<std::string, 10> word;
        for (std::string& one : word)
        {
            words >> one;
        }
        const auto objective = search::objective_named(word[1]);
        if (line.rfind('#', 0) == 0)
        {
            continue;
        }
        INFO(line);
        REQUIRE(objective.has_value());
        const std::string found = word[3] + ' ' + word[4] + ' ' + word[5] + ' ' + word[6] + ' ' + word[7];
        rows.push_back({word[0], *objective, word[2], found, word[8] == "verified", word[9]});
    }
    return rows;
}

State position_of(const Row& row)
{
    INFO(row.link);
    const auto opened = record::open_link(row.link);
    REQUIRE(opened.ok());
    return std::get<record::OpenedPosition>(*opened).state;
}

// --- how the file was made -------------------------------------------------------------------------------------------

constexpr std::array starts{"free", "given", "later"};

/// What a row is to contain. The rows cover all editions with 2 to 5 players, all objectives and all starts.
struct Wish
{
    Setup setup;
    Objective objective{};
    std::string start;
    Thinning thinned = Thinning::No;
};

Wish wish_of(int number, Random& random)
{
    const auto edition = static_cast<Edition>(number % edition_count);
    const auto players = static_cast<std::uint8_t>(2 + number / edition_count % 4);
    std::vector<Setup> sets = setups::every_rule_set();
    std::erase_if(sets, [&](const Setup& set) { return set.edition != edition || set.players != players; });
    Wish wish;
    wish.setup = with_options(sets[random.below(static_cast<std::uint32_t>(sets.size()))], random);
    wish.objective = static_cast<Objective>(number % search::objective_count);
    wish.start = starts[static_cast<std::size_t>(number / 2) % starts.size()];
    wish.thinned = number % 5 < 3 ? Thinning::All : number % 5 == 3 ? Thinning::Courts : Thinning::No;
    return wish;
}

bool begins(const State& state)
{
    return state.rounds_begun > 1 && begins_turn(state);
}

/// Returns a position for `wish` in the turn that begins here, or nothing.
std::optional<State> position_in(const State& turn, const Wish& wish, Random& random)
{
    State state = turn;
    thin(state, wish.thinned, random);
    const bool takes = state.decision.question == Question::TakeCard;
    if (validate_state(state) || (wish.start == "free" && !takes))
    {
        return std::nullopt;
    }
    const auto answers =
        wish.start == "free" ? 0U : (takes ? 1U : 0U) + (wish.start == "later" ? 1 + random.below(3) : 0U);
    for (auto i = 0U; i < answers; ++i)
    {
        if (apply_within_turn(state, random_action(state, random, RandomPolicy::Busy)))
        {
            return std::nullopt;
        }
    }
    return validate_state(state) ? std::nullopt : std::optional(state);
}

std::string link_to(const State& state)
{
    using record::Colour;
    constexpr std::array colours{Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Purple};
    return record::position_link(state, std::span(colours).first(state.setup.players), record::Sharing::Everything);
}

/// Returns a row, if possible with a card that no earlier row has; nothing if the game has no such position.
std::optional<Row> row_of(const Wish& wish, std::set<CardId>& cards, Random& random)
{
    State game = new_game(wish.setup);
    for (; !is_over(game); apply(game, random_action(game, random, RandomPolicy::Busy)))
    {
        if (!begins(game) || random.below(4) != 0)
        {
            continue;
        }
        const auto state = position_in(game, wish, random);
        if (!state || (state->turn.card != no_card && cards.count(state->turn.card) > 0))
        {
            continue;
        }
        const BestTurns found = best_turns(*state, wish.objective, {.max_positions = max_positions});
        if (!found.found || found.ends < 3)
        {
            continue;
        }
        Row row{std::string(edition_row(wish.setup.edition).id),
                wish.objective,
                wish.start,
                row_text(found),
                false,
                link_to(*state)};
        const BruteForceResult brute = solve_by_brute_force(*state, wish.objective, max_tried);
        INFO(row.link);
        REQUIRE((!brute.complete || !found.exact || row_text(brute) == row.found));
        row.verified = brute.complete && found.exact;
        cards.insert(state->turn.card);
        return row;
    }
    return std::nullopt;
}

} // namespace

TEST_CASE("golden analyses: 42 positions have the stored results")
{
    for (const Row& row : rows_of_file())
    {
        const std::string found =
            row_text(best_turns(position_of(row), row.objective, {.max_positions = max_positions}));
        INFO(row.link);
        INFO(row.edition << ", " << search::objective_id(row.objective) << ", value, next, best ends, ends:");
        CHECK(found == row.found);
    }
}

TEST_CASE("golden analyses: brute force finds the same where it is feasible", "[thorough]")
{
    const bool all = wanted("ELGRANDE_SEARCHES", 0) > 0;
    int compared = 0;
    for (const Row& row : rows_of_file())
    {
        if (!row.verified)
        {
            continue;
        }
        const std::uint64_t most = all ? max_tried : tried_at_push;
        const BruteForceResult brute = solve_by_brute_force(position_of(row), row.objective, most);
        INFO(row.link);
        CHECK((brute.complete || !all));
        CHECK((!brute.complete || row_text(brute) == row.found));
        compared += brute.complete ? 1 : 0;
    }
    CHECK(compared > wanted_rows / 4);
}

TEST_CASE("golden analyses: they cover every edition with every number of players, and every objective")
{
    std::set<std::pair<std::string, int>> tables;
    std::set<Objective> objectives;
    std::map<std::string, int> words;
    for (const Row& row : rows_of_file())
    {
        const State state = position_of(row);
        CHECK(edition_row(state.setup.edition).id == row.edition);
        CHECK((row.start == "free") == (state.decision.question == Question::TakeCard));
        tables.emplace(row.edition, state.players());
        objectives.insert(row.objective);
        ++words[row.start];
        ++words[row.verified ? "verified" : "unverified"];
    }
    CHECK(tables.size() == std::size_t{4} * edition_count);
    CHECK(objectives.size() == search::objective_count);
    CHECK(std::all_of(starts.begin(), starts.end(), [&](const char* start) { return words[start] > 10; }));
    CHECK(words["verified"] + words["unverified"] == wanted_rows);
    CHECK(words["verified"] >= wanted_rows / 2);
}

TEST_CASE("write the golden analyses, after comparing them with brute force where that is feasible", "[.write]")
{
    Random random(1996);
    std::set<CardId> cards;
    std::ofstream file(file_name);
    file << "# edition, objective, start, value, next, best ends, ends, exact, verified, link: see README.md\n";
    for (int number = 0; number < wanted_rows; ++number)
    {
        std::optional<Row> row;
        for (int game = 0; !row; ++game)
        {
            Wish wish = wish_of(number, random);
            // With own cards, more than three players never choose a card; and earlier rows may have used all cards.
            wish.start = game < 20 ? wish.start : starts[1];
            std::set<CardId> any_card;
            row = row_of(wish, game < 40 ? cards : any_card, random);
        }
        file << row->edition << ' ' << search::objective_id(row->objective) << ' ' << row->start << ' ' << row->found
             << ' ' << (row->verified ? "verified" : "unverified") << ' ' << row->link << std::endl;
    }
    CHECK(file.good());
}

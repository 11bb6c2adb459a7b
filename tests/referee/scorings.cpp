// Special scorings. King's region and regions in quarantine are scored like all others (line 90).
#include "referee/special_action.hpp"

#include <algorithm>

namespace elgrande::referee
{
namespace
{

/// Along the scoring track (line 75).
void score_all(Game& game, const std::vector<Place>& places, bool first_only = false)
{
    join_scoring(game, places);
    for (const Place place : places)
    {
        if (!announce(game, at(ActionKind::ScorePlace, place)))
        {
            return;
        }
        game.score(place, first_only);
    }
}

/// Lines 127 to 134: by the scoreboard that counts now; the Castillo is no region.
void score_first_values(Game& game, int lowest, int highest)
{
    const auto counts = [&](Place region)
    {
        const int value = game.table.scoreboard(region)[0];
        return lowest <= value && value <= highest;
    };
    score_all(game, game.table.regions(counts));
}

/// Lines 137 and 138: the regions with the most caballeros, or the fewest; those without are not counted.
void score_by_number(Game& game, bool most)
{
    const auto count = [&](Place region) { return game.table.caballeros_of_all(region); };
    const auto better = [&](Place one, Place other)
    { return most ? count(one) > count(other) : count(one) < count(other); };
    const std::vector<Place> settled = game.table.regions([&](Place region) { return count(region) > 0; });
    if (settled.empty())
    {
        return;
    }
    const int best = count(*std::min_element(settled.begin(), settled.end(), better));
    score_all(game, game.table.regions([&](Place region) { return count(region) == best; }));
}

void score_one(Game& game, const std::vector<Place>& choice)
{
    const Action answer = game.ask(Question::ScorePlace, for_each_place(ActionKind::ScorePlace, choice));
    score_all(game, {answer.place});
}

/// Lines 139 and 190: any region, also the Castillo.
void score_any(Game& game)
{
    std::vector<Place> choice(all_regions.begin(), all_regions.end());
    choice.push_back(Place::Castillo);
    score_one(game, choice);
}

/// Card 135 (line 190): exactly two, and nobody has more.
std::vector<Place> with_two_of_mine(const Game& game)
{
    const auto more = [](Place region) { return [region](const Player& one) { return one.in(region) > 2; }; };
    return game.table.regions(
        [&](Place region)
        { return game.active().in(region) == 2 && game.table.others(game.turn.seat, more(region)).empty(); });
}

/// The points of the first place, which nobody else gets.
void score_own_two(Game& game)
{
    const auto answers = for_each_place(ActionKind::ScorePlace, with_two_of_mine(game));
    const Action answer = game.ask(Question::ScorePlace, answers);
    join_scoring(game, {answer.place});
    if (announce(game, answer))
    {
        game.active().points += game.table.scoreboard(answer.place)[0];
    }
}

/// Lines 149 and 191.
void score_unique_disks(Game& game)
{
    if (!announce(game, with(ActionKind::CallDisks, 0)))
    {
        return;
    }
    std::vector<Seat> seats = game.table.clockwise_from(game.turn.seat);
    std::rotate(seats.begin(), seats.begin() + 1, seats.end());
    const Disks disks = game.set_disks(seats);
    score_all(game,
              game.table.regions([&](Place region) { return std::count(disks.begin(), disks.end(), region) == 1; }));
}

} // namespace

std::span<const CardRule> scoring_cards()
{
    static constexpr auto always = [](const Game&) { return true; };
    static constexpr std::array rules{
        CardRule{100, always, [](Game& game) { score_first_values(game, 5, 5); }},
        CardRule{110, always, [](Game& game) { score_all(game, {Place::Castillo}); }},
        CardRule{113, always, [](Game& game) { score_by_number(game, false); }},
        CardRule{120, always, [](Game& game) { score_by_number(game, true); }},
        CardRule{130, always, [](Game& game) { score_first_values(game, 4, 4); }},
        CardRule{135, [](const Game& game) { return !with_two_of_mine(game).empty(); }, score_own_two},
        CardRule{140, always, [](Game& game) { score_first_values(game, 6, 7); }},
        CardRule{145, always,
                 [](Game& game)
                 { score_one(game, game.table.regions([&](Place region) { return region != game.table.king; })); }},
        CardRule{150, always, score_any},
        CardRule{170, always, score_unique_disks},
        CardRule{180, always,
                 [](Game& game) { score_all(game, game.table.regions([](Place) { return true; }), true); }},
    };
    return rules;
}

} // namespace elgrande::referee

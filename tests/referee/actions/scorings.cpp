// Special scorings. The King's region is scored like all others (line 90). Line numbers refer to the rules "classic and
// expansions".
#include "referee/game.hpp"

#include <algorithm>

namespace elgrande::referee
{

void score_all(Game& game, const std::vector<Place>& places, bool first_only)
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

namespace
{

template <class Test>
std::vector<Place> regions(const Game& game, Test test)
{
    std::vector<Place> found = game.table.regions();
    std::erase_if(found, [&](Place region) { return !test(region); });
    return found;
}

/// Scores the regions whose first value now, printed or mobile, is in the range (lines 127 to 134 and 263). The
/// Castillo is no region.
void score_first_values(Game& game, int lowest, int highest)
{
    const auto counts = [&](Place region)
    {
        const int value = game.table.scoreboard(region)[0];
        return lowest <= value && value <= highest;
    };
    score_all(game, regions(game, counts));
}

/// Scores the regions with the most or the fewest caballeros; empty regions are ignored (lines 137 and 138).
void score_by_number(Game& game, bool most)
{
    const auto count = [&](Place region) { return game.table.count_all(region); };
    const auto better = [&](Place one, Place other)
    { return most ? count(one) > count(other) : count(one) < count(other); };
    const std::vector<Place> settled = regions(game, [&](Place region) { return count(region) > 0; });
    if (settled.empty())
    {
        return;
    }
    const int best = count(*std::min_element(settled.begin(), settled.end(), better));
    score_all(game, regions(game, [&](Place region) { return count(region) == best; }));
}

void score_one(Game& game, const std::vector<Place>& choice)
{
    const Action answer = game.ask(Question::ScorePlace, for_each_place(ActionKind::ScorePlace, choice));
    score_all(game, {answer.place});
}

/// Scores any region, or the Castillo, of the player's choice (lines 124 and 139).
void score_any(Game& game)
{
    std::vector<Place> choice = game.table.regions();
    choice.push_back(Place::Castillo);
    score_one(game, choice);
}

/// Scores the regions that exactly one disk shows (line 149). No disk names a new region (line 208).
void score_unique_disks(Game& game)
{
    if (!announce(game, with(ActionKind::CallDisks, 0)))
    {
        return;
    }
    std::vector<Seat> seats = game.table.clockwise_from(game.turn.seat);
    std::rotate(seats.begin(), seats.begin() + 1, seats.end());
    const Disks disks = game.set_disks(seats);
    score_all(game, regions(game, [&](Place region) { return std::count(disks.begin(), disks.end(), region) == 1; }));
}

} // namespace

std::span<const CardRule> scoring_cards()
{
    static constexpr auto always = [](const Game&) { return true; };
    static constexpr std::array rules{
        CardRule{"score-chosen-2", always, score_any},
        CardRule{"score-chosen-3", always, score_any},
        CardRule{"score-fours", always, [](Game& game) { score_first_values(game, 4, 4); }},
        CardRule{"score-fives", always, [](Game& game) { score_first_values(game, 5, 5); }},
        CardRule{"score-sixes-sevens", always, [](Game& game) { score_first_values(game, 6, 7); }},
        CardRule{"score-castillo", always, [](Game& game) { score_all(game, {Place::Castillo}); }},
        CardRule{"score-first-ranks", always, [](Game& game) { score_all(game, game.table.regions(), true); }},
        CardRule{"score-most", always, [](Game& game) { score_by_number(game, true); }},
        CardRule{"score-fewest", always, [](Game& game) { score_by_number(game, false); }},
        CardRule{"score-unique-disks", always, score_unique_disks},
        CardRule{"score-colonies", always,
                 [](Game& game) {
                     score_all(game, {Place::America, Place::Mediterranean});
                 }},
        CardRule{"score-france-and-ship", always,
                 [](Game& game) {
                     score_all(game, {Place::France, Place::Ship});
                 }},
        CardRule{"score-overseas", always,
                 [](Game& game) {
                     score_all(game, {Place::France, Place::Ship, Place::America, Place::Mediterranean});
                 }},
        CardRule{"score-any-region", always,
                 [](Game& game)
                 { score_one(game, regions(game, [&](Place region) { return region != game.table.king; })); }},
    };
    return rules;
}

} // namespace elgrande::referee

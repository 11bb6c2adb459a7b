// The game and the referee play the same random games, and must agree at every question. A failure prints how to play
// the game again, the position, and links that open it.
#include "record/game.hpp"
#include "referee/cards.hpp"
#include "referee/compare.hpp"
#include "rules/cards/card.hpp"
#include "rules/playout.hpp"
#include "support/random_games.hpp"
#include "support/setups.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_get_random_seed.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <map>

using namespace elgrande;
using namespace elgrande::test;

namespace
{

constexpr int usual_games = 1000;

/// Answers the questions of the referee at random, after a look at what the game asks.
class Desk
{
public:
    /// `used` counts whose special action was used.
    Desk(std::uint64_t number, const Setup& setup, Random& draw, std::map<int, int>& used)
        : number_(number), manner_(draw.below(2) == 0 ? Manner::Uniform : Manner::Busy), random_(draw.next()),
          game_(random_game(setup)), state_(new_game(setup)), used_(used)
    {
    }

    const State& state() const { return state_; }
    std::size_t questions() const { return game_.actions.size(); }

    Action answer(const referee::Table& table, const referee::Turn& turn, const referee::Asked& asked)
    {
        check(table, turn, asked);
        const Action action = random_action(state_, random_, manner_);
        if (action.kind == ActionKind::Act)
        {
            ++used_[turn.card];
        }
        if (asked.question == Question::JoinScoring && action != referee::skip)
        {
            ++used_[75];
        }
        apply(state_, action);
        game_.actions.push_back(action);
        return action;
    }

    /// Stops the test at the first question where the two do not agree.
    void check(const referee::Table& table, const referee::Turn& turn, const referee::Asked& asked) const
    {
        const std::string wrong = referee::differences(state_, table, turn, asked);
        if (!wrong.empty())
        {
            tell_position(number_, game_, state_);
            FAIL("game " << number_ << ", question " << questions() << ", card " << turn.card << ":\n" << wrong);
        }
    }

private:
    std::uint64_t number_;
    Manner manner_;
    Random random_;
    record::Game game_;
    State state_;
    std::map<int, int>& used_;
};

/// The spaces of the round track: the short game skips 1, 4 and 7 (line 22).
std::vector<int> spaces(const Setup& setup)
{
    return setup.rounds == 6 ? std::vector{2, 3, 5, 6, 8, 9} : std::vector{1, 2, 3, 4, 5, 6, 7, 8, 9};
}

/// Who has progressed the furthest (line 87), as a bit for each seat.
unsigned winners(const referee::Table& table)
{
    const auto fewer = [](const auto& one, const auto& other) { return one.points < other.points; };
    const int most = std::max_element(table.players.begin(), table.players.end(), fewer)->points;
    unsigned bits = 0;
    for (const Seat seat : table.clockwise_from(0))
    {
        bits |= table.at(seat).points == most ? 1U << seat : 0U;
    }
    return bits;
}

/// Both play one game to its end; returns how many questions there were.
std::size_t play(Desk& desk)
{
    const State start = desk.state();
    referee::Game game{referee::prepared(start.setup, start.king, start.grande),
                       [&](const auto& table, const auto& turn, const auto& asked)
                       { return desk.answer(table, turn, asked); }};
    referee::play(game, spaces(start.setup));
    desk.check(game.table, {}, {.seat = nobody, .question = Question::GameOver, .answers = {}, .announced = {}});
    CHECK(leaders(desk.state()) == winners(game.table));
    return desk.questions();
}

} // namespace

TEST_CASE("random games: of Intrigue & the King, in which game and referee agree at every question")
{
    std::vector<Setup> sets = setups::every_rule_set();
    std::erase_if(sets, [](const Setup& setup) { return setup.edition != Edition::Intrigue; });
    REQUIRE(sets.size() == 4);
    Random draw(Catch::getSeed());
    const auto games = static_cast<std::size_t>(std::max(usual_games, wanted("ELGRANDE_GAMES", usual_games)));
    std::size_t questions = 0;
    std::map<int, int> used;
    for (std::size_t number = 0; number < games; ++number)
    {
        const Setup setup = with_options(sets[number % sets.size()], draw);
        Desk desk(number, setup, draw, used);
        questions += play(desk);
    }
    SUCCEED(games << " games, " << questions << " questions");
    CHECK(questions > games * 100);
    // The games show something only of the cards that are used in them; a Veto lies there unused.
    for (const referee::OwnCard& row : referee::own_cards())
    {
        INFO(row.value);
        CHECK((used[row.value] > 0 || row.value == 40));
    }
    CHECK(used[referee::king_card] > 0);
    CHECK(used[referee::intrigue_card] > 0);
}

TEST_CASE("the cards of Intrigue & the King are in the data what the referee takes them for")
{
    for (const referee::OwnCard& row : referee::own_cards())
    {
        INFO(row.value);
        const CardId id = card_named(Edition::Intrigue, row.name);
        REQUIRE(id != no_card);
        CHECK(int{card(id).value} == row.value);
        CHECK(int{card(id).recruits} == row.caballeros);
        CHECK(card(id).must == !row.you_may);
    }
}

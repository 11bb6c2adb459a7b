// A finished turn is folded into one line of the log, which can be opened.
#include "app/game_session.hpp"
#include "record/link/link.hpp"
#include "rules/cards/card.hpp"
#include "support/reached_game.hpp"
#include "support/visitor.hpp"
#include "support/written.hpp"
#include "words/names.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;

namespace
{

/// Returns a game of five in the third turn of a round.
record::Game game_of_five()
{
    return testing::game_until(
        {.players = 5, .seed = 3}, [](const State& state)
        { return state.round == 2 && state.turns_done == 2 && state.decision.question == Question::PlaceOrAct; });
}

/// An open game and its log.
class Log
{
public:
    Log(float width, float height, bool fingers, const record::Game& game)
        : driver(width, height, fingers), session_(localizer_, game, game.actions.size(), "", "")
    {
        driver.app().open_link(record::game_link(game));
        driver.settle();
    }

    std::span<const LogRow> rows() const { return session_.shown().log; }

    std::optional<Box> seen(std::size_t row)
    {
        return driver.app().ui().visible_box(id_of("log row", static_cast<int>(row)));
    }

    /// Returns the summary row of the last finished turn.
    std::size_t last_sum() const
    {
        const auto found = std::find_if(rows().rbegin(), rows().rend(), [](const LogRow& row) { return row.sums_up; });
        REQUIRE(found != rows().rend());
        return static_cast<std::size_t>(found.base() - rows().begin()) - 1;
    }

    /// Returns how many rows of the turn are visible, and how many it has, without the summary.
    std::pair<int, int> rows_of_turn(int turn)
    {
        std::pair<int, int> count;
        for (std::size_t i = 0; i < rows().size(); ++i)
        {
            if (rows()[i].turn == turn && !rows()[i].sums_up)
            {
                count.first += seen(i) ? 1 : 0;
                ++count.second;
            }
        }
        return count;
    }

    void click(Id area)
    {
        const auto box = driver.app().ui().visible_box(area);
        REQUIRE(box);
        driver.click({box->middle_x(), box->middle_y()});
        driver.settle();
    }

    void click_row(std::size_t row) { click(id_of("log row", static_cast<int>(row))); }

    /// Moves the focus there by Tab.
    void focus(Id area)
    {
        for (int i = 0; driver.app().ui().focused() != area; ++i)
        {
            REQUIRE(i < 400);
            driver.press(ImGuiKey_Tab);
        }
        driver.settle();
    }

    testing::AppDriver driver;

private:
    words::Localizer localizer_;
    GameSession session_;
};

} // namespace

TEST_CASE("a finished turn is one line with the name of its card and its player")
{
    const words::Localizer localizer;
    const Edition edition = GENERATE(Edition::Classic, Edition::BigBox, Edition::Edition2023);
    const int players = edition == Edition::Edition2023 ? 2 : 5; // two: with the dummy
    Setup setup{.edition = edition, .players = static_cast<std::uint8_t>(players), .seed = 9};
    record::Game game = testing::game_of(setup);
    Random random(9);
    std::map<int, std::pair<Seat, CardId>> taken; // key: turn
    int turn = 0;
    for (State state = new_game(setup); !is_over(state);)
    {
        const Seat active = state.bids_made >= players ? state.active() : nobody;
        auto note = [&](const Event& event)
        {
            if (event.kind == EventKind::CardTaken && event.seat == active)
            {
                taken[++turn] = {event.seat, event.card};
            }
        };
        game.actions.push_back(random_action(state, random, RandomPolicy::Busy));
        apply(state, game.actions.back(), note);
    }
    const GameSession session(localizer, game, game.actions.size(), "", "");
    const TableModel& shown = session.shown();
    auto expected = taken.begin();
    std::set<int> summed;
    for (const LogRow& row : shown.log)
    {
        if (row.sums_up)
        {
            REQUIRE(expected != taken.end());
            const auto [seat, card] = expected->second;
            const std::string said = words::plain(row.said);
            CHECK(said.starts_with(words::plain(shown.names[seat]) + ": " + words::card_name(localizer, card)));
            CHECK(summed.insert(row.turn).second);
            ++expected;
        }
        else
        {
            CHECK((row.turn == 0 || (!summed.empty() && row.turn == *summed.rbegin()))); // below its summary
        }
    }
    CHECK(expected == taken.end());
    CHECK(std::count_if(shown.log.begin(), shown.log.end(), [](const LogRow& row) { return row.begins_round; }) == 9);
}

TEST_CASE("the dummy's turn is not part of another turn")
{
    // 2023, "2-player game": the dummy takes a card by itself
    const words::Localizer localizer;
    Setup setup{.edition = Edition::Edition2023, .players = 2, .seed = 4};
    const record::Game game = testing::game_until(setup, [](const State& state) { return state.round == 4; });
    const GameSession session(localizer, game, game.actions.size(), "", "");
    const TableModel& shown = session.shown();
    const std::string dummy = words::plain(shown.names[2]) + " took";
    int told = 0;
    for (const LogRow& row : shown.log)
    {
        if (words::plain(row.said).starts_with(dummy))
        {
            ++told;
            CHECK(row.turn == 0);
        }
    }
    CHECK(told == 3);
}

TEST_CASE("each finished turn is one line, and the turn in progress is listed in full")
{
    Log log(1366, 768, false, game_of_five());
    int sums = 0;
    for (std::size_t i = log.rows().size(); i > 0 && !log.rows()[i - 1].begins_round; --i)
    {
        const LogRow& row = log.rows()[i - 1];
        sums += row.sums_up ? 1 : 0;
    }
    CHECK(sums == 2);
    const int going = log.rows().back().turn;
    REQUIRE(going != 0);
    const auto [seen, all] = log.rows_of_turn(going);
    CHECK(seen == all);
    CHECK(all > 0);
    const int over = log.rows()[log.last_sum()].turn;
    CHECK(over != going);
    CHECK(log.seen(log.last_sum()));
    CHECK(log.rows_of_turn(over).first == 0);
    CHECK(log.rows_of_turn(over).second > 1);
}

TEST_CASE("the log stays at its end when the screen changes its size")
{
    Log log(2560, 1440, false, game_of_five());
    const std::size_t last = log.rows().size() - 1;
    for (const auto& [width, height] :
         {std::pair(2560.0F, 1440.0F), std::pair(1366.0F, 768.0F), std::pair(1920.0F, 1080.0F)})
    {
        CAPTURE(width);
        log.driver.resize(width, height);
        log.driver.settle();
        const std::optional<Box> row = log.seen(last);
        CHECK((row && row->h > 15)); // not only its upper edge
    }
}

TEST_CASE("a click, a finger or the Enter key opens a turn's line, and closes it again")
{
    const int method = GENERATE(0, 1, 2);
    CAPTURE(method);
    const bool finger = method == 1;
    Log log(finger ? 2560 : 1366, finger ? 1440 : 768, finger, game_of_five());
    const std::size_t sum = log.last_sum();
    const int turn = log.rows()[sum].turn;
    const std::size_t said = log.driver.app().mirror().log.size();
    const Id area = id_of("log row", static_cast<int>(sum));
    const auto use = [&]
    {
        if (method < 2)
        {
            log.click_row(sum);
            return;
        }
        log.focus(area);
        log.driver.press(ImGuiKey_Enter);
        log.driver.settle();
    };
    use();
    CHECK(log.rows_of_turn(turn).first > 1);
    CHECK(log.seen(sum));
    CHECK(log.driver.app().mirror().log.size() == said);
    CHECK(log.driver.button("Return to the game") < 0); // it opens a line and does not look back
    if (method == 2)
    {
        CHECK(log.driver.app().ui().focused() == area);
    }
    use();
    CHECK(log.rows_of_turn(turn).first == 0);
}

TEST_CASE("a row of a turn that was opened leads to its moment, and a moment within a turn opens it")
{
    Log log(1366, 768, false, game_of_five());
    const std::size_t sum = log.last_sum();
    log.click_row(sum);
    log.click_row(sum + 1);
    CHECK(log.driver.button("Return to the game") >= 0);
    log.click_row(sum); // closed while its moment is shown
    CHECK(log.rows_of_turn(log.rows()[sum].turn).first == 0);
    REQUIRE(log.driver.perform("Later"));
    const int turn = log.rows()[sum].turn;
    CHECK(log.rows_of_turn(turn).first > 0);
}

TEST_CASE("on a phone finished turns are single lines in the short log and in the whole one, which opens them")
{
    Log log(390, 844, true, game_of_five());
    log.focus(id_of("whole log"));
    const std::string line = words::plain(log.rows()[log.last_sum()].said);
    CHECK(testing::is_written(line.substr(line.find(": ") + 2, 8)));
    log.driver.press(ImGuiKey_Enter);
    log.driver.settle();
    REQUIRE(log.driver.app().ui().visible_box(id_of("close log")));
    const std::size_t sum = log.last_sum();
    const int turn = log.rows()[sum].turn;
    CHECK(log.rows_of_turn(turn).first == 0);
    log.click_row(sum);
    CHECK(log.rows_of_turn(turn).first > 1);
    CHECK(log.seen(sum));
    testing::check_areas(log.driver.app().ui(), true);
    CHECK(log.driver.app().ui().visible_box(id_of("close log")));
}

TEST_CASE("two buttons scroll the log from round to round, on the laptop and on the phone")
{
    const bool phone = GENERATE(false, true);
    Log log(phone ? 390.0F : 1366.0F, phone ? 844.0F : 768.0F, phone, testing::finished_game());
    REQUIRE(log.driver.perform("The board"));
    if (phone)
    {
        log.focus(id_of("open log"));
        log.driver.press(ImGuiKey_Enter);
        log.driver.settle();
    }
    std::vector<std::size_t> rounds;
    for (std::size_t i = 0; i < log.rows().size(); ++i)
    {
        if (log.rows()[i].begins_round)
        {
            rounds.push_back(i);
        }
    }
    REQUIRE(rounds.size() == 9);
    // The last rounds may stand at the end of the log without reaching its top.
    const auto top = [&](std::size_t row)
    {
        const auto box = log.seen(row);
        return box ? box->y : 1e9F;
    };
    for (int i = 0; i < 9; ++i)
    {
        log.click(id_of("log round", 0));
    }
    const float first = top(rounds[0]);
    REQUIRE(first < 1e9F);
    for (std::size_t i = 1; i < 7; ++i)
    {
        CAPTURE(i);
        log.click(id_of("log round", 1));
        CHECK(std::abs(top(rounds[i]) - first) < 3);
    }
    log.click(id_of("log round", 0));
    CHECK(std::abs(top(rounds[5]) - first) < 3);
}

TEST_CASE("the mirror's log contains every action once and in order, and repeats no turn that has ended")
{
    testing::AppDriver driver(1366, 768, false);
    driver.app().open_link(record::game_link(testing::game_of({.players = 5, .seed = 6})));
    driver.settle();
    Random random(6);
    // When a disk is revealed, its region is added to its row.
    const auto told = [&]
    {
        std::vector<std::string> log = driver.app().mirror().log;
        for (std::string& row : log)
        {
            row = row.substr(0, row.find(": ", row.find(" set the disk")));
        }
        return log;
    };
    std::vector<std::string> whole = told();
    for (int i = 0; i < 250; ++i)
    {
        const auto& offered = driver.app().mirror().answers;
        driver.app().perform(offered.empty()
                                 ? driver.app().mirror().buttons.front().id // the scoring animation, or its table
                                 : offered[random.below(static_cast<std::uint32_t>(offered.size()))].id);
        driver.settle();
        const std::vector<std::string> log = told();
        // The log is a suffix of the old rows with new ones added.
        std::size_t kept = std::min(log.size(), whole.size());
        while (!std::equal(whole.end() - static_cast<std::ptrdiff_t>(kept), whole.end(), log.begin()))
        {
            REQUIRE(kept > 0);
            --kept;
        }
        CAPTURE(i, kept, log.size());
        REQUIRE((kept > 8 || kept == whole.size()));
        whole.insert(whole.end(), log.begin() + static_cast<std::ptrdiff_t>(kept), log.end());
    }
}

namespace
{

/// Returns a game, and the index of a legal answer that scores points and ends the turn without a general scoring.
std::pair<record::Game, int> game_before_paying()
{
    Setup setup{.players = 3, .seed = 1};
    for (;; ++setup.seed)
    {
        record::Game game = testing::game_of(setup);
        Random random(setup.seed);
        for (State state = new_game(setup); !is_over(state);)
        {
            const Action action = random_action(state, random, RandomPolicy::Busy);
            const ActionList offered = legal(state);
            const int turns = state.turns_done;
            int paid = 0;
            bool general = false;
            auto note = [&](const Event& event)
            {
                paid += event.kind == EventKind::Scored ? event.points : 0;
                general = general || event.kind == EventKind::GeneralScoringBegan;
            };
            apply(state, action, note);
            if (paid > 0 && !general && state.turns_done == turns + 1)
            {
                return {game, static_cast<int>(std::find(offered.begin(), offered.end(), action) - offered.begin())};
            }
            game.actions.push_back(action);
        }
    }
}

} // namespace

TEST_CASE("a turn that ends with a scoring is not folded before the scoring's animation is over")
{
    const auto [game, answer] = game_before_paying();
    const words::Localizer localizer;
    const GameSession session(localizer, game, game.actions.size(), "", "");
    const std::span<const LogRow> rows = session.shown().log;
    const int turn = rows.back().turn;
    REQUIRE(turn != 0);
    testing::AppDriver driver(1366, 768, false, [](testing::FakeWorld& world) { world.page.still = false; });
    driver.app().open_link(record::game_link(game));
    for (int i = 0; i < 100 && driver.app().wants_frame(); ++i)
    {
        driver.frame(50);
    }
    const auto first = static_cast<int>(
        std::find_if(rows.begin(), rows.end(), [&](const LogRow& row) { return row.turn == turn; }) - rows.begin());
    const auto seen = [&](int row) { return driver.app().ui().visible_box(id_of("log row", row)).has_value(); };
    REQUIRE(seen(static_cast<int>(rows.size()) - 1));
    driver.app().perform(answer);
    driver.frame();
    driver.frame();
    REQUIRE(driver.button("Skip") >= 0);
    CHECK_FALSE(seen(first)); // the summary takes this number
    CHECK(seen(static_cast<int>(rows.size())));
    REQUIRE(driver.perform("Skip"));
    CHECK(seen(first));
    CHECK_FALSE(seen(static_cast<int>(rows.size())));
}

TEST_CASE("the rule above a round in the log lies between two rows, also if rows are as high as a finger")
{
    const bool fingers = GENERATE(false, true);
    Log log(820, 1180, fingers,
            testing::game_until({.players = 4, .seed = 3}, [](const State& state)
                                { return state.round == 2 && state.decision.question == Question::Bid; }));
    int rules = 0;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    {
        for (const ImDrawVert& corner : list->VtxBuffer)
        {
            if (corner.col != faded(theme::current.brass, 0.7F))
            {
                continue;
            }
            ++rules;
            for (std::size_t i = 0; i < log.rows().size(); ++i)
            {
                const auto row = log.seen(i);
                INFO("row " << i);
                CHECK((!row || corner.pos.y < row->y + 3 || corner.pos.y > row->bottom() - 3));
            }
        }
    }
    CHECK(rules > 0);
}

// Watchers who see the game one round later: what reaches them, and what does not.
#include "many_screens.hpp"
#include "support/game_of.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <cstddef>
#include <utility>
#include <vector>

using namespace elgrande;
using namespace elgrande::room;

namespace
{

/// A table with one watcher, which acknowledges everything at once.
class WatchedTable
{
public:
    WatchedTable(const table::History& history, bool later)
        : room_({.secret = ManyScreens::secret(), .tokens = {}, .at_table = 255, .watched_later = later},
                [] { return Key{}; })
    {
        room_.publish(history, history.game().players);
        room_.opened(peer);
        room_.received(peer, write_message(Hello{ManyScreens::secret(), std::nullopt}));
        send();
    }

    void publish(const table::History& history)
    {
        room_.publish(history, history.game().players);
        send();
    }

    const std::vector<Bytes>& sent() const { return sent_; }

private:
    static constexpr Peer peer = 1;

    void send()
    {
        for (auto outgoing = room_.due(0); !outgoing.empty(); outgoing = room_.due(0))
        {
            for (const Outgoing& one : outgoing)
            {
                sent_.push_back(one.bytes);
                const auto message = read_message(one.bytes);
                room_.received(peer, write_message(Acknowledged{std::get<Update>(*message).number}));
            }
        }
    }

    TableRoom room_;
    std::vector<Bytes> sent_;
};

/// Returns how many rounds have begun, and how many turns of the last one are over.
std::pair<int, int> turn_of_state(const State& state)
{
    return {state.rounds_begun, state.turns_done};
}

void play_an_answer(table::History& history, Random& random)
{
    const ActionList choices = legal(history.state());
    history.play(choices[static_cast<int>(random.below(static_cast<std::uint32_t>(choices.size())))]);
}

record::Game a_watched_game(Edition edition)
{
    Setup setup;
    setup.edition = edition;
    setup.players = 3;
    setup.seed = 5;
    return test::game_of(setup);
}

} // namespace

TEST_CASE("what goes to watchers depends on nothing that happened in the last round of turns, byte for byte")
{
    const Edition edition = GENERATE(Edition::Classic, Edition::Intrigue);
    const auto seed = static_cast<std::uint64_t>(GENERATE(range(1, 6)));
    table::History history(a_watched_game(edition), table::never);
    Random random(seed);
    while (turn_of_state(history.state()) < std::pair(3, 1))
    {
        play_an_answer(history, random);
    }
    const std::pair<int, int> last{4, 1}; // shows no more than what has just been played
    const auto sent = [&](std::uint64_t other_seed, bool later)
    {
        table::History one = history;
        WatchedTable table(one, later);
        Random choices(other_seed);
        for (play_an_answer(one, choices); turn_of_state(one.state()) < last; play_an_answer(one, choices))
        {
            table.publish(one);
        }
        return table.sent();
    };
    CHECK(sent(1, true).size() > 1); // they follow
    CHECK(sent(1, true) == sent(2, true));
    CHECK(sent(1, false) != sent(2, false));
}

TEST_CASE("watchers see each moment of the game one round later, and the end at once")
{
    ManyScreens screens(a_watched_game(Edition::Classic));
    screens.room().set_watched_later(true);
    const Guest& watcher = screens.open().guest;
    Random random(3);
    for (int answers = 0; !is_over(screens.state()); ++answers)
    {
        play_an_answer(screens.history(), random);
        screens.publish();
        if (answers % 20 != 0 && !is_over(screens.state()))
        {
            continue;
        }
        REQUIRE(screens.settle());
        const table::History& history = screens.history();
        const std::size_t seen = watcher.lines().size();
        REQUIRE(seen == watcher.update()->line_count);
        REQUIRE(view(watcher.update()->twin, nobody) == view(history.state_at(seen), nobody));
        if (is_over(screens.state()))
        {
            break;
        }
        REQUIRE(watcher.update()->later);
        auto shown = turn_of_state(history.state());
        --shown.first;
        REQUIRE((seen == 0 || turn_of_state(history.state_at(seen)) <= shown));
        REQUIRE((seen == history.cursor() || turn_of_state(history.state_at(seen + 1)) > shown));
    }
    CHECK(watcher.lines().size() == screens.history().cursor());
    CHECK_FALSE(watcher.update()->later);
}

TEST_CASE("players see the game and signs at once, watchers of a later game see no signs")
{
    ManyScreens screens(a_watched_game(Edition::Classic));
    screens.room().set_watched_later(true);
    screens.publish();
    Screen& player = screens.open();
    const Screen& watcher = screens.open();
    player.guest.claim(0, {});
    REQUIRE(screens.settle());
    const std::size_t bytes = screens.bytes_to(watcher.peer);
    player.guest.show(Sign::Bravo);
    REQUIRE(screens.settle());
    CHECK(player.guest.update()->members[0].sign.number == 1);
    CHECK(watcher.guest.update()->members[0].sign == SeatSign{});
    CHECK(screens.bytes_to(watcher.peer) == bytes);
    Random random(3);
    for (int answers = 0; answers < 30; ++answers)
    {
        play_an_answer(screens.history(), random);
    }
    screens.publish();
    REQUIRE(screens.settle());
    CHECK(difference(screens, player.guest) == "");
    CHECK(difference(screens, watcher.guest) != "");

    screens.room().set_watched_later(false);
    screens.publish();
    REQUIRE(screens.settle());
    CHECK(difference(screens, watcher.guest) == "");
}

TEST_CASE("watchers of a later game see it later after a reload of the table, too")
{
    ManyScreens screens(a_watched_game(Edition::Classic));
    screens.room().set_watched_later(true);
    const Screen& watcher = screens.open();
    REQUIRE(screens.settle());
    screens.reload_table();
    Random random(3);
    for (int answers = 0; answers < 30; ++answers)
    {
        play_an_answer(screens.history(), random);
    }
    screens.publish();
    REQUIRE(screens.settle());
    CHECK(screens.room().is_watched_later());
    CHECK(watcher.guest.lines().size() < screens.history().cursor());
}

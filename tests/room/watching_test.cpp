// Watchers who see the game one round later: what reaches them, and what does not.
#include "many_screens.hpp"
#include "support/game_of.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

using namespace elgrande;
using namespace elgrande::room;

namespace
{

/// A table with one watcher, and perhaps a player, who both acknowledge everything at once.
class WatchedTable
{
public:
    WatchedTable(const table::History& history, bool later)
        : room_({.secret = ManyScreens::secret(), .tokens = {}, .watched_later = later}, [] { return Key{}; }),
          players_(history.game().players)
    {
        room_.publish(history, players_);
        open(watcher);
    }

    void publish(const table::History& history)
    {
        room_.publish(history, players_);
        send();
    }

    /// Lets a player connect and take a seat, which changes the name of the seat.
    void take_seat(const table::History& history, Seat seat, const std::string& name)
    {
        open(player);
        room_.received(player, write_message(Claim{.number = 1, .seat = seat, .name = name}));
        send(); // decides about claims
        REQUIRE(room_.take_granted().has_value());
        players_[seat].name = name;
        publish(history);
    }

    void disconnect_player()
    {
        room_.closed(player);
        send();
    }

    /// Returns all bytes that were sent to the watcher.
    const std::vector<Bytes>& sent() const { return sent_; }
    /// Returns what the watcher was told last.
    const Update& told() const { return told_; }

private:
    static constexpr Peer watcher = 1;
    static constexpr Peer player = 2;

    void open(Peer peer)
    {
        room_.opened(peer);
        room_.received(peer, write_message(Hello{ManyScreens::secret(), std::nullopt}));
        send();
    }

    void send()
    {
        for (auto outgoing = room_.due(0); !outgoing.empty(); outgoing = room_.due(0))
        {
            for (const Outgoing& one : outgoing)
            {
                const auto message = read_message(one.bytes);
                const auto& update = std::get<Update>(*message);
                room_.received(one.peer, write_message(Acknowledged{update.number}));
                if (one.peer == watcher)
                {
                    sent_.push_back(one.bytes);
                    told_ = update;
                }
            }
        }
    }

    TableRoom room_;
    std::vector<record::Player> players_;
    std::vector<Bytes> sent_;
    Update told_;
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

/// Plays at random until the game has got to this turn of this round.
void play_until(table::History& history, std::pair<int, int> turn, Random& random)
{
    while (turn_of_state(history.state()) < turn)
    {
        play_an_answer(history, random);
    }
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
    play_until(history, {3, 1}, random);
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

TEST_CASE("a seat that is taken or left changes no byte of what goes to watchers until a round later")
{
    table::History begun(a_watched_game(Edition::Classic), table::never);
    Random random(7);
    const int turns = GENERATE(0, 1); // the beginning of the game, and the middle of a round
    play_until(begun, {turns == 0 ? 0 : 3, turns}, random);
    const Seat seat = 1;
    /// Returns what has been sent after one more answer.
    const auto sent = [&](bool later, bool takes_seat)
    {
        table::History history = begun;
        WatchedTable table(history, later);
        if (takes_seat)
        {
            table.take_seat(history, seat, "Zoë");
        }
        Random choices(1);
        play_an_answer(history, choices);
        table.publish(history);
        if (takes_seat)
        {
            table.disconnect_player();
        }
        return table.sent();
    };
    CHECK(sent(true, true) == sent(true, false));
    CHECK(sent(false, true) != sent(false, false));

    table::History history = begun;
    WatchedTable table(history, true);
    table.take_seat(history, seat, "Zoë");
    play_an_answer(history, random);
    table.publish(history);
    play_until(history, {history.state().rounds_begun + 3, 0}, random);
    table.publish(history);
    CHECK(table.told().later);
    CHECK(table.told().members[seat].player.name == "Zoë");
    CHECK(table.told().members[seat].holder == Holder::Screen);
}

TEST_CASE("watchers of a later game are not told who had a seat before the table was reloaded")
{
    ManyScreens screens(a_watched_game(Edition::Classic));
    screens.room().set_watched_later(true);
    screens.open().guest.claim(2, {});
    REQUIRE(screens.settle());
    Random random(3);
    play_until(screens.history(), {3, 1}, random);
    screens.publish();
    screens.reload_table();
    const Guest& watcher = screens.open().guest;
    REQUIRE(screens.settle());
    CHECK(screens.room().holder(2) == Holder::Screen);
    CHECK(watcher.update()->members[2].holder == Holder::Table);
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

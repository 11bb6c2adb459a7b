// What goes over the wire to a seat does not depend on what the seat may not know: byte for byte.
#include "many_screens.hpp"
#include "support/random_games.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace elgrande;
using namespace elgrande::room;

namespace
{

/// Returns all bytes that a table sends to a guest of the seat, or to a watcher, about a game.
std::vector<Bytes> sent_about(const table::History& history, Seat viewer)
{
    StoredRoom kept{.secret = ManyScreens::secret(), .tokens = {}};
    const Token token{{{5}}};
    if (viewer != nobody)
    {
        kept.tokens[viewer] = token;
    }
    TableRoom room(kept, [] { return Key{}; });
    room.publish(history, history.game().players);
    const Peer peer = 1;
    room.opened(peer);
    room.received(peer, write_message(Hello{kept.secret, viewer == nobody ? std::nullopt : std::optional(token)}));
    std::vector<Bytes> sent;
    for (auto outgoing = room.due(0); !outgoing.empty(); outgoing = room.due(0))
    {
        for (const Outgoing& one : outgoing)
        {
            sent.push_back(one.bytes);
            const auto message = read_message(one.bytes);
            const auto* update = message.ok() ? std::get_if<Update>(&*message) : nullptr;
            room.received(peer, write_message(Acknowledged{update == nullptr ? 0 : update->number}));
        }
    }
    return sent;
}

/// Returns a game that begins at the state.
record::Game game_at(const State& state, const std::vector<record::Player>& players)
{
    return {.setup = state.setup, .players = players, .start = state};
}

/// Returns a seat that is not asked, or nobody.
Seat any_other_viewer(const State& state, Random& random)
{
    const auto choice = static_cast<Seat>(random.below(static_cast<std::uint32_t>(state.players()) + 1));
    return choice == state.players() || choice == state.decision.seat ? nobody : choice;
}

} // namespace

TEST_CASE("positions that differ only in what a seat may not see are sent as the same bytes, by every rule set",
          "[thorough]")
{
    int number = 0;
    int compared = 0;
    test::play_every_rule_set(
        1,
        [&](const test::Step& step) -> std::string
        {
            if (++number % 9 != 0)
            {
                return {};
            }
            const bool asked = step.random.below(2) == 0;
            const Seat viewer = asked ? step.before.decision.seat : any_other_viewer(step.before, step.random);
            const State other = determinize(step.before, viewer, Random(step.random.next()));
            if (other == step.before || view(step.before, viewer) != view(other, viewer))
            {
                return {};
            }
            ++compared;
            const auto sent = sent_about(table::History(game_at(step.before, step.game.players), 0), viewer);
            if (sent.empty())
            {
                return "nothing is sent";
            }
            const auto of_other = sent_about(table::History(game_at(other, step.game.players), 0), viewer);
            return sent == of_other ? "" : "the bytes differ though the seat sees the same";
        });
    CHECK(compared > 0);
}

TEST_CASE("a secret answer of another seat does not change a byte, neither of the position nor of the log")
{
    int number = 0;
    int compared = 0;
    test::play_every_rule_set(
        1,
        [&](const test::Step& step) -> std::string
        {
            const ActionList choices = legal(step.before);
            if (is_public(step.before, choices[0]) || choices.size() < 2 || ++number % 5 != 0)
            {
                return {};
            }
            const Seat viewer = any_other_viewer(step.before, step.random);
            const auto after = [&](Action action)
            {
                record::Game game = step.game;
                game.actions.push_back(action);
                return table::History(game, table::never);
            };
            const table::History one = after(choices[0]);
            const table::History other = after(choices[choices.size() - 1]);
            const auto is_revealed = [](const table::History& history)
            { return history.entries().back().public_from <= history.cursor(); };
            if (is_revealed(one) || is_revealed(other) || view(one.state(), viewer) != view(other.state(), viewer))
            {
                return {}; // the last secret answer reveals all
            }
            ++compared;
            return sent_about(one, viewer) == sent_about(other, viewer) ? "" : "the bytes show the secret answer";
        });
    CHECK(compared > 0);
}

// A peer that knows the secret and floods the table with valid messages.
#include "many_screens.hpp"
#include "support/game_of.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

using namespace elgrande;
using namespace elgrande::room;

namespace
{

constexpr std::uint32_t messages_in_a_frame = 10'000;

/// A kind of message: the nth one about the game with this number.
struct FloodedKind
{
    const char* name;
    std::function<Message(std::uint32_t n, std::uint32_t game)> make;
};

/// Returns all kinds that a guest sends, each with other contents in every message.
std::vector<FloodedKind> all_kinds()
{
    using N = std::uint32_t;
    return {{"Hello",
             [](N n, N) {
                 return Hello{ManyScreens::secret(), Token{{{static_cast<std::uint8_t>(n)}}}};
             }},
            {"Claim",
             [](N n, N) {
                 return Claim{n, static_cast<Seat>(n % 4), "Name " + std::to_string(n)};
             }},
            {"Claim or leave",
             [](N n, N) {
                 return Claim{n, n % 2 == 0 ? Seat{1} : nobody, {}};
             }},
            {"Acknowledged", [](N n, N) { return Acknowledged{n}; }},
            {"Answer",
             [](N n, N game) {
                 return Answer{game, {with(ActionKind::Bid, static_cast<int>(n % 14))}};
             }},
            {"UndoRequest",
             [](N n, N game) {
                 return UndoRequest{n, game, n % 2 == 0};
             }},
            {"UndoConsent",
             [](N n, N) {
                 return UndoConsent{n, n % 2 == 0};
             }},
            {"ShowSign", [](N n, N) {
                 return ShowSign{n, static_cast<Sign>(n % sign_count)};
             }}};
}

} // namespace

TEST_CASE("ten thousand valid messages of any kind from one peer keep nobody from playing")
{
    const bool has_seat = GENERATE(false, true);
    const FloodedKind kind = GENERATE(from_range(all_kinds()));
    CAPTURE(has_seat, kind.name);
    ManyScreens screens(test::game_of({.players = 3, .hidden_hands = true}));
    screens.undo_outcome = UndoState::Declined;
    const Seat asked = screens.state().decision.seat;
    Screen& honest = screens.open();
    honest.guest.claim(asked, {});
    Screen& hostile = screens.open();
    if (has_seat)
    {
        hostile.guest.claim(static_cast<Seat>((asked + 1U) % 3), {});
    }
    REQUIRE(screens.settle());
    while (screens.room().take_granted())
    {
    }
    const State before = screens.state();
    const std::size_t sent = screens.bytes_to(honest.peer);
    const std::uint32_t game = hostile.guest.update()->game;
    for (std::uint32_t n = 2; n < messages_in_a_frame + 2; ++n)
    {
        screens.room().received(hostile.peer, write_message(kind.make(n, game)));
    }
    CHECK(screens.room().pending_claims().size() <= 1);
    CHECK(screens.room().pending_undos().size() <= 1);
    screens.tick();
    CHECK(screens.state() == before);
    CHECK(screens.room().pending_claims().size() <= 1);
    CHECK_FALSE((screens.room().take_granted() && screens.room().take_granted()));
    CHECK(screens.bytes_to(honest.peer) - sent <= 2 * max_message_bytes);
    CHECK(screens.room().holder(asked) == Holder::Screen);

    Random random(3);
    REQUIRE(answer_at_random(honest.guest, random));
    REQUIRE(screens.settle());
    CHECK(screens.history().cursor() == 1);
    CHECK(difference(screens, honest.guest) == "");
    screens.room().set_closed(true);
    REQUIRE(screens.settle());
    CHECK(screens.room().watchers() == 0);
}

// Messages of a room. Input that begins with their mark is one message. Other input selects a rule set and is sent to a
// table by a guest that may send anything, while an honest guest looks on.
#include "play_on.hpp"
#include "room/many_screens.hpp"
#include "support/game_of.hpp"
#include "support/setups.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

using namespace elgrande;
using namespace elgrande::room;
using record::fuzz::require;

namespace
{

using Input = std::span<const std::byte>;

/// Plays on from an update. A whole game takes longer than everything else together, so only one of 64 updates is
/// played to its end; its bytes decide which.
void play_on_from(const Update& update, Input input)
{
    record::Game game = test::game_of(update.twin.setup);
    game.start = update.twin;
    std::uint32_t hash = 2'166'136'261U; // FNV-1a
    for (const std::byte byte : input)
    {
        hash = (hash ^ std::to_integer<std::uint32_t>(byte)) * 16'777'619U;
    }
    if (hash >> 26U == 0)
    {
        record::fuzz::play_on(game);
    }
    else
    {
        constexpr int few = 8;
        record::fuzz::play_decisions(game, few);
    }
}

void try_message(Input input)
{
    const auto message = read_message(input);
    if (!message.ok())
    {
        require(!message.error().message.empty(), "a refusal says why");
        return;
    }
    const Bytes written = write_message(*message);
    const auto again = read_message(written);
    require(again.ok() && write_message(*again) == written, "a message written reads as the same message");
    Guest guest(ManyScreens::secret());
    guest.opened();
    guest.received(input);
    if (const Update* update = guest.update())
    {
        require(guest.lines().size() <= update->line_count, "no line is beyond the log");
        play_on_from(*update, input);
    }
}

/// Takes the next bytes of the input, at most `count`.
Input take(Input& rest, std::size_t count)
{
    const Input taken = rest.first(std::min(count, rest.size()));
    rest = rest.subspan(taken.size());
    return taken;
}

/// Sends what the input says: either raw bytes, or a request to undo, a sign and a consent, or answers to the present
/// question, one for every two bytes.
void send(ManyScreens& screens, const Screen& liar, Input& input)
{
    const auto head = std::to_integer<unsigned>(take(input, 1)[0]);
    const Input said = take(input, head >> 1U);
    if ((head & 1U) != 0)
    {
        screens.room().received(liar.peer, said);
        return;
    }
    const Update* update = liar.guest.update();
    const std::uint32_t game = update == nullptr ? 0 : update->game;
    if (said.size() == 1)
    {
        const auto number = std::to_integer<std::uint32_t>(said[0]);
        screens.room().received(liar.peer, write_message(UndoRequest{number, game, number % 2 == 0}));
        screens.room().received(liar.peer, write_message(ShowSign{number, static_cast<Sign>(number % sign_count)}));
        screens.room().received(liar.peer, write_message(UndoConsent{number, number % 2 == 0}));
        return;
    }
    Answer answer{.game = game, .actions = {}};
    for (std::size_t i = 0; i + 1 < said.size() && answer.actions.size() < max_answer_actions; i += 2)
    {
        const ActionList choices = legal(screens.state());
        const auto kind = std::to_integer<std::uint8_t>(said[i]);
        const auto number = std::to_integer<std::uint8_t>(said[i + 1]);
        const bool chooses = kind >= action_kind_count && choices.size() > 0;
        answer.actions.push_back(chooses ? choices[number % choices.size()] : with(ActionKind{kind}, number));
    }
    screens.room().received(liar.peer, write_message(answer));
}

/// Returns a table with an honest guest and, in the seat that is asked, one that may send anything. Keeps tables of
/// many rule sets and returns copies: it takes as long to set one up as to try many messages.
ManyScreens attacked_table(std::uint32_t rule_set)
{
    constexpr std::size_t most = 1'000;
    static std::map<std::uint32_t, ManyScreens> ready;
    const auto found = ready.find(rule_set);
    if (found != ready.end())
    {
        return found->second;
    }
    if (ready.size() == most)
    {
        ready.clear();
    }
    ManyScreens screens(test::game_of(setups::any_setup(rule_set)));
    screens.open();
    screens.open().guest.claim(screens.state().decision.seat, {});
    screens.settle();
    ready.emplace(rule_set, screens);
    return screens;
}

void try_table(Input input)
{
    constexpr std::size_t head = 3;
    constexpr int max_messages = 48; // each may change the game, which is then shown to all seats
    if (input.size() < head)
    {
        return;
    }
    const auto at = [&input](std::size_t i) { return std::to_integer<std::uint32_t>(input[i]); };
    ManyScreens screens = attacked_table(at(0) | at(1) << 8U);
    const Screen& honest = *screens.screens()[0];
    const Screen& liar = *screens.screens()[1];
    input = input.subspan(head);
    for (int sent = 0; sent < max_messages && !input.empty(); ++sent)
    {
        send(screens, liar, input);
        screens.tick();
    }
    require(screens.settle(), "messages come to an end");
    require(!record::validate_game(screens.history().game()), "the table plays legal answers only");
    require(difference(screens, honest.guest).empty(), "an honest guest sees what it may see");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const Input input = std::as_bytes(std::span(data, size));
    if (size > 0 && data[0] == 'R')
    {
        try_message(input);
    }
    else
    {
        try_table(input);
    }
    return 0;
}

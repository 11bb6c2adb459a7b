#pragma once

#include "record/archive/position.hpp"
#include "record/link/link.hpp"
#include "record/link/link_fields.hpp"
#include "record/notation.hpp"
#include "record/save.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "rules/random.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

/// Corrupts values field by field, and checks what the record layer does with them: it must either refuse them with a
/// one-line message or open a game that can be played to its end.
namespace elgrande::test
{

/// References to the fields of a value, which must outlive this: flags, and numbers as raw bytes, each of which can be
/// overwritten with any value.
struct Fields
{
    std::vector<std::span<std::byte>> numbers;
    std::vector<bool*> flags;

    template <class... Number>
    void add(Number&... number)
    {
        static_assert((std::is_trivially_copyable_v<Number> && ...));
        (numbers.push_back(std::as_writable_bytes(std::span(&number, 1))), ...);
    }

    template <class... Flag>
    void add_flags(Flag&... flag)
    {
        (flags.push_back(&flag), ...);
    }
};

inline void add_setup(Fields& fields, Setup& s)
{
    fields.add(s.edition, s.modules, s.players, s.rounds, s.parts_left_out, s.cards_left_out, s.seed);
    fields.add_flags(s.vetoes, s.open_castillo, s.hidden_hands, s.spares_own, s.first_deck);
}

inline void add_turn(Fields& fields, Turn& t)
{
    fields.add(t.card, t.placed, t.recalls_left, t.max_placed, t.symbols, t.used, t.saved);
    fields.add_flags(t.placing_over, t.acting_over, t.kings_region_open, t.all_regions_open, t.ability_over,
                     t.extra_recruited, t.extra_to_place, t.second);
}

inline void add_progress(Fields& fields, Progress& p)
{
    fields.add(p.source, p.effect, p.stage, p.own_left, p.foreign_left, p.any_left, p.victim, p.seats_left,
               p.lifted_seat, p.lifted_from, p.lifted_space, p.region, p.to_score, p.step, p.allowed_step,
               p.allowed_all);
    fields.add_flags(p.running, p.step_announced, p.past_veto, p.discs_brought);
}

inline void add_lasting(Fields& fields, Lasting& lasting)
{
    fields.add(lasting.quarantine, lasting.bridge);
    fields.add_flags(lasting.grandes_follow, lasting.scoring_joined);
}

inline void add_colonies(Fields& fields, Colonies& c)
{
    fields.add(c.french, c.french_disc, c.captain, c.viceroy, c.carriers, c.unclaimed, c.table, c.on_table,
               c.filling_seat, c.inquisitor, c.removed, c.arrived);
    fields.add_flags(c.spaces_freed, c.claiming, c.new_captain, c.new_viceroy);
}

inline void add_expansions(Fields& fields, State& s)
{
    fields.add(s.dummy, s.shift, s.bearers, s.grand);
    add_lasting(fields, s.lasting);
    add_colonies(fields, s.colonies);
}

inline Fields fields_of(State& s)
{
    Fields fields;
    add_setup(fields, s.setup);
    fields.add(s.score, s.hand, s.played, s.caballeros, s.court, s.province, s.grande, s.king, s.board_at, s.decks,
               s.taken_by, s.round, s.rounds_begun, s.first_bidder, s.bids_made, s.bid, s.turn_order, s.turns_done,
               s.vetoes, s.old_vetoes, s.sealed, s.decision);
    fields.add_flags(s.castillo_seen);
    add_turn(fields, s.turn);
    add_progress(fields, s.progress);
    add_expansions(fields, s);
    return fields;
}

inline Fields fields_of(RoundStart& s)
{
    Fields fields;
    add_setup(fields, s.setup);
    fields.add(s.round, s.first_bidder, s.king, s.home, s.court, s.score, s.hand, s.used, s.bid, s.vetoes, s.modifiers,
               s.used_modifiers, s.modifier, s.bearer, s.board_at, s.dummy.regions_drawn, s.grand);
    fields.add_flags(s.castillo_seen);
    add_lasting(fields, s.lasting);
    add_colonies(fields, s.colonies);
    if (s.caballeros)
    {
        fields.add(*s.caballeros);
    }
    if (s.on_table)
    {
        fields.add(*s.on_table);
    }
    for (auto* rounds : {&s.cards, &s.cards_before})
    {
        for (auto& cards : *rounds)
        {
            fields.add(cards);
        }
    }
    for (std::uint8_t& value : s.dummy.power)
    {
        fields.add(value);
    }
    for (Place& region : s.dummy.regions)
    {
        fields.add(region);
    }
    return fields;
}

/// Corrupts one field, chosen with equal probability: flips a flag or overwrites one byte. Half of the bytes written
/// are below 20, the range of enums and seats. `number(n)` returns a random number below n.
template <class Number>
void corrupt(const Fields& fields, Number&& number)
{
    const std::size_t count = fields.numbers.size() + fields.flags.size();
    const std::size_t at = number(count);
    if (at >= fields.numbers.size())
    {
        bool& flag = *fields.flags[at - fields.numbers.size()];
        flag = !flag;
        return;
    }
    constexpr std::size_t usual = 20;
    constexpr std::size_t all = 256;
    const std::span<std::byte> bytes = fields.numbers[at];
    bytes[number(bytes.size())] = static_cast<std::byte>(number(number(2) == 0 ? usual : all));
}

/// Returns why `game`, which was opened without an error, cannot be played to its end; empty if it can.
inline std::string fault_in(const record::Game& game)
{
    if (validate_game(game))
    {
        return "the opened game is invalid";
    }
    State state = last_state(game);
    Random random(1);
    play_out(state, random);
    return is_over(state) ? "" : "the opened game cannot be played to its end";
}

/// Returns what is wrong with the message of a refusal, which must be one line; empty if it is.
template <class T>
std::string fault_in_refusal(const record::Loaded<T>& loaded)
{
    const std::string& told = loaded.error().message;
    return told.empty() || told.find('\n') != std::string::npos ? "a refusal is not one line" : "";
}

/// Opens a link. Returns fault_in() of its game, or fault_in_refusal() if it is refused.
inline std::string fault_of_link(const std::string& link)
{
    auto opened = record::open_link(link);
    return opened ? fault_in(to_game(std::move(*opened))) : fault_in_refusal(opened);
}

/// Saves and loads a game. Returns fault_in() of the loaded game, or fault_in_refusal() if it is refused.
inline std::string fault_of_save(const record::Game& game)
{
    const auto loaded = record::load_save(record::save_game({game, "", 0, 0}));
    return loaded ? fault_in(loaded->game) : fault_in_refusal(loaded);
}

/// Checks that a game whose set-up, start or actions may be corrupt can be written as links and record if and only if
/// it is valid, and that what is written, including a save, passes the checks above. Returns what is wrong, or an empty
/// string.
inline std::string fault_of(const record::Game& game)
{
    const bool sound = !validate_game(game);
    const std::array written{game_link(game), passed_link(game), write_record(game)};
    for (const std::string& text : written)
    {
        if (text.empty() == sound)
        {
            return sound ? "a valid game cannot be written" : "an invalid game can be written";
        }
    }
    for (const std::string& link : {written[0], written[1]})
    {
        const std::string fault = sound ? fault_of_link(link) : "";
        if (!fault.empty())
        {
            return fault;
        }
    }
    if (sound && !record::read_record(written[2]))
    {
        return "a written record cannot be read";
    }
    return fault_of_save(game);
}

/// Like fault_of(game), for a state that may be corrupt, its links, bytes and puzzle. Its link is also written without
/// validation, as an attacker would do.
inline std::string fault_of(const State& state, const std::vector<record::Player>& players)
{
    const auto wrong = validate_state(state);
    if (wrong && (wrong->empty() || wrong->find('\n') != std::string::npos))
    {
        return "the reason why a state is invalid is not one line";
    }
    const std::vector<record::Colour> colours = record::colours_of(players);
    for (const record::Sharing sharing : {record::Sharing::Seen, record::Sharing::Everything})
    {
        const std::string link = position_link(state, colours, sharing);
        const record::PositionFields fields{state, colours, sharing == record::Sharing::Everything};
        const std::string forged = record::written_or_empty([&] { return record::write_link("p1.", fields); });
        if (link.empty() && !wrong)
        {
            return "a valid position has no link";
        }
        for (const std::string& one : {link, forged})
        {
            if (const std::string fault = fault_of_link(one); !fault.empty())
            {
                return fault;
            }
        }
    }
    const auto bytes = record::read_position_bytes(record::position_bytes(state));
    if (bytes ? validate_state(*bytes).has_value() : !fault_in_refusal(bytes).empty() || !wrong)
    {
        return "a position's bytes are read wrongly";
    }
    const record::Puzzle puzzle{state, colours, {}, {}};
    const std::string posed = puzzle_link(puzzle);
    if (posed.empty() != validate_puzzle(puzzle).has_value())
    {
        return "a puzzle must have a link if and only if it is valid";
    }
    if (!posed.empty() && !std::holds_alternative<record::Puzzle>(*record::open_link(posed)))
    {
        return "a puzzle's link opens no puzzle";
    }
    return fault_of(record::Game{state.setup, players, state, {}});
}

} // namespace elgrande::test

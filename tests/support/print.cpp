#include "support/print.hpp"

#include "record/describe.hpp"
#include "record/link/link.hpp"
#include "rules/view.hpp"

#include <array>
#include <concepts>
#include <cstddef>
#include <exception>
#include <span>
#include <string>
#include <type_traits>
#include <utility>

namespace elgrande::test
{
namespace
{

std::string name_of_seat(Seat seat)
{
    return seat == nobody ? "nobody" : "seat " + std::to_string(seat);
}

std::string text_of(bool value)
{
    return value ? "yes" : "no";
}

std::string text_of(Place place)
{
    return enum_name(place);
}

template <class E>
requires std::is_enum_v<E> std::string text_of(E value)
{
    return enum_name(value);
}

std::string text_of(std::integral auto value)
{
    return std::to_string(value);
}

std::string text_of(const Decision& decision)
{
    return print(decision);
}

std::string text_of(const Action& action)
{
    return print(action);
}

std::string text_of(PlaceSet set)
{
    std::string text = "{";
    for (const PlaceRow& row : place_rows)
    {
        text += set.contains(row.place) ? " " + enum_name(row.place) : "";
    }
    return text + " }";
}

/// Collects lines for fields that differ.
class Differences
{
public:
    template <class T>
    void add(const std::string& what, const T& left, const T& right)
    {
        if (left != right)
        {
            text_ += "  " + what + ": " + text_of(left) + ", " + text_of(right) + '\n';
        }
    }

    template <class T>
    void add_by_seat(const std::string& what, const PerSeat<T>& left, const PerSeat<T>& right)
    {
        for (Seat seat = 0; seat < max_players; ++seat)
        {
            add(what + " of " + name_of_seat(seat), left[seat], right[seat]);
        }
    }

    template <class T>
    void add_by_owner(const std::string& what, const PerOwner<T>& left, const PerOwner<T>& right)
    {
        for (Seat owner = 0; owner < max_owners; ++owner)
        {
            add(what + " of " + (owner == neutral ? "nobody" : name_of_seat(owner)), left[owner], right[owner]);
        }
    }

    template <class T, std::size_t n>
    void add_all(const std::string& what, const std::array<T, n>& left, const std::array<T, n>& right)
    {
        for (std::size_t i = 0; i < n; ++i)
        {
            add(what + " " + std::to_string(i), left[i], right[i]);
        }
    }

    bool empty() const { return text_.empty(); }
    const std::string& text() const { return text_; }

private:
    std::string text_;
};

void compare_board(Differences& list, const State& left, const State& right)
{
    for (const PlaceRow& row : std::span(place_rows).first(place_count))
    {
        list.add_by_owner("caballeros in " + enum_name(row.place), left.caballeros[index(row.place)],
                          right.caballeros[index(row.place)]);
    }
    list.add_by_seat("court", left.court, right.court);
    list.add_by_seat("province", left.province, right.province);
    list.add_by_seat("home", left.grande, right.grande);
    list.add("King", left.king, right.king);
    list.add_all("mobile scoreboard", left.board_at, right.board_at);
    list.add("Castillo seen", left.castillo_seen, right.castillo_seen);
    list.add_by_seat("standard-bearer", left.bearers.at, right.bearers.at);
    list.add("returning standard-bearers", left.bearers.returning, right.bearers.returning);
}

void compare_cards(Differences& list, const State& left, const State& right)
{
    list.add_by_seat("hand", left.hand, right.hand);
    list.add_by_seat("played", left.played, right.played);
    list.add_by_seat("bid", left.bid, right.bid);
    list.add_by_seat("Vetoes", left.vetoes, right.vetoes);
    list.add_by_seat("older Vetoes", left.old_vetoes, right.old_vetoes);
    list.add_all("card", left.decks, right.decks);
    list.add_all("taken card", left.taken_by, right.taken_by);
    list.add_by_seat("modifiers", left.shift.hand, right.shift.hand);
    list.add_by_seat("played modifiers", left.shift.played, right.shift.played);
    list.add_by_seat("added modifier", left.shift.added, right.shift.added);
    list.add_all("power card of the dummy", left.dummy.power, right.dummy.power);
    list.add_all("region card", left.dummy.regions, right.dummy.regions);
    list.add("drawn region cards", left.dummy.regions_drawn, right.dummy.regions_drawn);
}

void compare_turn(Differences& list, const Turn& left, const Turn& right)
{
    list.add("card in use", left.card, right.card);
    list.add("placed", left.placed, right.placed);
    list.add("placing over", left.placing_over, right.placing_over);
    list.add("acting over", left.acting_over, right.acting_over);
    list.add("recalls left", left.recalls_left, right.recalls_left);
    list.add("King's region open", left.kings_region_open, right.kings_region_open);
    list.add("ability over", left.ability_over, right.ability_over);
}

void compare_progress(Differences& list, const Progress& left, const Progress& right)
{
    list.add("special action running", left.running, right.running);
    list.add("source of the action", left.source, right.source);
    list.add("effect", left.effect, right.effect);
    list.add("stage", left.stage, right.stage);
    list.add("own moves left", left.own_left, right.own_left);
    list.add("foreign moves left", left.foreign_left, right.foreign_left);
    list.add("any moves left", left.any_left, right.any_left);
    list.add("victim", left.victim, right.victim);
    list.add("seats left", left.seats_left, right.seats_left);
    list.add("owner of what is lifted", left.lifted_seat, right.lifted_seat);
    list.add("lifted from", left.lifted_from, right.lifted_from);
    list.add("region of the action", left.region, right.region);
    list.add("still to be scored", left.to_score, right.to_score);
    list.add("step announced", left.step_announced, right.step_announced);
    list.add("past Veto", left.past_veto, right.past_veto);
    list.add("step", left.step, right.step);
    list.add("step allowed by", left.allowed_step, right.allowed_step);
    list.add("all allowed by", left.allowed_all, right.allowed_all);
}

void compare_round(Differences& list, const State& left, const State& right)
{
    list.add_by_seat("score", left.score, right.score);
    list.add("round", left.round, right.round);
    list.add("rounds begun", left.rounds_begun, right.rounds_begun);
    list.add("first bidder", left.first_bidder, right.first_bidder);
    list.add("bids made", left.bids_made, right.bids_made);
    list.add_all("turn order", left.turn_order, right.turn_order);
    list.add("turns done", left.turns_done, right.turns_done);
    list.add("chosen in secret", left.sealed.purpose, right.sealed.purpose);
    list.add("still to choose in secret", left.sealed.due, right.sealed.due);
    list.add_by_seat("secret choice", left.sealed.answers, right.sealed.answers);
    list.add("question", left.decision, right.decision);
    list.add("source of chance", left.random.state(), right.random.state());
}

} // namespace

std::string print(const Action& action)
{
    const Action plain = without_bearer(action);
    std::string text = enum_name(action.kind) + "(" + std::to_string(plain.a) + ", " + enum_name(action.place) + ")";
    return text + (takes_bearer(action) ? " with the standard-bearer" : "");
}

std::string print(const Decision& decision)
{
    return enum_name(decision.question) + " asked of " + name_of_seat(decision.seat);
}

std::string print(const Event& event)
{
    const Event plain;
    std::string text = enum_name(event.kind);
    text += event.seat == plain.seat ? "" : " " + name_of_seat(event.seat);
    text += event.by == plain.by ? "" : " by " + name_of_seat(event.by);
    text += event.from == plain.from ? "" : " from " + enum_name(event.from);
    text += event.to == plain.to ? "" : " to " + enum_name(event.to);
    for (const auto& [what, value] : {std::pair("count", event.count), std::pair("rank", event.rank),
                                      std::pair("points", event.points), std::pair("card", event.card)})
    {
        text += value == 0 ? "" : std::string(", ") + what + " " + std::to_string(value);
    }
    return text;
}

std::string print(const State& state)
{
    using record::Colour;
    static constexpr std::array colours{Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Purple};
    const auto seated = std::span(colours).first(state.setup.players);
    std::string link;
    try
    {
        link = record::position_link(state, seated, record::Sharing::Everything);
    }
    catch (const std::exception& wrong)
    {
        link = std::string("no link: ") + wrong.what();
    }
    return record::describe(state, record::players_of(seated)) + print(state.decision) + "\nopen it: " + link;
}

std::string difference(const State& left, const State& right)
{
    Differences list;
    list.add("edition", left.setup.edition, right.setup.edition);
    list.add("players", left.setup.players, right.setup.players);
    list.add("rounds", left.setup.rounds, right.setup.rounds);
    list.add("modules", left.setup.modules.bits(), right.setup.modules.bits());
    list.add("Vetoes in the stacks", left.setup.vetoes, right.setup.vetoes);
    list.add("open Castillo", left.setup.open_castillo, right.setup.open_castillo);
    list.add("hidden hands", left.setup.hidden_hands, right.setup.hidden_hands);
    list.add("spares own", left.setup.spares_own, right.setup.spares_own);
    list.add("first deck", left.setup.first_deck, right.setup.first_deck);
    list.add("seed", left.setup.seed, right.setup.seed);
    compare_round(list, left, right);
    compare_board(list, left, right);
    compare_cards(list, left, right);
    compare_turn(list, left.turn, right.turn);
    compare_progress(list, left.progress, right.progress);
    return list.empty() && left != right ? "  a field that tests/support/print.cpp does not name\n" : list.text();
}

} // namespace elgrande::test

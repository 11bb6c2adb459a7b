// Scoring a place, and the general scoring. Line numbers refer to the rules "classic and expansions".
#include "rules/majority.hpp"
#include "rules/play/transition.hpp"
#include "rules/sealed/purposes.hpp"

#include <numeric>

namespace elgrande
{
namespace
{

/// Pays points, if there are any, and sends the event.
void pay(const Transition& transition, EventKind kind, Seat seat, Place place, int rank, int points)
{
    if (points == 0)
    {
        return;
    }
    transition.state.score[seat] = static_cast<std::uint16_t>(transition.state.score[seat] + points);
    transition.emit({.kind = kind,
                     .seat = seat,
                     .to = place,
                     .rank = static_cast<std::uint8_t>(rank),
                     .points = static_cast<std::uint8_t>(points)});
}

/// Shuffles the region cards of the dummy again (2023, "2-player game"). Its caballeros in the Castillo go to its
/// supply, because the dummy sets no disk: without a disk a player's would go to the court.
void reset_dummy(const Transition& transition)
{
    State& state = transition.state;
    const Seat dummy = dummy_seat(state.setup);
    std::uint8_t& inside = state.caballeros[index(Place::Castillo)][dummy];
    if (inside > 0 && state.king != Place::Castillo)
    {
        transition.emit({.kind = EventKind::CastilloEmptied,
                         .seat = dummy,
                         .from = Place::Castillo,
                         .to = Place::Province,
                         .count = inside});
        state.province[dummy] = static_cast<std::uint8_t>(state.province[dummy] + inside);
        inside = 0;
    }
    state.random.shuffle(std::span(state.dummy.regions));
    state.dummy.regions_drawn = 0;
}

/// Uncovers the Castillo. Its contents are known to all until another caballero goes in.
void uncover_castillo(const Transition& transition)
{
    State& state = transition.state;
    state.castillo_seen = false;
    for (const Seat seat : state.owners_on_board())
    {
        if (const std::uint8_t inside = state.caballeros[index(Place::Castillo)][seat]; inside > 0)
        {
            transition.emit(
                {.kind = EventKind::CastilloUncovered, .seat = seat, .to = Place::Castillo, .count = inside});
            state.castillo_seen = true;
        }
    }
    if (!state.castillo_seen)
    {
        transition.emit({.kind = EventKind::CastilloUncovered, .to = Place::Castillo});
    }
}

/// Moves the Grande of a seat to the region on its disk, if the Grande is in the Castillo (2023, "Competition") or a
/// card lets all Grandes follow the disks (line 179). It stays if the region is taboo, because Grandes do not go to
/// courts.
void move_grande_by_disk(const Transition& transition, Seat seat)
{
    State& state = transition.state;
    Place& home = state.grande[seat];
    const bool follows = state.lasting.grandes_follow && !is_taboo(state, home);
    if (home != Place::Castillo && !follows)
    {
        return;
    }
    if (const Place destination = state.sealed.place(seat); !is_taboo(state, destination) && destination != home)
    {
        transition.emit({.kind = EventKind::GrandeMoved, .seat = seat, .from = home, .to = destination});
        home = destination;
    }
}

/// Ends the lasting effects that a general scoring ends: Grandes that follow the disks, and a quarantine (lines 179 and
/// 186).
void end_lasting_effects(const Transition& transition)
{
    State& state = transition.state;
    state.lasting.grandes_follow = false;
    const Place region = state.lasting.quarantine;
    if (region == Place::Nowhere)
    {
        return;
    }
    const int board = mobile_board_on(state, region);
    state.board_at[static_cast<std::size_t>(board)] = Place::Aside;
    state.lasting.quarantine = Place::Nowhere;
    transition.emit({.kind = EventKind::QuarantineEnded,
                     .from = region,
                     .to = Place::Aside,
                     .count = static_cast<std::uint8_t>(board)});
}

} // namespace

void move_out_of_castillo(const Transition& transition, Seat owner, Place destination)
{
    State& state = transition.state;
    std::uint8_t& inside = state.caballeros[index(Place::Castillo)][owner];
    std::uint8_t& there = state.caballeros[index(destination)][owner];
    there = static_cast<std::uint8_t>(there + inside); // beside the Limit table, if there is one
    inside = 0;
}

namespace
{

/// Moves all caballeros from the Castillo to the regions on their players' disks, or to the court for the King's
/// region.
void empty_castillo(const Transition& transition)
{
    State& state = transition.state;
    for (const Seat seat : state.seats())
    {
        move_grande_by_disk(transition, seat);
        std::uint8_t& inside = state.caballeros[index(Place::Castillo)][seat];
        if (inside == 0)
        {
            continue;
        }
        const Place destination = state.sealed.place(seat);
        const bool to_court = is_taboo(state, destination);
        transition.emit({.kind = EventKind::CastilloEmptied,
                         .seat = seat,
                         .from = Place::Castillo,
                         .to = to_court ? Place::Court : destination,
                         .count = inside});
        if (to_court)
        {
            state.court[seat] = static_cast<std::uint8_t>(state.court[seat] + inside);
            inside = 0;
            continue;
        }
        move_out_of_castillo(transition, seat, destination);
    }
    // Black caballeros go with those of the Inquisitor's player. They have no court, and no disk if he has no player.
    const Seat owner = state.colonies.inquisitor;
    const std::uint8_t black = state.caballeros[index(Place::Castillo)][neutral];
    if (black > 0 && owner != nobody && !is_taboo(state, state.sealed.place(owner)))
    {
        const Place destination = state.sealed.place(owner);
        transition.emit({.kind = EventKind::CastilloEmptied,
                         .seat = neutral,
                         .from = Place::Castillo,
                         .to = destination,
                         .count = black});
        move_out_of_castillo(transition, neutral, destination);
    }
}

} // namespace

/// Empties the Castillo. Caballeros that come to the region of the Limit table come onto it as far as the rules allow
/// (line 256).
void empty_castillo_onto_table(const Transition& transition)
{
    State& state = transition.state;
    const Place table = state.colonies.table;
    if (table == Place::Nowhere)
    {
        empty_castillo(transition);
        return;
    }
    const int free = free_table_spaces(state);
    const PerOwner<std::uint8_t> before = state.caballeros[index(table)];
    empty_castillo(transition);
    fill_table_from_castillo(transition, before, free);
}

PlaceSet extreme_regions(const State& state, bool most)
{
    PlaceSet set;
    int best = 0;
    for (const Place region : regions(state.setup))
    {
        const auto& there = state.caballeros[index(region)];
        const int black = is_grandissimo(state.setup) ? there[neutral] : 0; // never considered (line 398)
        const int here = std::accumulate(there.begin(), there.end(), -black);
        if (here == 0 || (best > 0 && (most ? here < best : here > best)))
        {
            continue;
        }
        if (here != best)
        {
            set = {};
            best = here;
        }
        set.insert(region);
    }
    return set;
}

namespace
{

void pay_out(const Transition& transition, Place place, const Payout& due)
{
    transition.emit({.kind = EventKind::ScoringBegan, .to = place});
    for (const Seat seat : transition.state.seats())
    {
        pay(transition, EventKind::Scored, seat, place, due.standing.rank[seat], due.standing.points[seat]);
        pay(transition, EventKind::KingBonus, seat, place, 1, due.king_bonus[seat]);
        pay(transition, EventKind::HomeBonus, seat, place, 1, due.home_bonus[seat]);
        pay(transition, EventKind::SpaceBonus, seat, place, 0, due.space_bonus[seat]);
    }
}

} // namespace

void score_place(const Transition& transition, Place place, bool first_rank_only)
{
    if (place == Place::Castillo)
    {
        uncover_castillo(transition);
    }
    pay_out(transition, place, payout(transition.state, place, first_rank_only));
}

void score_region_in_general(const Transition& transition, Place region)
{
    constexpr auto boycott = static_cast<std::size_t>(RegionCard::Boycott);
    const Grandissimo& grand = transition.state.grand;
    if (grand.region_card[boycott] == region)
    {
        transition.emit({.kind = EventKind::Boycotted, .seat = grand.region_card_of[boycott], .to = region});
        return;
    }
    pay_out(transition, region, general_payout(transition.state, region));
}

void pay_first_rank(const Transition& transition, Seat seat, Place region)
{
    pay_out(transition, region, seat == nobody ? Payout{} : first_rank_payout(transition.state, seat, region));
}

std::uint8_t leaving_castillo(const State& state)
{
    std::uint8_t seats = 0;
    for (const Seat seat : state.seats())
    {
        const auto& castillo = state.caballeros[index(Place::Castillo)];
        const bool black = state.colonies.inquisitor == seat && castillo[neutral] > 0;
        const bool inside = castillo[seat] > 0 || black || state.grande[seat] == Place::Castillo;
        const bool follows = state.lasting.grandes_follow && !is_taboo(state, state.grande[seat]);
        seats |= follows || (inside && state.king != Place::Castillo) ? bit_of(seat) : std::uint8_t{0};
    }
    return seats;
}

PerSeat<int> projected_scoring(const State& state, const PerSeat<Place>& disks)
{
    State scored = state;
    scored.sealed.call(SealedPurpose::GeneralScoring, leaving_castillo(state));
    for (const Seat seat : state.seats())
    {
        if (scored.sealed.is_due(seat))
        {
            scored.sealed.answer(seat, disks[seat]);
        }
    }
    const Transition transition{scored, {}};
    score_place(transition, Place::Castillo, false);
    if (state.king != Place::Castillo)
    {
        empty_castillo_onto_table(transition);
        fill_table_without_choice(transition);
        scored.colonies.filling_seat = nobody; // the choice cannot be predicted
    }
    ask_for_bearer(transition);
    PerSeat<int> points{};
    for (const Place region : regions(state.setup))
    {
        score_region_in_general(transition, region);
    }
    for (const Seat seat : state.seats())
    {
        points[seat] = scored.score[seat] - state.score[seat];
    }
    return points;
}

void begin_general_scoring(const Transition& transition)
{
    State& state = transition.state;
    if (ask_to_join_scoring(transition))
    {
        return;
    }
    dismiss_inquisitor(transition);
    transition.emit({.kind = EventKind::GeneralScoringBegan, .count = state.round});
    call_disks(transition, SealedPurpose::GeneralScoring, leaving_castillo(state));
    continue_general_scoring(transition);
}

void continue_general_scoring(const Transition& transition)
{
    State& state = transition.state;
    if (ask_for_sealed(transition))
    {
        return;
    }
    score_place(transition, Place::Castillo, false);
    reveal_disks(transition);
    // The King beside the Castillo keeps everything inside (2023, "Rebellion").
    if (state.king != Place::Castillo)
    {
        empty_castillo_onto_table(transition);
        // Black caballeros without a player stay, and their number is known; otherwise the Castillo is empty.
        state.castillo_seen = state.castillo_seen && state.caballeros[index(Place::Castillo)][neutral] > 0;
    }
    ask_for_bearer(transition); // at most one region is new to a player without a bearer, so this never asks
    if (has_dummy(state.setup))
    {
        reset_dummy(transition);
    }
    put_disks_away(transition);
    finish_general_scoring(transition);
}

void finish_general_scoring(const Transition& transition)
{
    State& state = transition.state;
    if (ask_to_fill_table(transition) || ask_for_free_moves(transition))
    {
        return;
    }
    for (const Place region : regions(state.setup))
    {
        score_region_in_general(transition, region);
    }
    end_lasting_effects(transition);
    end_of_general_scoring(transition);
    if (state.round == last_round)
    {
        transition.ask(Question::GameOver, nobody);
        transition.emit({.kind = EventKind::GameEnded});
        return;
    }
    state.round = static_cast<std::uint8_t>(round_after(state.setup, state.round));
    begin_round(transition);
}

} // namespace elgrande

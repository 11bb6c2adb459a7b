#pragma once

#include "rules/event.hpp"
#include "rules/majority.hpp"
#include "rules/state.hpp"

#include <optional>

namespace elgrande
{

/// What one seat may know, and nothing else: screens and computer players get this instead of a State.
/// With `viewer == nobody` it is what everybody may know (a shared screen between two players).
struct PlayerView
{
    Seat viewer = nobody;
    Setup setup; ///< without the seed, which would tell the stacks
    Decision decision;

    std::uint8_t round = 0;
    Place king{};
    PerSeat<Place> grande{};
    PerSeat<Place> bearer{}; ///< region of the standard-bearer, or Nowhere (Big Box)
    std::array<Place, mobile_board_count> board_at{};
    std::array<ScoreValues, place_count> values{}; ///< of the scoreboards that count at each place now
    std::array<PerSeat<std::uint8_t>, region_count> caballeros{};
    std::optional<PerSeat<std::uint8_t>> castillo; ///< as long as everybody may know it
    PerSeat<std::uint8_t> court{};
    PerSeat<std::uint8_t> province{};
    PerSeat<std::uint16_t> score{};

    PerSeat<std::uint8_t> hand_size{};
    PerSeat<std::optional<std::uint16_t>> hand{}; ///< bit v: value v; own, or all when hands are open
    PerSeat<std::uint16_t> played{};              ///< bit v: used; of others only what lies open when hands are hidden
    PerSeat<std::uint8_t> bid{};                  ///< the last played card as long as it lies open, 0 if none
    PerSeat<std::uint8_t> modifier_count{};
    PerSeat<std::optional<std::uint16_t>> modifiers{}; ///< bit m: in hand; like power cards, own only while passing
    PerSeat<ModifierId> added = for_each_seat(no_modifier); ///< beside the last played power card
    std::uint8_t bids_made = 0;
    Seat first_bidder = nobody;
    PerSeat<Seat> turn_order{};
    std::uint8_t turns_done = 0;

    std::array<CardId, stack_count> offered{};
    std::array<Seat, stack_count> taken_by{};
    PerSeat<std::uint8_t> vetoes{};     ///< usable until the end of the next round
    PerSeat<std::uint8_t> old_vetoes{}; ///< usable until the end of this round

    DiskPurpose disk_purpose = DiskPurpose::None;
    std::uint8_t disks_due = 0; ///< bit s: seat s has still to set its disk
    std::uint8_t disks_set = 0; ///< bit s: it lies there; unless all are open, nobody else knows what it shows
    PerSeat<Place> disk = for_each_seat(Place::Nowhere); ///< if open
    Turn turn;
    Progress progress;
    ActionList legal; ///< what the viewer may answer; empty if another seat is asked

    int players() const { return setup.players; }
    /// With the dummy, which sits behind the players.
    int owner_count() const { return owners(setup); }

    /// What each region would pay if it were scored now; of the Castillo only when its contents are known.
    std::array<std::optional<Payout>, place_count> payouts{};
};

PlayerView view(const State& state, Seat viewer);

/// May `viewer` see the contents of this event? The fact of the event is always open.
bool reveals_secret(const Setup& setup, const Event& event, Seat viewer);

/// A state that `viewer` cannot tell from `state`: what they may not know is dealt again from `random`,
/// and disks that others have set are asked for again.
State determinize(const State& state, Seat viewer, Random random);

} // namespace elgrande

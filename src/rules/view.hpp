#pragma once

#include "rules/event.hpp"
#include "rules/majority.hpp"
#include "rules/state.hpp"

#include <optional>

namespace elgrande
{

/// What of the past everybody could have written down, and what the viewer has laid face down: for whoever thinks ahead
/// (determinize()). Pages do not show it, as the books of some editions turn used cards over.
struct Remembered
{
    std::uint8_t rounds_begun = 0;
    /// As in State; no_card where nothing has come up yet.
    std::array<CardId, static_cast<std::size_t>(stack_count* stack_slots)> decks{};
    bool castillo_seen = false;
    PerSeat<PowerCards> played{}; ///< everybody saw them played, and did not see them taken back
    PerSeat<std::uint8_t> bid{};  ///< value of the card that was played last
    PerSeat<std::uint16_t> played_modifiers{};
    PerSeat<ModifierId> added = for_each_seat(no_modifier); ///< beside the card that was played last
    std::uint8_t returning_bearers = 0;                     ///< bit s: as far as the disks are open, or the own one
    Dummy dummy;                                            ///< what was drawn or turned over; zero behind it
    bool step_hidden = false; ///< the announced step takes a card back and does not tell which one

    bool operator==(const Remembered&) const = default;
};

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
    Lasting lasting;
    Colonies colonies;
    Grandissimo grand;
    std::array<ScoreValues, board_place_count> values{}; ///< of the scoreboards that count at each place now
    std::array<PerOwner<std::uint8_t>, board_place_count> caballeros{}; ///< none in the Castillo
    std::optional<PerOwner<std::uint8_t>> castillo;                     ///< as long as everybody may know it
    PerSeat<std::uint8_t> court{};
    PerSeat<std::uint8_t> province{};
    PerSeat<std::uint16_t> score{};

    PerSeat<std::uint8_t> hand_size{};
    PerSeat<std::optional<PowerCards>> hand{}; ///< own, or all when hands are open
    PerSeat<PowerCards> played{};              ///< used; of others only what lies open when hands are hidden
    PerSeat<std::uint8_t> bid{};               ///< the last played card as long as it lies open, 0 if none
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

    Sealed sealed; ///< until all are open, the answers of others lie face down
    Turn turn;
    Progress progress;
    ActionList legal; ///< what the viewer may answer; empty if another seat is asked
    Remembered remembered;

    int players() const { return setup.players; }

    /// Does the seat's disk lie there for all to see?
    bool shows_disk(Seat seat) const
    {
        return sealed.holds(SealedKind::Place) && sealed.is_open() && sealed.is_given(seat);
    }

    /// With the dummy, which sits behind the players.
    int owner_count() const { return owners(setup); }

    /// With the black ones, which belong to nobody.
    Owners owners_on_board() const { return Owners(owner_count(), has_black(setup)); }

    /// As State::player_of().
    Seat player_of(Seat owner) const { return owner == neutral ? colonies.inquisitor : owner; }

    /// What each region would pay if it were scored now; of the Castillo only when its contents are known.
    std::array<std::optional<Payout>, board_place_count> payouts{};
};

PlayerView view(const State& state, Seat viewer);

/// True if the answer or what is needed to find it is nobody else's business: a secret disk, the use of a Veto, and the
/// hand of power cards where hands are hidden.
bool is_secret(const Setup& setup, Question question);

/// May everybody know at once that `action` was answered in `before`? Not what is chosen in secret, nor that somebody
/// lets a step happen (all would know that no Veto is to be feared), nor which card goes where hands are hidden,
/// unless it lay on top.
bool is_told(const State& before, Action action);

/// May `viewer` see the contents of this event? The fact of the event is always open.
bool reveals_secret(const Setup& setup, const Event& event, Seat viewer);

/// A sound state that looks like `seen` to its viewer: what they may not know (cards to come, hidden hands, modifiers,
/// the dummy's cards) is dealt from `random`, every possibility that the view leaves open with a chance. Disks and
/// values that others have chosen in secret are asked for again, so the decision can be another player's than the
/// view's. Nothing but the view has a part in it: `seen` is a view() of a state that validate_state() passes.
State determinize(const PlayerView& seen, Random random);

/// The same for what `viewer` sees of `state`.
State determinize(const State& state, Seat viewer, Random random);

} // namespace elgrande

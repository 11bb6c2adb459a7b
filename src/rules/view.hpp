#pragma once

#include "rules/event.hpp"
#include "rules/majority.hpp"
#include "rules/state.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace elgrande
{

/// The knowledge of a player with a perfect memory about the past, and of the viewer about their own face-down cards.
/// For determinize() only: screens must not show it, as some editions turn used cards face down.
struct Remembered
{
    std::uint8_t rounds_begun = 0;
    /// As State::decks; no_card for cards that have not come up yet.
    std::array<CardId, static_cast<std::size_t>(stack_count* stack_slots)> decks{};
    bool castillo_seen = false;
    PerSeat<PowerCards> played{};                           ///< as State::played: played, and not taken back openly
    PerSeat<std::uint8_t> bid{};                            ///< as State::bid: the card that was played last
    PerSeat<std::uint16_t> played_modifiers{};              ///< as PowerShift::played
    PerSeat<ModifierId> added = for_each_seat(no_modifier); ///< beside the card that was played last
    std::uint8_t returning_bearers = 0; ///< as Bearers::returning, for open disks and the viewer's own
    Dummy dummy;                        ///< cards that have been drawn; the other cards are zero
    bool step_hidden = false;           ///< the announced step takes back a card that the viewer may not know

    bool operator==(const Remembered&) const = default;
};

/// Everything that one seat may know, and nothing else. Screens and computer players get this instead of a State. With
/// `viewer == nobody` it holds what everybody may know, as for a shared screen.
struct PlayerView
{
    Seat viewer = nobody;
    Setup setup; ///< without the seed, which would reveal the stacks
    Decision decision;

    std::uint8_t round = 0;
    Place king{};
    PerSeat<Place> grande{};
    PerSeat<Place> bearer{}; ///< region of the standard-bearer, or Nowhere (Big Box)
    std::array<Place, mobile_board_count> board_at{};
    Lasting lasting;
    Colonies colonies;
    Grandissimo grand;
    /// The scoreboard that counts at each place now; zeros for places that cannot be scored in this game.
    std::array<ScoreValues, board_place_count> values{};
    std::array<PerOwner<std::uint8_t>, board_place_count> caballeros{}; ///< zero for the Castillo, see `castillo`
    std::optional<PerOwner<std::uint8_t>> castillo;                     ///< nothing unless everybody may know it
    PerSeat<std::uint8_t> court{};
    PerSeat<std::uint8_t> province{};
    PerSeat<std::uint16_t> score{};

    PerSeat<std::uint8_t> hand_size{};         ///< 0 for others while hands are chosen
    PerSeat<std::optional<PowerCards>> hand{}; ///< the viewer's; all if hands are open
    PerSeat<PowerCards> played{};              ///< used cards; of other seats with hidden hands, only the card in `bid`
    PerSeat<std::uint8_t> bid{};               ///< the last played card while it lies open, 0 if none
    PerSeat<std::uint8_t> modifier_count{};
    PerSeat<std::optional<std::uint16_t>>
        modifiers{}; ///< bit m: in hand; as `hand`, but only the viewer's while modifiers are passed
    PerSeat<ModifierId> added = for_each_seat(no_modifier); ///< beside the card in `bid`; no_modifier if none
    std::uint8_t bids_made = 0;
    Seat first_bidder = nobody;
    PerSeat<Seat> turn_order{};
    std::uint8_t turns_done = 0;

    std::array<CardId, stack_count> offered{}; ///< by stack − 1: offered()
    std::array<Seat, stack_count> taken_by{};  ///< as State::taken_by
    PerSeat<std::uint8_t> vetoes{};            ///< usable until the end of the next round
    PerSeat<std::uint8_t> old_vetoes{};        ///< usable until the end of this round

    Sealed sealed; ///< answers of other seats lie face down until all are open
    Turn turn;
    Progress progress;
    ActionList legal; ///< the viewer's legal answers; view() leaves it empty if another seat is asked, or nobody
    Remembered remembered;

    int players() const { return setup.players; }

    /// True if the seat's secret disk lies open and has not been executed.
    bool shows_disk(Seat seat) const
    {
        return sealed.holds(SealedKind::Place) && sealed.is_open() && sealed.is_given(seat);
    }

    /// Returns the number of Vetoes that the seat can still use.
    int usable_vetoes(Seat seat) const { return vetoes[seat] + old_vetoes[seat]; }

    /// See State::owner_count().
    int owner_count() const { return owners(setup); }

    /// See State::owners_on_board().
    Owners owners_on_board() const { return Owners(owner_count(), has_black(setup)); }

    /// See State::player_of().
    Seat player_of(Seat owner) const { return owner == neutral ? colonies.inquisitor : owner; }

    /// The payout() of each place; nothing for places that cannot be scored in this game and for a Castillo whose
    /// contents are unknown.
    std::array<std::optional<Payout>, board_place_count> payouts{};

    bool operator==(const PlayerView&) const = default;
};

/// Returns the view that `viewer`, a player's seat or `nobody`, may have of `state`.
PlayerView view(const State& state, Seat viewer);

/// True if only the seat that is asked may see the screen while it answers: for sealed choices and Vetoes, and for
/// questions about a hidden hand.
bool is_secret(const Setup& setup, Question question);

/// True if everybody may know at once that `action` was played in `before`. False for secret choices, for letting a
/// step happen (it would reveal that no Veto is coming), and for a card that goes into a hidden hand, unless it lay on
/// top.
bool is_public(const State& before, Action action);

/// True if the contents of the event are hidden from `viewer`, a seat or `nobody`. Kind and seat of an event are always
/// open.
bool is_hidden_from(const Setup& setup, const Event& event, Seat viewer);

/// Returns a random valid state that the viewer of `seen` cannot tell from the real one. What the viewer does not know
/// (cards to come, hidden hands, modifiers, the dummy's cards) is dealt from `random`; every possibility can occur.
/// Other seats that have chosen in secret are asked again, so the current question can differ from that of `seen`.
/// `seen` must be a view() of a state that passes validate_state(); the result depends on `seen` and `random` alone.
State determinize(const PlayerView& seen, Random random);

/// Returns determinize(view(state, viewer), random).
State determinize(const State& state, Seat viewer, Random random);

} // namespace elgrande

#pragma once

#include "rules/cards/card.hpp"
#include "rules/state.hpp"
#include "search/counts/tally.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace elgrande::search
{

/// True if the active player can do more in the turn than place caballeros and use a special action: in Grandissimo,
/// use a symbol of the card or a figure in the court.
bool has_extras(const State& state);

/// True if an opponent of the active player has a Veto.
bool opponent_has_veto(const State& state);

/// Returns the number of caballeros of an owner in the regions that are not taboo.
int count_on_open_board(const State& state, Seat owner);

/// Returns where the active player can place caballeros from the court, including the ship if the player has a token
/// for it (Grandissimo).
PlaceSet in_reach_of_court(const State& state);

/// The set of net changes that the rest of a turn can cause, for turns that only place caballeros from the court and
/// move, place or dismiss some by a special action. Membership depends on the Tally alone. "Own" caballeros
/// belong to the active player, "other" ones to all other owners.
///
/// It is enough to consider turns that place caballeros before the special action: a caballero that was placed can be
/// moved on, and one that is moved away can be replaced. The only exception is a dismissal before placing, which spares
/// the active player if no own caballero is on the board yet; allowed_by_dismissing() covers it.
///
/// To lose D own caballeros and to gain F in places out of reach of the court takes max(D, F) moves: each of the F is
/// moved there, either from a place that loses it or after it was placed next to the King.
///
/// The special action of one of the player's own cards must be used if it is possible (Intrigue & the King). Moves
/// without a net change are enough: a caballero is placed elsewhere and moved on to where it could have been placed, or
/// is moved there and back.
class Reach
{
public:
    /// Returns the reach of the rest of the turn. Returns nothing if the active player can do anything else, once the
    /// special action has begun, if an opponent could be asked, or if the game has standard-bearers or the colonies:
    /// counts alone do not describe bearers, spaces, discs and the Limit table. Also returns nothing in some rare
    /// cases, for example if it is not certain that a mandatory special action is possible. `only_effect` leaves out
    /// the other effects of the card.
    static std::optional<Reach> of(const State& state, std::optional<int> only_effect = {});

    /// Returns the reach of the rest of the turn, split into sets that have no net change in common: one for each
    /// special action of the card if the two exclude each other, otherwise a single one. Empty if of() returns nothing.
    static std::vector<Reach> disjoint(const State& state);

    Seat player() const { return player_; }
    Owners owners() const { return {owners_, false}; }
    /// True if it is one of owners().
    bool owns(Seat owner) const { return owner < owners_; }

    /// Returns the places whose counts can change: the Castillo, if included, is the first, and the ship the last.
    const std::vector<Place>& places() const { return places_; }
    bool changes(Place place) const { return std::find(places_.begin(), places_.end(), place) != places_.end(); }
    /// True if caballeros can be placed there from the court.
    bool is_near(Place place) const { return near_.contains(place); }

    /// Returns the tally of a change in one place. Members that do not matter for this card stay 0.
    Tally tally_of(Place place, const Change& change) const;
    /// Returns the tally of a change in all places.
    Tally tally_of(const NetChange& change) const;

    /// Returns the Tally::source of a change in which only this place loses caballeros; no_place if the card can take
    /// them from anywhere.
    unsigned source_of(Place place) const;

    /// True if the rest of the turn can cause a net change with this tally.
    bool allows(const Tally& tally) const;

    /// Prunes partial sums. `tally` is the tally of some of the places: returns false only if no change of the other
    /// places makes the whole allowed. May return true for tallies that turn out to be impossible.
    bool may_become_allowed(const Tally& tally) const;

    /// True if a turn can change the number of another owner's caballeros by `balance` while places lose `out` of them.
    bool may_end(int balance, int out) const;

    /// True if an own caballero can be dismissed; see NetChange::own_dismissed.
    bool can_dismiss_own() const { return dismisses_own_; }

    /// True if all losses must be in one place.
    bool has_one_source() const { return one_source_; }

    /// Returns the maximum number of caballeros that the player can place from the court, including those of the
    /// special action.
    int max_placed() const { return max_placed_; }

    /// Return the maximum number of own caballeros, or of others, that all places together can lose (out) or gain (in).
    int max_own_out() const { return max_own_out_; }
    int max_others_out() const { return max_others_out_; }
    int max_own_in() const { return max_own_out_ + max_placed_; }
    int max_others_in() const { return dismisses_ ? 0 : max_others_out_; }
    /// Returns the maximum number of own or other caballeros that this place can gain. None are moved onto the ship.
    int max_in(Place place, bool own) const
    {
        const bool is_ship = place == Place::Ship;
        return own ? (is_ship ? max_placed_ : max_own_in()) : (is_ship ? 0 : max_others_in());
    }

    /// True if the place can lose caballeros. The Castillo and the ship (Grandissimo) lose them only in a scoring.
    bool can_lose(Place place) const { return place != Place::Castillo && place != Place::Ship; }

    /// True if one limit applies to moves of own and of other caballeros together.
    bool shares_moves() const { return max_out_ < max_own_out_ + max_others_out_; }

    /// True if the special action must be used.
    bool must_act() const { return must_act_; }

    /// Return the most caballeros of all owners that all places together can lose (out) or gain (in).
    int max_out() const { return max_out_; }
    int max_in() const { return dismisses_ ? max_placed_ : max_out_ + max_placed_; }

    /// Returns the indices of the card's effects that can cause this tally; only −1 if placing is enough. Empty if
    /// the reach does not allow the tally.
    std::vector<int> effects_for(const Tally& tally) const;

private:
    /// A special action that the card offers.
    struct SpecialAction
    {
        Effect effect;
        int index = 0;
        bool allows_round_trip = false; ///< it can move a caballero there and back
    };

    bool allowed_by_placing(const Tally& tally) const;
    bool allowed_by_moves(const Effect& effect, const Tally& tally) const;
    bool allowed_by_extra_placing(const Effect& effect, const Tally& tally) const;
    bool allowed_by_dismissing(const Tally& tally) const;
    bool allowed_by(const SpecialAction& action, const Tally& tally) const;
    bool can_be_used(const SpecialAction& action, const Tally& tally) const;
    bool others_balance(const Tally& tally) const;
    bool nobody_leaves(const Tally& tally) const;
    void add_places(const State& state);
    bool may_become_allowed_by(const Effect& effect, const Tally& tally, int own_out, int others_out) const;
    void add_action(const State& state, const Effect& effect, int index);

    Seat player_ = nobody;
    int owners_ = 0;
    std::vector<Place> places_;
    PlaceSet near_;
    std::vector<SpecialAction> actions_;
    int placed_ = 0;     ///< the most caballeros that can still be placed without the special action
    int court_ = 0;      ///< caballeros in the player's court
    int max_placed_ = 0; ///< the most that can be placed, including those of the special action
    int max_own_out_ = 0;
    int max_others_out_ = 0;
    int max_out_ = 0;
    int max_far_ = 0; ///< the most own caballeros that places beyond the reach of the court can gain
    bool must_act_ = false;
    bool dismisses_ = false;
    bool one_source_ = true; ///< all special actions that move caballeros take them from one region
    bool restricts_source_ = false;
    bool castillo_matters_ = false;
    bool dismisses_own_ = false;
    bool may_spare_own_ = false;
    std::uint8_t victims_ = 0; ///< bit o: owner o, not the player, loses a caballero by a dismissal
};

} // namespace elgrande::search

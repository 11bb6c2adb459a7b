#pragma once

#include "rules/cards/card.hpp"
#include "rules/state.hpp"
#include "search/counts/tally.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace elgrande::search
{

/// Is there more to do in the turn than to place and to act (Grandissimo: by a symbol of the card or a figure in the
/// court)?
bool has_extras(const State& state);

/// Can an opponent use a Veto?
bool somebody_can_prevent(const State& state);

/// Where the player of the turn can place caballeros from the court: on the ship, too, who has a token (Grandissimo).
PlaceSet in_reach_of_court(const State& state);

/// What placing and a special action can change together, when the action only moves, places or dismisses caballeros:
/// a set of changes of counts, told by a few sums. Placing first and acting afterwards can do all that the other order
/// can: what was placed can be moved on, and what is moved away is replaced. The one exception is a dismissal that
/// spares whoever has no caballero on the board yet.
///
/// Own cards must be used where they can be (Intrigue & the King). A move that leaves no trace does that, too: of a
/// caballero that is placed and moved on to where it could have been placed, or there and back.
///
/// With D own caballeros fewer somewhere and F more in places where the court does not reach, max(D, F) own moves are
/// needed and enough: each of those F comes from elsewhere by a move, or is placed next to the King and moved on.
class Reach
{
public:
    /// The reach of the rest of the turn; nothing if it does more than this, if somebody else could be asked, or with
    /// the colonies, where spaces of their own, discs and the Limit table are no counts.
    static std::optional<Reach> of(const State& state);

    /// The same as one reach for each special action among which the card lets the player choose, where no change can
    /// be reached by two of them; else as a single one. None if there is no reach.
    static std::vector<Reach> apart(const State& state);

    Seat player() const { return player_; }
    Owners owners() const { return {owners_, false}; }
    bool owns(Seat owner) const { return owner < owners_; }

    /// Where counts can change: the Castillo first, as far as anything can go there, and the ship last.
    const std::vector<Place>& places() const { return places_; }
    bool changes(Place place) const { return std::find(places_.begin(), places_.end(), place) != places_.end(); }
    /// Can caballeros be placed there from the court?
    bool is_near(Place place) const { return near_.contains(place); }

    /// The tally of a single place, as far as it makes a difference to this card.
    Tally tally_of(Place place, const Change& change) const;
    /// Of all places.
    Tally tally_of(const NetChange& change) const;

    /// Tally::source of whoever leaves the place.
    unsigned source_of(Place place) const;

    /// Can the rest of a turn change the board so?
    bool allows(const Tally& tally) const;

    /// Could it be allowed together with changes of other places? May return true where none is.
    bool may_become_allowed(const Tally& tally) const;

    /// Can an owner other than the player lose `out` caballeros somewhere, with this sum of all changes?
    bool may_end(int balance, int out) const;

    /// Whether one own caballero goes to the province is a part of the end that no count on the board shows.
    bool can_dismiss_own() const { return dismisses_own_; }

    /// Does everybody who leaves a place leave the same one?
    bool has_one_source() const { return one_source_; }

    /// Caballeros that the player can place from the court, at most.
    int most_placed() const { return most_placed_; }

    /// What can leave one place, and what can come there, at most.
    int most_own_out() const { return most_own_out_; }
    int most_others_out() const { return most_others_out_; }
    int most_own_in() const { return most_own_out_ + most_placed_; }
    int most_others_in() const { return dismisses_ ? 0 : most_others_out_; }
    /// The same of this place: nobody is moved onto the ship.
    int most_in(Place place, bool own) const
    {
        const bool on_ship = place == Place::Ship;
        return own ? (on_ship ? most_placed_ : most_own_in()) : (on_ship ? 0 : most_others_in());
    }

    /// Can anybody leave the place? The Castillo and the ship (Grandissimo) only in a scoring.
    bool lets_go(Place place) const { return place != Place::Castillo && place != Place::Ship; }

    /// Own caballeros that come to places where none can be placed from the court, at most.
    int most_far() const { return most_far_; }

    /// Is there one number of moves, for own caballeros and those of others?
    bool shares_moves() const { return most_out_ < most_own_out_ + most_others_out_; }

    /// May the special action not be left out?
    bool must_act() const { return must_act_; }

    /// All that leaves and all that comes, at most.
    int most_out() const { return most_out_; }
    int most_in() const { return dismisses_ ? most_placed_ : most_out_ + most_placed_; }
    /// The same where none can be placed from the court: whoever comes has a move of their own.
    int most_in_far() const { return std::max(most_out_, most_far_); }

    /// The effects of the card by which this can be reached; only −1 if no special action is needed.
    std::vector<int> effects_for(const Tally& tally) const;

private:
    /// One of the special actions among which the card lets the player choose.
    struct Form
    {
        Effect effect;
        int index = 0;
        bool there_and_back = false; ///< its moves can take each other back
    };

    static std::optional<Reach> of(const State& state, std::optional<int> only_effect);

    bool by_placing(const Tally& tally) const;
    bool by_moves(const Effect& effect, const Tally& tally) const;
    bool by_extra_placing(const Effect& effect, const Tally& tally) const;
    bool by_dismissing(const Tally& tally) const;
    bool by(const Form& form, const Tally& tally) const;
    bool by(const Effect& effect, const Tally& tally) const;
    bool is_some_step(const Form& form, const Tally& tally) const;
    bool others_even(const Tally& tally) const;
    bool nobody_leaves(const Tally& tally) const;
    void add_places(const State& state);
    bool may_become(const Effect& effect, const Tally& tally, int own_out, int others_out) const;
    void add_form(const State& state, const Effect& effect, int index);

    Seat player_ = nobody;
    int owners_ = 0;
    std::vector<Place> places_;
    PlaceSet near_;
    std::vector<Form> forms_;
    int placed_ = 0; ///< caballeros that the card lets the player place, and the court holds
    int court_ = 0;
    int most_placed_ = 0; ///< the same, with those of the special action
    int most_own_out_ = 0;
    int most_others_out_ = 0;
    int most_out_ = 0;
    int most_far_ = 0;
    bool must_act_ = false;
    bool dismisses_ = false;
    bool one_source_ = true; ///< of all forms that let caballeros leave
    bool some_one_source_ = false;
    bool castillo_matters_ = false;
    bool dismisses_own_ = false;
    bool may_spare_own_ = false;
    std::uint8_t victims_ = 0; ///< bit o: owner o other than the player loses one by a dismissal
};

} // namespace elgrande::search

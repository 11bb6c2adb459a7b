#pragma once

#include "rules/cards/card.hpp"
#include "rules/state.hpp"
#include "search/counts/overseas/fate.hpp"
#include "search/counts/overseas/limit_table.hpp"
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
///
/// With the colonies some spaces hold one caballero: who comes where another stood must come later. Own ones are placed
/// there after the special action if that is possible, which see; else they are moved there, too.
/// See overseas/rings.hpp for those who wait for one another.
class Reach
{
public:
    /// The reach of the rest of the turn; nothing if it does more than this, or if somebody else could be asked.
    static std::optional<Reach> of(const State& state);

    /// The same as one reach for each special action among which the card lets the player choose, where no change can
    /// be reached by two of them, for each kind of ending and each Fate; else as a single one. None if there is no
    /// reach.
    static std::vector<Reach> apart(const State& state);

    Seat player() const { return player_; }
    Owners owners() const { return {owners_, has_colonies_}; }
    bool owns(Seat owner) const { return owner < owners_ || (has_colonies_ && owner == neutral); }
    bool has_colonies() const { return has_colonies_; }

    Ending ending() const { return ending_; }

    /// All is told of the board with_fate().
    const Fate& fate() const { return fate_; }
    /// What that comes to.
    const Tally& start() const { return start_; }
    std::uint8_t others_in_at_start() const { return fate_.has_moved() && !fate_.is_delivered() ? 1 : 0; }
    /// Who brings a disc to Spain; nobody if nobody does.
    Seat bringer() const { return fate_.is_delivered() ? fate_.owner : nobody; }
    /// Does somebody leave Spain again who has brought a disc there?
    bool moves_twice(const Tally& tally) const { return fate_.is_delivered() && tally.to_spain() == 0; }

    /// Where it counts who is on the Limit table; nothing if it cannot become full, or nobody gets there.
    const LimitTable* table() const { return table_ ? &*table_ : nullptr; }
    bool has_table(Place place) const { return table_ && table_->place == place; }

    /// Where counts can change: the Castillo first, as far as anything can go there, and the ship last. With the
    /// colonies the places whose spaces can be linked come before them.
    const std::vector<Place>& places() const { return places_; }
    bool changes(Place place) const { return std::find(places_.begin(), places_.end(), place) != places_.end(); }
    /// Can caballeros be placed there from the court?
    bool is_near(Place place) const { return near_.contains(place); }

    /// The tally of a single place, as far as it makes a difference to this card; of its own spaces see overseas/posts.
    Tally tally_of(Place place, const Change& change) const;
    /// Of all places.
    Tally tally_of(const NetChange& change) const;

    /// Tally::source of whoever leaves the place.
    unsigned source_of(Place place) const;

    /// Can who comes have to wait for who leaves, both ways round? Tally::links and Tally::outside are not looked at
    /// otherwise.
    bool can_link() const { return can_link_; }

    /// In so many of the first places.
    std::size_t linked_places() const { return linked_places_; }

    /// Own moves that are needed, if nobody waits for others.
    static int own_moves(const Tally& tally, bool places_last);

    /// May all placing come after the special action? Not if more come far away than leave other places, unless those
    /// who stand near the King go there, and others take their places.
    bool can_place_last(const Tally& tally) const;

    /// Can the rest of a turn change the board so?
    bool allows(const Tally& tally) const;

    /// Could it be allowed together with changes of other places, or, if these are not `whole`, with more of the same?
    /// May say yes in vain.
    bool may_become_allowed(const Tally& tally, bool whole = true) const;

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
        const bool on_ship = place == Place::Ship && !has_colonies_;
        return own ? (on_ship ? most_placed_ : most_own_in()) : (on_ship ? 0 : most_others_in());
    }

    /// Can anybody leave the place? The Castillo and the ship (Grandissimo) only in a scoring.
    bool lets_go(Place place) const { return place != Place::Castillo && (place != Place::Ship || has_colonies_); }

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

    static std::optional<Reach> of(const State& before, std::optional<int> only_effect, Ending ending,
                                   const Fate& fate);
    bool add_endings(const State& state, const Fate& fate, std::vector<Reach>& all) const;
    void add_start(const State& before);

    bool by_placing(const Tally& tally) const;
    bool by_moves(const Effect& effect, const Tally& tally) const;
    bool by_extra_placing(const Effect& effect, const Tally& tally) const;
    bool by_dismissing(const Tally& tally) const;
    bool by(const Form& form, const Tally& tally) const;
    bool by(const Effect& effect, const Tally& tally) const;
    bool is_some_step(const Form& form, const Tally& tally) const;
    bool others_even(const Tally& tally) const;
    bool nobody_leaves(const Tally& tally) const;
    bool has_moves(const Effect& effect, const Tally& tally, bool places_last) const;
    bool by_moves(const Effect& effect, const Tally& tally, bool places_last) const;
    bool add_overseas(const State& state);
    void add_places(const State& state);
    bool may_become(const Effect& effect, const Tally& tally, int own_out, int others_out, bool whole) const;
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
    Ending ending_ = Ending::OfTurn;
    Fate fate_;
    Tally start_;
    std::optional<LimitTable> table_;
    bool has_colonies_ = false;
    bool can_link_ = false;
    std::size_t linked_places_ = 0;
    bool may_place_last_ = true;                             ///< after the special action
    std::array<std::uint8_t, board_place_count> own_near_{}; ///< by place, own ones where the court reaches
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

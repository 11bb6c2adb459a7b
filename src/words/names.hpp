#pragma once

#include "record/game.hpp"
#include "rules/cards/card.hpp"
#include "rules/game.hpp"
#include "rules/place.hpp"
#include "words/localizer.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <type_traits>

namespace elgrande::words
{

/// The names of the owners of caballeros by Seat: the players, then the dummy and, at `neutral`, the black ones. One
/// player may be called "You" on this screen. What other people read, such as a posted text, uses named(). Refers to
/// the names, which must outlive it.
class Names
{
public:
    Names() = default;

    /// Names all owners.
    template <class Range>
    requires(std::is_convertible_v<const Range&, std::span<const std::string>>) Names(const Range& names)
        : names_(names)
    {
    }

    /// Calls the player at `you` `to_you`, which is "You"; nobody: names all owners.
    Names(std::span<const std::string> names, Seat you, const std::string& to_you)
        : names_(names), you_(you), to_you_(&to_you)
    {
    }

    std::size_t size() const { return names_.size(); }

    /// Returns the name of an owner below size(), for where it stands alone.
    const std::string& operator[](std::size_t owner) const { return owner == you_ ? *to_you_ : names_[owner]; }

    /// Returns the seat that is called "You", or nobody.
    Seat you() const { return you_; }

    /// Returns the same names without "You".
    Names named() const { return names_; }

private:
    std::span<const std::string> names_;
    Seat you_ = nobody;
    const std::string* to_you_ = nullptr;
};

/// Returns the name of a seat with its mark (see marked() and marked_you()), for a text or to stand alone; "?" for a
/// seat that does not exist.
std::string player(Names names, Seat seat);

/// Returns "You" as the name of a seat, as player() does for Names::you().
std::string player_you(const Localizer& localizer, Seat seat);

std::string colour(const Localizer& localizer, record::Colour colour);

/// Returns the title that stands for the level of a computer player, 1 … 3; other levels count as the nearest.
std::string court_title(const Localizer& localizer, int level);
/// Returns a sentence about what a computer player of such a level does.
std::string about_level(const Localizer& localizer, int level);

/// Returns the name of a player, as plain() text. A name that is the player's colour in any language is translated.
std::string seat_name(const Localizer& localizer, const record::Player& player);

/// Returns the seat that texts call "You": the only person among computers, if the person has no name but that of the
/// colour; otherwise nobody. `players` may include the dummy, which has no name.
Seat seat_of_you(std::span<const record::Player> players);

/// Returns seat_name() for the player at `seat`, which must exist, or "You" for seat_of_you(); for a computer player
/// with the court_title() in parentheses after it.
std::string titled_name(const Localizer& localizer, std::span<const record::Player> players, Seat seat);

/// Returns the name of a place, as the edition words it.
std::string place(const Localizer& localizer, Edition edition, Place place);

/// Returns place(), or a shorter form if the name is long.
std::string short_place(const Localizer& localizer, Edition edition, Place at);

/// Returns place(), but "beside the Castillo" for the Castillo, which the King never enters (2023, "Chalet").
std::string kings_place(const Localizer& localizer, Edition edition, Place at);

/// Returns the words for a space of the place `at`: "with gold, beside the Limit table", "Captain"; empty for
/// Space::Region.
std::string space_name(const Localizer& localizer, Place at, Space space);

/// Returns "Round 1 of 6" for a space of the round track (State::round). A short game skips some of the spaces.
std::string round_of(const Localizer& localizer, const Setup& setup, int space);

/// Returns the number with a sign: "+3" or "–2", or "+0" for 0. The typeface has no minus sign, hence the dash.
std::string signed_number(int number);

/// Returns the values as "8/4/0".
std::string score_values(const ScoreValues& values);

/// Returns the first edition that has the card; Classic if none has it.
Edition edition_of(CardId id);

/// Returns the title that is printed on a card; several cards can have the same one. This and the other texts of cards
/// are empty for no_card.
std::string card_title(const Localizer& localizer, CardId card);

/// Returns the name of a card for lists and the log, which is unique.
std::string card_name(const Localizer& localizer, CardId card);

/// Returns the short text on the front of a card.
std::string card_line(const Localizer& localizer, CardId card);

/// Returns the full explanation of a card's special action, as the edition words it.
std::string card_full(const Localizer& localizer, Edition edition, CardId id);

/// Returns sentences about the other properties of a card: for a card without a stack, whether its action is mandatory;
/// how many caballeros it recruits or places, if its stack does not determine that; its discs and symbols. Empty for a
/// card with none.
std::string card_traits(const Localizer& localizer, const Setup& setup, CardId id);

/// Returns a sentence about where the card comes from and how well it is known (Provenance). For a card from a rule
/// book this is card_guesses(), which is empty if all of the card has a printed source.
std::string card_provenance(const Localizer& localizer, CardId id);

/// Returns a sentence about the parts of a card that its rule book leaves open (Guess); empty if there are none.
std::string card_guesses(const Localizer& localizer, CardId id);

/// Returns the value of a modifier as "+1".
std::string modifier_value(ModifierId id);

/// Returns the value of a modifier, with its ability if it has one: "+1", "+1 court".
std::string modifier_name(const Localizer& localizer, ModifierId id);

/// Returns the ability of a modifier, which must have one, as a phrase that follows "may".
std::string ability(const Localizer& localizer, ModifierId id);

/// Returns the label of the button that chooses an effect of a card; `effect` is an index in Card::effects.
std::string effect_name(const Localizer& localizer, CardId id, int effect);

/// Returns why data cannot be loaded, after the number of the line if the error has one, without a full stop. For an
/// ErrorKind::Wrong without a Rule, the reason is always in English.
std::string load_error(const Localizer& localizer, const record::LoadError& error);

/// Returns a sentence that explains the rule that forbids an action.
std::string refusal(const Localizer& localizer, Rule rule);

} // namespace elgrande::words

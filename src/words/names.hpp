#pragma once

#include "record/game.hpp"
#include "rules/cards/card.hpp"
#include "rules/game.hpp"
#include "rules/place.hpp"
#include "words/localizer.hpp"

#include <span>
#include <string>

namespace elgrande::words
{

/// What the players are called, in seat order.
using Names = std::span<const std::string>;

/// The name of a seat with its mark, see marked(). "?" for a seat that does not exist.
std::string player(Names names, Seat seat);

std::string colour(const Localizer& localizer, record::Colour colour);

/// What a computer of this level, from 1 on, is called.
std::string court_title(const Localizer& localizer, int level);

/// What a player is called: by their name, or by the colour in this language if the name is that colour in any
/// language.
std::string seat_name(const Localizer& localizer, const record::Player& player);

/// The same with what kind of computer it is.
std::string titled_name(const Localizer& localizer, const record::Player& player);

/// A region of the edition, the Castillo, or where else pieces can be.
std::string place(const Localizer& localizer, Edition edition, Place place);

/// The same where there is little room, shorter if it is long.
std::string short_place(const Localizer& localizer, Edition edition, Place at);

/// Where the King stands: as place(), but he is never inside the Castillo, only beside it (2023, "Chalet").
std::string kings_place(const Localizer& localizer, Edition edition, Place at);

/// Which caballero of several in a place, or which space of it: "with gold, beside the Limit table", "Captain"; empty
/// for those that are nothing but in the region.
std::string space_name(const Localizer& localizer, Place at, Space space);

/// "Round 1 of 6", on this space of the round track.
std::string round_of(const Localizer& localizer, const Setup& setup, int space);

/// "8/4/0".
std::string score_values(const ScoreValues& values);

/// The edition that a card belongs to.
Edition edition_of(CardId id);

/// What stands on the card. Several cards have the same title, as in the rule book.
std::string card_title(const Localizer& localizer, CardId card);

/// A title that tells it from every other card, for lists and the log.
std::string card_name(const Localizer& localizer, CardId card);

/// One line for the front of the card.
std::string card_line(const Localizer& localizer, CardId card);

/// The whole explanation of the special action in a game of this edition.
std::string card_full(const Localizer& localizer, Edition edition, CardId id);

/// What else a card does: whether its action is a duty, how many caballeros it brings and places where its stack does
/// not say so, its discs and its symbols. Empty for a plain card of a stack.
std::string card_traits(const Localizer& localizer, const Setup& setup, CardId id);

/// What of a card is not in a source, and where its action comes from then; empty if all of it is.
std::string card_provenance(const Localizer& localizer, CardId id);

/// What of a card that a rule book tells of is filled in all the same, in one sentence; empty if nothing is.
std::string card_guesses(const Localizer& localizer, CardId id);

/// "+1".
std::string modifier_value(ModifierId id);

/// "+1", or "+1 court" if it has an ability.
std::string modifier_name(const Localizer& localizer, ModifierId id);

/// What the ability of a modifier is, in the words after "may".
std::string ability(const Localizer& localizer, ModifierId id);

/// A button for one of the two effects of a card.
std::string effect_name(const Localizer& localizer, CardId id, int effect);

/// Why something from outside cannot be used, without a full stop. What stands in a record is named in its own words.
std::string load_error(const Localizer& localizer, const record::LoadError& error);

/// Which rule forbids it, in one sentence.
std::string refusal(const Localizer& localizer, Rule rule);

} // namespace elgrande::words

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

/// The names of the owners of caballeros by Seat: the players, then the dummy and, at `neutral`, the black ones.
using Names = std::span<const std::string>;

/// Returns the name of a seat with its mark (see marked()); "?" for a seat that does not exist.
std::string player(Names names, Seat seat);

std::string colour(const Localizer& localizer, record::Colour colour);

/// Returns the title of a computer player of this level, 1 … 3.
std::string court_title(const Localizer& localizer, int level);

/// Returns the name of a player. If it is the name of the player's colour in any language, it is translated.
std::string seat_name(const Localizer& localizer, const record::Player& player);

/// Returns the seat of a person who plays alone against computers and is called by the colour, so that texts may say
/// "You"; nobody if there is none. `players` may include the dummy, which has no name.
Seat seat_of_you(std::span<const record::Player> players);

/// Returns seat_name(), or "You" for seat_of_you(): for a name that stands by itself, or before a sentence to the
/// player.
std::string name_to_you(const Localizer& localizer, std::span<const record::Player> players, Seat seat);

/// Returns name_to_you(), with the title of a computer player.
std::string titled_name(const Localizer& localizer, std::span<const record::Player> players, Seat seat);

/// Returns the name of a place in the edition.
std::string place(const Localizer& localizer, Edition edition, Place place);

/// Returns place(), or a shorter form of a long name.
std::string short_place(const Localizer& localizer, Edition edition, Place at);

/// Returns the place of the King: as place(), but "beside the Castillo", as he is never inside (2023, "Chalet").
std::string kings_place(const Localizer& localizer, Edition edition, Place at);

/// Returns the words for a space of the place `at`: "with gold, beside the Limit table", "Captain"; empty for
/// Space::Region.
std::string space_name(const Localizer& localizer, Place at, Space space);

/// Returns "Round 1 of 6" for a space of the round track (State::round), of which a short game skips some.
std::string round_of(const Localizer& localizer, const Setup& setup, int space);

/// Returns the values as "8/4/0".
std::string score_values(const ScoreValues& values);

/// Returns the first edition that has the card; Classic if none has it.
Edition edition_of(CardId id);

/// Returns the title that is printed on a card, which other cards can have, too. This and the next texts of cards are
/// empty for no_card.
std::string card_title(const Localizer& localizer, CardId card);

/// Returns a name that only this card has, for lists and the log.
std::string card_name(const Localizer& localizer, CardId card);

/// Returns the short text on the front of a card.
std::string card_line(const Localizer& localizer, CardId card);

/// Returns the whole explanation of a card's special action, with the names of this edition.
std::string card_full(const Localizer& localizer, Edition edition, CardId id);

/// Returns the other properties of a card: whether its action is mandatory, how many caballeros it recruits and places
/// (if its stack does not determine that), its discs and symbols. Empty for a card with none.
std::string card_traits(const Localizer& localizer, const Setup& setup, CardId id);

/// Returns how well the card is known (Provenance) and where its action comes from; empty if all of it has a printed
/// source.
std::string card_provenance(const Localizer& localizer, CardId id);

/// Returns a sentence about the parts of a card that its rule book leaves open (Guess); empty if there are none.
std::string card_guesses(const Localizer& localizer, CardId id);

/// Returns the value of a modifier as "+1".
std::string modifier_value(ModifierId id);

/// Returns the value of a modifier, with its ability if it has one: "+1", "+1 court".
std::string modifier_name(const Localizer& localizer, ModifierId id);

/// Returns the ability of a modifier that has one, as words that follow "may".
std::string ability(const Localizer& localizer, ModifierId id);

/// Returns the label of the button for one of the effects between which a card lets its player choose. `effect`: index
/// in Card::effects.
std::string effect_name(const Localizer& localizer, CardId id, int effect);

/// Returns why data cannot be loaded, without a full stop. Reasons of ErrorKind::Wrong that name no Rule are English.
std::string load_error(const Localizer& localizer, const record::LoadError& error);

/// Returns a sentence that explains the rule that forbids an action.
std::string refusal(const Localizer& localizer, Rule rule);

} // namespace elgrande::words

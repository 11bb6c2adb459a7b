#pragma once

#include "rules/outlook/outlook.hpp"
#include "rules/view.hpp"
#include "words/names.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace elgrande::words
{

/// Returns the current question as one sentence with style marks. It calls the asked player "you", so everybody else
/// has a name; the same is true of answer().
std::string prompt(const Localizer& localizer, const PlayerView& view, Names names);

/// Returns the post of the caballero that an action takes or places: "Captain"; nothing if it has none or the game has
/// no colonies.
std::optional<std::string> post_of(const Localizer& localizer, const Setup& setup, Action action);

/// Returns an answer as the label of a button: "Place one: Aragon".
std::string answer(const Localizer& localizer, const PlayerView& view, Names names, Action action);

/// Returns the name of the modifier or the title of the action card that ActionKind::Act would use; empty if there is
/// none.
std::string act_name(const Localizer& localizer, const PlayerView& view);

/// Returns the sentence of a step of a special action, as it is announced to players who have a Veto: "one caballero of
/// Ada leaves Aragon".
std::string step(const Localizer& localizer, const PlayerView& view, Names names, Action action);

/// Returns a payout as "Red 7, Blue 4", the highest first; empty if nobody gets anything.
std::string payout_list(const Localizer& localizer, const Payout& payout, int players, Names names);

/// Returns the effect of an answer, as far as the answering player may know it. For a disk that sends caballeros to the
/// court, says so. For an answer that scores, returns what the scoring pays, with a warning if it pays nobody or only
/// opponents. For others, returns a sentence for each region of Spain and the Castillo whose payout changes: "Aragon
/// then: Red 7 (+3), Blue 4". Empty if there is none.
std::string outlook(const Localizer& localizer, const PlayerView& view, Names names, Action action);

/// Returns what the scoring of a card, which must not be no_card, would pay now; empty for a card that scores nothing.
std::string card_outlook(const Localizer& localizer, const PlayerView& view, Names names, CardId id);

/// Returns the lines of the log for the events of one action, in order. The scoring of a place is one line, and so are
/// the caballeros uncovered in the Castillo. Events that hide a secret have lines without it: a disk without its
/// region, a power card without its value.
std::vector<std::string> log_lines(const Localizer& localizer, std::span<const Event> events, Names names,
                                   const Setup& setup);

/// Returns the parts of turn_line(), in the order of the events: the card, where caballeros were placed, how many were
/// moved, who got points. Consecutive events of one kind are combined into one part for each place or player.
std::vector<std::string> turn_parts(const Localizer& localizer, std::span<const Event> events, Names names,
                                    const Setup& setup);

/// Returns a whole turn in one line, from all of its events: the name of `active`, the player whose turn it was, and
/// turn_parts(). If there are no parts, because the game began within the turn, returns the last of log_lines(), or the
/// name alone if there are none.
std::string turn_line(const Localizer& localizer, std::span<const Event> events, Names names, const Setup& setup,
                      Seat active);

/// True if turn_line() contains everything about events of this kind; false if it omits them or only counts them.
bool is_in_turn_line(EventKind kind);

} // namespace elgrande::words

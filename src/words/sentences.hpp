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

/// What is asked now, in one plain sentence, with marks of style.
std::string prompt(const Localizer& localizer, const PlayerView& view, Names names);

/// As whom a caballero stands after the answer, or stood before it: "Captain"; nothing where it is no office.
std::optional<std::string> post_of(const Localizer& localizer, const Setup& setup, Action action);

/// What an answer does, for a button: "Place one: Aragon".
std::string answer(const Localizer& localizer, const PlayerView& view, Names names, Action action);

/// What Act would use: the action card, or the modifier.
std::string act_name(const Localizer& localizer, const PlayerView& view);

/// The announced step of a special action that a Veto could stop.
std::string step(const Localizer& localizer, const PlayerView& view, Names names, Action action);

/// "Red 7, Blue 4": what scoring a place would pay, the highest first; empty if nobody gets anything.
std::string payout_list(const Localizer& localizer, const Payout& payout, int players, Names names);

/// What an answer leads to, as far as its player may know: "Aragon then: Red 7 (+3), Blue 4. Valencia then: …" for each
/// place that would pay something else, who gets what of a scoring, that a disk leads to the court, and a warning where
/// a scoring pays nobody or only others. Empty if nothing of that changes.
std::string outlook(const Localizer& localizer, const PlayerView& view, Names names, Action action);

/// What the scoring of a card would pay now, in the same words; empty for a card that scores nothing.
std::string card_outlook(const Localizer& localizer, const PlayerView& view, Names names, CardId id);

/// What the events of one action mean, one line each; a scoring is one line. Secret events come without their contents
/// (a disk without its region, a power card without its value) and are told so.
std::vector<std::string> log_lines(const Localizer& localizer, std::span<const Event> events, Names names,
                                   const Setup& setup);

/// A whole turn in one line, from all of its events: the card, where caballeros were placed, how many were moved, who
/// got points. `active`: whose turn it was.
std::string turn_line(const Localizer& localizer, std::span<const Event> events, Names names, const Setup& setup,
                      Seat active);

/// True if turn_line() says all that events of this kind tell. It only counts those of other kinds, or leaves them out.
bool is_in_turn_line(EventKind kind);

} // namespace elgrande::words

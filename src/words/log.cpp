#include "rules/complete.hpp"
#include "words/sentences.hpp"

#include <array>
#include <optional>
#include <utility>

namespace elgrande::words
{

namespace
{

/// The arguments of the functions that write the sentence of an event.
struct EventContext
{
    const Localizer& localizer;
    Names names;
    const Setup& setup;
    const Event& event;

    Argument who(std::string_view name, Seat seat) const { return {name, player(names, seat)}; }
    Argument where(std::string_view name, Place at) const { return {name, place(localizer, setup.edition, at)}; }

    /// Returns the text with its placeholders replaced by the event's players, places and numbers.
    std::string text(Key key) const
    {
        return localizer.text(key, {who("player", event.seat),
                                    {"count", event.count},
                                    where("from", event.from),
                                    where("to", event.to),
                                    where("place", event.to),
                                    who("other", event.by),
                                    {"value", event.count},
                                    {"round", round_number(setup, event.count)},
                                    {"points", event.points},
                                    {"card", card_name(localizer, event.card)}});
    }
};

std::string say_recruited(const EventContext& context)
{
    return context.text(context.event.count == 0 ? Key::LogRecruitedNone : Key::LogRecruited);
}

std::string say_bid(const EventContext& context)
{
    return context.localizer.text(Key::LogBid, {context.who("player", context.event.seat),
                                                {"value", bid_value(context.setup, context.event.count)}});
}

std::string say_card_taken(const EventContext& context)
{
    return context.text(has_own_cards(context.setup) ? Key::LogCardUsed : Key::LogCardTaken);
}

std::string say_placed(const EventContext& context)
{
    return context.text(context.event.from == Place::Province ? Key::LogDummyPlaced
                        : context.event.to == Place::Castillo ? Key::LogPlacedCastillo
                                                              : Key::LogPlaced);
}

std::string say_moved(const EventContext& context)
{
    const Event& event = context.event;
    if (event.by == event.seat || event.by == nobody)
    {
        return context.text(Key::LogMovedOwn);
    }
    return context.localizer.text(Key::LogMoved, {context.who("player", event.by), context.who("other", event.seat),
                                                  context.where("from", event.from), context.where("to", event.to)});
}

std::string say_disk_set(const EventContext& context)
{
    return context.text(context.event.to != Place::Nowhere ? Key::LogDiskSetOpen : Key::LogDiskSet);
}

std::string say_king_moved(const EventContext& context)
{
    const Edition edition = context.setup.edition;
    return context.localizer.text(Key::LogKingMoved,
                                  {{"from", kings_place(context.localizer, edition, context.event.from)},
                                   {"to", kings_place(context.localizer, edition, context.event.to)}});
}

std::string say_king_stayed(const EventContext& context)
{
    return context.localizer.text(Key::LogKingStayed,
                                  {{"place", kings_place(context.localizer, context.setup.edition, context.event.to)}});
}

std::string say_board_moved(const EventContext& context)
{
    const std::string board = score_values(mobile_boards[context.event.count % mobile_board_count]);
    return context.localizer.text(
        Key::LogBoardMoved,
        {context.who("player", context.event.seat), {"board", board}, context.where("place", context.event.to)});
}

std::string say_took_back(const EventContext& context)
{
    return context.text(context.event.count != 0 ? Key::LogTookBackValue : Key::LogTookBack);
}

/// Returns the sentence of a modifier: `open` names it, `hidden` is for events that do not reveal it.
template <Key open, Key hidden>
std::string say_modifier(const EventContext& context)
{
    if (context.event.count == 0)
    {
        return context.text(hidden);
    }
    const auto id = static_cast<ModifierId>(context.event.count - 1);
    return context.localizer.text(
        open, {context.who("player", context.event.seat), {"card", modifier_name(context.localizer, id)}});
}

template <Key gold, Key wares>
std::string say_disc(const EventContext& context)
{
    return context.text(static_cast<Disc>(context.event.rank) == Disc::Gold ? gold : wares);
}

std::string say_space_changed(const EventContext& context)
{
    if (context.event.by == context.event.seat)
    {
        return context.text(Key::LogSpaceChangedOwn);
    }
    return context.localizer.text(Key::LogSpaceChanged,
                                  {context.who("player", context.event.by), context.who("other", context.event.seat),
                                   context.where("to", context.event.to)});
}

std::string say_token_taken(const EventContext& context)
{
    return context.text(context.event.by == nobody ? Key::LogTokenTaken : Key::LogTokenTakenFrom);
}

std::string say_imprisoned(const EventContext& context)
{
    return context.text(context.event.by == context.event.seat ? Key::LogImprisonedOwn : Key::LogImprisoned);
}

std::string say_figure_taken(const EventContext& context)
{
    return context.text(context.event.count == queen ? Key::LogQueenTaken : Key::LogJesterTaken);
}

std::string say_region_card_taken(const EventContext& context)
{
    return context.text(context.event.count == 0 ? Key::LogAllied : Key::LogBoycott);
}

std::string say_bearer_moved(const EventContext& context)
{
    return context.text(context.event.to == Place::Nowhere ? Key::LogBearerLost : Key::LogBearerMoved);
}

/// The words for a kind of event. Payments of a scoring are parts of that scoring's line. Events with neither a key nor
/// a function have no sentence: LogWriter makes their lines.
struct EventWords
{
    EventKind kind{};
    std::optional<Key> key;                            ///< the text of its sentence
    std::string (*say)(const EventContext&) = nullptr; ///< makes its sentence if a single text is not enough
    bool in_turn_line = false;                         ///< turn_line() contains everything about the event
};

/// In the order of EventKind: one row for each.
constexpr std::array<EventWords, event_kind_count> event_words{{
    {.kind = EventKind::RoundBegan, .key = Key::LogRoundBegan},
    {.kind = EventKind::FirstBidder, .key = Key::LogFirstBidder},
    {.kind = EventKind::Bid, .say = say_bid},
    {.kind = EventKind::Recruited, .say = say_recruited},
    {.kind = EventKind::Recalled, .key = Key::LogRecalled},
    {.kind = EventKind::CardTaken, .say = say_card_taken, .in_turn_line = true},
    {.kind = EventKind::Placed, .say = say_placed, .in_turn_line = true},
    {.kind = EventKind::Announced, .key = Key::LogAnnounced},
    {.kind = EventKind::Skipped, .key = Key::LogSkipped},
    {.kind = EventKind::Moved, .say = say_moved},
    {.kind = EventKind::SentBack, .key = Key::LogSentBack},
    {.kind = EventKind::DiskSet, .say = say_disk_set},
    {.kind = EventKind::DiskRevealed, .key = Key::LogDiskRevealed},
    {.kind = EventKind::ScoringBegan, .in_turn_line = true},
    {.kind = EventKind::Scored, .key = Key::LogScoredEntry, .in_turn_line = true},
    {.kind = EventKind::KingBonus, .key = Key::LogKingBonus, .in_turn_line = true},
    {.kind = EventKind::HomeBonus, .key = Key::LogHomeBonus, .in_turn_line = true},
    {.kind = EventKind::KingMoved, .say = say_king_moved, .in_turn_line = true},
    {.kind = EventKind::GrandeMoved, .key = Key::LogGrandeMoved, .in_turn_line = true},
    {.kind = EventKind::BoardMoved, .say = say_board_moved},
    {.kind = EventKind::TookBack, .say = say_took_back},
    {.kind = EventKind::VetoKept, .key = Key::LogVetoKept},
    {.kind = EventKind::VetoUsed, .key = Key::LogVetoUsed, .in_turn_line = true},
    {.kind = EventKind::VetoExpired, .key = Key::LogVetoExpired},
    {.kind = EventKind::GeneralScoringBegan, .key = Key::LogGeneralScoringBegan},
    {.kind = EventKind::KingsRegionOpened, .key = Key::LogKingsRegionOpened},
    {.kind = EventKind::CastilloEmptied, .key = Key::LogCastilloEmptied},
    {.kind = EventKind::GameEnded, .key = Key::LogGameEnded},
    {.kind = EventKind::ModifierPassed, .say = say_modifier<Key::LogModifierPassedOpen, Key::LogModifierPassed>},
    {.kind = EventKind::ModifierAdded, .say = say_modifier<Key::LogModifierAdded, Key::LogModifierAdded>},
    {.kind = EventKind::ModifierTakenBack,
     .say = say_modifier<Key::LogModifierTakenBackOpen, Key::LogModifierTakenBack>},
    {.kind = EventKind::BearerMoved, .say = say_bearer_moved},
    {.kind = EventKind::KingStayed, .say = say_king_stayed, .in_turn_line = true},
    {.kind = EventKind::CastilloUncovered},
    {.kind = EventKind::AllRegionsOpened, .key = Key::LogAllRegionsOpened},
    {.kind = EventKind::PlacingRaised, .key = Key::LogPlacingRaised},
    {.kind = EventKind::Quarantined, .key = Key::LogQuarantined},
    {.kind = EventKind::QuarantineEnded, .key = Key::LogQuarantineEnded},
    {.kind = EventKind::BridgeBuilt, .key = Key::LogBridgeBuilt},
    {.kind = EventKind::GrandesWillFollow, .key = Key::LogGrandesWillFollow},
    {.kind = EventKind::JoinedScoring, .key = Key::LogJoinedScoring},
    {.kind = EventKind::SpaceBonus, .key = Key::LogSpaceBonus, .in_turn_line = true},
    {.kind = EventKind::DiscsBrought, .say = say_disc<Key::LogGoldBrought, Key::LogWaresBrought>},
    {.kind = EventKind::DiscClaimed, .say = say_disc<Key::LogGoldClaimed, Key::LogWaresClaimed>},
    {.kind = EventKind::DiscDelivered,
     .say = say_disc<Key::LogGoldDelivered, Key::LogWaresDelivered>,
     .in_turn_line = true},
    {.kind = EventKind::DiscLost, .key = Key::LogDiscLost},
    {.kind = EventKind::TableMoved, .key = Key::LogTableMoved},
    {.kind = EventKind::PutOnTable, .key = Key::LogPutOnTable},
    {.kind = EventKind::CardRemoved, .key = Key::LogCardRemoved},
    {.kind = EventKind::InquisitorTaken, .key = Key::LogInquisitorTaken},
    {.kind = EventKind::SpaceChanged, .say = say_space_changed},
    {.kind = EventKind::TokenTaken, .say = say_token_taken},
    {.kind = EventKind::Imprisoned, .say = say_imprisoned},
    {.kind = EventKind::Pardoned, .key = Key::LogPardoned},
    {.kind = EventKind::Given, .key = Key::LogGiven},
    {.kind = EventKind::GiftPlaced, .key = Key::LogGiftPlaced},
    {.kind = EventKind::FigureTaken, .say = say_figure_taken},
    {.kind = EventKind::InquisitorLeft, .key = Key::LogInquisitorLeft},
    {.kind = EventKind::RegionCardTaken, .say = say_region_card_taken},
    {.kind = EventKind::Boycotted, .key = Key::LogBoycotted},
    {.kind = EventKind::Revolted, .key = Key::LogRevolted},
    {.kind = EventKind::KingReturned, .key = Key::LogKingReturned},
    {.kind = EventKind::MovesKept, .key = Key::LogMovesKept},
}};

// A kind of event without a row does not compile.
static_assert(is_complete(event_words, &EventWords::kind));

const EventWords& words_of(EventKind kind)
{
    return event_words[static_cast<std::size_t>(kind)];
}

std::string line_of(const EventContext& context)
{
    const EventWords& row = words_of(context.event.kind);
    return row.say != nullptr ? row.say(context) : row.key ? context.text(*row.key) : std::string();
}

/// Writes the lines of the log for events in order. The events of one scoring become one line.
class LogWriter
{
public:
    LogWriter(const Localizer& localizer, Names names, const Setup& setup)
        : localizer_(localizer), names_(names), setup_(setup)
    {
    }

    /// Returns the lines of the events of one action. Call it once.
    std::vector<std::string> write(std::span<const Event> events)
    {
        for (const Event& event : events)
        {
            if (event.kind == EventKind::CastilloUncovered)
            {
                uncover(event);
            }
            else if (!is_of_scoring(event))
            {
                finish_scoring();
                std::string line = line_of({localizer_, names_, setup_, event});
                if (!line.empty())
                {
                    lines_.push_back(std::move(line));
                }
            }
            else
            {
                pay(event);
            }
        }
        finish_uncovering();
        finish_scoring();
        return lines_;
    }

private:
    /// Adds a payment to the line of its scoring. Finishes the line of the previous place first.
    void pay(const Event& event)
    {
        if (event.kind == EventKind::ScoringBegan || event.to != scored_)
        {
            finish_uncovering();
            finish_scoring();
            scored_ = event.to;
        }
        if (pays(event))
        {
            paid_ += (paid_.empty() ? "" : ", ") + line_of({localizer_, names_, setup_, event});
        }
    }

    /// Collects the owners in the Castillo, whose events directly follow one another before it is scored.
    void uncover(const Event& event)
    {
        finish_scoring();
        if (event.seat == nobody)
        {
            lines_.push_back(localizer_.text(Key::LogCastilloUncoveredEmpty));
            return;
        }
        inside_ += (inside_.empty() ? "" : ", ")
                   + localizer_.text(Key::LogScoredEntry, {who("player", event.seat), {"points", event.count}});
    }

    void finish_uncovering()
    {
        if (!inside_.empty())
        {
            lines_.push_back(localizer_.text(Key::LogCastilloUncovered, {{"list", inside_}}));
            inside_.clear();
        }
    }

    void finish_scoring()
    {
        if (scored_ == Place::Nowhere)
        {
            return;
        }
        const Argument at = where("place", scored_);
        lines_.push_back(paid_.empty() ? localizer_.text(Key::LogScoredNobody, {at})
                                       : localizer_.text(Key::LogScored, {at, {"list", paid_}}));
        scored_ = Place::Nowhere;
        paid_.clear();
    }

    Argument who(std::string_view name, Seat seat) const { return {name, player(names_, seat)}; }
    Argument where(std::string_view name, Place at) const { return {name, place(localizer_, setup_.edition, at)}; }

    const Localizer& localizer_;
    Names names_;
    const Setup& setup_;
    std::vector<std::string> lines_;
    Place scored_ = Place::Nowhere; ///< the place whose payments are collected; Nowhere: none
    std::string paid_;              ///< the payments of that place
    std::string inside_;            ///< the caballeros uncovered in the Castillo
};

} // namespace

std::vector<std::string> log_lines(const Localizer& localizer, std::span<const Event> events, Names names,
                                   const Setup& setup)
{
    return LogWriter(localizer, names, setup).write(events);
}

bool is_in_turn_line(EventKind kind)
{
    return words_of(kind).in_turn_line;
}

} // namespace elgrande::words

#include "words/sentence_table.hpp"
#include "words/sentences.hpp"

namespace elgrande::words
{

namespace
{

using EventSentence = Sentence<EventKind>;

/// Events that say no more than who, where and how much. The others are in Teller.
constexpr std::array plain_events{
    EventSentence{EventKind::RoundBegan, Key::LogRoundBegan},
    EventSentence{EventKind::FirstBidder, Key::LogFirstBidder},
    EventSentence{EventKind::Recalled, Key::LogRecalled},
    EventSentence{EventKind::Announced, Key::LogAnnounced},
    EventSentence{EventKind::Skipped, Key::LogSkipped},
    EventSentence{EventKind::SentBack, Key::LogSentBack},
    EventSentence{EventKind::DiskRevealed, Key::LogDiskRevealed},
    EventSentence{EventKind::GrandeMoved, Key::LogGrandeMoved},
    EventSentence{EventKind::VetoKept, Key::LogVetoKept},
    EventSentence{EventKind::VetoUsed, Key::LogVetoUsed},
    EventSentence{EventKind::VetoExpired, Key::LogVetoExpired},
    EventSentence{EventKind::GeneralScoringBegan, Key::LogGeneralScoringBegan},
    EventSentence{EventKind::KingsRegionOpened, Key::LogKingsRegionOpened},
    EventSentence{EventKind::AllRegionsOpened, Key::LogAllRegionsOpened},
    EventSentence{EventKind::PlacingRaised, Key::LogPlacingRaised},
    EventSentence{EventKind::Quarantined, Key::LogQuarantined},
    EventSentence{EventKind::QuarantineEnded, Key::LogQuarantineEnded},
    EventSentence{EventKind::BridgeBuilt, Key::LogBridgeBuilt},
    EventSentence{EventKind::GrandesWillFollow, Key::LogGrandesWillFollow},
    EventSentence{EventKind::JoinedScoring, Key::LogJoinedScoring},
    EventSentence{EventKind::DiscLost, Key::LogDiscLost},
    EventSentence{EventKind::TableMoved, Key::LogTableMoved},
    EventSentence{EventKind::PutOnTable, Key::LogPutOnTable},
    EventSentence{EventKind::CardRemoved, Key::LogCardRemoved},
    EventSentence{EventKind::InquisitorTaken, Key::LogInquisitorTaken},
    EventSentence{EventKind::Imprisoned, Key::LogImprisoned},
    EventSentence{EventKind::Pardoned, Key::LogPardoned},
    EventSentence{EventKind::Given, Key::LogGiven},
    EventSentence{EventKind::GiftPlaced, Key::LogGiftPlaced},
    EventSentence{EventKind::InquisitorLeft, Key::LogInquisitorLeft},
    EventSentence{EventKind::Boycotted, Key::LogBoycotted},
    EventSentence{EventKind::Revolted, Key::LogRevolted},
    EventSentence{EventKind::KingReturned, Key::LogKingReturned},
    EventSentence{EventKind::MovesKept, Key::LogMovesKept},
    EventSentence{EventKind::CastilloEmptied, Key::LogCastilloEmptied},
    EventSentence{EventKind::GameEnded, Key::LogGameEnded},
};

/// Tells events one after the other; those of one scoring become one line.
class Teller
{
public:
    Teller(const Localizer& localizer, Names names, const Setup& setup)
        : localizer_(localizer), names_(names), setup_(setup)
    {
    }

    std::vector<std::string> tell(std::span<const Event> events)
    {
        for (const Event& event : events)
        {
            if (event.kind == EventKind::CastilloUncovered)
            {
                uncover(event);
            }
            else if (!pays(event))
            {
                finish_scoring();
                const std::string line = one(event);
                if (!line.empty())
                {
                    lines_.push_back(line);
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
    static bool pays(const Event& event)
    {
        return event.kind == EventKind::ScoringBegan || event.kind == EventKind::Scored
               || event.kind == EventKind::KingBonus || event.kind == EventKind::HomeBonus
               || event.kind == EventKind::SpaceBonus;
    }

    void pay(const Event& event)
    {
        if (event.kind == EventKind::ScoringBegan || event.to != scored_)
        {
            finish_uncovering();
            finish_scoring();
            scored_ = event.to;
        }
        if (event.kind == EventKind::ScoringBegan || event.points == 0)
        {
            return;
        }
        const Key key = event.kind == EventKind::Scored      ? Key::LogScoredEntry
                        : event.kind == EventKind::KingBonus ? Key::LogKingBonus
                        : event.kind == EventKind::HomeBonus ? Key::LogHomeBonus
                                                             : Key::LogSpaceBonus;
        paid_ +=
            (paid_.empty() ? "" : ", ") + localizer_.text(key, {who("player", event.seat), {"points", event.points}});
    }

    /// Told for one seat after the other, before the Castillo is scored.
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

    std::string moved(const Event& event) const
    {
        const Argument from = where("from", event.from);
        const Argument to = where("to", event.to);
        if (event.by == event.seat || event.by == nobody)
        {
            return localizer_.text(Key::LogMovedOwn, {who("player", event.seat), from, to});
        }
        return localizer_.text(Key::LogMoved, {who("player", event.by), who("other", event.seat), from, to});
    }

    /// Of discs; rank tells which.
    std::string disc(const Event& event, Key gold, Key wares) const
    {
        return localizer_.text(
            static_cast<Disc>(event.rank) == Disc::Gold ? gold : wares,
            {who("player", event.seat), where("place", event.to), {"count", event.count}, {"points", event.points}});
    }

    std::string disk_set(const Event& event) const
    {
        const Argument seat = who("player", event.seat);
        return event.to != Place::Nowhere ? localizer_.text(Key::LogDiskSetOpen, {seat, where("place", event.to)})
                                          : localizer_.text(Key::LogDiskSet, {seat});
    }

    std::string king(const Event& event) const
    {
        const std::string to = kings_place(localizer_, setup_.edition, event.to);
        if (event.kind == EventKind::KingStayed)
        {
            return localizer_.text(Key::LogKingStayed, {{"place", to}});
        }
        return localizer_.text(Key::LogKingMoved,
                               {{"from", kings_place(localizer_, setup_.edition, event.from)}, {"to", to}});
    }

    std::string board_moved(const Event& event) const
    {
        const std::string board = score_values(mobile_boards[event.count % mobile_board_count]);
        return localizer_.text(Key::LogBoardMoved,
                               {who("player", event.seat), {"board", board}, where("place", event.to)});
    }

    std::string took_back(const Event& event) const
    {
        const Argument seat = who("player", event.seat);
        return event.count != 0 ? localizer_.text(Key::LogTookBackValue, {seat, {"value", event.count}})
                                : localizer_.text(Key::LogTookBack, {seat});
    }

    std::string placed(const Event& event) const
    {
        const Argument seat = who("player", event.seat);
        if (event.from == Place::Province)
        {
            return localizer_.text(Key::LogDummyPlaced, {seat, {"count", event.count}, where("place", event.to)});
        }
        return event.to == Place::Castillo ? localizer_.text(Key::LogPlacedCastillo, {seat})
                                           : localizer_.text(Key::LogPlaced, {seat, where("place", event.to)});
    }

    /// Which one is told where somebody may know it.
    std::string modifier(const Event& event, Key open, Key hidden) const
    {
        const Argument seat = who("player", event.seat);
        if (event.count == 0)
        {
            return localizer_.text(hidden, {seat});
        }
        const auto id = static_cast<ModifierId>(event.count - 1);
        return localizer_.text(open, {seat, {"card", modifier_name(localizer_, id)}});
    }

    std::string one(const Event& event) const;

    /// Of events that have one sentence, whatever they are about.
    std::string plain(const Event& event) const
    {
        const auto key = sentence_of(plain_events, event.kind);
        if (!key)
        {
            return {}; // a part of one line, see pay() and uncover()
        }
        return localizer_.text(*key, {who("player", event.seat),
                                      {"count", event.count},
                                      where("from", event.from),
                                      where("to", event.to),
                                      where("place", event.to),
                                      who("other", event.by),
                                      {"value", event.count},
                                      {"round", round_number(setup_, event.count)},
                                      {"card", card_name(localizer_, event.card)}});
    }

    const Localizer& localizer_;
    Names names_;
    const Setup& setup_;
    std::vector<std::string> lines_;
    Place scored_ = Place::Nowhere;
    std::string paid_;
    std::string inside_;
};

std::string Teller::one(const Event& event) const
{
    const Argument seat = who("player", event.seat);
    const Argument count("count", event.count);
    switch (event.kind)
    {
    case EventKind::Recruited:
        return localizer_.text(event.count == 0 ? Key::LogRecruitedNone : Key::LogRecruited, {seat, count});
    case EventKind::Bid:
        return localizer_.text(Key::LogBid, {seat, {"value", bid_value(setup_, event.count)}});
    case EventKind::CardTaken:
        return localizer_.text(has_own_cards(setup_) ? Key::LogCardUsed : Key::LogCardTaken,
                               {seat, {"card", card_name(localizer_, event.card)}});
    case EventKind::Placed:
        return placed(event);
    case EventKind::Moved:
        return moved(event);
    case EventKind::DiskSet:
        return disk_set(event);
    case EventKind::KingMoved:
    case EventKind::KingStayed:
        return king(event);
    case EventKind::BoardMoved:
        return board_moved(event);
    case EventKind::TookBack:
        return took_back(event);
    case EventKind::ModifierPassed:
        return modifier(event, Key::LogModifierPassedOpen, Key::LogModifierPassed);
    case EventKind::ModifierAdded:
        return modifier(event, Key::LogModifierAdded, Key::LogModifierAdded);
    case EventKind::ModifierTakenBack:
        return modifier(event, Key::LogModifierTakenBackOpen, Key::LogModifierTakenBack);
    case EventKind::DiscsBrought:
        return disc(event, Key::LogGoldBrought, Key::LogWaresBrought);
    case EventKind::DiscClaimed:
        return disc(event, Key::LogGoldClaimed, Key::LogWaresClaimed);
    case EventKind::DiscDelivered:
        return disc(event, Key::LogGoldDelivered, Key::LogWaresDelivered);
    case EventKind::SpaceChanged:
        return localizer_.text(Key::LogSpaceChanged,
                               {who("player", event.by), who("other", event.seat), where("to", event.to)});
    case EventKind::TokenTaken:
        return localizer_.text(event.by == nobody ? Key::LogTokenTaken : Key::LogTokenTakenFrom,
                               {seat, who("other", event.by)});
    case EventKind::FigureTaken:
        return localizer_.text(event.count == queen ? Key::LogQueenTaken : Key::LogJesterTaken, {seat});
    case EventKind::RegionCardTaken:
        return localizer_.text(event.count == 0 ? Key::LogAllied : Key::LogBoycott, {seat, where("place", event.to)});
    case EventKind::BearerMoved:
        return localizer_.text(event.to == Place::Nowhere ? Key::LogBearerLost : Key::LogBearerMoved,
                               {seat, where("to", event.to)});
    default:
        return plain(event);
    }
}

} // namespace

std::vector<std::string> log_lines(const Localizer& localizer, std::span<const Event> events, Names names,
                                   const Setup& setup)
{
    return Teller(localizer, names, setup).tell(events);
}

} // namespace elgrande::words

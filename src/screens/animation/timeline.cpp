#include "screens/animation/timeline.hpp"

#include "screens/animation/cues.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace elgrande::screens
{

namespace
{

// All times are in milliseconds at the normal pace.
constexpr float flight = 420;
constexpr float tall_flight = 560; ///< of pieces larger than a caballero
constexpr float start_gap = 60;    ///< between the starts of two pieces in succession
constexpr float walk = 450;        ///< of the round marker
constexpr float disk_shown = 800;
constexpr float disk_read = 560; ///< from the start of a disk until the motion that it causes
constexpr float veto_shown = 800;
constexpr float look = 430;       ///< pause at a place before its points fly
constexpr float look_empty = 300; ///< pause at a place that pays nobody
constexpr float points_flight = 560;
constexpr float points_gap = 110;
constexpr float points_gone = 320; ///< from the start of the last points to the next place
constexpr float counted = 0.75F;   ///< part of the flight after which the score begins to count up

/// Builds the timeline from events in order.
class TimelineBuilder
{
public:
    explicit TimelineBuilder(Timeline& timeline) : timeline_(timeline) {}

    /// Adds the motion of the next event.
    void read(const Event& event)
    {
        if (!is_of_scoring(event))
        {
            finish_stop();
        }
        fly(event);
        present(event);
    }

    /// Sets the length. Call it once, after the last event.
    void finish()
    {
        finish_stop();
        for (const Move& move : timeline_.moves)
        {
            timeline_.length_ms = std::max(timeline_.length_ms, move.end_ms);
        }
        timeline_.length_ms = std::max(timeline_.length_ms, timeline_.is_scoring() ? now_ : 0.0F);
    }

private:
    void fly(const Event& event)
    {
        switch (traits_of(event.kind).moves)
        {
        case Piece::Nothing:
            break;
        case Piece::Caballero:
            caballeros(event);
            break;
        case Piece::Bearer:
            bearer(event);
            break;
        case Piece::Grande:
            tall(Move::Kind::Grande, event);
            break;
        case Piece::King:
            tall(Move::Kind::King, event);
            break;
        case Piece::Scoreboard:
            tall(Move::Kind::Board, event);
            break;
        }
    }

    void present(const Event& event)
    {
        switch (cue_of(event.kind).presentation)
        {
        case Presentation::Nothing:
            break;
        case Presentation::Disk:
            add({.kind = Move::Kind::Disk, .seat = event.seat, .to = event.to}, disk_shown, start_gap);
            wait_until_ = timeline_.moves.back().begin_ms + disk_read;
            break;
        case Presentation::Veto:
            add({.kind = Move::Kind::Veto, .seat = event.seat, .other = event.by}, veto_shown, start_gap);
            break;
        case Presentation::Marker:
            marker(event, event.kind == EventKind::GeneralScoringBegan);
            break;
        case Presentation::Castillo:
            uncover(event);
            break;
        case Presentation::Place:
            finish_stop();
            begin_stop(event.to);
            break;
        case Presentation::Points:
            if (is_of_scoring(event))
            {
                pay(event);
            }
            else if (pays(event))
            {
                add({.kind = Move::Kind::Points, .seat = event.seat, .from = event.to, .number = event.points},
                    points_flight, start_gap);
            }
            break;
        }
    }

    /// Adds a move that begins now and takes `length`. The next one begins after `gap`.
    void add(Move move, float length, float gap)
    {
        if (move.kind != Move::Kind::Disk)
        {
            now_ = std::max(now_, wait_until_);
        }
        move.begin_ms = now_;
        move.end_ms = now_ + length;
        timeline_.moves.push_back(move);
        now_ += gap;
    }

    void caballeros(const Event& event)
    {
        for (int i = 0; i < event.count; ++i)
        {
            add({.kind = Move::Kind::Caballero,
                 .seat = event.seat,
                 .other = event.by,
                 .from = event.from,
                 .to = event.to},
                flight, start_gap);
        }
    }

    /// Marks the caballero that carries the standard among the moves that were just read.
    void bearer(const Event& event)
    {
        const auto carrier = std::find_if(timeline_.moves.rbegin(), timeline_.moves.rend(),
                                          [&](const Move& move)
                                          {
                                              return move.kind == Move::Kind::Caballero && move.seat == event.seat
                                                     && move.from == event.from && move.to == event.to;
                                          });
        if (carrier != timeline_.moves.rend())
        {
            carrier->bearer = true;
        }
    }

    void tall(Move::Kind kind, const Event& event)
    {
        if (event.from != event.to)
        {
            add({.kind = kind,
                 .seat = kind == Move::Kind::Grande ? event.seat : nobody,
                 .from = event.from,
                 .to = event.to,
                 .number = kind == Move::Kind::Board ? event.count : std::uint8_t{0}},
                tall_flight, 2 * start_gap);
        }
    }

    void marker(const Event& event, bool scoring)
    {
        add({.kind = Move::Kind::Marker, .number = event.count, .scoring = scoring}, walk, start_gap);
    }

    /// Records the contents of the Castillo. There is one such event for each seat, before the Castillo is scored.
    void uncover(const Event& event)
    {
        inside_ = inside_.value_or(PerOwner<std::uint8_t>{});
        if (event.seat != nobody)
        {
            (*inside_)[event.seat] = event.count;
        }
    }

    void begin_stop(Place place)
    {
        // Pieces that fly to a place must have arrived when it is scored.
        for (const Move& move : timeline_.moves)
        {
            now_ = std::max(now_, move.kind == Move::Kind::Points ? 0.0F : move.end_ms);
        }
        timeline_.stops.push_back({place, now_, now_, timeline_.moves.size(), 0, {}});
        if (inside_)
        {
            timeline_.stops.back().inside = std::exchange(inside_, std::nullopt);
            timeline_.castillo_opens_ms = now_;
        }
        open_ = true;
    }

    void pay(const Event& event)
    {
        std::vector<Move>& moves = timeline_.moves;
        const bool same = !moves.empty() && moves.back().kind == Move::Kind::Points && moves.back().seat == event.seat
                          && moves.back().from == event.to && open_;
        if (!same)
        {
            moves.push_back({.kind = Move::Kind::Points, .seat = event.seat, .from = event.to});
        }
        Move& points = moves.back();
        points.number = static_cast<std::uint8_t>(points.number + event.points);
        const Payment payment = traits_of(event.kind).payment;
        points.rank = payment == Payment::Place ? event.rank : points.rank;
        points.king = payment == Payment::King ? event.points : points.king;
        points.home = payment == Payment::Home ? event.points : points.home;
        points.office = payment == Payment::Space ? event.points : points.office;
    }

    void finish_stop()
    {
        if (!std::exchange(open_, false))
        {
            return;
        }
        ScoringStop& stop = timeline_.stops.back();
        stop.count = timeline_.moves.size() - stop.first;
        now_ = stop.begin_ms + (stop.count == 0 ? look_empty : look);
        for (std::size_t i = 0; i < stop.count; ++i)
        {
            Move& points = timeline_.moves[stop.first + i];
            points.begin_ms = now_ + static_cast<float>(i) * points_gap;
            points.end_ms = points.begin_ms + points_flight;
        }
        if (stop.count > 0)
        {
            now_ += static_cast<float>(stop.count - 1) * points_gap + points_gone;
        }
        stop.end_ms = now_;
    }

    Timeline& timeline_;
    float now_ = 0;
    float wait_until_ = 0;                         ///< until then disks are being read
    bool open_ = false;                            ///< a place is being scored
    std::optional<PerOwner<std::uint8_t>> inside_; ///< the contents of the Castillo, which is scored next
};

/// Returns the field of the view that counts the caballeros of a seat in a place; nullptr if it has none. `other`:
/// whose turn it is, or who has to place the caballeros that are nowhere.
std::uint8_t* counter(PlayerView& view, Seat seat, Seat other, Place place)
{
    if (is_region(view.setup, place))
    {
        return &view.caballeros[index(place)][seat];
    }
    switch (place)
    {
    case Place::Ship:
        return &view.caballeros[index(place)][seat];
    case Place::Aside:
        return seat < max_players ? &view.grand.prison[seat] : nullptr;
    case Place::Nowhere:
        return seat < max_players && other < max_players ? &view.grand.gifts[other][seat] : nullptr;
    case Place::Castillo:
        return view.castillo ? &(*view.castillo)[seat] : nullptr;
    case Place::Court:
        return seat < max_players ? &view.court[seat] : nullptr;
    case Place::Province:
        return seat < max_players ? &view.province[seat] : nullptr;
    default:
        return nullptr;
    }
}

void change(PlayerView& view, const Move& move, Place place, int by)
{
    if (std::uint8_t* count = counter(view, move.seat, move.other, place))
    {
        *count = static_cast<std::uint8_t>(std::max(0, *count + by));
    }
}

/// Puts back a piece that is in one place only.
void put_back(Place& at, const Move& move, float at_ms)
{
    if (at_ms < move.end_ms)
    {
        at = at_ms < move.begin_ms ? move.from : Place::Nowhere;
    }
}

void rewind(PlayerView& view, const Move& move, float at_ms)
{
    switch (move.kind)
    {
    case Move::Kind::Caballero:
        change(view, move, move.to, at_ms < move.end_ms ? -1 : 0);
        change(view, move, move.from, at_ms < move.begin_ms ? 1 : 0);
        if (move.bearer)
        {
            put_back(view.bearer[move.seat], move, at_ms);
        }
        break;
    case Move::Kind::Grande:
        put_back(view.grande[move.seat], move, at_ms);
        break;
    case Move::Kind::King:
        put_back(view.king, move, at_ms);
        break;
    case Move::Kind::Board:
        put_back(view.board_at[move.number], move, at_ms);
        break;
    case Move::Kind::Marker:
        if (at_ms < move.begin_ms && !move.scoring && move.number > 1)
        {
            view.round = static_cast<std::uint8_t>(round_before(view.setup, move.number));
        }
        break;
    case Move::Kind::Points:
    {
        const float left = std::clamp((1 - move.done(at_ms)) / (1 - counted), 0.0F, 1.0F);
        const int points = static_cast<int>(std::ceil(left * static_cast<float>(move.number)));
        view.score[move.seat] = static_cast<std::uint16_t>(std::max(0, view.score[move.seat] - points));
        break;
    }
    case Move::Kind::Disk:
    case Move::Kind::Veto:
        break;
    }
}

/// Sets from_slot and to_slot of all caballeros, according to the board at the time when they leave and arrive.
void find_slots(Timeline& timeline, const PlayerView& after)
{
    const auto there = [&](Seat seat, Place place, float at_ms)
    {
        PlayerView view = after;
        rewind(view, timeline, at_ms);
        const bool stands = is_region(after.setup, place) || place == Place::Ship;
        return stands ? view.caballeros[index(place)][seat] : std::uint8_t{0};
    };
    for (Move& move : timeline.moves)
    {
        if (move.kind == Move::Kind::Caballero)
        {
            // No other caballero of this seat leaves or arrives at the same time, as they start one after the other.
            move.from_slot = there(move.seat, move.from, move.begin_ms);
            const int last = there(move.seat, move.to, move.end_ms);
            move.to_slot = static_cast<std::uint8_t>(std::max(0, last - 1));
        }
    }
}

void stretch(Timeline& timeline, float factor)
{
    for (Move& move : timeline.moves)
    {
        move.begin_ms *= factor;
        move.end_ms *= factor;
    }
    for (ScoringStop& stop : timeline.stops)
    {
        stop.begin_ms *= factor;
        stop.end_ms *= factor;
    }
    timeline.length_ms *= factor;
    if (timeline.castillo_opens_ms)
    {
        *timeline.castillo_opens_ms *= factor;
    }
}

/// True if the event follows a general scoring. It distinguishes one from cards that score all regions.
bool ends_general_scoring(const Event& event, const Setup& setup)
{
    return event.kind == EventKind::GameEnded
           || (event.kind == EventKind::RoundBegan && event.count != first_round(setup)
               && scoring_follows(round_before(setup, event.count)));
}

} // namespace

float Move::done(float at_ms) const
{
    return at_ms >= end_ms ? 1.0F : std::clamp((at_ms - begin_ms) / (end_ms - begin_ms), 0.0F, 1.0F);
}

const ScoringStop* Timeline::stop_at(float at_ms) const
{
    const auto found =
        std::find_if(stops.begin(), stops.end(),
                     [&](const ScoringStop& stop) { return at_ms >= stop.begin_ms && at_ms < stop.end_ms; });
    return found != stops.end() ? &*found : nullptr;
}

float pace_of(Speed speed)
{
    switch (speed)
    {
    case Speed::Slow:
        return 2;
    case Speed::Normal:
        return 1;
    case Speed::Fast:
        return 0.5F;
    case Speed::Off:
        break;
    }
    return 0;
}

Timeline timeline_of(std::span<const Event> events, const PlayerView& after, float pace)
{
    Timeline timeline;
    if (pace <= 0)
    {
        return timeline;
    }
    TimelineBuilder builder(timeline);
    for (const Event& event : events)
    {
        builder.read(event);
    }
    builder.finish();
    const bool ends = std::any_of(events.begin(), events.end(),
                                  [&](const Event& event) { return ends_general_scoring(event, after.setup); });
    timeline.general = ends && timeline.stops.size() >= region_count;
    if (after.setup.open_castillo)
    {
        timeline.castillo_opens_ms.reset();
    }
    const bool too_long = !timeline.is_scoring() && timeline.length_ms > longest_action_ms;
    stretch(timeline, too_long ? pace * longest_action_ms / timeline.length_ms : pace);
    find_slots(timeline, after);
    return timeline;
}

PlayerView table_below_scoring(const PlayerView& before, const PlayerView& after)
{
    PlayerView table = before;
    table.viewer = nobody;
    table.legal = {};
    if (before.setup.hidden_hands)
    {
        table.hand.fill(std::nullopt);
        table.modifiers.fill(std::nullopt);
    }
    table.sealed.call(before.sealed.purpose, 0); // the disks have been revealed
    table.king = after.king;
    table.grande = after.grande;
    table.bearer = after.bearer;
    table.board_at = after.board_at;
    table.values = after.values;
    table.payouts = after.payouts;
    table.caballeros = after.caballeros;
    table.colonies = after.colonies;
    table.grand = after.grand;
    table.castillo = after.castillo;
    table.court = after.court;
    table.province = after.province;
    table.score = after.score;
    return table;
}

void rewind(PlayerView& view, const Timeline& timeline, float at_ms)
{
    std::for_each(timeline.moves.rbegin(), timeline.moves.rend(), [&](const Move& move) { rewind(view, move, at_ms); });
    if (timeline.castillo_opens_ms && at_ms < *timeline.castillo_opens_ms)
    {
        view.castillo.reset();
    }
}

} // namespace elgrande::screens

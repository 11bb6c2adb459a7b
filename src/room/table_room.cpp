#include "room/table_room.hpp"

#include "rules/game.hpp"
#include "rules/twin.hpp"
#include "rules/view.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace elgrande::room
{

namespace
{

constexpr int max_faults = 20;                                      ///< then the peer is dropped
constexpr std::size_t max_log_bytes = max_message_bytes - 4 * 1024; ///< of log lines in one update

/// Returns the refusal of the first of these answers that is not legal, or that another seat would have to give.
std::optional<Refusal> first_refusal(State state, Seat seat, std::span<const Action> actions)
{
    for (const Action action : actions)
    {
        if (is_over(state))
        {
            return Refusal{Rule::GameIsOver};
        }
        if (state.decision.seat != seat)
        {
            return Refusal{Rule::OtherQuestion};
        }
        if (const auto refused = refusal(state, action))
        {
            return refused;
        }
        apply(state, action);
    }
    return std::nullopt;
}

} // namespace

TableRoom::TableRoom(StoredRoom room, std::function<Key()> make_key)
    : room_(room), watching_secret_(watching_secret(room.secret)), make_key_(std::move(make_key))
{
}

// --- the game --------------------------------------------------------------------------------------------------------

void TableRoom::publish(const table::History& history, std::span<const record::Player> players)
{
    if (moment_ != history.cursor() || state_ != history.state())
    {
        end_undo_question();
    }
    state_ = history.state();
    start_.assign(history.start_events().begin(), history.start_events().end());
    answer_taken_ = false;
    const table::Moment before = std::exchange(moment_, history.cursor());
    for (table::Moment moment = before; published_for(nobody).twin && moment < moment_; ++moment)
    {
        const Decision& answered = history.state_at(moment).decision;
        // Who bids first is a question to the whole table, not to one seat.
        if (answered.question != Question::FirstBidder && holder(answered.seat) == Holder::Open)
        {
            keep_at_table(answered.seat);
            outdate_all();
        }
    }
    if (!std::equal(players.begin(), players.end(), players_.begin(), players_.end()))
    {
        players_.assign(players.begin(), players.end());
        outdate_all();
    }
    for (const Seat seat : state_.seats())
    {
        update_view(seat, history, moment_);
    }
    note_seats();
    later_ = room_.watched_later && !is_over(state_);
    const table::Moment watched = watched_moment(history);
    tell_watchers_seats(watched);
    update_view(nobody, history, watched);
}

/// Notes who holds which seat at the published moment. Later changes are noted at later moments.
void TableRoom::note_seats()
{
    // After an undo, the seats of the moments that were taken back are noted again.
    while (seats_then_.size() > 1 && seats_then_.back().moment > moment_)
    {
        seats_then_.pop_back();
    }
    if (seats_then_.empty())
    {
        // Which seats had screens before is not stored.
        std::vector<Member> before = members();
        for (Member& member : before)
        {
            const bool has_screen = member.holder == Holder::Screen || member.holder == Holder::Away;
            member.holder = has_screen ? Holder::Table : member.holder;
        }
        seats_then_.push_back({0, std::move(before)});
    }
    if (seats_then_.back().moment < moment_ && seats_then_.back().members != members())
    {
        seats_then_.push_back({moment_, members()});
    }
}

/// Updates what watchers of a later game are told of the seats: the state of the moment that they see.
void TableRoom::tell_watchers_seats(table::Moment watched)
{
    const auto after = std::find_if(seats_then_.begin() + 1, seats_then_.end(),
                                    [watched](const SeatsThen& then) { return then.moment > watched; });
    const std::vector<Member> told = later_ ? std::prev(after)->members : std::vector<Member>();
    if (told == watched_seats_)
    {
        return;
    }
    watched_seats_ = told;
    for (Visitor& guest : visitors_)
    {
        guest.outdated = guest.outdated || guest.seat == nobody;
    }
}

/// Returns who plays and holds each seat now, without signs.
std::vector<Member> TableRoom::members() const
{
    std::vector<Member> all;
    for (std::size_t seat = 0; seat < players_.size(); ++seat)
    {
        all.push_back({players_[seat], holder(static_cast<Seat>(seat)), {}});
    }
    return all;
}

/// Returns the moment that watchers see. If they see the game later, that is the last moment of the turn with the same
/// number in the previous round.
table::Moment TableRoom::watched_moment(const table::History& history) const
{
    const auto turn = [](const State& state) { return std::pair(int{state.rounds_begun}, int{state.turns_done}); };
    auto shown = turn(state_);
    --shown.first; // the previous round
    table::Moment moment = moment_;
    while (later_ && moment > 0 && turn(history.state_at(moment)) > shown)
    {
        --moment;
    }
    return moment;
}

/// Updates the published view of a seat, or of the watchers for `nobody`, to the moment `now`.
void TableRoom::update_view(Seat viewer, const table::History& history, table::Moment now)
{
    PublishedView& seen = published_for(viewer);
    std::size_t same = 0;
    while (same < std::min(now, seen.keys.size()) && seen.keys[same] == table::log_line_key(history, same, now, viewer))
    {
        ++same;
    }
    const std::optional<State> twin = twin_of(view(history.state_at(now), viewer));
    if (same == now && same == seen.keys.size() && twin == seen.twin)
    {
        return;
    }
    seen.twin = twin;
    // Watchers have numbers of their own, which do not show how often the game has changed.
    seen.game = viewer == nobody ? seen.game + 1 : ++last_game_;
    seen.keys.resize(same);
    seen.lines.resize(same);
    for (std::size_t index = same; index < now; ++index)
    {
        seen.keys.push_back(table::log_line_key(history, index, now, viewer));
        seen.lines.push_back(table::log_line(history, index, now, viewer));
    }
    for (Visitor& guest : visitors_)
    {
        if (guest.seat == viewer)
        {
            guest.held = std::min(guest.held, same);
            guest.outdated = true;
        }
    }
}

void TableRoom::history_replaced()
{
    end_undo_question();
    undone_.by = nobody; // its seat was one of the last game
    moment_ = 0;
    seats_then_.clear();
    for (PublishedView& seen : published_)
    {
        seen.keys.clear();
        seen.lines.clear();
    }
    for (Visitor& guest : visitors_)
    {
        guest.held = 0;
        guest.outdated = true;
    }
}

void TableRoom::rotate_seats()
{
    const auto count = static_cast<unsigned>(players_.size());
    if (count == 0)
    {
        return;
    }
    const auto next = [count](Seat seat) { return static_cast<Seat>(seat < count ? (seat + 1U) % count : seat); };
    const unsigned all = (1U << count) - 1;
    const unsigned before = room_.at_table & all;
    room_.at_table = static_cast<std::uint8_t>((before << 1U | before >> (count - 1)) & all);
    const auto last = room_.tokens.begin() + count - 1;
    std::rotate(room_.tokens.begin(), last, last + 1);
    for (GrantedSeat& granted : granted_)
    {
        granted.seat = next(granted.seat);
    }
    for (Visitor& guest : visitors_)
    {
        guest.seat = next(guest.seat);
        guest.asked.seat = next(guest.asked.seat);
        guest.answer.reset();
        guest.refused.reset();
    }
    for (const Seat seat : Seats(max_players))
    {
        undos_[seat] = {};
        forget_wish(seat);
    }
    history_replaced();
}

void TableRoom::set_times(ThinkingTimes times)
{
    if (times.are_running != times_.are_running || times.ms.empty() != times_.ms.empty())
    {
        outdate_all();
    }
    times_ = std::move(times);
}

std::optional<GuestAnswer> TableRoom::take_answer()
{
    if (answer_taken_)
    {
        return std::nullopt;
    }
    for (Visitor& guest : visitors_)
    {
        const std::optional<Answer> answer = std::exchange(guest.answer, std::nullopt);
        // The game may have changed since the answer arrived.
        if (!answer || guest.seat == nobody || answer->game != published_for(guest.seat).game)
        {
            continue;
        }
        if (const auto refused = refusal_of(guest, *answer))
        {
            guest.refused = Refused{answer->game, refused->rule};
            continue;
        }
        answer_taken_ = true;
        return GuestAnswer{guest.peer, guest.seat, answer->actions, answer->put_back};
    }
    return std::nullopt;
}

std::optional<Refusal> TableRoom::refusal_of(const Visitor& from, const Answer& answer) const
{
    if (holder(from.seat) != Holder::Screen || state_.decision.seat != from.seat)
    {
        return Refusal{is_over(state_) ? Rule::GameIsOver : Rule::OtherQuestion};
    }
    if (answer.put_back == 0)
    {
        return first_refusal(state_, from.seat, answer.actions);
    }
    if (state_.decision.question != Question::ChooseHand || answer.put_back > power_cards(state_.setup))
    {
        return Refusal{Rule::OtherQuestion};
    }
    const bool in_hand = (state_.hand[from.seat] & bit_of_power_card(answer.put_back)) != 0;
    return in_hand ? std::nullopt : std::optional(Refusal{Rule::NotInHand});
}

void TableRoom::refuse(const GuestAnswer& answer, Refusal refusal)
{
    answer_taken_ = false;
    if (Visitor* guest = visitor(answer.peer))
    {
        guest->refused = Refused{published_for(guest->seat).game, refusal.rule};
    }
}

std::vector<PendingUndo> TableRoom::pending_undos() const
{
    std::vector<PendingUndo> asked;
    for (std::size_t seat = 0; seat < players_.size(); ++seat)
    {
        const SeatUndo& undo = undos_[seat];
        if (undo.asked.game == published_[seat].game && undo.state == UndoState::None
            && holder(undo.asked.seat) == Holder::Screen)
        {
            asked.push_back(undo.asked);
        }
    }
    return asked;
}

void TableRoom::set_undo_state(const PendingUndo& asked, UndoState state)
{
    SeatUndo& undo = undos_[asked.seat];
    if (undo.asked.game != asked.game || published_for(asked.seat).game != asked.game)
    {
        return;
    }
    undo.state = state;
    if (Visitor* guest = visitor_at(asked.seat))
    {
        guest->outdated = true;
    }
}

void TableRoom::ask_to_undo(Seat by, bool seen, std::span<const Seat> seats)
{
    question_ = {question_.number + 1, by, seen};
    consents_ = {};
    for (const Seat seat : seats)
    {
        consents_[seat] = Consent::Waits;
    }
    outdate_all();
}

void TableRoom::end_undo_question()
{
    if (std::exchange(consents_, {}) != consents_)
    {
        outdate_all();
    }
}

void TableRoom::agree_at_table()
{
    for (const Seat seat : Seats(max_players))
    {
        if (consents_[seat] == Consent::Waits && holder(seat) != Holder::Screen)
        {
            consents_[seat] = Consent::Agreed;
        }
    }
}

void TableRoom::note_undo(Seat by)
{
    undone_ = {undone_.number + 1, by};
    outdate_all();
}

// --- seats -----------------------------------------------------------------------------------------------------------

Holder TableRoom::holder(Seat seat) const
{
    if (seat < players_.size() && !players_[seat].controller.is_person())
    {
        return Holder::Computer;
    }
    if (has_screen(seat))
    {
        const bool connected = std::any_of(visitors_.begin(), visitors_.end(),
                                           [seat](const Visitor& guest) { return guest.seat == seat; });
        return connected ? Holder::Screen : Holder::Away;
    }
    return (room_.at_table >> seat & 1U) != 0 ? Holder::Table : Holder::Open;
}

int TableRoom::watchers() const
{
    return static_cast<int>(std::count_if(visitors_.begin(), visitors_.end(),
                                          [](const Visitor& guest) { return guest.welcome && guest.seat == nobody; }));
}

void TableRoom::set_closed(bool closed)
{
    room_.closed = closed;
    std::vector<Peer> outside;
    for (const Visitor& guest : visitors_)
    {
        if (closed && guest.welcome && guest.seat == nobody)
        {
            outside.push_back(guest.peer);
        }
    }
    for (const Peer peer : outside)
    {
        keep_out(peer, KeptOutReason::Closed);
    }
}

std::vector<Outgoing> TableRoom::farewell() const
{
    std::vector<Outgoing> outgoing;
    for (const Visitor& guest : visitors_)
    {
        if (guest.welcome)
        {
            outgoing.push_back({guest.peer, write_message(KeptOut{KeptOutReason::Ended})});
        }
    }
    return outgoing;
}

std::vector<PendingClaim> TableRoom::pending_claims() const
{
    std::vector<PendingClaim> asked;
    for (const Visitor& guest : visitors_)
    {
        if (guest.claim_state == ClaimState::Asked && !guest.claimed)
        {
            asked.push_back({guest.peer, guest.asked.seat, guest.asked.name});
        }
    }
    return asked;
}

void TableRoom::grant(Peer peer, Seat seat)
{
    if (Visitor* guest = claimant(peer, seat))
    {
        give(*guest, seat, guest->asked.name);
    }
}

void TableRoom::deny(Peer peer, Seat seat)
{
    if (Visitor* guest = claimant(peer, seat))
    {
        guest->claim_state = ClaimState::Denied;
        guest->outdated = true;
    }
}

std::optional<GrantedSeat> TableRoom::take_granted()
{
    if (granted_.empty())
    {
        return std::nullopt;
    }
    GrantedSeat first = std::move(granted_.front());
    granted_.erase(granted_.begin());
    return first;
}

void TableRoom::take_back(Seat seat)
{
    if (Visitor* guest = visitor_at(seat))
    {
        sit(*guest, nobody);
    }
    grant_again(seat);
    room_.tokens[seat].reset();
    keep_at_table(seat);
    outdate_all();
}

bool TableRoom::signs_at_table(Seat seat) const
{
    return seat < players_.size() && (holder(seat) == Holder::Table || holder(seat) == Holder::Open);
}

void TableRoom::show(Seat seat, Sign sign)
{
    if (signs_at_table(seat))
    {
        signs_[seat].wish = sign;
    }
}

/// Forgets the sign that a seat, or nobody, would show next: it is not for another holder or a later connection.
void TableRoom::forget_wish(Seat seat)
{
    if (seat != nobody)
    {
        signs_[seat].wish.reset();
    }
}

/// Moves a guest to a seat, or for `nobody` to the watchers. It is sent the whole log of its new view.
void TableRoom::sit(Visitor& guest, Seat seat)
{
    forget_wish(guest.seat);
    forget_wish(seat);
    guest.seat = seat;
    guest.held = 0;
    guest.answer.reset();
    guest.refused.reset();
    guest.outdated = true;
    outdate_all();
}

/// Gives the guest's seat back to the table.
void TableRoom::get_up(Visitor& guest)
{
    if (guest.seat != nobody)
    {
        room_.tokens[guest.seat].reset();
        keep_at_table(guest.seat);
        sit(guest, nobody);
    }
}

void TableRoom::give(Visitor& guest, Seat seat, std::string name)
{
    guest.claim_state = ClaimState::Granted;
    guest.outdated = true;
    if (guest.seat != seat || !name.empty())
    {
        std::erase_if(granted_, [seat](const GrantedSeat& one) { return one.seat == seat; });
        granted_.push_back({seat, std::move(name)});
    }
    if (guest.seat == seat)
    {
        return;
    }
    get_up(guest);
    if (Visitor* before = visitor_at(seat))
    {
        sit(*before, nobody);
    }
    room_.tokens[seat] = Token{make_key_()};
    undos_[seat] = {};
    sit(guest, seat);
}

/// If a computer plays for the guest that holds the seat, lets a person play again.
void TableRoom::grant_again(Seat seat)
{
    if (has_screen(seat) && holder(seat) == Holder::Computer)
    {
        granted_.push_back({seat, {}});
    }
}

// --- the network -----------------------------------------------------------------------------------------------------

void TableRoom::opened(Peer peer)
{
    if (visitors_.size() > max_peers)
    {
        // At most max_peers are welcome.
        drop(std::find_if(visitors_.begin(), visitors_.end(), [](const Visitor& one) { return !one.welcome; })->peer);
    }
    visitors_.push_back({.peer = peer});
}

void TableRoom::closed(Peer peer)
{
    if (const Visitor* guest = visitor(peer))
    {
        forget_wish(guest->seat);
    }
    std::erase_if(visitors_, [peer](const Visitor& guest) { return guest.peer == peer; });
    std::erase_if(leavers_, [peer](const Leaver& one) { return one.peer == peer; });
    outdate_all();
}

void TableRoom::drop(Peer peer)
{
    dropped_.push_back(peer);
    closed(peer);
}

/// Lets due() tell the peer why it gets no update, and drop it.
void TableRoom::keep_out(Peer peer, KeptOutReason reason)
{
    closed(peer);
    if (leavers_.size() == max_peers)
    {
        drop(leavers_.front().peer);
    }
    leavers_.push_back({peer, reason});
}

/// Lets in a peer that has shown a secret, and the token of the seat unless that is nobody. Returns false, and keeps it
/// out, if the room is only for others or is full.
bool TableRoom::admit(Peer peer, Seat seat)
{
    if (room_.closed && seat == nobody)
    {
        keep_out(peer, KeptOutReason::Closed);
        return false;
    }
    const auto is_welcome = [](const Visitor& one) { return one.welcome; };
    if (static_cast<std::size_t>(std::count_if(visitors_.begin(), visitors_.end(), is_welcome)) <= max_peers)
    {
        return true;
    }
    // There are more guests than seats.
    const auto other =
        std::find_if(visitors_.rbegin(), visitors_.rend(),
                     [peer](const Visitor& one) { return one.welcome && one.seat == nobody && one.peer != peer; });
    keep_out(seat == nobody ? peer : other->peer, KeptOutReason::Full);
    return seat != nobody;
}

/// Tells those who are kept out why, and drops them some time later.
void TableRoom::dismiss(std::int64_t now_ms, std::vector<Outgoing>& outgoing)
{
    for (Leaver& one : leavers_)
    {
        if (one.until_ms == due_now)
        {
            one.until_ms = now_ms + farewell_ms;
            outgoing.push_back({one.peer, write_message(KeptOut{one.reason})});
        }
    }
    const auto first =
        std::find_if(leavers_.begin(), leavers_.end(), [now_ms](const Leaver& one) { return one.until_ms > now_ms; });
    std::transform(leavers_.begin(), first, std::back_inserter(dropped_), [](const Leaver& one) { return one.peer; });
    leavers_.erase(leavers_.begin(), first); // they are in the order in which they were told
}

void TableRoom::fault(Visitor& from, int weight)
{
    from.faults += weight;
    if (from.faults >= max_faults)
    {
        drop(from.peer);
    }
}

void TableRoom::received(Peer peer, std::span<const std::byte> bytes)
{
    Visitor* from = visitor(peer);
    if (from == nullptr)
    {
        return;
    }
    if (!from->welcome)
    {
        const std::optional<Secret> shown = secret_of_hello(bytes);
        if (shown && *shown != room_.secret && *shown != watching_secret_)
        {
            fault(*from, max_faults);
            return;
        }
        if (!shown)
        {
            fault(*from, 1); // other messages may have overtaken the first one
            return;
        }
    }
    auto message = read_message(bytes);
    if (!message)
    {
        from->is_other_version = message.error().kind == record::ErrorKind::Newer;
        fault(*from, 1);
        return;
    }
    std::visit(
        [&](auto& one)
        {
            if constexpr (requires { read(*from, one); })
            {
                read(*from, one);
            }
            else
            {
                fault(*from, 1); // only the table sends it
            }
        },
        *message);
}

void TableRoom::read(Visitor& from, Hello& hello)
{
    if (std::exchange(from.welcome, true))
    {
        return;
    }
    from.only_watches = hello.secret != room_.secret;
    const auto own = std::find(room_.tokens.begin(), room_.tokens.end(), hello.token);
    const bool has_seat = !from.only_watches && hello.token && own != room_.tokens.end();
    const Seat seat = has_seat ? static_cast<Seat>(own - room_.tokens.begin()) : nobody;
    const Peer peer = from.peer;
    if (!admit(peer, seat))
    {
        return;
    }
    Visitor& guest = *visitor(peer); // others may have been erased
    guest.outdated = true;
    outdate_all();
    if (seat == nobody)
    {
        return;
    }
    if (Visitor* before = visitor_at(seat)) // an older connection of the same guest
    {
        sit(*before, nobody);
    }
    grant_again(seat);
    sit(guest, seat);
}

void TableRoom::read(Visitor& from, Claim& claim)
{
    if (claim.number <= from.claim)
    {
        return;
    }
    from.claim = claim.number;
    from.claimed.reset();
    from.outdated = true;
    if (claim.seat == nobody)
    {
        get_up(from);
        from.claim_state = ClaimState::Granted;
    }
    else if (claim.seat >= players_.size() || from.only_watches)
    {
        from.claim_state = ClaimState::Denied;
    }
    else
    {
        from.claim_state = ClaimState::Asked;
        from.claimed = std::move(claim);
    }
}

/// Grants a claim of one of the players' seats, or asks the people at the table.
void TableRoom::take_claim(Visitor& from, Claim claim)
{
    from.outdated = true;
    if (claim.seat == from.seat || (from.seat == nobody && holder(claim.seat) == Holder::Open))
    {
        give(from, claim.seat, std::move(claim.name));
    }
    else
    {
        from.asked = std::move(claim);
    }
}

void TableRoom::read(Visitor& from, Acknowledged& acknowledged)
{
    if (acknowledged.update != from.number || from.bytes.empty())
    {
        return;
    }
    from.bytes.clear();
    if (!from.outdated)
    {
        from.held = from.sent;
        from.outdated = from.held < published_for(from.seat).lines.size();
    }
}

void TableRoom::read(Visitor& from, Answer& answer)
{
    if (from.seat != nobody && answer.game == published_for(from.seat).game)
    {
        from.answer = std::move(answer);
    }
}

void TableRoom::read(Visitor& from, UndoRequest& request)
{
    if (request.number <= from.undo)
    {
        return;
    }
    from.undo = request.number;
    from.outdated = true;
    if (from.seat == nobody || request.game != published_for(from.seat).game)
    {
        return;
    }
    SeatUndo& undo = undos_[from.seat];
    const bool is_decided = undo.state == UndoState::Asked || undo.state == UndoState::Declined;
    if (undo.asked.game != request.game || !is_decided)
    {
        undo = {.asked = {from.seat, request.game, request.whole_turn}};
    }
}

void TableRoom::read(Visitor& from, UndoConsent& consent)
{
    if (from.seat != nobody && consents_[from.seat] == Consent::Waits && consent.number == question_.number)
    {
        consents_[from.seat] = consent.agrees ? Consent::Agreed : Consent::Declined;
        from.outdated = true;
    }
}

void TableRoom::read(Visitor& from, ShowSign& shown)
{
    if (shown.number <= from.sign)
    {
        return;
    }
    from.sign = shown.number;
    from.outdated = true;
    if (from.seat != nobody)
    {
        signs_[from.seat].wish = shown.sign;
    }
}

/// Shows the signs that are due.
void TableRoom::show_signs(std::int64_t now_ms)
{
    for (ShownSign& seat : signs_)
    {
        if (seat.wish && seat.next_ms <= now_ms)
        {
            seat.shown = {*std::exchange(seat.wish, std::nullopt), seat.shown.number + 1};
            seat.next_ms = now_ms + sign_pause_ms;
            outdate_all();
        }
    }
}

std::vector<Outgoing> TableRoom::due(std::int64_t now_ms)
{
    show_signs(now_ms);
    for (Visitor& guest : visitors_)
    {
        if (guest.claimed && guest.next_claim_ms <= now_ms)
        {
            guest.next_claim_ms = now_ms + claim_pause_ms;
            take_claim(guest, *std::exchange(guest.claimed, std::nullopt));
        }
    }
    std::vector<Outgoing> outgoing;
    dismiss(now_ms, outgoing);
    for (Visitor& guest : visitors_)
    {
        if (std::exchange(guest.is_other_version, false))
        {
            outgoing.push_back({guest.peer, write_message(OtherVersion{})});
        }
        if (!guest.welcome)
        {
            continue;
        }
        if (guest.outdated)
        {
            write_update(guest);
        }
        if (!guest.bytes.empty() && guest.resend.due_ms() <= now_ms)
        {
            guest.resend.sent(now_ms);
            outgoing.push_back({guest.peer, guest.bytes});
        }
        if (const auto refused = std::exchange(guest.refused, std::nullopt))
        {
            outgoing.push_back({guest.peer, write_message(*refused)});
        }
    }
    return outgoing;
}

std::int64_t TableRoom::due_ms() const
{
    std::int64_t next = not_due;
    for (const Visitor& guest : visitors_)
    {
        if (guest.is_other_version || guest.refused || (guest.welcome && guest.outdated))
        {
            return due_now;
        }
        next = guest.bytes.empty() ? next : std::min(next, guest.resend.due_ms());
        next = guest.claimed ? std::min(next, guest.next_claim_ms) : next;
    }
    for (const ShownSign& seat : signs_)
    {
        next = seat.wish ? std::min(next, seat.next_ms) : next;
    }
    for (const Leaver& one : leavers_)
    {
        next = std::min(next, one.until_ms);
    }
    return next;
}

/// Writes the next update for a guest. If no twin was found, the guest keeps its last update.
void TableRoom::write_update(Visitor& guest)
{
    guest.outdated = false;
    const PublishedView& seen = published_for(guest.seat);
    if (!seen.twin)
    {
        return;
    }
    Update update{.number = guest.number + 1,
                  .game = seen.game,
                  .seat = guest.seat,
                  .token = guest.seat == nobody ? std::nullopt : room_.tokens[guest.seat],
                  .claim = guest.claim,
                  .claim_state = guest.claim_state,
                  .members = shows_later(guest) ? watched_seats_ : members(),
                  .twin = *seen.twin,
                  .start = start_,
                  .first_line = static_cast<std::uint32_t>(guest.held),
                  .lines = {},
                  .line_count = static_cast<std::uint32_t>(seen.lines.size()),
                  .undo = guest.undo,
                  .sign = guest.sign,
                  .later = shows_later(guest),
                  .only_watches = guest.only_watches,
                  .times = shows_later(guest) ? ThinkingTimes() : times_};
    update.times.ms.resize(std::min(update.times.ms.size(), update.members.size()));
    if (guest.seat != nobody && undos_[guest.seat].asked.game == seen.game)
    {
        update.undo_state = undos_[guest.seat].state;
    }
    if (guest.seat != nobody && consents_[guest.seat] == Consent::Waits)
    {
        update.undo_question = question_;
    }
    if (!update.later)
    {
        update.undone = undone_;
    }
    for (std::size_t seat = 0; seat < update.members.size() && !update.later; ++seat)
    {
        update.members[seat].sign = signs_[seat].shown;
    }
    std::size_t end = guest.held;
    std::size_t bytes = 0;
    for (; end < seen.lines.size() && bytes + max_bytes_of(seen.lines[end]) <= max_log_bytes; ++end)
    {
        bytes += max_bytes_of(seen.lines[end]);
    }
    update.lines.assign(seen.lines.begin() + static_cast<std::ptrdiff_t>(guest.held),
                        seen.lines.begin() + static_cast<std::ptrdiff_t>(end));
    guest.number = update.number;
    guest.sent = end;
    guest.bytes = write_message(update);
    guest.resend = Resend();
}

std::vector<Peer> TableRoom::take_dropped()
{
    return std::exchange(dropped_, {});
}

TableRoom::Visitor* TableRoom::visitor(Peer peer)
{
    const auto found =
        std::find_if(visitors_.begin(), visitors_.end(), [peer](const Visitor& guest) { return guest.peer == peer; });
    return found == visitors_.end() ? nullptr : &*found;
}

/// Returns the guest with this connection if the people at the table must decide whether it gets the seat.
TableRoom::Visitor* TableRoom::claimant(Peer peer, Seat seat)
{
    Visitor* guest = visitor(peer);
    const bool is_asked =
        guest != nullptr && guest->claim_state == ClaimState::Asked && !guest->claimed && guest->asked.seat == seat;
    return is_asked ? guest : nullptr;
}

/// Returns the connected guest that holds the seat, or nullptr.
TableRoom::Visitor* TableRoom::visitor_at(Seat seat)
{
    const auto found =
        std::find_if(visitors_.begin(), visitors_.end(), [seat](const Visitor& guest) { return guest.seat == seat; });
    return found == visitors_.end() ? nullptr : &*found;
}

/// All guests see who plays which seat, and all signs; but watchers of a later game must not learn that either has
/// changed.
void TableRoom::outdate_all()
{
    for (Visitor& guest : visitors_)
    {
        guest.outdated = guest.outdated || !shows_later(guest);
    }
}

} // namespace elgrande::room

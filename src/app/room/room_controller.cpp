#include "app/room/room_controller.hpp"

#include "app/analysis/analysis_controller.hpp"
#include "app/pages/home_page.hpp"
#include "app/room/room_page.hpp"
#include "app/room/seat_page.hpp"
#include "app/room/signs_page.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <span>
#include <utility>
#include <variant>

/// The table's side of a room, and what both sides share. A guest's side is in room_controller_guest.cpp.
namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr double retry_ms = 5'000;       ///< the pause after a failed offer
constexpr double page_pause_ms = 30'000; ///< between two openings of the room's page for the claims of one guest
constexpr double longest_time_ms = 4e9;  ///< of a player's thinking time that guests are told
constexpr double connect_ms = 30'000;    ///< the time in which a screen must connect after its code was entered

/// The key of the preference that holds the last room: "KEY BYTES", the key of its game and the room in hexadecimal.
/// Empty after the room was ended.
constexpr const char* room_preference = "room";

std::string hexadecimal(const room::Bytes& bytes)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const std::byte byte : bytes)
    {
        text += digits[std::to_integer<std::size_t>(byte >> 4)];
        text += digits[std::to_integer<std::size_t>(byte & std::byte{15})];
    }
    return text;
}

/// Returns the bytes of a result of hexadecimal(). Malformed text gives arbitrary bytes, which read_room() checks.
room::Bytes bytes_of(std::string_view text)
{
    const auto value = [](char c) {
        return static_cast<unsigned>(c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : 0);
    };
    room::Bytes bytes;
    for (std::size_t i = 0; i + 1 < text.size(); i += 2)
    {
        bytes.push_back(static_cast<std::byte>(value(text[i]) * 16 + value(text[i + 1])));
    }
    return bytes;
}

/// Returns the stored room of a game; nothing if it has none.
std::optional<room::StoredRoom> stored_room(const platform::Preferences& preferences, const std::string& key)
{
    const std::string stored = preferences.get(room_preference).value_or("");
    const std::size_t space = stored.find(' ');
    if (space == std::string::npos || stored.substr(0, space) != key)
    {
        return std::nullopt;
    }
    return room::read_room(bytes_of(std::string_view(stored).substr(space + 1)));
}

} // namespace

room::Key RoomController::new_key()
{
    room::Key key;
    for (std::size_t half = 0; half < key.bytes.size(); half += 8)
    {
        std::uint64_t bits = state_.platform.clock.random();
        for (std::size_t i = 0; i < 8; ++i, bits >>= 8)
        {
            key.bytes[half + i] = static_cast<std::uint8_t>(bits & 255);
        }
    }
    return key;
}

void RoomController::act(const RoomIntent& intent)
{
    if (const auto* command = std::get_if<RoomCommand>(&intent))
    {
        act(*command);
    }
    else if (const auto* claim = std::get_if<ClaimSeat>(&intent); claim != nullptr && state_.guest)
    {
        state_.guest->guest.claim(claim->seat, claim->name);
    }
    else if (const auto* answered = std::get_if<AnswerClaim>(&intent); answered != nullptr && state_.room)
    {
        room::TableRoom& room = state_.room->room;
        if (answered->granted)
        {
            room.grant(answered->peer, answered->seat);
        }
        else
        {
            room.deny(answered->peer, answered->seat);
        }
    }
    else if (const auto* back = std::get_if<TakeSeatBack>(&intent); back != nullptr && state_.room)
    {
        state_.room->room.take_back(back->seat);
    }
    else if (const auto* wanted = std::get_if<LetComputerPlay>(&intent))
    {
        let_computer_play(wanted->seat);
    }
    else if (const auto* shown = std::get_if<ShowSign>(&intent))
    {
        show(*shown);
    }
    else if (const auto* watch = std::get_if<WatchLater>(&intent); watch != nullptr && state_.room)
    {
        state_.room->room.set_watched_later(watch->later);
        revision_.reset();
    }
    else if (const auto* others = std::get_if<AdmitOthers>(&intent); others != nullptr && state_.room)
    {
        state_.room->room.set_closed(!others->admitted);
    }
    else if (const auto* code = std::get_if<EnterCode>(&intent); code != nullptr && state_.room)
    {
        enter_code(code->text);
    }
}

void RoomController::show(const ShowSign& shown) const
{
    const auto sign = static_cast<room::Sign>(shown.sign);
    if (state_.guest)
    {
        state_.guest->guest.show(sign);
    }
    else if (state_.room)
    {
        state_.room->room.show(shown.seat, sign);
    }
}

void RoomController::let_computer_play(Seat seat)
{
    // The screen may have returned since the button was drawn.
    if (is_published() && state_.room->room.holder(seat) == room::Holder::Away)
    {
        motion_.leave();
        state_.session->sitting().seat_computer(seat, stored_level(state_.platform.preferences));
        game_.changed();
        publish(); // follow_seats() reads the new holder
    }
}

void RoomController::act(RoomCommand command)
{
    switch (command)
    {
    case RoomCommand::Begin:
        pages_.open_for_people();
        wanted_ = true;
        break;
    case RoomCommand::Open:
        open_page();
        break;
    case RoomCommand::NextLink:
        if (state_.room)
        {
            state_.room->offer.clear(); // advance_table() makes the next one; an answer to this one is still accepted
            state_.room->outcome.clear();
        }
        break;
    case RoomCommand::End:
        end_room();
        break;
    case RoomCommand::LeaveSeat:
        if (state_.guest)
        {
            state_.guest->guest.leave();
        }
        break;
    case RoomCommand::OpenSigns:
        if (!signing_seats(state_.context).empty())
        {
            pages_.open(std::make_unique<SignsPage>(state_.context));
        }
        break;
    }
}

void RoomController::open_page()
{
    if (state_.guest)
    {
        pages_.open(std::make_unique<SeatPage>(state_.context));
        return;
    }
    if (!state_.session || state_.lesson || state_.puzzle)
    {
        return;
    }
    if (!state_.platform.rooms.possible())
    {
        pages_.ask({state_.localizer.text(Key::RoomTitle),
                    state_.localizer.text(Key::RoomNotHere),
                    {state_.localizer.text(Key::ButtonOk)}},
                   {nullptr});
        return;
    }
    if (!state_.room)
    {
        auto kept = stored_room(state_.platform.preferences, state_.session->key());
        open_room(kept ? *kept : room::StoredRoom{.secret = {new_key()}, .tokens = {}, .at_table = 0});
    }
    pages_.open(std::make_unique<RoomPage>(state_.context, shown_claims_));
}

void RoomController::game_begins()
{
    if (std::exchange(wanted_, false) && state_.session)
    {
        open_page();
    }
}

void RoomController::rematch_begins(bool rotated)
{
    if (state_.room)
    {
        if (rotated)
        {
            state_.room->room.rotate_seats();
        }
        state_.room->key = state_.session->key();
        stored_ = {}; // stored with the key of the new game
    }
}

void RoomController::open_room(room::StoredRoom kept)
{
    stored_ = {};
    session_ = 0;
    open_connections(platform::RoomSide::Table, room::watching_secret(kept.secret));
    state_.room = std::make_unique<RoomSession>(
        RoomSession{.key = state_.session->key(), .room = room::TableRoom(kept, [this] { return new_key(); })});
    publish(); // the page of the room may be drawn before the next call of advance_table()
}

/// Closes the room for good and tells the guests so.
void RoomController::end_room()
{
    if (!state_.room)
    {
        return;
    }
    for (const room::Outgoing& message : state_.room->room.farewell())
    {
        state_.platform.rooms.send(message.peer, message.bytes);
    }
    closes_at_ms_ = state_.now_ms + static_cast<double>(room::farewell_ms);
    close_room();
    state_.platform.preferences.set(room_preference, "");
}

/// Ends the connections of the room that has ended, once its guests have been told.
void RoomController::end_connections()
{
    if (closes_at_ms_ == 0)
    {
        return;
    }
    if (state_.now_ms < closes_at_ms_)
    {
        state_.ui.wake_at(closes_at_ms_);
        return;
    }
    closes_at_ms_ = 0;
    state_.platform.rooms.close();
}

/// Opens the connections of a room. Those of the last room end.
void RoomController::open_connections(platform::RoomSide side, const room::Secret& meeting)
{
    closes_at_ms_ = 0;
    state_.platform.rooms.open(side, room::to_text(meeting));
}

/// Closes the room, and its connections unless end_connections() will. The game continues on this screen alone.
void RoomController::close_room()
{
    if (!state_.room)
    {
        return;
    }
    if (closes_at_ms_ == 0)
    {
        state_.platform.rooms.close();
    }
    if (state_.analysis)
    {
        end_analysis(state_); // while it shows a turn, the session is not that of the room's game
    }
    if (state_.session && state_.session->key() == state_.room->key)
    {
        state_.session->sitting().set_other_screens(0);
        state_.session->show_screens({});
        state_.session->refresh();
    }
    state_.room.reset();
    state_.stale = true;
}

/// Reopens the stored room of the open game, after a reload or a return from another game. Tries it once per session.
void RoomController::reopen()
{
    if (state_.room || state_.guest || !state_.session || state_.analysis || !state_.platform.rooms.possible()
        || std::exchange(reopened_, state_.session->number()) == state_.session->number())
    {
        return;
    }
    if (auto kept = stored_room(state_.platform.preferences, state_.session->key()))
    {
        open_room(*kept);
    }
}

void RoomController::advance()
{
    if (const auto link = game_.take_room_link())
    {
        follow(*link);
    }
    if (const auto code = game_.take_room_answer())
    {
        follow_answer(*code);
    }
    if (state_.room && !state_.analysis && (!state_.session || state_.session->key() != state_.room->key))
    {
        close_room(); // another game was opened
    }
    reopen();
    end_connections();
    take_events();
    if (state_.room)
    {
        advance_table();
    }
    if (state_.guest)
    {
        advance_guest();
    }
}

void RoomController::take_events()
{
    while (const auto event = state_.platform.rooms.take_event())
    {
        state_.stale = true;
        on_event(*event);
    }
}

void RoomController::on_event(const platform::RoomEvent& event) const
{
    using Kind = platform::RoomEvent::Kind;
    if (state_.room)
    {
        room::TableRoom& room = state_.room->room;
        switch (event.kind)
        {
        case Kind::Opened:
            state_.room->outcome.clear();
            state_.room->connecting_until_ms = 0;
            room.opened(event.peer);
            break;
        case Kind::Received:
            room.received(event.peer, event.message);
            break;
        case Kind::Closed:
            state_.room->page_due_ms.erase(event.peer);
            room.closed(event.peer);
            break;
        }
        return;
    }
    if (!state_.guest)
    {
        return;
    }
    GuestSession& own = *state_.guest;
    if (event.kind == Kind::Opened)
    {
        own.guest.closed();
        own.guest.opened();
        own.table = event.peer;
        own.shown_game = 0; // a table that was reloaded counts from 1 again
        own.answer.clear();
        own.outcome.clear();
    }
    else if (event.peer == own.table && event.kind == Kind::Closed)
    {
        own.guest.closed();
        own.table = 0;
    }
    else if (event.peer == own.table)
    {
        own.guest.received(event.message);
    }
}

void RoomController::wake_at(std::int64_t due_ms)
{
    if (due_ms != room::not_due)
    {
        state_.ui.wake_at(std::max(static_cast<double>(due_ms), state_.now_ms));
    }
}

/// Draws a frame when the next sign disappears.
void RoomController::wake_for(const ShownSigns& signs)
{
    if (const auto ends_ms = signs.ends_ms(state_.now_ms))
    {
        state_.ui.wake_at(*ends_ms);
    }
}

/// True if the session shows the game of the room, and not a try-out or an analysis.
bool RoomController::is_published() const
{
    return state_.room && state_.session && !state_.analysis && !state_.session->sitting().analysing();
}

/// Does the table's work in a frame, except for sending.
void RoomController::advance_table()
{
    follow_seats();
    publish();
    follow_undo();
    store();
    follow_clock();
    follow_signs();
    make_offer();
    await_connection();
    show_claims();
}

void RoomController::send()
{
    const auto now = static_cast<std::int64_t>(state_.now_ms);
    if (state_.room)
    {
        publish();
        RoomSession& own = *state_.room;
        for (const room::Outgoing& message : own.room.due(now))
        {
            state_.platform.rooms.send(message.peer, message.bytes);
        }
        for (const room::Peer peer : own.room.take_dropped())
        {
            own.page_due_ms.erase(peer);
            state_.platform.rooms.drop(peer);
        }
        wake_at(own.room.due_ms());
    }
    if (state_.guest)
    {
        for (const room::Bytes& message : state_.guest->guest.due(now))
        {
            state_.platform.rooms.send(state_.guest->table, message);
        }
        wake_at(state_.guest->guest.due_ms());
    }
}

/// Opens the page of the room when a guest asks for a seat. Opens it once while the guest waits, for whatever it asks,
/// as the page may be closed meanwhile; and no more than once in page_pause_ms for a guest that asks again and again.
void RoomController::show_claims()
{
    RoomSession& own = *state_.room;
    const std::vector<room::PendingClaim> asked = own.room.pending_claims();
    const auto is_shown = [this](const room::PendingClaim& claim)
    {
        return std::any_of(shown_claims_.begin(), shown_claims_.end(),
                           [&claim](const room::PendingClaim& one) { return one.peer == claim.peer; });
    };
    bool opens = false;
    for (const room::PendingClaim& claim : asked)
    {
        const double due_ms = own.page_due_ms[claim.peer];
        if (state_.now_ms < due_ms)
        {
            state_.ui.wake_at(due_ms);
        }
        else
        {
            opens = opens || !is_shown(claim);
        }
    }
    if (opens && pages_.dialog() == nullptr && !state_.animation.is_scoring() && !pages_.at_home())
    {
        for (const room::PendingClaim& claim : asked)
        {
            own.page_due_ms[claim.peer] = state_.now_ms + page_pause_ms;
        }
        pages_.open(std::make_unique<RoomPage>(state_.context, shown_claims_));
    }
}

/// Tells the sitting which seats have screens of their own, and who plays them.
void RoomController::follow_seats()
{
    if (!is_published())
    {
        return;
    }
    table::Sitting& sitting = state_.session->sitting();
    while (const auto granted = state_.room->room.take_granted())
    {
        sitting.seat_person(granted->seat, granted->name);
        game_.changed();
    }
    table::SeatBits elsewhere = 0;
    std::vector<SeatScreen> screens;
    for (const Seat seat : Seats(static_cast<int>(sitting.players().size())))
    {
        screens.push_back(seat_screen(state_.room->room.holder(seat)));
        const unsigned bit = state_.room->room.has_screen(seat) ? 1U << seat : 0U;
        elsewhere = static_cast<table::SeatBits>(elsewhere | bit);
    }
    if (elsewhere != sitting.other_screens() || screens != state_.session->screens())
    {
        sitting.set_other_screens(elsewhere);
        state_.session->show_screens(std::move(screens));
        state_.session->refresh();
        state_.stale = true;
    }
}

bool RoomController::have_screens(std::span<const Seat> seats) const
{
    return is_published()
           && std::any_of(seats.begin(), seats.end(),
                          [&room = state_.room->room](Seat seat) { return room.holder(seat) == room::Holder::Screen; });
}

void RoomController::ask_screens(UndoWait wait, bool seen)
{
    publish(); // the question ends with the next position
    wait.revision = state_.session->sitting().revision();
    state_.room->room.ask_to_undo(wait.by, seen, wait.seats);
    const auto kept = std::make_shared<const UndoWait>(std::move(wait));
    state_.room->undo = kept;
    pages_.open(std::make_unique<UndoPage>(state_.context, kept));
}

/// Ends the waiting for consent to an undo: when all have agreed, one has declined, the game has changed or the page
/// was closed.
void RoomController::follow_undo()
{
    room::TableRoom& room = state_.room->room;
    const std::shared_ptr<const UndoWait> wait = state_.room->undo.lock();
    if (!wait)
    {
        room.end_undo_question();
        return;
    }
    const auto says = [&](room::Consent answer)
    {
        return std::find_if(wait->seats.begin(), wait->seats.end(),
                            [&](Seat seat) { return room.consent(seat) == answer; });
    };
    const bool is_same = is_published() && state_.session->sitting().revision() == wait->revision;
    const auto declined = says(room::Consent::Declined);
    if (is_same && declined == wait->seats.end() && says(room::Consent::Waits) != wait->seats.end())
    {
        return;
    }
    pages_.close_with(*pages_.dialog(), Intent(PageCommand::Close));
    state_.stale = true;
    if (!is_same)
    {
        pages_.table.screen().refuse(words::refusal(state_.localizer, Rule::OtherQuestion), state_.now_ms);
    }
    else if (declined != wait->seats.end())
    {
        const std::string player = words::player(state_.session->shown().names, *declined);
        pages_.notify(words::plain(state_.localizer.text(Key::RoomUndoDeclined, {{"player", player}})));
    }
    else
    {
        motion_.leave();
        wait->agreed();
    }
    room.end_undo_question();
}

void RoomController::note_undo(Seat by) const
{
    if (is_published())
    {
        state_.room->room.note_undo(by);
    }
}

/// Shows the signs of all seats at the table.
void RoomController::follow_signs()
{
    RoomSession& own = *state_.room;
    for (const Seat seat : Seats(max_players))
    {
        state_.stale = own.signs.follow(seat, own.room.sign(seat), state_.now_ms) || state_.stale;
    }
    wake_for(own.signs);
}

/// Tells the guests the thinking times that the table shows.
void RoomController::follow_clock() const
{
    room::ThinkingTimes times;
    if (state_.settings.clock)
    {
        const PerSeat<double>& ms = state_.clock.thinking_ms();
        std::transform(ms.begin(), ms.end(), std::back_inserter(times.ms),
                       [](double one) { return static_cast<std::uint32_t>(std::min(one, longest_time_ms)); });
        times.are_running = state_.clock.is_running();
    }
    state_.room->room.set_times(std::move(times));
}

void RoomController::publish()
{
    if (!is_published())
    {
        return;
    }
    const table::Sitting& sitting = state_.session->sitting();
    const bool other = std::exchange(session_, state_.session->number()) != state_.session->number();
    if (std::exchange(revision_, sitting.revision()) == sitting.revision() && !other)
    {
        return;
    }
    if (other)
    {
        state_.room->room.history_replaced();
    }
    state_.room->room.publish(sitting.history(), sitting.players());
}

void RoomController::store()
{
    const room::StoredRoom& kept = state_.room->room.to_store();
    if (kept != stored_)
    {
        stored_ = kept;
        state_.platform.preferences.set(room_preference, state_.room->key + " " + hexadecimal(room::write_room(kept)));
    }
}

/// Makes an offer, the code for the next screen, if no relay introduces it.
void RoomController::make_offer()
{
    RoomSession& own = *state_.room;
    if (!needs_code(state_.platform.rooms) || !own.offer.empty() || own.is_making_offer)
    {
        return;
    }
    if (state_.now_ms < own.retry_at_ms)
    {
        state_.ui.wake_at(own.retry_at_ms);
        return;
    }
    own.is_making_offer = true;
    state_.platform.rooms.make_offer(
        [this](platform::CodeOutcome outcome, const std::string& code)
        {
            RoomSession& room = *state_.room;
            room.offer = code;
            room.is_making_offer = false;
            const bool done = outcome == platform::CodeOutcome::Done;
            room.retry_at_ms = done ? 0 : state_.now_ms + retry_ms; // the network may come back
            state_.context.wake();
        });
}

void RoomController::enter_code(const std::string& text)
{
    state_.room->outcome = state_.localizer.text(Key::RoomConnecting);
    state_.room->connecting_until_ms = 0;
    state_.platform.rooms.take_answer(
        room_code_in(text),
        [this](platform::CodeOutcome outcome)
        {
            if (outcome == platform::CodeOutcome::Done)
            {
                state_.room->connecting_until_ms = state_.now_ms + connect_ms;
                state_.room->offer.clear(); // it is used up; advance_table() makes the next one
            }
            else
            {
                state_.room->outcome =
                    state_.localizer.text(outcome == platform::CodeOutcome::NotACode     ? Key::RoomBadCode
                                          : outcome == platform::CodeOutcome::OtherOffer ? Key::RoomOldCode
                                                                                         : Key::RoomNoConnection);
            }
            state_.context.wake();
        });
}

/// Takes the answer of a guest whose link was opened here. If this tab is no table, hands it to the tab that is.
void RoomController::follow_answer(const std::string& code)
{
    if (state_.room)
    {
        enter_code(code);
        if (pages_.dialog() == nullptr)
        {
            open_page(); // says what becomes of it
        }
        return;
    }
    const auto tell = [this](Key text)
    {
        pages_.ask({state_.localizer.text(Key::RoomTitle),
                    state_.localizer.text(text),
                    {state_.localizer.text(Key::ButtonOk)}},
                   {nullptr});
        state_.context.wake();
    };
    if (!state_.platform.rooms.possible())
    {
        tell(Key::RoomNotHere);
        return;
    }
    state_.platform.rooms.hand_over(
        code, [tell](platform::CodeOutcome outcome)
        { tell(outcome == platform::CodeOutcome::Done ? Key::RoomHandedOver : Key::RoomNotHandedOver); });
}

/// Reports that the screen whose code was entered has not connected in time.
void RoomController::await_connection()
{
    RoomSession& own = *state_.room;
    if (own.connecting_until_ms == 0)
    {
        return;
    }
    if (state_.now_ms < own.connecting_until_ms)
    {
        state_.ui.wake_at(own.connecting_until_ms);
        return;
    }
    own.connecting_until_ms = 0;
    own.outcome = state_.localizer.text(Key::RoomNotConnected);
    state_.stale = true;
}

/// True if a guest may change the game now.
bool RoomController::guests_may_act() const
{
    return is_published() && !pages_.at_home() && !state_.animation.is_scoring();
}

std::optional<room::GuestAnswer> RoomController::take_answer()
{
    if (!guests_may_act())
    {
        return std::nullopt;
    }
    publish();
    return state_.room->room.take_answer();
}

void RoomController::refuse(const room::GuestAnswer& given) const
{
    state_.room->room.refuse(given, {Rule::OtherQuestion});
}

std::vector<room::PendingUndo> RoomController::pending_undos()
{
    if (!guests_may_act())
    {
        return {};
    }
    publish();
    return state_.room->room.pending_undos();
}

void RoomController::set_undo_state(const room::PendingUndo& asked, room::UndoState outcome) const
{
    if (state_.room)
    {
        state_.room->room.set_undo_state(asked, outcome);
        state_.context.wake();
    }
}

} // namespace elgrande::screens

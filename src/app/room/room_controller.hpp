#pragma once

#include "app/motion.hpp"
#include "app/open_game.hpp"
#include "app/page_stack.hpp"
#include "app/room/room_link.hpp"
#include "app/room/room_session.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// One game on several screens. At the table this runs the room of the open game: it sends the guests what they may
/// know, and receives their answers. On a guest's screen it shows what the table sends, and sends the seat's answers.
class RoomController
{
public:
    /// All arguments must outlive this object.
    RoomController(AppState& state, PageStack& pages, Motion& motion, OpenGame& game)
        : state_(state), pages_(pages), motion_(motion), game_(game)
    {
    }
    ~RoomController() { state_.platform.rooms.close(); }
    RoomController(const RoomController&) = delete;
    RoomController& operator=(const RoomController&) = delete;

    /// Carries out an intent of a page about rooms. A guest's screen ignores intents for the table, and vice versa.
    void act(const RoomIntent& intent);

    /// On a guest's screen, sends answers and requests to undo to the table, ignores all other intents, and returns
    /// true. On other screens, does nothing and returns false.
    bool act(const TableIntent& intent);

    /// Call it in each frame before anything is drawn. If a link was opened, joins its room, or takes the guest's code
    /// from it. Receives messages, and shows what they change.
    void advance();
    /// Call it in each frame after all else that changes the game. At the table, publishes the game and sends it to the
    /// guests; on a guest's screen, sends what was answered. An answer thus leaves in the frame in which it was given.
    void send();

    /// At the table, returns the next answer of a guest, which the caller must play or refuse() at once. Returns
    /// nothing if there is none, or if none may be played now.
    std::optional<room::GuestAnswer> take_answer();
    /// Tells the guest that its answer could not be played, because the question has changed. Call it only with the
    /// last result of take_answer().
    void refuse(const room::GuestAnswer& given) const;

    /// At the table, returns the requests of guests to undo for which set_undo_state() has not been called; none while
    /// the game must not change. The caller undoes one of them, or says with set_undo_state() what becomes of each, now
    /// or later.
    std::vector<room::PendingUndo> pending_undos();
    /// Tells the guest what has become of its request, if the room still exists.
    void set_undo_state(const room::PendingUndo& asked, room::UndoState outcome) const;

    /// At the table, returns true if a connected guest holds one of the seats. If these seats must consent to an undo,
    /// call ask_screens().
    bool have_screens(std::span<const Seat> seats) const;
    /// Asks `wait.seats` whether they agree to an undo: guests on their own screens, the others on a page that also
    /// shows who has not answered yet. Calls `wait.agreed` if all agree before the game changes. Sets `wait.revision`.
    /// `seen`: see room::UndoQuestion. Call it only if have_screens(wait.seats).
    void ask_screens(UndoWait wait, bool seen);
    /// Tells the guests that something was undone. `by` is the seat that wanted it, or nobody for the people at the
    /// table.
    void note_undo(Seat by) const;

    /// Call it when a game begins that was set up in the form for a new game. If RoomCommand::Begin opened that form,
    /// opens a room for the game and the page of the room.
    void game_begins();
    /// Call it when the same players begin another game, in the same seats or, if `rotated`, each in the next one: the
    /// room stays open for it.
    void rematch_begins(bool rotated);
    /// Call it when the form for a new game is opened without RoomCommand::Begin: its game gets no room.
    void forget_form() { wanted_ = false; }

private:
    void act(RoomCommand command);
    void show(const ShowSign& shown) const;
    void let_computer_play(Seat seat);
    void open_page();
    room::Key new_key();

    // room_controller.cpp: the table
    void open_room(room::StoredRoom kept);
    void end_room();
    void end_connections();
    void open_connections(platform::RoomSide side, const room::Secret& meeting);
    void close_room();
    void reopen();
    void advance_table();
    void publish();
    void await_connection();
    void show_claims();
    void make_offer();
    void enter_code(const std::string& text);
    void follow_answer(const std::string& code);
    void follow_seats();
    void follow_signs();
    void follow_undo();
    void follow_clock() const;
    void store();
    bool is_published() const;
    bool guests_may_act() const;

    // room_controller_guest.cpp: a guest's screen
    void follow(const RoomLink& link);
    void advance_guest();
    void note_signs() const;
    void note_times() const;
    void run_clock();
    void follow_absence();
    void show_update();
    void answer(const Play& play);
    void ask_undo(bool whole_turn) const;
    void show_undo_outcome();
    void ask_consent();
    void tell_undone(bool is_first) const;
    std::string undoer(Seat by) const;
    void tell_later();
    void call_player(bool animation_follows) const;
    void store_token();
    std::optional<room::Token> stored_token(const room::Secret& secret) const;

    void take_events();
    void on_event(const platform::RoomEvent& event) const;
    void wake_at(std::int64_t due_ms);
    void wake_for(const ShownSigns& signs);

    AppState& state_;
    PageStack& pages_;
    Motion& motion_;
    OpenGame& game_;
    double closes_at_ms_ = 0;    ///< when to close the connections of a room that has ended; 0 if there are none
    bool wanted_ = false;        ///< the game that is set up in the form will get a room
    std::uint64_t reopened_ = 0; ///< GameSession::number() of the game whose stored room was looked up last
    std::uint64_t session_ = 0;  ///< GameSession::number() of the game last published
    std::optional<std::uint64_t> revision_;        ///< its Sitting::revision(); nothing: publish() publishes it again
    room::StoredRoom stored_;                      ///< the room as last stored
    std::vector<room::PendingClaim> shown_claims_; ///< those on the page of the room when it was last drawn
};

} // namespace elgrande::screens

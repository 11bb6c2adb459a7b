#pragma once

#include "app/motion.hpp"
#include "app/open_game.hpp"
#include "app/page_stack.hpp"
#include "app/room/room_link.hpp"
#include "app/room/room_on_table.hpp"

#include <cstdint>
#include <optional>

namespace elgrande::screens
{

/// One game on several screens. At the table it keeps the room of the open game, passes on what the guests may know,
/// and takes their answers. On a guest's screen it shows what the table sends, and sends the answers of the seat.
class RoomDesk
{
public:
    /// All must outlive this.
    RoomDesk(AppState& state, PageStack& pages, Motion& motion, OpenGame& game)
        : state_(state), pages_(pages), motion_(motion), game_(game)
    {
    }
    ~RoomDesk() { state_.platform.rooms.close(); }
    RoomDesk(const RoomDesk&) = delete;
    RoomDesk& operator=(const RoomDesk&) = delete;

    void act(const RoomIntent& intent);

    /// On a guest's screen, carries out an intent of the table: an answer goes to the table's screen. A guest cannot do
    /// anything else. Returns false on other screens.
    bool act(const TableIntent& intent);

    /// Call in each frame: follows a link of a room, exchanges messages, and shows what they change.
    void advance();

    /// At the table: returns the next answer of a guest, which must be played at once, if one may be played now.
    std::optional<room::GivenAnswer> take_answer();

    /// Call when the game of the form begins: opens its room if RoomCommand::Begin has opened the form.
    void game_begins();
    /// Call when the same players begin another game in the same seats: their room goes on with it.
    void rematch_begins();
    /// Call when the form of a new game is opened in another way.
    void forget_form() { wanted_ = false; }

private:
    void act(RoomCommand command);
    void open_page();
    room::Key new_key();

    // room_desk.cpp: the table
    void open_room(room::KeptRoom kept);
    void close_room();
    void reopen();
    void serve();
    void publish();
    void make_offer();
    void enter_code(const std::string& text);
    void follow_seats();
    void keep();
    bool is_published() const;

    // guest_desk.cpp: a guest's screen
    void follow(const RoomLink& link);
    void visit();
    void show_update();
    void answer(const Play& play);
    void keep_token();
    std::optional<room::Token> kept_token(const room::Secret& secret) const;

    void take_events();
    void on_event(const platform::RoomEvent& event) const;
    void wake_at(std::int64_t due_ms);

    AppState& state_;
    PageStack& pages_;
    Motion& motion_;
    OpenGame& game_;
    bool wanted_ = false;        ///< the game of the form will have a room
    std::uint64_t reopened_ = 0; ///< GameSession::number() for which a kept room was looked for
    std::uint64_t session_ = 0;  ///< GameSession::number() of the game last published
    std::uint64_t revision_ = 0; ///< its Sitting::revision()
    room::KeptRoom kept_;        ///< as last stored
};

} // namespace elgrande::screens

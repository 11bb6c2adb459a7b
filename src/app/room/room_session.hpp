#pragma once

#include "app/room/shown_signs.hpp"
#include "app/room/undo_page.hpp"
#include "platform/rooms.hpp"
#include "room/guest.hpp"
#include "room/table_room.hpp"
#include "screens/model/table_model.hpp"
#include "words/keys.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// GameSession::key() on a guest's screen. Guests save no games.
inline constexpr const char* guest_key = "guest";

/// The room of the open game: its seats can be played on other screens.
struct RoomSession
{
    std::string key; ///< GameSession::key() of the game
    room::TableRoom room;
    std::string offer; ///< the code for the next screen, if no relay introduces it; empty until it is made
    bool is_making_offer = false;
    // Times by the frames' clock.
    double connecting_until_ms = 0; ///< when the screen of the last code must have connected; 0 if none is awaited
    double retry_at_ms = 0;         ///< time of the next offer if the last one failed; else 0
    std::string outcome;            ///< message about the last code that was entered; empty if there is nothing to say
    ShownSigns signs;
    std::map<room::Peer, double> page_due_ms{}; ///< by guest that has claimed a seat: when that may open the page again
    std::weak_ptr<const UndoWait> undo;         ///< that waits for consent; its page keeps it alive
};

/// The thinking times on a guest's screen: those of the table, counted on between its updates.
struct GuestTimes
{
    std::vector<double> ms;   ///< by seat; empty if the table shows no clock
    double counted_to_ms = 0; ///< the time of the frames' clock up to which they are counted
};

/// This screen as a guest of another table: it has a seat, or only watches.
struct GuestSession
{
    room::Secret secret;
    room::Guest guest;
    platform::PeerId table = 0;        ///< the connection to the table; 0 without one
    std::string answer;                ///< the code that must be passed to the table; empty if there is none
    std::string outcome;               ///< message that says why there is no answer; empty if there was no error
    std::optional<room::Token> stored; ///< the token as last stored
    std::uint32_t shown = 0;           ///< Guest::revision() of the update that the session shows
    std::uint32_t shown_game = 0;      ///< room::Update::game of that update; 0 after a new connection
    std::size_t shown_lines = 0;       ///< number of lines in the log of that update
    room::UndoState told_undo{};       ///< the outcome of a request to undo that the guest was told
    std::uint32_t told_undone = 0;     ///< room::Undone::number of the last undo that the guest was told or has missed
    std::weak_ptr<const room::UndoQuestion> asked_undo; ///< the question that a page asks; the page keeps it alive
    bool told_later = false;                            ///< the guest was told that it sees the game later
    std::string banner;                                 ///< the banner, which says why the table sends nothing
    bool by_hand = false;                               ///< the answer that is being sent was given by dragging a piece
    GuestTimes times;
    ShownSigns signs;
};

/// Returns the screen of a seat with this holder, as other screens show it.
inline SeatScreen seat_screen(room::Holder holder)
{
    return holder == room::Holder::Screen ? SeatScreen::Elsewhere
           : holder == room::Holder::Away ? SeatScreen::Away
                                          : SeatScreen::Here;
}

/// True if the guest may ask the table to undo: it is connected, and its seat has decided something.
inline bool can_ask_to_undo(const GuestSession& own)
{
    const room::Update* update = own.guest.update();
    const std::vector<table::LogLine>& lines = own.guest.lines();
    return update != nullptr && update->seat != nobody && own.guest.connection() == room::ConnectionState::Present
           && std::any_of(lines.rbegin(), lines.rend(),
                          [seat = update->seat](const table::LogLine& line) { return line.seat == seat; });
}

/// True if no relay introduces the next screen, so that codes must be exchanged by hand.
inline bool needs_code(const platform::Rooms& rooms)
{
    const platform::Introductions introduced = rooms.introductions();
    return introduced == platform::Introductions::ByCode || introduced == platform::Introductions::CutOff;
}

/// Returns the text for a guest to which the table sends nothing: why it is kept out, or that the connection is lost.
/// With relays the screens then reconnect by themselves; without, the guest needs a new link.
inline words::Key absence_text(const GuestSession& own, const platform::Rooms& rooms)
{
    const std::optional<room::KeptOutReason> reason = own.guest.kept_out();
    return reason == room::KeptOutReason::Closed                      ? words::Key::SeatPageClosed
           : reason == room::KeptOutReason::Full                      ? words::Key::SeatPageFull
           : reason == room::KeptOutReason::Ended                     ? words::Key::SeatPageEnded
           : rooms.introductions() == platform::Introductions::ByCode ? words::Key::SeatPageAwayCode
                                                                      : words::Key::SeatPageAway;
}

} // namespace elgrande::screens

#include "app/room/room_controller.hpp"

#include "app/room/seat_page.hpp"
#include "rules/random.hpp"
#include "screens/help/topics.hpp"
#include "words/names.hpp"

#include <cmath>
#include <memory>
#include <utility>
#include <variant>

/// A guest's side of a room.
namespace elgrande::screens
{

namespace
{

using words::Key;

/// The preference of this tab and of the device with the seat that it had last: "SECRET TOKEN".
constexpr const char* seat_preference = "room seat";

std::optional<room::Token> token_in(const std::optional<std::string>& stored, const room::Secret& secret)
{
    const std::string before = room::to_text(secret) + " ";
    const auto key = stored && stored->starts_with(before)
                         ? room::key_of_text(std::string_view(*stored).substr(before.size()))
                         : std::nullopt;
    return key ? std::optional(room::Token{*key}) : std::nullopt;
}

/// Returns the message to a guest about its request to undo; nothing while the table has not looked at it.
std::optional<Key> text_of(room::UndoState undo)
{
    switch (undo)
    {
    case room::UndoState::Asked:
        return Key::SeatPageUndoAsked;
    case room::UndoState::Declined:
        return Key::SeatPageUndoDenied;
    case room::UndoState::Nothing:
        return Key::MessageNothingToUndo;
    case room::UndoState::None:
        break;
    }
    return std::nullopt;
}

/// Returns on which screens the seats are played, as the guest shows it.
std::vector<SeatScreen> screens_of(const room::Update& update)
{
    std::vector<SeatScreen> screens;
    for (const room::Member& member : update.members)
    {
        screens.push_back(screens.size() == update.seat ? SeatScreen::Here : seat_screen(member.holder));
    }
    return screens;
}

/// Returns the game that a guest's session shows.
record::Game game_of(const room::Update& update)
{
    record::Game game;
    game.setup = update.twin.setup;
    game.start = update.twin;
    for (const room::Member& member : update.members)
    {
        game.players.push_back(member.player);
    }
    return game;
}

/// True if the seat that sees this is asked.
bool is_own_question(const PlayerView& view)
{
    return view.viewer != nobody && view.viewer == view.decision.seat && view.decision.question != Question::GameOver;
}

} // namespace

std::optional<room::Token> RoomController::stored_token(const room::Secret& secret) const
{
    const platform::Preferences& preferences = state_.platform.preferences;
    const auto here = token_in(preferences.get_here(seat_preference), secret);
    return here ? here : token_in(preferences.get(seat_preference), secret);
}

/// Stores the token with which a reload gets the seat back. Erases the token of a seat that the guest has no more.
void RoomController::store_token()
{
    GuestSession& own = *state_.guest;
    const auto token = own.guest.token();
    if (token == own.stored || own.guest.update() == nullptr)
    {
        return;
    }
    const auto before = std::exchange(own.stored, token);
    const std::string stored = token ? room::to_text(own.secret) + " " + room::to_text(*token) : std::string();
    platform::Preferences& preferences = state_.platform.preferences;
    preferences.set_here(seat_preference, stored);
    // The device may have stored the seat of another tab, which may have taken this one.
    const bool is_elsewhere = own.guest.lost_seat() == room::SeatLoss::Elsewhere;
    if (token || (token_in(preferences.get(seat_preference), own.secret) == before && !is_elsewhere))
    {
        preferences.set(seat_preference, stored);
    }
}

/// Leaves the open game, and connects to the table.
void RoomController::follow(const RoomLink& link)
{
    const room::Secret meeting = meeting_secret(link);
    if (state_.room && room::watching_secret(state_.room->room.to_store().secret) == meeting)
    {
        pages_.notify(state_.localizer.text(Key::RoomOwnLink));
        return;
    }
    if (!state_.platform.rooms.possible())
    {
        pages_.ask({state_.localizer.text(Key::SeatPageTitle),
                    state_.localizer.text(Key::RoomNotHere),
                    {state_.localizer.text(Key::ButtonOk)}},
                   {nullptr});
        return;
    }
    motion_.leave();
    game_.close();
    close_room();
    open_connections(platform::RoomSide::Guest, meeting);
    const auto token = stored_token(link.secret);
    state_.guest = std::make_unique<GuestSession>(
        GuestSession{.secret = link.secret, .guest = room::Guest(link.secret, token), .stored = token});
    state_.platform.address.show_link(text_of({link.secret, {}, link.watches})); // a reload comes back to the seat
    pages_.open(std::make_unique<SeatPage>(state_.context));
    if (!link.offer.empty())
    {
        state_.platform.rooms.take_offer(
            link.offer,
            [this](platform::CodeOutcome outcome, const std::string& code)
            {
                const bool done = outcome == platform::CodeOutcome::Done;
                state_.guest->answer = done ? code : std::string();
                state_.guest->outcome =
                    done ? std::string()
                         : state_.localizer.text(outcome == platform::CodeOutcome::NoConnection ? Key::RoomNoConnection
                                                                                                : Key::RoomBadCode);
                state_.context.wake();
            });
    }
}

/// Does a guest's work in a frame, except for sending: shows what the table has sent.
void RoomController::advance_guest()
{
    if (!state_.session && pages_.dialog() == nullptr)
    {
        game_.leave(); // nobody waits for the table any more
        return;
    }
    GuestSession& own = *state_.guest;
    if (own.guest.revision() != own.shown)
    {
        const bool is_first = own.shown_game == 0;
        note_signs();
        note_times();
        show_update();
        tell_undone(is_first);
    }
    run_clock();
    wake_for(own.signs);
    if (const auto refused = own.guest.take_refusal())
    {
        own.by_hand = false;
        pages_.table.screen().refuse(words::refusal(state_.localizer, refused->rule), state_.now_ms,
                                     topic_of(refused->rule));
    }
    show_undo_outcome();
    ask_consent();
    tell_later();
    store_token();
    follow_absence();
}

/// Says while the table sends nothing why it does not. Gives the room up once it has ended.
void RoomController::follow_absence()
{
    GuestSession& own = *state_.guest;
    const bool is_away = own.guest.connection() == room::ConnectionState::Away || own.guest.kept_out();
    std::string said = state_.session && is_away ? state_.localizer.text(absence_text(own, state_.platform.rooms)) : "";
    if (said != own.banner)
    {
        pages_.set_banner(said);
        own.banner = std::move(said);
    }
    if (own.table != 0 && own.guest.kept_out() == room::KeptOutReason::Ended)
    {
        own.guest.closed();
        own.table = 0;
        state_.platform.rooms.close();
        state_.platform.address.show_link(""); // the link never leads to a room again
    }
}

/// Shows the guest the outcome of its request to undo, once.
void RoomController::show_undo_outcome()
{
    GuestSession& own = *state_.guest;
    const room::UndoState now = own.guest.undo_state();
    const bool is_told = std::exchange(own.told_undo, now) == now;
    if (const auto said = text_of(now); said && !is_told && state_.session)
    {
        pages_.notify(state_.localizer.text(*said));
    }
}

/// Asks the player whether the seat agrees to an undo, as long as the table asks.
void RoomController::ask_consent()
{
    GuestSession& own = *state_.guest;
    const room::UndoQuestion question = own.guest.undo_question();
    if (const auto open = own.asked_undo.lock(); open && *open != question)
    {
        pages_.close_with(*pages_.dialog(), Intent(Choose{0, 0}));
        state_.stale = true;
    }
    if (question.number == 0 || pages_.dialog() != nullptr || !state_.session)
    {
        return;
    }
    const auto asked = std::make_shared<const room::UndoQuestion>(question);
    own.asked_undo = asked;
    const words::Localizer& say = state_.localizer;
    const std::string seen = question.seen ? " " + say.text(Key::MessageUndoSeen) : std::string();
    const auto answers = [this, asked](bool agrees)
    {
        return [this, asked, agrees]
        {
            if (state_.guest)
            {
                state_.guest->guest.consent(agrees);
            }
        };
    };
    pages_.ask({say.text(Key::MessageUndoTitle),
                words::plain(say.text(Key::RoomUndoAsked, {{"player", undoer(question.by)}})) + seen + " "
                    + say.text(Key::SeatPageUndoConsent),
                {say.text(Key::RoomDeny), say.text(Key::RoomGrant)}},
               {answers(false), answers(true)});
    if (state_.settings.sound)
    {
        state_.platform.sounds.vibrate();
    }
}

/// Tells the guest that something was undone, unless it was for its own seat or before it was connected.
void RoomController::tell_undone(bool is_first) const
{
    GuestSession& own = *state_.guest;
    const room::Update& update = *own.guest.update();
    const bool is_known = std::exchange(own.told_undone, update.undone.number) == update.undone.number;
    const bool is_own = update.seat != nobody && update.undone.by == update.seat;
    if (!is_known && !is_first && !own.told_later && !is_own && update.undone.number != 0 && state_.session)
    {
        pages_.notify(words::plain(state_.localizer.text(Key::SeatPageUndone, {{"player", undoer(update.undone.by)}})));
    }
}

/// Returns the name of the seat that undoes, or of the table for nobody.
std::string RoomController::undoer(Seat by) const
{
    return by == nobody ? state_.localizer.text(Key::SeatPageTable) : words::player(state_.session->shown().names, by);
}

/// Tells a watcher that it sees the game one round later, once.
void RoomController::tell_later()
{
    GuestSession& own = *state_.guest;
    const room::Update* update = own.guest.update();
    const bool later = update != nullptr && update->later;
    if (std::exchange(own.told_later, later) != later && later && state_.session)
    {
        pages_.notify(state_.localizer.text(Key::SeatPageLater));
    }
}

/// Shows the new signs of the newest update, except those that were shown while this screen was disconnected.
void RoomController::note_signs() const
{
    GuestSession& own = *state_.guest;
    const std::vector<room::Member>& members = own.guest.update()->members;
    const bool is_first = own.shown_game == 0;
    for (std::size_t seat = 0; seat < members.size(); ++seat)
    {
        own.signs.follow(static_cast<Seat>(seat), members[seat].sign, state_.now_ms, is_first);
    }
}

/// Takes over the thinking times of the newest update.
void RoomController::note_times() const
{
    GuestSession& own = *state_.guest;
    const std::vector<std::uint32_t>& told = own.guest.update()->times.ms;
    own.times.ms.assign(told.begin(), told.end());
    own.times.counted_to_ms = state_.now_ms;
}

/// Counts the thinking time of the asked seat on while the table's clock runs.
void RoomController::run_clock()
{
    constexpr double second_ms = 1000;
    GuestTimes& times = state_.guest->times;
    const room::Update* update = state_.guest->guest.update();
    const double passed_ms = state_.now_ms - std::exchange(times.counted_to_ms, state_.now_ms);
    if (update == nullptr || !update->times.are_running || update->twin.decision.seat >= times.ms.size()
        || state_.guest->guest.connection() != room::ConnectionState::Present)
    {
        return;
    }
    double& asked_ms = times.ms[update->twin.decision.seat];
    asked_ms += passed_ms;
    state_.ui.wake_at(state_.now_ms + second_ms - std::fmod(asked_ms, second_ms));
}

namespace
{

/// Returns the events of the lines that the newest update has added to the log.
std::vector<table::VisibleEvent> new_events(const room::Guest& guest)
{
    std::vector<table::VisibleEvent> events;
    for (std::size_t i = guest.first_new_line(); i < guest.lines().size(); ++i)
    {
        const table::LogLine& line = guest.lines()[i];
        events.insert(events.end(), line.events.begin(), line.events.end());
    }
    return events;
}

} // namespace

/// Shows the newest update, and animates the events since the one before.
void RoomController::show_update()
{
    GuestSession& own = *state_.guest;
    const room::Update& update = *own.guest.update();
    own.shown = own.guest.revision();
    const bool same_game = std::exchange(own.shown_game, update.game) == update.game;
    const bool same_log = std::exchange(own.shown_lines, own.guest.lines().size()) == own.guest.lines().size();
    record::Game game = game_of(update);
    state_.stale = true;
    if (state_.session && same_game && same_log && game.players == state_.session->sitting().game().players
        && update.seat == state_.session->shown().view.viewer)
    {
        state_.session->show_screens(screens_of(update));
        state_.session->refresh();
        return; // only the holders of seats have changed; an animation continues
    }
    if (record::validate_game(game))
    {
        return; // the table would not send it
    }
    const bool first = !state_.session;
    if (first)
    {
        game_.open_guest(game);
    }
    const PlayerView before = state_.session->shown().view;
    table::Sitting& sitting = state_.session->sitting();
    sitting.give_to(update.seat);
    sitting.follow(std::move(game), own.guest.lines(), update.start);
    state_.session->show_screens(screens_of(update));
    game_.changed();
    if (first)
    {
        if (update.seat == nobody)
        {
            pages_.open(std::make_unique<SeatPage>(state_.context));
        }
        return;
    }
    if (before.viewer == nobody && update.seat != nobody)
    {
        pages_.close_all(); // the seat was chosen there
    }
    if (before.viewer != nobody && own.guest.lost_seat())
    {
        pages_.open(std::make_unique<SeatPage>(state_.context)); // says so, and lets the player ask for a seat
    }
    const std::vector<table::VisibleEvent> events = new_events(own.guest);
    motion_.leave();
    if (sitting.over() != (before.decision.question == Question::GameOver))
    {
        pages_.show_game(); // the result, or the next game
    }
    if (before.viewer == update.seat && !is_own_question(before))
    {
        call_player(!events.empty());
    }
    if (!events.empty())
    {
        motion_.start(before, events, std::exchange(own.by_hand, false));
    }
}

/// If the guest's seat is asked now, calls the player, who may have put the device aside: by vibration and, unless an
/// animation with a sound follows, by a sound.
void RoomController::call_player(bool animation_follows) const
{
    if (!state_.settings.sound || !is_own_question(state_.session->shown().view))
    {
        return;
    }
    state_.platform.sounds.vibrate();
    if (!animation_follows)
    {
        state_.platform.sounds.play(platform::Sound::Turn, 0);
    }
}

bool RoomController::act(const TableIntent& intent)
{
    if (!state_.guest)
    {
        return false;
    }
    const ActionList legal = state_.session->shown().view.legal;
    if (const auto* play = std::get_if<Play>(&intent))
    {
        answer(*play);
    }
    else if (intent == TableIntent(GameCommand::Undo) || intent == TableIntent(GameCommand::ResetTurn))
    {
        ask_undo(intent == TableIntent(GameCommand::ResetTurn));
    }
    else if (const auto* returned = std::get_if<PutBack>(&intent))
    {
        state_.guest->guest.put_back(static_cast<std::uint8_t>(returned->card));
    }
    else if (intent == TableIntent(GameCommand::DrawLots) && !legal.empty())
    {
        Random lot(state_.platform.clock.random());
        answer(Play{legal[static_cast<int>(lot.below(static_cast<std::uint32_t>(legal.size())))]});
    }
    return true;
}

void RoomController::answer(const Play& play)
{
    GuestSession& own = *state_.guest;
    std::vector<Action> actions = play.first;
    actions.push_back(play.action);
    if (const auto refused = own.guest.answer(std::move(actions)))
    {
        pages_.table.screen().refuse(words::refusal(state_.localizer, refused->rule), state_.now_ms,
                                     topic_of(refused->rule));
        return;
    }
    own.by_hand = play.by_hand;
    pages_.table.screen().forget_refusal();
}

void RoomController::ask_undo(bool whole_turn) const
{
    GuestSession& own = *state_.guest;
    own.guest.undo(whole_turn);
    own.told_undo = room::UndoState::None; // show the same outcome again
}

} // namespace elgrande::screens

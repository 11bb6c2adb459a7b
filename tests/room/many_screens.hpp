#pragma once

#include "room/guest.hpp"
#include "room/table_room.hpp"
#include "rules/random.hpp"
#include "rules/view.hpp"
#include "table/history.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace elgrande::room
{

/// What a network does to messages.
struct Weather
{
    std::uint32_t lost_percent = 0;
    std::uint32_t repeated_percent = 0;
    std::uint32_t longest_way_ms = 0; ///< messages take any time up to this one, so they overtake each other
};

inline constexpr Weather storm{.lost_percent = 30, .repeated_percent = 20, .longest_way_ms = 700};

/// A guest's page with its connection.
struct Screen
{
    Guest guest;
    Peer peer = 0; ///< 0: not connected
};

/// A table and its guests in one process, and the network between them. The table plays every answer that it gets, and
/// undoes an action for every request.
class ManyScreens
{
public:
    explicit ManyScreens(record::Game game, std::uint64_t seed = 1)
        : random_(seed), history_(std::move(game), table::never), room_({.secret = secret()}, key_maker())
    {
        publish();
    }

    /// Continues from the same moment, independently of the other.
    ManyScreens(const ManyScreens& other)
        : weather(other.weather), undo_outcome(other.undo_outcome), random_(other.random_), now_ms_(other.now_ms_),
          history_(other.history_), room_(other.room_), last_peer_(other.last_peer_), flying_(other.flying_),
          sent_(other.sent_)
    {
        for (const auto& screen : other.screens_)
        {
            screens_.push_back(std::make_unique<Screen>(*screen));
        }
    }
    ManyScreens& operator=(const ManyScreens&) = delete;
    ~ManyScreens() = default;

    static Secret secret() { return Secret{{{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16}}}; }

    TableRoom& room() { return room_; }
    table::History& history() { return history_; }
    const State& state() const { return history_.state(); }
    Weather weather;
    /// What becomes of requests to undo. UndoState::None: the last action is undone.
    UndoState undo_outcome = UndoState::None;

    /// Opens another guest's page, which connects at once.
    Screen& open(std::optional<Token> token = std::nullopt, Secret shown = secret())
    {
        screens_.push_back(std::make_unique<Screen>(Screen{Guest(shown, token)}));
        connect(*screens_.back());
        return *screens_.back();
    }

    void connect(Screen& screen)
    {
        screen.peer = ++last_peer_;
        room_.opened(screen.peer);
        screen.guest.opened();
    }

    void disconnect(Screen& screen)
    {
        room_.closed(std::exchange(screen.peer, 0));
        screen.guest.closed();
    }

    void publish() { room_.publish(history_, history_.game().players); }

    /// Lets the table open again from what it has stored; all connections break.
    void reload_table()
    {
        room_ = TableRoom(*read_room(write_room(room_.to_store())), key_maker());
        publish();
        for (const auto& screen : screens_)
        {
            if (screen->peer != 0)
            {
                screen->guest.closed();
                connect(*screen);
            }
        }
    }

    /// Lets a tenth of a second pass.
    void tick()
    {
        now_ms_ += 100;
        send();
        for (std::size_t i = 0; i < flying_.size();)
        {
            if (flying_[i].arrives_ms > now_ms_)
            {
                ++i;
                continue;
            }
            const Flying message = std::move(flying_[i]);
            flying_.erase(flying_.begin() + static_cast<std::ptrdiff_t>(i));
            deliver(message);
        }
        while (const auto given = room_.take_answer())
        {
            play(*given);
        }
        answer_undos();
        send();
    }

    /// Lets time pass in fair weather until nothing is on its way. Returns false if that does not end.
    bool settle()
    {
        const Weather before = std::exchange(weather, Weather{});
        bool is_quiet = false;
        for (int i = 0; i < 2'000 && !is_quiet; ++i)
        {
            tick();
            is_quiet = flying_.empty() && room_.due_ms() == not_due;
            for (const auto& screen : screens_)
            {
                is_quiet = is_quiet && (screen->peer == 0 || screen->guest.due_ms() == not_due);
            }
        }
        weather = before;
        return is_quiet;
    }

    /// Returns the bytes that the table has sent to a peer.
    std::size_t bytes_to(Peer peer) const
    {
        std::size_t sum = 0;
        for (const auto& [to, bytes] : sent_)
        {
            sum += to == peer ? bytes : 0;
        }
        return sum;
    }

    const std::vector<std::unique_ptr<Screen>>& screens() const { return screens_; }

private:
    struct Flying
    {
        std::int64_t arrives_ms = 0;
        bool to_table = false;
        Peer peer = 0;
        Bytes bytes;
    };

    std::function<Key()> key_maker()
    {
        return [random = Random(random_.next())]() mutable
        {
            Key key;
            for (std::uint8_t& byte : key.bytes)
            {
                byte = static_cast<std::uint8_t>(random.below(256));
            }
            return key;
        };
    }

    void fly(bool to_table, Peer peer, const Bytes& bytes)
    {
        for (int copies = random_.below(100) < weather.repeated_percent ? 2 : 1; copies > 0; --copies)
        {
            if (random_.below(100) >= weather.lost_percent)
            {
                flying_.push_back({now_ms_ + random_.below(weather.longest_way_ms + 1), to_table, peer, bytes});
            }
        }
    }

    void send()
    {
        for (const Outgoing& outgoing : room_.due(now_ms_))
        {
            sent_.emplace_back(outgoing.peer, outgoing.bytes.size());
            fly(false, outgoing.peer, outgoing.bytes);
        }
        for (const auto& screen : screens_)
        {
            for (const Bytes& bytes : screen->guest.due(now_ms_))
            {
                fly(true, screen->peer, bytes);
            }
        }
        for (const Peer dropped : room_.take_dropped())
        {
            for (const auto& screen : screens_)
            {
                if (screen->peer == dropped)
                {
                    screen->peer = 0;
                    screen->guest.closed();
                }
            }
        }
    }

    void deliver(const Flying& message)
    {
        if (message.to_table)
        {
            room_.received(message.peer, message.bytes);
            return;
        }
        for (const auto& screen : screens_)
        {
            if (screen->peer == message.peer)
            {
                screen->guest.received(message.bytes);
            }
        }
    }

    void play(const GuestAnswer& given)
    {
        if (given.put_back != 0)
        {
            put_back(given.seat, given.put_back);
        }
        for (const Action action : given.actions)
        {
            history_.play(action);
        }
        publish();
    }

    /// Undoes the last action if a guest asks for it.
    void answer_undos()
    {
        for (const PendingUndo& asked : room_.pending_undos())
        {
            if (undo_outcome == UndoState::None && history_.cursor() > 0)
            {
                history_.go_to(history_.cursor() - 1);
                publish();
                return; // the other requests were about another position
            }
            room_.set_undo_state(asked, undo_outcome == UndoState::None ? UndoState::Nothing : undo_outcome);
        }
    }

    /// Goes back to before the card was chosen, and chooses the others again.
    void put_back(Seat seat, std::uint8_t card)
    {
        std::vector<Action> others;
        table::Moment first = history_.cursor();
        while (first > 0 && history_.entries()[first - 1].seat == seat
               && history_.entries()[first - 1].action.kind == ActionKind::ChooseCard)
        {
            --first;
            if (history_.entries()[first].action.a != card)
            {
                others.insert(others.begin(), history_.entries()[first].action);
            }
        }
        history_.go_to(first);
        for (const Action action : others)
        {
            history_.play(action);
        }
    }

    Random random_;
    std::int64_t now_ms_ = 0;
    table::History history_;
    TableRoom room_;
    Peer last_peer_ = 0;
    std::vector<std::unique_ptr<Screen>> screens_;
    std::vector<Flying> flying_;
    std::vector<std::pair<Peer, std::size_t>> sent_;
};

/// Returns how a guest differs from what its seat may know at the table, or an empty string.
inline std::string difference(ManyScreens& screens, const Guest& guest)
{
    if (guest.connection() != ConnectionState::Present || guest.update() == nullptr)
    {
        return "it is not present";
    }
    const Update& update = *guest.update();
    if (view(update.twin, update.seat) != view(screens.state(), update.seat))
    {
        return "it sees another position";
    }
    const table::History& history = screens.history();
    if (!std::equal(update.start.begin(), update.start.end(), history.start_events().begin(),
                    history.start_events().end()))
    {
        return "its log begins with something else";
    }
    if (guest.lines().size() != history.cursor())
    {
        return "its log has " + std::to_string(guest.lines().size()) + " lines";
    }
    for (std::size_t index = 0; index < history.cursor(); ++index)
    {
        if (guest.lines()[index] != table::log_line(history, index, history.cursor(), update.seat))
        {
            return "line " + std::to_string(index) + " of its log is different";
        }
    }
    return {};
}

/// Lets a guest give a random legal answer if its seat is asked. Returns true if it did.
inline bool answer_at_random(Guest& guest, Random& random)
{
    const Update* update = guest.update();
    if (update == nullptr || update->seat == nobody || guest.answering() || is_over(update->twin)
        || update->twin.decision.seat != update->seat)
    {
        return false;
    }
    const ActionList legal = view(update->twin, update->seat).legal;
    return !guest.answer({legal[static_cast<int>(random.below(static_cast<std::uint32_t>(legal.size())))]});
}

} // namespace elgrande::room

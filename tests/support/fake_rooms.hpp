#pragma once

#include "platform/rooms.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace elgrande::testing
{

class FakeRooms;

/// Connects the FakeRooms of one process. Codes are "offer-1_____…" and "answer-1-2_____…".
class FakeNetwork
{
public:
    bool has_relays = false; ///< screens with the same secret are connected by introduce()
    bool are_apart = false;  ///< screens whose codes are exchanged never connect
    bool is_cut = false;     ///< messages and introductions are lost, but nobody notices; no code can be made

    /// Takes the code of an answer in another tab, and returns true if that waits for it; empty: there is no such tab.
    std::function<bool(const std::string& code)> take_handed;

    /// Connects each guest to each table that has the same secret, if there are relays.
    void introduce();

    /// Ends all connections of `screen`, which both ends notice.
    void disconnect(FakeRooms& screen);

private:
    friend class FakeRooms;

    void connect(FakeRooms& table, FakeRooms& guest);

    std::set<FakeRooms*> open_;
    std::map<int, FakeRooms*> offers_;  ///< number of an unanswered offer → its table
    std::map<int, FakeRooms*> answers_; ///< number of an answer → its guest
    int last_ = 0;                      ///< number of the last code
};

/// Not possible() without a network. Requests are answered when the test calls answer_all(); a message arrives at once.
class FakeRooms : public platform::Rooms
{
public:
    FakeRooms() = default;
    FakeRooms(const FakeRooms&) = delete;
    FakeRooms& operator=(const FakeRooms&) = delete;
    ~FakeRooms() override { close(); }

    FakeNetwork* network = nullptr; ///< must outlive this
    bool is_elsewhere = false;      ///< another tab is the table of the room
    bool is_offline = false;        ///< the device has no network: requests wait
    std::size_t sent = 0;           ///< number of messages
    std::size_t sent_bytes = 0;

    /// Answers the requests for codes made so far.
    void answer_all()
    {
        if (is_offline)
        {
            return;
        }
        for (const std::function<void()>& answer : std::exchange(requests_, {}))
        {
            answer();
        }
    }

    bool possible() const override { return network != nullptr; }

    void open(platform::RoomSide side, const std::string& secret) override
    {
        close();
        side_ = side;
        secret_ = secret;
        network->open_.insert(this);
    }

    void close() override
    {
        if (network != nullptr && network->open_.erase(this) > 0)
        {
            network->disconnect(*this);
            std::erase_if(network->offers_, [this](const auto& offer) { return offer.second == this; });
            std::erase_if(network->answers_, [this](const auto& answer) { return answer.second == this; });
        }
        events_.clear();
        requests_.clear();
        secret_.clear();
    }

    platform::Introductions introductions() const override
    {
        if (is_elsewhere)
        {
            return platform::Introductions::Elsewhere;
        }
        if (is_offline && !secret_.empty())
        {
            return platform::Introductions::CutOff;
        }
        if (secret_.empty() || !network->has_relays)
        {
            return platform::Introductions::ByCode;
        }
        return network->is_cut ? platform::Introductions::CutOff : platform::Introductions::ByRelay;
    }

    void make_offer(std::function<void(platform::CodeOutcome, const std::string&)> answer) override
    {
        const int offer = ++network->last_;
        network->offers_[offer] = this;
        requests_.push_back(
            [this, offer, answer = std::move(answer)]
            {
                network->is_cut ? answer(platform::CodeOutcome::NoConnection, {})
                                : answer(platform::CodeOutcome::Done, code_of("offer-" + std::to_string(offer)));
            });
    }

    void take_offer(const std::string& code,
                    std::function<void(platform::CodeOutcome, const std::string&)> answer) override
    {
        const std::string kind = "offer-";
        if (!code.starts_with(kind))
        {
            requests_.push_back([answer = std::move(answer)] { answer(platform::CodeOutcome::NotACode, {}); });
            return;
        }
        const int number = ++network->last_;
        network->answers_[number] = this;
        const std::string offer = std::to_string(number_in(code.substr(kind.size())));
        requests_.push_back([answered = code_of("answer-" + offer + "-" + std::to_string(number)),
                             answer = std::move(answer)] { answer(platform::CodeOutcome::Done, answered); });
    }

    void take_answer(const std::string& code, std::function<void(platform::CodeOutcome)> answer) override
    {
        requests_.push_back([this, code, answer = std::move(answer)] { answer(connect_by(code)); });
    }

    void hand_over(const std::string& code, std::function<void(platform::CodeOutcome)> answer) override
    {
        requests_.push_back(
            [this, code, answer = std::move(answer)]
            {
                const bool waits = network->take_handed && network->take_handed(code);
                answer(waits ? platform::CodeOutcome::Done : platform::CodeOutcome::OtherOffer);
            });
    }

    bool send(platform::PeerId peer, const platform::Bytes& message) override
    {
        const auto found = peers_.find(peer);
        if (found == peers_.end() || message.empty() || message.size() > platform::largest_room_message)
        {
            return false;
        }
        ++sent;
        sent_bytes += message.size();
        if (!network->is_cut)
        {
            found->second.screen->events_.push_back(
                {platform::RoomEvent::Kind::Received, found->second.own_number_there, message});
        }
        return true;
    }

    void drop(platform::PeerId peer) override
    {
        const auto found = peers_.find(peer);
        if (found != peers_.end())
        {
            found->second.screen->on_closed(found->second.own_number_there);
            peers_.erase(found);
            std::erase_if(events_, [peer](const platform::RoomEvent& event) { return event.peer == peer; });
        }
    }

    std::optional<platform::RoomEvent> take_event() override
    {
        if (events_.empty())
        {
            return std::nullopt;
        }
        platform::RoomEvent event = std::move(events_.front());
        events_.pop_front();
        return event;
    }

private:
    friend class FakeNetwork;

    struct Peer
    {
        FakeRooms* screen = nullptr;
        platform::PeerId own_number_there = 0; ///< this screen's number at `screen`
    };

    void on_closed(platform::PeerId peer)
    {
        peers_.erase(peer);
        events_.push_back({platform::RoomEvent::Kind::Closed, peer, {}});
    }

    bool is_connected_to(const FakeRooms& other) const
    {
        return std::any_of(peers_.begin(), peers_.end(),
                           [&](const auto& peer) { return peer.second.screen == &other; });
    }

    /// Returns a code as long as that of a screen with one address.
    static std::string code_of(std::string text)
    {
        constexpr std::size_t usual = 160;
        text.resize(usual, '_');
        return text;
    }

    /// Returns the number that `text` begins with, 0 if there is none.
    static int number_in(const std::string& text)
    {
        int number = 0;
        std::from_chars(text.data(), text.data() + text.size(), number);
        return number;
    }

    platform::CodeOutcome connect_by(const std::string& code)
    {
        const std::string kind = "answer-";
        const std::size_t middle = code.find('-', kind.size());
        if (!code.starts_with(kind) || middle == std::string::npos)
        {
            return platform::CodeOutcome::NotACode;
        }
        const auto offer = network->offers_.find(number_in(code.substr(kind.size(), middle - kind.size())));
        const auto guest = network->answers_.find(number_in(code.substr(middle + 1)));
        if (offer == network->offers_.end() || offer->second != this || guest == network->answers_.end())
        {
            return platform::CodeOutcome::OtherOffer;
        }
        if (!network->are_apart)
        {
            network->connect(*this, *guest->second);
        }
        network->offers_.erase(offer);
        network->answers_.erase(guest);
        return platform::CodeOutcome::Done;
    }

    platform::RoomSide side_ = platform::RoomSide::Table;
    std::string secret_; ///< empty if no room is open
    platform::PeerId last_peer_ = 0;
    std::map<platform::PeerId, Peer> peers_;
    std::deque<platform::RoomEvent> events_;
    std::vector<std::function<void()>> requests_;
};

inline void FakeNetwork::introduce()
{
    for (FakeRooms* table : open_)
    {
        for (FakeRooms* guest : open_)
        {
            if (has_relays && !is_cut && table->side_ == platform::RoomSide::Table
                && guest->side_ == platform::RoomSide::Guest && table->secret_ == guest->secret_
                && !table->is_connected_to(*guest))
            {
                connect(*table, *guest);
            }
        }
    }
}

inline void FakeNetwork::disconnect(FakeRooms& screen)
{
    for (const auto& [number, peer] : std::exchange(screen.peers_, {}))
    {
        peer.screen->on_closed(peer.own_number_there);
        screen.events_.push_back({platform::RoomEvent::Kind::Closed, number, {}});
    }
}

inline void FakeNetwork::connect(FakeRooms& table, FakeRooms& guest)
{
    const platform::PeerId guest_number = ++table.last_peer_;
    const platform::PeerId table_number = ++guest.last_peer_;
    table.peers_[guest_number] = {&guest, table_number};
    guest.peers_[table_number] = {&table, guest_number};
    table.events_.push_back({platform::RoomEvent::Kind::Opened, guest_number, {}});
    guest.events_.push_back({platform::RoomEvent::Kind::Opened, table_number, {}});
}

} // namespace elgrande::testing

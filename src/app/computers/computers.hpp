#pragma once

#include "app/page_stack.hpp"
#include "brains/messages.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace elgrande::screens
{

/// Lets the computer players answer their questions at a pace that people can follow. A computer gets only what its
/// seat sees, and its answer is checked like any other.
class Computers
{
public:
    /// Both arguments must outlive this object.
    Computers(AppState& state, PageStack& pages) : state_(state), pages_(pages) {}
    ~Computers() { forget(); }
    Computers(const Computers&) = delete;
    Computers& operator=(const Computers&) = delete;

    /// Call in each frame: requests an answer when a computer is asked, and cancels the request if the question
    /// changes. Returns the legal answer to be played now, if any; the caller must play it at once.
    std::optional<Action> due();

    /// Shows the reason for the last answer of a computer in the open game, or that none is known. If a turn was
    /// planned as a whole, that is the reason for its first answer.
    void show_reason();
    /// Asks the hardest computer level for an answer in place of the person asked, and shows it with its reason;
    /// nothing if the question changes in the meantime. In a game without advice, or if no person is asked at this
    /// screen and at the present moment, shows a message instead. A game must be open.
    void advise();

    /// True if the answer that due() has just returned is the one that was undone last: redo it instead of playing it.
    bool plays_again() const { return plays_again_; }

private:
    /// The question for which an answer was requested.
    struct Asked
    {
        std::uint64_t session = 0;
        table::Moment moment = 0;
        Decision decision;

        bool operator==(const Asked&) const = default;
    };

    bool is_wanted() const;
    bool may_play() const;
    void forget();
    void ask();
    void on_answer(const platform::Bytes& bytes);
    void on_advice(const platform::Bytes& bytes, const PlayerView& seen);
    void show_message(words::Key title, std::string text);
    void follow_advice();
    void keep_reason(const PlayerView& seen);
    void notify_if_in_page();
    void retry_later();
    double pause_ms() const;

    AppState& state_;
    PageStack& pages_;
    std::optional<Asked> asked_;
    std::optional<Action> answer_;
    std::optional<double> unblocked_since_ms_; ///< since when nothing prevents playing the answer
    Seat hurried_ = nobody; ///< the seat that does not pause, because somebody touched the screen while it was asked
    Decision last_;         ///< the last decision that was answered
    std::optional<double> retry_at_ms_; ///< when to ask next, by the frames' clock; nothing after asking
    double retry_pause_ms_ = 0;         ///< pause before the next retry
    bool notified_in_page_ = false;     ///< the message that the page itself computes the answers was shown
    bool plays_again_ = false;
    opponents::Advice reason_;              ///< reason for the answer not yet played
    opponents::Advice last_reason_;         ///< reason for the last answer played
    std::optional<PlayerView> reason_view_; ///< the view on which `last_reason_` is based
    std::uint64_t session_ = 0;             ///< GameSession::number() of the game of `last_reason_`
    std::optional<Asked> advised_for_;      ///< the question about which a person has requested advice
};

} // namespace elgrande::screens

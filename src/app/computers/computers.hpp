#pragma once

#include "app/page_stack.hpp"
#include "brains/messages.hpp"

#include <cstdint>
#include <optional>

namespace elgrande::screens
{

/// Lets the computer players answer their questions at a pace that people can follow. A computer gets only what its
/// seat sees, and its answer is checked like any other.
class Computers
{
public:
    /// Both must outlive this.
    Computers(AppState& state, PageStack& pages) : state_(state), pages_(pages) {}
    ~Computers() { forget(); }
    Computers(const Computers&) = delete;
    Computers& operator=(const Computers&) = delete;

    /// Call in each frame: requests an answer when a computer is asked, and cancels the request if the question
    /// changes. Returns the legal answer to be played now, if any.
    std::optional<Action> due();

    /// Shows the reason for the last answer of a computer.
    void tell_why();
    /// Asks the hardest computer level what it would answer for the person asked, and shows that with its reason. In a
    /// game without advice, shows a message instead.
    void advise();

    /// True if due() returns an answer that was undone: call redo() for it instead of playing a new one.
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
    void tell(words::Key title, std::string text);
    void follow_advice();
    void keep_thought(const PlayerView& seen);
    void tell_where_they_think();
    void try_later();
    double pause_ms() const;

    AppState& state_;
    PageStack& pages_;
    std::optional<Asked> asked_;
    std::optional<Action> answer_;
    std::optional<double> free_since_ms_; ///< since when nothing prevents playing the answer
    Seat hurried_ = nobody; ///< the seat that does not pause, because somebody touched the screen while it was asked
    Decision last_;         ///< the last decision that was answered
    std::optional<double> again_ms_; ///< the time to ask again
    double again_pause_ms_ = 0;
    bool told_here_ = false;
    bool plays_again_ = false;
    opponents::Advice thought_;        ///< reason for the answer not yet played
    opponents::Advice last_thought_;   ///< reason for the last answer played
    std::optional<PlayerView> saw_;    ///< the view on which it was based
    std::uint64_t session_ = 0;        ///< the session in which it was played
    std::optional<Asked> advised_for_; ///< the question about which a person has requested advice
};

} // namespace elgrande::screens

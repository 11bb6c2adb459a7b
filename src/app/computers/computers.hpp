#pragma once

#include "app/page_stack.hpp"
#include "brains/messages.hpp"

#include <cstdint>
#include <optional>

namespace elgrande::screens
{

/// Lets the computers at the table answer what they are asked, at a pace that people can follow. They are told what
/// their seat sees and nothing else; what they answer is checked like any other answer.
class Computers
{
public:
    /// Both must outlive this.
    Computers(AppState& state, PageStack& pages) : state_(state), pages_(pages) {}
    ~Computers() { forget(); }
    Computers(const Computers&) = delete;
    Computers& operator=(const Computers&) = delete;

    /// Call in each frame: asks for an answer, and cancels that when the question has changed. Returns the legal answer
    /// that is to be played now, if any.
    std::optional<Action> due();

    /// Shows the reason of the last answer of a computer.
    void tell_why();
    /// Asks what the court would answer for a person, and tells it with its reason; not where the table has agreed to
    /// do without.
    void advise();

    /// True if an answer that was undone is to be played again instead of a new one.
    bool plays_again() const { return plays_again_; }

private:
    /// The request that an answer belongs to.
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
    std::optional<double> free_since_ms_; ///< since then nothing keeps the answer from being played
    Seat hurried_ = nobody;               ///< somebody touched the screen in the turn of this seat
    Decision last_;                       ///< what was answered last
    std::optional<double> again_ms_;      ///< the time to ask again
    double again_pause_ms_ = 0;
    bool told_here_ = false;
    bool plays_again_ = false;
    opponents::Advice thought_;        ///< of the answer that waits
    opponents::Advice last_thought_;   ///< of the one that was played last
    std::optional<PlayerView> saw_;    ///< what its seat saw then
    std::uint64_t session_ = 0;        ///< in which it was
    std::optional<Asked> advised_for_; ///< a person waits for advice about it
};

} // namespace elgrande::screens

#pragma once

#include "editor/change.hpp"
#include "editor/problems.hpp"
#include "record/game.hpp"
#include "record/loaded.hpp"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace elgrande::editor
{

/// So many edits are kept in bytes, the newest ones; in memory there is no end to undo.
inline constexpr std::size_t most_kept_edits = 1'000;
inline constexpr std::size_t most_draft_bytes = 16 * 1024;

/// A position under edit.
class Draft
{
public:
    using Colours = std::array<record::Colour, record::colour_count>;

    /// `start` must pass validate_state(). Colours of seats that nobody has yet are those that are left.
    explicit Draft(const State& start, std::span<const record::Colour> colours = {});

    const State& state() const { return states_[at_]; }
    /// In seat order, for the players of now.
    std::vector<record::Colour> colours() const;

    /// False if the edit cannot be done or changes nothing; else what was undone is gone.
    bool edit(const Edit& edit);
    bool can_undo() const { return at_ > 0; }
    bool can_redo() const { return at_ + 1 < states_.size(); }
    void undo();
    void redo();

    /// Valid until the next change.
    const std::vector<Problem>& problems() const { return problems_; }
    bool is_valid() const { return problems_.empty(); }

    /// What is kept of it, an invalid position, too: where it began, or a sound moment after that, and the edits from
    /// there.
    std::vector<std::byte> bytes() const;
    /// Everything in bytes from outside is checked.
    static record::Loaded<Draft> read(std::span<const std::byte> bytes);

private:
    bool push(const Edit& edit);
    void look();

    std::vector<State> states_; ///< one more than edits
    std::vector<Edit> edits_;
    std::size_t at_ = 0; ///< of states_
    Colours colours_{};
    std::vector<Problem> problems_;
};

} // namespace elgrande::editor

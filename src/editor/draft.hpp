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

/// The maximum number of edits in a saved draft, which keeps the newest ones. In memory undo is unlimited.
inline constexpr std::size_t max_kept_edits = 1'000;
inline constexpr std::size_t max_draft_bytes = 16 * 1024; ///< longer drafts are not read

/// A position that is being edited, with undo and redo.
class Draft
{
public:
    using Colours = std::array<record::Colour, record::colour_count>;

    /// `start` must pass validate_state(). `colours` has the colours of the first seats, each at most once; the other
    /// seats get the colours that are left.
    explicit Draft(const State& start, std::span<const record::Colour> colours = {});

    /// Returns the current state, which can be invalid. The reference is valid until the next change.
    const State& state() const { return states_[at_]; }
    /// Returns the colours of the current players, in seat order.
    std::vector<record::Colour> colours() const;

    /// Applies an edit and forgets undone edits. Returns false if the edit is impossible or changes nothing.
    bool edit(const Edit& edit);
    bool can_undo() const { return at_ > 0; }
    bool can_redo() const { return at_ + 1 < states_.size(); }
    /// Undo or redo one edit. Do nothing if there is none.
    void undo();
    void redo();

    /// Returns the problems of the draft. The reference is valid until the next change.
    const std::vector<Problem>& problems() const { return problems_; }
    bool is_valid() const { return problems_.empty(); }

    /// Returns the draft as bytes, even if it is invalid: an earlier valid position and the edits from there to the
    /// current state. Empty if there is no valid position within the last max_kept_edits edits.
    std::vector<std::byte> bytes() const;
    /// Reads a draft. Checks everything, as the bytes may come from outside. Skips impossible edits, which older
    /// versions of the program may have allowed.
    static record::Loaded<Draft> read(std::span<const std::byte> bytes);

private:
    bool push(const Edit& edit); ///< as edit(), but does not update problems_
    void find_problems();

    std::vector<State> states_; ///< one more than edits
    std::vector<Edit> edits_;
    std::size_t at_ = 0; ///< index of the current state in states_
    Colours colours_{};
    std::vector<Problem> problems_;
};

} // namespace elgrande::editor

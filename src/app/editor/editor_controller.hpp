#pragma once

#include "app/analysis/analysis_controller.hpp"
#include "app/app_state.hpp"
#include "app/open_game.hpp"
#include "app/page_stack.hpp"
#include "app/puzzle/puzzle_maker_controller.hpp"
#include "editor/draft.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::screens
{

/// Owns the position that is set up by hand. Stores it as a preference after each change, so that it outlives
/// the editor's page and a reload.
class EditorController
{
public:
    /// All arguments must outlive this object. Registers the page "editor", which takes over the position on the table,
    /// and "draft", the same page with the draft as it was left. While that page is open, the sharing pages share its
    /// position.
    EditorController(AppState& state, PageStack& pages, OpenGame& game, AnalysisController& analyses,
                     PuzzleMakerController& makers);

    /// Returns the draft. Call this, and everything below that changes or uses the draft, only after the page was
    /// opened once.
    const editor::Draft& draft() const { return *draft_; }
    /// Returns a number that changes with each change of the draft.
    std::uint64_t version() const { return version_; }

    /// Makes the first possible one of the edits. Returns false if none is possible.
    bool edit(std::span<const editor::Edit> edits);
    /// Undo or redo one edit. Do nothing to the draft if there is none.
    void undo();
    void redo();
    /// Replaces the draft by a new game with the same rules and colours. Cannot be undone.
    void start_over();

    /// Returns who will play each seat if play() is called: 0 for a person, else the level of a computer, 1 … 3.
    const std::array<int, max_players>& levels() const { return levels_; }
    /// Sets the level of a seat. Does nothing for an invalid seat or a level outside 0 … 3.
    void set_level(Seat seat, int level);

    /// Starts a game from the draft, and saves it. Does nothing if the draft is invalid.
    void play();
    /// Opens the draft on the table without saving it, and analyses its turn. Does nothing if the draft is invalid.
    void analyse();
    /// Opens the page that makes a puzzle from the draft, or shows a message if it cannot be a puzzle. Does nothing if
    /// the draft is invalid.
    void make_puzzle();

    /// Call in each frame. Reopens the editor when the player returns to the table from an analysis begun by analyse().
    void update();

    /// Takes all intents of the table while the page of the editor is open; only Download has an effect, on the
    /// sharing pages. Returns false if the page is not open.
    bool act(const TableIntent& intent);

private:
    void begin();
    void begin_with_kept();
    void changed();
    bool is_open() const { return pages_.cover() != nullptr && pages_.cover()->has_own_table(); }
    record::Game game(bool with_computers) const;
    const PageContext& shared();

    AppState& state_;
    PageStack& pages_;
    OpenGame& game_;
    AnalysisController& analyses_;
    PuzzleMakerController& makers_;
    std::optional<editor::Draft> draft_;
    std::array<int, max_players> levels_{};
    std::uint64_t version_ = 0;
    bool began_analysis_ = false; ///< the analysis that is open was begun here

    // The data that the sharing pages see instead of that of the open game.
    std::unique_ptr<GameSession> posted_;
    std::uint64_t posted_version_ = 0; ///< version of the draft in `posted_`
    const std::unique_ptr<Lesson> no_lesson_;
    const std::unique_ptr<PuzzleSession> no_puzzle_;
    const std::unique_ptr<AnalysisSession> no_analysis_;
    const std::unique_ptr<WinChances> no_chances_;
    const std::unique_ptr<RoomSession> no_room_;
    const std::unique_ptr<GuestSession> no_guest_;
    PageContext context_;
};

/// The preference that holds the draft.
inline constexpr const char* draft_preference = "draft";

/// Encode bytes as letters from a to p, two for each byte, and decode them. from_letters() returns nothing if the text
/// is invalid or longer than any draft.
std::string as_letters(std::span<const std::byte> bytes);
std::optional<std::vector<std::byte>> from_letters(std::string_view letters);

} // namespace elgrande::screens

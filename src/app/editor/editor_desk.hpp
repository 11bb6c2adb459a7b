#pragma once

#include "app/analysis/analysis_desk.hpp"
#include "app/app_state.hpp"
#include "app/open_game.hpp"
#include "app/page_stack.hpp"
#include "app/puzzle/maker_desk.hpp"
#include "editor/draft.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::screens
{

/// The position that is set up by hand. It outlives its page and the program: the draft is saved.
class EditorDesk
{
public:
    /// All must outlive this. The page is opened by the name "editor"; while it is there, what is shared is its
    /// position.
    EditorDesk(AppState& state, PageStack& pages, OpenGame& game, AnalysisDesk& analyses, MakerDesk& makers);

    /// The draft; there is one as soon as the page was opened.
    const editor::Draft& draft() const { return *draft_; }
    /// A number that changes with each change of the draft.
    std::uint64_t version() const { return version_; }

    /// Carries out the first edit that is possible. Returns false if none is.
    bool edit(std::span<const editor::Edit> edits);
    void undo();
    void redo();
    /// Replaces the draft by a new game with the same rules.
    void start_over();

    /// Who plays a seat when it is played from here: 0 a person, else the level of a computer.
    const std::array<int, max_players>& levels() const { return levels_; }
    void set_level(Seat seat, int level);

    /// The draft, which has no problem, becomes a game of its own, which is saved.
    void play();
    /// Opens the draft on the table like a link, and analyses its turn.
    void analyse();
    /// The draft, which has no problem, is what a puzzle begins with. It stays as it is.
    void make_puzzle();

    /// Takes the intents of the table while the page of the editor is open. Returns false if it is not.
    bool act(const TableIntent& intent);

private:
    void begin();
    void begin_with_kept();
    void changed();
    bool is_open() const { return pages_.cover() != nullptr; }
    record::Game game(bool with_computers) const;
    const PageContext& shared();

    AppState& state_;
    PageStack& pages_;
    OpenGame& game_;
    AnalysisDesk& analyses_;
    MakerDesk& makers_;
    std::optional<editor::Draft> draft_;
    std::array<int, max_players> levels_{};
    std::uint64_t version_ = 0;

    // The position that pages for sharing look at instead of the table.
    std::unique_ptr<GameSession> posted_;
    std::uint64_t posted_version_ = 0; ///< of the draft
    const std::unique_ptr<Lesson> no_lesson_;
    const std::unique_ptr<PuzzleOnTable> no_puzzle_;
    const std::unique_ptr<AnalysisOnTable> no_analysis_;
    const std::unique_ptr<Losses> no_losses_;
    PageContext context_;
};

/// Where a draft is kept.
inline constexpr const char* draft_preference = "draft";

/// Bytes as letters that any storage takes, two a byte, and back; nothing for other letters.
std::string as_letters(std::span<const std::byte> bytes);
std::optional<std::vector<std::byte>> from_letters(std::string_view letters);

} // namespace elgrande::screens

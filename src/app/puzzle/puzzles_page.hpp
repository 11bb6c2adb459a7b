#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "app/puzzle/puzzle_calendar.hpp"
#include "app/puzzle/puzzle_card.hpp"
#include "app/puzzle/puzzle_choice.hpp"
#include "app/puzzle/puzzle_list.hpp"
#include "app/puzzle/stored_progress.hpp"
#include "app/puzzle/stored_results.hpp"
#include "screens/home/sketch_picture.hpp"
#include "screens/model/saved_games.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The page of the collection: puzzles that teach, then the others by grade, as cards with pictures; filters; the
/// player's rating and history; and buttons for the next puzzle, the puzzle of the day and the run against the clock.
class PuzzlesPage final : public Page
{
public:
    explicit PuzzlesPage(const PageContext& context);

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    bool lets_make_puzzles() const override { return true; }

private:
    /// Which puzzles are listed, in addition to the filter.
    enum class Tab : std::uint8_t
    {
        All,
        New,     ///< not tried yet
        Missed,  ///< to be tried again
        History, ///< all that were tried, the latest first
    };

    /// A puzzle of the list.
    struct Entry
    {
        ListedPuzzle puzzle;
        std::optional<PuzzleTry> tried{};
        bool solved = false;
        PuzzleCard card;
        std::optional<BoardSketch> board{}; ///< shown until there is a picture
        bool has_board = false;             ///< `board` was made, if that is possible
    };

    /// The collection as the page shows it.
    struct Collection
    {
        std::vector<Entry> entries;
        std::vector<std::size_t> history; ///< indices in `entries` of those that were tried, the latest first
        std::size_t daily = 0;            ///< index in `entries` of the puzzle of the day
        std::vector<int> themes;          ///< the themes that have puzzles
        std::vector<Edition> editions;    ///< the editions that have puzzles
        std::vector<Idea> ideas;          ///< the ideas that have puzzles
        bool failed = false;              ///< it could not be fetched
    };

    /// One choice of the filter.
    struct FilterRow
    {
        std::vector<std::string> names;
        std::vector<int> values; ///< as in PuzzleFilter, by name
        int chosen = 0;          ///< an index

        void add(std::string name, int value, int chosen_value);
        const std::string& chosen_name() const { return names[static_cast<std::size_t>(chosen)]; }
    };

    struct FilterRows
    {
        FilterRow themes;
        FilterRow editions;
        FilterRow ideas;
    };

    /// The place where the content is drawn, and the intent of a press there.
    struct Drawing
    {
        Ui& ui;
        Box rest; ///< the part of the page below everything that is drawn
        float scale;
        std::optional<Intent>& intent;
    };

    /// Reads the collection that is available now; `entries` is empty if none is.
    static void fill(Collection& collection, const PageContext& context);
    static Entry entry_of(const PageContext& context, const ListedPuzzle& puzzle, int number,
                          const std::vector<PuzzleTry>& tries);
    std::string message() const;
    std::string daily_label() const;
    std::string run_text(RunKind kind, words::Key name) const;
    std::string rating_text() const;
    FilterRows filter_rows() const;
    bool is_shown(const Entry& entry) const;
    void draw_buttons(Drawing& page);
    void toggle_calendar();
    void draw_rating(Drawing& page) const;
    void draw_rating_buttons(Drawing& page);
    void draw_tabs(Drawing& page);
    void draw_filter(Drawing& page);
    void draw_cards(Drawing& page);
    void draw_card(Drawing& page, const Box& box, std::size_t index, bool in_history);
    void draw_board(Ui& ui, Entry& entry, const Box& box);

    const PageContext& context_;
    std::shared_ptr<Collection> collection_; ///< outlives the page, for an answer after it is closed
    SketchPicture picture_{SketchPicture::coarse};
    PuzzleFilter filter_;
    Editions played_;
    std::optional<PuzzleCalendar> calendar_; ///< while it is open
    Tab tab_ = Tab::All;
    bool filter_open_ = false;   ///< the choices of the filter are shown
    bool resets_rating_ = false; ///< the player was asked whether to reset the rating
    float content_height_ = 0;   ///< of the scrolled content
};

} // namespace elgrande::screens

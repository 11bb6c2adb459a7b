#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "app/puzzle/puzzle_list.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The page of the collection: puzzles that teach, then the others by grade, all or those of a theme, with the stars
/// won; the puzzle of the day, and the run against the clock.
class PuzzlesPage final : public Page
{
public:
    explicit PuzzlesPage(const PageContext& context);

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;

private:
    /// A puzzle of the list.
    struct Chip
    {
        int number = 0; ///< number within its heading, from 1
        int stars = 0;  ///< stars won, 0 … most_stars
        ListedPuzzle puzzle;
    };

    /// What the page shows of the collection.
    struct Collection
    {
        std::vector<Chip> chips;
        std::size_t daily = 0;   ///< index in `chips` of the puzzle of the day
        std::vector<int> themes; ///< the themes that have puzzles
        bool failed = false;     ///< it could not be fetched
    };

    /// Reads the collection that is available now; `chips` is empty if none is.
    static void fill(Collection& collection, const PageContext& context);
    std::string message() const;
    std::string daily_said() const;
    std::string run_said() const;
    std::vector<std::string> theme_names() const;
    bool is_shown(const Chip& chip) const;
    std::string heading_of(const Chip& chip) const;
    std::string name_of(const Chip& chip) const;
    float draw_themes(Ui& ui, Box rest, float scale);
    float draw_chips(Ui& ui, Box rest, float scale, std::optional<Intent>& intent) const;
    void draw_list(Ui& ui, Box box, float scale, std::optional<Intent>& intent);

    const PageContext& context_;
    std::shared_ptr<Collection> collection_; ///< outlives the page, for an answer after it is closed
    float length_ = 0;                       ///< height of the scrolled content
    int theme_ = 0;                          ///< 0 for all, else index in Collection::themes plus 1
};

} // namespace elgrande::screens

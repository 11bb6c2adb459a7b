#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "app/puzzle/puzzle_list.hpp"

#include <memory>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The collection of puzzles by grades, which of them were solved, and the puzzle of the day.
class PuzzlesPage final : public Page
{
public:
    explicit PuzzlesPage(const PageContext& context);

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    std::vector<Command> commands() override;

private:
    struct Chip
    {
        int number = 0; ///< in its grade, from 1
        int stars = 0;
        ListedPuzzle puzzle;
    };

    /// What is known of the collection by now.
    struct Collection
    {
        std::vector<Chip> chips;
        std::size_t daily = 0;
        bool failed = false; ///< it could not be fetched
    };

    static void fill(Collection& collection, const PageContext& context);
    static std::string label(const Chip& chip);
    std::string message() const;
    float draw_chips(Ui& ui, Box rest, float scale, std::optional<Intent>& intent) const;

    const PageContext& context_;
    std::shared_ptr<Collection> collection_; ///< outlives the page for an answer that comes late
    float length_ = 0;
};

} // namespace elgrande::screens

#pragma once

#include "screens/model/table_model.hpp"
#include "table/sitting.hpp"
#include "words/localizer.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The rows of an open game's log. A row is said once; again only when what may be read of its action has changed (a
/// disk was revealed, another player has the screen) or in another language. So an action costs as much late in a game
/// as at its beginning.
class GameLog
{
public:
    using Names = std::span<const std::string>;

    explicit GameLog(const words::Localizer& localizer) : localizer_(localizer) {}

    /// Call after anything was done to the sitting or another language was chosen. `names`: of all seats, in this
    /// language; two sittings may not share a log.
    void follow(const table::Sitting& sitting, Names names);

    /// Valid until the next follow().
    std::span<const LogRow> rows() const { return rows_; }

    /// Another number whenever rows() are others.
    std::uint64_t changes() const { return changes_; }

private:
    /// Identifies some rows, one after the other. The same key, the same rows.
    struct Key
    {
        enum class Kind : std::uint8_t
        {
            Start,         ///< what the set-up told
            Before,        ///< an action of the game under a try-out with a log of its own
            Comment,       ///< of the record, at its moment
            CommentBefore, ///< of the game under such a try-out
            TryOut,        ///< the line between the game and the try-out
            Turn,          ///< a turn that is over, in one line; the reading is that of its last action
            Action
        };

        Kind kind{};
        std::size_t index = 0; ///< of the action (Turn: the first one) or the comment
        bool marked = false;   ///< Start: nobody can go there; Action: it is in the try-out
        int turn = 0;          ///< Turn, Action: see table::turn_at()
        table::LogLineKey reading{};

        bool operator==(const Key&) const = default;
    };

    /// The actions of a turn that is over.
    struct Turn
    {
        std::size_t first = 0;
        std::size_t last = 0;
    };

    struct Passage
    {
        Key key;
        std::size_t rows = 0;
    };

    void tell_comments(table::Moment moment, const table::Sitting& sitting, Names names, bool before);
    void tell(const Key& key, const table::Sitting& sitting, Names names);
    static std::vector<Turn> turns_over(const table::Sitting& sitting);
    LogRow sum_of(const Key& key, const table::Sitting& sitting, Names names) const;
    std::vector<LogRow> rows_of(const Key& key, const table::Sitting& sitting, Names names) const;
    void cut(std::size_t passages, std::size_t rows);

    const words::Localizer& localizer_;
    words::Language language_{};
    std::vector<LogRow> rows_;
    std::vector<Passage> passages_;
    std::uint64_t last_serial_ = 0; ///< of all rows written so far
    std::uint64_t changes_ = 0;

    // While it follows: how many passages and rows are right.
    std::size_t at_passage_ = 0;
    std::size_t at_row_ = 0;
    std::size_t at_comment_ = 0;
};

} // namespace elgrande::screens

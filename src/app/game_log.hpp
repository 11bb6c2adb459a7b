#pragma once

#include "screens/model/table_model.hpp"
#include "table/sitting.hpp"
#include "words/localizer.hpp"
#include "words/names.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The rows of an open game's log. A row is composed once, and again only if the readable part of its action changes (a
/// disk is revealed, another player gets the screen), or the language, or who is "You". So an action costs as much late
/// in a game as at its beginning.
class GameLog
{
public:
    using Names = words::Names;

    /// `localizer` must outlive this object.
    explicit GameLog(const words::Localizer& localizer) : localizer_(localizer) {}

    /// Updates the rows. Call after any change of the sitting or the language. `names` are those of all owners
    /// in that language; who is "You" may change. Sittings must not share a log.
    void follow(const table::Sitting& sitting, Names names);

    /// Valid until the next follow().
    std::span<const LogRow> rows() const { return rows_; }

    /// Returns a number that changes whenever rows() change.
    std::uint64_t changes() const { return changes_; }

private:
    /// Identifies a passage: some consecutive rows. Equal keys have equal rows.
    struct Key
    {
        enum class Kind : std::uint8_t
        {
            Start,         ///< the events of the set-up
            Before,        ///< an action before a try-out that has a separate log
            Comment,       ///< a comment of the record, at its moment
            CommentBefore, ///< a comment before such a try-out
            TryOut,        ///< the line between the game and the try-out
            Turn,          ///< the summary of a finished turn; `reading` belongs to its last action
            Action
        };

        Kind kind{};
        std::size_t index = 0; ///< of the action (Turn: its first one) or the comment; Start: Sitting::start_number()
        bool marked = false;   ///< Start: its moment cannot be shown; Turn, Action: it is in the try-out
        int turn = 0;          ///< Turn, Action: its Sitting::turn_at()
        table::LogLineKey reading{};

        bool operator==(const Key&) const = default;
    };

    /// The first and last action of a finished turn.
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

    void add_comments(table::Moment moment, const table::Sitting& sitting, Names names, bool before);
    void add_passage(const Key& key, const table::Sitting& sitting, Names names);
    static std::vector<Turn> turns_over(const table::Sitting& sitting);
    LogRow summary_of(const Key& key, const table::Sitting& sitting, Names names) const;
    std::vector<LogRow> rows_of(const Key& key, const table::Sitting& sitting, Names names) const;
    void truncate(std::size_t passages, std::size_t rows);

    const words::Localizer& localizer_;
    words::Language language_{};
    Seat you_ = nobody; ///< Names::you() in the rows
    std::vector<LogRow> rows_;
    std::vector<Passage> passages_;
    std::uint64_t last_serial_ = 0; ///< number of rows composed so far
    std::uint64_t changes_ = 0;

    // During follow(): the number of passages, rows and comments that are up to date.
    std::size_t at_passage_ = 0;
    std::size_t at_row_ = 0;
    std::size_t at_comment_ = 0;
};

} // namespace elgrande::screens

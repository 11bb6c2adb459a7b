#pragma once

#include "rules/state.hpp"
#include "search/counts/tally.hpp"

#include <cstdint>
#include <functional>

/// Turns in which the Limit table can be full while another player has the Inquisitor: who stands on it and who beside
/// it is counted by owner, and ends are of three kinds.
namespace elgrande::search
{

class Reach;

/// Where some of the ends of a turn are.
enum class Ending : std::uint8_t
{
    OfTurn,
    /// Whoever has the Inquisitor is asked who comes onto the Limit table: the special action has freed spaces of it,
    /// and more stand beside it than there are spaces. That is all of the turn but for claims.
    Question,
    /// The same before anybody is placed: the player places when that has been answered.
    QuestionBeforePlacing
};

/// As it is in the beginning.
struct LimitTable
{
    Place place = Place::Nowhere;
    PerOwner<std::uint8_t> on{};
    PerOwner<std::uint8_t> beside{};
    int free = 0;
    int waiting = 0; ///< all of those beside it
};

LimitTable limit_table(const State& state);

/// Are ends told by who is on the table and who beside it, and by what they need at least? `placed` can be placed by
/// the card. Not where different moves could be spared for the same end:
/// - several can be placed, or one while all who stand beside the table might get onto it before;
/// - somebody has to come and go so that the table is full for a while, and that can be one of several kinds.
bool is_table_counted(const State& state, const Reach& reach, int placed);

/// One way in which the region of the table can end.
struct TableChange
{
    Change on{};
    Change beside{};
    Tally tally;
    std::uint8_t own_in = 0;
    std::uint8_t others_in = 0;
    int passing = 0;      ///< so many come and go for the sake of others
    bool settled = false; ///< it does not matter who was on the table: all are in the end
};

/// Calls `visit` with each of those of the reach's ending, once.
void for_each_table_change(const Reach& reach, const std::function<void(const TableChange&)>& visit);

/// The one with these changes of counts; there must be one.
TableChange table_change(const Reach& reach, const Change& on, const Change& beside);

/// The changes of who is on the table in a number.
std::uint32_t packed_change(const Change& change);
Change unpacked_change(std::uint32_t packed);

} // namespace elgrande::search

#pragma once

#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

#include <cstdint>
#include <string>

namespace elgrande::screens
{

/// Announces each new round and turn over the map for 1.5 seconds. Pointer input passes through the banner, and any
/// input removes it. Screen readers get the same from the question in the mirror.
class TurnBanner
{
public:
    /// Call it in each frame of a table. Draws no banner while it is `delayed`, for example by an animation; it follows
    /// afterwards. Announces nothing in lessons and puzzles, while looking back, behind a curtain, after undo, in a
    /// game that is over, and without TableModel::banners.
    void draw(Ui& ui, const Box& map, const TableModel& shown, bool delayed);

    /// Call it when the table shows another game or was left: the next turn is not announced.
    void forget() { *this = {}; }

    /// True if draw() shows a banner at this time.
    bool shows(double now_ms) const { return !title_.empty() && now_ms < until_ms_; }

private:
    /// Identifies a turn or, if `active` is nobody, the bids of a round.
    struct TurnId
    {
        std::uint8_t round = 0;
        Seat active = nobody;

        bool operator==(const TurnId&) const = default;
    };

    static TurnId turn_id_of(const PlayerView& view);
    void observe(const TableModel& shown, double now_ms);

    TurnId turn_;
    table::Moment moment_ = table::never;
    std::string title_;    ///< the first line; empty: no banner
    std::string subtitle_; ///< the second line; may be empty
    double began_ms_ = 0;
    double until_ms_ = 0;
};

} // namespace elgrande::screens

#pragma once

#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

#include <cstdint>
#include <string>

namespace elgrande::screens
{

/// Announces each new round and turn over the map for 1.5 seconds, so that players who look at the map notice it. The
/// pointer passes through the banner, and any input removes it. The mirror announces the same by its question.
class TurnBanner
{
public:
    /// Call it in each frame of a table. `waits`: something moves, and the banner waits for it. Announces nothing in
    /// lessons and puzzles, while looking back, behind a curtain, and after undo.
    void draw(Ui& ui, const Box& map, const TableModel& shown, bool waits);

    /// Call it when another game is shown from now on, or the page was left: what comes next is not announced.
    void forget() { *this = {}; }

    /// True if draw() shows a banner at this time.
    bool shows(double now_ms) const { return !said_.empty() && now_ms < until_ms_; }

private:
    /// Identifies a turn, or the bids of a round (`active` is nobody).
    struct Station
    {
        std::uint8_t round = 0;
        Seat active = nobody;

        bool operator==(const Station&) const = default;
    };

    static Station station_of(const PlayerView& view);
    void notice(const TableModel& shown, double now_ms);

    Station station_;
    table::Moment moment_ = table::never;
    std::string said_;  ///< the first line; empty: no banner
    std::string below_; ///< the second line; may be empty
    double began_ms_ = 0;
    double until_ms_ = 0;
};

} // namespace elgrande::screens

#pragma once

#include "screens/model/table_model.hpp"
#include "ui/ui.hpp"

#include <string>

namespace elgrande::screens
{

/// A few words over the map at each new round and turn, for a second or so: whoever looks at the map, and not at the
/// question, sees that it is another player's. The pointer goes through it, and whoever begins something ends it.
/// The mirror's question says the same.
class TurnBanner
{
public:
    /// With each frame of a table. `waits`: what moves must have arrived before. Says nothing in lessons, while looking
    /// back, behind a curtain and after steps back.
    void draw(Ui& ui, const Box& map, const TableModel& shown, bool waits);

    /// Another game is shown from now on, or the page was left: what comes next is nothing new.
    void forget() { *this = {}; }

    bool shows(double now_ms) const { return !said_.empty() && now_ms < until_ms_; }

private:
    /// How far a round is: whose turn it is, or nobody's during the bids.
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
    std::string said_;
    std::string below_;
    double began_ms_ = 0;
    double until_ms_ = 0;
};

} // namespace elgrande::screens

#include "app/posting/poster_rows.hpp"

#include "screens/model/round_cards.hpp"
#include "words/names.hpp"

namespace elgrande::screens
{

namespace
{

using words::Key;

std::string facts_of_seat(const TableModel& shown, Seat seat)
{
    const PlayerView& view = shown.view;
    const words::Localizer& say = shown.localizer;
    std::string facts = say.text(Key::SeatCourtCount, {{"value", view.court[seat]}}) + " · "
                        + say.text(Key::SeatProvinceCount, {{"value", view.province[seat]}});
    if (!view.hand[seat])
    {
        return facts + " · " + say.text(Key::PosterHandHidden, {{"count", view.hand_size[seat]}});
    }
    std::string values;
    for (const int number : card_numbers(*view.hand[seat]))
    {
        values += (values.empty() ? "" : " ") + std::to_string(bid_value(view.setup, number));
    }
    return values.empty() ? facts : facts + " · " + say.text(Key::PosterHand, {{"list", values}});
}

} // namespace

std::vector<PosterSeat> poster_seats(const TableModel& shown)
{
    const PlayerView& view = shown.view;
    std::vector<PosterSeat> seats;
    for (const Seat seat : Seats(view.players()))
    {
        seats.push_back({.name = shown.names[seat],
                         .facts = facts_of_seat(shown, seat),
                         .bid = shown.bid(seat) != 0 ? shown.bid_text(seat) : std::string(),
                         .points = view.score[seat],
                         .colour = shown.colour(seat),
                         .asked = !shown.over() && view.decision.seat == seat});
    }
    return seats;
}

std::vector<PosterCard> poster_cards(const TableModel& shown)
{
    std::vector<PosterCard> cards;
    if (shown.over())
    {
        return cards;
    }
    for (const RoundCard& row : round_cards(shown.view))
    {
        if (row.card >= catalogue().size())
        {
            continue; // an empty place
        }
        cards.push_back({.number = row.bid > 0 ? row.bid : card(row.card).places,
                         .title = words::card_title(shown.localizer, row.card),
                         .line = words::card_line(shown.localizer, row.card),
                         .taken = row.owner < shown.names.size(),
                         .colour = shown.colour(row.owner),
                         .in_use = row.in_use,
                         .over = row.over});
    }
    return cards;
}

} // namespace elgrande::screens

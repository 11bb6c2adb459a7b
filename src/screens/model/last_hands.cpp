#include "screens/model/last_hands.hpp"

#include "screens/model/round_cards.hpp"

#include <charconv>
#include <string>

namespace elgrande::screens
{

namespace
{

std::string name_of(record::Colour colour)
{
    return "hand of colour " + std::to_string(static_cast<int>(colour));
}

} // namespace

PowerCards last_hand(const platform::Preferences& preferences, const Setup& setup, record::Colour colour)
{
    const std::string kept = preferences.get(name_of(colour)).value_or("");
    PowerCards hand = 0;
    const char* at = kept.data();
    const char* const end = at + kept.size();
    while (at != end)
    {
        int value = 0;
        const auto read = std::from_chars(at, end, value);
        if (read.ec != std::errc())
        {
            return 0;
        }
        for (const int number : card_numbers(every_power_card(setup)))
        {
            hand |= bid_value(setup, number) == value ? bit_of_power_card(number) : 0;
        }
        at = read.ptr == end ? end : read.ptr + 1;
    }
    return hand;
}

void store_hand(platform::Preferences& preferences, const Setup& setup, record::Colour colour, PowerCards hand)
{
    std::string kept; // values, because numbers change when cards are added to the deck
    for (const int number : card_numbers(hand))
    {
        kept += (kept.empty() ? "" : ",") + std::to_string(bid_value(setup, number));
    }
    preferences.set(name_of(colour), kept);
}

} // namespace elgrande::screens

#include "words/names.hpp"

#include <array>

namespace elgrande::words
{

namespace
{

constexpr std::array<Key, region_count> classic_regions{
    Key::PlaceClassicGalicia,   Key::PlaceClassicBasqueCountry, Key::PlaceClassicAragon,
    Key::PlaceClassicCatalonia, Key::PlaceClassicOldCastile,    Key::PlaceClassicNewCastile,
    Key::PlaceClassicSeville,   Key::PlaceClassicGranada,       Key::PlaceClassicValencia};

constexpr std::array<Key, record::colour_count> colours{Key::ColourRed, Key::ColourBlue, Key::ColourGreen,
                                                        Key::ColourYellow, Key::ColourPurple};

Key place_key(Edition edition, Place place)
{
    switch (place)
    {
    case Place::Castillo:
        return Key::PlaceCastillo;
    case Place::Court:
        return Key::PlaceCourt;
    case Place::Province:
        return Key::PlaceProvince;
    case Place::Aside:
    case Place::Nowhere:
        return Key::PlaceAside;
    default:
        break;
    }
    switch (edition)
    {
    case Edition::Classic:
        return classic_regions[index(place)];
    }
    return Key::PlaceAside;
}

/// The packer has checked that every card has its three texts.
std::string card_text(const Speech& speech, CardId id, std::string_view part)
{
    if (id >= catalogue().size())
    {
        return {};
    }
    const auto key = key_named("card." + std::string(card(id).id) + "." + std::string(part));
    return key ? speech.say(*key) : std::string(card(id).id);
}

} // namespace

std::string player(Names names, Seat seat)
{
    return seat < names.size() ? marked(seat, names[seat]) : "?";
}

std::string colour(const Speech& speech, record::Colour colour)
{
    return speech.say(colours[static_cast<std::size_t>(colour)]);
}

std::string place(const Speech& speech, Edition edition, Place place)
{
    return speech.say(place_key(edition, place));
}

std::string board(const Board& board)
{
    return std::to_string(board[0]) + "/" + std::to_string(board[1]) + "/" + std::to_string(board[2]);
}

std::string card_title(const Speech& speech, CardId card)
{
    return card_text(speech, card, "title");
}

std::string card_name(const Speech& speech, CardId card)
{
    return card_text(speech, card, "name");
}

std::string card_line(const Speech& speech, CardId card)
{
    return card_text(speech, card, "line");
}

std::string card_full(const Speech& speech, CardId card)
{
    return card_text(speech, card, "full");
}

std::string effect_name(const Speech& speech, CardId id, int effect)
{
    const Effect& chosen = card(id).effects[static_cast<std::size_t>(effect)];
    return speech.say(chosen.verb == Verb::Move ? Key::CardEffectMove : Key::CardEffectPlace);
}

std::string refusal(const Speech& speech, Rule rule)
{
    static constexpr std::array keys{
        Key::RefusalGameIsOver,        Key::RefusalOtherQuestion,       Key::RefusalNoSuchValue,
        Key::RefusalValuePlayed,       Key::RefusalNotInHand,           Key::RefusalCardBringsFewer,
        Key::RefusalProvinceRunsShort, Key::RefusalNoOwnCaballeroThere, Key::RefusalNoCaballeroThere,
        Key::RefusalCardTaken,         Key::RefusalKingsRegionTaboo,    Key::RefusalNotNextToKing,
        Key::RefusalCourtEmpty,        Key::RefusalCastilloStaysShut,   Key::RefusalNothingToDo,
        Key::RefusalActionMustFollow,  Key::RefusalOwnMovesUsedUp,      Key::RefusalForeignMovesUsedUp,
        Key::RefusalMovesUsedUp,       Key::RefusalOneRegionOnly,       Key::RefusalSamePlace,
        Key::RefusalNotARegion,        Key::RefusalNotANeighbour,       Key::RefusalNotOnlyOneBoard,
        Key::RefusalCardInHand,        Key::RefusalDiskNeedsTwo,        Key::RefusalDiskNeedsOne,
        Key::RefusalMustGoOn,          Key::RefusalNotYourCaballero};
    static_assert(keys.size() == static_cast<std::size_t>(Rule::NotYourCaballero) + 1);
    return speech.say(keys[static_cast<std::size_t>(rule)]);
}

} // namespace elgrande::words

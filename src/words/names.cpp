#include "words/names.hpp"

#include "rules/complete.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace elgrande::words
{

namespace
{

constexpr auto regions = table_of<Key, region_count>(Key::PlaceGalicia, Key::PlaceBasqueCountry, Key::PlaceAragon,
                                                     Key::PlaceCatalonia, Key::PlaceOldCastile, Key::PlaceNewCastile,
                                                     Key::PlaceSeville, Key::PlaceGranada, Key::PlaceValencia);

constexpr auto colours = table_of<Key, record::colour_count>(Key::ColourRed, Key::ColourBlue, Key::ColourGreen,
                                                             Key::ColourYellow, Key::ColourPurple);

struct LevelWords
{
    Key title;
    Key about;
};

constexpr int level_count = 3;
constexpr auto levels = table_of<LevelWords, level_count>(LevelWords{Key::CourtEasy, Key::HomeEasyAbout},
                                                          LevelWords{Key::CourtMedium, Key::HomeMediumAbout},
                                                          LevelWords{Key::CourtHard, Key::HomeHardAbout});

Key place_key(Place place)
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
    case Place::France:
        return Key::PlaceFrance;
    case Place::Portugal:
        return Key::PlacePortugal;
    case Place::Ship:
        return Key::PlaceShip;
    case Place::America:
        return Key::PlaceAmerica;
    case Place::Mediterranean:
        return Key::PlaceMediterranean;
    default:
        return regions[index(place)];
    }
}

/// The texts of a card in data/texts, in this order.
enum class CardText : std::uint8_t
{
    Title,
    Name,
    Line,
    Full
};

constexpr int card_text_count = static_cast<int>(CardText::Full) + 1;

/// Returns a text of a card. The packer has checked that each card has all of them.
std::string card_text(const Localizer& localizer, Edition edition, CardId id, CardText text)
{
    if (id >= catalogue().size())
    {
        return {};
    }
    const auto [first, ids] = card_texts();
    const auto found = std::lower_bound(ids.begin(), ids.end(), std::string_view(card(id).id));
    const auto number = static_cast<int>(found - ids.begin()) * card_text_count + static_cast<int>(text);
    return localizer.text_in(edition, static_cast<Key>(static_cast<int>(first) + number));
}

Key key_of_ability(const Modifier& modifier, const std::array<Key, 3>& keys)
{
    const Verb verb = modifier.ability.verb;
    return keys[verb == Verb::Reinforce ? 0 : verb == Verb::Move ? 1 : 2];
}

} // namespace

std::string player(Names names, Seat seat)
{
    return seat >= names.size() ? "?" : seat == names.you() ? marked_you(seat, names[seat]) : marked(seat, names[seat]);
}

std::string player_you(const Localizer& localizer, Seat seat)
{
    return marked_you(seat, localizer.text(Key::SeatYou));
}

std::string colour(const Localizer& localizer, record::Colour colour)
{
    return localizer.text(colours[static_cast<std::size_t>(colour)]);
}

std::string court_title(const Localizer& localizer, int level)
{
    return localizer.text(levels[static_cast<std::size_t>(std::clamp(level, 1, level_count) - 1)].title);
}

std::string about_level(const Localizer& localizer, int level)
{
    return localizer.text(levels[static_cast<std::size_t>(std::clamp(level, 1, level_count) - 1)].about);
}

namespace
{

/// True if the player's name is that of the player's colour, in any language.
bool has_name_of_colour(const record::Player& player)
{
    for (int i = 0; i < language_count; ++i)
    {
        if (player.name == language_row(static_cast<Language>(i)).colours[static_cast<std::size_t>(player.colour)])
        {
            return true;
        }
    }
    return false;
}

} // namespace

std::string seat_name(const Localizer& localizer, const record::Player& player)
{
    return has_name_of_colour(player) ? colour(localizer, player.colour) : plain(player.name);
}

Seat seat_of_you(std::span<const record::Player> players)
{
    const auto is_person = [](const record::Player& player)
    { return player.controller.is_person() && !player.name.empty(); };
    const auto person = std::find_if(players.begin(), players.end(), is_person);
    const bool alone = players.size() > 1 && std::count_if(players.begin(), players.end(), is_person) == 1;
    return alone && has_name_of_colour(*person) ? static_cast<Seat>(person - players.begin()) : nobody;
}

std::string titled_name(const Localizer& localizer, std::span<const record::Player> players, Seat seat)
{
    const std::string name =
        seat_of_you(players) == seat ? localizer.text(Key::SeatYou) : seat_name(localizer, players[seat]);
    const record::Controller& controller = players[seat].controller;
    return controller.is_person() ? name : name + " (" + court_title(localizer, controller.computer_level) + ")";
}

std::string place(const Localizer& localizer, Edition edition, Place place)
{
    return localizer.text_in(edition, place_key(place));
}

std::string short_place(const Localizer& localizer, Edition edition, Place at)
{
    switch (at)
    {
    case Place::BasqueCountry:
        return localizer.text_in(edition, Key::PlaceShortBasqueCountry);
    case Place::Catalonia:
        return localizer.text_in(edition, Key::PlaceShortCatalonia);
    case Place::OldCastile:
        return localizer.text_in(edition, Key::PlaceShortOldCastile);
    case Place::NewCastile:
        return localizer.text_in(edition, Key::PlaceShortNewCastile);
    default:
        return place(localizer, edition, at);
    }
}

std::string kings_place(const Localizer& localizer, Edition edition, Place at)
{
    return at == Place::Castillo ? localizer.text(Key::PlaceBesideCastillo) : place(localizer, edition, at);
}

std::string space_name(const Localizer& localizer, Place at, Space space)
{
    switch (space)
    {
    case Space::Region:
        break;
    case Space::BesideTable:
        return localizer.text(Key::SpaceBesideTable);
    case Space::Gold:
        return localizer.text(Key::SpaceGold);
    case Space::Wares:
        return localizer.text(Key::SpaceWares);
    case Space::GoldBeside:
        return localizer.text(Key::SpaceGold) + ", " + localizer.text(Key::SpaceBesideTable);
    case Space::WaresBeside:
        return localizer.text(Key::SpaceWares) + ", " + localizer.text(Key::SpaceBesideTable);
    case Space::First:
        return localizer.text(at == Place::France ? Key::SpaceAmbassador
                              : at == Place::Ship ? Key::SpaceCaptain
                                                  : Key::SpaceViceroy);
    case Space::Second:
        return localizer.text(Key::SpaceEnvoy);
    case Space::Third:
        return localizer.text(Key::SpaceThird);
    }
    return {};
}

std::string round_of(const Localizer& localizer, const Setup& setup, int space)
{
    return localizer.text(Key::RoundOf, {{"round", round_number(setup, space)}, {"rounds", setup.rounds}});
}

std::string signed_number(int number)
{
    return (number < 0 ? "–" : "+") + std::to_string(std::abs(number));
}

std::string score_values(const ScoreValues& values)
{
    return std::to_string(values[0]) + "/" + std::to_string(values[1]) + "/" + std::to_string(values[2]);
}

Edition edition_of(CardId id)
{
    for (int i = 0; i < edition_count; ++i)
    {
        const auto edition = static_cast<Edition>(i);
        for (const CardId other : cards_of(edition))
        {
            if (other == id)
            {
                return edition;
            }
        }
    }
    return Edition::Classic;
}

std::string card_title(const Localizer& localizer, CardId card)
{
    return card_text(localizer, edition_of(card), card, CardText::Title);
}

std::string card_name(const Localizer& localizer, CardId card)
{
    return card_text(localizer, edition_of(card), card, CardText::Name);
}

std::string card_line(const Localizer& localizer, CardId card)
{
    return card_text(localizer, edition_of(card), card, CardText::Line);
}

std::string card_full(const Localizer& localizer, Edition edition, CardId id)
{
    return card_text(localizer, edition, id, CardText::Full);
}

std::string card_traits(const Localizer& localizer, const Setup& setup, CardId id)
{
    if (id >= catalogue().size())
    {
        return {};
    }
    const Card& row = card(id);
    std::string text;
    const auto add = [&](const std::string& sentence) { text += (text.empty() ? "" : " ") + sentence; };
    if (row.stack == 0)
    {
        add(localizer.text(row.must ? Key::CardMust : Key::CardMay));
    }
    if (row.value > 0)
    {
        add(row.recruits > 0 ? localizer.text(Key::CardRecruits, {{"count", row.recruits}})
                             : localizer.text(Key::CardRecruitsNone));
    }
    else if (row.stack != row.places)
    {
        add(localizer.text(Key::CardPlaces, {{"count", row.places}}));
    }
    if (row.gold > 0)
    {
        add(localizer.text(Key::CardGold, {{"count", row.gold}}));
    }
    if (row.wares > 0)
    {
        add(localizer.text(Key::CardWares, {{"count", row.wares}}));
    }
    if (row.ship && has_part(setup, Part::Ships))
    {
        add(localizer.text(Key::CardShowsShip));
    }
    if (row.jail && has_part(setup, Part::Prison))
    {
        add(localizer.text(Key::CardShowsPrison));
    }
    return text;
}

std::string card_provenance(const Localizer& localizer, CardId id)
{
    const Provenance provenance = id < catalogue().size() ? card(id).provenance : Provenance::RuleBook;
    switch (provenance)
    {
    case Provenance::Hinted:
        return localizer.text(Key::CardHinted);
    case Provenance::Reconstructed:
        return localizer.text_in(edition_of(id), Key::CardReconstructed);
    case Provenance::Invented:
        return localizer.text(Key::CardInvented);
    case Provenance::RuleBook:
        break;
    }
    return card_guesses(localizer, id);
}

std::string card_guesses(const Localizer& localizer, CardId id)
{
    static constexpr std::array keys{
        Key::RuleCardsUnsureCopies,   Key::RuleCardsUnsureStack, Key::RuleCardsUnsurePlaces, Key::RuleCardsUnsureTitle,
        Key::RuleCardsUnsureRecruits, Key::RuleCardsUnsureMay,   Key::RuleCardsUnsureDiscs};
    static_assert(keys.size() == guess_count);
    std::string list;
    for (int guess = 0; guess < guess_count; ++guess)
    {
        if (id < catalogue().size() && card(id).filled_in.contains(static_cast<Guess>(guess)))
        {
            list += (list.empty() ? "" : "; ") + localizer.text(keys[static_cast<std::size_t>(guess)]);
        }
    }
    return list.empty() ? list : localizer.text(Key::RuleCardsUnsure, {{"list", list}});
}

std::string modifier_value(ModifierId id)
{
    return signed_number(modifier(id).value);
}

std::string modifier_name(const Localizer& localizer, ModifierId id)
{
    const std::string value = modifier_value(id);
    const Key key = key_of_ability(modifier(id), {Key::ModifierCourt, Key::ModifierCaballero, Key::ModifierGrande});
    return modifier(id).has_ability ? localizer.text(key, {{"value", value}}) : value;
}

std::string ability(const Localizer& localizer, ModifierId id)
{
    return localizer.text(key_of_ability(modifier(id), {Key::AbilityCourt, Key::AbilityCaballero, Key::AbilityGrande}));
}

std::string effect_name(const Localizer& localizer, CardId id, int effect)
{
    const Effect& chosen = card(id).effects[static_cast<std::size_t>(effect)];
    const Key key = chosen.verb == Verb::MoveTable ? Key::CardEffectTable
                    : chosen.inquisitor            ? Key::CardEffectInquisitor
                    : chosen.verb != Verb::Move    ? Key::CardEffectPlace
                    : chosen.foreign > 0           ? Key::CardEffectMoveForeign
                                                   : Key::CardEffectMove;
    return localizer.text(key);
}

std::string load_error(const Localizer& localizer, const record::LoadError& error)
{
    static constexpr std::array keys{Key::ProblemWrong, Key::ProblemForeign, Key::ProblemDamaged, Key::ProblemTooLarge,
                                     Key::ProblemNewer};
    static_assert(keys.size() == static_cast<std::size_t>(record::ErrorKind::Newer) + 1);
    std::string reason = error.rule ? refusal(localizer, *error.rule) : error.message;
    reason.erase(reason.find_last_not_of('.') + 1);
    std::string message = localizer.text(keys[static_cast<std::size_t>(error.kind)], {{"reason", reason}});
    return error.line == 0 ? message : localizer.text(Key::ProblemLine, {{"line", error.line}, {"reason", message}});
}

std::string refusal(const Localizer& localizer, Rule rule)
{
    static constexpr std::array keys{Key::RefusalGameIsOver,
                                     Key::RefusalOtherQuestion,
                                     Key::RefusalNoSuchValue,
                                     Key::RefusalValuePlayed,
                                     Key::RefusalNotInHand,
                                     Key::RefusalCardBringsFewer,
                                     Key::RefusalProvinceRunsShort,
                                     Key::RefusalNoOwnCaballeroThere,
                                     Key::RefusalNoCaballeroThere,
                                     Key::RefusalCardTaken,
                                     Key::RefusalKingsRegionTaboo,
                                     Key::RefusalNotNextToKing,
                                     Key::RefusalCourtEmpty,
                                     Key::RefusalCastilloStaysShut,
                                     Key::RefusalNothingToDo,
                                     Key::RefusalActionMustFollow,
                                     Key::RefusalOwnMovesUsedUp,
                                     Key::RefusalForeignMovesUsedUp,
                                     Key::RefusalMovesUsedUp,
                                     Key::RefusalOneRegionOnly,
                                     Key::RefusalSamePlace,
                                     Key::RefusalNotARegion,
                                     Key::RefusalNotANeighbour,
                                     Key::RefusalPlaceHasScoreboard,
                                     Key::RefusalCardNotUsed,
                                     Key::RefusalDiskNeedsTwo,
                                     Key::RefusalDiskNeedsOne,
                                     Key::RefusalMustGoOn,
                                     Key::RefusalLosesOneOnly,
                                     Key::RefusalKingGoesElsewhere,
                                     Key::RefusalAbroad,
                                     Key::RefusalNotScored,
                                     Key::RefusalNobodyElseThere,
                                     Key::RefusalQuarantined,
                                     Key::RefusalAlreadyNeighbours,
                                     Key::RefusalOtherBoard,
                                     Key::RefusalNotTwoOfYours,
                                     Key::RefusalLimitTableElsewhere,
                                     Key::RefusalNoDiscThere,
                                     Key::RefusalFranceIsFull,
                                     Key::RefusalShipGoesElsewhere,
                                     Key::RefusalSailsOnce,
                                     Key::RefusalNotToFrance,
                                     Key::RefusalNotFromTheCourt,
                                     Key::RefusalNotFromSpain,
                                     Key::RefusalKeepsItsDisc,
                                     Key::RefusalBlackStays,
                                     Key::RefusalOnlyInquisitorMovesBlack,
                                     Key::RefusalNoRegionCard,
                                     Key::RefusalShipIsNoRegion,
                                     Key::RefusalOnceEachTurn};
    static_assert(keys.size() == static_cast<std::size_t>(last_rule) + 1);
    return localizer.text(keys[static_cast<std::size_t>(rule)]);
}

} // namespace elgrande::words

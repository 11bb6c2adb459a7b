#include "app/editor/editor_words.hpp"

#include "rules/cards/card.hpp"
#include "rules/complete.hpp"
#include "screens/table/map/overseas.hpp"
#include "words/names.hpp"

#include <array>

namespace elgrande::screens
{

namespace
{

using editor::Field;
using editor::Item;
using words::Key;

/// The format of a value in words.
enum class ValueFormat : std::uint8_t
{
    Number,
    Place,
    Owner, ///< an owner, or nobody
    YesNo,
    Card,
    Other
};

struct ItemWords
{
    Item item{};
    Key label;
    ValueFormat format;
};

/// In the order of Item: one row for each.
constexpr std::array<ItemWords, editor::item_count> item_words{{
    {Item::Score, Key::EditorScore, ValueFormat::Number},
    {Item::Court, Key::PlaceCourt, ValueFormat::Number},
    {Item::Province, Key::PlaceProvince, ValueFormat::Number},
    {Item::At, Key::PlaceCourt, ValueFormat::Number},
    {Item::Grande, Key::EditorGrande, ValueFormat::Place},
    {Item::King, Key::EditorKing, ValueFormat::Place},
    {Item::Board, Key::EditorScoreboard, ValueFormat::Place},
    {Item::Bearer, Key::EditorBearer, ValueFormat::Place},
    {Item::PowerCard, Key::EditorCard, ValueFormat::Other},
    {Item::Bid, Key::EditorBid, ValueFormat::Other},
    {Item::Vetoes, Key::EditorVetoes, ValueFormat::Number},
    {Item::OldVetoes, Key::EditorOldVetoes, ValueFormat::Number},
    {Item::CastilloSeen, Key::EditorSeen, ValueFormat::YesNo},
    {Item::Offered, Key::EditorOffered, ValueFormat::Card},
    {Item::Taken, Key::EditorTaken, ValueFormat::Owner},
    {Item::Modifier, Key::EditorModifier, ValueFormat::Other},
    {Item::Added, Key::EditorAdded, ValueFormat::Other},
    {Item::Quarantine, Key::EditorQuarantine, ValueFormat::Place},
    {Item::Bridge, Key::EditorBridge, ValueFormat::Place},
    {Item::GrandesFollow, Key::EditorFollow, ValueFormat::YesNo},
    {Item::French, Key::EditorFrench, ValueFormat::Owner},
    {Item::FrenchDisc, Key::EditorFrenchDisc, ValueFormat::Other},
    {Item::Captain, Key::EditorCaptain, ValueFormat::Owner},
    {Item::Viceroy, Key::EditorViceroy, ValueFormat::Owner},
    {Item::Carrier, Key::EditorCarrier, ValueFormat::Number},
    {Item::Unclaimed, Key::EditorUnclaimed, ValueFormat::Number},
    {Item::Table, Key::EditorTable, ValueFormat::Place},
    {Item::OnTable, Key::EditorOnTable, ValueFormat::Number},
    {Item::Inquisitor, Key::EditorInquisitor, ValueFormat::Owner},
    {Item::Removed, Key::EditorRemoved, ValueFormat::YesNo},
    {Item::Figure, Key::EditorQueen, ValueFormat::Owner},
    {Item::GrandInquisitor, Key::EditorInquisitor, ValueFormat::Owner},
    {Item::Token, Key::EditorToken, ValueFormat::YesNo},
    {Item::Prison, Key::PlacePrison, ValueFormat::Number},
    {Item::Gift, Key::EditorGift, ValueFormat::Number},
    {Item::RegionCardOf, Key::EditorAlly, ValueFormat::Owner},
    {Item::RegionCardAt, Key::EditorAllyAt, ValueFormat::Place},
    {Item::FreeMover, Key::EditorMover, ValueFormat::Owner},
}};

static_assert(is_complete(item_words, &ItemWords::item));

const ItemWords& words_of(Item item)
{
    return item_words[static_cast<std::size_t>(item)];
}

Key disc_key(int disc)
{
    return disc == 1 ? Key::EditorGold : disc == 2 ? Key::EditorWares : Key::EditorPlain;
}

} // namespace

bool EditorWords::is_number(Item item)
{
    return words_of(item).format == ValueFormat::Number;
}

EditorWords::EditorWords(const words::Localizer& in, const State& of, const std::vector<record::Player>& owners)
    : localizer(in), state(of)
{
    for (const record::Player& player : owners)
    {
        names.push_back(words::seat_name(in, player));
    }
    if (has_dummy(of.setup) && !names.empty())
    {
        names.back() = in.text(Key::SeatDummy);
    }
}

std::string EditorWords::owner(Seat seat) const
{
    return seat < names.size() ? names[seat]
           : seat == neutral   ? localizer.text(Key::ColourBlack)
                               : localizer.text(Key::EditorNone);
}

std::string EditorWords::place(Place at) const
{
    return at == Place::Nowhere ? localizer.text(Key::EditorNone) : words::place(localizer, state.setup.edition, at);
}

std::string EditorWords::label(const Field& field) const
{
    const Key key = words_of(field.item).label;
    switch (field.item)
    {
    case Item::At:
        return as_heading(place(static_cast<Place>(field.b)));
    case Item::Board:
        return localizer.text(key, {{"value", words::score_values(mobile_boards[field.a])}});
    case Item::PowerCard:
        return localizer.text(key, {{"value", bid_value(state.setup, field.b)}});
    case Item::Offered:
    case Item::Taken:
    case Item::Removed:
        return localizer.text(key, {{"value", int{field.a}}});
    case Item::Bridge:
    case Item::French:
    case Item::FrenchDisc:
        return localizer.text(key, {{"value", field.a + 1}});
    case Item::Modifier:
        return localizer.text(key, {{"name", words::modifier_name(localizer, field.a)}});
    case Item::Carrier:
        return localizer.text(key, {{"place", place(static_cast<Place>(static_cast<int>(Place::Ship) + field.b / 2))},
                                    {"name", localizer.text(disc_key(1 + field.b % 2))}});
    case Item::Unclaimed:
        return localizer.text(key, {{"name", localizer.text(disc_key(1 + field.a))}});
    case Item::OnTable:
        return localizer.text(key, {{"name", localizer.text(disc_key(field.b))}});
    case Item::Figure:
        return localizer.text(field.a == queen ? Key::EditorQueen : Key::EditorJester);
    case Item::Gift:
        return localizer.text(key, {{"player", owner(field.b)}});
    case Item::RegionCardOf:
        return localizer.text(field.a == 0 ? Key::EditorAlly : Key::EditorBoycott);
    case Item::RegionCardAt:
        return localizer.text(field.a == 0 ? Key::EditorAllyAt : Key::EditorBoycottAt);
    default:
        return as_heading(localizer.text(key));
    }
}

namespace
{

std::string other_value(const EditorWords& say, const Field& field, int value)
{
    const words::Localizer& localizer = say.localizer;
    const std::string none = localizer.text(Key::EditorNone);
    switch (field.item)
    {
    case Item::PowerCard:
        return value == 0 ? none : localizer.text(value == 1 ? Key::EditorInHand : Key::EditorUsed);
    case Item::Bid:
        return value == 0 ? none : std::to_string(bid_value(say.state.setup, value));
    case Item::Modifier:
        return value == 0 ? none
                          : localizer.text(value % 2 == 1 ? Key::EditorHandOf : Key::EditorUsedBy,
                                           {{"player", say.owner(static_cast<Seat>((value - 1) / 2))}});
    case Item::Added:
        return value == no_modifier ? none : words::modifier_name(localizer, static_cast<ModifierId>(value));
    default:
        return localizer.text(disc_key(value));
    }
}

} // namespace

std::string EditorWords::value(const Field& field, int value) const
{
    switch (words_of(field.item).format)
    {
    case ValueFormat::Number:
        return std::to_string(value);
    case ValueFormat::Place:
        return field.item == Item::King ? words::kings_place(localizer, state.setup.edition, static_cast<Place>(value))
                                        : place(static_cast<Place>(value));
    case ValueFormat::Owner:
        return owner(static_cast<Seat>(value));
    case ValueFormat::YesNo:
        return localizer.text(value != 0 ? Key::EditorYes : Key::EditorNo);
    case ValueFormat::Card:
        return value < static_cast<int>(catalogue().size()) ? words::card_name(localizer, static_cast<CardId>(value))
                                                            : localizer.text(Key::EditorNone);
    case ValueFormat::Other:
        break;
    }
    return other_value(*this, field, value);
}

std::string EditorWords::stage(editor::Stage stage) const
{
    constexpr std::array keys{Key::EditorBidding, Key::EditorRecruiting, Key::EditorChoosing, Key::EditorScoring};
    static_assert(keys.size() == editor::stage_count);
    return localizer.text(keys[static_cast<std::size_t>(stage)]);
}

namespace
{

/// True if Field::a of such a field is the seat that has it.
bool has_seat(Item item)
{
    switch (item)
    {
    case Item::Grande:
    case Item::Bearer:
    case Item::Bid:
    case Item::Vetoes:
    case Item::OldVetoes:
    case Item::Added:
    case Item::Token:
    case Item::Prison:
    case Item::Gift:
        return true;
    default:
        return false;
    }
}

} // namespace

std::string EditorWords::problem(const editor::Problem& problem) const
{
    constexpr std::array keys{Key::EditorTroubleCaballeros, Key::EditorTroubleBlack,  Key::EditorTroubleHand,
                              Key::EditorTroubleOdd,        Key::EditorTroubleBoards, Key::EditorTroubleBid,
                              Key::EditorTroubleModifiers,  Key::EditorTroubleTaken,  Key::EditorTroubleVetoes,
                              Key::EditorTroubleCards,      Key::EditorTroublePieces, Key::EditorTroubleQuestion};
    static_assert(keys.size() == editor::problem_kind_count);
    const Key key = keys[static_cast<std::size_t>(problem.kind)];
    switch (problem.kind)
    {
    case editor::ProblemKind::ScoreboardsTogether:
        return localizer.text(key, {{"place", place(problem.place)}});
    case editor::ProblemKind::SameBid:
        return localizer.text(key, {{"player", owner(problem.seat)},
                                    {"name", owner(problem.other_seat)},
                                    {"value", bid_value(state.setup, problem.power_card)}});
    default:
        break;
    }
    std::string text =
        localizer.text(key, {{"player", owner(problem.seat)}, {"count", problem.count}, {"total", problem.expected}});
    if (!problem.field)
    {
        return text;
    }
    const Field& field = *problem.field;
    const std::string whose = has_seat(field.item) ? owner(field.a) + ", " : std::string();
    return localizer.text(
        Key::EditorTroubleField,
        {{"line", text}, {"name", whose + label(field)}, {"value", value(field, editor::value_of(state, field))}});
}

std::string EditorWords::fix(const editor::Problem& problem) const
{
    const editor::Edit& edit = *problem.fix;
    switch (edit.kind)
    {
    case editor::EditKind::Balance:
        return localizer.text(Key::EditorMendProvince);
    case editor::EditKind::TakeBack:
        return localizer.text(Key::EditorMendBack);
    case editor::EditKind::GoTo:
        return localizer.text(Key::EditorMendAgain, {{"name", stage(static_cast<editor::Stage>(edit.a))}});
    default:
        return localizer.text(Key::EditorMend);
    }
}

std::vector<record::Player> owners_of(const editor::Draft& draft)
{
    std::vector<record::Player> owners = record::players_of(draft.colours());
    if (has_dummy(draft.state().setup))
    {
        const record::Colour colour = record::free_colour(owners);
        owners.push_back({std::string(record::word(colour)), colour, {}});
    }
    return owners;
}

} // namespace elgrande::screens

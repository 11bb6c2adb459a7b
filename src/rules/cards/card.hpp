#pragma once

#include "rules/place.hpp"
#include "rules/seat.hpp"
#include "rules/setup.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace elgrande
{

/// The index of a card in the catalogue. Copies of a card share their index.
using CardId = std::uint8_t;
inline constexpr CardId no_card = 255; ///< stands for no card

inline constexpr int stack_count = 7;
inline constexpr int king_stack = 5;       ///< the King card, or the cards of New Regency
inline constexpr int inquisitor_stack = 6; ///< the Grand Inquisitor card (Grand Inquisitor & the Colonies)
inline constexpr int colonies_stack = 7;   ///< 11 cards, one is revealed each round (the same expansion)
inline constexpr int sixth_stack = 6;      ///< up to 19 cards, one is revealed each round (Grandissimo)
inline constexpr int queen_stack = 7;      ///< the Queen and court jester card (Grandissimo)
inline constexpr int stack_slots = 12;     ///< room for a stack and the cards that a module put back into the box
inline constexpr int power_card_count = 13;

/// The largest size of a deck of own cards: a set of them fits into PowerCards.
inline constexpr int max_power_cards = 31;

/// A set of power cards. Bit v: the card of value v, or the own card with number v (Intrigue & the King).
using PowerCards = std::uint32_t;

constexpr PowerCards bit_of_power_card(int value)
{
    return PowerCards{1} << static_cast<unsigned>(value);
}

/// A hand of all 13 power cards.
inline constexpr PowerCards full_hand = bit_of_power_card(power_card_count + 1) - 2U;

/// The kinds of effects. Each verb is one file in rules/verbs. The comments describe the fields of Effect that it uses.
enum class Verb : std::uint8_t
{
    Move,          ///< own, foreign, any: caballeros that may move; one_region: all from the same region; black,
                   ///< inquisitor, overseas
    PlaceAnywhere, ///< count: extra caballeros from the court into any regions; with_castillo: or into the Castillo;
                   ///< near: only into regions next to the King's
    SendBack,      ///< count: caballeros that each opponent returns from the court
    ReturnAny,     ///< count: caballeros that each opponent returns from regions and court, as they like
    Dismiss,       ///< the active player returns one caballero of each opponent; everyone: and one of their own
    DiskReturn,    ///< count: caballeros that each opponent returns from the region on their secret disk
    Score,         ///< scoring: which places; first_values, with_castillo, without_king, listed: see Scoring
    KeepVeto,      ///< at_once: it can be used as soon as all have bid; the turn has no special action then
    MoveBoard,     ///< a mobile scoreboard moves
    MoveKing, ///< king: where he goes; may_stay: or stays; count: caballeros that go along; with_grandes: Grandes there
              ///< go into the Castillo
    Evict,    ///< opponents leave a region of the player's choice for those on their secret disks
    MoveGrande,   ///< the player's Grande, everyone: any one; count: caballeros of its owner that may follow
    TakeBack,     ///< a used power card or modifier comes back into the hand
    Reinforce,    ///< count: caballeros from province to court; recall: from regions what the province lacks;
                  ///< fewer: or fewer caballeros
    Infiltrate,   ///< caballeros placed with this card may also go into the King's region; far: into all regions but
                  ///< his; count: or instead, the usual regions, but up to `count` caballeros
    SwapKing,     ///< the King swaps places with a Grande
    Quarantine,   ///< a region becomes taboo, and gets a mobile scoreboard
    BuildBridge,  ///< two regions become neighbours
    SendGrandes,  ///< opponents' Grandes move by their disks; later: all Grandes, in the next general scoring
    PushCastillo, ///< the Castillo is pushed to a region, and all caballeros there go into it
    JoinScoring,  ///< before a scoring, out of turn: places one more caballero
    Sail,         ///< no card: at the beginning of a turn, caballeros sail and claim discs
    MoveTable,    ///< the Limit table moves; then_score: and its new region is scored
    RemoveCard,   ///< an action card on offer is turned over; in The King & the Colonies it is a Veto
    // Grandissimo. The first six belong to symbols and figures of the court, not to action cards.
    Land,           ///< at the beginning of a turn, caballeros go from the ship to the coast
    TakeToken,      ///< takes a ship token
    Imprison,       ///< a caballero of a region goes to prison
    Pardon,         ///< all prisoners come into a region
    Give,           ///< a caballero from the province goes to another player, who places it in their next turn
    MoveBlack,      ///< a caballero of the Inquisitor moves, and takes another along
    TakeFigure,     ///< takes the Queen or the court jester; inquisitor: the Inquisitor instead
    Revolt,         ///< the player's Grande acts as King until the next general scoring is over
    TakeRegionCard, ///< allies: the region pays its player like its first rank; else it is not scored
    KeepMoves,      ///< own: moves saved for the next general scoring, after the Castillo is emptied
    SecondCard      ///< uses a second action card in this turn
};

/// The last Verb.
inline constexpr Verb last_verb = Verb::SecondCard;

/// The places that a Score effect scores.
enum class Scoring : std::uint8_t
{
    Chosen,      ///< one place of the player's choice; with_castillo: the Castillo may be chosen
    FirstValues, ///< regions whose first value is in first_values
    Castillo,
    FirstRanks,  ///< all regions, first rank only
    Most,        ///< the regions with the most caballeros
    Fewest,      ///< the regions with the fewest caballeros, but at least one
    UniqueDisks, ///< the regions chosen on exactly one secret disk
    OwnTwo, ///< one region of the player's choice with exactly two of their caballeros and no player with more: pays
            ///< only this player, the value of the first rank
    Listed  ///< the regions in `listed`
};

/// The last Scoring.
inline constexpr Scoring last_scoring = Scoring::Listed;

/// The places to which a MoveKing effect lets the King go. He may stay where he is only with Effect::may_stay.
enum class KingGoes : std::uint8_t
{
    Anywhere,    ///< any region
    ToNeighbour, ///< a neighbouring region; from beside the Castillo any region of Spain
    Abroad,      ///< France or Portugal
    ToCastillo,  ///< beside the Castillo
    ToFewest,    ///< the region with the fewest caballeros, but at least one
    ToMost,      ///< the region with the most caballeros
    ToAnyGrande, ///< a region in which a Grande stands
};

/// The last KingGoes.
inline constexpr KingGoes last_king_goes = KingGoes::ToAnyGrande;

/// Stands for "all" in Effect::own, any and count.
inline constexpr std::uint8_t all_of_them = 30;

/// The effect of a special action. The comment of its Verb names the fields in use; all others have default values.
struct Effect
{
    Verb verb{};
    std::uint8_t own = 0;
    std::uint8_t foreign = 0;
    std::uint8_t any = 0;
    bool one_region = false;
    std::uint8_t count = 0;
    bool everyone = false; ///< Dismiss: the active player is affected, too; MoveGrande: any player's Grande
    Scoring scoring{};
    std::uint16_t first_values = 0; ///< bit v set: regions with first value v
    bool with_castillo = false;
    bool without_king = false; ///< Scoring::Chosen: not the King's region
    KingGoes king{};
    bool may_stay = false;
    bool with_grandes = false;
    bool recall = false;
    bool fewer = false;
    bool at_once = false;
    bool far = false;
    bool later = false;
    bool black = false; ///< Move: the caballeros of the Inquisitor, `any` of them
    /// Move: the player may also take the Inquisitor into their court; TakeFigure: the Inquisitor, not Queen or jester.
    bool inquisitor = false;
    bool overseas = false; ///< Move: from overseas and France only
    bool then_score = false;
    std::uint16_t listed = 0; ///< Scoring::Listed: bit index(p): place p
    bool near = false;        ///< PlaceAnywhere: only into regions next to the King's, and onto the ship
    bool allies = false;
};

/// The source of our knowledge of a card.
enum class Provenance : std::uint8_t
{
    RuleBook,      ///< from a rule book of its edition, or a list of cards
    Hinted,        ///< a source mentions the card; its effect is our guess
    Reconstructed, ///< guessed from cards of other editions
    Invented       ///< our own
};

/// A part of a card from a rule book that no source states, so that we had to guess it.
enum class Guess : std::uint8_t
{
    Copies, ///< their number
    Stack,  ///< the stack, and so how many caballeros it places
    Places, ///< how many caballeros it places, although the stack is known
    Title,
    Recruits, ///< how many caballeros it recruits
    May,      ///< whether its special action may be left out
    Discs     ///< which discs it brings
};

inline constexpr int guess_count = 7;

/// A set of guesses.
class Guesses
{
public:
    constexpr Guesses() = default;
    constexpr explicit Guesses(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}

    constexpr bool contains(Guess guess) const { return (bits_ >> static_cast<unsigned>(guess) & 1U) != 0; }
    constexpr bool empty() const { return bits_ == 0; }

private:
    std::uint8_t bits_ = 0;
};

/// An action card as printed.
struct Card
{
    std::string_view id;     ///< the same card has the same id in all editions
    std::uint8_t number = 0; ///< in saves and links, unique within its edition; cards added by an
                             ///< expansion have numbers above added_numbers
    std::uint8_t stack = 0;  ///< 0: none (Intrigue & the King)
    std::uint8_t copies = 0;
    Modules modules;               ///< each adds one copy; none: the card belongs to the base game
    std::uint8_t effect_count = 0; ///< 2: the player chooses one of two effects
    std::array<Effect, 2> effects{};
    Provenance provenance{}; ///< of the card as a whole
    Guesses filled_in;       ///< for Provenance::RuleBook: the parts that are guesses
    std::string_view source;
    std::uint8_t value = 0;    ///< for an own card: its bid
    std::uint8_t recruits = 0; ///< for an own card: caballeros that it recruits
    bool must = false;         ///< the special action is mandatory if it is possible
    std::uint8_t places = 0;   ///< for a card in a stack: caballeros that may be placed
    std::uint8_t gold = 0;     ///< discs (gold or wares, not secret disks) that its special action brings to America
    std::uint8_t wares = 0;    ///< discs that it brings to the Mediterranean
    bool ship = false;         ///< shows a ship: its player may take a ship token (Grandissimo)
    bool jail = false;         ///< shows a prison: its player may imprison a caballero (Grandissimo)
};

inline constexpr int max_difficulty = 4;

/// An edition: its cards, and the rules that differ between editions.
struct EditionRow
{
    Edition edition{};
    std::string_view id;
    CardId first_card = 0;
    std::uint8_t card_count = 0;
    std::uint8_t last_card = 0; ///< the highest Card::number of these cards
    CardId king_card = no_card;
    Modules modules;                     ///< modules that can be added
    bool veto_stops_all = false;         ///< a Veto is played on the announcement and prevents the whole special action
    bool active_orders_scorings = false; ///< the active player chooses the order in which their card scores regions
    bool evicted_must_move = false;      ///< neither the King's region nor the one to be left can be set on the disk
    std::uint8_t deck_size = 0; ///< number of own cards, the first of the edition; 0: the edition has power cards
    /// Hands that we suggest to newcomers: two from the first deck, then two from all own cards. In each pair, the
    /// first hand has many caballeros and the second one has strong actions.
    std::array<std::array<PowerCards, 2>, 2> suggested_hands{};
    CardId intrigue_card = no_card; ///< Intrigue & the King
    /// The number of caballeros that may be placed, by number of players − 2, then by turn of the round from 0
    /// (Intrigue & the King, Caballero cards).
    std::array<std::array<std::uint8_t, max_players>, max_players - 1> caballero_cards{};
    CardId first_added = 0; ///< first card of an expansion that several editions share
    std::uint8_t added_count = 0;
    std::uint8_t last_added_card = 0; ///< the highest Card::number of the added cards
    CardId inquisitor_card = no_card; ///< Grand Inquisitor & the Colonies
    CardId queen_card = no_card;      ///< of the Queen and the court jester (Grandissimo)
    std::uint8_t minutes = 0;         ///< about how long nine rounds take
    std::uint8_t difficulty = 1;      ///< 1, for newcomers, to max_difficulty, for those who know the classic game
};

/// A modifier: its number in data/modifiers.json less one, which saves and links hold.
using ModifierId = std::uint8_t;
inline constexpr int modifier_count = 16;
inline constexpr ModifierId no_modifier = modifier_count;
inline constexpr int modifiers_each = 3; ///< the number dealt to each player

/// A card that changes the value of the power card beside it (2023, "Power Shift").
struct Modifier
{
    std::string_view id;
    int value = 0; ///< added to the value of the power card, −2 … 2
    bool has_ability = false;
    Effect ability{}; ///< if has_ability
};

/// Returns all modifiers; the index of a modifier is its ModifierId.
std::span<const Modifier> modifiers();

/// Returns the modifier with this index; an empty one if there is none, as for no_modifier.
inline const Modifier& modifier(ModifierId id)
{
    static constexpr Modifier none{};
    return id < modifiers().size() ? modifiers()[id] : none;
}

/// Returns all cards of all editions; the index of a card is its CardId.
std::span<const Card> catalogue();

/// Returns the card with this index; an empty one if there is none, as for no_card.
inline const Card& card(CardId id)
{
    static constexpr Card none{};
    return id < catalogue().size() ? catalogue()[id] : none;
}

/// Returns the row of an edition, which must be valid.
const EditionRow& edition_row(Edition edition);

/// The cards of an edition, then those of an expansion that it shares, for range-based loops.
class CardIds
{
public:
    struct Iterator
    {
        int id;
        int gap;   ///< end of the cards of the edition
        int after; ///< first of the added cards

        constexpr CardId operator*() const { return static_cast<CardId>(id); }
        constexpr Iterator& operator++()
        {
            id = id + 1 == gap ? after : id + 1;
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const { return id != other.id; }
    };

    constexpr explicit CardIds(const EditionRow& row)
        : first_(row.first_card), gap_(row.first_card + row.card_count),
          after_(row.added_count > 0 ? row.first_added : gap_), end_(after_ + row.added_count)
    {
    }
    constexpr Iterator begin() const { return {first_, gap_, after_}; }
    constexpr Iterator end() const { return {end_, gap_, after_}; }

private:
    int first_;
    int gap_;
    int after_;
    int end_;
};

/// Returns the cards of an edition, which must be valid.
CardIds cards_of(Edition edition);

/// Returns the edition with this EditionRow::id, if there is one.
std::optional<Edition> edition_named(std::string_view id);

/// Returns the id of a module, which must be valid, in data, records and messages.
std::string_view module_id(Module module);

/// Returns the card of an edition with this id; no_card if there is none.
CardId card_named(Edition edition, std::string_view id);

/// Returns the card with this Card::number in an edition; no_card if there is none.
CardId card_numbered(Edition edition, int number);

/// True if the card was added to the edition after the game began (Setup::last_card), so that the game does not have
/// it.
bool is_later(const Setup& setup, const Card& card);

/// Returns the largest number of copies of a card that can be in play; 0 if the game does not have it. The cards of a
/// module replace random ones, so there can be fewer.
int copies(const Setup& setup, const Card& card);

/// Returns the bit of Setup::cards_left_out for a card, which must be of the sixth stack (Grandissimo).
std::uint32_t bit_of_left_out(const Card& card);

/// Returns the number of cards, with their copies, in the sixth stack. Only for Grandissimo.
int sixth_cards(const Setup& setup);

/// True if players have own cards, which are both power cards and action cards (Intrigue & the King).
inline bool has_own_cards(const Setup& setup)
{
    return edition_row(setup.edition).deck_size > 0;
}

/// Returns the highest number of a power card, 13, or of an own card, deck_size, even if the game leaves it out.
inline int power_cards(const Setup& setup)
{
    return has_own_cards(setup) ? edition_row(setup.edition).deck_size : power_card_count;
}

/// Returns all power cards, or own cards, of the game. With Setup::first_deck, only those whose value can be divided by
/// ten.
PowerCards every_power_card(const Setup& setup);

/// Returns the `count` lowest cards of a set; the whole set if it has fewer.
PowerCards lowest_cards(PowerCards set, int count);

/// Returns the value of the power card, or own card, with this number, 1 … power_cards().
int bid_value(const Setup& setup, int number);

/// Returns the number of caballeros that a power card recruits, 0 … 6. `value` is 1 … 13.
int recruits(int value);

/// Returns the number of caballeros that the power card, or own card, with this number recruits; 1 … power_cards().
int recruits(const Setup& setup, int number);

} // namespace elgrande

#include "record/notation/stated_lines.hpp"

#include "record/archive/ranged.hpp"
#include "record/notation/header_lines.hpp"
#include "record/notation/words.hpp"
#include "rules/complete.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace elgrande::record
{

namespace
{

using Players = std::vector<Player>;

/// All keys, as they are written. A key that ends in a preposition is followed by a player or place.
namespace keys
{
constexpr std::string_view used_by = "Used by";
constexpr std::string_view bid_of = "Bid of";
constexpr std::string_view vetoes_of = "Vetoes of";
constexpr std::string_view used_modifiers_of = "Used modifiers of";
constexpr std::string_view modifier_of_last = "Modifier of";
constexpr std::string_view castillo = "Castillo";
constexpr std::string_view power_of_dummy = "Power cards of dummy";
constexpr std::string_view drawn_regions = "Drawn regions";
constexpr std::string_view regions_to_draw = "Regions to draw";
constexpr std::string_view quarantine = "Quarantine";
constexpr std::string_view bridge = "Bridge";
constexpr std::string_view grandes_follow = "Grandes follow disks";
constexpr std::array<std::string_view, french_spaces> french_words{"Ambassador", "Envoy", "Third in France"};
constexpr std::string_view captain = "Captain";
constexpr std::string_view viceroy = "Viceroy";
constexpr std::array<std::string_view, disc_count - 1> carried_in{"Gold in", "Wares in"};
constexpr std::array<std::string_view, disc_count - 1> unclaimed{"Unclaimed gold", "Unclaimed wares"};
constexpr std::string_view limit_table = "Limit table";
constexpr std::string_view on_limit_table = "On Limit table";
constexpr std::string_view nobody_there = "nobody";
constexpr std::string_view inquisitor = "Inquisitor";
constexpr auto characters = table_of<std::string_view, character_count>("Queen", "Jester");
constexpr std::string_view tokens = "Ship tokens";
constexpr std::string_view prison = "Prison";
constexpr std::string_view gifts_to = "Gifts to";
constexpr std::string_view revolution = "Revolution";
constexpr auto region_cards = table_of<std::string_view, region_card_count>("Alliance", "Boycott");
constexpr std::string_view free_choice = "Free choice";
} // namespace keys

constexpr std::array claimed_discs{Disc::Gold, Disc::Wares};
constexpr std::array sea{Place::Ship, Place::America, Place::Mediterranean};

/// A line that is being read into `start`.
struct Line
{
    RoundStart& start;
    const Setup& setup;
    const Players& players;
    std::string_view more; ///< the rest of the key after the words of its kind
    std::string_view value;

    Seat seat() const { return seat_of(players, more); }
    Seat player() const { return seat_of(players, value); }
    Seat owner(std::string_view text) const { return owner_of(setup, players, text); }
};

/// An owner and a number, "Red 2", and perhaps a disc, "Red 2 with gold".
struct Group
{
    Seat owner = nobody;
    int count = 0;
    Disc disc = Disc::None;
};

Disc disc_of(std::string_view value)
{
    for (const Disc disc : claimed_discs)
    {
        if (is_same_word(value, word(disc)))
        {
            return disc;
        }
    }
    throw Malformed("expected gold or wares, not " + excerpt(value));
}

/// Reads a group. `max_count`: the greatest number allowed; 0: there is no number. `may_carry`: a disc may follow.
Group group_of(const Line& line, std::string_view text, int max_count, bool may_carry)
{
    const auto words = words_of(text);
    const std::size_t plain = max_count > 0 ? 2 : 1;
    const bool carries = may_carry && words.size() == plain + 2 && is_same_word(words[plain], "with");
    if (words.size() != plain && !carries)
    {
        throw Malformed(
            "expected " + std::string(max_count > 0 ? "colours and numbers, as in 'Red 2, Green 1'" : "a colour")
            + (may_carry ? ", perhaps followed by 'with gold' or 'with wares'" : "") + ", not " + excerpt(text));
    }
    return {line.owner(words[0]), max_count > 0 ? number_between(words[1], 0, max_count) : 1,
            carries ? disc_of(words[plain + 1]) : Disc::None};
}

/// Stores the number of a group in `there`. Throws Malformed if that is not 0, as its owner has been named before.
void put_count(std::uint8_t& there, const Group& group)
{
    if (there != 0)
    {
        throw Malformed("expected everybody once");
    }
    there = static_cast<std::uint8_t>(group.count);
}

std::string group(const Players& players, Seat owner, int count, Disc disc)
{
    return std::string(owner_word(players, owner)) + (count > 0 ? " " + std::to_string(count) : "")
           + (disc == Disc::None ? "" : " with " + std::string(word(disc)));
}

/// Reads places separated by commas.
std::vector<Place> places_of(std::string_view value)
{
    std::vector<Place> places;
    for (const std::string_view name : list_of(value))
    {
        places.push_back(place_on_board(name));
    }
    return places;
}

/// Reads "yes" or "no". Throws Malformed for anything else.
bool is_yes(std::string_view value)
{
    if (!is_same_word(value, "yes") && !is_same_word(value, "no"))
    {
        throw Malformed("expected yes or no, not " + excerpt(value));
    }
    return is_same_word(value, "yes");
}

// One function for each kind of line.

void read_used(const Line& line)
{
    line.start.used[line.seat()] = power_cards_of(line.setup, line.value);
}

void read_bid(const Line& line)
{
    const auto card = power_card_of(line.setup, line.value);
    if (!card || *card < 1 || *card > power_cards(line.setup))
    {
        throw Malformed("there is no power card " + excerpt(line.value));
    }
    line.start.bid[line.seat()] = static_cast<std::uint8_t>(*card);
}

void read_vetoes(const Line& line)
{
    constexpr int max_count = 2;
    line.start.vetoes[line.seat()] = static_cast<std::uint8_t>(number_between(line.value, 0, max_count));
}

void read_used_modifiers(const Line& line)
{
    line.start.used_modifiers[line.seat()] = modifiers_of(line.value);
}

void read_modifier(const Line& line)
{
    const auto id = modifier_of(line.value);
    if (!id)
    {
        throw Malformed("there is no modifier " + excerpt(line.value));
    }
    line.start.modifier[line.seat()] = *id;
}

void read_castillo(const Line& line)
{
    if (!is_same_word(line.value, "seen"))
    {
        throw Malformed("expected 'seen', not " + excerpt(line.value));
    }
    line.start.castillo_seen = true;
}

void read_dummys_power(const Line& line)
{
    for (const std::string_view value : words_of(line.value))
    {
        line.start.dummy.power.push_back(static_cast<std::uint8_t>(number_between(value, 1, power_card_count)));
    }
}

void read_drawn_regions(const Line& line)
{
    StatedDummy& dummy = line.start.dummy;
    const std::vector<Place> drawn = places_of(line.value);
    dummy.regions.insert(dummy.regions.begin(), drawn.begin(), drawn.end());
    dummy.regions_drawn += static_cast<int>(drawn.size());
}

void read_regions_to_draw(const Line& line)
{
    const std::vector<Place> next = places_of(line.value);
    line.start.dummy.regions.insert(line.start.dummy.regions.end(), next.begin(), next.end());
}

void read_quarantine(const Line& line)
{
    line.start.lasting.quarantine = place_on_board(line.value);
}

void read_bridge(const Line& line)
{
    const std::vector<Place> ends = places_of(line.value);
    if (ends.size() != line.start.lasting.bridge.size())
    {
        throw Malformed("expected two regions, as in 'Galicia, Valencia', not " + excerpt(line.value));
    }
    line.start.lasting.bridge = {std::min(ends[0], ends[1]), std::max(ends[0], ends[1])};
}

void read_grandes_follow(const Line& line)
{
    line.start.lasting.grandes_follow = is_yes(line.value);
}

template <std::size_t space>
void read_french(const Line& line)
{
    const Group one = group_of(line, line.value, 0, true);
    line.start.colonies.french[space] = one.owner;
    line.start.colonies.french_disc[space] = one.disc;
}

void read_captain(const Line& line)
{
    line.start.colonies.captain = line.owner(line.value);
}

void read_viceroy(const Line& line)
{
    line.start.colonies.viceroy = line.owner(line.value);
}

template <std::size_t disc>
void read_carriers(const Line& line)
{
    const Place place = place_on_board(line.more);
    if (!is_of(place, PlaceKind::Overseas))
    {
        throw Malformed("expected Ship, America or Mediterranean, not " + excerpt(line.more));
    }
    for (const std::string_view part : list_of(line.value))
    {
        const Group carriers = group_of(line, part, all_discs(claimed_discs[disc]), false);
        put_count(line.start.colonies.carriers[sea_index(place)][disc][carriers.owner], carriers);
    }
}

template <std::size_t disc>
void read_unclaimed(const Line& line)
{
    line.start.colonies.unclaimed[disc] =
        static_cast<std::uint8_t>(number_between(line.value, 0, all_discs(claimed_discs[disc])));
}

void read_table(const Line& line)
{
    line.start.colonies.table = place_on_board(line.value);
}

void read_on_table(const Line& line)
{
    auto& on_table = line.start.on_table;
    if (!on_table)
    {
        on_table.emplace();
    }
    if (is_same_word(line.value, keys::nobody_there))
    {
        return;
    }
    for (const std::string_view part : list_of(line.value))
    {
        const Group on_it = group_of(line, part, caballeros_each(line.setup), true);
        put_count((*on_table)[static_cast<std::size_t>(on_it.disc)][on_it.owner], on_it);
    }
}

void read_inquisitor(const Line& line)
{
    Seat& court = has_colonies(line.setup) ? line.start.colonies.inquisitor : line.start.grand.inquisitor;
    court = line.player();
}

template <std::size_t character>
void read_character(const Line& line)
{
    line.start.grand.characters[character] = line.player();
}

void read_tokens(const Line& line)
{
    for (const std::string_view colour : list_of(line.value))
    {
        const unsigned bit = 1U << seat_of(line.players, colour);
        if ((line.start.grand.tokens & bit) != 0)
        {
            throw Malformed("expected everybody once");
        }
        line.start.grand.tokens = static_cast<std::uint8_t>(line.start.grand.tokens | bit);
    }
}

/// Reads groups of players only, separated by commas.
void read_counts(const Line& line, int max_count, PerSeat<std::uint8_t>& counts)
{
    for (const std::string_view part : list_of(line.value))
    {
        const Group one = group_of(line, part, max_count, false);
        if (one.owner >= max_players)
        {
            throw Malformed("expected the colours of players");
        }
        put_count(counts[one.owner], one);
    }
}

void read_prison(const Line& line)
{
    read_counts(line, caballeros_per_player, line.start.grand.prison);
}

void read_gifts(const Line& line)
{
    constexpr int max_count = 7;
    read_counts(line, max_count, line.start.grand.gifts[line.seat()]);
}

void read_revolution(const Line& line)
{
    line.start.grand.rebel = line.player();
}

template <std::size_t which>
void read_region_card(const Line& line)
{
    const auto words = words_of(line.value);
    if (words.size() < 3 || !is_same_word(words[1], "in"))
    {
        throw Malformed("expected a player and a region, as in 'Red in Aragon', not " + excerpt(line.value));
    }
    const std::size_t region = static_cast<std::size_t>(words[2].data() - line.value.data());
    line.start.grand.region_card_of[which] = seat_of(line.players, words[0]);
    line.start.grand.region_card[which] = place_on_board(line.value.substr(region));
}

void read_free_choice(const Line& line)
{
    line.start.grand.free_mover = line.player();
    line.start.grand.free_left = free_moves;
}

// Conditions for a kind of line: true for set-ups in which it can be used.

bool any_game(const Setup& /*setup*/)
{
    return true;
}

bool with_modifiers(const Setup& setup)
{
    return setup.modules.contains(Module::PowerShift);
}

bool with_lasting_cards(const Setup& setup)
{
    return has_own_cards(setup);
}

bool with_following_grandes(const Setup& setup)
{
    return has_own_cards(setup) || has_colonies(setup);
}

bool with_inquisitor(const Setup& setup)
{
    return has_black(setup);
}

/// A kind of line.
struct Kind
{
    std::string_view words;
    bool continues; ///< the key continues after the words
    bool (*is_in)(const Setup&);
    void (*read)(const Line&);
};

constexpr std::array kinds{
    Kind{keys::used_by, true, any_game, read_used},
    Kind{keys::bid_of, true, any_game, read_bid},
    Kind{keys::vetoes_of, true, any_game, read_vetoes},
    Kind{keys::used_modifiers_of, true, with_modifiers, read_used_modifiers},
    Kind{keys::modifier_of_last, true, with_modifiers, read_modifier},
    Kind{keys::castillo, false, any_game, read_castillo},
    Kind{keys::power_of_dummy, false, has_dummy, read_dummys_power},
    Kind{keys::drawn_regions, false, has_dummy, read_drawn_regions},
    Kind{keys::regions_to_draw, false, has_dummy, read_regions_to_draw},
    Kind{keys::quarantine, false, with_lasting_cards, read_quarantine},
    Kind{keys::bridge, false, with_lasting_cards, read_bridge},
    Kind{keys::grandes_follow, false, with_following_grandes, read_grandes_follow},
    Kind{keys::french_words[0], false, has_colonies, read_french<0>},
    Kind{keys::french_words[1], false, has_colonies, read_french<1>},
    Kind{keys::french_words[2], false, has_colonies, read_french<2>},
    Kind{keys::captain, false, has_colonies, read_captain},
    Kind{keys::viceroy, false, has_colonies, read_viceroy},
    Kind{keys::carried_in[0], true, has_colonies, read_carriers<0>},
    Kind{keys::carried_in[1], true, has_colonies, read_carriers<1>},
    Kind{keys::unclaimed[0], false, has_colonies, read_unclaimed<0>},
    Kind{keys::unclaimed[1], false, has_colonies, read_unclaimed<1>},
    Kind{keys::limit_table, false, has_colonies, read_table},
    Kind{keys::on_limit_table, false, has_colonies, read_on_table},
    Kind{keys::inquisitor, false, with_inquisitor, read_inquisitor},
    Kind{keys::characters[queen], false, is_grandissimo, read_character<queen>},
    Kind{keys::characters[jester], false, is_grandissimo, read_character<jester>},
    Kind{keys::tokens, false, is_grandissimo, read_tokens},
    Kind{keys::prison, false, is_grandissimo, read_prison},
    Kind{keys::gifts_to, true, is_grandissimo, read_gifts},
    Kind{keys::revolution, false, is_grandissimo, read_revolution},
    Kind{keys::region_cards[0], false, is_grandissimo, read_region_card<0>},
    Kind{keys::region_cards[1], false, is_grandissimo, read_region_card<1>},
    Kind{keys::free_choice, false, is_grandissimo, read_free_choice},
};

/// Returns the kind of line with this key, or nullptr.
const Kind* find_kind(std::string_view key)
{
    for (const Kind& kind : kinds)
    {
        if (kind.continues ? text_after(key, kind.words).has_value() : is_same_word(key, kind.words))
        {
            return &kind;
        }
    }
    return nullptr;
}

// Writing, in the order of the table.

std::string with_name(std::string_view words, std::string_view more)
{
    return std::string(words) + " " + std::string(more);
}

std::string regions_between_commas(std::span<const Place> places)
{
    std::string list;
    for (const Place place : places)
    {
        add_to_list(list, ", ", word(place));
    }
    return list;
}

std::string write_hands(const RoundStart& start, const Players& players)
{
    std::string text;
    for (std::size_t seat = 0; seat < players.size(); ++seat)
    {
        const std::string_view colour = word(players[seat].colour);
        if (start.used[seat] != 0)
        {
            text += line(with_name(keys::used_by, colour), values_of(start.setup, start.used[seat]));
        }
        if (start.bid[seat] != 0)
        {
            text += line(with_name(keys::bid_of, colour), std::to_string(bid_value(start.setup, start.bid[seat])));
        }
        if (start.vetoes[seat] != 0)
        {
            text += line(with_name(keys::vetoes_of, colour), std::to_string(start.vetoes[seat]));
        }
        if (start.used_modifiers[seat] != 0)
        {
            text += line(with_name(keys::used_modifiers_of, colour), modifiers_of(start.used_modifiers[seat]));
        }
        if (start.modifier[seat] < no_modifier)
        {
            text += line(with_name(keys::modifier_of_last, colour), modifier(start.modifier[seat]).id);
        }
    }
    return text;
}

std::string write_dummy(const StatedDummy& dummy)
{
    std::string text;
    std::string power;
    for (const std::uint8_t value : dummy.power)
    {
        add_to_list(power, " ", std::to_string(value));
    }
    const auto drawn = static_cast<std::size_t>(dummy.regions_drawn);
    const std::span<const Place> regions(dummy.regions);
    text += power.empty() ? "" : line(keys::power_of_dummy, power);
    text += drawn == 0 ? "" : line(keys::drawn_regions, regions_between_commas(regions.first(drawn)));
    text += drawn == regions.size() ? "" : line(keys::regions_to_draw, regions_between_commas(regions.subspan(drawn)));
    return text;
}

std::string write_lasting(const Lasting& lasting)
{
    std::string text;
    if (lasting.quarantine != Place::Nowhere)
    {
        text += line(keys::quarantine, word(lasting.quarantine));
    }
    if (lasting.bridge[0] != Place::Nowhere)
    {
        text += line(keys::bridge, regions_between_commas(lasting.bridge));
    }
    return text + (lasting.grandes_follow ? line(keys::grandes_follow, "yes") : "");
}

std::string write_carriers(const Colonies& colonies, const Players& players)
{
    std::string text;
    for (const Place place : sea)
    {
        for (std::size_t disc = 0; disc < keys::carried_in.size(); ++disc)
        {
            std::string list;
            for (Seat owner = 0; owner < max_owners; ++owner)
            {
                if (const int count = colonies.carriers[sea_index(place)][disc][owner]; count > 0)
                {
                    add_to_list(list, ", ", group(players, owner, count, Disc::None));
                }
            }
            text += list.empty() ? "" : line(with_name(keys::carried_in[disc], word(place)), list);
        }
    }
    return text;
}

std::string write_table(const RoundStart& start, const Players& players)
{
    std::string text;
    if (start.colonies.table != Place::Nowhere)
    {
        text += line(keys::limit_table, word(start.colonies.table));
    }
    if (!start.on_table)
    {
        return text;
    }
    std::string list;
    for (const Disc disc : {Disc::None, Disc::Gold, Disc::Wares})
    {
        for (Seat owner = 0; owner < max_owners; ++owner)
        {
            if (const int count = (*start.on_table)[static_cast<std::size_t>(disc)][owner]; count > 0)
            {
                add_to_list(list, ", ", group(players, owner, count, disc));
            }
        }
    }
    return text + line(keys::on_limit_table, list.empty() ? keys::nobody_there : std::string_view(list));
}

std::string write_colonies(const RoundStart& start, const Players& players)
{
    const Colonies& colonies = start.colonies;
    std::string text;
    for (std::size_t space = 0; space < keys::french_words.size(); ++space)
    {
        if (colonies.french[space] != nobody)
        {
            text +=
                line(keys::french_words[space], group(players, colonies.french[space], 0, colonies.french_disc[space]));
        }
    }
    for (const auto& [words, holder] :
         {std::pair(keys::captain, colonies.captain), std::pair(keys::viceroy, colonies.viceroy)})
    {
        text += holder == nobody ? "" : line(words, owner_word(players, holder));
    }
    text += write_carriers(colonies, players);
    for (std::size_t disc = 0; disc < keys::unclaimed.size(); ++disc)
    {
        if (colonies.unclaimed[disc] != first_discs[disc])
        {
            text += line(keys::unclaimed[disc], std::to_string(colonies.unclaimed[disc]));
        }
    }
    return text + write_table(start, players)
           + (colonies.inquisitor == nobody ? "" : line(keys::inquisitor, owner_word(players, colonies.inquisitor)));
}

std::string counts_of(const PerSeat<std::uint8_t>& counts, const Players& players)
{
    std::string list;
    for (std::size_t seat = 0; seat < players.size(); ++seat)
    {
        if (counts[seat] > 0)
        {
            add_to_list(list, ", ", group(players, static_cast<Seat>(seat), counts[seat], Disc::None));
        }
    }
    return list;
}

std::string write_court(const Grandissimo& grand, const Players& players)
{
    std::string text;
    const auto held = [&](std::string_view words, Seat seat)
    { text += seat == nobody ? "" : line(words, owner_word(players, seat)); };
    held(keys::inquisitor, grand.inquisitor);
    held(keys::characters[queen], grand.characters[queen]);
    held(keys::characters[jester], grand.characters[jester]);
    std::string with_token;
    for (std::size_t seat = 0; seat < players.size(); ++seat)
    {
        if ((grand.tokens >> seat & 1U) != 0)
        {
            add_to_list(with_token, ", ", word(players[seat].colour));
        }
    }
    text += with_token.empty() ? "" : line(keys::tokens, with_token);
    const std::string prisoners = counts_of(grand.prison, players);
    text += prisoners.empty() ? "" : line(keys::prison, prisoners);
    for (std::size_t to = 0; to < players.size(); ++to)
    {
        const std::string gifts = counts_of(grand.gifts[to], players);
        text += gifts.empty() ? "" : line(with_name(keys::gifts_to, word(players[to].colour)), gifts);
    }
    return text;
}

std::string write_next_scoring(const Grandissimo& grand, const Players& players)
{
    std::string text;
    if (grand.rebel != nobody)
    {
        text += line(keys::revolution, owner_word(players, grand.rebel));
    }
    for (std::size_t which = 0; which < keys::region_cards.size(); ++which)
    {
        if (grand.region_card_of[which] != nobody)
        {
            text += line(keys::region_cards[which], std::string(owner_word(players, grand.region_card_of[which]))
                                                        + " in " + std::string(word(grand.region_card[which])));
        }
    }
    return text + (grand.free_mover == nobody ? "" : line(keys::free_choice, owner_word(players, grand.free_mover)));
}

} // namespace

bool is_stated_line(std::string_view key)
{
    return find_kind(key) != nullptr;
}

void read_stated_line(RoundStart& start, const Setup& setup, const std::vector<Player>& players, std::string_view key,
                      std::string_view value)
{
    const Kind& kind = *find_kind(key);
    if (!kind.is_in(setup))
    {
        throw Malformed("this game of the edition " + std::string(word(setup.edition)) + " has no "
                        + excerpt(kind.words));
    }
    kind.read({start, setup, players, text_after(key, kind.words).value_or(""), value});
}

std::string write_stated_lines(const RoundStart& start, const std::vector<Player>& players)
{
    std::string text = write_hands(start, players);
    text += start.castillo_seen ? line(keys::castillo, "seen") : "";
    text += write_dummy(start.dummy) + write_lasting(start.lasting);
    if (has_colonies(start.setup))
    {
        text += write_colonies(start, players);
    }
    return text + write_court(start.grand, players) + write_next_scoring(start.grand, players);
}

std::string values_of(const Setup& setup, PowerCards cards)
{
    std::string text;
    for (int number = 1; number <= power_cards(setup); ++number)
    {
        if ((cards & bit_of_power_card(number)) != 0)
        {
            add_to_list(text, " ", std::to_string(bid_value(setup, number)));
        }
    }
    return text;
}

PowerCards power_cards_of(const Setup& setup, std::string_view value)
{
    PowerCards cards = 0;
    for (const std::string_view one : words_of(value))
    {
        const auto card = power_card_of(setup, one);
        if (!card || *card < 1 || *card > power_cards(setup))
        {
            throw Malformed("there is no power card " + excerpt(one));
        }
        cards |= bit_of_power_card(*card);
    }
    if (cards == 0)
    {
        throw Malformed("expected the values of power cards");
    }
    return cards;
}

std::string modifiers_of(std::uint16_t modifiers)
{
    std::string text;
    for (ModifierId id = 0; id < no_modifier; ++id)
    {
        if ((modifiers >> id & 1U) != 0)
        {
            add_to_list(text, " ", modifier(id).id);
        }
    }
    return text;
}

std::uint16_t modifiers_of(std::string_view value)
{
    std::uint16_t modifiers = 0;
    for (const std::string_view one : words_of(value))
    {
        const auto id = modifier_of(one);
        if (!id)
        {
            throw Malformed("there is no modifier " + excerpt(one));
        }
        modifiers = static_cast<std::uint16_t>(modifiers | 1U << *id);
    }
    return modifiers;
}

} // namespace elgrande::record

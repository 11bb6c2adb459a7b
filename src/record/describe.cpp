#include "record/describe.hpp"

#include "record/notation/words.hpp"
#include "rules/cards/own_cards.hpp"
#include "rules/game.hpp"
#include "rules/view.hpp"

#include <algorithm>
#include <array>

namespace elgrande::record
{

namespace
{

using Players = std::vector<Player>;

/// Returns the name of a player, with the colour if another player has the same name.
std::string key_of(const Players& players, std::size_t seat)
{
    const auto same = std::count_if(players.begin(), players.end(),
                                    [&](const Player& other) { return other.name == players[seat].name; });
    return same == 1 ? players[seat].name : players[seat].name + " (" + std::string(word(players[seat].colour)) + ")";
}

/// A JSON object in braces, or a list in brackets.
class List
{
public:
    explicit List(char open) : text_(1, open), close_(open == '{' ? '}' : ']') {}

    /// Adds a value that is JSON already.
    void add(const std::string& value) { text_ += (text_.size() > 1 ? ", " : "") + value; }

    void add(std::string_view key, const std::string& value) { add(quoted(key) + ": " + value); }
    void add(std::string_view key, int value) { add(key, std::to_string(value)); }

    std::string text() const { return text_ + close_; }

private:
    std::string text_;
    char close_;
};

std::string counts_as_json(const State& state, const Players& players, Place place)
{
    List list('{');
    for (std::size_t seat = 0; seat < players.size(); ++seat)
    {
        list.add(key_of(players, seat), state.caballeros[index(place)][seat]);
    }
    if (has_dummy(state.setup))
    {
        list.add(dummy_word, state.caballeros[index(place)][dummy_seat(state.setup)]);
    }
    if (has_black(state.setup))
    {
        list.add(black_word, state.caballeros[index(place)][neutral]);
    }
    return list.text();
}

/// Returns the name of a seat or another owner of caballeros; null for nobody.
std::string owner_as_json(const State& state, const Players& players, Seat owner)
{
    return owner < players.size()                                       ? quoted(key_of(players, owner))
           : owner == neutral                                           ? quoted(black_word)
           : has_dummy(state.setup) && owner == dummy_seat(state.setup) ? quoted(dummy_word)
                                                                        : "null";
}

std::string place_as_json(Place place)
{
    return place == Place::Nowhere ? "null" : quoted(word(place));
}

std::string flag_as_json(bool flag)
{
    return flag ? "true" : "false";
}

/// Returns the values of power cards or own cards.
std::string cards_as_json(const Setup& setup, PowerCards cards)
{
    List list('[');
    for (int number = 1; number <= max_power_cards; ++number)
    {
        if ((cards & bit_of_power_card(number)) != 0)
        {
            list.add(std::to_string(bid_value(setup, number)));
        }
    }
    return list.text();
}

std::string modifier_as_json(ModifierId id)
{
    return id < no_modifier ? quoted(modifier(id).id) : "null";
}

std::string modifiers_as_json(unsigned bits)
{
    List list('[');
    for (ModifierId id = 0; id < no_modifier; ++id)
    {
        if ((bits >> id & 1U) != 0)
        {
            list.add(modifier_as_json(id));
        }
    }
    return list.text();
}

/// Adds the power cards and modifiers of a player, as far as everybody may know them; null for hidden ones.
void add_hand(const PlayerView& seen, Seat seat, List& player)
{
    const Setup& setup = seen.setup;
    player.add("hand", seen.hand[seat] ? cards_as_json(setup, *seen.hand[seat]) : "null");
    player.add("cards_in_hand", seen.hand_size[seat]);
    player.add("used", cards_as_json(setup, seen.played[seat]));
    player.add("bid", seen.bid[seat] == 0 ? "null" : std::to_string(bid_value(setup, seen.bid[seat])));
    if (setup.modules.contains(Module::PowerShift))
    {
        player.add("modifiers", seen.modifiers[seat] ? modifiers_as_json(*seen.modifiers[seat]) : "null");
        player.add("modifiers_in_hand", seen.modifier_count[seat]);
        player.add("modifier", modifier_as_json(seen.added[seat]));
    }
}

std::string disk_as_json(const PlayerView& seen, Seat seat)
{
    const bool set = seen.sealed.holds(SealedKind::Place) && seen.sealed.is_given(seat);
    return !set ? "null" : seen.shows_disk(seat) ? place_as_json(seen.sealed.place(seat)) : quoted("hidden");
}

std::string players_as_json(const State& state, const PlayerView& seen, const Players& players)
{
    List list('[');
    for (const Seat seat : state.seats())
    {
        List player('{');
        player.add("name", quoted(players[seat].name));
        player.add("colour", quoted(word(players[seat].colour)));
        player.add("score", state.score[seat]);
        player.add("court", state.court[seat]);
        player.add("province", state.province[seat]);
        player.add("home", quoted(word(state.grande[seat])));
        if (state.setup.modules.contains(Module::StandardBearers))
        {
            player.add("standard_bearer", place_as_json(state.bearers.at[seat]));
        }
        add_hand(seen, seat, player);
        player.add("vetoes", state.vetoes[seat]);
        player.add("vetoes_of_last_round", state.old_vetoes[seat]);
        player.add("disk", disk_as_json(seen, seat));
        list.add(player.text());
    }
    return list.text();
}

/// Returns the action cards of this round: stack, card, and the owner who has taken it.
std::string offered_as_json(const State& state, const PlayerView& seen, const Players& players)
{
    List list('[');
    for (std::size_t stack = 0; stack < seen.offered.size(); ++stack)
    {
        if (const CardId id = seen.offered[stack]; id < catalogue().size())
        {
            List row('{');
            row.add("stack", static_cast<int>(stack) + 1);
            row.add("card", quoted(card(id).id));
            row.add("taken_by", owner_as_json(state, players, seen.taken_by[stack]));
            list.add(row.text());
        }
    }
    return list.text();
}

std::string turns_as_json(const State& state, const Players& players)
{
    List list('[');
    for (const Seat seat : state.turn_order)
    {
        if (seat != nobody)
        {
            list.add(owner_as_json(state, players, seat));
        }
    }
    return list.text();
}

/// Adds the progress of the round.
void add_round(const State& state, const PlayerView& seen, const Players& players, List& object)
{
    object.add("asked", owner_as_json(state, players, state.decision.seat));
    object.add("first_bidder", owner_as_json(state, players, state.first_bidder));
    object.add("turn_order", turns_as_json(state, players));
    object.add("turns_done", state.turns_done);
    object.add("cards", offered_as_json(state, seen, players));
    if (has_dummy(state.setup))
    {
        const Seat dummy = dummy_seat(state.setup);
        List row('{');
        row.add("province", state.province[dummy]);
        row.add("bid", seen.bid[dummy] == 0 ? "null" : std::to_string(seen.bid[dummy]));
        object.add(dummy_word, row.text());
    }
}

/// Adds the lasting effects of cards (Intrigue & the King; with the colonies only the last one).
void add_lasting(const State& state, List& object)
{
    const Lasting& lasting = state.lasting;
    if (has_own_cards(state.setup))
    {
        object.add("quarantine", place_as_json(lasting.quarantine));
        List bridge('[');
        bridge.add(place_as_json(lasting.bridge[0]));
        bridge.add(place_as_json(lasting.bridge[1]));
        object.add("bridge", lasting.bridge[0] == Place::Nowhere ? "null" : bridge.text());
    }
    if (has_own_cards(state.setup) || has_colonies(state.setup))
    {
        object.add("grandes_follow_disks", flag_as_json(lasting.grandes_follow));
    }
}

/// Returns the numbers of caballeros on a space of a place, by owner, without zeros.
std::string group_as_json(const State& state, const Players& players, Place place, Space space)
{
    List list('{');
    for (const Seat owner : state.owners_on_board())
    {
        if (const int count = on_space(state, place, owner, space); count > 0)
        {
            list.add(owner == neutral ? std::string(black_word) : key_of(players, owner), count);
        }
    }
    return list.text();
}

constexpr std::array every_disc{Disc::None, Disc::Gold, Disc::Wares};
static_assert(every_disc.size() == disc_count);

/// Returns the caballeros on the Limit table of a place, or those beside it, by disc.
std::string discs_as_json(const State& state, const Players& players, Place place, bool beside)
{
    List list('{');
    for (const Disc disc : every_disc)
    {
        list.add(word(disc), group_as_json(state, players, place, ordinary_space(disc, beside)));
    }
    return list.text();
}

std::string table_as_json(const State& state, const Players& players)
{
    const Place place = state.colonies.table;
    List table('{');
    table.add("region", place_as_json(place));
    table.add("spaces", table_spaces(state.setup));
    table.add("free", free_table_spaces(state));
    table.add("on_it", discs_as_json(state, players, place, false));
    table.add("beside_it", discs_as_json(state, players, place, true));
    return table.text();
}

/// Returns the caballeros with discs, by place at sea.
std::string carried_as_json(const State& state, const Players& players)
{
    List places('{');
    for (const Place place : {Place::Ship, Place::America, Place::Mediterranean})
    {
        List discs('{');
        for (const Disc disc : {Disc::Gold, Disc::Wares})
        {
            const auto& carriers = state.colonies.carriers[sea_index(place)][static_cast<std::size_t>(disc) - 1];
            List owners('{');
            for (const Seat owner : state.owners_on_board())
            {
                if (carriers[owner] > 0)
                {
                    owners.add(owner == neutral ? std::string(black_word) : key_of(players, owner), carriers[owner]);
                }
            }
            discs.add(word(disc), owners.text());
        }
        places.add(word(place), discs.text());
    }
    return places.text();
}

/// Adds the fields of Grand Inquisitor & the Colonies.
void add_colonies(const State& state, const Players& players, List& object)
{
    static constexpr std::array<std::string_view, french_spaces> french{"ambassador", "envoy", "third_in_france"};
    const Colonies& colonies = state.colonies;
    for (std::size_t i = 0; i < french.size(); ++i)
    {
        const Disc disc = colonies.french_disc[i];
        List post('{');
        post.add("player", owner_as_json(state, players, colonies.french[i]));
        post.add("disc", disc == Disc::None ? "null" : quoted(word(disc)));
        object.add(french[i], post.text());
    }
    object.add("captain", owner_as_json(state, players, colonies.captain));
    object.add("viceroy", owner_as_json(state, players, colonies.viceroy));
    List unclaimed('{');
    unclaimed.add(word(Disc::Gold), colonies.unclaimed[0]);
    unclaimed.add(word(Disc::Wares), colonies.unclaimed[1]);
    object.add("unclaimed", unclaimed.text());
    object.add("carried", carried_as_json(state, players));
    object.add("limit_table", table_as_json(state, players));
    object.add("inquisitor", owner_as_json(state, players, colonies.inquisitor));
    List removed('[');
    for (int stack = 1; stack <= stack_count; ++stack)
    {
        if ((colonies.removed >> stack & 1) != 0)
        {
            removed.add(std::to_string(stack));
        }
    }
    object.add("stacks_turned_over", removed.text());
}

std::string gifts_as_json(const State& state, const Players& players)
{
    List list('[');
    for (const Seat to : state.seats())
    {
        for (const Seat from : state.seats())
        {
            if (const int count = state.grand.gifts[to][from]; count > 0)
            {
                List gift('{');
                gift.add("to", owner_as_json(state, players, to));
                gift.add("from", owner_as_json(state, players, from));
                gift.add("count", count);
                list.add(gift.text());
            }
        }
    }
    return list.text();
}

std::string region_card_as_json(const State& state, const Players& players, RegionCard which)
{
    const auto i = static_cast<std::size_t>(which);
    List row('{');
    row.add("player", owner_as_json(state, players, state.grand.region_card_of[i]));
    row.add("region", place_as_json(state.grand.region_card[i]));
    return row.text();
}

/// Adds the fields of Grandissimo.
void add_grandissimo(const State& state, const Players& players, List& object)
{
    const Grandissimo& grand = state.grand;
    if (has_ship(state.setup))
    {
        object.add("ship", counts_as_json(state, players, Place::Ship));
    }
    object.add("queen", owner_as_json(state, players, grand.characters[queen]));
    object.add("jester", owner_as_json(state, players, grand.characters[jester]));
    object.add("inquisitor", owner_as_json(state, players, grand.inquisitor));
    List tokens('[');
    List prison('{');
    for (const Seat seat : state.seats())
    {
        if (has_token(state, seat))
        {
            tokens.add(owner_as_json(state, players, seat));
        }
        prison.add(key_of(players, seat), grand.prison[seat]);
    }
    object.add("ship_tokens", tokens.text());
    object.add("prison", prison.text());
    object.add("gifts", gifts_as_json(state, players));
    object.add("revolution", owner_as_json(state, players, grand.rebel));
    object.add("alliance", region_card_as_json(state, players, RegionCard::Alliance));
    object.add("boycott", region_card_as_json(state, players, RegionCard::Boycott));
    List choice('{');
    choice.add("player", owner_as_json(state, players, grand.free_mover));
    choice.add("left", grand.free_left);
    object.add("free_choice", choice.text());
}

std::string winners_as_json(const State& state, const Players& players)
{
    List list('[');
    for (std::size_t seat = 0; seat < players.size() && is_over(state); ++seat)
    {
        if ((leaders(state) >> seat & 1U) != 0)
        {
            list.add(quoted(key_of(players, seat)));
        }
    }
    return list.text();
}

std::string counts(const State& state, const Players& players, Place place)
{
    std::string text;
    for (std::size_t seat = 0; seat < players.size(); ++seat)
    {
        if (const int count = state.caballeros[index(place)][seat]; count > 0)
        {
            text += "  " + std::string(word(players[seat].colour)) + " " + std::to_string(count);
        }
    }
    if (has_dummy(state.setup) && state.caballeros[index(place)][dummy_seat(state.setup)] > 0)
    {
        text += "  " + std::string(dummy_word) + " "
                + std::to_string(state.caballeros[index(place)][dummy_seat(state.setup)]);
    }
    if (const int black = state.caballeros[index(place)][neutral]; black > 0)
    {
        text += "  " + std::string(black_word) + " " + std::to_string(black);
    }
    return text;
}

std::string place_line(const State& state, const Players& players, Place place)
{
    std::string text(word(place));
    text.resize(16, ' ');
    for (const int value : values_at(state, place))
    {
        text += (text.size() > 16 ? "/" : "") + std::to_string(value);
    }
    text += counts(state, players, place);
    for (std::size_t seat = 0; seat < players.size(); ++seat)
    {
        text += state.grande[seat] == place ? "  home of " + std::string(word(players[seat].colour)) : "";
    }
    return text + (state.king == place ? "  King" : "") + "\n";
}

} // namespace

std::string describe(const State& state, const Players& players)
{
    std::string text = is_over(state) ? std::string("Game over after round ") : std::string("Round ");
    text += std::to_string(state.round) + "\n";
    for (std::size_t seat = 0; seat < players.size(); ++seat)
    {
        text += std::string(word(players[seat].colour)) + " (" + players[seat].name
                + "): " + std::to_string(state.score[seat]) + " points, court " + std::to_string(state.court[seat])
                + ", province " + std::to_string(state.province[seat]);
        text += is_over(state) && (leaders(state) >> seat & 1U) != 0 ? ", El Grande\n" : "\n";
    }
    for (const Place region : regions(state.setup))
    {
        text += place_line(state, players, region);
    }
    return text + place_line(state, players, Place::Castillo);
}

std::string describe_as_json(const State& state, const Players& players)
{
    List regions('{');
    for (const Place region : elgrande::regions(state.setup))
    {
        regions.add(word(region), counts_as_json(state, players, region));
    }
    List boards('{');
    for (int board = 0; board < mobile_board_count; ++board)
    {
        boards.add(board_word(board), quoted(word(state.board_at[static_cast<std::size_t>(board)])));
    }
    List object('{');
    object.add("finished", is_over(state) ? "true" : "false");
    object.add("round", state.round);
    object.add("king", quoted(word(state.king)));
    const PlayerView seen = view(state, nobody);
    object.add("players", players_as_json(state, seen, players));
    object.add("regions", regions.text());
    object.add("castillo", counts_as_json(state, players, Place::Castillo));
    object.add("boards", boards.text());
    object.add("winners", winners_as_json(state, players));
    add_round(state, seen, players, object);
    add_lasting(state, object);
    if (has_colonies(state.setup))
    {
        add_colonies(state, players, object);
    }
    if (is_grandissimo(state.setup))
    {
        add_grandissimo(state, players, object);
    }
    return object.text() + "\n";
}

} // namespace elgrande::record

#pragma once

#include "rules/cards/own_cards.hpp"
#include "rules/view.hpp"
#include "words/localizer.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Reads the mirror's lines of a game as a screen reader user does: knows nothing but the page's sentences and names.
namespace elgrande::testing
{

/// What lies on the table: a number for each fact; "at 3 of 1" is the number of caballeros of owner 1 in place 3. Zeros
/// are left out.
using Facts = std::map<std::string, int>;

/// The values of a sentence's placeholders.
using Found = std::map<std::string, std::string>;

/// True if `line` matches the sentence. Fills in the values of its placeholders.
inline bool is_sentence(std::string_view line, std::string_view sentence, Found& found)
{
    const std::size_t open = sentence.find('{');
    const std::string_view begin = sentence.substr(0, open);
    if (open == std::string_view::npos || line.substr(0, begin.size()) != begin)
    {
        return line == sentence;
    }
    line.remove_prefix(begin.size());
    const std::size_t close = sentence.find('}', open);
    const std::string name(sentence.substr(open + 1, close - open - 1));
    const std::string_view rest = sentence.substr(close + 1);
    if (rest.empty())
    {
        found[name] = line;
        return !line.empty();
    }
    const std::string_view literal = rest.substr(0, rest.find('{'));
    for (std::size_t at = line.find(literal, 1); at != std::string_view::npos; at = line.find(literal, at + 1))
    {
        if (is_sentence(line.substr(at), rest, found))
        {
            found[name] = line.substr(0, at);
            return true;
        }
    }
    return false;
}

class TableReader
{
public:
    TableReader(const words::Localizer& localizer, const Setup& setup, std::vector<std::string> names)
        : localizer_(localizer), setup_(setup), names_(std::move(names))
    {
    }

    Facts read(const std::vector<std::string>& lines)
    {
        facts_.clear();
        for (const std::string& line : lines)
        {
            // The rest is a preview of scorings.
            const std::string_view told = std::string_view(line).substr(0, std::min(line.find("; "), line.find(". ")));
            static_cast<void>(read_piece(told) || read_cards(told) || read_court(told) || read_next_scoring(told)
                              || read_space(told) || read_place(told) || read_seat(told));
        }
        return facts_;
    }

private:
    using Key = words::Key;

    bool is(std::string_view line, Key key)
    {
        found_.clear();
        return is_sentence(line, localizer_.text_in(setup_.edition, key), found_);
    }

    /// True if `line` begins with the sentence; a seat's line may continue behind it.
    bool begins(std::string_view line, Key key)
    {
        const std::string sentence = localizer_.text_in(setup_.edition, key);
        found_.clear();
        return is_sentence(line, sentence, found_) || is_sentence(line, sentence + ", {rest}", found_);
    }

    int number(const std::string& name) const
    {
        const std::string& text = found_.at(name);
        int value = -1;
        std::from_chars(text.data(), text.data() + text.size(), value);
        return value;
    }

    /// Returns the owner with this name, or -1.
    int owner(const std::string& name) const
    {
        const auto at = std::find(names_.begin(), names_.end(), name);
        return at == names_.end() ? -1 : static_cast<int>(at - names_.begin());
    }

    int owner() const { return owner(found_.at("player")); }

    /// Returns the place with this name, or -1; for the King's place, where he is.
    int place(const std::string& name) const
    {
        for (const PlaceRow& row : place_rows)
        {
            if (row.place != Place::Nowhere
                && (words::place(localizer_, setup_.edition, row.place) == name
                    || words::kings_place(localizer_, setup_.edition, row.place) == name))
            {
                return static_cast<int>(row.place);
            }
        }
        return -1;
    }

    int place() const { return place(found_.at("place")); }

    void note(const std::string& fact, int value)
    {
        if (value != 0)
        {
            facts_[fact] = value;
        }
    }

    /// Notes a list such as "Red 2, Blue 1", or a single name. Returns false if it is no such list.
    bool note_list(const std::string& fact)
    {
        std::string_view list = found_.at("list");
        while (!list.empty())
        {
            std::string_view entry = list.substr(0, list.find(", "));
            list.remove_prefix(std::min(list.size(), entry.size() + 2));
            int count = 1;
            const std::size_t blank = entry.rfind(' ');
            if (owner(std::string(entry)) < 0 && blank != std::string_view::npos)
            {
                std::from_chars(entry.data() + blank + 1, entry.data() + entry.size(), count);
                entry = entry.substr(0, blank);
            }
            if (owner(std::string(entry)) < 0)
            {
                return false;
            }
            note(fact + " of " + std::to_string(owner(std::string(entry))), count);
        }
        return true;
    }

    bool read_piece(std::string_view line)
    {
        for (const auto& [key, fact] :
             {std::pair(Key::MirrorGrande, "grande "), std::pair(Key::MirrorBearer, "bearer ")})
        {
            if (is(line, key) && owner() >= 0 && place() >= 0)
            {
                note(fact + std::to_string(owner()), place() + 1);
                return true;
            }
        }
        if (is(line, Key::MirrorKing) && place() >= 0)
        {
            note("king", place() + 1);
            return true;
        }
        if (is(line, Key::MirrorBoard) && place() >= 0)
        {
            note("board " + found_["board"], place() + 1);
            return true;
        }
        if (is(line, Key::MirrorTable) && place() >= 0)
        {
            note("table", place() + 1);
            note("table spaces", number("count"));
            note("table free", number("left"));
            return true;
        }
        return false;
    }

    bool read_cards(std::string_view line)
    {
        if (is(line, Key::MirrorQuarantine) && place() >= 0)
        {
            note("quarantine", place() + 1);
            return true;
        }
        if (is(line, Key::MirrorBridge))
        {
            note("bridge " + std::to_string(place(found_["from"])) + " " + std::to_string(place(found_["to"])), 1);
            return true;
        }
        if (is(line, Key::MirrorModifiersHidden) && owner() >= 0)
        {
            note("modifiers of " + std::to_string(owner()), number("count"));
            return true;
        }
        if (is(line, Key::MirrorModifiers) && owner() >= 0)
        {
            const std::string list = ", " + found_["list"] + ", ";
            for (ModifierId id = 0; id < no_modifier; ++id)
            {
                const bool has = list.find(", " + words::modifier_name(localizer_, id) + ", ") != std::string::npos;
                note("modifier " + std::to_string(id) + " of " + std::to_string(owner()), has ? 1 : 0);
            }
            return true;
        }
        if (is(line, Key::LogGrandesWillFollow))
        {
            note("grandes follow", 1);
            return true;
        }
        return false;
    }

    /// Notes figures and tokens in a list, in the court of `seat` or of nobody.
    bool note_figures(int seat)
    {
        const std::string all = ", " + found_.at("list") + ", ";
        const auto has = [&](const std::string& name) { return all.find(", " + name + ", ") != std::string::npos; };
        for (const auto& [key, fact] : {std::pair(Key::FigureQueen, "queen"), std::pair(Key::FigureJester, "jester"),
                                        std::pair(Key::FigureInquisitor, "inquisitor")})
        {
            if (has(localizer_.text(key)))
            {
                note(fact, seat + 1);
            }
        }
        note("token " + std::to_string(seat), has(localizer_.text(Key::FigureToken)) ? 1 : 0);
        for (int count = 1; count <= ship_tokens; ++count)
        {
            note("tokens aside",
                 has(localizer_.text(Key::MirrorTokens, {{"count", count}})) ? count : facts_["tokens aside"]);
        }
        return true;
    }

    bool read_court(std::string_view line)
    {
        if (is(line, Key::MirrorCourt) && owner() >= 0)
        {
            return note_figures(owner());
        }
        if (is(line, Key::MirrorAside))
        {
            return note_figures(nobody);
        }
        if (is(line, Key::MirrorGifts) && owner() >= 0)
        {
            return note_list("gift to " + std::to_string(owner()));
        }
        return is(line, Key::MirrorPrison) && note_list("prison");
    }

    bool read_next_scoring(std::string_view line)
    {
        for (const auto& [key, fact] : {std::pair(Key::LogAllied, "alliance "), std::pair(Key::LogBoycott, "boycott "),
                                        std::pair(Key::LogRevolted, "rebel "), std::pair(Key::LogMovesKept, "mover ")})
        {
            if (is(line, key) && owner() >= 0)
            {
                const bool where = found_.count("place") > 0;
                note(fact + std::to_string(owner()), where ? place() + 1 : 1);
                return true;
            }
        }
        return false;
    }

    bool read_space(std::string_view line)
    {
        for (const auto& [key, fact] :
             {std::pair(Key::MirrorUnclaimedGold, "gold in "), std::pair(Key::MirrorUnclaimedWares, "wares in ")})
        {
            if (is(line, key) && place() >= 0)
            {
                note(fact + std::to_string(place()), number("count"));
                return true;
            }
        }
        if (is(line, Key::MirrorSpaceFree) && place() >= 0)
        {
            note(std::to_string(place()) + " " + found_["name"] + " free", 1);
            return true;
        }
        return is(line, Key::MirrorSpace) && place() >= 0 && note_list(std::to_string(place()) + " " + found_["name"]);
    }

    bool read_place(std::string_view line)
    {
        if (is(line, Key::MirrorCastilloHidden))
        {
            note("castillo hidden", 1);
            return true;
        }
        if (is(line, Key::MirrorShip))
        {
            return note_list("at " + std::to_string(index(Place::Ship)));
        }
        if (is(line, Key::MirrorPlaceEmpty) && place() >= 0)
        {
            return true;
        }
        return is(line, Key::MirrorPlace) && place() >= 0 && note_list("at " + std::to_string(place()));
    }

    bool read_seat(std::string_view line)
    {
        if (is(line, Key::MirrorDummy) && owner() >= 0)
        {
            note("bid " + std::to_string(owner()), number("value"));
            note("province " + std::to_string(owner()), number("left"));
            return true;
        }
        const bool has_bid = begins(line, Key::MirrorSeat) && owner() >= 0;
        if (!has_bid && (!begins(line, Key::MirrorSeatNoBid) || owner() < 0))
        {
            return false;
        }
        const std::string seat = std::to_string(owner());
        note("score " + seat, number("points"));
        note("court " + seat, number("count"));
        note("province " + seat, number("left"));
        note("bid " + seat, has_bid ? number("value") : 0);
        return true;
    }

    const words::Localizer& localizer_;
    Setup setup_;
    std::vector<std::string> names_;
    Found found_;
    Facts facts_;
};

/// The same facts, taken from a seat's view.
class TableFacts
{
public:
    TableFacts(const words::Localizer& localizer, const PlayerView& seen) : localizer_(localizer), seen_(seen) {}

    Facts all()
    {
        note_seats();
        for (const Place place : places(seen_.setup))
        {
            const bool inside = place == Place::Castillo;
            note("castillo hidden", inside && !seen_.castillo ? 1 : facts_["castillo hidden"]);
            for (const Seat owner : seen_.owners_on_board())
            {
                const int count = !inside          ? seen_.caballeros[index(place)][owner]
                                  : seen_.castillo ? (*seen_.castillo)[owner]
                                                   : 0;
                note("at " + std::to_string(index(place)) + " of " + std::to_string(owner), count);
            }
        }
        note("king", static_cast<int>(seen_.king) + 1);
        for (std::size_t board = 0; board < mobile_boards.size(); ++board)
        {
            note("board " + words::score_values(mobile_boards[board]), static_cast<int>(seen_.board_at[board]) + 1);
        }
        note_modifiers();
        note_lasting();
        if (has_colonies(seen_.setup))
        {
            note_colonies();
        }
        if (is_grandissimo(seen_.setup))
        {
            note_grandissimo();
        }
        std::erase_if(facts_, [](const auto& fact) { return fact.second == 0; });
        return facts_;
    }

private:
    void note(const std::string& fact, int value) { facts_[fact] = value; }

    void note_seats()
    {
        for (const Seat seat : Seats(seen_.owner_count()))
        {
            const std::string of = std::to_string(seat);
            const bool player = seat < seen_.players();
            note("score " + of, player ? seen_.score[seat] : 0);
            note("court " + of, player ? seen_.court[seat] : 0);
            note("province " + of, seen_.province[seat]);
            note("bid " + of, seen_.bid[seat] == 0 ? 0 : bid_value(seen_.setup, seen_.bid[seat]));
            note("grande " + of,
                 player && seen_.grande[seat] != Place::Nowhere ? static_cast<int>(seen_.grande[seat]) + 1 : 0);
            note("bearer " + of,
                 player && seen_.bearer[seat] != Place::Nowhere ? static_cast<int>(seen_.bearer[seat]) + 1 : 0);
        }
    }

    void note_modifiers()
    {
        for (const Seat seat : Seats(seen_.players()))
        {
            const std::string of = " of " + std::to_string(seat);
            note("modifiers" + of, seen_.modifiers[seat] ? 0 : seen_.modifier_count[seat]);
            for (ModifierId id = 0; id < no_modifier && seen_.modifiers[seat]; ++id)
            {
                note("modifier " + std::to_string(id) + of, *seen_.modifiers[seat] >> id & 1);
            }
        }
    }

    void note_lasting()
    {
        const Lasting& lasting = seen_.lasting;
        note("quarantine", lasting.quarantine == Place::Nowhere ? 0 : static_cast<int>(lasting.quarantine) + 1);
        if (lasting.bridge[0] != Place::Nowhere)
        {
            note("bridge " + std::to_string(index(lasting.bridge[0])) + " " + std::to_string(index(lasting.bridge[1])),
                 1);
        }
        note("grandes follow", lasting.grandes_follow ? 1 : 0);
    }

    void note_space(const State& board, Place place, Space space)
    {
        std::string name = words::space_name(localizer_, place, space);
        if (board.colonies.table == place && !is_post(space) && !is_beside_table(space))
        {
            name += (name.empty() ? "" : ", ") + localizer_.text(words::Key::SpaceOnTable);
        }
        if (name.empty())
        {
            return;
        }
        if (is_post(space) && place == Place::France)
        {
            const auto number = static_cast<std::size_t>(space) - static_cast<std::size_t>(Space::First);
            const Disc disc = board.colonies.french_disc[number];
            const Space with = disc == Disc::Gold ? Space::Gold : disc == Disc::Wares ? Space::Wares : Space::Region;
            name += (with == Space::Region ? "" : ", ") + words::space_name(localizer_, place, with);
        }
        const std::string fact = std::to_string(index(place)) + " " + name;
        const bool has_post =
            place == Place::France || (space == Space::First && (place == Place::Ship || place == Place::America));
        note(fact + " free", is_post(space) && has_post && holder_of(board, place, space) == nobody ? 1 : 0);
        for (const Seat owner : seen_.owners_on_board())
        {
            note(fact + " of " + std::to_string(owner), on_space(board, place, owner, space));
        }
    }

    void note_colonies()
    {
        const Colonies& colonies = seen_.colonies;
        State board;
        board.setup = seen_.setup;
        board.caballeros = seen_.caballeros;
        board.colonies = colonies;
        for (const Place place : regions(seen_.setup))
        {
            for (int space = 0; space < space_count; ++space)
            {
                note_space(board, place, static_cast<Space>(space));
            }
        }
        note("table", static_cast<int>(colonies.table) + 1);
        note("table spaces", table_spaces(seen_.setup));
        note("table free", free_table_spaces(board));
        note("gold in " + std::to_string(index(Place::America)), colonies.unclaimed[0]);
        note("wares in " + std::to_string(index(Place::Mediterranean)), colonies.unclaimed[1]);
        note("inquisitor", colonies.inquisitor + 1);
    }

    void note_grandissimo()
    {
        const Grandissimo& grand = seen_.grand;
        note("queen", grand.characters[queen] + 1);
        note("jester", grand.characters[jester] + 1);
        note("inquisitor", has_part(seen_.setup, Part::Inquisitor) ? grand.inquisitor + 1 : 0);
        note("tokens aside", has_part(seen_.setup, Part::Ships) ? ship_tokens - std::popcount(grand.tokens) : 0);
        for (const Seat seat : Seats(seen_.players()))
        {
            const std::string of = std::to_string(seat);
            note("token " + of, grand.tokens >> seat & 1);
            note("prison of " + of, grand.prison[seat]);
            for (const Seat giver : Seats(seen_.players()))
            {
                note("gift to " + of + " of " + std::to_string(giver), grand.gifts[seat][giver]);
            }
            note("alliance " + of, grand.region_card_of[0] == seat ? static_cast<int>(grand.region_card[0]) + 1 : 0);
            note("boycott " + of, grand.region_card_of[1] == seat ? static_cast<int>(grand.region_card[1]) + 1 : 0);
            note("rebel " + of, grand.rebel == seat ? 1 : 0);
            note("mover " + of, grand.free_mover == seat ? 1 : 0);
        }
    }

    const words::Localizer& localizer_;
    const PlayerView& seen_;
    Facts facts_;
};

} // namespace elgrande::testing

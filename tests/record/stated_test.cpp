// Stated starts: everything visible on the table at the beginning of a round can be stated in lines, in every edition
// and with every module.
#include "record/notation.hpp"
#include "record/save.hpp"
#include "rules/game.hpp"
#include "support/print.hpp"
#include "support/random_games.hpp"
#include "support/random_record.hpp"
#include "support/stated.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <utility>
#include <vector>

using namespace elgrande;
using namespace elgrande::record;

namespace
{

/// Returns what changes when the game is written and read as text, or an empty string.
std::string fault_of_record(const Game& game)
{
    const std::string text = write_record(game);
    const auto read = read_record(text);
    if (!read)
    {
        return "record: " + to_string(read.error()) + "\n" + text;
    }
    if (write_record(*read) != text)
    {
        return "the record is written differently:\n" + text;
    }
    const std::string differs = test::difference(first_state(*read), first_state(game));
    return differs.empty() ? "" : "record: " + differs + "\n" + text;
}

std::string fault_of_bytes(const Game& game)
{
    const Bytes bytes = save_game({game, "", 0, 0});
    const auto loaded = load_save(bytes);
    if (!loaded)
    {
        return loaded.error().message;
    }
    return !same(loaded->game, game)                          ? "the save contains a different game"
           : write_record(loaded->game) != write_record(game) ? "save: the record is not written alike"
           : save_game({loaded->game, "", 0, 0}) != bytes     ? "save: not written alike"
                                                              : "";
}

std::string fault_of_links(const Game& game)
{
    const State first = first_state(game);
    const auto whole = open_link(game_link(game));
    const auto position = open_link(position_link(first, colours_of(game.players), Sharing::Everything));
    if (!whole || !position)
    {
        return "link: " + (whole ? position : whole).error().message;
    }
    const std::string differs = test::difference(last_state(std::get<Game>(*whole)), first);
    return !differs.empty()                                     ? "link of the game: " + differs
           : std::get<OpenedPosition>(*position).state != first ? "link of the position: another state"
                                                                : "";
}

/// The same for the game that begins at `state`, as stated.
std::string fault_of_stated(const Game& whole, const State& state)
{
    const Game game{whole.setup, whole.players, test::to_round_start(state), {}, {}};
    if (const auto wrong = validate_start(game))
    {
        return "refused: " + wrong->message;
    }
    State made = first_state(game);
    test::copy_hidden(state, made);
    if (made != state)
    {
        return "not stated: " + test::difference(made, state);
    }
    for (const auto fault_of : {fault_of_record, fault_of_bytes, fault_of_links})
    {
        if (std::string fault = fault_of(game); !fault.empty())
        {
            return fault;
        }
    }
    return "";
}

std::string fault_at_round_start(const test::Step& step)
{
    return test::is_round_start(step.before) ? fault_of_stated(step.game, step.before) : "";
}

} // namespace

TEST_CASE("any round of a random game by every rule set, stated, begins alike from its record, its save and its link")
{
    test::play_every_rule_set(1, [](const test::Step& step)
                              { return step.random.below(4) == 0 ? fault_at_round_start(step) : std::string(); });
}

TEST_CASE("every round of random games of the expansions, stated, begins alike from its record, its save and its link")
{
    test::play_expansions(64, fault_at_round_start);
}

namespace
{

std::string problem_of(const std::string& text)
{
    const auto game = read_record(text);
    return game ? "none" : to_string(game.error());
}

/// A record that reads and writes alike, whose lines can be changed.
class Lines
{
public:
    explicit Lines(std::string text) : text_(std::move(text))
    {
        const auto game = read_record(text_);
        INFO(text_);
        REQUIRE((game ? "" : to_string(game.error())) == "");
        CHECK(fault_of_record(*game) == "");
        CHECK(write_record(*game).rfind(text_, 0) == 0);
        CHECK(fault_of_bytes(*game) == "");
        CHECK(fault_of_links(*game) == "");
        state_ = first_state(*game);
    }

    const State& state() const { return state_; }

    /// Returns the problem after the line that begins with `begins` is replaced by `line`; an empty `begins` appends
    /// it.
    std::string problem(const std::string& begins, const std::string& line) const
    {
        std::string text = text_;
        const std::size_t at = begins.empty() ? text.size() : text.find("\n" + begins) + 1;
        const std::size_t end = begins.empty() ? at : text.find('\n', at) + 1;
        REQUIRE(at > 0);
        text.replace(at, end - at, line.empty() ? "" : line + "\n");
        return problem_of(text);
    }

    /// Checks that the line is refused with these words.
    void refuses(const std::string& begins, const std::string& line, const std::string& words) const
    {
        const std::string told = problem(begins, line);
        INFO(line << ": " << told);
        CHECK(told.find(words) != std::string::npos);
    }

private:
    std::string text_;
    State state_;
};

std::string head(const std::string& edition, const std::string& more = "")
{
    const std::string cards = edition == "Grandissimo"                              ? "33 20"
                              : edition == "2023"                                   ? "42"
                              : edition == "Colonies" || edition == "King-Colonies" ? "33 12"
                                                                                    : "33";
    return "El Grande record 1\nEdition: " + edition + "\nCards: " + cards + "\n" + more
           + "Rounds: 9\nOptions: none\nSeed: 7\nPlayer: Red \"A\"\nPlayer: Blue \"B\"\nPlayer: Green \"C\"\n"
             "Start: stated\n";
}

const std::string colonies_stated = head("Colonies")
                                    + "Round: 5\n"
                                      "First bidder: Blue\n"
                                      "King: France\n"
                                      "Home of Red: Mediterranean\n"
                                      "Court of Red: 5\n"
                                      "Hand of Red: 1 2 3 4 5 6 7 8 9\n"
                                      "Home of Blue: Seville\n"
                                      "Home of Green: Granada\n"
                                      "In Aragon: Red 2, Blue 3, Black 1\n"
                                      "In Castillo: Black 1\n"
                                      "In Ship: Red 3\n"
                                      "In America: Blue 2, Black 1\n"
                                      "In Mediterranean: Green 1\n"
                                      "Board 8/4/0: Ship\n"
                                      "Bid of Red: 13\n"
                                      "Castillo: seen\n"
                                      "Grandes follow disks: yes\n"
                                      "Ambassador: Red with gold\n"
                                      "Third in France: Black\n"
                                      "Captain: Red\n"
                                      "Viceroy: Black\n"
                                      "Wares in Ship: Red 1\n"
                                      "Gold in America: Blue 1\n"
                                      "Wares in Mediterranean: Green 1\n"
                                      "Unclaimed gold: 2\n"
                                      "Limit table: Aragon\n"
                                      "On Limit table: Red 2, Blue 2, Black 1\n"
                                      "Inquisitor: Green\n";

} // namespace

TEST_CASE("the Colonies are stated with their spaces, discs, Limit table and Inquisitor")
{
    const Lines lines(colonies_stated);
    const State& state = lines.state();
    const Colonies& colonies = state.colonies;
    CHECK(state.grande[0] == Place::Mediterranean);
    CHECK(state.province[0] == 36 - 5 - 2 - 3 - 1);
    CHECK(state.court[1] == 9);
    CHECK(state.caballeros[index(Place::France)] == PerOwner<std::uint8_t>{1, 0, 0, 0, 0, 1});
    CHECK(state.caballeros[index(Place::America)] == PerOwner<std::uint8_t>{0, 2, 0, 0, 0, 1});
    CHECK(colonies.french == std::array<Seat, french_spaces>{0, nobody, neutral});
    CHECK(colonies.french_disc == std::array{Disc::Gold, Disc::None, Disc::None});
    CHECK(colonies.captain == 0);
    CHECK(colonies.viceroy == neutral);
    CHECK(colonies.unclaimed == std::array<std::uint8_t, 2>{2, 2});
    CHECK(colonies.table == Place::Aragon);
    CHECK(colonies.on_table[0] == PerOwner<std::uint8_t>{2, 2, 0, 0, 0, 1});
    CHECK(colonies.inquisitor == 2);
    CHECK(state.lasting.grandes_follow);
    CHECK(state.castillo_seen);
    CHECK(state.decision == Decision{Question::Bid, 1});
}

TEST_CASE("the Colonies refuse impossible stated lines with a reason")
{
    const Lines lines(colonies_stated);
    lines.refuses("Ambassador", "Ambassador: Red with silver", "expected gold or wares, not 'silver'");
    lines.refuses("Ambassador", "Ambassador: Yellow", "expected the colour of a player, not 'Yellow'");
    lines.refuses("Ambassador", "Ambassador: Red 2", "expected a colour, perhaps followed by 'with gold'");
    lines.refuses("Captain", "Captain: Green", "spaces: their owners have no caballeros there");
    lines.refuses("Captain", "Captain: Red, Blue", "expected the colour of a player");
    lines.refuses("", "Captain: Blue", "there is a line 'Captain' above");
    lines.refuses("In Ship", "In Ship: Red 300", "from 0 to 36");
    lines.refuses("In Ship", "In Ship: Red 30", "court and board hold 0 to 36 together");
    lines.refuses("In Ship", "In France: Red 1", "state its three spaces instead");
    lines.refuses("In Ship", "In Portugal: Red 1", "does not exist in this game");
    lines.refuses("In Castillo", "In Castillo: Black 2", "the Inquisitor has 4");
    lines.refuses("In Castillo", "", "the Inquisitor has 4");
    lines.refuses("Gold in America", "Gold in America: Blue 6", "from 0 to 5");
    lines.refuses("Gold in America", "Gold in America: Blue 1, Blue 1", "expected everybody once");
    lines.refuses("Gold in America", "Gold in Aragon: Blue 1", "expected Ship, America or Mediterranean");
    lines.refuses("Gold in America", "Gold in America: Red 1", "more than caballeros to carry them");
    lines.refuses("Unclaimed gold", "Unclaimed gold: 5", "discs: too many");
    lines.refuses("Unclaimed gold", "Unclaimed gold: -1", "from 0 to 5");
    lines.refuses("Limit table", "Limit table: France", "not in a region where it can lie");
    lines.refuses("Limit table", "Limit table: Castillo", "not in a region where it can lie");
    lines.refuses("On Limit table", "On Limit table: Red 3, Blue 2", "its caballeros are not in its region");
    lines.refuses("On Limit table", "On Limit table: Red 2, Blue 4, Black 1", "too many caballeros on it");
    lines.refuses("On Limit table", "On Limit table: Red 2 with gold", "too many caballeros on it");
    lines.refuses("On Limit table", "On Limit table: Red 200", "from 0 to 36");
    lines.refuses("Inquisitor", "Inquisitor: Black", "expected the colour of a player, not 'Black'");
    lines.refuses("Home of Red", "Home of Red: Castillo", "home of seat 1: not a region");
    lines.refuses("King", "King: Ship", "king: not a region");
    lines.refuses("Grandes follow", "Grandes follow disks: perhaps", "expected yes or no");
    lines.refuses("", "Quarantine: Aragon", "this game of the edition Colonies has no 'Quarantine'");
    lines.refuses("", "Queen: Red", "this game of the edition Colonies has no 'Queen'");
}

TEST_CASE("unstated parts of the Colonies are as after the set-up, and the Limit table is filled")
{
    const Lines usual(
        head("Colonies")
        + "Round: 1\nKing: Valencia\nHome of Red: Aragon\nHome of Blue: Seville\nHome of Green: Granada\n");
    const State fresh = new_game(usual.state().setup);
    CHECK(usual.state().colonies.table == fresh.colonies.table);
    CHECK(usual.state().colonies.unclaimed == first_discs);
    CHECK(usual.state().court[0] == 9);
    for (const Place place : all_regions)
    {
        CHECK(usual.state().caballeros[index(place)][neutral] == fresh.caballeros[index(place)][neutral]);
    }
    const Lines lines(colonies_stated);
    CHECK(lines.problem("On Limit table", "") == "none");
    const auto game =
        read_record(head("Colonies")
                    + "King: Valencia\nHome of Red: Aragon\nHome of Blue: Seville\nHome of Green: Granada\n"
                      "In Ship: Red 3, Black 1\nIn Galicia: Black 3\nCaptain: Red\nGold in Ship: Red 1\n"
                      "Limit table: Ship\n");
    REQUIRE((game ? "" : to_string(game.error())) == "");
    CHECK(first_state(*game).colonies.on_table[0] == PerOwner<std::uint8_t>{1, 0, 0, 0, 0, 1});
    CHECK(first_state(*game).colonies.on_table[1] == PerOwner<std::uint8_t>{1, 0, 0, 0, 0, 0});
    CHECK(lines.problem("In Aragon", "In Aragon: Red 2, Blue 4, Black 1") == "none");
    const std::string homes =
        "Round: 1\nKing: Valencia\nHome of Red: Aragon\nHome of Blue: Seville\nHome of Green: Granada\n";
    const Lines all(head("Colonies") + homes + "In Galicia: Black 4\nIn Aragon: Red 3, Blue 3\nLimit table: Aragon\n");
    CHECK(all.state().colonies.on_table[0] == PerOwner<std::uint8_t>{3, 3, 0, 0, 0, 0});
    all.refuses("In Aragon", "In Aragon: Red 3, Blue 4", "those on it must be stated");
    const Lines none(head("Colonies") + homes
                     + "In Galicia: Black 4\nIn Aragon: Red 3, Blue 3\nLimit table: Aragon\nOn Limit table: nobody\n");
    CHECK(none.state().colonies.on_table[0] == PerOwner<std::uint8_t>{});
    CHECK(none.problem("In Aragon", "In Aragon: Red 3, Blue 4") == "none");
}

namespace
{

const std::string grandissimo_stated = head("Grandissimo")
                                       + "Round: 5\n"
                                         "First bidder: Blue\n"
                                         "King: Seville\n"
                                         "Home of Red: Portugal\n"
                                         "Home of Blue: Seville\n"
                                         "Home of Green: Granada\n"
                                         "In Aragon: Red 2, Blue 3, Black 1\n"
                                         "In Portugal: Red 1, Black 1\n"
                                         "In Ship: Blue 2\n"
                                         "Inquisitor: Green\n"
                                         "Queen: Red\n"
                                         "Jester: Blue\n"
                                         "Ship tokens: Red, Green\n"
                                         "Prison: Red 1, Blue 2\n"
                                         "Gifts to Red: Blue 1\n"
                                         "Revolution: Blue\n"
                                         "Alliance: Red in Old-Castile\n"
                                         "Boycott: Blue in Granada\n"
                                         "Free choice: Red\n";

} // namespace

TEST_CASE("Grandissimo is stated with figures, tokens, prison, gifts and what waits for the next general scoring")
{
    const Lines lines(grandissimo_stated);
    const State& state = lines.state();
    const Grandissimo& grand = state.grand;
    CHECK(state.grande[0] == Place::Portugal);
    CHECK(state.province[1] == 30 - 7 - 3 - 2 - 2 - 1);
    CHECK(state.caballeros[index(Place::Portugal)] == PerOwner<std::uint8_t>{1, 0, 0, 0, 0, 1});
    CHECK(state.caballeros[index(Place::Ship)][1] == 2);
    CHECK(grand.inquisitor == 2);
    CHECK(grand.characters == std::array<Seat, character_count>{0, 1});
    CHECK(grand.tokens == 5);
    CHECK(grand.prison == PerSeat<std::uint8_t>{1, 2, 0, 0, 0});
    CHECK(grand.gifts[0][1] == 1);
    CHECK(grand.rebel == 1);
    CHECK(grand.region_card_of == std::array<Seat, region_card_count>{0, 1});
    CHECK(grand.region_card == std::array{Place::OldCastile, Place::Granada});
    CHECK(grand.free_mover == 0);
    CHECK(grand.free_left == free_moves);
}

TEST_CASE("Grandissimo refuses impossible stated lines with a reason")
{
    const Lines lines(grandissimo_stated);
    lines.refuses("Queen", "Queen: Red, Blue", "expected the colour of a player");
    lines.refuses("", "Queen: Blue", "there is a line 'Queen' above");
    lines.refuses("Jester", "Jester: Yellow", "expected the colour of a player, not 'Yellow'");
    lines.refuses("Ship tokens", "Ship tokens: Red, Blue, Green", "ship tokens: too many");
    lines.refuses("Ship tokens", "Ship tokens: Red, Red", "expected everybody once");
    lines.refuses("Prison", "Prison: Red 31", "from 0 to 30");
    lines.refuses("Prison", "Prison: Red 30", "caballeros of seat 1");
    lines.refuses("Prison", "Prison: Black 1", "expected the colours of players");
    lines.refuses("Gifts to Red", "Gifts to Red: Blue 2", "gifts: more than the jester can have given");
    lines.refuses("Gifts to Red", "Gifts to Red: Red 1", "gifts: more than the jester can have given");
    lines.refuses("Gifts to Red", "Gifts to Black: Red 1", "expected the colour of a player");
    lines.refuses("Revolution", "Revolution: Red", "king: not in the region of the rebel's Grande");
    lines.refuses("Alliance", "Alliance: Red in Portugal", "region cards: without a region or owner");
    lines.refuses("Alliance", "Alliance: Red in Granada", "region cards: both are of the same region");
    lines.refuses("Alliance", "Alliance: Aragon", "expected a player and a region");
    lines.refuses("Free choice", "Free choice: Black", "expected the colour of a player");
    lines.refuses("In Ship", "In America: Blue 2", "does not exist in this game");
    lines.refuses("In Portugal", "In Portugal: Black 2", "the Inquisitor has 2");
    lines.refuses("", "Captain: Blue", "this game of the edition Grandissimo has no 'Captain'");
    const std::string without = "Edition: Grandissimo\nLeft out: ";
    lines.refuses("Edition", without + "prison", "prison: not part of this game");
    lines.refuses("Edition", without + "ships", "does not exist in this game");
    lines.refuses("Edition", without + "inquisitor", "expected the colour of a player, not 'Black'");
}

TEST_CASE("lasting effects of cards are stated in Intrigue & the King")
{
    const Lines lines(head("Intrigue")
                      + "Round: 2\nFirst bidder: Red\nKing: Valencia\nHome of Red: Aragon\n"
                        "Hand of Red: 20 30 40 50 60 70 80 90 100 110 120 130\nHome of Blue: Seville\n"
                        "Home of Green: Galicia\nBoard 4/0/0: Granada\nUsed by Red: 140\nBid of Red: 140\n"
                        "Quarantine: Granada\nBridge: Galicia, Valencia\nGrandes follow disks: yes\n");
    const Lasting& lasting = lines.state().lasting;
    CHECK(lasting.quarantine == Place::Granada);
    CHECK(lasting.bridge == std::array{Place::Galicia, Place::Valencia});
    CHECK(lasting.grandes_follow);
    CHECK(lines.problem("Bridge", "Bridge: Valencia, Galicia") == "none");
    lines.refuses("Board 4/0/0", "", "quarantine: its region has no mobile scoreboard");
    lines.refuses("Quarantine", "Quarantine: Valencia", "quarantine: its region has no mobile scoreboard");
    lines.refuses("Quarantine", "Quarantine: Atlantis", "expected a region or Castillo, not 'Atlantis'");
    lines.refuses("Bridge", "Bridge: Galicia", "expected two regions");
    lines.refuses("Bridge", "Bridge: Galicia, Castillo", "bridge: must join two regions");
    lines.refuses("Bridge", "Bridge: Old-Castile, Galicia", "bridge: must join two regions that are not neighbours");
    lines.refuses("", "Bridge: Galicia, Granada", "there is a line 'Bridge' above");
    lines.refuses("Used by Red", "Used by Red: 7777", "there is no power card '7777'");
    lines.refuses("Bid of Red", "Bid of Red: 150", "the last one played is not among the used ones");
}

TEST_CASE("remains of earlier rounds are stated in every edition")
{
    const Lines lines(head("Classic")
                      + "Round: 4\nFirst bidder: Red\nKing: Valencia\nHome of Red: Aragon\n"
                        "Hand of Red: 1 2 3 4 5 6 7 8 9 10\nHome of Blue: Seville\nHome of Green: Galicia\n"
                        "In Castillo: Red 2\nUsed by Red: 10 11 12 13\nBid of Red: 11\nVetoes of Blue: 1\n"
                        "Castillo: seen\nCards of round 3: move-three-any veto score-fives evict\n"
                        "Cards of round 4: move-five-from-one return-court-all score-fours move-board\n");
    const State& state = lines.state();
    CHECK(state.old_vetoes[1] == 1);
    CHECK(state.bid[0] == 11);
    CHECK((state.hand[0] & state.played[0]) == bit_of_power_card(10));
    CHECK(state.castillo_seen);
    CHECK(card(state.decks[static_cast<std::size_t>(stack_slots) + 2]).id == "veto");
    lines.refuses("Vetoes", "Vetoes of Blue: 3", "from 0 to 2");
    lines.refuses("Vetoes", "Vetoes of Red: 2\nVetoes of Blue: 2\nVetoes of Green: 2", "vetoes: more than came up");
    lines.refuses("Bid of Red", "Bid of Red: 3", "the last one played is not among the used ones");
    lines.refuses("Bid of Red", "Bid of Red: 14", "there is no power card '14'");
    lines.refuses("Used by Red", "Used by Red: 11", "a player does not have all thirteen");
    lines.refuses("In Castillo", "In Aragon: Red 2", "castillo: seen, but empty");
    lines.refuses("Castillo", "Castillo: full", "expected 'seen'");
    lines.refuses("Cards of round 4", "Cards of round 5: a b c d", "expected the cards of round 4 here");
    lines.refuses("Cards of round 3", "Cards of round 2: move-three-any veto score-fives evict",
                  "expected the cards of round 3 here");
    lines.refuses("Cards of round 4", "Cards of round 4: move-three-any veto score-fives evict", "often enough");
    lines.refuses("Cards of round 4", "Cards of round 0: a b c d", "expected the cards of round 4 here");
    lines.refuses("", "Captain: Red", "this game of the edition Classic has no 'Captain'");
    lines.refuses("", "Inquisitor: Red", "this game of the edition Classic has no 'Inquisitor'");
    lines.refuses("", "Used modifiers of Red: plus-one", "has no 'Used modifiers of'");
    lines.refuses("In Castillo", "In Ship: Red 2", "does not exist in this game");
}

TEST_CASE("used modifiers are stated with those in the hand, and the one beside the last power card")
{
    const Lines lines(head("2023", "Modules: power-shift\n")
                      + "Round: 2\nFirst bidder: Red\nKing: Valencia\nHome of Red: Aragon\n"
                        "Hand of Red: 1 2 3 4 5 6 7 8 9 10 11 12\n"
                        "Modifiers of Red: minus-two plus-two-court\nHome of Blue: Seville\n"
                        "Modifiers of Blue: minus-two-grande minus-one plus-two\nHome of Green: Galicia\n"
                        "Modifiers of Green: minus-two-court minus-one-grande plus-one-caballero\n"
                        "Bid of Red: 13\nUsed modifiers of Red: plus-one\nModifier of Red: plus-one\n");
    CHECK(lines.state().shift.added[0] < no_modifier);
    CHECK(lines.state().shift.played[0] == 1U << lines.state().shift.added[0]);
    lines.refuses("Used modifiers", "Used modifiers of Red: plus-nine", "there is no modifier 'plus-nine'");
    lines.refuses("Used modifiers", "", "modifiers: a player does not have three");
    lines.refuses("Used modifiers", "Used modifiers of Red: minus-one", "modifiers: a player does not have three");
    lines.refuses("Modifier of", "Modifier of Red: minus-two", "modifiers: a player does not have three");
    lines.refuses("Modifier of", "Modifier of Red: 3", "there is no modifier '3'");
}

TEST_CASE("the cards of the dummy are stated as far as they are known")
{
    const std::string text = "El Grande record 1\nEdition: 2023\nCards: 42\nRounds: 9\nOptions: none\nSeed: 7\n"
                             "Player: Red \"A\"\nPlayer: Blue \"B\"\nStart: stated\nRound: 5\nFirst bidder: Red\n"
                             "King: Valencia\nHome of Red: Aragon\nHome of Blue: Seville\n"
                             "In Galicia: Red 2, dummy 3\nPower cards of dummy: 3 5 7 9 2\n"
                             "Drawn regions: Galicia, Old-Castile\nRegions to draw: Granada, Valencia\n";
    const Lines lines(text);
    const State& state = lines.state();
    const Seat dummy = dummy_seat(state.setup);
    CHECK(state.bid[dummy] == 2);
    CHECK(state.dummy.regions_drawn == 4);
    CHECK(state.caballeros[index(Place::Galicia)][dummy] == 3);
    CHECK(state.caballeros[index(Place::Granada)][dummy] == 2);
    CHECK(state.caballeros[index(Place::Valencia)][dummy] == 0);
    lines.refuses("Power cards", "Power cards of dummy: 3 5 3", "1 to 13, each once");
    lines.refuses("Power cards", "Power cards of dummy: 1 2 3 4 5 6 7 8 9 10 11 12 13 1", "1 to 13, each once");
    lines.refuses("Power cards", "Power cards of dummy: 14", "from 1 to 13");
    lines.refuses("Drawn regions", "Drawn regions: Galicia, Old-Castile, Seville", "up to 2 of them drawn");
    lines.refuses("Drawn regions", "Drawn regions: Galicia, Castillo", "each once");
    lines.refuses("Regions to draw", "Regions to draw: Galicia", "each once");
    lines.refuses("Regions to draw",
                  "Regions to draw: Galicia, Galicia, Galicia, Galicia, Galicia, Galicia, Galicia, "
                  "Galicia, Galicia, Galicia",
                  "each once");
    lines.refuses("Player: Blue", "Player: Blue \"B\"\nPlayer: Green \"C\"",
                  "expected the colour of a player, not 'dummy'");
}

TEST_CASE("a player without a standard-bearer is stated so")
{
    const Lines lines(head("Big-Box", "Modules: standard-bearers\n")
                      + "Round: 3\nFirst bidder: Red\nKing: Valencia\nHome of Red: Valencia\nBearer of Red: none\n"
                        "Home of Blue: Seville\nHome of Green: Galicia\nIn Seville: Blue 2\nIn Valencia: Red 2\n");
    CHECK(lines.state().bearers.at[0] == Place::Nowhere);
    lines.refuses("In Valencia", "In Aragon: Red 2", "standard-bearers: not a caballero of the player");
}

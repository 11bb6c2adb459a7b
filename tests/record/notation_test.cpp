#include "record/notation.hpp"

#include "record/save.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/game.hpp"
#include "support/print.hpp"
#include "support/random_record.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

using namespace elgrande;
using namespace elgrande::record;

namespace
{

constexpr std::string_view head = "El Grande record 1\n"
                                  "Edition: Classic\n"
                                  "Cards: 33\n"
                                  "Rounds: 9\n"
                                  "Options: none\n"
                                  "Seed: 7\n"
                                  "Player: Red \"Ana\"\n"
                                  "Player: Blue \"Bo\"\n";

std::string record_with(std::string_view lines)
{
    return std::string(head) + std::string(lines);
}

std::string problem_of(std::string_view text)
{
    const auto game = read_record(text);
    return game ? "none" : to_string(game.error());
}

bool mentions(const std::string& text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("a record reads back as the game that was written, and writes alike")
{
    std::size_t longest = 0;
    for (int players = 2; players <= max_players; ++players)
    {
        for (std::uint64_t number = 0; number < 20; ++number)
        {
            const auto manner = number % 2 == 0 ? RandomPolicy::Uniform : RandomPolicy::Busy;
            const Game game = test::random_game(players, number, manner);
            const std::string text = write_record(game);
            longest = std::max(longest, text.size());
            const auto back = read_record(text);
            INFO(test::place_of_failure(number, game));
            REQUIRE((back ? "" : to_string(back.error())) == "");
            REQUIRE(same(*back, game));
            REQUIRE(write_record(*back) == text);
        }
    }
    WARN("longest record of a random game: " << longest << " bytes");
    CHECK(longest < max_record_bytes / 2);
}

TEST_CASE("every legal action of a random game is one line that reads back")
{
    for (std::uint64_t number = 0; number < 8; ++number)
    {
        test::random_game(4, number, RandomPolicy::Busy,
                          [&](const State& state, const Game& game)
                          {
                              for (const Action action : legal(state))
                              {
                                  const std::string line = notation(state, action, game.players);
                                  const auto back = read_action(state, line, game.players);
                                  if (!back || *back != action)
                                  {
                                      FAIL(line << " in " << test::place_of_failure(number, game));
                                  }
                              }
                          });
    }
}

TEST_CASE("a game that goes on from a moment of another one is written with that moment")
{
    for (std::uint64_t number = 0; number < 6; ++number)
    {
        const Game whole = test::random_game(3, number, RandomPolicy::Busy);
        const State middle = replay(whole, whole.actions.size() / 2);
        const auto rest = whole.actions.begin() + static_cast<std::ptrdiff_t>(whole.actions.size() / 2);
        const Game game{whole.setup, whole.players, middle, {rest, whole.actions.end()}};
        const auto back = read_record(write_record(game));
        REQUIRE((back ? "" : to_string(back.error())) == "");
        CHECK(same(*back, game));
        const State wanted = last_state(whole);
        CHECK_THAT(last_state(*back), test::same_as(wanted));
    }
}

TEST_CASE("names may be any text, colours say who acts")
{
    Game game = test::fresh_game(2, 1);
    game.players[0].name = "Zoë \"#1\" \\";
    game.players[1].name = "名前: はなこ";
    const auto back = read_record(write_record(game));
    REQUIRE((back ? "" : to_string(back.error())) == "");
    CHECK(back->players == game.players);
}

TEST_CASE("case, spaces, comments, empty lines and other line ends do not matter when reading")
{
    const auto plain = read_record(record_with("Red lets Blue bid first\nBlue bids 7\nRed bids 8\n"));
    const auto loose = read_record("\xef\xbb\xbf# a comment\r\n\r\n  EL GRANDE RECORD 1 # format\r\nedition:classic\r\n"
                                   "ROUNDS : 9\r\nseed:7\r\nplayer: red   \"Ana\" # she\r\nPlayer: BLUE \"Bo\"\r\n"
                                   "  red   LETS blue bid first\r\n\r\nblue bids 7 # high\r\n\tRed bids 8");
    REQUIRE((plain ? "" : to_string(plain.error())) == "");
    REQUIRE((loose ? "" : to_string(loose.error())) == "");
    CHECK(same(*plain, *loose));
}

TEST_CASE("regions may be written in two words, and the card of a stack may be left out")
{
    Game game = test::random_game(4, 3, RandomPolicy::Busy);
    std::string text = write_record(game);
    for (std::size_t at = text.find("-Castile"); at != std::string::npos; at = text.find("-Castile", at))
    {
        text[at] = ' ';
    }
    for (std::size_t at = text.find(" takes "); at != std::string::npos; at = text.find(" takes ", at + 1))
    {
        if (std::isdigit(text[at + 7]) != 0)
        {
            text.erase(at + 8, text.find('\n', at) - at - 8);
        }
    }
    const auto back = read_record(text);
    REQUIRE((back ? "" : to_string(back.error())) == "");
    CHECK(same(*back, game));
}

TEST_CASE("an illegal action is refused with its line and the rule")
{
    const std::string bad = problem_of(record_with("Red lets Red bid first\nRed bids 7\nBlue bids 7\n"));
    CHECK(mentions(bad, "line 11: 'Blue bids 7'"));
    CHECK(mentions(bad, "played in this round"));
}

TEST_CASE("an unknown line is refused with what was expected")
{
    CHECK(mentions(problem_of(record_with("Red dances\n")), "line 9: expected 'Red lets Red bid first'"));
    CHECK(mentions(problem_of(record_with("Red lets Red bid first\nBlue bids 7\n")), "line 10: expected 'Red bids 1'"));
    CHECK(mentions(problem_of(record_with("Red lets Red bid first\nRed bids seven\n")), "not 'Red bids seven'"));
    CHECK(mentions(problem_of(record_with("Red lets Red bid first\nRed bids 300\n")), "line 10"));
    CHECK(mentions(problem_of(record_with("Red lets Red bid first\nSeed: 8\n")), "the header of the record is over"));
}

TEST_CASE("an error in the header is reported with its line and reason")
{
    CHECK(mentions(problem_of(""), "expected 'El Grande record 1'"));
    CHECK(mentions(problem_of("Carcassonne record 1\n"), "line 1: expected 'El Grande record 1'"));
    CHECK(mentions(problem_of("El Grande record 3\n"), "format 3, of another version"));
    CHECK(mentions(problem_of("El Grande record 1\nRounds: 7\nPlayer: Red \"A\"\nPlayer: Blue \"B\"\n"), "rounds"));
    CHECK(mentions(problem_of("El Grande record 1\nSeed: -1\n"), "line 2: expected a number below 2^64"));
    CHECK(mentions(problem_of("El Grande record 1\nColour: x\n"), "unknown kind of line 'Colour'"));
    CHECK(mentions(problem_of("El Grande record 1\nPlayer: Pink \"A\"\n"), "line 2: expected a colour and a name"));
    CHECK(mentions(problem_of("El Grande record 1\nPlayer: Red \"A\n"), "name in quotation marks"));
    CHECK(mentions(problem_of("El Grande record 1\nPlayer: Red \"A\"\nPlayer: Red \"B\"\n"), "two players are Red"));
    CHECK(mentions(problem_of("El Grande record 1\nPlayer: Red \"\xff\"\nPlayer: Blue \"B\"\n"), "not plain UTF-8"));
    for (const std::string name : {" ", "\u200b", "\u202e\u00a0", "\u3164"})
    {
        CHECK(mentions(problem_of("El Grande record 1\nPlayer: Red \"A\"\nPlayer: Blue \"" + name + "\"\n"),
                       "no letter that can be seen"));
    }
    CHECK(mentions(problem_of("El Grande record 1\nPlayer: Red \"A\"\n"), "2 to 5 can play"));
    CHECK(mentions(problem_of("El Grande record 1\n"), "no line names the players"));
    CHECK(mentions(problem_of("El Grande record 1\nOptions: cheating\n"), "'cheating'"));
    CHECK(mentions(problem_of("El Grande record 1\nKing: Aragon\n"), "'Start: stated' must stand before it"));
    CHECK(mentions(problem_of(std::string(max_record_bytes + 1, '#')), "larger than 64 KB"));
}

TEST_CASE("points are checked where a record states them")
{
    CHECK(problem_of(record_with("Points: Red 0, Blue 0\n")) == "none");
    CHECK(problem_of(record_with("Red lets Red bid first\nPoints: Blue 3\n"))
          == "line 10: Blue has 0 points here, not 3");
    CHECK(mentions(problem_of(record_with("Points: Green 3\n")), "expected a colour and points"));
}

TEST_CASE("a stated start reads and writes alike, and an impossible one is refused with a reason")
{
    const std::string stated = record_with("Start: stated\n"
                                           "Round: 5\n"
                                           "First bidder: Blue\n"
                                           "King: New-Castile\n"
                                           "Home of Red: Aragon\n"
                                           "Court of Red: 3\n"
                                           "Score of Red: 41\n"
                                           "Hand of Red: 1 2 3 4 5 6 7 8 9\n"
                                           "Home of Blue: Seville\n"
                                           "In Aragon: Red 4, Blue 1\n"
                                           "In Castillo: Blue 2\n"
                                           "Board 8/4/0: Castillo\n"
                                           "Cards of round 5: move-three-any veto score-fives evict\n");
    const auto game = read_record(stated);
    REQUIRE((game ? "" : to_string(game.error())) == "");
    const State state = first_state(*game);
    CHECK(state.score[0] == 41);
    CHECK(state.province[0] == 23);
    CHECK(state.caballeros[index(Place::Castillo)][1] == 2);
    CHECK(state.board_at[0] == Place::Castillo);
    CHECK(state.decision == Decision{Question::Bid, 1});
    CHECK(card(offered(state, 2)).id == "veto");
    CHECK(write_record(*game) == stated + "\n# Round 5\n");

    CHECK(mentions(problem_of(record_with("Start: stated\nKing: Castillo\n")), "king"));
    const auto with_score = [&stated](const std::string& score)
    {
        std::string text = stated;
        return problem_of(text.replace(text.find("41"), 2, score));
    };
    CHECK(with_score("1000") == "none"); // the highest score that can be set up
    CHECK(mentions(with_score("1001"), "from 0 to 1000"));
    CHECK(mentions(problem_of(record_with("Start: stated\nKing: France\n")), "king"));
    CHECK(mentions(problem_of(record_with("Start: stated\nCourt of Green: 4\n")), "line 10: expected the colour"));
    CHECK(mentions(problem_of(record_with("Start: stated\nCourt of Red: 31\n")), "from 0 to 30"));
    CHECK(mentions(problem_of(record_with("Start: stated\nCards of round 2: a b c d\n")), "cards of round 1"));
    CHECK(mentions(problem_of(record_with("Start: stated\nCards of round 1: a b c d\n")), "no card 'a'"));
    CHECK(mentions(problem_of(record_with("Start: p1.AAAA\n")), "check value is wrong"));
}

TEST_CASE("a stated start without a caballero on the board reads and writes alike")
{
    const std::string stated = record_with("Start: stated\n"
                                           "Round: 1\n"
                                           "King: New-Castile\n"
                                           "Home of Red: Aragon\n"
                                           "Home of Blue: Seville\n"
                                           "In Castillo: Red 0\n");
    const auto game = read_record(stated);
    REQUIRE((game ? "" : to_string(game.error())) == "");
    CHECK(first_state(*game).caballeros[index(Place::Aragon)][0] == 0);
    CHECK(write_record(*game) == stated + "\n# Round 1\n");
}

TEST_CASE("with New Regency the King is stated abroad, a Grande in the Castillo, and five cards a round")
{
    const std::string stated = "El Grande record 1\n"
                               "Edition: 2023\n"
                               "Cards: 42\n"
                               "Modules: new-regency\n"
                               "Rounds: 9\n"
                               "Options: none\n"
                               "Seed: 7\n"
                               "Player: Red \"A\"\n"
                               "Player: Blue \"B\"\n"
                               "Player: Green \"C\"\n"
                               "Player: Yellow \"D\"\n"
                               "Start: stated\n"
                               "Round: 1\n"
                               "First bidder: Red\n"
                               "King: Portugal\n"
                               "Home of Red: Castillo\n"
                               "Home of Blue: Seville\n"
                               "Home of Green: Aragon\n"
                               "Home of Yellow: Seville\n"
                               "Cards of round 1: move-three-any return-court-all score-fives evict entourage\n";
    const auto game = read_record(stated);
    REQUIRE((game ? "" : to_string(game.error())) == "");
    const State state = first_state(*game);
    CHECK(state.king == Place::Portugal);
    CHECK(state.grande[0] == Place::Castillo);
    CHECK(card(offered(state, 5)).id == "entourage");
    CHECK(write_record(*game) == stated + "\n# Round 1\n");
    const auto loaded = load_save(save_game({*game, "", 0, 0}));
    REQUIRE(loaded);
    CHECK(same(loaded->game, *game));
    CHECK(write_record(loaded->game) == write_record(*game));
    const auto opened = open_link(position_link(state, colours_of(game->players), Sharing::Everything));
    REQUIRE(opened);
    CHECK(std::get<OpenedPosition>(*opened).state == state);
}

TEST_CASE("the King's moves of New Regency are written and read")
{
    Game game;
    game.setup.edition = Edition::Edition2023;
    game.setup.modules.insert(Module::NewRegency);
    game.players = players_of(std::array{Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow});
    State state;
    RoundStart position;
    position.setup = game.setup;
    position.first_bidder = 0;
    position.king = Place::Aragon;
    position.home = {Place::Galicia, Place::Seville, Place::Aragon, Place::Seville, Place::Nowhere};
    const auto named = [](std::string_view id) { return card_named(Edition::Edition2023, id); };
    for (const auto& [id, line] :
         {std::pair{"exile", "Red moves King to France"}, std::pair{"rebellion", "Red moves King to Castillo"},
          std::pair{"stand-in", "Red swaps King with Blue in Seville"}})
    {
        position.cards = {
            {named("move-three-any"), named("return-court-all"), named("score-fives"), named("evict"), named(id)}};
        REQUIRE_FALSE(set_up(position, state).has_value());
        while (state.decision.question != Question::TakeCard)
        {
            const ActionList actions = legal(state);
            apply(state, actions[actions.size() - 1]); // the highest power card goes first
        }
        apply(state, with(ActionKind::TakeCard, 5));
        apply(state, with(ActionKind::Act, 0));
        const auto action = read_action(state, line, game.players);
        INFO(line);
        REQUIRE((action ? "" : action.error().message) == "");
        CHECK(notation(state, *action, game.players) == line);
    }
}

namespace
{

const std::string bearers_stated = "El Grande record 1\n"
                                   "Edition: Big-Box\n"
                                   "Cards: 33\n"
                                   "Modules: standard-bearers\n"
                                   "Rounds: 9\n"
                                   "Options: none\n"
                                   "Seed: 7\n"
                                   "Player: Red \"A\"\n"
                                   "Player: Blue \"B\"\n"
                                   "Start: stated\n"
                                   "Round: 1\n"
                                   "First bidder: Red\n"
                                   "King: Valencia\n"
                                   "Home of Red: Aragon\n"
                                   "Bearer of Red: Granada\n"
                                   "Home of Blue: Seville\n"
                                   "In Aragon: Red 1, Blue 2\n"
                                   "In Granada: Red 2\n"
                                   "Cards of round 1: move-three-any return-court-all score-fives evict\n";

} // namespace

TEST_CASE("standard-bearers are stated where they do not stand at home, and travel in saves and links")
{
    const auto game = read_record(bearers_stated);
    REQUIRE((game ? "" : to_string(game.error())) == "");
    const State state = first_state(*game);
    CHECK(state.bearers.at[0] == Place::Granada);
    CHECK(state.bearers.at[1] == Place::Aragon); // none at home
    CHECK(write_record(*game) == bearers_stated + "\n# Round 1\n");
    const auto loaded = load_save(save_game({*game, "", 0, 0}));
    REQUIRE(loaded);
    CHECK(write_record(loaded->game) == write_record(*game));
    for (const Sharing sharing : {Sharing::Everything, Sharing::Seen})
    {
        const auto opened = open_link(position_link(state, colours_of(game->players), sharing));
        REQUIRE(opened);
        CHECK(std::get<OpenedPosition>(*opened).state.bearers == state.bearers);
    }
    std::string wrong = bearers_stated;
    wrong.replace(wrong.find("Bearer of Red: Granada"), 22, "Bearer of Red: Galicia");
    CHECK(mentions(problem_of(wrong), "standard-bearers: not a caballero of the player"));
    wrong.replace(wrong.find("Modules: standard-bearers\n"), 26, "");
    CHECK(mentions(problem_of(wrong), "standard-bearers"));
}

TEST_CASE("a sentence says after its action that the standard-bearer goes along, and not elsewhere")
{
    const std::string begun =
        bearers_stated + "Red bids 13\nBlue bids 12\nRed takes 1\nRed acts\nRed lifts Red from Granada with bearer\n";
    const auto game = read_record(begun + "Red drops in Castillo\nRed names bearer in Aragon\n");
    REQUIRE((game ? "" : to_string(game.error())) == "");
    CHECK(last_state(*game).bearers.at[0] == Place::Aragon);
    CHECK(mentions(write_record(*game), "Red lifts Red from Granada with bearer\n"));
    CHECK(mentions(problem_of(begun + "Red drops in Seville with bearer\n"), "expected"));
    CHECK(mentions(problem_of(bearers_stated + "Red bids 3 with bearer\n"), "expected"));
    CHECK(mentions(problem_of(bearers_stated + "with bearer\n"), "expected"));
}

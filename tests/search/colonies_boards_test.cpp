// The solver by counts against looking at every position, with Grand Inquisitor & the Colonies, on boards that are made
// up: few pieces, but most of them where spaces, discs and the Limit table decide what is possible. Positions of games
// seldom have that, and are seldom small enough to be compared.
#include "record/describe.hpp"
#include "record/link/link.hpp"
#include "rules/cards/own_cards.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "rules/validation/validate_state.hpp"
#include "search/counts/overseas/posts.hpp"
#include "search/counts/reach.hpp"
#include "search/one_by_one.hpp"
#include "search/positions.hpp"
#include "support/print.hpp"
#include "support/wanted.hpp"

#include <catch2/catch_get_random_seed.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <iostream>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

using namespace elgrande;
using namespace elgrande::test;
using search::Objective;

namespace
{

/// What a board has more of than games do.
enum class Theme : std::uint8_t
{
    Anything,
    Disc,  ///< somebody else than the player has one
    Posts, ///< spaces of their own are held
    Table  ///< the Limit table is nearly full, or full, and another player fills it
};
constexpr int themes = 4;

/// Makes up what stands on the board at the beginning of a turn.
class BoardMaker
{
public:
    BoardMaker(State& state, Theme theme, Random& random) : state_(state), theme_(theme), random_(random) {}

    void make()
    {
        clear();
        state_.king = chance(8) ? Place::France : any_region();
        state_.lasting.grandes_follow = has_own_cards(state_.setup) && chance(3);
        Place& home = state_.grande[state_.active()];
        home = state_.lasting.grandes_follow ? any_of(overseas) : home;
        const bool at_sea = theme_ != Theme::Table && chance(theme_ == Theme::Disc ? 12 : 4);
        state_.colonies.table = at_sea ? any_of(sea) : any_region();
        state_.colonies.inquisitor = chance(6) ? any_seat() : any_other_seat();
        state_.colonies.unclaimed = {narrow(below(3)), narrow(below(3))};
        const Place meeting = any_region();
        if (theme_ == Theme::Disc)
        {
            add_figure(any_of(overseas), chance(12) ? Seat{neutral} : any_other_seat(), any_disc());
        }
        for (int figures = 1 + below(theme_ == Theme::Anything ? 6 : 4); figures > 0; --figures)
        {
            const int where = below(theme_ == Theme::Posts ? 12 : 20);
            add_figure(where < 10   ? any_of(overseas)
                       : where < 14 ? state_.colonies.table
                       : where < 17 ? meeting
                                    : any_region());
        }
        if (is_region(state_.colonies.table) && (theme_ == Theme::Table || chance(theme_ == Theme::Anything ? 2 : 8)))
        {
            crowd_table();
        }
        put_on_table();
        give_court(below(4));
    }

    /// All go to the province but for one of each player, and black ones, who are in the Castillo.
    void clear()
    {
        for (const Seat owner : state_.owners_on_board())
        {
            int all = owner < state_.players() ? state_.province[owner] : 0;
            for (auto& there : state_.caballeros)
            {
                all += std::exchange(there[owner], std::uint8_t{0});
            }
            const bool black = owner == neutral;
            state_.caballeros[index(Place::Castillo)][owner] = narrow(black ? all : 1);
            if (!black)
            {
                all += std::exchange(state_.court[owner], std::uint8_t{0});
                state_.province[owner] = narrow(all - 1);
            }
        }
        state_.colonies = {.removed = state_.colonies.removed};
        state_.vetoes = state_.old_vetoes = {};
        state_.castillo_seen = false;
    }

    /// False if nobody of that owner is left.
    bool add(Seat owner, Place place)
    {
        std::uint8_t& left =
            owner == neutral ? state_.caballeros[index(Place::Castillo)][owner] : state_.province[owner];
        if (left == 0)
        {
            return false;
        }
        --left;
        ++state_.caballeros[index(place)][owner];
        return true;
    }

    void give_court(int count)
    {
        const Seat player = state_.active();
        const int court = std::min<int>(count, state_.province[player]);
        state_.court[player] = narrow(court);
        state_.province[player] = narrow(state_.province[player] - court);
    }

private:
    static constexpr std::array overseas{Place::France, Place::Ship, Place::America, Place::Mediterranean};
    static constexpr std::array sea{Place::Ship, Place::America, Place::Mediterranean};

    static std::uint8_t narrow(int count) { return static_cast<std::uint8_t>(count); }
    int below(int bound) { return static_cast<int>(random_.below(static_cast<std::uint32_t>(bound))); }
    bool chance(int one_of) { return below(one_of) == 0; }
    Seat any_seat() { return static_cast<Seat>(below(state_.players())); }
    Seat any_other_seat()
    {
        const int next = 1 + below(state_.players() - 1);
        return static_cast<Seat>((state_.active() + next) % state_.players());
    }
    Disc any_disc() { return static_cast<Disc>(1 + below(2)); }
    Place any_region() { return all_regions[random_.below(region_count)]; }

    template <std::size_t size>
    Place any_of(const std::array<Place, size>& places)
    {
        return places[random_.below(size)];
    }

    void add_figure(Place place)
    {
        const Seat owner = chance(12) ? Seat{neutral} : any_seat();
        // Where several have one, hardly anything is counted.
        const bool carries = is_of(place, PlaceKind::Overseas) || place == Place::France;
        const bool has_disc = carries && chance(theme_ != Theme::Anything ? 40 : carriers_ > 0 ? 12 : 4);
        add_figure(place, owner, has_disc ? any_disc() : Disc::None);
    }

    void add_figure(Place place, Seat owner, Disc disc)
    {
        Colonies& colonies = state_.colonies;
        carriers_ += disc != Disc::None ? 1 : 0;
        if (place == Place::France)
        {
            const auto space = static_cast<std::size_t>(below(french_spaces));
            if (colonies.french[space] == nobody && add(owner, place))
            {
                colonies.french[space] = owner;
                colonies.french_disc[space] = disc;
            }
            return;
        }
        if (!add(owner, place) || !is_of(place, PlaceKind::Overseas))
        {
            return;
        }
        Seat& post = place == Place::Ship ? colonies.captain : colonies.viceroy;
        if (disc != Disc::None)
        {
            ++colonies.carriers[sea_index(place)][static_cast<std::size_t>(disc) - 1][owner];
        }
        else if (place != Place::Mediterranean && post == nobody && !chance(theme_ == Theme::Posts ? 12 : 3))
        {
            post = owner;
        }
    }

    /// So that hardly a space of the table is free, or somebody stands beside it.
    void crowd_table()
    {
        const auto& there = state_.caballeros[index(state_.colonies.table)];
        int missing = table_spaces(state_.setup) - 2 + below(5);
        for (const Seat owner : state_.owners_on_board())
        {
            missing -= there[owner];
        }
        std::array<Seat, 2> owners{};
        for (Seat& owner : owners)
        {
            owner = static_cast<Seat>(below(state_.players()));
        }
        for (; missing > 0; --missing)
        {
            add(owners[random_.below(owners.size())], state_.colonies.table);
        }
    }

    /// Some of all there, as far as there is room.
    void put_on_table()
    {
        struct Standing
        {
            Seat owner = nobody;
            Disc disc{};
        };
        Colonies& colonies = state_.colonies;
        std::vector<Standing> all;
        for (const Seat owner : state_.owners_on_board())
        {
            for (const Disc disc : {Disc::None, Disc::Gold, Disc::Wares})
            {
                const int count = on_space(state_, colonies.table, owner, ordinary_space(disc, true));
                all.insert(all.end(), static_cast<std::size_t>(std::max(count, 0)), {owner, disc});
            }
        }
        random_.shuffle(std::span(all));
        all.resize(std::min(all.size(), static_cast<std::size_t>(table_spaces(state_.setup))));
        for (const Standing& one : all)
        {
            ++colonies.on_table[static_cast<std::size_t>(one.disc)][one.owner];
        }
    }

    State& state_;
    Theme theme_;
    Random& random_;
    int carriers_ = 0;
};

/// The player has bid with another card (The King & the Colonies).
void bid_with(State& state, int number)
{
    const Seat player = state.active();
    const PowerCards before = 1U << state.bid[player];
    const PowerCards after = 1U << static_cast<unsigned>(number);
    for (PowerCards* const cards : {&state.hand[player], &state.played[player]})
    {
        const bool has = (*cards & before) != 0;
        *cards = (*cards & ~(before | after)) | (has ? after : 0U);
    }
    state.bid[player] = static_cast<std::uint8_t>(number);
    state.turn.card = own_card(state.setup, number);
}

/// The same by the card's name.
void bid_with(State& state, std::string_view id)
{
    for (int number = 1; number <= power_cards(state.setup); ++number)
    {
        if (card(own_card(state.setup, number)).id == id)
        {
            bid_with(state, number);
        }
    }
}

/// Any card that moves or places is in use; false if it cannot be.
bool use_some_card(State& state, Random& random)
{
    std::vector<CardId> cards;
    for (const CardId id : cards_of(state.setup.edition))
    {
        cards.insert(cards.end(), moves_or_places(id) ? 1 : 0, id);
    }
    const CardId id = cards[random.below(static_cast<std::uint32_t>(cards.size()))];
    if (state.decision.question == Question::TakeCard)
    {
        return take_card(state, id) && state.decision.seat == state.active();
    }
    bid_with(state, card(id).id);
    return state.turn.card == id && !validate_state(state);
}

/// The beginning of a turn in a random game with the colonies.
State some_turn(Random& random)
{
    Setup setup;
    setup.edition = random.below(4) == 0 ? Edition::KingColonies : Edition::Colonies;
    setup.players = static_cast<std::uint8_t>(2 + random.below(4));
    setup.seed = random.next() % 1'000'000;
    State state = new_game(setup);
    for (auto turns = random.below(12) + 1; turns > 0;)
    {
        apply(state, random_action(state, random, Manner::Busy));
        turns -= begins_turn(state) ? 1U : 0U;
    }
    return state;
}

bool moves_disc(const State& state)
{
    const std::vector<search::Reach> all = search::Reach::apart(state);
    return std::any_of(all.begin(), all.end(), [](const search::Reach& reach) { return reach.fate().has_moved(); });
}

/// Is a space of its own held that can be left or taken?
bool has_posts(const State& state)
{
    const std::vector<search::Reach> all = search::Reach::apart(state);
    return std::any_of(all.begin(), all.end(),
                       [&](const search::Reach& reach)
                       {
                           return std::any_of(reach.places().begin(), reach.places().end(),
                                              [&](Place place)
                                              {
                                                  const search::Posts posts = search::posts_at(state, place);
                                                  return posts.holders != search::Posts{}.holders;
                                              });
                       });
}

/// Is the position counted, with what the theme wants?
bool is_wanted(const State& state, Theme theme)
{
    const std::optional<search::Reach> reach = search::Reach::of(state);
    const bool counted = reach && (theme != Theme::Table || reach->table() != nullptr);
    return counted && (theme != Theme::Disc || moves_disc(state)) && (theme != Theme::Posts || has_posts(state));
}

/// What such a board is compared with; nothing if it is not counted.
std::optional<Sample> some_board(Random& random)
{
    const State turn = some_turn(random);
    Sample sample{turn, turn, Random(random.next())};
    const auto theme = static_cast<Theme>(random.below(themes));
    BoardMaker(sample.before, theme, random).make();
    if (validate_state(sample.before))
    {
        return std::nullopt;
    }
    bool is_found = false;
    for (int tries = theme == Theme::Anything ? 1 : 12; tries > 0 && !is_found; --tries)
    {
        sample.state = sample.before;
        is_found = use_some_card(sample.state, random) && is_wanted(sample.state, theme);
    }
    if (!is_found)
    {
        return std::nullopt;
    }
    for (auto answers = random.below(3) == 0 ? random.below(4) : 0U; answers > 0; --answers)
    {
        State next = sample.state;
        const bool over = apply_within_turn(next, random_action(next, random));
        if (over || next.decision.seat != next.active() || !search::Reach::of(next))
        {
            break;
        }
        sample.state = next;
    }
    return search::Reach::of(sample.state) ? std::optional(sample) : std::nullopt;
}

constexpr std::array all_objectives{Objective::OwnPoints,        Objective::Lead,
                                    Objective::HoldRivals,       Objective::PointsGained,
                                    Objective::LeadAfterScoring, Objective::LeadAfterWorstDisks};

/// How many of the boards that were compared had what is told apart.
struct ComparedBoards
{
    int all = 0;
    int with_fate = 0;
    int with_table = 0;
    int with_question = 0;
    int with_links = 0;
    int with_posts = 0;
    int with_any_of_these = 0;

    void add(const State& state)
    {
        const std::vector<search::Reach> reaches = search::Reach::apart(state);
        const auto any = [&](auto is) { return std::any_of(reaches.begin(), reaches.end(), is) ? 1 : 0; };
        ++all;
        with_fate += any([](const search::Reach& reach) { return reach.fate().has_moved(); });
        with_table += any([](const search::Reach& reach) { return reach.table() != nullptr; });
        with_question += any([](const search::Reach& reach) { return reach.ending() != search::Ending::OfTurn; });
        with_links += any([](const search::Reach& reach) { return reach.can_link(); });
        with_posts += has_posts(state) ? 1 : 0;
        const bool table = any([](const search::Reach& reach) { return reach.table() != nullptr; }) == 1;
        with_any_of_these += moves_disc(state) || table || has_posts(state) ? 1 : 0;
    }
};

} // namespace

TEST_CASE("boards made up with the colonies: by counts is found what is found one by one", "[thorough]")
{
    constexpr std::uint32_t most_positions = 12'000;
    const int wanted_boards = at_least("ELGRANDE_SEARCHES", 150);
    Random draw(Catch::getSeed());
    ComparedBoards compared;
    const auto is_enough = [&]
    {
        return compared.all >= wanted_boards && 8 * compared.with_fate >= wanted_boards
               && 8 * compared.with_table >= wanted_boards && 3 * compared.with_any_of_these >= wanted_boards;
    };
    while (!is_enough())
    {
        REQUIRE(compared.all < 10 * wanted_boards);
        std::optional<Sample> board = some_board(draw);
        if (!board)
        {
            continue;
        }
        const Objective objective = all_objectives[draw.below(all_objectives.size())];
        const std::optional<std::string> wrong = compared_one_by_one(board->state, objective, most_positions);
        if (!wrong)
        {
            continue;
        }
        compared.add(board->state);
        if (!wrong->empty())
        {
            tell(*board);
            FAIL(*wrong);
        }
    }
    SUCCEED(compared.all << " compared, with a fate " << compared.with_fate << ", a table " << compared.with_table
                         << ", a question " << compared.with_question << ", links " << compared.with_links << ", posts "
                         << compared.with_posts << ", any of these " << compared.with_any_of_these);
}

namespace
{

/// The first turn of a game of four with the King & the Colonies, whose player has bid with the card and has so many in
/// court. The King is in Old Castile, the Limit table in Aragon; all others are in the provinces.
State first_who_bids(std::string_view id, int court)
{
    Setup setup;
    setup.edition = Edition::KingColonies;
    setup.players = 4;
    setup.seed = 1;
    State state = new_game(setup);
    for (State turn = state; state.turn.card == no_card || !begins_turn(turn) || validate_state(state);)
    {
        apply(turn, legal(turn)[0]);
        state = turn;
        if (begins_turn(turn))
        {
            bid_with(state, id);
        }
    }
    Random random(1);
    BoardMaker maker(state, Theme::Anything, random);
    maker.clear();
    maker.give_court(court);
    state.king = Place::OldCastile;
    state.colonies.table = Place::Aragon;
    state.colonies.inquisitor = static_cast<Seat>((state.active() + 1) % state.players());
    return state;
}

/// One from the province.
void come_to(State& state, Seat owner, Place place)
{
    --state.province[owner];
    ++state.caballeros[index(place)][owner];
}

} // namespace

TEST_CASE("with the King & the Colonies: who goes into the Castillo from the court does not begin an action")
{
    State state = first_who_bids("place-three-anywhere", 2);
    come_to(state, state.active(), Place::America);
    state.colonies.unclaimed = {1, 0};
    REQUIRE(validate_state(state).value_or("") == "");
    apply_within_turn(state, at(ActionKind::Place, Place::Castillo));
    REQUIRE(state.decision.question == Question::Place);
    CHECK(compared_one_by_one(state, Objective::OwnPoints, 100'000).value_or("not compared") == "");
}

TEST_CASE("with the King & the Colonies: two come far away before others are placed only if two can leave")
{
    State state = first_who_bids("move-two-own-two-foreign", 2);
    const Seat player = state.active();
    const auto other = static_cast<Seat>((player + 1) % state.players());
    come_to(state, player, Place::France);
    state.colonies.french[0] = player;
    come_to(state, other, Place::Ship);
    state.colonies.captain = other;
    state.king = Place::Catalonia; // by the sea and beside France
    REQUIRE(validate_state(state).value_or("") == "");
    REQUIRE(placing_limit(state.setup, state.turn, state.turns_done) >= 2);
    CHECK(compared_one_by_one(state, Objective::OwnPoints, 4'000'000).value_or("not compared") == "");
}

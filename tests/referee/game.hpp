#pragma once

#include "referee/table.hpp"
#include "rules/state.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <vector>

// Line numbers refer to the rules "classic and expansions".
namespace elgrande::referee
{

/// The active player's turn so far. Default values outside of turns.
struct Turn
{
    Seat seat = nobody;
    std::string_view card; ///< empty before one is taken
    bool is_own = false;   ///< the card is an own card
    bool is_duty = false;  ///< the special action must be used if possible (line 171)
    bool far = false;      ///< placing may reach any region (card 20)
    int places = 0;        ///< number of caballeros that may be placed
    int placed = 0;
    bool extra_recruited = false; ///< the Inquisitor's extra caballero came from the provinces (line 247)
    bool placing_over = false;
    bool acting_over = false;          ///< the special action was used, skipped or prevented
    bool discs_brought = false;        ///< the discs of the card were brought
    int choice = 0;                    ///< the chosen special action, if the card has two
    std::set<Seat> seats_allowing_all; ///< owners of a Veto who let the whole special action happen
};

/// A question that the referee asks.
struct OpenQuestion
{
    Seat seat = nobody;
    Question question{};
    std::vector<Action> answers;     ///< all legal answers, in any order
    std::optional<Action> announced; ///< the step that a Veto could prevent
};

/// Answers for all players: returns one of OpenQuestion::answers.
using Answer = std::function<Action(const Table&, const Turn&, const OpenQuestion&)>;

/// By seat: the region on the secret disk; nothing for players who set none.
using Disks = std::vector<std::optional<Place>>;

/// A game run by the referee, which calls `answer` for every choice of a player.
struct Game
{
    Table table;
    Answer answer;
    Turn turn{};

    Player& active() { return table.at(turn.seat); }
    const Player& active() const { return table.at(turn.seat); }
    /// True for the active player's caballeros, and for black ones if that player has the Inquisitor.
    bool is_mine(const Caballero& one) const { return table.player_of(one) == turn.seat; }

    /// Asks a seat, or the active player, and returns the answer.
    Action ask(Seat seat, Question question, const std::vector<Action>& answers) const;
    Action ask(Question question, const std::vector<Action>& answers) const;

    /// Asks each of the seats for a region; disks name regions of Spain (lines 26 and 208).
    Disks set_disks(const std::vector<Seat>& seats) const;

    /// Pays payment() of the place.
    void score(Place place, bool first_only = false);
};

/// Returns an action of this kind for each place.
std::vector<Action> for_each_place(ActionKind kind, const std::vector<Place>& places);

inline const Action done = with(ActionKind::Done, 0);
inline const Action skip = with(ActionKind::Skip, 0);
inline const Action act = with(ActionKind::Act, 0);

/// Plays the rounds at these spaces of the round track to the end of the game (play.cpp).
void play(Game& game, const std::vector<int>& rounds);

// general.cpp
/// Asks for disks before the first round, and places the first caballeros by them (lines 162 and 204).
void place_first_caballeros(Game& game);
/// Plays a general scoring. Disks are set clockwise from `first`.
void general_scoring(Game& game, Seat first);

// own_hands.cpp
/// Each player chooses 13 cards (lines 163 and 271).
void choose_hands(Game& game);
/// Marks the cards that can be used out of turn, once all have played one (lines 180 and 183).
void lay_out_own_cards(Table& table);
/// Takes the own card, the King or Intrigue card, or a new one (lines 170, 175 and 273).
void take_own_or_new(Game& game);
/// Lets the player of card 75 add a caballero from the court to one of these places, which are about to be scored.
void join_scoring(Game& game, const std::vector<Place>& places);

// sea.cpp
/// Offers to sail, the first step of a turn (line 213).
void sail(Game& game);
/// Offers to claim discs after a special action (line 223).
void claim_discs(Game& game);
/// True if the card in use still has discs to bring (line 221).
bool brings_discs(const Game& game);
/// Brings the discs of the card as soon as there are any. Returns false if a Veto prevents this and everything after
/// it.
bool bring_discs(Game& game);

// limit_table.cpp
/// Fills spaces of the Limit table that `mover` freed (line 255).
void fill_free_spaces(Game& game, Seat mover);
/// Asks this player which caballeros get onto the table, until it is full or none is left (lines 254 to 256).
void choose_for_table(Game& game, Seat seat, std::vector<Caballero*> waiting);

/// What a card does.
struct CardRule
{
    std::string_view card; ///< its id in data/cards
    /// True if the special action could change anything now.
    bool (*is_possible)(const Game&) = nullptr;
    /// Plays the special action. May be null if it is never possible.
    void (*perform)(Game&) = nullptr;
    /// Asks which of two actions is used, before any discs are brought; null if there is no such choice.
    void (*choose)(Game&) = nullptr;
};

/// The rule of the card in use (special_action.cpp).
const CardRule& special_action(const Game& game);
std::span<const CardRule> moving_cards();   ///< moving.cpp: what the player moves alone
std::span<const CardRule> against_others(); ///< against.cpp: what the others do and lose
std::span<const CardRule> scoring_cards();  ///< scorings.cpp: special scorings
std::span<const CardRule> other_cards();    ///< others.cpp: King, scoreboards, Limit table, cards
std::span<const CardRule> own_deck_cards(); ///< own_deck.cpp: own cards that differ from stack cards

/// Announces a step. Returns false if a Veto prevents it and everything after it (line 114).
bool announce(Game& game, Action step);
/// Asks the active player, and announces the answer as a step. Returns nothing if a Veto prevents it.
std::optional<Action> decide(Game& game, Question question, const std::vector<Action>& answers);

/// Returns the moves of scoreboards that satisfy `test` to `goals` without another scoreboard.
template <class Test>
std::vector<Action> scoreboards_to(const Game& game, const std::vector<Place>& goals, Test test)
{
    std::vector<Action> answers;
    for (std::uint8_t board = 0; board < mobile_board_count; ++board)
    {
        for (const Place goal : goals)
        {
            if (!game.table.has_scoreboard(goal) && test(game.table.scoreboards.at(board)))
            {
                answers.push_back({ActionKind::MoveBoard, board, goal});
            }
        }
    }
    return answers;
}

/// Scores the places along the scoring track (lines 75 and 263).
void score_all(Game& game, const std::vector<Place>& places, bool first_only = false);

// against.cpp
/// Dismisses one caballero of each player (line 119), or of each opponent if `spares_own`.
void dismiss_one_each(Game& game, bool spares_own);
bool can_dismiss(const Game& game, bool spares_own);

// moving.cpp
/// Places up to `most` caballeros from the court into these places.
void place_anywhere(Game& game, int most, const std::vector<Place>& places);
/// The numbers of caballeros that may still be moved, and where from.
struct Moves
{
    int own = 0;
    int foreign = 0;
    int any = 0;
    int black = 0; ///< black caballeros that the Inquisitor's card moves, no matter who has him
    bool from_overseas = false;
    bool from_spain = false;
    bool from_one_region = false;
    Place region = Place::Nowhere; ///< the only region allowed, once it is known
    bool takes_inquisitor = false;
    bool must = false; ///< the first move is required (line 171)

    /// True if the numbers left allow moving this caballero.
    bool allows(const Game& game, const Caballero& one) const;
    /// Counts the move of this caballero, which is still in its region.
    void use_up(const Game& game, const Caballero& one);
};
/// True if any caballero may be lifted.
bool can_move(const Game& game, const Moves& moves);
/// Asks for moves until they are used up, the player stops or a Veto prevents the rest.
void move(Game& game, Moves moves);
/// True if the player can take the Inquisitor or move a black caballero.
bool can_use_inquisitor(const Game& game);
/// Moves up to `black` black caballeros, before or after the Inquisitor is taken into the court (lines 242 and 244).
void use_inquisitor(Game& game, int black);

// others.cpp
/// True if the Limit table is not in a taboo region (line 254).
bool can_move_table(const Game& game);
/// Moves the Limit table if it can move; then scores its region if `scores`.
void move_table(Game& game, bool scores);

} // namespace elgrande::referee

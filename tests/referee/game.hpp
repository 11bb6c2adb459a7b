#pragma once

#include "referee/table.hpp"
#include "rules/state.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string_view>

namespace elgrande::referee
{

/// Who has the turn, and what it has come to.
struct Turn
{
    Seat seat = nobody;
    std::string_view card; ///< none before one is taken
    bool is_own = false;   ///< it is the own card
    bool is_duty = false;  ///< its special action must be used if it is possible (line 171)
    bool far = false;      ///< placing may go to any region (card 20)
    int places = 0;        ///< caballeros that may be placed by it
    int placed = 0;
    bool extra_recruited = false; ///< the Inquisitor's one more came from the provinces (line 247)
    bool placing_over = false;
    bool acting_over = false;   ///< the special action has been used, left out or prevented
    bool discs_brought = false; ///< those of the card
    int choice = 0;             ///< which of the two special actions of the card
    std::set<Seat> let_pass;    ///< who could prevent it lets all of it pass
};

/// A question of the referee.
struct Asked
{
    Seat seat = nobody;
    Question question{};
    std::vector<Action> answers;     ///< all that the rules allow, in any order
    std::optional<Action> announced; ///< what a Veto could prevent now
};

/// Who answers for all players. The turn is nobody's where there is none.
using Answer = std::function<Action(const Table&, const Turn&, const Asked&)>;

/// What each player has chosen on the secret disk.
using Disks = std::vector<std::optional<Place>>;

/// A game that the referee leads: whenever a player has a choice, `answer` is called and must give one of the answers
/// back.
struct Game
{
    Table table;
    Answer answer;
    Turn turn{};

    Player& active() { return table.at(turn.seat); }
    const Player& active() const { return table.at(turn.seat); }
    bool is_mine(const Caballero& one) const { return table.player_of(one) == turn.seat; }

    Action ask(Seat seat, Question question, const std::vector<Action>& answers) const;
    Action ask(Question question, const std::vector<Action>& answers) const;

    /// One region for each of the seats; a disk shows those of Spain (lines 26 and 208).
    Disks set_disks(const std::vector<Seat>& seats) const;

    void score(Place place, bool first_only = false);
};

std::vector<Action> for_each_place(ActionKind kind, const std::vector<Place>& places);

inline const Action done = with(ActionKind::Done, 0);
inline const Action skip = with(ActionKind::Skip, 0);
inline const Action act = with(ActionKind::Act, 0);

/// Plays these spaces of the round track (play.cpp); returns when the game is over.
void play(Game& game, const std::vector<int>& rounds);

// general.cpp
void place_first_caballeros(Game& game);
/// Pieces that stand beside the Limit table now, out of the Castillo (line 256).
void arrive_from_castillo(Game& game, const std::vector<Caballero*>& coming);
/// Disks are set clockwise from `first`.
void general_scoring(Game& game, Seat first);

// own_hands.cpp
/// Each player chooses 13 cards (lines 163 and 271).
void choose_hands(Game& game);
/// All have played a card of theirs: some can be used out of turn (lines 180 and 183).
void lay_out_own_cards(Table& table);
/// The own card, the one for the first or the last, or one of the new ones (lines 170, 175 and 273).
void take_own_or_new(Game& game);
/// Whoever has card 75 ready may add a caballero from the court in one of these places, which are scored now.
void join_scoring(Game& game, const std::vector<Place>& places);

// sea.cpp
/// What comes before everything else in a turn (line 213).
void sail(Game& game);
/// Discs can be claimed after a special action (line 223).
void claim_discs(Game& game);
/// Are there discs that the card in use has still to bring (line 221)?
bool brings_discs(const Game& game);
/// Brings them, as soon as there are some; false if a Veto prevents it and all that would follow.
bool bring_discs(Game& game);

// limit_table.cpp
/// Spaces of the Limit table that became free are filled; `mover` made them free (line 255).
void fill_free_spaces(Game& game, Seat mover);
/// This player says who comes onto the table until it is full, or nobody is left (lines 254 to 256).
void choose_for_table(Game& game, Seat seat, std::vector<Caballero*> waiting);

/// What a card does.
struct CardRule
{
    std::string_view card;
    /// Could it change anything now?
    bool (*is_possible)(const Game&) = nullptr;
    void (*perform)(Game&) = nullptr;
    /// Says which of two it will be, before anything is brought.
    void (*choose)(Game&) = nullptr;
};

/// The rule of the card in use (special_action.cpp).
const CardRule& special_action(const Game& game);
std::span<const CardRule> moving_cards();   ///< moving.cpp: what the player moves alone
std::span<const CardRule> against_others(); ///< against.cpp: what the others do and lose
std::span<const CardRule> scoring_cards();  ///< scorings.cpp: special scorings
std::span<const CardRule> other_cards();    ///< others.cpp: King, scoreboards, Limit table, cards
std::span<const CardRule> own_deck_cards(); ///< own_deck.cpp: what is otherwise with own cards

/// Says what happens next, and whether it does: not if a Veto prevents it, and all that would follow (line 114).
bool announce(Game& game, Action step);
/// The answer of the player in turn; nothing if a Veto prevents what it would do.
std::optional<Action> decide(Game& game, Question question, const std::vector<Action>& answers);

/// The scoreboards that lie where `test` holds, to these places, but not on top of one another.
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

/// Along the scoring track (lines 75 and 263).
void score_all(Game& game, const std::vector<Place>& places, bool first_only = false);

// against.cpp
/// One caballero of each player, or of each other player.
void dismiss_one_each(Game& game, bool spares_own);
bool can_dismiss(const Game& game, bool spares_own);

// moving.cpp
/// Up to so many from the court, into these places.
void place_anywhere(Game& game, int most, const std::vector<Place>& places);
/// Caballeros that may still be moved.
struct Moves
{
    int own = 0;
    int foreign = 0;
    int any = 0;
    int black = 0; ///< of the Inquisitor's own card: black ones, whoever has him
    bool from_overseas = false;
    bool from_spain = false;
    bool from_one_region = false;
    Place region = Place::Nowhere; ///< the one region, once it is known
    bool takes_inquisitor = false;
    bool must = false; ///< the first move is a duty (line 171)

    bool allows(const Game& game, const Caballero& one) const;
    void use_up(const Game& game, const Caballero& one);
};
bool can_move(const Game& game, const Moves& moves);
void move(Game& game, Moves moves);
/// Black caballeros to be moved, before or after the Inquisitor is taken into the court (lines 242 and 244).
bool can_use_inquisitor(const Game& game);
void use_inquisitor(Game& game, int black);

// others.cpp
bool can_move_table(const Game& game);
void move_table(Game& game, bool scores);

} // namespace elgrande::referee

#pragma once

#include "referee/table.hpp"
#include "rules/action.hpp"
#include "rules/state.hpp"

#include <functional>

namespace elgrande::referee
{

/// Who has the turn, and what it has come to.
struct Turn
{
    Seat seat = nobody;
    int card = 0;     ///< whose special action may be used: a value, the King card or the Intrigue card; 0 before that
    int limit = 0;    ///< caballeros that may be placed
    int placed = 0;   ///< so many have been
    bool far = false; ///< in any region (card 20)
    bool placing_over = false; ///< nothing more is placed
    bool acting_over = false;  ///< the special action has been used, left out or prevented
    bool all_allowed = false;  ///< who could prevent it lets all of it pass
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
/// back. The referee is a program that reads like the booklet, not a machine of states.
struct Game
{
    Table table;
    Answer answer;
    Turn turn{};

    Player& active() { return table.at(turn.seat); }
    const Player& active() const { return table.at(turn.seat); }

    Action ask(Seat seat, Question question, const std::vector<Action>& answers) const;
    Action ask(Question question, const std::vector<Action>& answers) const;

    /// One region of the disk for each of the seats; the disk shows all, but not the Castillo (line 26).
    Disks set_disks(const std::vector<Seat>& seats) const;

    /// Points for what the place pays now.
    void score(Place place, bool first_only = false);
};

/// Answers of one kind, one for each place.
std::vector<Action> for_each_place(ActionKind kind, const std::vector<Place>& places);

inline const Action done = with(ActionKind::Done, 0);
inline const Action skip = with(ActionKind::Skip, 0);
inline const Action act = with(ActionKind::Act, 0);

/// Plays these spaces of the round track (play.cpp); returns when the game is over.
void play(Game& game, const std::vector<int>& rounds);

// general.cpp
void place_first_caballeros(Game& game);
void choose_hands(Game& game);
/// Whoever has card 75 ready may add a caballero from the court in one of these places, which are scored now (line
/// 183).
void join_scoring(Game& game, const std::vector<Place>& places);
/// Disks are set clockwise from `first`.
void general_scoring(Game& game, Seat first);

} // namespace elgrande::referee

// A sitting may begin at any moment of a game: with a puzzle, an analysis or a position from the editor.
#include "record/notation.hpp"
#include "record/save.hpp"
#include "support/print.hpp"
#include "support/random_games.hpp"
#include "table/sitting.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace elgrande;
using namespace elgrande::test;

namespace
{

/// One action in `seldom` is checked.
constexpr std::uint32_t seldom = 40;

std::string wrong_with_start(const Step& step)
{
    if (step.random.below(seldom) != 0)
    {
        return "";
    }
    const record::Game game{step.before.setup, step.game.players, step.before, {}, {}};
    if (const auto wrong = record::validate_game(game))
    {
        return "the sitting cannot begin here: " + wrong->message;
    }
    table::Sitting sitting(game);
    if (sitting.decision() != step.before.decision || sitting.undo_right() != table::UndoRight::Nothing)
    {
        return "the sitting begins at a different position";
    }
    sitting.raise_curtain();
    if (sitting.play(step.action))
    {
        return "a legal action is refused";
    }
    if (sitting.exact_state() != step.after)
    {
        return "the game continued differently:\n" + difference(sitting.exact_state(), step.after);
    }
    const auto saved = record::load_save(record::save_game({.game = sitting.game(), .name = "n", .cursor = 1}));
    const auto written = record::read_record(record::write_record(sitting.game()));
    if (!saved || !written)
    {
        return "the saved or written game does not open";
    }
    return record::last_state(saved->game) == step.after && record::last_state(*written) == step.after
               ? ""
               : "saved or written it is another game";
}

} // namespace

TEST_CASE("random games: a sitting that begins at any moment continues, saves and writes the same game")
{
    play_every_rule_set(1, wrong_with_start);
}

#include "app/open_game.hpp"
#include "record/link/link.hpp"

#include <memory>
#include <utility>
#include <variant>

/// Opening and closing puzzles.
namespace elgrande::screens
{

void OpenGame::open_puzzle(std::string_view link)
{
    auto opened = record::open_link(link);
    auto* puzzle = opened.ok() ? std::get_if<record::Puzzle>(&opened.value()) : nullptr;
    if (puzzle == nullptr)
    {
        open_link(link); // shows what is wrong
        return;
    }
    enter_puzzle(std::move(*puzzle), link);
}

void OpenGame::enter_puzzle(record::Puzzle puzzle, std::string_view text)
{
    enter(record::to_game(puzzle), 0, puzzle_key, puzzle.texts.title);
    follow(text);
    state_.puzzle = std::make_unique<PuzzleSession>(PuzzleSession{.puzzle = std::move(puzzle),
                                                                  .link = followed_link_,
                                                                  .began_ms = state_.now_ms,
                                                                  .opened_at_ms = state_.platform.clock.now_ms()});
    state_.session->show_previews(false);                                   // previews would replace thinking
    state_.session->hide_cards_after(state_.puzzle->puzzle.position.round); // a verdict is about one turn
    state_.session->sitting().raise_curtain();
    changed();
}

void OpenGame::drop_puzzle()
{
    if (state_.puzzle)
    {
        state_.puzzle.reset();
        state_.platform.brains.cancel();
    }
}

} // namespace elgrande::screens

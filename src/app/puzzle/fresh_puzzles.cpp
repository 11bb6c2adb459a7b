#include "app/puzzle/fresh_puzzles.hpp"

#include "app/puzzle/puzzle_choice.hpp"
#include "app/puzzle/stored_fresh.hpp"
#include "brains/messages.hpp"

#include <cstddef>
#include <variant>
#include <vector>

namespace elgrande::screens
{

Setup fresh_game(std::uint32_t number, std::span<const SaveRow> saves)
{
    const Editions played = played_editions(saves);
    std::vector<Edition> editions;
    for (int edition = 0; edition < edition_count; ++edition)
    {
        if (played[static_cast<std::size_t>(edition)])
        {
            editions.push_back(static_cast<Edition>(edition));
        }
    }
    constexpr std::uint64_t first_seed = 900'000'000; // those of the collection are lower
    Setup setup;
    setup.edition = editions[number / 2 % editions.size()];
    setup.players = number % 2 == 0 ? 3 : 4;
    setup.hidden_hands = hides_hands_by_default(setup.edition);
    setup.open_castillo = true; // otherwise the player cannot know all that the answer depends on
    setup.seed = first_seed + number;
    return setup;
}

bool FreshPuzzles::may_ask() const
{
    using Phase = PuzzleSession::Phase;
    const PuzzleSession* puzzle = state_.puzzle.get();
    return state_.settings.fresh_puzzles && !no_thinker_ && puzzle != nullptr && !pages_.at_home()
           && pages_.dialog() == nullptr && puzzle->answer && !puzzle->due && !puzzle->wants_hint
           && puzzle->phase != Phase::Judging && asked_.expired();
}

void FreshPuzzles::update()
{
    const std::string link = state_.puzzle ? state_.puzzle->link : "";
    if (at_ != link)
    {
        at_ = link;
        games_ = 0;
        due_ms_ = state_.now_ms + pause_ms;
    }
    if (games_ == max_games_in_a_row || !may_ask())
    {
        return;
    }
    if (state_.now_ms < due_ms_)
    {
        state_.ui.wake_at(due_ms_);
        return;
    }
    if (unsolved_fresh_puzzles(state_.platform.preferences) >= max_unsolved)
    {
        games_ = max_games_in_a_row;
        return;
    }
    ask();
}

void FreshPuzzles::ask()
{
    ++games_;
    const auto game = std::make_shared<std::uint32_t>(searched_games(state_.platform.preferences));
    asked_ = game;
    const brains::FreshQuestion question{.setup = fresh_game(*game, state_.saves.rows())};
    state_.platform.brains.ask(brains::write_question(question),
                               [this, game](const platform::Bytes& bytes) { on_answer(*game, bytes); });
}

void FreshPuzzles::on_answer(std::uint32_t game, const platform::Bytes& bytes)
{
    const auto answer = brains::read_answer(bytes);
    const auto* fresh = answer.ok() ? std::get_if<brains::FreshAnswer>(&*answer) : nullptr;
    if (fresh == nullptr)
    {
        no_thinker_ = true;
        return;
    }
    store_searched_games(state_.platform.preferences, game + 1);
    if (!fresh->puzzles.empty())
    {
        store_fresh_puzzles(state_.platform.preferences, fresh->puzzles);
    }
    due_ms_ = state_.now_ms + pause_ms;
    state_.stale = true; // the next frame sets the time of the next question
}

} // namespace elgrande::screens

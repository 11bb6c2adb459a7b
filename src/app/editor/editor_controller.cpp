#include "app/editor/editor_controller.hpp"

#include "app/editor/editor_page.hpp"
#include "app/pages/share_page.hpp"
#include "app/posting/post_page.hpp"
#include "record/link/link.hpp"
#include "record/save.hpp"
#include "rules/game.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace elgrande::screens
{

namespace
{

constexpr int highest_level = 3;

} // namespace

std::string as_letters(std::span<const std::byte> bytes)
{
    std::string letters;
    letters.reserve(2 * bytes.size());
    for (const std::byte byte : bytes)
    {
        const auto value = std::to_integer<unsigned>(byte);
        letters += static_cast<char>('a' + static_cast<int>(value >> 4U));
        letters += static_cast<char>('a' + static_cast<int>(value & 15U));
    }
    return letters;
}

std::optional<std::vector<std::byte>> from_letters(std::string_view letters)
{
    if (letters.size() % 2 != 0 || letters.size() > 2 * editor::max_draft_bytes
        || letters.find_first_not_of("abcdefghijklmnop") != std::string_view::npos)
    {
        return std::nullopt;
    }
    std::vector<std::byte> bytes;
    for (std::size_t i = 0; i < letters.size(); i += 2)
    {
        bytes.push_back(static_cast<std::byte>((letters[i] - 'a') * 16 + (letters[i + 1] - 'a')));
    }
    return bytes;
}

EditorController::EditorController(AppState& state, PageStack& pages, OpenGame& game, AnalysisController& analyses,
                                   PuzzleMakerController& makers)
    : state_(state), pages_(pages), game_(game), analyses_(analyses),
      makers_(makers), context_{.platform = state.platform,
                                .localizer = state.localizer,
                                .settings = state.settings,
                                .advice = state.advice,
                                .saves = state.saves,
                                .session = posted_,
                                .lesson = no_lesson_,
                                .puzzle = no_puzzle_,
                                .analysis = no_analysis_,
                                .chances = no_chances_,
                                .room = no_room_,
                                .guest = no_guest_,
                                .animation = state.animation,
                                .replay = state.replay,
                                .clock = state.clock,
                                .picture_painter = state.picture_painter,
                                .board_pictures = state.board_pictures,
                                .why_known = state.why_known,
                                .computers_paused = state.computers_paused,
                                .came_from_editor = state.came_from_editor,
                                .now_ms = state.now_ms,
                                .wake = [this] { state_.context.wake(); }}
{
    pages_.add("editor",
               [this](const PageContext& context) -> std::unique_ptr<Page>
               {
                   begin();
                   return std::make_unique<EditorPage>(context, *this, state_.painter);
               });
    pages_.add("draft",
               [this](const PageContext& context) -> std::unique_ptr<Page>
               {
                   begin_with_kept();
                   ++version_;
                   return std::make_unique<EditorPage>(context, *this, state_.painter);
               });
    pages_.add("share",
               [this](const PageContext& context) -> std::unique_ptr<Page>
               { return std::make_unique<SharePage>(is_open() ? shared() : context); });
    pages_.add("picture",
               [this](const PageContext& context) -> std::unique_ptr<Page>
               { return std::make_unique<PostPage>(is_open() ? shared() : context); });
}

/// Chooses the draft to begin with: at the table its position, as far as the seat at the screen may know it; otherwise
/// the stored draft or a new game. A draft that lies on the table unchanged is kept, with its undo history.
void EditorController::begin()
{
    ++version_;
    if (pages_.at_home())
    {
        begin_with_kept();
        return;
    }
    const table::Sitting& sitting = state_.session->sitting();
    if (draft_ && draft_->state() == sitting.exact_state())
    {
        return;
    }
    const auto opened = record::open_link(state_.session->position_link(false));
    const auto* position = opened.ok() ? std::get_if<record::OpenedPosition>(&*opened) : nullptr;
    if (position == nullptr)
    {
        begin_with_kept();
        return;
    }
    draft_.emplace(position->state, record::colours_of(position->players));
    levels_ = {};
    for (std::size_t seat = 0; seat < sitting.players().size() && seat < levels_.size(); ++seat)
    {
        levels_[seat] = std::min<int>(sitting.players()[seat].controller.computer_level, highest_level);
    }
}

void EditorController::begin_with_kept()
{
    if (draft_)
    {
        return;
    }
    const auto bytes = from_letters(state_.platform.preferences.get(draft_preference).value_or(""));
    if (bytes)
    {
        auto read = editor::Draft::read(*bytes);
        if (read.ok())
        {
            draft_.emplace(std::move(*read));
            return;
        }
    }
    const bool sound = !pages_.form.problem();
    const record::Game game = pages_.form.game();
    draft_.emplace(new_game(sound ? game.setup : Setup{}),
                   sound ? record::colours_of(game.players) : std::vector<record::Colour>{});
}

void EditorController::changed()
{
    ++version_;
    state_.stale = true;
    state_.platform.preferences.set(draft_preference, as_letters(draft_->bytes()));
}

bool EditorController::edit(std::span<const editor::Edit> edits)
{
    const bool done =
        std::any_of(edits.begin(), edits.end(), [this](const editor::Edit& edit) { return draft_->edit(edit); });
    if (done)
    {
        changed();
    }
    return done;
}

void EditorController::undo()
{
    draft_->undo();
    changed();
}

void EditorController::redo()
{
    draft_->redo();
    changed();
}

void EditorController::start_over()
{
    Setup setup = with_all_cards(draft_->state().setup);
    setup.seed = short_seed(state_.platform.clock.random());
    draft_.emplace(new_game(setup), draft_->colours());
    changed();
}

void EditorController::set_level(Seat seat, int level)
{
    if (seat < levels_.size() && level >= 0 && level <= highest_level)
    {
        levels_[seat] = level;
        ++version_;
    }
}

record::Game EditorController::game(bool with_computers) const
{
    const State& state = draft_->state();
    record::Game game{state.setup, record::players_of(draft_->colours()), state, {}, {}};
    for (std::size_t seat = 0; with_computers && seat < game.players.size(); ++seat)
    {
        game.players[seat].controller.computer_level = static_cast<std::uint8_t>(levels_[seat]);
    }
    return game;
}

void EditorController::play()
{
    if (draft_->is_valid())
    {
        game_.play_position(game(true));
        state_.came_from_editor = true;
    }
}

void EditorController::analyse()
{
    if (draft_->is_valid())
    {
        game_.show_position(game(false));
        state_.came_from_editor = true;
        analyses_.act(AnalysisCommand::Begin);
        began_analysis_ = state_.analysis != nullptr;
    }
}

void EditorController::make_puzzle()
{
    if (!draft_->is_valid())
    {
        return;
    }
    state_.came_from_editor = makers_.open(draft_->state(), draft_->colours());
}

void EditorController::update()
{
    if (began_analysis_ && !state_.analysis)
    {
        began_analysis_ = false;
        if (state_.came_from_editor && !pages_.at_home() && pages_.dialog() == nullptr)
        {
            pages_.open("draft");
        }
    }
    // A puzzle is made while the editor is open; at the start page nothing else leads back.
    state_.came_from_editor = state_.came_from_editor && (!pages_.at_home() || is_open());
}

/// Shows the draft to the sharing pages, as a session that is not an open game.
const PageContext& EditorController::shared()
{
    if (draft_->is_valid() && (!posted_ || posted_version_ != version_))
    {
        posted_ = std::make_unique<GameSession>(state_.localizer, game(false), 0, "", "");
        posted_->mark_set_up_by_hand();
        posted_->sitting().raise_curtain();
        posted_version_ = version_;
    }
    if (posted_)
    {
        posted_->refresh(); // the language may have changed
    }
    return context_;
}

bool EditorController::act(const TableIntent& intent)
{
    if (!is_open())
    {
        return false;
    }
    if (intent == TableIntent(GameCommand::Download) && posted_)
    {
        game_.give_file("el-grande.elgrande", record::save_game(posted_->to_save(state_.platform.clock.now_ms())));
    }
    return true;
}

} // namespace elgrande::screens

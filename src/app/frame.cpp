#include "app/impl.hpp"

#include "board/lettering/type.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <utility>
#include <vector>

/// Drawing a frame, and updating the mirror.
namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr double undo_pause_ms = 10'000; ///< between two questions about an undo for the same guest, unless all agree
constexpr double veil_s = 0.3;           ///< time in which the board fades in

/// Gives the game's typefaces to the page's own text fields and to the mirror.
void share_typefaces(platform::Page& page)
{
    using platform::Typeface;
    for (const auto& [face, typeface] :
         {std::pair(board::Face::Regular, Typeface::Regular), std::pair(board::Face::Bold, Typeface::Bold),
          std::pair(board::Face::SmallCaps, Typeface::SmallCaps)})
    {
        if (const std::span<const std::byte> file = board::file_of(face); !file.empty())
        {
            page.set_typeface(typeface, file);
        }
    }
}

} // namespace

App::Impl::Impl(platform::Platform& platform)
    : state(platform), pages(state), motion(state, pages), game(state, pages, motion),
      lessons(state, pages, motion, game), puzzles(state, pages, motion, game), analyses(state, pages, motion, game),
      makers(state, pages), fresh_puzzles(state, pages), editor(state, pages, game, analyses, makers),
      rooms(state, pages, motion, game), computers(state, pages), mirror(state, pages)
{
    platform.page.set_language(code_of(state.localizer.language()));
    pages.form.restore_choices(state.localizer, platform.preferences.get(form_preference).value_or(""));
    if (const words::Language preferred = preferred_language(platform); preferred != state.localizer.language())
    {
        switch_language(preferred);
    }
    if (const std::string damaged = board::load_faces(*ImGui::GetIO().Fonts); !damaged.empty())
    {
        pages.set_banner(state.localizer.text(Key::MessagePlainLetters, {{"reason", damaged}}));
    }
    share_typefaces(platform.page);
    ImGui::GetIO().IniFilename = nullptr;
}

void App::Impl::fetch_guide()
{
    static constexpr int max_pause_ms = 60'000;
    const words::Language language = state.localizer.language();
    if (state.localizer.has_guide() || guide_asked)
    {
        return;
    }
    if (state.now_ms < guide_due_ms)
    {
        state.ui.wake_at(guide_due_ms);
        return;
    }
    const auto take = [this, language]
    {
        const bool wanted = language == state.localizer.language() && !state.localizer.has_guide();
        if (wanted && load_texts(state.platform, language, words::TextPart::Guide))
        {
            apply_language(language);
        }
    };
    take();
    if (state.localizer.has_guide())
    {
        return;
    }
    guide_asked = true;
    state.platform.assets.fetch(words::texts_file(language, words::TextPart::Guide),
                                [this, take](bool)
                                {
                                    guide_asked = false;
                                    guide_due_ms = state.now_ms + guide_pause_ms;
                                    guide_pause_ms = std::min(2 * guide_pause_ms, max_pause_ms);
                                    take();
                                });
}

void App::Impl::frame(double now_ms)
{
    state.now_ms = now_ms;
    state.stale = false;
    state.saves.mark_shown();
    theme::set_light(state.settings.light);
    state.painter.set_fade_in(state.settings.speed == Speed::Off ? 0 : veil_s);
    platform::Page& document = state.platform.page;
    document.set_dark(state.settings.light == Light::Candle);
    state.ui.begin(now_ms, document.coarse_pointer(), state.platform.gesture);
    game.open_incoming();
    game.show_storage_news();
    motion.advance();
    if (const auto next = motion.due())
    {
        look_at(*next);
    }
    rooms.advance();
    let_computers_play();
    let_guests_play();
    let_guests_undo();
    makers.cancel_if_closed();
    puzzles.update();
    analyses.update();
    editor.update();
    makers.update();
    fresh_puzzles.update();
    run_clock();
    offer_to_pass();
    draw_pages();
    rooms.send();
    document.claim_back_button(!pages.at_home() || pages.dialog() != nullptr);
    document.keep_awake(state.session && !pages.at_home() && !state.session->sitting().over());
    state.ui.end();
    focus_next_answer();
}

void App::Impl::draw_pages()
{
    pages.home.wait(game.awaits_saves());
    pages.table.set_uncovered(pages.dialog() == nullptr);
    Page* const cover = pages.cover();
    Page& below = cover != nullptr ? *cover : pages.below();
    mirror.begin_frame();
    draw_page(below);
    report_board_trouble();
    const std::size_t drawn = state.ui.items().size();
    pages.draw_banner();
    mirror.note_items(nullptr, drawn);
    Page* dialog = pages.dialog();
    if (dialog == nullptr || dialog == pages.cover())
    {
        return;
    }
    draw_page(*dialog);
    state.stale = state.stale || pages.dialog() == nullptr;
}

void App::Impl::draw_page(Page& page)
{
    const std::size_t first = state.ui.items().size();
    const std::optional<Intent> intent = page.draw(state.ui);
    mirror.note_items(&page, first);
    if (intent)
    {
        perform(page, *intent);
    }
}

void App::Impl::focus_next_answer()
{
    const bool at_table = &pages.mirrored() == &pages.table && pages.shows(PageStack::Screen::Table)
                          && pages.dialog() == nullptr && !pages.at_home() && !state.animation.is_scoring();
    const std::optional<Box> focused = state.ui.visible_box(state.ui.focused());
    const bool by_pointer = ImGui::GetIO().MouseDown[0] || ImGui::GetIO().MouseReleased[0];
    answered = answered && !by_pointer && (focused || state.ui.lost_focus());
    if (!answered || state.stale || !at_table || state.lesson || mirror.mirror().answers.empty())
    {
        return;
    }
    const PlayerView& view = state.session->shown().view;
    const auto point = [&](int answer) { return pages.table.screen().point(state.ui, view, answer); };
    bool is_on_answer = false;
    for (int i = 0; focused && !is_on_answer && i < view.legal.size(); ++i)
    {
        const std::optional<ImVec2> at = point(i);
        is_on_answer = at && focused->contains({at->x, at->y});
    }
    if (is_on_answer)
    {
        answered = false;
    }
    else if (const auto first = view.legal.empty() ? std::nullopt : point(0))
    {
        state.ui.focus_at(*first);
        answered = false;
    }
}

void App::Impl::run_clock()
{
    const table::Sitting* sitting = state.session ? &state.session->sitting() : nullptr;
    if (!state.settings.clock || sitting == nullptr || pages.at_home() || state.lesson || state.puzzle || state.analysis
        || state.guest || pages.cover() != nullptr || sitting->over() || sitting->analysing() || sitting->looking_back()
        || sitting->curtain() || sitting->awaits_computer())
    {
        state.clock.pause();
        return;
    }
    constexpr double second_ms = 1000;
    const Seat asked = sitting->decision().seat;
    state.clock.advance(asked, state.now_ms);
    state.ui.wake_at(state.now_ms + second_ms - std::fmod(state.clock.thinking_ms()[asked], second_ms));
}

void App::Impl::let_computers_play()
{
    const auto answer = computers.due();
    if (!answer)
    {
        return;
    }
    motion.leave();
    if (computers.plays_again())
    {
        redo();
    }
    else
    {
        play(Play{*answer});
    }
}

void App::Impl::let_guests_play()
{
    const auto given = rooms.take_answer();
    if (!given)
    {
        return;
    }
    motion.leave();
    table::Sitting& sitting = state.session->sitting();
    if (sitting.looking_back())
    {
        sitting.return_to_now();
        game.changed();
    }
    const std::uint64_t before = sitting.revision();
    if (given->actions.empty())
    {
        put_back(given->put_back);
    }
    else
    {
        play(Play{given->actions.back(), {given->actions.begin(), given->actions.end() - 1}});
    }
    if (sitting.revision() == before)
    {
        rooms.refuse(*given); // else no other guest could answer
    }
}

void App::Impl::let_guests_undo()
{
    if (undo_asked && pages.dialog() == nullptr)
    {
        // No agreement, however the question was closed. Does nothing if the game has changed.
        rooms.set_undo_state(*std::exchange(undo_asked, std::nullopt), room::UndoState::Declined);
    }
    for (const room::PendingUndo& asked : rooms.pending_undos())
    {
        const std::uint64_t before = state.session->sitting().revision();
        decide_undo(asked);
        if (state.session->sitting().revision() != before)
        {
            return; // the other requests were about another position
        }
    }
}

void App::Impl::decide_undo(const room::PendingUndo& asked)
{
    const table::Sitting& sitting = state.session->sitting();
    const table::Moment moment = asked.whole_turn ? sitting.turn_start() : sitting.before_last_decision();
    const table::UndoRight right = sitting.right_to_undo_to(moment);
    const std::vector<Seat> deciders = sitting.deciders_since(moment);
    if (right == table::UndoRight::Nothing)
    {
        rooms.set_undo_state(asked, room::UndoState::Nothing);
        return;
    }
    if (right == table::UndoRight::Free && std::find(deciders.begin(), deciders.end(), asked.seat) != deciders.end())
    {
        motion.leave();
        undo_now(moment, asked.seat);
        return;
    }
    if (state.now_ms < undo_due_ms[asked.seat])
    {
        // In each new position a guest can ask again, and by answers of its own it can make as many as it likes.
        rooms.set_undo_state(asked, room::UndoState::Declined);
        return;
    }
    if (pages.dialog() != nullptr)
    {
        return; // one question at a time
    }
    undo_due_ms[asked.seat] = state.now_ms + undo_pause_ms;
    rooms.set_undo_state(asked, room::UndoState::Asked);
    undo_asked = asked;
    motion.leave();
    ask_for_consent(right, moment, asked.seat);
}

void App::Impl::offer_to_pass()
{
    pass_due = pass_due && !pages.at_home(); // players who left the table can use the button later
    if (pass_due && !state.animation.going() && pages.dialog() == nullptr)
    {
        pass_due = false;
        pages.open(std::string("pass"));
    }
}

void App::Impl::make_mirror()
{
    pages.home.wait(game.awaits_saves());
    mirror.make();
}

void App::Impl::update_page()
{
    // A page that has just been opened must be drawn first, because its buttons are the items that it draws.
    const Page& mirrored = pages.mirrored();
    const bool comes = &mirrored == pages.dialog() || &mirrored == &pages.below();
    if (comes && !mirror.is_drawn(mirrored))
    {
        state.stale = true;
    }
    else
    {
        make_mirror();
    }
    const std::string& title = mirror.mirror().title;
    state.platform.page.set_title(
        pages.shows(PageStack::Screen::Home) ? title : state.localizer.text(Key::GameTitle) + " – " + title);
    if (!std::exchange(lists_saves, true))
    {
        state.saves.refresh();
    }
    fetch_guide();
}

void App::Impl::report_board_trouble()
{
    const std::string& trouble = state.painter.error();
    if (!trouble.empty() && !std::exchange(board_trouble_reported, true))
    {
        pages.set_banner(state.localizer.text(Key::MessagePlainBoard, {{"reason", trouble}}));
    }
}

} // namespace elgrande::screens

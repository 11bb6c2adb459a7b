#pragma once

#include "app/app_state.hpp"
#include "app/pages/home_page.hpp"
#include "app/pages/registry.hpp"
#include "app/pages/result_page.hpp"
#include "app/pages/table_page.hpp"
#include "screens/dialogs/dialogs.hpp"
#include "screens/home/backdrop.hpp"
#include "screens/home/new_game_form.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace elgrande::screens
{

/// The pages of the program: the main ones, the dialogs over them, and a banner above all.
class PageStack
{
public:
    enum class Screen : std::uint8_t
    {
        Home,
        Table,
        Result
    };

    /// `state` must outlive this object.
    explicit PageStack(AppState& state);

    NewGameForm form; ///< of the page "games"
    Backdrop backdrop;
    HomePage home;
    TablePage table;
    ResultPage result;

    // --- what is shown ---

    /// Returns the page below all dialogs. The result replaces the table only when the animation has ended.
    Page& below();
    /// Returns the page that the mirror describes. Unlike below() it does not wait for animations.
    Page& mirrored();
    /// Returns the dialog that covers below(), or nullptr.
    Page* cover() const { return !dialogs_.empty() && dialogs_.front()->covers() ? dialogs_.front().get() : nullptr; }
    /// Returns the topmost dialog, which gets the input, or nullptr.
    Page* dialog() const { return dialogs_.empty() ? nullptr : dialogs_.back().get(); }

    /// True if the start page is shown below all dialogs, because it was chosen or no game is open.
    bool at_home() const { return screen_ == Screen::Home || !state_.session; }
    /// True if this page was chosen, even if no game is open.
    bool shows(Screen screen) const { return screen_ == screen; }
    void show(Screen screen) { screen_ = screen; }
    /// Shows the table of the open game, which must exist, or its result if the game is over.
    void show_game();

    // --- dialogs ---

    /// Opens a page and closes all others. Only a cover stays, to which the player returns, unless `opened` covers,
    /// too. Does nothing for nullptr.
    void open(std::unique_ptr<Page> opened);
    /// Opens the registered page with this name. Does nothing if there is none.
    void open(const std::string& name) { open(registry_.make(name, state_.context)); }
    /// Opens the form of a new game with a person in every seat.
    void open_for_people();
    /// See PageRegistry::add().
    void add(std::string name, PageMaker maker) { registry_.add(std::move(name), std::move(maker)); }
    void close_all() { dialogs_.clear(); }
    /// Removes `page` from the stack if it is the topmost dialog and closes with this intent; otherwise returns
    /// nullptr. Keep the returned page alive until the intent is carried out.
    std::unique_ptr<Page> close_with(const Page& page, const Intent& intent);
    /// Closes the topmost dialog if it is modeless (Page::is_modeless).
    void close_modeless();

    // --- messages ---

    /// Asks a question or shows a message; `callbacks[i]` is called after button i of `what` was pressed. An empty
    /// callback only closes the dialog.
    void ask(Message what, std::vector<std::function<void()>> callbacks);
    /// Shows a short message on the table, which fades.
    void notify(std::string text) { table.screen().notify(std::move(text), state_.now_ms); }

    /// Returns the message at the lower edge, shown until it is closed; empty if there is none.
    const std::string& banner() const { return banner_; }
    void set_banner(std::string text) { banner_ = std::move(text); }
    /// Draws the banner, if there is one. A press anywhere on it closes it.
    void draw_banner();

private:
    AppState& state_;
    Screen screen_ = Screen::Home;
    std::vector<std::unique_ptr<Page>> dialogs_; ///< the last one is topmost and gets the input
    PageRegistry registry_;
    std::string banner_;
};

} // namespace elgrande::screens

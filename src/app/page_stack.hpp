#pragma once

#include "app/app_state.hpp"
#include "app/pages/home_page.hpp"
#include "app/pages/registry.hpp"
#include "app/pages/result_page.hpp"
#include "app/pages/table_page.hpp"
#include "screens/dialogs/dialogs.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The pages of the program, the one that is shown, the dialogs over it, and a banner above all.
class PageStack
{
public:
    enum class Screen : std::uint8_t
    {
        Home,
        Table,
        Result
    };

    /// `state` must outlive this.
    explicit PageStack(AppState& state);

    HomePage home;
    TablePage table;
    ResultPage result;

    // --- what is shown ---

    /// The page below all dialogs: no result before everything has arrived.
    Page& below();
    /// The page that the mirror tells: nobody who reads waits for what moves.
    Page& told();
    /// The page as large as the screen that lies over `below()`, or nothing.
    Page* cover() const { return !dialogs_.empty() && dialogs_.front()->covers() ? dialogs_.front().get() : nullptr; }
    /// The dialog that takes the input, or nothing.
    Page* dialog() const { return dialogs_.empty() ? nullptr : dialogs_.back().get(); }

    bool at_home() const { return screen_ == Screen::Home || !state_.session; }
    bool shows(Screen screen) const { return screen_ == screen; }
    void show(Screen screen) { screen_ = screen; }
    /// The table of the open game, or its result.
    void show_game();

    // --- dialogs ---

    /// Closes all others but the page that covers all below it: whoever closes this one is back there. Nothing opens
    /// nothing.
    void open(std::unique_ptr<Page> opened);
    /// A page that is opened by its name; nothing happens where there is none.
    void open(const std::string& name) { open(registry_.make(name, state_.context)); }
    void add(std::string name, PageMaker maker) { registry_.add(std::move(name), std::move(maker)); }
    void close_all() { dialogs_.clear(); }
    /// The dialog that ends with this intent, which lives until its intent is done; nothing if `page` stays.
    std::unique_ptr<Page> close_with(const Page& page, const Intent& intent);
    /// Closes a dialog that stands in nobody's way.
    void close_aside();

    // --- what the player is told ---

    /// A question or a message with a button for each answer; an empty answer does nothing.
    void ask(Message what, std::vector<std::function<void()>> answers);
    /// A line above the table that goes by itself.
    void notify(std::string text) { table.screen().notify(std::move(text), state_.now_ms); }

    /// At the lower edge until it is closed; empty: none.
    const std::string& banner() const { return banner_; }
    void set_banner(std::string text) { banner_ = std::move(text); }
    void draw_banner();

private:
    AppState& state_;
    Screen screen_ = Screen::Home;
    std::vector<std::unique_ptr<Page>> dialogs_; ///< the last one takes the input
    PageRegistry registry_;
    std::string banner_;
};

} // namespace elgrande::screens

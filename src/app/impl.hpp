#pragma once

#include "app/app.hpp"
#include "app/game_session.hpp"
#include "app/last_game.hpp"
#include "app/pages/home_page.hpp"
#include "app/pages/page_context.hpp"
#include "app/pages/registry.hpp"
#include "app/pages/result_page.hpp"
#include "app/pages/table_page.hpp"
#include "app/saves.hpp"
#include "board/painter.hpp"
#include "platform/platform.hpp"
#include "screens/animation/animation_player.hpp"
#include "screens/animation/replay.hpp"
#include "screens/dialogs/dialogs.hpp"
#include "screens/help/rules_page.hpp"
#include "screens/model/settings.hpp"
#include "ui/ui.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// Everything behind the App: the pages, the open game, and what happens by an intent.
struct App::Impl
{
    enum class Screen : std::uint8_t
    {
        Home,
        Table,
        Result
    };

    explicit Impl(platform::Platform& where);

    // frame.cpp: what is drawn
    void frame(double now_ms);
    void draw_pages();
    void draw_banner();
    void take_from_outside();
    std::optional<ScreenPoint> target(int id);
    bool waiting_for_saves();
    /// The page below all dialogs.
    Page& page();

    // mirror.cpp: the same without pixels
    void make_mirror();
    void perform(int id);
    /// The page that the mirror tells.
    Page& mirrored();

    // game_commands.cpp: what happens
    /// The one way of an intent, whoever has it: the page may close with it or do it itself, else act() does it.
    void perform(Page& page, const Intent& intent);
    void act(const Intent& intent);
    void act_at_table(const Intent& intent);
    void act_on_page(const Intent& intent);
    void act_at_home(const Intent& intent);
    void open_page(std::unique_ptr<Page> opened);
    void speak(words::Language language);
    void set(int row, int choice);
    void play(const Intent& intent);
    void undo(table::UndoRight done, std::function<void()> agreed);
    void play_on();
    void after_change();
    void autosave();
    void download(const std::string& name, const platform::Bytes& bytes);
    void download_game();
    void download_row(const std::string& key);
    void open_rules(std::optional<words::Topic> topic);

    // opening.cpp: games come and go
    std::string game_name(const std::vector<record::Player>& players) const;
    void enter(record::Game game, table::Moment cursor, std::string key, std::string name);
    void autosave_new();
    void remember_open();
    void leave();
    void resume();
    void start_new_game();
    bool open_saved(const std::string& key);
    void open_link(std::string_view fragment);
    void open_file(const platform::File& file);
    void tell_trouble(const platform::File& file);

    // animating.cpp: what moves after an action, and how it ends
    void animate(const PlayerView& before, const std::vector<table::Told>& told, bool by_hand = false);
    void advance_animation();
    void leave_show();
    void end_animation();
    void show_scoring(bool by_itself);

    // history.cpp: going forward in what has been played
    void redo();
    void look_at(table::Moment moment);
    void advance_replay();

    // messages.cpp: what the player is told and asked
    void ask_name(const std::string& key);
    void rename(const std::string& key, const std::string& name);
    void tell_saves();
    void tell_plain_board();
    void ask_end_try_out();
    void other_tab_saved(const platform::StoredGame& there);
    void ask(Message what, std::vector<std::function<void()>> answers);
    void tell_bad(words::Key title, const record::LoadError& error, platform::Bytes bytes, std::string name);

    platform::Platform& platform;
    words::Localizer localizer;
    Ui ui;
    Saves saves;
    LastGame last_game;
    Settings settings;
    board::Painter painter;
    std::unique_ptr<GameSession> session;
    AnimationPlayer animation; ///< of the last action
    Replay replay;             ///< of the game on the table, while looking back
    RulesPage book;
    double now_ms = 0;
    PageContext context;
    HomePage home;
    TablePage table;
    ResultPage result;
    Screen screen = Screen::Home;
    std::vector<std::unique_ptr<Page>> dialogs; ///< over the page; the last one takes the input
    PageRegistry registry;

    std::string banner;
    bool told_plain_board = false;
    bool resume_open_game = true; ///< until something else was opened
    std::string followed_link;    ///< the game on the table came by it, and nothing was played since
    double began_ms = -1;         ///< the first frame

    Mirror mirror;
    std::uint64_t mirror_version = 0;
    std::vector<Command> commands; ///< of the mirror's buttons that are no answers
    bool stale = true;             ///< something was done since the last frame
};

inline constexpr const char* language_preference = "language";
inline constexpr const char* form_preference = "new game"; ///< what the last new game was like

inline std::string code_of(words::Language language)
{
    return std::string(words::language_row(language).code);
}

/// Ids of the mirror's buttons that are no answers begin here.
inline constexpr int first_command = 1000;

} // namespace elgrande::screens

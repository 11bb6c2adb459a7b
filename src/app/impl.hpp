#pragma once

#include "app/app.hpp"
#include "app/game_session.hpp"
#include "app/last_game.hpp"
#include "app/saves.hpp"
#include "board/painter.hpp"
#include "platform/platform.hpp"
#include "screens/animation/animation_player.hpp"
#include "screens/dialogs/dialogs.hpp"
#include "screens/dialogs/settings_dialog.hpp"
#include "screens/help/rules_page.hpp"
#include "screens/home/home_screen.hpp"
#include "screens/model/settings.hpp"
#include "screens/result/end_screen.hpp"
#include "screens/table/table_screen.hpp"
#include "ui/ui.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// Everything behind the App: which screen is shown, the open game, dialogs, and what happens by an intent.
struct App::Impl
{
    enum class Screen : std::uint8_t
    {
        Home,
        Table,
        End
    };

    enum class Dialog : std::uint8_t
    {
        None,
        Rules,
        Menu,
        Share,
        Rename,
        Settings,
        Scoring,
        Message
    };

    /// A button of the mirror that is no answer.
    struct Command
    {
        std::string label;
        Id area = 0; ///< where it is on the screen
        std::function<void()> press;
        std::optional<bool> chosen{}; ///< as of MirrorButton
    };

    explicit Impl(platform::Platform& where);

    // frame.cpp: what is drawn
    void frame(double now_ms);
    void draw_screen();
    void draw_dialog();
    void draw_banner();
    void take_from_outside();
    std::optional<ScreenPoint> target(int id);
    Seat asking_curtain() const;
    bool waiting_for_saves();

    // deeds.cpp: what happens
    void act(const Intent& intent);
    void act(const HomeIntent& intent);
    void speak(words::Language language);
    void set(const SettingWish& wish);
    void play(const Intent& intent);
    void undo(table::UndoRight done, std::function<void()> agreed);
    void play_on();
    void after_change();
    void autosave();
    void download(const std::string& name, const platform::Bytes& bytes);
    void download_game();
    void download_row(const std::string& key);
    void share(ShareWish wish);
    void open_rules(std::optional<words::Topic> topic);
    std::string shared_link() const;

    // arrivals.cpp: games come and go
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

    // moving.cpp: what moves after an action, and how it ends
    void animate(const PlayerView& before, bool by_hand);
    void advance_animation();
    void leave_show();
    void end_animation();
    void show_scoring(bool by_itself);

    // messages.cpp: what the player is told and asked
    void rename(const std::string& name);
    void tell_saves();
    void tell_plain_board();
    void ask_end_try_out();
    void other_tab_saved(const platform::StoredGame& there);
    void ask(Message what, std::vector<std::function<void()>> answers);
    void tell_bad(words::Key title, const record::Problem& problem, platform::Bytes bytes, std::string name);

    // mirror_commands.cpp: the same without pixels
    void make_mirror();
    void home_commands();
    void saved_commands();
    void table_commands();
    void language_commands();
    void rules_commands();
    void settings_commands();
    void explanation_commands(Mirror& fresh);
    void add_command(std::string label, Id area, std::function<void()> press, std::optional<bool> chosen = {});
    void perform(int id);

    platform::Platform& platform;
    words::Speech speech;
    Ui ui;
    Saves saves;
    LastGame last_game;
    Settings settings;
    board::Painter painter;
    HomeScreen home;
    TableScreen table_screen;
    AnimationPlayer motion;         ///< of the last action
    int sheet = 0;                  ///< which general scoring is shown
    bool sheet_came_itself = false; ///< after its show: it stands in nobody's way
    Explainer end_explainer;
    RulesPage rules_page;
    std::unique_ptr<GameSession> room;
    Screen screen = Screen::Home;
    Dialog dialog = Dialog::None;

    Message message;
    std::vector<std::function<void()>> message_answers;
    Sharing sharing;
    std::string rename_key;
    std::string rename_text;
    bool rename_begins = false; ///< its field has not had the keyboard yet
    std::string banner;
    bool told_plain_board = false;
    bool resume_open_game = true; ///< until something else was opened
    std::string followed_link;    ///< the game on the table came by it, and nothing was played since
    double began_ms = -1;         ///< the first frame

    std::string diagnostics;
    Mirror mirror;
    std::uint64_t mirror_version = 0;
    std::vector<Command> commands;
    bool stale = true; ///< something was done since the last frame
    double now_ms = 0;
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

#include "support/app_driver.hpp"

#include "app/game_session.hpp"
#include "app/open_game.hpp"
#include "record/link/link.hpp"
#include "record/notation.hpp"
#include "rules/playout.hpp"
#include "screens/table/cards/card_rows.hpp"
#include "screens/table/table_screen.hpp"
#include "ui/ui.hpp"
#include "words/lessons.hpp"
#include "words/localizer.hpp"
#include "words/names.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::FakeWorld;
using words::Key;

namespace
{

struct FitScreen
{
    float width;
    float height;
    bool fingers;
};

constexpr std::array fit_screens{FitScreen{1366, 768, false}, FitScreen{2560, 1440, false}, FitScreen{390, 844, true},
                                 FitScreen{844, 390, true}, FitScreen{768, 1024, true}};

std::string listed(const std::set<std::string>& cut)
{
    std::string list;
    for (const std::string& text : cut)
    {
        list += "\n" + words::plain(text);
    }
    return list;
}

/// Plays in one language on one screen, and collects the texts that do not fit.
class Reader
{
public:
    /// `form`: the form of a new game, as a link.
    Reader(words::Language language, const FitScreen& screen, int text, const std::string& form = {})
        : localizer_(language), driver_(screen.width, screen.height, screen.fingers,
                                        [language, text, &form](FakeWorld& world)
                                        {
                                            world.preferences.values[form_preference] = form;
                                            world.page.reads = {std::string(words::language_row(language).code)};
                                            world.preferences.values["text size"] = std::to_string(text);
                                        })
    {
    }

    void read()
    {
        driver_.settle();
        for (const std::string& text : driver_.app().ui().cut())
        {
            // Links, and games named after their players, may be too long for any screen.
            const std::string name = words::colour(localizer_, record::Colour::Red) + ", ";
            if (text.rfind("https://", 0) != 0 && text.rfind(name, 0) != 0)
            {
                cut.insert(text);
            }
        }
    }

    void visit(const std::string& link)
    {
        driver_.app().open_link(link);
        read();
    }

    void press(Key label) { presses(label); }

    /// Presses a button and reads. Returns false if there is none.
    bool presses(Key label)
    {
        const bool pressed = driver_.perform(localizer_.text(label));
        read();
        return pressed;
    }

    /// Plays random answers, lifting the curtain if necessary.
    void play(int answers)
    {
        Random random(11);
        for (int i = 0; i < answers; ++i)
        {
            const auto& offered = driver_.app().mirror().answers;
            if (offered.empty())
            {
                driver_.app().perform(driver_.app().mirror().buttons.front().id);
            }
            else
            {
                const auto last = static_cast<std::uint32_t>(offered.size());
                driver_.app().perform(offered[random.below(last)].id);
            }
            read();
        }
    }

    /// Plays every step of a lesson with the expected answers.
    void learn(const words::LessonRow& row)
    {
        const auto game = record::read_record(row.record);
        REQUIRE(game.ok());
        driver_.app().act(Intent{OpenLesson{std::string(row.id)}});
        for (const words::LessonStep& step : row.steps)
        {
            read();
            driver_.app().act(step.asks ? Intent{Play{game->actions[step.begins]}} : Intent{LessonCommand::Next});
        }
        read();
    }

    void open(ImGuiKey key)
    {
        driver_.press(key);
        read();
        driver_.press(ImGuiKey_Escape);
    }

    /// Opens each page that needs nothing but a name, over what is shown.
    void open_named_pages()
    {
        for (const std::string& name : PageRegistry().names())
        {
            driver_.app().act(Intent{OpenPage{name}});
            read();
            driver_.press(ImGuiKey_Escape);
            driver_.settle();
        }
    }

    std::set<std::string> cut;

private:
    words::Localizer localizer_;
    AppDriver driver_;
};

} // namespace

namespace
{

/// Returns a game of five in which the active player may lift at least three standard-bearers or pieces beside them.
std::string link_to_many_bearers()
{
    record::Game game;
    game.setup = {.edition = Edition::BigBox, .players = 5, .seed = 1};
    game.setup.modules.insert(Module::StandardBearers);
    game.players = record::players_of(std::array{record::Colour::Red, record::Colour::Blue, record::Colour::Green,
                                                 record::Colour::Yellow, record::Colour::Purple});
    State state = new_game(game.setup);
    for (Random random(2); !is_over(state);)
    {
        const ActionList actions = legal(state);
        if (std::count_if(actions.begin(), actions.end(), takes_bearer) >= 3)
        {
            return record::game_link(game);
        }
        game.actions.push_back(random_action(state, random, RandomPolicy::Busy));
        apply(state, game.actions.back());
    }
    FAIL("no such moment in the game");
    return {};
}

} // namespace

TEST_CASE("no text is too long for its place, in any language on any screen", "[sizes]")
{
    const auto language = static_cast<words::Language>(GENERATE(0, 1, 2));
    const FitScreen screen = GENERATE(from_range(fit_screens));
    const int text = GENERATE_COPY(range(0, testing::text_sizes(screen.width, screen.height, screen.fingers)));
    INFO(words::language_row(language).name << " on " << screen.width << " x " << screen.height << ", text " << text);
    Reader reader(language, screen, text);
    reader.read();
    reader.press(Key::HomeSaves);
    reader.press(Key::ButtonClose);
    reader.press(Key::HomeAllGames);
    reader.press(Key::HomeStart);
    reader.play(150);
    reader.open(ImGuiKey_Escape);
    reader.open_named_pages();
    reader.press(Key::SettingsTitle);
    reader.press(Key::ButtonClose);
    reader.press(Key::TableShare);
    reader.press(Key::SharePass);
    reader.press(Key::PassStay);
    reader.press(Key::TableHistory);
    reader.press(Key::ButtonReturnNow);
    reader.press(Key::MenuHome);
    reader.visit(link_to_many_bearers());
    CHECK(listed(reader.cut) == "");
}

TEST_CASE("the offer of several lessons and their list fit every screen, in any language", "[sizes]")
{
    const auto language = static_cast<words::Language>(GENERATE(0, 1, 2));
    const FitScreen screen = GENERATE(from_range(fit_screens));
    const int text = GENERATE_COPY(range(0, testing::text_sizes(screen.width, screen.height, screen.fingers)));
    INFO(words::language_row(language).name << " on " << screen.width << " x " << screen.height << ", text " << text);
    Setup setup{.edition = Edition::Edition2023, .players = 3, .hidden_hands = true};
    for (const Module module : {Module::Rivalries, Module::NewRegency, Module::PowerShift})
    {
        setup.modules.insert(module);
    }
    Reader reader(language, screen, text, record::game_link(testing::game_of(setup)));
    reader.press(Key::HomeAllGames);
    reader.press(Key::HomeStart);
    CHECK(reader.presses(Key::LearnFirst));
    CHECK(reader.presses(Key::ButtonClose)); // of the list
    CHECK(listed(reader.cut) == "");
}

TEST_CASE("no step of a lesson is too long for its place, in any language on any screen", "[sizes]")
{
    const auto language = static_cast<words::Language>(GENERATE(0, 1, 2));
    const FitScreen screen = GENERATE(from_range(fit_screens));
    const int text = GENERATE_COPY(range(0, testing::text_sizes(screen.width, screen.height, screen.fingers)));
    INFO(words::language_row(language).name << " on " << screen.width << " x " << screen.height << ", text " << text);
    Reader reader(language, screen, text);
    reader.press(Key::LearnLessons);
    reader.press(Key::ButtonClose);
    for (const words::LessonRow& row : words::lessons())
    {
        reader.learn(row);
        reader.press(Key::LearnLeave);
    }
    CHECK(listed(reader.cut) == "");
}

namespace
{

/// Returns a game of five just before the action that causes the second scoring.
record::Game game_before_a_scoring()
{
    record::Game game = testing::game_of({.players = 5, .seed = 8});
    State state = new_game(game.setup);
    for (Random random(3);;)
    {
        const Action action = random_action(state, random, RandomPolicy::Busy);
        State after = state;
        apply(after, action);
        if (state.round == 6 && after.round == 7)
        {
            return game;
        }
        game.actions.push_back(action);
        state = after;
    }
}

} // namespace

TEST_CASE("the scoring animation and its table have room for their texts, in any language on any screen", "[sizes]")
{
    const auto language = static_cast<words::Language>(GENERATE(0, 1, 2));
    const FitScreen screen = GENERATE(from_range(fit_screens));
    INFO(words::language_row(language).name << " on " << screen.width << " x " << screen.height);
    const words::Localizer localizer(language);
    AppDriver driver(screen.width, screen.height, screen.fingers,
                     [language](FakeWorld& world)
                     {
                         world.page.still = false;
                         world.page.reads = {std::string(words::language_row(language).code)};
                     });
    driver.app().open_link(record::game_link(game_before_a_scoring()));
    driver.settle();
    if (driver.app().mirror().answers.empty())
    {
        driver.app().perform(driver.app().mirror().buttons.front().id); // lifts the curtain
        driver.settle();
    }
    REQUIRE_FALSE(driver.app().mirror().answers.empty());
    driver.app().perform(0);
    std::set<std::string> cut;
    bool shown = false;
    for (int i = 0; i < 400; ++i)
    {
        driver.frame(50);
        shown = shown || driver.button(localizer.text(Key::ScoringSkip)) >= 0;
        cut.insert(driver.app().ui().cut().begin(), driver.app().ui().cut().end());
    }
    CHECK(shown);
    CHECK(driver.button(localizer.text(Key::ScoringSkip)) < 0);
    CHECK(listed(cut) == "");
}

TEST_CASE("every card of every edition has room for its texts, in any language on any screen", "[sizes]")
{
    const FitScreen screen = GENERATE(from_range(fit_screens));
    const int text = GENERATE_COPY(range(0, testing::text_sizes(screen.width, screen.height, screen.fingers)));
    INFO("text " << text);
    AppDriver driver(screen.width, screen.height, screen.fingers,
                     [text](FakeWorld& world) { world.preferences.values["text size"] = std::to_string(text); });
    for (int i = 0; i < words::language_count; ++i)
    {
        const words::Localizer localizer(static_cast<words::Language>(i));
        INFO(words::language_row(localizer.language()).name << " on " << screen.width << " x " << screen.height);
        record::Game game;
        game.setup.players = 4;
        game.players = record::players_of(
            std::array{record::Colour::Red, record::Colour::Blue, record::Colour::Green, record::Colour::Yellow});
        const GameSession room(localizer, game, 0, "key", "name");
        const TableModel shown = room.shown();
        PlayerView view = shown.view;
        Ui ui;
        ui.set_zoom(driver.app().ui().zoom(), driver.app().ui().from_afar());
        board::Painter painter;
        TableScreen table(painter);
        std::optional<PointedCard> explained;
        std::set<std::string> cut;
        for (std::size_t card = 0; card < catalogue().size(); ++card)
        {
            view.offered.fill(static_cast<CardId>(card));
            ImGui::NewFrame();
            ui.begin(static_cast<double>(card), screen.fingers, {});
            table.draw(ui, shown);
            const TableLayout& at = table.layout();
            draw_action_cards(ui, at.cards, at.shape,
                              {.localizer = localizer, .view = view, .players = shown.players, .names = shown.names},
                              {}, explained);
            ui.end();
            cut.insert(ui.cut().begin(), ui.cut().end());
            ImGui::Render();
            AppDriver::hand_over_textures();
        }
        CHECK(listed(cut) == "");
    }
}

#include "support/app_driver.hpp"

#include "app/game_session.hpp"
#include "record/link/link.hpp"
#include "rules/playout.hpp"
#include "screens/help/topics.hpp"
#include "screens/model/carrying.hpp"
#include "screens/table/table_screen.hpp"
#include "support/english.hpp"
#include "support/reached_game.hpp"
#include "support/setups.hpp"
#include "words/rule_set.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::game_of;
using words::Topic;

namespace
{

/// A table on a wide screen, driven by a mouse.
class Desk
{
public:
    explicit Desk(const Setup& setup, int actions = 40)
        : driver_(1366, 768, false), room(localizer_, game_of(setup), 0, "", "")
    {
        Random random(4);
        for (int i = 0; i < actions; ++i)
        {
            room.sitting().raise_curtain();
            room.sitting().play(random_action(room.sitting().exact_state(), random, RandomPolicy::Busy));
        }
        room.sitting().raise_curtain();
        room.refresh();
        frame();
    }

    void frame(double elapsed_ms = 16)
    {
        ImGui::GetIO().DeltaTime = static_cast<float>(elapsed_ms) / 1000;
        ImGui::NewFrame();
        ui.begin(now_ms_ += elapsed_ms, false, {});
        intent = table.draw(ui, room.shown());
        ui.end();
        ImGui::Render();
        driver_.hand_over_textures();
    }

    /// Rests the mouse there. Returns the topic of the explanation.
    std::optional<Topic> rest_at(float x, float y)
    {
        ImGui::GetIO().AddMousePosEvent(x, y);
        frame();
        frame(600);
        frame(600);
        const auto& offered = table.explainer().offered();
        return offered ? std::optional(offered->topic) : std::nullopt;
    }

    std::optional<Topic> rest_at(const Box& box) { return rest_at(box.middle_x(), box.middle_y()); }

    std::optional<Box> area(Id id) const { return ui.visible_box(id); }

    void click(const Box& box)
    {
        ImGuiIO& io = ImGui::GetIO();
        io.AddMousePosEvent(box.middle_x(), box.middle_y());
        frame();
        io.AddMouseButtonEvent(0, true);
        frame();
        io.AddMouseButtonEvent(0, false);
        frame();
    }

private:
    AppDriver driver_;
    words::Localizer localizer_;
    double now_ms_ = 0;

public:
    GameSession room;
    board::Painter painter;
    TableScreen table{painter};
    Ui ui;
    std::optional<Intent> intent;
};

/// Types a query into the search field of the open rules.
void search_for(AppDriver& driver, const std::string& query)
{
    driver.world.text_fields.typing["search"] = query;
    driver.settle();
}

bool page_says(AppDriver& driver, const std::string& words)
{
    const auto& page = driver.app().mirror().page;
    return std::any_of(page.begin(), page.end(),
                       [&](const MirrorPassage& line) { return line.text.find(words) != std::string::npos; });
}

} // namespace

TEST_CASE("every question of random games is explained by the rules, in each language")
{
    std::set<Question> asked;
    for (std::uint64_t seed = 1; seed <= 210; ++seed)
    {
        Setup setup = setups::any_setup(seed);
        if (seed > 120)
        {
            // The expansions' questions are rare in games of all rule sets.
            constexpr std::array expansions{Edition::Colonies, Edition::KingColonies, Edition::Grandissimo};
            setup = {.edition = expansions[seed % expansions.size()], .players = 5, .seed = seed};
        }
        const words::Localizer localizer(static_cast<words::Language>(seed % words::language_count));
        State state = new_game(setup);
        Random random(seed);
        while (!is_over(state))
        {
            const Topic topic = topic_of(state.decision.question, state.sealed.purpose);
            if (asked.insert(state.decision.question).second || seed % 10 == 0)
            {
                INFO("question " << int(state.decision.question));
                for (int i = 0; i < words::language_count; ++i)
                {
                    const words::Localizer each(static_cast<words::Language>(i));
                    REQUIRE_FALSE(words::explanation(each, setup, topic).empty());
                }
            }
            apply(state, random_action(state, random, RandomPolicy::Busy));
        }
    }
    asked.insert(Question::GameOver);
    CHECK(asked.size() == static_cast<std::size_t>(last_question) + 1);
}

TEST_CASE("every refusal leads to a chapter of the rules")
{
    for (const Setup& setup : setups::every_rule_set())
    {
        for (int rule = 0; rule <= static_cast<int>(last_rule); ++rule)
        {
            const Topic topic = topic_of(static_cast<Rule>(rule));
            const bool of_own_cards =
                topic == Topic::Quarantine || topic == Topic::Bridge; // no other game has these refusals
            INFO("rule " << rule << " in edition " << int(setup.edition));
            const bool overseas = topic == Topic::Overseas || topic == Topic::Disc || topic == Topic::LimitTable;
            const bool of_both = topic == Topic::Sail || topic == Topic::Inquisitor;
            const bool of_courts = topic == Topic::Figures || topic == Topic::ShipToken || topic == Topic::NextScoring;
            const bool colonies = has_colonies(setup);
            const bool grandissimo = is_grandissimo(setup);
            REQUIRE(words::explanation(words::Localizer(), setup, topic).empty()
                    == ((of_own_cards && !has_own_cards(setup)) || (overseas && !colonies)
                        || (of_both && !colonies && !grandissimo) || (of_courts && !grandissimo)));
        }
    }
}

TEST_CASE("the explanation of a card with a special scoring leads to the chapter about special scorings")
{
    const words::Localizer localizer(words::Language::En);
    const Setup setup{.players = 4};
    const GameSession room(localizer, game_of(setup), 0, "", "");
    const auto chapter = [&](std::string_view name)
    {
        for (const CardId id : cards_of(Edition::Classic))
        {
            if (card(id).id == name)
            {
                return words::chapter_of(setup, explanation_of(room.shown(), id, {}).topic);
            }
        }
        return std::size_t{0};
    };
    const auto title = [&](std::size_t number) { return localizer.text(words::chapters()[number].title); };
    CHECK(title(chapter("score-fours")) == title(words::chapter_of(setup, words::Topic::ScorePlace)));
    CHECK(title(chapter("score-chosen-2")) == title(words::chapter_of(setup, words::Topic::ScorePlace)));
    CHECK(title(chapter("move-four-any")) == title(words::chapter_of(setup, words::Topic::Card)));
    CHECK(title(chapter("score-fours")) != title(chapter("move-four-any")));
}

TEST_CASE("an explanation without a rule is only what is said")
{
    const words::Localizer localizer;
    const Setup setup{.players = 4};
    Explanation explanation{.topic = words::Topic::Dummy, .details = "Red 3"}; // there is no dummy with four players
    CHECK(Explainer::text(localizer, setup, explanation) == "Red 3");
    explanation.topic = words::Topic::Court;
    CHECK(Explainer::text(localizer, setup, explanation)
          == "Red 3. " + words::explanation(localizer, setup, words::Topic::Court));
}

TEST_CASE("everything on the map has an explanation, in each language")
{
    using board::Target;
    for (int i = 0; i < words::language_count; ++i)
    {
        const words::Localizer localizer(static_cast<words::Language>(i));
        for (const Setup& setup : {Setup{.players = 4}, Setup{.edition = Edition::Edition2023, .players = 2},
                                   Setup{.edition = Edition::Colonies, .players = 5}})
        {
            const GameSession room(localizer, game_of(setup), 0, "", "");
            const TableModel shown = room.shown();
            std::vector<Target> targets{Target::of_king(), Target::of_mobile(0), Target::of_mobile(1),
                                        Target::of_place(board::france_place), Target::of_place(board::portugal_place)};
            for (int place = 0; place < place_count; ++place)
            {
                targets.push_back(Target::of_place(place));
                targets.push_back(Target::of_scoreboard(place));
                targets.push_back(Target::of_caballeros(0, place));
            }
            for (int seat = 0; seat < setup.players; ++seat)
            {
                targets.push_back(Target::of_grande(seat));
            }
            for (int step = 0; step < 12; ++step)
            {
                targets.push_back(Target::of_step(step));
            }
            for (const Target& target : targets)
            {
                INFO("kind " << int(target.kind) << ", place " << target.place);
                const auto explanation = explanation_of(shown, target, {});
                REQUIRE(explanation.has_value());
                CHECK_FALSE(Explainer::title(localizer, setup, *explanation).empty());
                CHECK_FALSE(words::explanation(localizer, setup, explanation->topic).empty());
            }
            CHECK_FALSE(explanation_of(shown, Target{}, {}).has_value());
        }
    }
}

TEST_CASE("resting the mouse on any part of the table explains its rule")
{
    Desk desk({.players = 4, .seed = 2});
    const TableLayout at = desk.table.layout();
    const Box row{at.seats.x, at.seats.y, at.seats.w, at.seats.h / 4 - 6};
    CHECK(desk.rest_at(row.x + 60, row.middle_y()) == Topic::Order);
    CHECK(desk.rest_at(row.x + 165, row.middle_y()) == Topic::Court);
    CHECK(desk.rest_at(row.x + 225, row.middle_y()) == Topic::Province);
    CHECK(desk.rest_at(row.x + 290, row.middle_y()) == Topic::Power);
    CHECK(desk.rest_at(row.right() - 20, row.middle_y()) == Topic::Score);
    CHECK(desk.rest_at(at.round) == Topic::Track);
    CHECK(desk.rest_at(at.cards_heading) == Topic::Stack);
    CHECK(desk.rest_at(*desk.area(id_of("card", 1))) == Topic::Card);
    CHECK(desk.rest_at(at.hand) == Topic::Power);
    CHECK(desk.rest_at(at.prompt.x + 80, at.prompt.middle_y()).has_value());
    // From left to right the map has seas without explanation, regions, and below them the track.
    std::set<Topic> seen;
    for (float y = 80; y < at.map.bottom(); y += 24)
    {
        for (float x = 10; x < at.map.right(); x += 24)
        {
            if (const auto topic = desk.rest_at(x, y))
            {
                seen.insert(*topic);
            }
        }
    }
    for (const Topic topic : {Topic::Region, Topic::Castillo, Topic::King, Topic::Scoreboard, Topic::Mobile,
                              Topic::Abroad, Topic::Track, Topic::General, Topic::Caballero})
    {
        INFO(int(topic));
        CHECK(seen.count(topic) == 1);
    }
}

TEST_CASE("with the keyboard, ? explains what has the focus, then opens its chapter; without a focus the question's")
{
    Desk desk({.players = 4, .seed = 2});
    const auto type = [&]
    {
        ImGui::GetIO().AddInputCharacter('?');
        desk.frame();
    };
    type();
    REQUIRE(desk.intent.has_value());
    const PlayerView& view = desk.room.shown().view;
    CHECK(*desk.intent == Intent(OpenRules{topic_of(view.decision.question, view.sealed.purpose)}));

    for (int presses = 0; presses < 40 && desk.ui.focused() != id_of("card", 2); ++presses)
    {
        ImGui::GetIO().AddKeyEvent(ImGuiKey_Tab, true);
        desk.frame();
        ImGui::GetIO().AddKeyEvent(ImGuiKey_Tab, false);
        desk.frame();
    }
    REQUIRE(desk.ui.focused() == id_of("card", 2));
    type();
    CHECK_FALSE(desk.intent.has_value());
    REQUIRE(desk.table.explainer().pinned().has_value());
    const Topic of_card = explanation_of(desk.room.shown(), view.offered[2], {}).topic;
    CHECK(desk.table.explainer().pinned()->topic == of_card);
    desk.frame();
    desk.frame();
    type();
    REQUIRE(desk.intent.has_value());
    CHECK(*desk.intent == Intent(OpenRules{of_card}));
    CHECK_FALSE(desk.table.explainer().pinned().has_value());
}

TEST_CASE("a refused click offers the chapter of the rule that forbids it, and the click does not reach the map below")
{
    Desk desk({.players = 4, .seed = 2});
    desk.table.refuse("It is taboo.", 1000, Topic::King);
    desk.frame();
    const auto more = desk.area(id_of("toast more"));
    REQUIRE(more.has_value());
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(more->middle_x(), more->middle_y());
    desk.frame();
    io.AddMouseButtonEvent(0, true);
    desk.frame();
    CHECK_FALSE(desk.intent.has_value());
    io.AddMouseButtonEvent(0, false);
    desk.frame();
    REQUIRE(desk.intent.has_value());
    CHECK(*desk.intent == Intent(OpenRules{Topic::King}));
    desk.frame();
    CHECK_FALSE(desk.area(id_of("toast more")).has_value());
}

TEST_CASE("a long press keeps its explanation until another touch, which leads to the rules or closes it")
{
    AppDriver driver(390, 844, true);
    REQUIRE(driver.start_game());
    const std::string before = driver.app().diagnostics();
    driver.press_down({195, 150}); // Spain
    driver.frame(600);
    CHECK(driver.app().mirror().notice.empty());
    driver.release(700, 16);
    driver.settle();
    CHECK_FALSE(driver.app().mirror().notice.empty());
    CHECK(driver.app().diagnostics() == before);
    SECTION("More opens the rules at the chapter")
    {
        const auto more = driver.app().target(driver.button("More"));
        REQUIRE(more.has_value());
        driver.click(*more);
        driver.settle();
        CHECK(driver.app().mirror().title == "Rules");
        CHECK(driver.app().mirror().notice.empty());
    }
    SECTION("a touch beside it closes it and does nothing else")
    {
        driver.click({195, 250}); // the note is below the map
        driver.settle();
        CHECK(driver.app().mirror().notice.empty());
        CHECK(driver.app().diagnostics() == before);
        CHECK(driver.button("More") < 0);
    }
    SECTION("so do the buttons of the mirror")
    {
        REQUIRE(driver.perform("More"));
        CHECK(driver.app().mirror().title == "Rules");
    }
}

TEST_CASE("on a phone a long press of a player names their home region")
{
    AppDriver driver(390, 844, true);
    REQUIRE(driver.start_game());
    bool told = false;
    for (float y = 40; y < 800 && !told; y += 20)
    {
        driver.press_down({40, y});
        driver.release(700, 700);
        driver.settle();
        told = driver.app().mirror().notice.find("Home region: ") != std::string::npos;
        driver.perform("Close");
    }
    CHECK(told);
}

TEST_CASE("the rules open from the start page for the game in the form, and show another edition")
{
    const bool phone = GENERATE(false, true);
    AppDriver driver(phone ? 390.0F : 1366.0F, phone ? 844.0F : 768.0F, phone);
    REQUIRE(driver.perform("Rules"));
    CHECK(driver.app().mirror().title == "Rules");
    CHECK(driver.app().mirror().prompt == "Classic, 4 players, 9 rounds");
    CHECK(page_says(driver, "Mobile scoreboard"));
    CHECK_FALSE(page_says(driver, "New Regency"));
    const auto& page = driver.app().mirror().page;
    CHECK(page.front().level == 1);
    CHECK(std::count_if(page.begin(), page.end(), [](const MirrorPassage& line) { return line.level == 1; }) >= 18);

    REQUIRE(driver.perform("2023"));
    CHECK(page_says(driver, "New Regency"));
    CHECK(page_says(driver, "Your Majesty"));
    CHECK(driver.app().mirror().prompt == "From an edition other than the one chosen");
    REQUIRE(driver.perform("Close"));
    CHECK(driver.app().mirror().page.empty());
    CHECK(driver.button("Play against computers") >= 0);
}

TEST_CASE("the rules page offers every edition to the pointer, and shows it")
{
    // Regression: it had three names for seven editions.
    struct Screen
    {
        float width;
        float height;
        bool phone;
    };
    const Screen screen =
        GENERATE(Screen{1366, 768, false}, Screen{1024, 768, false}, Screen{390, 844, true}, Screen{844, 390, true});
    AppDriver driver(screen.width, screen.height, screen.phone);
    REQUIRE(driver.perform("Rules"));
    const auto name_of = [](int i) { return testing::english(words::edition_name(static_cast<Edition>(i))); };
    for (int i = edition_count - 1; i > 0; --i)
    {
        CAPTURE(screen.width, name_of(i));
        REQUIRE(driver.perform(name_of(i)));
        const auto area = driver.app().ui().visible_box(id_of("rules of", i));
        REQUIRE(area);
        CHECK((area->x >= 0 && area->right() <= driver.app().ui().screen().right()));
        REQUIRE(driver.perform("Classic"));
        REQUIRE(driver.perform(name_of(i)));
        CHECK(driver.chosen(name_of(i)));
        // The previous button stands beside or above it.
        const auto before = driver.app().ui().visible_box(id_of("rules of", i - 1));
        REQUIRE(before);
        driver.click({std::max(before->middle_x(), before->right() - 8), before->middle_y()});
        driver.settle();
        CHECK(driver.chosen(name_of(i - 1)));
    }
}

TEST_CASE("black caballeros have an explanation, and are dragged without a standard")
{
    Setup setup;
    setup.edition = GENERATE(Edition::Colonies, Edition::Grandissimo);
    const auto place_of_black = [](const State& state)
    {
        const auto found = std::find_if(all_regions.begin(), all_regions.end(),
                                        [&](Place place) { return state.caballeros[index(place)][neutral] > 0; });
        return found != all_regions.end() ? *found : Place::Nowhere;
    };
    const record::Game game =
        testing::game_until(setup, [&](const State& state) { return place_of_black(state) != Place::Nowhere; });
    const words::Localizer localizer(words::Language::En);
    const GameSession room(localizer, game, game.actions.size(), "", "");
    const Place place = place_of_black(record::last_state(game));
    const auto explanation =
        explanation_of(room.shown(), board::Target::of_caballeros(neutral, static_cast<int>(index(place))), {});
    REQUIRE(explanation);
    CHECK(explanation->topic == Topic::Caballero);
    CHECK(explanation->title.find("Black") == 0);
    const Carried carried{.from = {Spot::Kind::Group, neutral, place}, .first = {}, .view = room.shown().view};
    const auto flight = flight_of(carried);
    REQUIRE(flight);
    CHECK_FALSE(flight->flag);
}

TEST_CASE("the rules are searched, hits are counted chapter by chapter, and one leads to the next")
{
    AppDriver driver(1366, 768, false);
    REQUIRE(driver.perform("Rules"));
    search_for(driver, "TÁBOO");
    CHECK(driver.app().mirror().prompt == "1 of 1 found");
    CHECK(driver.button("The King's region (1)") >= 0);
    CHECK(driver.button("The aim") < 0);
    search_for(driver, "castillo region");
    const std::string first = driver.app().mirror().prompt;
    CHECK(first.rfind("1 of ", 0) == 0);
    REQUIRE(driver.perform("Next"));
    CHECK(driver.app().mirror().prompt.rfind("2 of ", 0) == 0);
    driver.world.text_fields.next.submitted = true; // Enter in the field
    driver.settle();
    CHECK(driver.app().mirror().prompt.rfind("3 of ", 0) == 0);
    driver.world.text_fields.next.step = -1; // arrow up
    driver.settle();
    CHECK(driver.app().mirror().prompt.rfind("2 of ", 0) == 0);
    driver.press(ImGuiKey_Enter);
    CHECK(driver.app().mirror().prompt.rfind("3 of ", 0) == 0);
    search_for(driver, "xyzzy");
    CHECK(driver.app().mirror().prompt == "Nothing found");
    CHECK(driver.app().mirror().page.empty());
    search_for(driver, "");
    CHECK(driver.app().mirror().prompt == "Classic, 4 players, 9 rounds");
    driver.press(ImGuiKey_Escape);
    CHECK(driver.app().mirror().title == "El Grande");
}

TEST_CASE("at the table the rules are those of the game in play, and every line of its position has an explanation")
{
    AppDriver driver(1366, 768, false);
    record::Game game = game_of({.edition = Edition::BigBox, .players = 3});
    driver.app().open_link(record::game_link(game));
    driver.settle();
    const Mirror& table = driver.app().mirror();
    REQUIRE(table.about.size() == table.position.size());
    CHECK(std::none_of(table.about.begin(), table.about.end(), [](const std::string& text) { return text.empty(); }));
    CHECK_FALSE(table.rule.empty());
    driver.type('?');
    driver.settle();
    CHECK(driver.app().mirror().title == "Rules");
    CHECK(page_says(driver, "under their stacks"));
    CHECK(page_says(driver, "With three players"));
    CHECK_FALSE(page_says(driver, "With two players only"));
    driver.type('?');
    driver.settle();
    CHECK(driver.app().mirror().title == "Round 1 of 9");
}

TEST_CASE("no line of the rules page is cut off, in any language on any screen")
{
    const auto language = static_cast<words::Language>(GENERATE(0, 1, 2));
    for (const auto& [width, height, fingers] : {std::tuple(1366.0F, 768.0F, false), std::tuple(390.0F, 844.0F, true),
                                                 std::tuple(844.0F, 390.0F, true), std::tuple(2560.0F, 1440.0F, false)})
    {
        AppDriver driver(width, height, fingers,
                         [&](testing::FakeWorld& world)
                         { world.page.reads = {std::string(words::language_row(language).code)}; });
        REQUIRE(driver.perform(words::Localizer(language).text(words::Key::RulesTitle)));
        INFO(words::language_row(language).code << " " << width);
        CHECK(driver.app().ui().cut() == std::vector<std::string>{});
    }
}

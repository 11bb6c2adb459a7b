// The saved draft: checked when it is read, and shown even if it is invalid.
#include "app/editor/set_up.hpp"
#include "editor/random_draft.hpp"
#include "support/setups.hpp"
#include "support/visitor.hpp"

#include <catch2/catch_get_random_seed.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

using namespace elgrande;
using namespace elgrande::screens;
using testing::english;
using testing::FakePreferences;
using testing::link_of;
using testing::lively_state;
using testing::SetUp;
using words::Key;

namespace
{

FakePreferences::Values kept_as(const std::string& letters)
{
    return {{draft_preference, letters}};
}

} // namespace

TEST_CASE("a draft is restored as it was left, even if it is invalid")
{
    SetUp first(link_of(lively_state()));
    first.click(first.at(Place::Granada));
    first.less("Province", first.state().province[0]);
    const State left = first.state();
    SetUp second({}, 1366, 768, kept_as(first.kept()));
    CHECK(second.mirror().notice == "Red has 29 caballeros, not 30.");
    CHECK_FALSE(second.offers(english(Key::EditorLink)));
    second.press(Key::TableUndo);
    CHECK(second.mirror().notice.empty());
    second.press(Key::TableRedo);
    CHECK(second.state() == left);
    second.press(Key::EditorStartOver);
    CHECK(second.state().round == 1);
    CHECK(second.state().setup.players == 4);
}

TEST_CASE("a damaged draft is refused, and a new game or a valid draft is opened")
{
    SetUp first(link_of(lively_state()));
    first.click(first.at(Place::Granada));
    const std::string good = first.kept();
    REQUIRE(good.size() > 60);
    Random random(Catch::getSeed());
    std::vector<std::string> bad{"",
                                 "x",
                                 "ab",
                                 good + "a",
                                 good + "aa",
                                 good.substr(0, good.size() / 2),
                                 std::string(3 * editor::max_draft_bytes, 'a')};
    for (int i = 0; i < 40; ++i)
    {
        std::string damaged = good;
        damaged[random.below(static_cast<std::uint32_t>(good.size()))] = static_cast<char>('a' + random.below(17));
        bad.push_back(damaged);
    }
    for (const std::string& letters : bad)
    {
        INFO(letters);
        SetUp set_up({}, 1366, 768, kept_as(letters));
        set_up.press(Key::EditorTabRound);
        CHECK_FALSE(set_up.mirror().buttons.empty());
        set_up.press(Key::EditorTabPlayer);
        set_up.click(set_up.at(Place::Seville));
        set_up.driver.perform(english(Key::EditorPlay));
    }
    SetUp fresh({}, 1366, 768, kept_as("ab"));
    fresh.press(Key::EditorTabRound);
    CHECK(fresh.offers("Round: Round 1 of 9"));
}

TEST_CASE("letters encode bytes, and other letters are refused")
{
    const std::vector<std::byte> bytes{std::byte{0}, std::byte{255}, std::byte{16}};
    CHECK(as_letters(bytes) == "aappba");
    CHECK(from_letters("aappba") == bytes);
    CHECK_FALSE(from_letters("aappb"));
    CHECK_FALSE(from_letters("aappbq"));
    CHECK_FALSE(from_letters(std::string(2 * editor::max_draft_bytes + 2, 'a')));
}

TEST_CASE("drafts of all rule sets are drawn and mirrored on every tab")
{
    Random random(Catch::getSeed());
    for (Setup setup : setups::every_rule_set())
    {
        if (random.below(4) != 0 && setup.edition < Edition::Intrigue)
        {
            continue;
        }
        setup.seed = random.below(100'000);
        INFO(setup.seed << " " << static_cast<int>(setup.edition));
        const editor::Draft draft = test::random_draft(setup, random, 12);
        const auto bytes = draft.bytes();
        if (bytes.empty())
        {
            continue;
        }
        SetUp set_up({}, 1366, 768, kept_as(as_letters(bytes)));
        REQUIRE_FALSE(set_up.mirror().position.empty());
        CHECK(set_up.mirror().notice.empty() == draft.is_valid());
        for (const Key tab : {Key::EditorTabBoard, Key::EditorTabRound, Key::EditorTabRules, Key::EditorTabPlayer})
        {
            set_up.press(tab);
            REQUIRE(set_up.driver.settle());
        }
    }
}

TEST_CASE("a draft that asks for an ability without its modifier is shown and can be mended")
{
    Setup setup{.edition = Edition::Edition2023, .players = 4, .seed = 7};
    setup.modules.insert(Module::PowerShift);
    const State asked = record::last_state(
        testing::game_until(setup, [](const State& state) { return state.decision.question == Question::UseAbility; }));
    REQUIRE(asked.decision.question == Question::UseAbility);
    const Seat seat = asked.decision.seat;
    editor::Draft draft(asked);
    // An invalid position gets no new question, so this one outlives its subject.
    REQUIRE(draft.edit(editor::set({editor::Item::Province, seat}, asked.province[seat] == 0 ? 1 : 0)));
    REQUIRE(draft.edit(editor::set({editor::Item::Added, seat}, no_modifier)));
    REQUIRE(draft.state().decision.question == Question::UseAbility);
    REQUIRE_FALSE(draft.is_valid());
    State hostile = asked;
    hostile.shift.added[seat] = no_modifier;
    CHECK(validate_state(hostile));
    SetUp set_up({}, 1366, 768, kept_as(as_letters(draft.bytes())));
    CHECK_FALSE(set_up.mirror().position.empty());
    CHECK_FALSE(set_up.mirror().notice.empty());
    set_up.press(Key::TableUndo);
    set_up.press(Key::TableUndo);
    CHECK(set_up.mirror().notice.empty());
}

TEST_CASE("the editor fits every screen in every language, with letters of any size", "[sizes]")
{
    const auto screen = GENERATE(from_range(testing::sizes));
    const int text = GENERATE(0, 2);
    const auto language = GENERATE(words::Language::En, words::Language::De, words::Language::Es);
    INFO(screen.width << " x " << screen.height << ", text " << text);
    Setup setup{.edition = Edition::Grandissimo, .players = 5, .seed = 3};
    const record::Game game = testing::game_until(setup, [](const State& state) { return state.round >= 4; });
    const words::Localizer localizer(language);
    testing::AppDriver driver(screen.width, screen.height, screen.fingers,
                              [&](testing::FakeWorld& world)
                              {
                                  world.page.reads = {std::string(words::language_row(language).code)};
                                  world.preferences.values["text size"] = std::to_string(text);
                                  world.address.link = link_of(record::last_state(game));
                              });
    driver.settle();
    REQUIRE(driver.perform(localizer.text(Key::EditorTitle)));
    for (const Key tab : {Key::EditorTabBoard, Key::EditorTabRound, Key::EditorTabRules, Key::EditorTabPlayer})
    {
        INFO(localizer.text(tab));
        REQUIRE(driver.perform(localizer.text(tab)));
        driver.settle();
        testing::check_areas(driver.app().ui(), screen.fingers);
        for (const std::string& cut : driver.app().ui().cut())
        {
            FAIL_CHECK("cut: " << words::plain(cut));
        }
    }
}

#pragma once

#include "record/link/link.hpp"
#include "record/notation.hpp"
#include "record/save.hpp"
#include "support/reached_game.hpp"
#include "support/thinking.hpp"
#include "support/visitor.hpp"
#include "support/written.hpp"
#include "words/localizer.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

namespace elgrande::testing
{

/// Returns a game at a turn in which neither part of the card has begun, so that a puzzle can begin there, and after a
/// general scoring.
inline record::Game middle_of(const Setup& setup)
{
    return game_until(setup,
                      [](const State& state)
                      {
                          return state.round >= 4 && state.decision.question == Question::PlaceOrAct
                                 && state.decision.seat == state.active();
                      });
}

/// Visits pages with games of one rule set, and collects what is wrong with their texts.
class Tour
{
public:
    using Key = words::Key;

    /// `played` is in its middle, `over` is finished.
    Tour(words::Language language, const record::Game& played, const record::Game& over)
        : middle(played), end(over), localizer(language),
          driver(1366, 768, false,
                 [&](FakeWorld& world)
                 {
                     world.page.reads = {std::string(words::language_row(language).code)};
                     keep(world, "game-0", middle);
                     keep(world, "game-1", end);
                 })
    {
        driver.settle();
    }

    static platform::Bytes saved(const record::Game& game)
    {
        return record::save_game(
            {.game = game, .name = "", .saved_at_ms = 0, .cursor = static_cast<std::uint32_t>(game.actions.size())});
    }

    std::string text(Key key) const { return words::plain(localizer.text(key)); }

    void act(const screens::Intent& intent)
    {
        driver.app().act(intent);
        driver.settle();
    }

    /// Presses the button labelled exactly `label`.
    void press(const std::string& label)
    {
        for (const screens::MirrorButton& button : driver.app().mirror().buttons)
        {
            if (button.label == label)
            {
                driver.app().perform(button.id);
                driver.settle();
                return;
            }
        }
        std::string there;
        for (const screens::MirrorButton& button : driver.app().mirror().buttons)
        {
            there += ", " + button.label;
        }
        note("no button \"" + label + "\" among" + there);
    }

    void press(Key key) { press(text(key)); }

    /// Presses the first button whose label begins with `begin`.
    void press_first(const std::string& begin)
    {
        for (const screens::MirrorButton& button : driver.app().mirror().buttons)
        {
            if (button.label.rfind(begin, 0) == 0)
            {
                driver.app().perform(button.id);
                driver.settle();
                return;
            }
        }
        note("no button that begins with \"" + begin + "\"");
    }

    bool offers(const std::string& label)
    {
        const auto& buttons = driver.app().mirror().buttons;
        return std::any_of(buttons.begin(), buttons.end(),
                           [&](const screens::MirrorButton& button) { return button.label == label; });
    }

    /// Opens a game on the table and lifts the curtain.
    void open(const record::Game& game)
    {
        driver.app().open_link(record::game_link(game));
        driver.settle();
        lift_curtain();
    }

    void lift_curtain()
    {
        const std::string ready = text(Key::ButtonReady);
        const std::string begin = ready.substr(0, ready.find('{'));
        for (const screens::MirrorButton& button : driver.app().mirror().buttons)
        {
            if (button.label.rfind(begin, 0) == 0)
            {
                driver.app().perform(button.id);
                driver.settle();
                return;
            }
        }
    }

    /// Checks what is drawn and what the mirror says.
    void look()
    {
        driver.settle();
        if (ImGui::GetDrawData()->TotalVtxCount == 0)
        {
            note("nothing is drawn");
        }
        if (is_written("{") || is_written("}"))
        {
            note("a placeholder is drawn");
        }
        const screens::Mirror& mirror = driver.app().mirror();
        look_at("the title", mirror.title, true);
        look_at("the prompt", mirror.prompt, false);
        look_at("the rule", mirror.rule, false);
        look_at("the notice", mirror.notice, false);
        for (const std::string& line : mirror.position)
        {
            look_at("a line of the position", line, true);
        }
        for (const std::string& line : mirror.about)
        {
            look_at("an explanation", line, false);
        }
        for (const screens::MirrorPassage& passage : mirror.page)
        {
            look_at(passage.level > 0 ? "a heading" : "a paragraph", passage.text, true);
        }
        for (const std::string& line : mirror.log)
        {
            look_at("a line of the log", line, true);
        }
        for (const auto* list : {&mirror.answers, &mirror.buttons})
        {
            for (const screens::MirrorButton& button : *list)
            {
                look_at("a button", button.label, true);
                look_at("what a button leads to", button.about, false);
            }
        }
    }

    /// Checks the page, whose title in the mirror must be `title`.
    void look_at_page(Key title)
    {
        if (driver.app().mirror().title != text(title))
        {
            note("\"" + text(title) + "\" is not there, but \"" + driver.app().mirror().title + "\"");
        }
        look();
    }

    void note(const std::string& what) { wrong.insert(station + ": " + what); }

    record::Game middle;
    record::Game end;
    words::Localizer localizer;
    AppDriver driver;
    std::string station;
    std::set<std::string> wrong;

private:
    static void keep(FakeWorld& world, const std::string& key, const record::Game& game)
    {
        platform::StoredGame stored;
        stored.key = key;
        stored.revision = 1;
        stored.written_at_ms = 1;
        stored.newest = saved(game);
        world.disk.games[key] = stored;
        world.preferences.values["open"] = " 1790000000000";
    }

    /// True if the text looks like a key of data/texts: "mirror.seat".
    static bool is_key(std::string_view text)
    {
        const bool dotted = text.find('.') != std::string_view::npos && text.back() != '.';
        return dotted && text.find_first_not_of("abcdefghijklmnopqrstuvwxyz_0123456789.") == std::string_view::npos
               && text.front() >= 'a';
    }

    void look_at(const std::string& what, const std::string& said, bool must_be)
    {
        if (said.empty())
        {
            if (must_be)
            {
                note(what + " is empty");
            }
            return;
        }
        const bool blank = said.find_first_not_of(" :.,;") == std::string::npos;
        const bool odd = std::any_of(said.begin(), said.end(),
                                     [](char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\n'; });
        if (blank || odd || said.find_first_of("{}") != std::string::npos || is_key(said))
        {
            note(what + " says \"" + said + "\"");
        }
    }
};

} // namespace elgrande::testing

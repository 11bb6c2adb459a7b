#include "support/trail.hpp"

#include "record/game.hpp"
#include "record/notation.hpp"
#include "support/print.hpp"

#include <catch2/catch_get_random_seed.hpp>
#include <catch2/catch_test_case_info.hpp>
#include <catch2/reporters/catch_reporter_event_listener.hpp>
#include <catch2/reporters/catch_reporter_registrars.hpp>

#include <array>
#include <cstddef>
#include <filesystem>
#include <iostream>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace elgrande::test
{
namespace
{

struct Trail
{
    std::optional<State> now;
    std::vector<std::string> lines; ///< the last actions
};

constexpr std::size_t max_lines = 40;

Trail& trail()
{
    static Trail only;
    return only;
}

std::vector<record::Player> players_of(const State& state)
{
    using record::Colour;
    static constexpr std::array colours{Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Purple};
    return record::players_of(std::span(colours).first(state.setup.players));
}

void add_line(std::string line)
{
    std::vector<std::string>& lines = trail().lines;
    if (lines.size() == max_lines)
    {
        lines.erase(lines.begin());
    }
    lines.push_back(std::move(line));
}

/// Returns the path of this test program; where the system does not report it, the name of one.
std::string program()
{
    std::error_code unknown;
    const auto path = std::filesystem::read_symlink("/proc/self/exe", unknown);
    return unknown ? "test-rules" : path.string();
}

/// Returns the name of a test case as an argument of a shell command: quoted, and with Catch2's special characters
/// escaped.
std::string as_argument(std::string_view test_name)
{
    constexpr std::string_view special = "\\,[]";
    std::string argument;
    for (const char letter : test_name)
    {
        if (special.find(letter) != std::string_view::npos)
        {
            argument += '\\';
        }
        argument += letter == '\'' ? "'\\''" : std::string(1, letter);
    }
    return "'" + argument + "'";
}

class Listener : public Catch::EventListenerBase
{
public:
    using EventListenerBase::EventListenerBase;

    void testCaseStarting(const Catch::TestCaseInfo& info) override
    {
        name_ = as_argument(info.name);
        trail() = {};
    }

    void sectionStarting(const Catch::SectionInfo& /*section*/) override { is_printed_ = false; }

    void assertionEnded(const Catch::AssertionStats& stats) override
    {
        if (stats.assertionResult.succeeded() || is_printed_ || !trail().now)
        {
            return;
        }
        is_printed_ = true;
        std::cout << "\nWhat was played:\n";
        for (const std::string& line : trail().lines)
        {
            std::cout << "  " << line << '\n';
        }
        std::cout << "The position now:\n"
                  << print(*trail().now) << "\nagain: " << program() << ' ' << name_ << " --rng-seed "
                  << Catch::getSeed() << std::endl;
    }

private:
    std::string name_;        ///< of the test case, by as_argument()
    bool is_printed_ = false; ///< true if the trail was printed in this section
};

CATCH_REGISTER_LISTENER(Listener)

} // namespace

void note_start(const State& state)
{
    trail().now = state;
    trail().lines.clear();
}

void note_played(const State& before, Action action, const State& after, const std::vector<Event>& events)
{
    add_line(record::notation(before, action, players_of(before)));
    for (const Event& event : events)
    {
        add_line("    " + print(event));
    }
    trail().now = after;
}

} // namespace elgrande::test

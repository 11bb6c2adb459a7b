// Who is called "You", and where: only the single person among computers, at that person's screen.
#include "app/game_session.hpp"
#include "screens/table/mirror_page.hpp"
#include "support/reached_game.hpp"
#include "words/names.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using words::Key;

namespace
{

constexpr Seat lone_person = 0; // red

/// Returns a finished game of this person and three computers.
record::Game game_against_computers()
{
    record::Game game = testing::finished_game();
    for (Seat seat = 0; seat < game.players.size(); ++seat)
    {
        game.players[seat].controller.computer_level = seat == lone_person ? 0 : 1;
    }
    return game;
}

/// Returns the rows of the log with the summaries of turns, and the log of the mirror.
std::vector<std::string> log_of(const GameSession& session)
{
    std::vector<std::string> texts = session.mirror().log;
    for (const LogRow& row : session.shown().log)
    {
        texts.push_back(words::plain(row.said));
    }
    return texts;
}

/// True if `word` is a whole word of the text.
bool has_word(const std::string& text, const std::string& word)
{
    const auto is_letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || (c & 0x80) != 0; };
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
    {
        const std::size_t end = at + word.size();
        if ((at == 0 || !is_letter(text[at - 1])) && (end == text.size() || !is_letter(text[end])))
        {
            return true;
        }
    }
    return false;
}

/// Returns the number of texts with this word.
std::ptrdiff_t count_with(const std::vector<std::string>& texts, const std::string& word)
{
    return std::count_if(texts.begin(), texts.end(), [&](const std::string& text) { return has_word(text, word); });
}

} // namespace

TEST_CASE("against computers, log and mirror call the person You; among people, everybody has a name")
{
    const words::Localizer localizer(static_cast<words::Language>(GENERATE(range(0, words::language_count))));
    const table::Moment moment = GENERATE(table::Moment{80}, table::Moment{150}, table::never);
    const GameSession alone(localizer, game_against_computers(), moment, "", "");
    const GameSession together(localizer, testing::finished_game(), moment, "", "");
    const std::string red = words::colour(localizer, record::Colour::Red);
    const std::string you = localizer.text(Key::SeatYou);
    CHECK(count_with(log_of(alone), red) == 0);
    CHECK(count_with(log_of(alone), you) > 5);
    CHECK(count_with(log_of(together), you) == 0);
    CHECK(count_with(alone.mirror().position, red) == 0);
    CHECK(alone.mirror().position[lone_person].rfind(you + ": ", 0) == 0);
    CHECK(together.mirror().position[lone_person].rfind(red + ": ", 0) == 0);
    const auto log = alone.shown().log;
    CHECK(std::any_of(log.begin(), log.end(),
                      [&](const LogRow& row)
                      { return row.sums_up && words::plain(row.said).rfind(you + ": ", 0) == 0; }));
}

TEST_CASE("exactly the lines of the log that name the person say You")
{
    const words::Localizer localizer(static_cast<words::Language>(GENERATE(range(0, words::language_count))));
    const GameSession alone(localizer, game_against_computers(), table::never, "", "");
    const TableModel shown = alone.shown();
    GameLog named(localizer);
    named.follow(alone.sitting(), shown.names.named());
    const std::string red = words::colour(localizer, record::Colour::Red);
    REQUIRE(shown.log.size() == named.rows().size());
    for (std::size_t i = 0; i < shown.log.size(); ++i)
    {
        const std::string to_you = words::plain(shown.log[i].said);
        const std::string to_all = words::plain(named.rows()[i].said);
        CAPTURE(to_you, to_all);
        CHECK((to_you != to_all) == has_word(to_all, red));
    }
}

TEST_CASE("what others read names the person among computers")
{
    const words::Localizer localizer(static_cast<words::Language>(GENERATE(range(0, words::language_count))));
    const GameSession alone(localizer, game_against_computers(), 150, "", "");
    const std::string red = words::colour(localizer, record::Colour::Red);
    const std::vector<std::string> posted = position_of_table(alone.shown().for_others());
    CHECK(posted[lone_person].rfind(red + ": ", 0) == 0);
    CHECK(posted.size() == alone.mirror().position.size());
    CHECK(count_with(posted, red) > 3);
}

TEST_CASE("on the screen of a watcher or of another seat nobody is You")
{
    const words::Localizer localizer(words::Language::En);
    GameSession session(localizer, game_against_computers(), 150, "", "");
    const auto you_at_screen_of = [&](Seat owner)
    {
        session.sitting().give_to(owner);
        session.refresh();
        return session.shown().names.you();
    };
    CHECK(session.shown().names.you() == lone_person);
    CHECK(you_at_screen_of(lone_person) == lone_person);
    CHECK(session.mirror().position[lone_person].rfind("You: ", 0) == 0);
    CHECK(you_at_screen_of(1) == nobody);
    CHECK(you_at_screen_of(nobody) == nobody);
    CHECK(session.mirror().position[lone_person].rfind("Red: ", 0) == 0);
}

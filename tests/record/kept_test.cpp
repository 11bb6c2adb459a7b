// Everything written once must open for ever and keep its meaning: golden games, puzzles that are or were in the
// collection, kept saves and links. tests/record/kept/README.md says how they were made. This file is compiled twice:
// in test-record with the program as it is, and in test-grown with a program that has more cards, places and kinds of
// actions.
#include "record/describe.hpp"
#include "record/link/link.hpp"
#include "record/notation.hpp"
#include "record/save.hpp"
#include "rules/game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::record;

namespace
{

const std::string kept_folder = "tests/record/kept/";

std::string bytes_of(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    INFO(path);
    REQUIRE(file);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Returns the files of a folder with this extension, in the order of their names.
std::vector<std::filesystem::path> files(const std::string& folder, const std::string& ending)
{
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
    {
        if (entry.path().extension() == ending)
        {
            found.push_back(entry.path());
        }
    }
    std::sort(found.begin(), found.end());
    REQUIRE_FALSE(found.empty());
    return found;
}

/// Returns the meaning of a game in words: the record, the last position, and the legal answers there.
std::string meaning(const Game& game)
{
    const State last = last_state(game);
    std::string text = write_record(game) + describe_as_json(last, game.players);
    for (const Action action : legal(last))
    {
        text += "\n" + notation(last, action, game.players);
    }
    return text;
}

std::uint64_t digest(const std::string& text)
{
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char letter : text)
    {
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
    }
    return hash;
}

/// The digests of meanings, by the name of what is kept.
std::map<std::string, std::uint64_t> kept_meanings()
{
    std::ifstream file(kept_folder + "meanings.txt");
    std::map<std::string, std::uint64_t> meanings;
    std::string name;
    for (std::uint64_t value = 0; file >> name >> value;)
    {
        meanings[name] = value;
    }
    return meanings;
}

template <class T>
T& value_of(Loaded<T>& loaded)
{
    REQUIRE((loaded ? "" : to_string(loaded.error())) == "");
    return *loaded;
}

struct Kept
{
    std::string name;
    Game game;
};

std::vector<Kept> golden_games_kept()
{
    std::vector<Kept> all;
    for (const auto& path : files("data/golden", ".elg"))
    {
        auto game = read_record(bytes_of(path));
        all.push_back({"golden/" + path.stem().string(), value_of(game)});
    }
    return all;
}

/// The puzzles of the collection, and those of meanings.txt that have left it: puzzles are named by their links there.
std::vector<Kept> puzzles_kept()
{
    std::set<std::string> puzzle_links;
    const std::string text = bytes_of("data/puzzles/collection.json");
    const std::regex row(R"("link": "(z1\.[A-Za-z0-9_-]+)\")");
    for (auto found = std::sregex_iterator(text.begin(), text.end(), row); found != std::sregex_iterator(); ++found)
    {
        puzzle_links.insert((*found)[1]);
    }
    for (const auto& [name, value] : kept_meanings())
    {
        if (name.starts_with("z1."))
        {
            puzzle_links.insert(name);
        }
    }
    std::vector<Kept> all;
    for (const std::string& wanted : puzzle_links)
    {
        INFO(wanted);
        auto opened = open_link(wanted);
        const auto& puzzle = std::get<Puzzle>(value_of(opened));
        CHECK(puzzle_link(puzzle) == wanted);
        all.push_back({wanted, to_game(puzzle)});
    }
    return all;
}

std::vector<Kept> saves_kept()
{
    std::vector<Kept> all;
    for (const auto& path : files(kept_folder, ".save"))
    {
        const std::string text = bytes_of(path);
        const auto bytes = std::as_bytes(std::span(text));
        auto saved = load_save(bytes);
        const Bytes again = save_game(value_of(saved));
        CHECK(std::equal(again.begin(), again.end(), bytes.begin(), bytes.end()));
        all.push_back({"save/" + path.stem().string(), saved->game});
    }
    return all;
}

std::vector<Kept> links_kept()
{
    std::vector<Kept> all;
    std::istringstream lines(bytes_of(kept_folder + "links.txt"));
    std::string name;
    for (std::string link; lines >> name >> link;)
    {
        INFO(link);
        auto opened = open_link(link);
        all.push_back({"link/" + name, to_game(std::move(value_of(opened)))});
    }
    return all;
}

void check_meanings(const std::vector<Kept>& all)
{
    const auto meanings = kept_meanings();
    CHECK(all.size() > 20);
    for (const Kept& one : all)
    {
        INFO(one.name);
        const auto found = meanings.find(one.name);
        if (found == meanings.end())
        {
            FAIL_CHECK("it has no line in meanings.txt: test-record '[.make-kept]' adds it");
        }
        else if (found->second != digest(meaning(one.game)))
        {
            FAIL_CHECK("it means something else now:\n" << meaning(one.game).substr(0, 4000));
        }
    }
}

} // namespace

TEST_CASE("every golden game is the game that it was", "[kept]")
{
    check_meanings(golden_games_kept());
}

TEST_CASE("every puzzle that is or was in the collection is the puzzle that it was", "[kept]")
{
    check_meanings(puzzles_kept());
}

TEST_CASE("every kept save loads as the game that it was, and is saved alike", "[kept]")
{
    check_meanings(saves_kept());
}

TEST_CASE("every kept link opens as the game or position that it was", "[kept]")
{
    check_meanings(links_kept());
}

namespace
{

/// Makes the save and the links of a golden game: of the whole game, and of the state after half of its actions.
void keep(const std::string& name, const Game& game, std::ofstream& links)
{
    const Bytes bytes = save_game({.game = game, .name = name, .saved_at_ms = 1'700'000'000'123});
    std::ofstream(kept_folder + name + ".save", std::ios::binary)
        .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    const State middle = replay(game, game.actions.size() / 2);
    Game rest{game.setup, game.players, middle, {}, {}};
    rest.actions.assign(game.actions.begin() + static_cast<std::ptrdiff_t>(game.actions.size() / 2),
                        game.actions.end());
    const auto colours = colours_of(game.players);
    links << name << "/game " << game_link(game) << "\n"
          << name << "/passed " << passed_link(game) << "\n"
          << name << "/rest " << game_link(rest) << "\n"
          << name << "/all " << position_link(middle, colours, Sharing::Everything) << "\n"
          << name << "/seen " << position_link(middle, colours) << "\n";
}

} // namespace

TEST_CASE("makes saves and links of the golden games if there are none, and adds what meanings.txt lacks",
          "[.make-kept]")
{
    if (!std::filesystem::exists(kept_folder + "links.txt"))
    {
        std::ofstream links(kept_folder + "links.txt");
        for (const std::string folder : {"data/golden", "tests/record/kept"})
        {
            for (const auto& path : files(folder, ".elg"))
            {
                auto game = read_record(bytes_of(path));
                keep(path.stem().string(), value_of(game), links);
            }
        }
    }
    auto meanings = kept_meanings();
    for (const auto& all : {golden_games_kept(), puzzles_kept(), saves_kept(), links_kept()})
    {
        for (const Kept& one : all)
        {
            meanings.try_emplace(one.name, digest(meaning(one.game)));
        }
    }
    std::ofstream file(kept_folder + "meanings.txt");
    for (const auto& [name, value] : meanings)
    {
        file << name << " " << value << "\n";
    }
}

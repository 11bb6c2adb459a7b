// Links, saves and records of an attacker. The sanitizers run the same tests.
#include "record/archive/bytes.hpp"
#include "record/archive/digits.hpp"
#include "record/envelope.hpp"
#include "record/link/link_check.hpp"
#include "record/notation.hpp"
#include "record/save.hpp"
#include "rules/playout.hpp"
#include "support/game_of.hpp"
#include "support/random_record.hpp"
#include "support/stated.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace elgrande;
using namespace elgrande::record;

namespace
{

/// Plays a loaded game to its end.
void play_on(const Game& game)
{
    REQUIRE_FALSE(validate_game(game));
    State state = last_state(game);
    Random random(1);
    play_out(state, random);
    REQUIRE(is_over(state));
}

/// Returns a link with a valid checksum.
std::string forged(std::string_view mark, std::string_view text)
{
    return std::string(mark) + link_check(mark, text) + std::string(text);
}

std::vector<std::string> some_links()
{
    const Game game = test::random_game(5, 4, RandomPolicy::Busy);
    const State middle = replay(game, game.actions.size() / 2);
    const Game rest{game.setup, game.players, middle, {}};
    Game named = game;
    named.players[0].name = "Ängström";
    return {game_link(game), passed_link(named), game_link(rest), position_link(middle, colours_of(game.players)),
            position_link(middle, colours_of(game.players), Sharing::Everything)};
}

} // namespace

TEST_CASE("a link that is truncated or has one bit changed does not open")
{
    for (const std::string& link : some_links())
    {
        for (std::size_t length = 0; length < link.size(); ++length)
        {
            REQUIRE_FALSE(open_link(link.substr(0, length)));
        }
        for (std::size_t bit = 0; bit < link.size() * 8; ++bit)
        {
            std::string changed = link;
            changed[bit / 8] = static_cast<char>(changed[bit / 8] ^ 1 << bit % 8);
            // Some editors change a link at the beginning of a line to "P1.", "G1." or "T1.".
            constexpr std::size_t upper_case = 5;
            REQUIRE(open_link(changed).ok() == (bit == upper_case));
        }
    }
}

TEST_CASE("a forged link with a valid checksum is refused or opens a playable game with the same link")
{
    Random random(17);
    int opened_count = 0;
    for (const std::string& link : some_links())
    {
        const std::string mark = link.substr(0, 3);
        for (int i = 0; i < 3000; ++i)
        {
            std::string text = link.substr(3 + link_check_size);
            for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes)
            {
                text[random.below(static_cast<std::uint32_t>(text.size()))] = link_alphabet[random.below(64)];
            }
            const std::string changed = forged(mark, text);
            auto opened = open_link(changed);
            if (opened)
            {
                ++opened_count;
                INFO(changed);
                const Game game = to_game(std::move(*opened));
                play_on(game);
                REQUIRE((mark != "g1." || game_link(game) == changed));
                REQUIRE((mark != "t1." || passed_link(game) == changed));
            }
        }
    }
    WARN("forged links that open something playable: " << opened_count << " of 15000");
}

TEST_CASE("a link whose number is not in its shortest form does not open")
{
    for (const std::string& link : some_links())
    {
        const std::string mark = link.substr(0, 3);
        CHECK_FALSE(open_link(forged(mark, link.substr(3 + link_check_size) + "A")));
        CHECK_FALSE(open_link(forged(mark, link.substr(3 + link_check_size) + "B")));
    }
}

TEST_CASE("a save that is truncated or has one bit changed does not load")
{
    const Bytes good = save_game({test::random_game(3, 8, RandomPolicy::Uniform), "x", 1, 0});
    for (std::size_t length = 0; length < good.size(); ++length)
    {
        REQUIRE_FALSE(load_save(std::span(good).first(length)));
    }
    for (std::size_t bit = 0; bit < good.size() * 8; ++bit)
    {
        Bytes changed = good;
        changed[bit / 8] ^= static_cast<std::byte>(1U << bit % 8);
        REQUIRE_FALSE(load_save(changed));
    }
}

namespace
{

/// Returns the fourth round of a game as a stated start.
Game stated_game(Edition edition)
{
    const Setup setup{.edition = edition, .seed = 5};
    State state = new_game(setup);
    for (Random random(5); state.round < 4 || !test::is_round_start(state);)
    {
        apply(state, random_action(state, random, RandomPolicy::Busy));
    }
    return {setup, test::game_of(setup).players, test::to_round_start(state), {}, {}};
}

} // namespace

TEST_CASE("a forged save with a valid hash is refused, or loads a playable game")
{
    Random random(23);
    const Game whole = test::random_game(4, 9, RandomPolicy::Busy);
    const Game rest{whole.setup, whole.players, replay(whole, 90), {}};
    const Game colonies = stated_game(Edition::Colonies);
    const Game grandissimo = stated_game(Edition::Grandissimo);
    int loaded_count = 0;
    for (const Game& game : {whole, rest, colonies, grandissimo})
    {
        const Bytes good = save_game({game, "x", 1, 0});
        const auto taken = open_envelope(good);
        for (int i = 0; i < 4000; ++i)
        {
            Bytes body(taken.begin(), taken.end());
            for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes)
            {
                body[random.below(static_cast<std::uint32_t>(body.size()))] = static_cast<std::byte>(random.below(256));
            }
            const auto loaded = load_save(put_in_envelope(body));
            if (loaded)
            {
                ++loaded_count;
                play_on(loaded->game);
            }
        }
    }
    WARN("forged saves that load something playable: " << loaded_count << " of 16000");
}

TEST_CASE("giant counts are refused before anything is allocated")
{
    // The name of the game comes first, its size in 32 bits.
    ByteWriter name;
    name.put(0xffffffffU, std::uint64_t{1} << 32U);
    CHECK(load_save(put_in_envelope(name.bytes())).error().message.find("name of the game: too many")
          != std::string::npos);
    name.put_bytes("xx", 2);
    CHECK_FALSE(load_save(put_in_envelope(name.bytes())));

    // The last thing of a save is its comments: a count that the bytes cannot hold.
    Game game = test::fresh_game(2, 3);
    const Bytes good = save_game({game, "x", 1, 0});
    const auto taken = open_envelope(good);
    Bytes body(taken.begin(), taken.end());
    for (const unsigned count : {1U, 256U, 257U, 0x40000000U, 0xffffffffU})
    {
        for (std::size_t i = 0; i < 4; ++i)
        {
            body[body.size() - 4 + i] = static_cast<std::byte>(count >> 8U * i);
        }
        const auto loaded = load_save(put_in_envelope(body));
        REQUIRE_FALSE(loaded);
        CHECK(loaded.error().message.find("comments: ") != std::string::npos);
    }
}

TEST_CASE("a record with lines missing, doubled or exchanged is refused or still a legal game")
{
    const Game game = test::random_game(3, 6, RandomPolicy::Uniform);
    const std::string text = write_record(game);
    Random random(29);
    for (int i = 0; i < 2000; ++i)
    {
        std::string changed = text;
        for (std::uint32_t changes = 1 + random.below(4); changes > 0; --changes)
        {
            const std::size_t at = random.below(static_cast<std::uint32_t>(changed.size()));
            const std::size_t size = random.below(40);
            const std::size_t from = random.below(static_cast<std::uint32_t>(changed.size()));
            changed.replace(at, size, changed.substr(from, random.below(40)));
        }
        const auto read = read_record(changed);
        if (read)
        {
            play_on(*read);
        }
        else
        {
            REQUIRE_FALSE(read.error().message.empty());
            REQUIRE(read.error().message.find('\n') == std::string::npos);
        }
    }
}

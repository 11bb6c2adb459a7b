#include "platform/storage.hpp"

#include <catch2/catch_test_macros.hpp>

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

using namespace elgrande::platform;

namespace
{

Bytes bytes_of(std::string_view text)
{
    const auto* data = reinterpret_cast<const std::byte*>(text.data());
    return {data, data + text.size()};
}

/// A storage in memory that several programs can share, and that can answer on demand.
struct Shelf
{
    std::map<std::string, StoredGame> games;
    std::deque<std::function<void()>> pending;
    StorageState trouble = StorageState::Ready;
    bool slow = false;  ///< reports Slow before it answers
    bool erases = true; ///< whether erasing works
    int writes = 0;

    void answer_all()
    {
        while (!pending.empty())
        {
            const auto next = std::move(pending.front());
            pending.pop_front();
            next();
        }
    }
};

class ShelfBackend final : public StorageBackend
{
public:
    explicit ShelfBackend(Shelf& shelf) : shelf_(shelf) {}

    void list(std::function<void(Listed)> answer) override
    {
        shelf_.pending.push_back(
            [this, answer = std::move(answer)]
            {
                Listed listed;
                listed.state = shelf_.trouble;
                for (const auto& [key, game] : shelf_.games)
                {
                    listed.games.push_back(game);
                }
                answer(std::move(listed));
            });
    }

    void write(const std::string& key, std::uint64_t expected, const Bytes& bytes,
               std::function<void(Written)> answer) override
    {
        if (shelf_.slow)
        {
            answer({WriteOutcome::Waiting, StorageState::Slow, {}, {}});
        }
        shelf_.pending.push_back(
            [this, key, expected, bytes, answer = std::move(answer)]
            {
                Written written;
                written.now.key = key;
                written.state = shelf_.trouble;
                ++shelf_.writes;
                StoredGame& there = shelf_.games[key];
                if (shelf_.trouble != StorageState::Ready)
                {
                    written.detail = "no room";
                }
                else if (there.revision != expected)
                {
                    written.outcome = WriteOutcome::NewerElsewhere;
                    written.now = there;
                }
                else
                {
                    there = {key, expected + 1, shelf_.writes, bytes, there.newest};
                    written.outcome = WriteOutcome::Written;
                    written.now.revision = there.revision;
                }
                answer(std::move(written));
            });
    }

    void erase(const std::string& key, std::function<void(Written)> answer) override
    {
        shelf_.pending.push_back(
            [this, key, answer = std::move(answer)]
            {
                Written written;
                written.state = shelf_.erases ? StorageState::Ready : StorageState::Broken;
                if (shelf_.erases)
                {
                    shelf_.games.erase(key);
                    written.outcome = WriteOutcome::Written;
                }
                answer(std::move(written));
            });
    }

private:
    Shelf& shelf_;
};

Storage storage_on(Shelf& shelf)
{
    return Storage(std::make_unique<ShelfBackend>(shelf));
}

} // namespace

TEST_CASE("saves of one game are written one at a time, and of those that wait only the last")
{
    Shelf shelf;
    Storage storage = storage_on(shelf);
    int answers = 0;
    for (const char* moment : {"one", "two", "three", "four"})
    {
        storage.save("a", bytes_of(moment),
                     [&](WriteOutcome outcome, const StoredGame&)
                     {
                         CHECK(outcome == WriteOutcome::Written);
                         ++answers;
                     });
    }
    CHECK(shelf.pending.size() == 1);
    CHECK_FALSE(storage.settled());
    shelf.answer_all();
    CHECK(storage.settled());
    CHECK(answers == 4);
    CHECK(shelf.writes == 2);
    CHECK(shelf.games["a"].newest == bytes_of("four"));
    CHECK(shelf.games["a"].previous == bytes_of("one"));
}

TEST_CASE("another tab's newer save is noticed and not overwritten")
{
    Shelf shelf;
    Storage here = storage_on(shelf);
    Storage there = storage_on(shelf);
    here.save("a", bytes_of("ours"));
    shelf.answer_all();
    there.list([](const std::vector<StoredGame>& games) { CHECK(games.size() == 1); });
    shelf.answer_all();
    there.save("a", bytes_of("theirs"));
    shelf.answer_all();

    std::vector<WriteOutcome> outcomes;
    StoredGame met;
    const auto note = [&](WriteOutcome outcome, const StoredGame& game)
    {
        outcomes.push_back(outcome);
        met = game;
    };
    here.save("a", bytes_of("ours again"), note);
    here.save("a", bytes_of("ours once more"), note);
    shelf.answer_all();
    CHECK(outcomes == std::vector{WriteOutcome::NewerElsewhere, WriteOutcome::NewerElsewhere});
    CHECK(met.newest == bytes_of("theirs"));
    CHECK(shelf.games["a"].newest == bytes_of("theirs"));

    SECTION("until it is adopted")
    {
        here.adopt(met);
        here.save("a", bytes_of("after theirs"), note);
        shelf.answer_all();
        CHECK(outcomes.back() == WriteOutcome::Written);
        CHECK(shelf.games["a"].newest == bytes_of("after theirs"));
    }
    SECTION("but both are kept under different keys")
    {
        here.save("b", bytes_of("ours apart"), note);
        shelf.answer_all();
        CHECK(outcomes.back() == WriteOutcome::Written);
        CHECK(shelf.games["a"].newest == bytes_of("theirs"));
        CHECK(shelf.games["b"].newest == bytes_of("ours apart"));
    }
}

TEST_CASE("full storage is reported with the system's message, and a later save can succeed")
{
    Shelf shelf;
    Storage storage = storage_on(shelf);
    shelf.trouble = StorageState::Full;
    WriteOutcome last{};
    const auto note = [&](WriteOutcome outcome, const StoredGame&) { last = outcome; };
    storage.save("a", bytes_of("one"), note);
    shelf.answer_all();
    CHECK(last == WriteOutcome::Failed);
    CHECK(storage.state() == StorageState::Full);
    CHECK(storage.detail() == "no room");
    shelf.trouble = StorageState::Ready;
    storage.save("a", bytes_of("two"), note);
    shelf.answer_all();
    CHECK(last == WriteOutcome::Written);
    CHECK(storage.state() == StorageState::Ready);
}

TEST_CASE("a save repeated after games were listed does not overwrite another tab's save")
{
    Shelf shelf;
    Storage storage = storage_on(shelf);
    Storage other = storage_on(shelf);
    storage.save("a", bytes_of("one"));
    shelf.answer_all();
    other.list([](const std::vector<StoredGame>&) {});
    shelf.answer_all();
    shelf.trouble = StorageState::Full;
    std::vector<WriteOutcome> outcomes;
    storage.save("a", bytes_of("two"), [&](WriteOutcome outcome, const StoredGame&) { outcomes.push_back(outcome); });
    shelf.answer_all();
    shelf.trouble = StorageState::Ready;
    other.save("a", bytes_of("theirs"));
    shelf.answer_all();
    storage.list([](const std::vector<StoredGame>&) {});
    shelf.answer_all(); // success: the save is retried
    storage.retry();
    shelf.answer_all();
    CHECK(outcomes == std::vector{WriteOutcome::Failed, WriteOutcome::NewerElsewhere});
    CHECK(shelf.games["a"].newest == bytes_of("theirs"));
}

TEST_CASE("a failed save stays unsettled and is written when there is room again")
{
    Shelf shelf;
    Storage storage = storage_on(shelf);
    shelf.trouble = StorageState::Full;
    std::vector<WriteOutcome> outcomes;
    const auto note = [&](WriteOutcome outcome, const StoredGame&) { outcomes.push_back(outcome); };
    storage.save("a", bytes_of("one"), note);
    shelf.answer_all();
    storage.save("b", bytes_of("other"));
    shelf.answer_all();
    CHECK_FALSE(storage.settled());
    CHECK(outcomes == std::vector{WriteOutcome::Failed});

    SECTION("by retry()")
    {
        storage.retry();
        shelf.answer_all();
        CHECK_FALSE(storage.settled());
        shelf.trouble = StorageState::Ready;
        storage.retry();
        shelf.answer_all();
        CHECK(outcomes == std::vector{WriteOutcome::Failed, WriteOutcome::Failed, WriteOutcome::Written});
    }
    SECTION("after a save of another game has succeeded")
    {
        shelf.trouble = StorageState::Ready;
        storage.save("c", bytes_of("third"));
        shelf.answer_all();
        CHECK(shelf.games["c"].newest == bytes_of("third"));
    }
    SECTION("after another game was erased")
    {
        shelf.trouble = StorageState::Ready;
        storage.erase("z");
        shelf.answer_all();
    }
    CHECK(storage.settled());
    CHECK(shelf.games["a"].newest == bytes_of("one"));
    CHECK(shelf.games["b"].newest == bytes_of("other"));
    CHECK(storage.state() == StorageState::Ready);
    CHECK_FALSE(storage.retry_in_ms().has_value());
}

TEST_CASE("a failed save overwrites neither a later save nor another tab's, and does not bring back an erased game")
{
    Shelf shelf;
    Storage storage = storage_on(shelf);
    shelf.trouble = StorageState::Full;
    storage.save("a", bytes_of("one"));
    shelf.answer_all();
    shelf.trouble = StorageState::Ready;
    SECTION("a later save of this tab")
    {
        storage.save("a", bytes_of("two"));
        shelf.answer_all();
        CHECK(shelf.games["a"].newest == bytes_of("two"));
        CHECK(shelf.games["a"].revision == 1);
    }
    SECTION("another tab's save")
    {
        Storage there = storage_on(shelf);
        there.save("a", bytes_of("theirs"));
        shelf.answer_all();
        storage.retry();
        shelf.answer_all();
        CHECK(shelf.games["a"].newest == bytes_of("theirs"));
    }
    SECTION("an erasure")
    {
        storage.erase("a");
        shelf.answer_all();
        CHECK_FALSE(shelf.games.contains("a"));
    }
    CHECK(storage.settled());
}

TEST_CASE("an erasure that failed is repeated by retry()")
{
    Shelf shelf;
    Storage storage = storage_on(shelf);
    storage.save("a", bytes_of("one"));
    shelf.answer_all();
    shelf.erases = false;
    storage.erase("a");
    shelf.answer_all();
    CHECK(shelf.games.contains("a"));
    CHECK_FALSE(storage.settled());
    shelf.erases = true;
    storage.retry();
    shelf.answer_all();
    CHECK_FALSE(shelf.games.contains("a"));
    CHECK(storage.settled());
}

TEST_CASE("the time until the next retry grows to about a minute, and starts over after a success")
{
    Shelf shelf;
    Storage storage = storage_on(shelf);
    CHECK_FALSE(storage.retry_in_ms().has_value());
    shelf.trouble = StorageState::Full;
    storage.save("a", bytes_of("one"));
    shelf.answer_all();
    const std::optional<int> first = storage.retry_in_ms();
    REQUIRE(first.has_value());
    int longest = *first;
    for (int i = 0; i < 12; ++i)
    {
        storage.retry();
        shelf.answer_all();
        const int pause = storage.retry_in_ms().value();
        CHECK(pause >= longest);
        CHECK(pause <= 64'000);
        longest = pause;
    }
    CHECK(longest > 30'000);
    shelf.trouble = StorageState::Ready;
    storage.retry();
    shelf.answer_all();
    shelf.trouble = StorageState::Full;
    storage.save("a", bytes_of("two"));
    shelf.answer_all();
    CHECK(storage.retry_in_ms() == first);
}

TEST_CASE("a slow write is reported as waiting, then with its outcome; later saves wait for it")
{
    Shelf shelf;
    Storage storage = storage_on(shelf);
    shelf.slow = true;
    std::vector<WriteOutcome> outcomes;
    const auto note = [&](WriteOutcome outcome, const StoredGame&) { outcomes.push_back(outcome); };
    storage.save("a", bytes_of("one"), note);
    CHECK(outcomes == std::vector{WriteOutcome::Waiting});
    CHECK(storage.state() == StorageState::Slow);
    CHECK_FALSE(storage.settled());
    storage.save("a", bytes_of("two"));
    CHECK(shelf.pending.size() == 1);
    shelf.slow = false;
    shelf.answer_all();
    CHECK(outcomes == std::vector{WriteOutcome::Waiting, WriteOutcome::Written});
    CHECK(storage.state() == StorageState::Ready);
    CHECK(storage.settled());
    CHECK(shelf.games["a"].revision == 2);
    CHECK(shelf.games["a"].newest == bytes_of("two"));
}

TEST_CASE("the game written last is listed first, and a deleted one can be saved again")
{
    Shelf shelf;
    Storage storage = storage_on(shelf);
    storage.save("old", bytes_of("1"));
    shelf.answer_all();
    storage.save("new", bytes_of("2"));
    shelf.answer_all();
    std::vector<std::string> keys;
    storage.list(
        [&](const std::vector<StoredGame>& games)
        {
            for (const StoredGame& game : games)
            {
                keys.push_back(game.key);
            }
        });
    shelf.answer_all();
    CHECK(keys == std::vector<std::string>{"new", "old"});

    bool erased = false;
    storage.erase("old", [&](WriteOutcome outcome, const StoredGame&) { erased = outcome == WriteOutcome::Written; });
    shelf.answer_all();
    CHECK(erased);
    CHECK_FALSE(shelf.games.contains("old"));
    storage.save("old", bytes_of("back"));
    shelf.answer_all();
    CHECK(shelf.games["old"].newest == bytes_of("back"));
}

TEST_CASE("game keys have letters, digits, '-' and '_', and different random numbers give different keys")
{
    CHECK(is_game_key(new_game_key(0)));
    CHECK(is_game_key(new_game_key(~std::uint64_t{0})));
    CHECK(new_game_key(1) != new_game_key(2));
    CHECK_FALSE(is_game_key(""));
    CHECK_FALSE(is_game_key("../etc/passwd"));
    CHECK_FALSE(is_game_key(std::string(41, 'a')));
}

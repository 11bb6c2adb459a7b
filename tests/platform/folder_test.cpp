#include "platform/desktop/folder.hpp"
#include "platform/desktop/parts.hpp"

#include <catch2/catch_test_macros.hpp>

#include <fstream>
#include <unistd.h>

using namespace elgrande::platform;
using namespace elgrande::platform::desktop;

namespace fs = std::filesystem;

namespace
{

Bytes file_of(std::string_view text)
{
    const auto* data = reinterpret_cast<const std::byte*>(text.data());
    return {data, data + text.size()};
}

/// A temporary folder.
class Folder
{
public:
    Folder() : path_(fs::temp_directory_path() / ("elgrande-test-" + std::to_string(::getpid())))
    {
        fs::remove_all(path_);
        fs::create_directories(path_);
    }
    ~Folder() { fs::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

std::vector<StoredGame> listed(Storage& storage)
{
    std::vector<StoredGame> result;
    storage.list([&](std::vector<StoredGame> games) { result = std::move(games); });
    return result;
}

} // namespace

TEST_CASE("a folder keeps two generations of each game")
{
    const Folder folder;
    Storage storage(std::make_unique<FolderStorage>(folder.path() / "games"));
    CHECK(listed(storage).empty());
    CHECK(storage.state() == StorageState::Ready);
    for (const char* moment : {"one", "two", "three"})
    {
        storage.save("game", file_of(moment));
    }
    Storage later(std::make_unique<FolderStorage>(folder.path() / "games"));
    const std::vector<StoredGame> games = listed(later);
    REQUIRE(games.size() == 1);
    CHECK(games[0].revision == 3);
    CHECK(games[0].newest == file_of("three"));
    CHECK(games[0].previous == file_of("two"));
    CHECK_FALSE(fs::exists(folder.path() / "games" / "game.1.save"));

    later.erase("game");
    CHECK(fs::is_empty(folder.path() / "games"));
}

TEST_CASE("two programs on one folder do not overwrite each other")
{
    const Folder folder;
    Storage first(std::make_unique<FolderStorage>(folder.path()));
    Storage second(std::make_unique<FolderStorage>(folder.path()));
    first.save("game", file_of("start"));
    CHECK(listed(second).size() == 1);
    second.save("game", file_of("second's"));
    WriteOutcome outcome{};
    first.save("game", file_of("first's"),
               [&](WriteOutcome result, const StoredGame& there)
               {
                   outcome = result;
                   CHECK(there.newest == file_of("second's"));
               });
    CHECK(outcome == WriteOutcome::NewerElsewhere);
}

TEST_CASE("a folder that cannot be written is refused with a reason")
{
    const Folder folder;
    std::ofstream(folder.path() / "file") << "not a folder";
    Storage storage(std::make_unique<FolderStorage>(folder.path() / "file" / "games"));
    WriteOutcome outcome{};
    storage.save("game", file_of("x"), [&](WriteOutcome result, const StoredGame&) { outcome = result; });
    CHECK(outcome == WriteOutcome::Failed);
    CHECK(storage.state() == StorageState::Refused);
    CHECK_FALSE(storage.detail().empty());
}

TEST_CASE("unknown files in the folder are ignored, and huge ones are not read")
{
    const Folder folder;
    std::ofstream(folder.path() / "no key!.now") << "1 0 0";
    std::ofstream(folder.path() / "words.now") << "not a number";
    std::ofstream(folder.path() / "big.now") << "1 0 5";
    std::ofstream(folder.path() / "big.1.save") << std::string(largest_record + 1, 'x');
    Storage storage(std::make_unique<FolderStorage>(folder.path()));
    const std::vector<StoredGame> games = listed(storage);
    REQUIRE(games.size() == 1);
    CHECK(games[0].key == "big");
    CHECK(games[0].newest.empty());
}

TEST_CASE("preferences are restored, or forgotten if nothing can be written")
{
    const Folder folder;
    const fs::path file = folder.path() / "deep" / "preferences";
    DesktopPreferences(file).set("name", "value with spaces");
    CHECK(DesktopPreferences(file).get("name") == "value with spaces");
    CHECK_FALSE(DesktopPreferences(file).get("other").has_value());
    DesktopPreferences(file).set("two words", "two\n\"lines\"");
    CHECK(DesktopPreferences(file).get("two words") == "two\n\"lines\"");
    CHECK(DesktopPreferences(file).get("name") == "value with spaces");
    DesktopPreferences lost(file / "below a file");
    lost.set("a", "b");
    CHECK(lost.get("a") == "b");
}

TEST_CASE("a dropped file that is too large arrives without its bytes")
{
    const Folder folder;
    std::ofstream(folder.path() / "small.elg") << "round 1";
    std::ofstream(folder.path() / "large.elg") << std::string(largest_file + 1, 'x');
    DesktopFiles files;
    files.dropped(folder.path() / "small.elg");
    files.dropped(folder.path() / "large.elg");
    const std::optional<File> small = files.take_file();
    REQUIRE(small.has_value());
    CHECK(small->name == "small.elg");
    CHECK(small->bytes == file_of("round 1"));
    const std::optional<File> large = files.take_file();
    REQUIRE(large.has_value());
    CHECK(large->error == File::Error::TooLarge);
    CHECK(large->size == largest_file + 1);
    CHECK(large->bytes.empty());
    CHECK_FALSE(files.take_file().has_value());
}

TEST_CASE("a dropped folder cannot be read, and several dropped files are ignored")
{
    const Folder folder;
    DesktopFiles files;
    files.dropped(folder.path());
    files.dropped(folder.path() / "gone.elg");
    files.several_dropped();
    CHECK(files.take_file().value().error == File::Error::Unreadable);
    CHECK(files.take_file().value().error == File::Error::Unreadable);
    CHECK(files.take_file().value().error == File::Error::Several);
}

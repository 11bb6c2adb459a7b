#include "platform/desktop/folder.hpp"

#include <catch2/catch_test_macros.hpp>

#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

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

/// A folder of this test alone.
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

TEST_CASE("games saved in a folder are listed by a later run, and can be erased")
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
    CHECK(games[0].newest == file_of("three"));
    later.save("game", file_of("four"));
    CHECK(listed(storage)[0].newest == file_of("four"));

    later.erase("game");
    CHECK(fs::is_empty(folder.path() / "games"));
}

TEST_CASE("a save to a folder that cannot be written fails with the reason")
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

TEST_CASE("files that are no saved games are ignored, and the bytes of one that is too long are not read")
{
    const Folder folder;
    std::ofstream(folder.path() / "no key!.save") << "x";
    std::ofstream(folder.path() / "words.txt") << "x";
    std::ofstream(folder.path() / "big.save") << std::string(max_save_bytes + 1, 'x');
    Storage storage(std::make_unique<FolderStorage>(folder.path()));
    const std::vector<StoredGame> games = listed(storage);
    REQUIRE(games.size() == 1);
    CHECK(games[0].key == "big");
    CHECK(games[0].newest.empty());
}

TEST_CASE("a download is written to the folder, whatever folders its name has")
{
    const Folder folder;
    FolderFiles files(folder.path());
    const fs::path saved = folder.path() / "game.elg";
    const SavedFile result = files.save("../game.elg", file_of("round 1"));
    CHECK(result.written);
    CHECK(result.path == saved.string());
    CHECK(fs::file_size(saved) == 7);
}

TEST_CASE("a download that cannot be written is reported as such, with its path")
{
    const Folder folder;
    const fs::path in_the_way = folder.path() / "game.elg";
    fs::create_directory(in_the_way);
    const SavedFile result = FolderFiles(folder.path()).save("game.elg", file_of("round 1"));
    CHECK_FALSE(result.written);
    CHECK(result.path == in_the_way.string());
}

TEST_CASE("a dropped file is opened; one that is too large, a folder or a missing file is unreadable")
{
    const Folder folder;
    std::ofstream(folder.path() / "small.elg") << "round 1";
    std::ofstream(folder.path() / "large.elg") << std::string(max_file_bytes + 1, 'x');
    FolderFiles files(folder.path());
    files.on_drop(folder.path() / "small.elg");
    const std::optional<File> small = files.take_file();
    REQUIRE(small.has_value());
    CHECK(small->name == "small.elg");
    CHECK(small->bytes == file_of("round 1"));
    for (const fs::path& path : {folder.path() / "large.elg", folder.path(), folder.path() / "gone.elg"})
    {
        files.on_drop(path);
        const std::optional<File> refused = files.take_file();
        REQUIRE(refused.has_value());
        CHECK(refused->error == File::Error::Unreadable);
        CHECK(refused->bytes.empty());
    }
    CHECK_FALSE(files.take_file().has_value());
}

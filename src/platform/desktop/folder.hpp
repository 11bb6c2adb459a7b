#pragma once

#include "platform/platform.hpp"
#include "platform/storage.hpp"

#include <cstdint>
#include <deque>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <utility>

/// The files of the desktop program: saved games and downloads are in one folder.
namespace elgrande::platform::desktop
{

/// Returns $ELGRANDE_HOME, or else "elgrande" in the system's folder for temporary files.
std::filesystem::path home_folder();

/// Saved games as files KEY.save. Only one program may use the folder: writes do not check for newer files of another
/// one, and previous generations are not kept. Listed games have revision 1, and no bytes if their file is too long or
/// cannot be read. Answers come during the call.
class FolderStorage final : public StorageBackend
{
public:
    explicit FolderStorage(std::filesystem::path folder) : folder_(std::move(folder)) {}

    void list(std::function<void(Listed)> answer) override;
    void write(const std::string& key, std::uint64_t expected, const Bytes& bytes,
               std::function<void(Written)> answer) override;
    void erase(const std::string& key, std::function<void(Written)> answer) override;

private:
    std::filesystem::path path_of(const std::string& key) const { return folder_ / (key + ".save"); }

    std::filesystem::path folder_;
};

/// Downloads are written to the folder; only files that are dropped on the window can be opened.
class FolderFiles final : public Files
{
public:
    explicit FolderFiles(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// Writes to the folder, whatever folders `name` has. Overwrites a file of the same name.
    SavedFile save(const std::string& name, const Bytes& bytes) override;
    void choose() override {}
    bool can_choose() const override { return false; }
    std::optional<File> take_file() override;

    /// Adds a file that was dropped on the window, for take_file(). One that is too large is Unreadable, too.
    void on_drop(const std::filesystem::path& path);

private:
    std::filesystem::path folder_;
    std::deque<File> files_;
};

} // namespace elgrande::platform::desktop

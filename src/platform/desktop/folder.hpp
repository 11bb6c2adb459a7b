#pragma once

#include "platform/platform.hpp"
#include "platform/storage.hpp"

#include <deque>
#include <filesystem>

/// The files of the window: saved games, and what is downloaded, lie in one folder.
namespace elgrande::platform::desktop
{

/// $ELGRANDE_HOME, else "elgrande" in the system's folder for temporary files.
std::filesystem::path home_folder();

/// Saved games as files KEY.save. Only one program may use the folder: nothing looks for newer files of another one,
/// and no older generation is kept. Answers come at once.
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

class FolderFiles final : public Files
{
public:
    explicit FolderFiles(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// Overwrites a file of the same name.
    std::string save(const std::string& name, const Bytes& bytes) override;
    void choose() override {}
    bool can_choose() const override { return false; }
    std::optional<File> take_file() override;

    /// Something was dropped on the window. Whatever cannot be taken, a file that is too large too, is Unreadable.
    void dropped(const std::filesystem::path& path);

private:
    std::filesystem::path folder_;
    std::deque<File> files_;
};

} // namespace elgrande::platform::desktop

#pragma once

#include "platform/storage.hpp"

#include <filesystem>

namespace elgrande::platform::desktop
{

/// Where this program keeps its things: $ELGRANDE_HOME, else the user's folder for program data.
std::filesystem::path home_folder();

/// The whole file; nothing if it cannot be read or is longer than `most` bytes.
std::optional<Bytes> read_file(const std::filesystem::path& path, std::size_t most);

/// Writes beside the file first and then puts it in its place. False, with the system's words in `problem`.
bool replace_file(const std::filesystem::path& path, std::string_view bytes, std::string& problem);

/// Saved games as files: <key>.<revision>.save, and <key>.now that names the newest revision and the one before.
/// A new record is written before the pointer is switched. Answers come at once.
class FolderStorage final : public StorageBackend
{
public:
    explicit FolderStorage(std::filesystem::path folder) : folder_(std::move(folder)) {}

    void list(std::function<void(Listed)> answer) override;
    void write(const std::string& key, std::uint64_t expected, const Bytes& bytes,
               std::function<void(Written)> answer) override;
    void erase(const std::string& key, std::function<void(Written)> answer) override;

private:
    struct Pointer
    {
        std::uint64_t revision = 0;
        std::uint64_t previous = 0;
        std::int64_t written_at_ms = 0;
    };

    std::filesystem::path record_path(const std::string& key, std::uint64_t revision) const;
    std::filesystem::path pointer_path(const std::string& key) const;
    std::optional<Pointer> pointer(const std::string& key) const;
    StoredGame read(const std::string& key, const Pointer& pointer) const;
    Written write_now(const std::string& key, std::uint64_t expected, const Bytes& bytes);

    std::filesystem::path folder_;
};

} // namespace elgrande::platform::desktop

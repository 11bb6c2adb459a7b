#include "platform/desktop/folder.hpp"

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sstream>
#include <utility>

namespace elgrande::platform::desktop
{

namespace fs = std::filesystem;

namespace
{

struct CloseFile
{
    void operator()(std::FILE* file) const { std::fclose(file); }
};

using OpenFile = std::unique_ptr<std::FILE, CloseFile>;

/// `mode` as of fopen. Everything is on its way to the disk when it returns true.
bool write_all(const fs::path& path, const char* mode, std::string_view bytes)
{
    OpenFile file(std::fopen(path.c_str(), mode));
    if (file == nullptr)
    {
        return false;
    }
    const bool written = std::fwrite(bytes.data(), 1, bytes.size(), file.get()) == bytes.size();
    return std::fclose(file.release()) == 0 && written;
}

StorageState state_of(int error)
{
    switch (error)
    {
    case ENOSPC:
    case EDQUOT:
        return StorageState::Full;
    case EACCES:
    case EPERM:
    case EROFS:
    case ENOTDIR:
        return StorageState::Refused;
    default:
        return StorageState::Broken;
    }
}

std::string_view text_of(const Bytes& bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

} // namespace

fs::path home_folder()
{
    if (const char* own = std::getenv("ELGRANDE_HOME"); own != nullptr && *own != '\0')
    {
        return own;
    }
    if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data != '\0')
    {
        return fs::path(data) / "elgrande";
    }
    const char* home = std::getenv("HOME");
    return fs::path(home != nullptr ? home : ".") / ".local" / "share" / "elgrande";
}

std::optional<Bytes> read_file(const fs::path& path, std::size_t most)
{
    std::error_code error;
    const std::uintmax_t size = fs::file_size(path, error);
    if (error || size > most)
    {
        return std::nullopt;
    }
    OpenFile file(std::fopen(path.c_str(), "rb"));
    if (file == nullptr)
    {
        return std::nullopt;
    }
    Bytes bytes(static_cast<std::size_t>(size));
    bytes.resize(std::fread(bytes.data(), 1, bytes.size(), file.get()));
    return bytes;
}

bool replace_file(const fs::path& path, std::string_view bytes, std::string& problem)
{
    fs::path fresh = path;
    fresh += ".new";
    std::error_code error;
    if (write_all(fresh, "wb", bytes))
    {
        fs::rename(fresh, path, error);
        if (!error)
        {
            return true;
        }
        errno = error.value();
    }
    problem = path.string() + ": " + std::strerror(errno);
    return false;
}

fs::path FolderStorage::record_path(const std::string& key, std::uint64_t revision) const
{
    return folder_ / (key + "." + std::to_string(revision) + ".save");
}

fs::path FolderStorage::pointer_path(const std::string& key) const
{
    return folder_ / (key + ".now");
}

std::optional<FolderStorage::Pointer> FolderStorage::pointer(const std::string& key) const
{
    constexpr std::size_t longest = 100;
    const std::optional<Bytes> bytes = read_file(pointer_path(key), longest);
    if (!bytes)
    {
        return std::nullopt;
    }
    Pointer pointer;
    std::istringstream words{std::string(text_of(*bytes))};
    words >> pointer.revision >> pointer.previous >> pointer.written_at_ms;
    return words ? std::optional(pointer) : std::nullopt;
}

StoredGame FolderStorage::read(const std::string& key, const Pointer& pointer) const
{
    const auto generation = [&](std::uint64_t revision)
    { return revision == 0 ? Bytes{} : read_file(record_path(key, revision), largest_record).value_or(Bytes{}); };
    return {key, pointer.revision, pointer.written_at_ms, generation(pointer.revision), generation(pointer.previous)};
}

void FolderStorage::list(std::function<void(Listed)> answer)
{
    Listed listed;
    std::error_code error;
    for (fs::directory_iterator entry(folder_, error), end; !error && entry != end; entry.increment(error))
    {
        const std::string key = entry->path().stem().string();
        if (entry->path().extension() != ".now" || !is_game_key(key))
        {
            continue;
        }
        if (const std::optional<Pointer> now = pointer(key))
        {
            listed.games.push_back(read(key, *now));
        }
    }
    if (error && error != std::errc::no_such_file_or_directory)
    {
        listed.state = state_of(error.value());
        listed.detail = folder_.string() + ": " + error.message();
    }
    answer(std::move(listed));
}

void FolderStorage::write(const std::string& key, std::uint64_t expected, const Bytes& bytes,
                          std::function<void(Written)> answer)
{
    answer(write_now(key, expected, bytes));
}

StorageBackend::Written FolderStorage::write_now(const std::string& key, std::uint64_t expected, const Bytes& bytes)
{
    std::error_code error;
    fs::create_directories(folder_, error);
    if (error)
    {
        return {WriteOutcome::Failed, state_of(error.value()), folder_.string() + ": " + error.message(), {key}};
    }
    const std::optional<Pointer> before = pointer(key);
    if (before && before->revision != expected)
    {
        return {WriteOutcome::NewerElsewhere, StorageState::Ready, {}, read(key, *before)};
    }
    const auto now =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch());
    const Pointer after{expected + 1, before ? expected : 0, now.count()};
    const fs::path record = record_path(key, after.revision);
    std::string problem;
    const std::string pointer_text = std::to_string(after.revision) + " " + std::to_string(after.previous) + " "
                                     + std::to_string(after.written_at_ms) + "\n";
    if (!replace_file(record, text_of(bytes), problem) || !replace_file(pointer_path(key), pointer_text, problem))
    {
        return {WriteOutcome::Failed, state_of(errno), problem, {key}};
    }
    if (before && before->previous != 0)
    {
        fs::remove(record_path(key, before->previous), error);
    }
    return {WriteOutcome::Written, StorageState::Ready, {}, {key, after.revision, after.written_at_ms, {}, {}}};
}

void FolderStorage::erase(const std::string& key, std::function<void(Written)> answer)
{
    std::error_code error;
    if (const std::optional<Pointer> now = pointer(key))
    {
        fs::remove(pointer_path(key), error);
        if (error)
        {
            answer({WriteOutcome::Failed, state_of(error.value()), error.message(), {key}});
            return;
        }
        fs::remove(record_path(key, now->revision), error);
        fs::remove(record_path(key, now->previous), error);
    }
    answer({WriteOutcome::Written, StorageState::Ready, {}, {key}});
}

} // namespace elgrande::platform::desktop

#include "platform/desktop/folder.hpp"

#include <chrono>
#include <cstdlib>
#include <fstream>

namespace elgrande::platform::desktop
{

namespace fs = std::filesystem;

namespace
{

/// Returns nothing if the file cannot be read or is longer than `max_bytes`.
std::optional<Bytes> read_file(const fs::path& path, std::size_t max_bytes)
{
    std::error_code error;
    const std::uintmax_t size = fs::is_regular_file(path, error) ? fs::file_size(path, error) : max_bytes + 1;
    if (error || size > max_bytes)
    {
        return std::nullopt;
    }
    Bytes bytes(static_cast<std::size_t>(size));
    std::ifstream file(path, std::ios::binary);
    file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(size));
    return file ? std::optional(std::move(bytes)) : std::nullopt;
}

bool write_file(const fs::path& path, const Bytes& bytes)
{
    std::error_code error;
    fs::create_directories(path.parent_path(), error);
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return static_cast<bool>(file.flush());
}

std::int64_t written_at_ms(const fs::path& path)
{
    std::error_code error;
    const auto age = fs::file_time_type::clock::now() - fs::last_write_time(path, error);
    const auto at = std::chrono::system_clock::now().time_since_epoch() - age;
    return std::chrono::duration_cast<std::chrono::milliseconds>(at).count();
}

} // namespace

fs::path home_folder()
{
    const char* chosen = std::getenv("ELGRANDE_HOME");
    return chosen != nullptr ? fs::path(chosen) : fs::temp_directory_path() / "elgrande";
}

void FolderStorage::list(std::function<void(Listed)> answer)
{
    Listed listed;
    std::error_code error;
    for (fs::directory_iterator entry(folder_, error), end; !error && entry != end; entry.increment(error))
    {
        const fs::path& path = entry->path();
        const std::string key = path.stem().string();
        if (path.extension() == ".save" && is_game_key(key))
        {
            listed.games.push_back({key, 1, written_at_ms(path), read_file(path, max_save_bytes).value_or(Bytes{})});
        }
    }
    answer(std::move(listed));
}

void FolderStorage::write(const std::string& key, std::uint64_t expected, const Bytes& bytes,
                          std::function<void(Written)> answer)
{
    const fs::path path = path_of(key);
    if (write_file(path, bytes))
    {
        answer({WriteOutcome::Written, StorageState::Ready, {}, {key, expected + 1, written_at_ms(path)}});
    }
    else
    {
        answer({WriteOutcome::Failed, StorageState::Refused, "cannot write " + path.string(), {key}});
    }
}

void FolderStorage::erase(const std::string& key, std::function<void(Written)> answer)
{
    std::error_code error;
    fs::remove(path_of(key), error);
    const bool done = !error;
    answer({done ? WriteOutcome::Written : WriteOutcome::Failed,
            done ? StorageState::Ready : StorageState::Broken,
            error.message(),
            {key}});
}

SavedFile FolderFiles::save(const std::string& name, const Bytes& bytes)
{
    const fs::path path = folder_ / fs::path(name).filename();
    return {write_file(path, bytes), path.string()};
}

std::optional<File> FolderFiles::take_file()
{
    if (files_.empty())
    {
        return std::nullopt;
    }
    File file = std::move(files_.front());
    files_.pop_front();
    return file;
}

void FolderFiles::on_drop(const fs::path& path)
{
    std::optional<Bytes> bytes = read_file(path, max_file_bytes);
    const File::Error error = bytes ? File::Error::None : File::Error::Unreadable;
    files_.push_back({path.filename().string(), std::move(bytes).value_or(Bytes{}), error});
}

} // namespace elgrande::platform::desktop

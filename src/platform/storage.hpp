#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace elgrande::platform
{

using Bytes = std::vector<std::byte>;

/// Saved bytes longer than this are neither written nor read.
inline constexpr std::size_t largest_record = 64 * 1024;

/// One game as it lies in the storage. The bytes are hostile: record/ checks them; when `newest` is bad, `previous`
/// is the generation before it, and bad bytes stay where they are so that the player can download them.
struct StoredGame
{
    std::string key;                ///< letters, digits, '-' and '_', chosen by who saved it first
    std::uint64_t revision = 0;     ///< one higher with each write, whoever wrote
    std::int64_t written_at_ms = 0; ///< since 1970
    Bytes newest{};
    Bytes previous{}; ///< empty before the second write
};

enum class StorageState : std::uint8_t
{
    Ready,
    Refused, ///< the browser or the system lets nobody write (private window, blocked site data, read-only folder)
    Full,
    Broken,  ///< something else went wrong; detail() has the system's own words
    Slow,    ///< no answer for a while; it still comes, or never
    Outdated ///< a newer version of this program has changed how games are stored
};

enum class WriteOutcome : std::uint8_t
{
    Written,
    NewerElsewhere, ///< another tab or program wrote this game meanwhile; nothing was overwritten
    Failed,         ///< state() and detail() say why; it is tried again
    Waiting         ///< not yet, and that takes long: another answer follows
};

/// The place below Storage: IndexedDB in the browser, a folder on the desktop, memory in tests. Answers may come
/// at once or later, each exactly once, and only between two frames or during the call itself. Before an answer that
/// takes long another may say so: Slow and nothing listed, Waiting and nothing written.
class StorageBackend
{
public:
    struct Written
    {
        WriteOutcome outcome = WriteOutcome::Failed;
        StorageState state = StorageState::Ready;
        std::string detail;
        StoredGame now; ///< what lies there after the call; only the key and the revision count when Written
    };

    struct Listed
    {
        StorageState state = StorageState::Ready;
        std::string detail;
        std::vector<StoredGame> games;
    };

    virtual ~StorageBackend() = default;

    virtual void list(std::function<void(Listed)> answer) = 0;

    /// Writes the record and then switches the game's pointer to it, if the pointer still shows `expected`
    /// (0: there is no such game). The generation before the new one stays, older ones go.
    virtual void write(const std::string& key, std::uint64_t expected, const Bytes& bytes,
                       std::function<void(Written)> answer) = 0;

    virtual void erase(const std::string& key, std::function<void(Written)> answer) = 0;
};

/// Saved games side by side. What is done to one game is queued: at most one write or erasing runs, and of those that
/// wait only the last is carried out (all their answers come with it). What failed is kept and done again by retry(),
/// which comes by itself after any success; the last answer is called again then.
class Storage
{
public:
    using Answer = std::function<void(WriteOutcome, const StoredGame& there)>;

    explicit Storage(std::unique_ptr<StorageBackend> backend);

    /// All saved games, the last written first; none and a state other than Ready when they cannot be read. With the
    /// state Slow the games come with another answer.
    /// Takes note of the revisions: a later save() overwrites what was listed here, and nothing newer.
    void list(std::function<void(std::vector<StoredGame>)> answer);

    /// Saves a game over the revision that this program saw last (a new game: over none).
    /// NewerElsewhere hands over what the other tab wrote: adopt() it, or save under another key.
    void save(const std::string& key, Bytes bytes, Answer answer = {});

    /// From now on save() overwrites this revision of the game.
    void adopt(const StoredGame& game);

    void erase(const std::string& key, Answer answer = {});

    /// Tries again what failed: there may be room now.
    void retry();

    /// How long to wait until the next retry(), longer after each one that was in vain; nothing if nothing failed.
    std::optional<int> retry_in_ms() const;

    /// How the last access ended. Play goes on in every state.
    StorageState state() const { return state_; }

    /// The system's own words about a state that is not Ready; for diagnostics, not for translation.
    const std::string& detail() const { return detail_; }

    /// All is written: nothing waits, runs or has failed.
    bool settled() const;

private:
    struct Work
    {
        std::optional<Bytes> bytes; ///< nothing: the game is erased
        std::vector<Answer> answers;
    };

    struct WriteQueue
    {
        std::uint64_t revision = 0;
        std::optional<Work> running;
        std::optional<Work> waiting;
        std::optional<Work> failed;
    };

    void put(const std::string& key, Work work);
    void start(const std::string& key, Work work);
    static void tell(const std::vector<Answer>& answers, WriteOutcome outcome, const StoredGame& there);
    void finish(const std::string& key, const StorageBackend::Written& written);
    void report(StorageState state, std::string detail);

    std::unique_ptr<StorageBackend> backend_;
    std::map<std::string, WriteQueue, std::less<>> queues_;
    StorageState state_ = StorageState::Ready;
    std::string detail_;
    int retries_in_vain_ = 0;
};

/// A key for a new game that no other tab will choose.
std::string new_game_key(std::uint64_t random);

/// Letters, digits, '-' and '_', 1 to 40 of them.
bool is_game_key(std::string_view key);

} // namespace elgrande::platform

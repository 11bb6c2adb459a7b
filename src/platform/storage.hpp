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

/// The maximum length of a saved game in bytes. Longer ones are refused by record/save.hpp, and not read by
/// FolderStorage.
inline constexpr std::size_t max_save_bytes = 64 * 1024;

/// A stored game. Its bytes are untrusted: record/ checks them. If `newest` is damaged, the game continues from
/// `previous`, the generation before it. Damaged bytes stay in the storage so that the player can download them.
struct StoredGame
{
    std::string key;                ///< see is_game_key()
    std::uint64_t revision = 0;     ///< number of writes so far, by any tab
    std::int64_t written_at_ms = 0; ///< time of the last write, since 1970, UTC
    Bytes newest{};
    Bytes previous{}; ///< empty before the second write
};

/// The outcome of the last access to the storage. The values match web/storage.js.
enum class StorageState : std::uint8_t
{
    Ready,
    Refused, ///< browser or system forbid writing (private window, blocked site data, read-only folder)
    Full,
    Broken,  ///< another error, described by Storage::detail()
    Slow,    ///< no answer for a while; one may still arrive
    Outdated ///< a newer version of this program has changed how games are stored
};

/// The outcome of a write or an erasure. The values match web/storage.js.
enum class WriteOutcome : std::uint8_t
{
    Written,        ///< or erased
    NewerElsewhere, ///< another tab has written this game since; nothing was overwritten
    Failed,         ///< see Storage::state() and detail() for the reason, and Storage for the retry
    Waiting         ///< not written yet; the final answer follows
};

/// The place where Storage keeps games: IndexedDB in the browser, a folder on the desktop, memory in tests. Each call
/// gets exactly one final answer, during the call or later between two frames. If that takes long, a provisional answer
/// may come first: Slow for list(), Waiting for write() and erase().
class StorageBackend
{
public:
    struct Written
    {
        WriteOutcome outcome = WriteOutcome::Failed;
        StorageState state = StorageState::Ready;
        std::string detail;
        StoredGame now; ///< if NewerElsewhere: the stored game; if a write is Written: its revision, without bytes
    };

    struct Listed
    {
        StorageState state = StorageState::Ready;
        std::string detail;
        std::vector<StoredGame> games; ///< in any order; none unless Ready
    };

    virtual ~StorageBackend() = default;

    /// Answers with all stored games.
    virtual void list(std::function<void(Listed)> answer) = 0;

    /// Writes a game if its stored revision is `expected` or if it is not stored at all; answers NewerElsewhere if it
    /// has another revision. Keeps the generation that it replaces and deletes older ones. FolderStorage checks no
    /// revision and keeps only the newest generation.
    virtual void write(const std::string& key, std::uint64_t expected, const Bytes& bytes,
                       std::function<void(Written)> answer) = 0;

    /// Deletes all generations of a game, whatever its revision. Also succeeds if there is no such game.
    virtual void erase(const std::string& key, std::function<void(Written)> answer) = 0;
};

/// All saved games. For each game one write or erasure runs at a time. Requests that arrive in the meantime are merged:
/// only the last one is carried out, and all of them are answered with its outcome. A request that failed is repeated
/// by retry() and after any success, unless a later request for the same game replaces it. The outcome of a retry is
/// passed only to the `answer` of the last of the merged requests.
class Storage
{
public:
    /// Receives the outcome of a request; may be empty. If the storage is slow, it is called with Waiting first.
    /// `there` is the stored game if the outcome is NewerElsewhere; do not use it otherwise.
    using Answer = std::function<void(WriteOutcome, const StoredGame& there)>;

    explicit Storage(std::unique_ptr<StorageBackend> backend);

    /// Calls `answer` with all saved games, the last written first. If they cannot be read, the list is empty and
    /// state() is not Ready; if it is Slow, another answer follows. Remembers the revisions: a later save() overwrites
    /// only the revisions listed here. A game with a running or failed request keeps the revision on which that is
    /// based.
    void list(std::function<void(std::vector<StoredGame>)> answer);

    /// Saves a game, replacing the revision that this program has seen last; `key` must be a game key. If the outcome
    /// is NewerElsewhere, `answer` receives the game that the other tab wrote: adopt() it, or save under another key.
    void save(const std::string& key, Bytes bytes, Answer answer = {});

    /// Makes later calls of save() replace this revision of the game.
    void adopt(const StoredGame& game);

    /// Erases a game, whatever its revision.
    void erase(const std::string& key, Answer answer = {});

    /// Repeats the writes and erasures that failed.
    void retry();

    /// Returns the delay before the next retry(): 2 s, doubled with each retry that fails, at most 64 s. Returns
    /// nothing if no request has failed.
    std::optional<int> retry_in_ms() const;

    /// Returns the outcome of the last access. The game can be played in every state.
    StorageState state() const { return state_; }

    /// Returns the system's message for a state other than Ready; for diagnostics, not translated.
    const std::string& detail() const { return detail_; }

    /// True if everything is written: no request is running, waits or has failed.
    bool settled() const;

private:
    /// A write or an erasure.
    struct Work
    {
        std::optional<Bytes> bytes; ///< nothing if the game is to be erased
        std::vector<Answer> answers;
    };

    /// The requests for one game.
    struct WriteQueue
    {
        std::uint64_t revision = 0; ///< the revision that the next write replaces
        std::optional<Work> running;
        std::optional<Work> waiting;
        std::optional<Work> failed;
    };

    /// True if a write or erasure of any game has failed and has not been repeated yet.
    bool any_failed() const;
    void put(const std::string& key, Work work);
    void start(const std::string& key, Work work);
    static void report_outcome(const std::vector<Answer>& answers, WriteOutcome outcome, const StoredGame& there);
    void finish(const std::string& key, const StorageBackend::Written& written);
    void report(StorageState state, std::string detail);

    std::unique_ptr<StorageBackend> backend_;
    std::map<std::string, WriteQueue, std::less<>> queues_;
    StorageState state_ = StorageState::Ready;
    std::string detail_;
    int failed_retries_ = 0;
};

/// Returns a game key made of the lowest 60 bits of `random`, so that two tabs do not choose the same key.
std::string new_game_key(std::uint64_t random);

/// True if `key` has 1 to 40 characters, which are letters (A–Z, a–z), digits, '-' or '_'.
bool is_game_key(std::string_view key);

} // namespace elgrande::platform

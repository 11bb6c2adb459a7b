#pragma once

#include "board/geometry/plane.hpp"
#include "platform/picture_maker.hpp"
#include "platform/platform.hpp"
#include "support/fake_rooms.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Fake implementations of the platform's interfaces. They record what the App does, and tests set what they answer.
namespace elgrande::testing
{

/// Saved games in memory. Tests can make it refuse or delay requests, and change it as another tab would. `disk` must
/// outlive it. Answers during the call unless Disk::slow is set.
class MemoryBackend : public platform::StorageBackend
{
public:
    struct Disk
    {
        std::map<std::string, platform::StoredGame> games;
        platform::StorageState state = platform::StorageState::Ready;
        bool slow = false;                          ///< list() and write() complete only when a test calls `waiting`
        bool unreadable = false;                    ///< list() returns no games
        bool room_after_erasing = false;            ///< erase() sets `state` to Ready
        std::vector<std::function<void()>> waiting; ///< delayed requests, which tests call to complete them
    };

    explicit MemoryBackend(Disk& disk) : disk_(disk) {}

    void list(std::function<void(Listed)> answer) override
    {
        Listed listed;
        listed.state = disk_.state;
        for (const auto& [key, game] : disk_.games)
        {
            if (!disk_.unreadable)
            {
                listed.games.push_back(game);
            }
        }
        if (disk_.slow)
        {
            disk_.waiting.push_back([listed, answer] { answer(listed); });
            return;
        }
        answer(listed);
    }

    void write(const std::string& key, std::uint64_t expected, const platform::Bytes& bytes,
               std::function<void(Written)> answer) override
    {
        if (disk_.slow)
        {
            answer({.outcome = platform::WriteOutcome::Waiting, .state = platform::StorageState::Slow});
            disk_.waiting.push_back([this, key, expected, bytes, answer] { write_now(key, expected, bytes, answer); });
            return;
        }
        write_now(key, expected, bytes, answer);
    }

    void erase(const std::string& key, std::function<void(Written)> answer) override
    {
        disk_.games.erase(key);
        if (disk_.room_after_erasing)
        {
            disk_.state = platform::StorageState::Ready;
        }
        answer({.outcome = platform::WriteOutcome::Written, .state = disk_.state, .detail = {}, .now = {}});
    }

private:
    void write_now(const std::string& key, std::uint64_t expected, const platform::Bytes& bytes,
                   const std::function<void(Written)>& answer)
    {
        Written written;
        written.state = disk_.state;
        platform::StoredGame& game = disk_.games[key];
        if (disk_.state != platform::StorageState::Ready)
        {
            written.outcome = platform::WriteOutcome::Failed;
            written.detail = "no room";
            disk_.games.erase(game.revision == 0 ? key : std::string());
        }
        else if (game.revision != expected)
        {
            written.outcome = platform::WriteOutcome::NewerElsewhere;
            written.now = game;
        }
        else
        {
            game.key = key;
            game.previous = std::move(game.newest);
            game.newest = bytes;
            ++game.revision;
            written.outcome = platform::WriteOutcome::Written;
            written.now = game;
        }
        answer(written);
    }

    Disk& disk_;
};

struct FakeClipboard : platform::Clipboard
{
    std::string text;

    void copy(const std::string& copied, std::function<void(Copied)> answer) override
    {
        text = copied;
        answer(Copied::Done);
    }

    bool shares = false; ///< can_share()
    bool share_works = true;
    std::string shared; ///< text and address

    bool can_share() const override { return shares; }
    void share(const std::string& said, const std::string& address, std::function<void(bool)> answer) override
    {
        shared = said + " " + address;
        answer(share_works);
    }

    std::optional<std::string> pasted;

    std::optional<std::string> take_pasted() override { return std::exchange(pasted, std::nullopt); }
};

struct FakeAddress : platform::Address
{
    std::optional<std::string> link;
    std::string shown; ///< the link in the address bar

    std::optional<std::string> take_link() override
    {
        std::optional<std::string> taken;
        std::swap(taken, link);
        return taken;
    }

    void show_link(const std::string& link_now) override { shown = link_now; }
    mutable int asked = 0; ///< number of calls of address_of()
    std::string address_of(const std::string& shared) const override
    {
        ++asked;
        return "https://example.org/#" + shared;
    }
};

struct FakeFiles : platform::Files
{
    std::map<std::string, platform::Bytes> saved;
    platform::SavedFile result; ///< of save()
    std::optional<platform::File> chosen;

    platform::SavedFile save(const std::string& name, const platform::Bytes& bytes) override
    {
        saved[name] = bytes;
        return result;
    }

    void choose() override {}
    bool can_choose() const override { return true; }

    std::optional<platform::File> take_file() override
    {
        std::optional<platform::File> taken;
        std::swap(taken, chosen);
        return taken;
    }
};

/// Has only the files in `values`, by name ("texts-de"). fetch() never answers by itself: tests call `awaited`.
struct FakeAssets : platform::Assets
{
    std::map<std::string, std::string> values;
    std::function<void(bool)> awaited; ///< the callback of the last fetch()

    std::optional<std::string> get(const std::string& name) const override
    {
        const auto found = values.find(name);
        return found != values.end() ? std::optional(found->second) : std::nullopt;
    }
    void fetch(const std::string&, std::function<void(bool)> answer) override { awaited = std::move(answer); }
};

struct FakeClock : platform::Clock
{
    std::uint64_t next = 1;

    std::int64_t time_ms = 1'790'000'000'000;

    std::int64_t now_ms() const override { return time_ms; }
    platform::LocalTime local(std::int64_t) const override { return {2026, 9, 21, 18, 5}; }
    std::uint64_t random() override { return next++ * 7919; }
};

struct FakeTextFields : platform::TextFields
{
    int shown = 0;                             ///< number of calls of show()
    std::map<std::string, std::string> typing; ///< id → text typed there at the next show()
    platform::TextFieldResult next;            ///< returned by the next show()
    std::string keyboard;                      ///< id of the last field that requested the focus
    std::string typing_in;                     ///< id of the focused field
    std::map<std::string, Box> places;         ///< id → position, of every field shown so far

    bool has_focus(std::string_view id) const override { return id == typing_in; }

    platform::TextFieldResult show(const platform::TextField& field, ImVec2 position, ImVec2 size,
                                   std::string& value) override
    {
        ++shown;
        places[std::string(field.id)] = {position.x, position.y, size.x, size.y};
        keyboard = field.focus ? std::string(field.id) : keyboard;
        platform::TextFieldResult result = std::exchange(next, {});
        if (const auto typed = typing.find(std::string(field.id)); typed != typing.end())
        {
            value = typed->second;
            typing.erase(typed);
            result.changed = true;
        }
        return result;
    }
};

struct FakePreferences : platform::Preferences
{
    using Values = std::map<std::string, std::string>;

    Values values;
    Values here;                         ///< values of this tab only
    std::optional<std::string> anything; ///< if set, returned for every key

    std::optional<std::string> get(const std::string& key) const override
    {
        return anything ? anything : in(values, key);
    }
    void set(const std::string& key, const std::string& value) override { values[key] = value; }
    std::optional<std::string> get_here(const std::string& key) const override { return in(here, key); }
    void set_here(const std::string& key, const std::string& value) override { here[key] = value; }

private:
    static std::optional<std::string> in(const Values& where, const std::string& key)
    {
        const auto found = where.find(key);
        return found != where.end() ? std::optional(found->second) : std::nullopt;
    }
};

struct FakeSounds : platform::Sounds
{
    std::vector<platform::Sound> heard;
    int vibrations = 0;

    void play(platform::Sound sound, int) override { heard.push_back(sound); }
    void vibrate() override { ++vibrations; }
};

/// Answers a question when the test calls answer(). `asked`, `cancelled` and `distrusted` count calls; cancel() without
/// a pending question does not count.
struct FakeBrains : platform::Brains
{
    std::function<platform::Bytes(const platform::Bytes&)>
        think; ///< computes the answer; if empty, answer() does nothing
    bool is_beside = true;
    int asked = 0;
    int cancelled = 0;
    int distrusted = 0;

    void ask(const platform::Bytes& question, std::function<void(const platform::Bytes&)> answer) override
    {
        ++asked;
        question_ = question;
        answer_ = std::move(answer);
    }

    void cancel() override
    {
        cancelled += answer_ ? 1 : 0;
        answer_ = nullptr;
    }

    void report_invalid_answer() override { ++distrusted; }
    bool in_parallel() const override { return is_beside; }

    bool is_thinking() const { return answer_ != nullptr; }

    /// Answers the pending question. Returns false if there is none or `think` is empty.
    bool answer()
    {
        if (!answer_ || !think)
        {
            return false;
        }
        std::exchange(answer_, nullptr)(think(question_));
        return true;
    }

private:
    platform::Bytes question_;
    std::function<void(const platform::Bytes&)> answer_;
};

/// Keeps the last picture requested. AppDriver calls `maker.draw()`. If `paints` is set, paint() renders the picture
/// once it is complete, sets `pixels`, and answers with `end`; otherwise tests call `awaited`. If `makes` is set, it
/// also makes pictures for the program, and counts those that were begun.
struct FakePictures : platform::Pictures
{
    std::set<platform::PictureAction> actions{platform::PictureAction::Copy, platform::PictureAction::Save};
    platform::PictureOutcome end = platform::PictureOutcome::Done;
    platform::PictureMaker maker;
    bool paints = false;
    bool makes = false;
    int begun = 0;
    platform::PictureRequest wanted;
    platform::Bytes pixels;
    std::function<void(platform::PictureOutcome)> awaited;

    bool can(platform::PictureAction action) const override { return actions.count(action) > 0; }

    void take(const platform::PictureRequest& what, platform::DrawPicture draw,
              std::function<void(platform::PictureOutcome)> answer) override
    {
        wanted = what;
        awaited = std::move(answer);
        pixels.clear();
        maker.begin(what.width, what.height, std::move(draw));
    }

    bool make(int width, int height, platform::DrawPicture draw,
              std::function<void(const platform::Bytes&)> answer) override
    {
        const bool begins = makes && maker.begin_own(width, height, std::move(draw), std::move(answer));
        begun += begins ? 1 : 0;
        return begins;
    }

    void paint()
    {
        if (auto painted = paints ? maker.paint() : std::nullopt)
        {
            pixels = std::move(*painted);
            std::exchange(awaited, nullptr)(end);
        }
    }
};

struct FakePage : platform::Page
{
    bool fingers = false;
    bool still = true; ///< reduced motion
    bool dark = false;
    bool shown_dark = false;
    std::vector<std::string> reads{"en"};
    std::string language;
    std::string title;
    int changes = 0;                                     ///< number of calls of game_changed()
    std::map<platform::Typeface, std::size_t> typefaces; ///< typeface → size of its file

    void wake() override {}
    void wake_in(int) override {}
    std::vector<std::string> languages() const override { return reads; }
    bool reduced_motion() const override { return still; }
    bool prefers_dark() const override { return dark; }
    bool coarse_pointer() const override { return fingers; }
    bool framed = false;
    std::string in_full; ///< the link given to open_in_tab()

    bool embedded() const override { return framed; }
    void open_in_tab(const std::string& link) override { in_full = link; }

    bool whole = true;
    bool is_whole() const override { return whole; }

    platform::Persistence keeps = platform::Persistence::NotInBrowser;
    bool forgets = false;

    platform::Persistence persistence() const override { return keeps; }
    bool deletes_after_a_week() const override { return forgets; }

    platform::FullScreen screen = platform::FullScreen::Impossible;
    bool awake = false; ///< as keep_awake() was last called

    platform::FullScreen full_screen() const override { return screen; }
    void set_full_screen(bool on) override { screen = on ? platform::FullScreen::On : platform::FullScreen::Off; }
    void keep_awake(bool wanted) override { awake = wanted; }

    bool back_taken = false;
    void claim_back_button(bool open) override { back_taken = open; }
    void set_title(const std::string& shown) override { title = shown; }
    void set_language(const std::string& tag) override { language = tag; }
    void set_dark(bool is_dark) override { shown_dark = is_dark; }
    void set_typeface(platform::Typeface typeface, std::span<const std::byte> file) override
    {
        typefaces[typeface] = file.size();
    }
    void game_changed() override { ++changes; }
    void show_mirror(const std::string&) override {}
};

struct FakeWorld
{
    MemoryBackend::Disk disk;
    platform::Storage storage{std::make_unique<MemoryBackend>(disk)};
    FakeClipboard clipboard;
    FakeAddress address;
    FakeFiles files;
    FakeAssets assets;
    FakeClock clock;
    FakeTextFields text_fields;
    FakePreferences preferences;
    FakeSounds sounds;
    FakeBrains brains;
    FakePictures pictures;
    FakeRooms rooms;
    FakePage page;
    platform::Gesture gesture;
    platform::Platform platform{storage,     clipboard, address, files,    assets, clock, text_fields,
                                preferences, sounds,    brains,  pictures, rooms,  page,  gesture};
};

} // namespace elgrande::testing

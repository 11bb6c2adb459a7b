#pragma once

#include "platform/pictures.hpp"
#include "platform/rooms.hpp"
#include "platform/storage.hpp"

#include <imgui.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The services that the program needs from its surroundings. `web` (the page) and `desktop` (a window) implement it,
/// and tests use a fake implementation. No call blocks. Positions and lengths are in Dear ImGui's units, which are CSS
/// pixels divided by Program::zoom(), from the upper left corner of the canvas. Texts are UTF-8. Links, pasted text,
/// files and stored bytes are handed over unchecked.
///
/// Calls that need user activation must be made in a frame in which a button was released. In the page, that frame is
/// drawn during the browser's input event, while the page has transient user activation; otherwise the browser refuses.
namespace elgrande::platform
{

class Clipboard
{
public:
    enum class Copied : std::uint8_t
    {
        Done,
        Shown ///< the browser refused; the page shows the text in a field, selected, so that the player can copy it
    };

    virtual ~Clipboard() = default;

    /// Copies `text`. Needs user activation. `answer` may be empty; it is called later, on the desktop at once.
    virtual void copy(const std::string& text, std::function<void(Copied)> answer) = 0;

    /// True if the system has a share dialog.
    virtual bool can_share() const = 0;
    /// Opens the share dialog, if can_share(). Needs user activation. `answer` is called later, with false if the
    /// dialog could not be opened; closing it without a choice counts as success.
    virtual void share(const std::string& text, const std::string& address, std::function<void(bool)> answer) = 0;

    /// Returns the text that the player pasted (Ctrl/Cmd+V) outside of any text field since the last call; nothing if
    /// there was none.
    virtual std::optional<std::string> take_pasted() = 0;
};

class Address
{
public:
    virtual ~Address() = default;

    /// Returns the link that the page was opened with or that was entered into the address bar since the last call;
    /// nothing if there was none. It takes precedence over the autosave. In the page it is the whole address, which
    /// contains the link; on the desktop the first argument of the program, or what follows its `#`.
    virtual std::optional<std::string> take_link() = 0;

    /// Shows a link, without `#`, in the address bar and loads nothing; an empty link removes it. take_link() does not
    /// return this link.
    virtual void show_link(const std::string& link) = 0;

    /// Returns the complete address that opens `link`: the address of this page, `#`, and the link; without `#` if the
    /// link is empty.
    virtual std::string address_of(const std::string& link) const = 0;
};

/// A file that the player opened.
struct File
{
    /// Why a file was not read. The values match web/host.js.
    enum class Error : std::uint8_t
    {
        None,
        TooLarge,
        Unreadable, ///< a folder, or a file that no longer exists
        Several     ///< several files were dropped at once
    };

    std::string name;          ///< without folders; that of the first file if Several
    Bytes bytes;               ///< at most max_file_bytes
    Error error = Error::None; ///< if there is one, `bytes` is empty
    std::uint64_t size = 0;    ///< if TooLarge: its size in bytes
};

inline constexpr std::size_t max_file_bytes = 256 * 1024;

/// The result of Files::save().
struct SavedFile
{
    bool written = true; ///< always true in the page, where the browser shows the download and its errors
    std::string path;    ///< of the file, even if it could not be written; empty in the page
};

class Files
{
public:
    virtual ~Files() = default;

    /// Saves a file for the player: as a download in the page, in the folder of the program on the desktop.
    virtual SavedFile save(const std::string& name, const Bytes& bytes) = 0;

    /// Opens the system's file dialog, if can_choose(). Needs user activation. take_file() later returns the chosen
    /// file, if the player chooses one.
    virtual void choose() = 0;

    /// True if choose() opens a dialog. If not, players can only drop files on the window.
    virtual bool can_choose() const = 0;

    /// Returns the next file that was chosen or dropped on the window; nothing if there is none.
    virtual std::optional<File> take_file() = 0;
};

/// A time in the player's time zone.
struct LocalTime
{
    int year = 1970;
    int month = 1;  ///< 1 to 12
    int day = 1;    ///< 1 to 31
    int hour = 0;   ///< 0 to 23
    int minute = 0; ///< 0 to 59
};

class Clock
{
public:
    virtual ~Clock() = default;

    /// Returns the milliseconds since 1970, UTC.
    virtual std::int64_t now_ms() const = 0;
    /// Returns this point in time in the player's time zone.
    virtual LocalTime local(std::int64_t since_1970_ms) const = 0;

    /// Returns 64 unpredictable bits, for the seed of a new game.
    virtual std::uint64_t random() = 0;
};

/// A text field for TextFields::show(), which reads the views only during the call. `max_length` and `multiline`
/// must not change while the field is shown.
struct TextField
{
    std::string_view id;    ///< identifies the field from frame to frame
    std::string_view label; ///< read aloud by screen readers
    std::string_view placeholder;
    int max_length = 60; ///< in UTF-16 units in the browser, in bytes on the desktop
    float font_size = 18;
    bool multiline = false;
    bool focus = false; ///< moves the keyboard focus here and selects the text; set it in one frame only
};

/// The events of a text field since the previous frame.
struct TextFieldResult
{
    bool changed = false;   ///< the player changed the value
    bool submitted = false; ///< the player pressed Enter in a field of one line
    bool left = false;      ///< the field lost the keyboard focus
    bool escaped = false;   ///< the player pressed Escape
    int step = 0;           ///< +1 for each arrow key down, -1 for each up, in a field of one line; 0 on the desktop
};

/// The horizontal distance between the edge of a text field and its text.
inline constexpr float field_padding = 8;

class TextFields
{
public:
    virtual ~TextFields() = default;

    /// Shows a text field over the canvas in this frame; call it in every frame in which the field is visible, between
    /// ImGui's NewFrame and Render. Overwrites `value` if the player has changed the text; otherwise shows `value`,
    /// which the program may have changed.
    virtual TextFieldResult show(const TextField& field, ImVec2 position, ImVec2 size, std::string& value) = 0;

    /// True if the field `id`, which must have been shown in the previous frame, has the keyboard focus; always false
    /// on the desktop.
    virtual bool has_focus(std::string_view /*id*/) const { return false; }
};

/// Small settings that outlive the program. Where nothing can be stored they last until it ends.
class Preferences
{
public:
    virtual ~Preferences() = default;

    /// Returns the setting; nothing if it was never set.
    virtual std::optional<std::string> get(const std::string& key) const = 0;
    virtual void set(const std::string& key, const std::string& value) = 0;

    /// Like get() and set(), for settings of this browser tab alone, which survive a reload. Without tabs set_here()
    /// does nothing.
    virtual std::optional<std::string> get_here(const std::string& /*key*/) const { return std::nullopt; }
    virtual void set_here(const std::string& /*key*/, const std::string& /*value*/) {}
};

/// Short sounds that the platform synthesizes, in the order of web/sounds.js.
enum class Sound : std::uint8_t
{
    Placed, ///< a piece of wood is put on the board
    Card,
    Scored,
    Veto,
    Turn ///< the next player is asked
};

class Sounds
{
public:
    virtual ~Sounds() = default;

    /// Plays `sound` after `after_ms`; does nothing where sound is impossible or not yet allowed.
    virtual void play(Sound sound, int after_ms) = 0;

    /// Makes the device vibrate briefly, once; does nothing where that is impossible or not yet allowed.
    virtual void vibrate() = 0;
};

/// The typefaces that the document itself uses, for text fields, the mirror and messages. The values match
/// setTypeface() in web/host.js.
enum class Typeface : std::uint8_t
{
    Regular,
    Bold,
    SmallCaps
};

/// Whether the browser may delete saved games to free space. The values match web/persistence.js.
enum class Persistence : std::uint8_t
{
    NotInBrowser, ///< no: games are not stored in a browser
    NotRequested, ///< yes, until persistent storage is granted; the first save will request it
    Granted,      ///< no: it has granted persistent storage
    Denied        ///< yes: it has not granted persistent storage
};

/// Whether the page fills the screen. The values match fullScreen() in web/host.js.
enum class FullScreen : std::uint8_t
{
    Impossible, ///< the browser offers it to no page, or not to this one
    Off,
    On
};

/// The page (or window) itself.
class Page
{
public:
    virtual ~Page() = default;

    /// Requests a frame, at once or after `ms`; call it while something moves. Input and answers of the platform
    /// request frames by themselves.
    virtual void wake() = 0;
    virtual void wake_in(int ms) = 0;

    /// Returns the languages that the player reads, the preferred one first, as BCP 47 tags ("de-AT", "en"). May be
    /// empty.
    virtual std::vector<std::string> languages() const = 0;
    virtual bool reduced_motion() const = 0; ///< true if the player's system asks for less motion
    virtual bool prefers_dark() const = 0;   ///< true if the player's system asks for dark colours
    virtual bool coarse_pointer() const = 0; ///< true for fingers, which need larger targets

    /// True if the page is a frame in another site's page, where nothing is saved.
    virtual bool embedded() const { return false; }
    /// Opens the page with `link`, without `#`, in a new browser tab. Needs user activation.
    virtual void open_in_tab(const std::string& /*link*/) {}

    /// True once all parts of the program have arrived. Until then, functions of the program that the start page does
    /// not need may block when they are called.
    virtual bool is_whole() const { return true; }

    virtual Persistence persistence() const { return Persistence::NotInBrowser; }
    /// True if saved games are deleted after a week without a visit, as Safari does with pages that are not installed.
    virtual bool deletes_after_a_week() const { return false; }

    /// Call it in every frame. While `open` is true, something is open that the browser's Back button should close:
    /// Back then arrives as ImGuiKey_AppBack instead of leaving the page.
    virtual void claim_back_button(bool /*open*/) {}

    virtual FullScreen full_screen() const { return FullScreen::Impossible; }
    /// Fills the screen with the page, or returns to its window. Needs user activation; must not be called if
    /// full_screen() is Impossible. The browser may refuse; full_screen() changes later, once it has agreed.
    virtual void set_full_screen(bool /*on*/) {}

    /// Call it in every frame. While `wanted` is true, the browser is asked to keep the screen from going dark; it may
    /// refuse, and stops half an hour after the last frame.
    virtual void keep_awake(bool /*wanted*/) {}

    virtual void set_title(const std::string& title) = 0;
    /// Sets the language of the document, a BCP 47 tag.
    virtual void set_language(const std::string& tag) = 0;
    /// Sets whether the elements of the document itself (text fields, messages) use dark colours.
    virtual void set_dark(bool dark) = 0;

    /// Sets a TrueType file as the document's typeface, so that its letters match those of the canvas. Until then the
    /// document uses a serif typeface of the system. `file` is copied.
    virtual void set_typeface(Typeface typeface, std::span<const std::byte> file) = 0;

    /// Call it after every action; it is cheap. When the players pause, the page asks for Program::diagnostics() and
    /// keeps the answer for the button "copy diagnostics", as a crashed program cannot answer any more.
    virtual void game_changed() = 0;

    /// Shows the hidden mirror of the screen for screen readers and tests (app/mirror_json.hpp). Call it in every
    /// frame; nothing happens if it has not changed. It must not contain anything that the player at the screen may not
    /// know.
    virtual void show_mirror(const std::string& json) = 0;
};

/// A move of two fingers, a and b: where each was in the previous frame, and where it is now.
struct Pinch
{
    ImVec2 from_a;
    ImVec2 from_b;
    ImVec2 to_a;
    ImVec2 to_b;
};

/// Input that Dear ImGui's queue does not contain. Times are when the events happened, by the clock of the frames, so
/// that the duration of a press is right even if frames are drawn late.
struct Gesture
{
    double pressed_ms = 0;      ///< the time when the button or finger last went down; 0: never
    double lifted_ms = 0;       ///< the time when it was last released; 0: never
    std::optional<Pinch> pinch; ///< since the last frame; during a pinch no finger moves ImGui's mouse
};

/// Files of the program that may arrive after its start. Their names are those in generated/site, without the
/// extension: "texts-de".
class Assets
{
public:
    virtual ~Assets() = default;

    /// Returns the contents if the file has arrived, and nothing otherwise.
    virtual std::optional<std::string> get(const std::string& name) const = 0;

    /// Requests the file, again if it failed before. `answer` is called by a later event, never inside this call, with
    /// true if get() returns the file from now on. Native programs, which contain all files, never call it.
    virtual void fetch(const std::string& name, std::function<void(bool)> answer) = 0;
};

/// Computes answers to the program's questions (src/brains) without delaying its frames. The platform passes questions
/// and answers on as bytes.
class Brains
{
public:
    virtual ~Brains() = default;

    /// Asks a question and drops the current one. `answer` is called by a later event, never inside this call and not
    /// after cancel() or another ask(): with the answer, or with no bytes if there is no way to compute one.
    virtual void ask(const Bytes& question, std::function<void(const Bytes&)> answer) = 0;
    /// Drops the current question; does nothing if there is none.
    virtual void cancel() = 0;

    /// Reports that the last answer was invalid: from now on the page computes answers without the worker.
    virtual void report_invalid_answer() = 0;

    /// True if answers are computed in parallel; false if in slices between the program's frames. Known after the first
    /// answer; true before.
    virtual bool in_parallel() const = 0;
};

/// All parts of the platform. They outlive the program.
struct Platform
{
    Storage& storage;
    Clipboard& clipboard;
    Address& address;
    Files& files;
    Assets& assets;
    Clock& clock;
    TextFields& text_fields;
    Preferences& preferences;
    Sounds& sounds;
    Brains& brains;
    Pictures& pictures;
    Rooms& rooms;
    Page& page;
    const Gesture& gesture;
};

} // namespace elgrande::platform

#pragma once

#include "platform/pictures.hpp"
#include "platform/storage.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What the game needs from the world around it. One interface; `web` (a page) and `desktop` (a window) stand behind
/// it, and tests bring their own. Every call returns at once. Lengths are ImGui's units: CSS pixels divided by
/// Program::zoom(), from the canvas's upper left corner. Texts are UTF-8. What comes from outside
/// (links, pasted text, files, stored bytes) is handed over unchecked.
namespace elgrande::platform
{

struct Point
{
    float x = 0;
    float y = 0;
};

struct Rectangle
{
    float x = 0;
    float y = 0;
    float width = 0;
    float height = 0;
};

class Clipboard
{
public:
    enum class Copied : std::uint8_t
    {
        Done,
        Shown ///< the browser refused; the page shows the text in a field, selected, to be copied by hand
    };

    virtual ~Clipboard() = default;

    /// Call it in the very frame in which a button was released: that frame runs inside the browser's own event,
    /// which is when copying is allowed.
    virtual void copy(const std::string& text, std::function<void(Copied)> answer) = 0;

    /// Is there a dialog of the system that hands a link to other programs?
    virtual bool can_share() const = 0;
    /// Opens it, in such a frame, too. `answer` comes later: false if it could not be opened; a player who closes it
    /// without choosing is answered like one who chose.
    virtual void share(const std::string& text, const std::string& address, std::function<void(bool)> answer) = 0;

    /// What the player pasted outside of any text field since the last call (Ctrl/Cmd+V).
    virtual std::optional<std::string> take_pasted() = 0;
};

class Address
{
public:
    virtual ~Address() = default;

    /// The link that the page was opened with, or that was put into the address bar since the last call, without
    /// the `#`; nothing if there was none. It wins over the autosave. On the desktop: the first argument.
    virtual std::optional<std::string> take_link() = 0;

    /// Puts a link into the address bar without loading anything; an empty one removes it. take_link() does not
    /// report it.
    virtual void show_link(const std::string& link) = 0;

    /// The whole address that opens `link` somewhere else: where this page lives, `#`, and the link.
    virtual std::string address_of(const std::string& link) const = 0;
};

struct File
{
    enum class Error : std::uint8_t
    {
        None,
        TooLarge,
        Unreadable, ///< a folder, or a file that is gone
        Several     ///< more than one at once
    };

    std::string name;
    Bytes bytes;               ///< at most largest_file
    Error error = Error::None; ///< then there are no bytes
    std::uint64_t size = 0;    ///< of one that is too large
};

inline constexpr std::size_t largest_file = 256 * 1024;

class Files
{
public:
    virtual ~Files() = default;

    /// Hands a file to the player: a download, or on the desktop a file in the folder for downloads.
    /// Returns where it went when there is something to say about it, else nothing.
    virtual std::string save(const std::string& name, const Bytes& bytes) = 0;

    /// Asks the player for a file, in the frame in which a button was released. The answer, if ever, is in
    /// take_file(). Files dropped on the window arrive there too.
    virtual void choose() = 0;

    /// Can choose() ask? If not, files are dropped on the window (the desktop program).
    virtual bool can_choose() const = 0;

    virtual std::optional<File> take_file() = 0;
};

struct LocalTime
{
    int year = 1970;
    int month = 1; ///< 1 … 12
    int day = 1;
    int hour = 0;
    int minute = 0;
};

class Clock
{
public:
    virtual ~Clock() = default;

    virtual std::int64_t now_ms() const = 0; ///< since 1970
    virtual LocalTime local(std::int64_t since_1970_ms) const = 0;

    /// A number nobody can foresee, for the seed of a new game.
    virtual std::uint64_t random() = 0;
};

struct TextField
{
    std::string_view id;    ///< the same in every frame
    std::string_view label; ///< what it is for, read aloud by screen readers
    std::string_view placeholder;
    int max_length = 60; ///< in UTF-16 units in the browser, in bytes on the desktop
    float font_size = 18;
    bool several_lines = false;
    bool focus = false; ///< take the keyboard now, with all of the text selected (set it in one frame only)
};

struct TextFieldResult
{
    bool changed = false;   ///< the player typed or pasted; the value is new
    bool submitted = false; ///< Enter
    bool left = false;      ///< it lost the keyboard in this frame
    bool escaped = false;   ///< Escape
    int step = 0;           ///< the arrow down (1) or up (-1), in a field of one line
};

/// Between the edge of a text field and its text, at its sides.
inline constexpr float field_padding = 8;

class TextFields
{
public:
    virtual ~TextFields() = default;

    /// Shows a real text field over the canvas (an ImGui one on the desktop), in this frame only: a field that is
    /// not called again disappears. A `value` that the program changes is shown. Call between NewFrame and Render.
    virtual TextFieldResult show(const TextField& field, const Rectangle& where, std::string& value) = 0;

    /// The player types into this field, which was shown in the frame before.
    virtual bool has_keyboard(std::string_view /*id*/) const { return false; }
};

/// Small settings that outlive the program; they are forgotten where nothing can be stored.
class Preferences
{
public:
    virtual ~Preferences() = default;

    virtual std::optional<std::string> get(const std::string& key) const = 0;
    virtual void set(const std::string& key, const std::string& value) = 0;

    /// What this tab alone remembers, over a reload; nothing where there are no tabs.
    virtual std::optional<std::string> get_here(const std::string& /*key*/) const { return std::nullopt; }
    virtual void set_here(const std::string& /*key*/, const std::string& /*value*/) {}
};

/// What can be heard: short, and made by the platform.
enum class Sound : std::uint8_t
{
    Placed, ///< wood on the board
    Card,
    Scored,
    Veto,
    Turn ///< somebody else is asked
};

class Sounds
{
public:
    virtual ~Sounds() = default;

    /// Nothing is heard where that is not possible or not yet allowed.
    virtual void play(Sound sound, int after_ms) = 0;
};

/// What the document itself writes in: text fields, the mirror, messages.
enum class Typeface : std::uint8_t
{
    Regular,
    Bold,
    SmallCaps
};

/// How long what is saved stays.
enum class Keeping : std::uint8_t
{
    Always,   ///< nobody throws anything away
    Unasked,  ///< the browser may, and is asked not to at the first save
    Promised, ///< the browser has promised not to
    MayGo     ///< it may, when it needs room
};

/// The page (or window) itself.
class Page
{
public:
    virtual ~Page() = default;

    /// Ask for frames while something moves: the next one at once, or one after a time. Input and answers from the
    /// platform ask by themselves.
    virtual void wake() = 0;
    virtual void wake_in(int ms) = 0;

    /// Languages the player reads, the best first, as BCP 47 tags ("de-AT", "en").
    virtual std::vector<std::string> languages() const = 0;
    virtual bool reduced_motion() const = 0;
    virtual bool prefers_dark() const = 0;
    virtual bool coarse_pointer() const = 0; ///< fingers: targets should be larger

    /// It is a frame in somebody else's page, where nothing is kept.
    virtual bool embedded() const { return false; }
    /// Opens `link` in a page of its own, in such a frame as Clipboard::copy().
    virtual void open_in_full(const std::string& /*link*/) {}

    virtual Keeping keeping() const { return Keeping::Always; }
    /// What is saved is deleted after a week without a visit, as Safari does with pages that are not installed.
    virtual bool forgets_in_a_week() const { return false; }

    /// Something is open that Back of the browser is to close. As long as that is so, Back does not leave the page: it
    /// arrives as ImGuiKey_AppBack. Tell it with every frame.
    virtual void take_back(bool /*open*/) {}

    virtual void set_title(const std::string& title) = 0;
    virtual void set_language(const std::string& tag) = 0;
    /// What the page draws itself follows.
    virtual void set_dark(bool dark) = 0;

    /// Hands over a TrueType file, so that the document's letters are those of the canvas whatever the system has
    /// installed. Until then, and where none comes, it is a serif of the system. `file` is copied.
    virtual void set_typeface(Typeface typeface, std::span<const std::byte> file) = 0;

    /// Tell it after every action, it costs nothing: when the players pause, the page asks the program for its
    /// diagnostics (platform/window.hpp) and keeps them for "copy diagnostics" after a crash, when nobody answers.
    virtual void game_changed() = 0;

    /// The hidden mirror of the screen for screen readers and tests (screens/mirror.hpp makes it); call it with every
    /// frame, it compares. It holds nothing that the seat at the screen may not know.
    virtual void show_mirror(const std::string& json) = 0;
};

/// Two fingers went from two points to two others.
struct Pinch
{
    Point from_a;
    Point from_b;
    Point to_a;
    Point to_b;
};

/// What ImGui's input queue does not tell of the pointer. Times are those of the events themselves, by the frames'
/// clock: however late a slow device draws, it knows how long a finger was down.
struct Gesture
{
    double pressed_ms = 0;      ///< the button or finger went down last
    double lifted_ms = 0;       ///< it came up last
    std::optional<Pinch> pinch; ///< since the last frame; no finger is a mouse then
};

/// Files that belong to the program and need not be there when it starts. Their names are those of generated/site
/// without the ending: "texts-de".
class Assets
{
public:
    virtual ~Assets() = default;

    /// What is in it, if it is there.
    virtual std::optional<std::string> get(const std::string& name) const = 0;

    /// Asks for it, anew if that failed before. `answer` is called by a later event, never inside this call: true when
    /// get() has it.
    virtual void fetch(const std::string& name, std::function<void(bool)> answer) = 0;
};

/// Somebody who thinks about questions of the program, without holding up its frames. What questions and answers mean
/// is none of the platform's business.
class Brains
{
public:
    virtual ~Brains() = default;

    /// Thinks about this instead of what was asked before. `answer` is called by a later event, never inside a call,
    /// and not after cancel() or another ask(): with the answer, or with no bytes where nobody can think.
    virtual void ask(const Bytes& question, std::function<void(const Bytes&)> answer) = 0;
    virtual void cancel() = 0;

    /// Its last answer made no sense: it is to think in another way from now on, if it knows one.
    virtual void distrust() = 0;

    /// Does it think beside the program, as it should? If not, in the program's own time, a little at a time.
    virtual bool beside() const = 0;
};

/// All of it. The parts live as long as what this came from.
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
    Page& page;
    const Gesture& gesture;
};

} // namespace elgrande::platform

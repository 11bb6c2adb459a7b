#pragma once

#include "platform/platform.hpp"
#include "platform/window.hpp"

#include <deque>
#include <filesystem>
#include <map>

struct GLFWwindow;

/// The small parts of the platform in a window of its own.
namespace elgrande::platform::desktop
{

class DesktopClipboard final : public Clipboard
{
public:
    explicit DesktopClipboard(GLFWwindow* window) : window_(window) {}

    void copy(const std::string& text, std::function<void(Copied)> answer) override;

    bool can_share() const override { return false; }
    void share(const std::string& /*text*/, const std::string& /*address*/,
               std::function<void(bool)> /*answer*/) override
    {
    }

    /// Ctrl+V, looked at in the frame.
    std::optional<std::string> take_pasted() override;

private:
    GLFWwindow* window_;
};

/// There is no address bar: a link comes as the first argument, and is shown nowhere.
class DesktopAddress final : public Address
{
public:
    explicit DesktopAddress(std::optional<std::string> link) : link_(std::move(link)) {}

    std::optional<std::string> take_link() override;
    void show_link(const std::string& /*link*/) override {}
    std::string address_of(const std::string& link) const override { return "#" + link; }

private:
    std::optional<std::string> link_;
};

class DesktopFiles final : public Files
{
public:
    std::string save(const std::string& name, const Bytes& bytes) override;
    void choose() override {}
    bool can_choose() const override { return false; }
    std::optional<File> take_file() override;

    void dropped(const std::filesystem::path& path);
    void several_dropped() { files_.push_back({.error = File::Error::Several}); }

private:
    std::deque<File> files_;
};

/// All that the program has is in it.
class DesktopAssets final : public Assets
{
public:
    std::optional<std::string> get(const std::string& /*name*/) const override { return std::nullopt; }
    void fetch(const std::string& /*name*/, std::function<void(bool)> /*answer*/) override {}
};

/// Thinks in this program, between its frames.
class DesktopBrains final : public Brains
{
public:
    explicit DesktopBrains(std::unique_ptr<Thinker> thinker) : thinker_(std::move(thinker)) {}

    void ask(const Bytes& question, std::function<void(const Bytes&)> answer) override;
    void cancel() override { answer_ = nullptr; }
    void distrust() override {} // it knows no other way
    bool beside() const override { return true; }

    bool is_thinking() const { return answer_ != nullptr; }
    /// Some milliseconds of it. Was the answer given?
    bool go_on();

private:
    std::unique_ptr<Thinker> thinker_;
    std::function<void(const Bytes&)> answer_; ///< while there is a question
};

class DesktopClock final : public Clock
{
public:
    std::int64_t now_ms() const override;
    LocalTime local(std::int64_t since_1970_ms) const override;
    std::uint64_t random() override;
};

class DesktopTextFields final : public TextFields
{
public:
    TextFieldResult show(const TextField& field, const Rectangle& where, std::string& value) override;
};

/// One line a setting, "key value", in a file.
class DesktopPreferences final : public Preferences
{
public:
    explicit DesktopPreferences(std::filesystem::path file);

    std::optional<std::string> get(const std::string& key) const override;
    void set(const std::string& key, const std::string& value) override;

private:
    std::filesystem::path file_;
    std::map<std::string, std::string> values_;
};

/// The window is silent.
class DesktopSounds final : public Sounds
{
public:
    void play(Sound /*sound*/, int /*after_ms*/) override {}
};

class DesktopPage final : public Page
{
public:
    DesktopPage(GLFWwindow* window, std::function<void(int ms)> wake) : window_(window), wake_(std::move(wake)) {}

    void wake() override { wake_(0); }
    void wake_in(int ms) override { wake_(ms); }
    std::vector<std::string> languages() const override;
    bool reduced_motion() const override { return false; }
    bool prefers_dark() const override { return false; }
    void set_dark(bool) override {}
    bool coarse_pointer() const override { return false; }
    void set_title(const std::string& title) override;
    void set_language(const std::string& /*tag*/) override {}
    void set_typeface(Typeface, std::span<const std::byte>) override {} // nothing is written outside the canvas
    void game_changed() override {}
    void show_mirror(const std::string& /*json*/) override {}

private:
    GLFWwindow* window_;
    std::function<void(int)> wake_;
};

} // namespace elgrande::platform::desktop

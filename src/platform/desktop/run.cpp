// A window for debugging the page's program, with what GLFW offers and files in one folder. It has no sound and no
// pictures, and settings are lost when it closes.
#include "platform/desktop/folder.hpp"
#include "platform/window.hpp"

#include <GLFW/glfw3.h>
#include <imgui.h>
#include <imgui_impl_glfw.h>
#include <imgui_impl_opengl3.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <random>
#include <utility>

namespace elgrande::platform
{

namespace
{

constexpr double idle_frame_s = 0.03; ///< time until the next frame without input and animations

double now_ms()
{
    return glfwGetTime() * 1000;
}

class DesktopClipboard final : public Clipboard
{
public:
    explicit DesktopClipboard(GLFWwindow* window) : window_(window) {}

    void copy(const std::string& text, std::function<void(Copied)> answer) override
    {
        glfwSetClipboardString(window_, text.c_str());
        if (answer)
        {
            answer(Copied::Done);
        }
    }

    bool can_share() const override { return false; }
    void share(const std::string&, const std::string&, std::function<void(bool)>) override {}

    std::optional<std::string> take_pasted() override
    {
        const ImGuiIO& io = ImGui::GetIO();
        const bool pastes = !io.WantTextInput && io.KeyCtrl && ImGui::IsKeyPressed(ImGuiKey_V, false);
        const char* text = pastes ? glfwGetClipboardString(window_) : nullptr;
        return text != nullptr ? std::optional<std::string>(text) : std::nullopt;
    }

private:
    GLFWwindow* window_;
};

class DesktopAddress final : public Address
{
public:
    explicit DesktopAddress(std::optional<std::string> link) : link_(std::move(link)) {}

    std::optional<std::string> take_link() override { return std::exchange(link_, std::nullopt); }
    void show_link(const std::string&) override {}
    std::string address_of(const std::string& link) const override { return "#" + link; }

private:
    std::optional<std::string> link_;
};

/// Native programs contain all texts.
class NoAssets final : public Assets
{
public:
    std::optional<std::string> get(const std::string&) const override { return std::nullopt; }
    void fetch(const std::string&, std::function<void(bool)>) override {}
};

class SystemClock final : public Clock
{
public:
    std::int64_t now_ms() const override
    {
        const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
        return std::chrono::duration_cast<std::chrono::milliseconds>(since_1970).count();
    }

    LocalTime local(std::int64_t since_1970_ms) const override
    {
        const auto seconds = static_cast<std::time_t>(since_1970_ms / 1000);
        std::tm time{};
        localtime_r(&seconds, &time);
        return {time.tm_year + 1900, time.tm_mon + 1, time.tm_mday, time.tm_hour, time.tm_min};
    }

    std::uint64_t random() override
    {
        std::random_device device;
        return std::uint64_t{device()} << 32U | device();
    }
};

class ImGuiTextFields final : public TextFields
{
public:
    TextFieldResult show(const TextField& field, ImVec2 position, ImVec2 size, std::string& value) override
    {
        const std::string id = "##" + std::string(field.id);
        std::string text = value;
        text.resize(static_cast<std::size_t>(field.max_length)); // room for input, with zeros after the text
        ImGui::SetNextWindowPos(position);
        ImGui::SetNextWindowSize(size);
        ImGui::Begin(id.c_str(), nullptr, ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoSavedSettings);
        ImGui::SetCursorPos({0, 0});
        ImGui::PushFont(nullptr, field.font_size);
        if (field.focus)
        {
            ImGui::SetKeyboardFocusHere();
        }
        TextFieldResult result;
        if (field.multiline)
        {
            ImGui::InputTextMultiline(id.c_str(), text.data(), text.size() + 1, size);
        }
        else
        {
            ImGui::SetNextItemWidth(size.x);
            result.submitted =
                ImGui::InputText(id.c_str(), text.data(), text.size() + 1, ImGuiInputTextFlags_EnterReturnsTrue);
        }
        result.left = ImGui::IsItemDeactivated();
        result.escaped = result.left && ImGui::IsKeyPressed(ImGuiKey_Escape);
        ImGui::PopFont();
        ImGui::End();
        text.resize(text.find('\0') == std::string::npos ? text.size() : text.find('\0'));
        result.changed = text != value;
        value = text;
        return result;
    }
};

/// Preferences that last until the window closes.
class PassingPreferences final : public Preferences
{
public:
    std::optional<std::string> get(const std::string& key) const override
    {
        const auto entry = values_.find(key);
        return entry == values_.end() ? std::nullopt : std::optional(entry->second);
    }
    void set(const std::string& key, const std::string& value) override { values_[key] = value; }

private:
    std::map<std::string, std::string> values_;
};

class NoSounds final : public Sounds
{
public:
    void play(Sound, int) override {}
    void vibrate() override {}
};

class NoPictures final : public Pictures
{
public:
    bool can(PictureAction) const override { return false; }
    void take(const PictureRequest&, DrawPicture, std::function<void(PictureOutcome)>) override {}
    bool make(int, int, DrawPicture, std::function<void(const Bytes&)>) override { return false; }
};

/// Computes answers in this program, a few milliseconds in each frame. in_parallel() returns true all the same, so that
/// the program does not warn that this is slow.
class DesktopBrains final : public Brains
{
public:
    explicit DesktopBrains(std::unique_ptr<Thinker> thinker) : thinker_(std::move(thinker)) {}

    void ask(const Bytes& question, std::function<void(const Bytes&)> answer) override
    {
        answer_ = std::move(answer);
        thinker_->begin(question);
    }
    void cancel() override { answer_ = nullptr; }
    void report_invalid_answer() override {}
    bool in_parallel() const override { return true; }

    bool is_thinking() const { return answer_ != nullptr; }
    /// Thinks for a few milliseconds, and calls back if the answer is complete. Call it only if is_thinking().
    void think()
    {
        if (thinker_->think())
        {
            std::exchange(answer_, nullptr)(thinker_->answer());
        }
    }

private:
    std::unique_ptr<Thinker> thinker_;
    std::function<void(const Bytes&)> answer_; ///< empty while there is no question
};

/// Frames are drawn all the time, so requests for frames do nothing.
class DesktopPage final : public Page
{
public:
    explicit DesktopPage(GLFWwindow* window) : window_(window) {}

    void wake() override {}
    void wake_in(int) override {}
    std::vector<std::string> languages() const override
    {
        const char* language = std::getenv("LANG");
        return {std::string(language != nullptr ? language : "en").substr(0, 2)};
    }
    bool reduced_motion() const override { return false; }
    bool prefers_dark() const override { return false; }
    bool coarse_pointer() const override { return false; }
    void set_title(const std::string& title) override { glfwSetWindowTitle(window_, title.c_str()); }
    void set_language(const std::string&) override {}
    void set_dark(bool) override {}
    void set_typeface(Typeface, std::span<const std::byte>) override {}
    void game_changed() override {}
    void show_mirror(const std::string&) override {}

private:
    GLFWwindow* window_;
};

class Desktop
{
public:
    Desktop(GLFWwindow* window, std::optional<std::string> link, std::unique_ptr<Thinker> thinker)
        : window_(window), clipboard_(window), address_(std::move(link)), brains_(std::move(thinker)), page_(window)
    {
        glfwSetWindowUserPointer(window, this);
        ImGui_ImplGlfw_InitForOpenGL(window, true);
        ImGui_ImplOpenGL3_Init("#version 300 es");
        glfwSetCursorPosCallback(window, moved); // replaces the backend's, which does not know the zoom
        glfwSetDropCallback(window, dropped);
    }

    void run(const MakeProgram& make)
    {
        const std::unique_ptr<Program> program = make(platform_);
        while (glfwWindowShouldClose(window_) == GLFW_FALSE)
        {
            if (program->wants_frame() || brains_.is_thinking())
            {
                glfwPollEvents();
            }
            else
            {
                glfwWaitEventsTimeout(idle_frame_s);
            }
            if (brains_.is_thinking())
            {
                brains_.think();
            }
            draw(*program);
        }
    }

private:
    static Desktop& of(GLFWwindow* window) { return *static_cast<Desktop*>(glfwGetWindowUserPointer(window)); }

    static void moved(GLFWwindow* window, double x, double y)
    {
        const auto zoom = static_cast<double>(of(window).zoom_);
        ImGui_ImplGlfw_CursorPosCallback(window, x / zoom, y / zoom);
    }

    static void dropped(GLFWwindow* window, int count, const char** paths)
    {
        for (int i = 0; i < count; ++i)
        {
            of(window).files_.on_drop(paths[i]);
        }
    }

    void draw(Program& program)
    {
        ImGui_ImplOpenGL3_NewFrame();
        ImGui_ImplGlfw_NewFrame();
        ImGuiIO& io = ImGui::GetIO();
        zoom_ = program.zoom(io.DisplaySize.x, io.DisplaySize.y);
        io.DisplaySize = {io.DisplaySize.x / zoom_, io.DisplaySize.y / zoom_};
        io.DisplayFramebufferScale = {io.DisplayFramebufferScale.x * zoom_, io.DisplayFramebufferScale.y * zoom_};
        ImGui::NewFrame();
        if (ImGui::IsMouseClicked(ImGuiMouseButton_Left))
        {
            gesture_.pressed_ms = now_ms();
        }
        if (ImGui::IsMouseReleased(ImGuiMouseButton_Left))
        {
            gesture_.lifted_ms = now_ms();
        }
        program.frame(now_ms());
        ImGui::Render();
        int width = 0;
        int height = 0;
        glfwGetFramebufferSize(window_, &width, &height);
        glViewport(0, 0, width, height);
        glClear(GL_COLOR_BUFFER_BIT);
        ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
        program.update_page();
        glfwSwapBuffers(window_);
    }

    GLFWwindow* window_;
    float zoom_ = 1; ///< size of ImGui's unit in units of the window
    Storage storage_{std::make_unique<desktop::FolderStorage>(desktop::home_folder())};
    DesktopClipboard clipboard_;
    DesktopAddress address_;
    desktop::FolderFiles files_{desktop::home_folder()};
    NoAssets assets_;
    SystemClock clock_;
    ImGuiTextFields text_fields_;
    PassingPreferences preferences_;
    NoSounds sounds_;
    DesktopBrains brains_;
    NoPictures pictures_;
    NoRooms rooms_;
    DesktopPage page_;
    Gesture gesture_;
    Platform platform_{storage_,     clipboard_, address_, files_,    assets_, clock_, text_fields_,
                       preferences_, sounds_,    brains_,  pictures_, rooms_,  page_,  gesture_};
};

GLFWwindow* open_window()
{
    glfwWindowHint(GLFW_CLIENT_API, GLFW_OPENGL_ES_API);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_SCALE_TO_MONITOR, GLFW_TRUE);
    GLFWwindow* window = glfwCreateWindow(1366, 768, "El Grande", nullptr, nullptr);
    if (window != nullptr)
    {
        glfwMakeContextCurrent(window);
        glfwSwapInterval(1);
    }
    return window;
}

} // namespace

int run(const MakeProgram& make, std::unique_ptr<Thinker> thinker, int argument_count, char** arguments)
{
    glfwSetErrorCallback([](int, const char* words) { std::fprintf(stderr, "elgrande-desktop: %s\n", words); });
    GLFWwindow* window = glfwInit() == GLFW_TRUE ? open_window() : nullptr;
    if (window == nullptr)
    {
        std::fputs("elgrande-desktop: cannot open a window with OpenGL ES 3.0\n", stderr);
        return 1;
    }
    std::optional<std::string> link;
    if (argument_count > 1)
    {
        const std::string argument = arguments[1];
        link = argument.substr(argument.find('#') + 1); // all of it if there is no '#'
    }
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    Desktop(window, std::move(link), std::move(thinker)).run(make);
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplGlfw_Shutdown();
    ImGui::DestroyContext();
    glfwTerminate();
    return 0;
}

} // namespace elgrande::platform

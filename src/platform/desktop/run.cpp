#include "platform/desktop/folder.hpp"
#include "platform/desktop/parts.hpp"
#include "platform/desktop/pictures.hpp"
#include "platform/frames.hpp"
#include "platform/window.hpp"

#include <GLFW/glfw3.h>
#include <imgui.h>
#include <imgui_impl_glfw.h>
#include <imgui_impl_opengl3.h>

#include <algorithm>
#include <cstdio>

namespace elgrande::platform
{

namespace
{

constexpr double between_thoughts_ms = 0.1;

double now_ms()
{
    return glfwGetTime() * 1000;
}

/// A window in which one program runs.
class Desktop
{
public:
    Desktop(GLFWwindow* window, std::optional<std::string> link, std::unique_ptr<Thinker> thinker)
        : window_(window), storage_(std::make_unique<desktop::FolderStorage>(desktop::home_folder() / "games")),
          clipboard_(window), address_(std::move(link)), brains_(std::move(thinker)),
          preferences_(desktop::home_folder() / "preferences"),
          page_(window, [this](int ms) { ms > 0 ? frames_.wake_at(now_ms() + ms) : frames_.once(); }),
          platform_{storage_,     clipboard_, address_, files_,    assets_, clock_,  text_fields_,
                    preferences_, sounds_,    brains_,  pictures_, page_,   gesture_}
    {
        glfwSetWindowUserPointer(window, this);
        listen();
    }

    Platform& platform() { return platform_; }

    void run(Program& program)
    {
        while (glfwWindowShouldClose(window_) == GLFW_FALSE)
        {
            const double now = now_ms();
            if (program.wants_frame())
            {
                frames_.once();
            }
            if (const std::optional<double> wake = program.next_wake_ms())
            {
                frames_.wake_at(*wake);
            }
            retry_saves(now);
            if (brains_.is_thinking() && brains_.go_on())
            {
                frames_.wake();
            }
            std::optional<double> sleep = frames_.sleep_ms(now);
            if (retry_at_ && sleep != 0.0)
            {
                sleep = std::min(sleep.value_or(*retry_at_ - now), *retry_at_ - now);
            }
            if (brains_.is_thinking())
            {
                sleep = std::min(sleep.value_or(between_thoughts_ms), between_thoughts_ms);
            }
            if (!sleep)
            {
                glfwWaitEvents();
            }
            else if (*sleep > 0)
            {
                glfwWaitEventsTimeout(*sleep / 1000);
                if (frames_.sleep_ms(now_ms()) == 0.0)
                {
                    frames_.once();
                }
            }
            else
            {
                glfwPollEvents();
                draw(program);
            }
        }
        storage_.retry();
    }

private:
    static Desktop& of(GLFWwindow* window) { return *static_cast<Desktop*>(glfwGetWindowUserPointer(window)); }

    static void wake(GLFWwindow* window) { of(window).frames_.wake(); }

    /// Every event asks for frames, and goes on to ImGui's backend.
    void listen()
    {
        listen_to_pointer();
        listen_to_keys();
        listen_to_window();
    }

    /// Positions in ImGui's units.
    void listen_to_pointer()
    {
        glfwSetCursorPosCallback(window_,
                                 [](GLFWwindow* window, double x, double y)
                                 {
                                     const auto zoom = static_cast<double>(of(window).zoom_);
                                     ImGui_ImplGlfw_CursorPosCallback(window, x / zoom, y / zoom);
                                     wake(window);
                                 });
        glfwSetCursorEnterCallback(window_,
                                   [](GLFWwindow* window, int entered)
                                   {
                                       ImGui_ImplGlfw_CursorEnterCallback(window, entered);
                                       wake(window);
                                   });
        glfwSetMouseButtonCallback(window_,
                                   [](GLFWwindow* window, int button, int action, int mods)
                                   {
                                       Gesture& gesture = of(window).gesture_;
                                       (action == GLFW_PRESS ? gesture.pressed_ms : gesture.lifted_ms) = now_ms();
                                       ImGui_ImplGlfw_MouseButtonCallback(window, button, action, mods);
                                       wake(window);
                                   });
        glfwSetScrollCallback(window_,
                              [](GLFWwindow* window, double x, double y)
                              {
                                  ImGui_ImplGlfw_ScrollCallback(window, x, y);
                                  wake(window);
                              });
    }

    void listen_to_keys()
    {
        glfwSetKeyCallback(window_,
                           [](GLFWwindow* window, int key, int code, int action, int mods)
                           {
                               ImGui_ImplGlfw_KeyCallback(window, key, code, action, mods);
                               wake(window);
                           });
        glfwSetCharCallback(window_,
                            [](GLFWwindow* window, unsigned letter)
                            {
                                ImGui_ImplGlfw_CharCallback(window, letter);
                                wake(window);
                            });
    }

    void listen_to_window()
    {
        glfwSetWindowFocusCallback(window_,
                                   [](GLFWwindow* window, int focused)
                                   {
                                       ImGui_ImplGlfw_WindowFocusCallback(window, focused);
                                       of(window).storage_.retry();
                                       wake(window);
                                   });
        glfwSetFramebufferSizeCallback(window_, [](GLFWwindow* window, int, int) { wake(window); });
        glfwSetWindowRefreshCallback(window_, [](GLFWwindow* window) { wake(window); });
        glfwSetDropCallback(window_,
                            [](GLFWwindow* window, int count, const char** paths)
                            {
                                if (count > 1)
                                {
                                    of(window).files_.several_dropped();
                                }
                                else if (count == 1)
                                {
                                    of(window).files_.dropped(paths[0]);
                                }
                                wake(window);
                            });
    }

    /// What could not be written, when its time has come.
    void retry_saves(double now)
    {
        if (retry_at_ && *retry_at_ <= now)
        {
            retry_at_.reset();
            storage_.retry();
        }
        const std::optional<int> pause = storage_.retry_in_ms();
        if (!pause)
        {
            retry_at_.reset();
        }
        else if (!retry_at_)
        {
            retry_at_ = now + *pause;
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
        program.frame(now_ms());
        pictures_.draw();
        ImGui::Render();
        int width = 0;
        int height = 0;
        glfwGetFramebufferSize(window_, &width, &height);
        glViewport(0, 0, width, height);
        glClearColor(0.08F, 0.05F, 0.03F, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
        if (pictures_.paint())
        {
            frames_.wake(); // for what is said about it
        }
        program.tell();
        glfwSwapBuffers(window_);
        frames_.drawn(now_ms());
        if (pictures_.busy())
        {
            frames_.once();
        }
    }

    GLFWwindow* window_;
    float zoom_ = 1; ///< of the window's units in one of ImGui's
    Frames frames_;
    std::optional<double> retry_at_; ///< when what could not be written is tried again
    Storage storage_;
    desktop::DesktopClipboard clipboard_;
    desktop::DesktopAddress address_;
    desktop::DesktopFiles files_;
    desktop::DesktopAssets assets_;
    desktop::DesktopBrains brains_;
    desktop::DesktopPictures pictures_{files_};
    desktop::DesktopClock clock_;
    desktop::DesktopTextFields text_fields_;
    desktop::DesktopPreferences preferences_;
    desktop::DesktopSounds sounds_;
    desktop::DesktopPage page_;
    Gesture gesture_;
    Platform platform_;
};

/// The part behind `#` of a link, or the whole argument.
std::optional<std::string> link_of(int argument_count, char** arguments)
{
    if (argument_count < 2)
    {
        return std::nullopt;
    }
    const std::string argument = arguments[1];
    const std::size_t hash = argument.find('#');
    return hash == std::string::npos ? argument : argument.substr(hash + 1);
}

GLFWwindow* open_window()
{
    glfwWindowHint(GLFW_CLIENT_API, GLFW_OPENGL_ES_API);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 0);
    glfwWindowHint(GLFW_SCALE_TO_MONITOR, GLFW_TRUE);
    GLFWwindow* window = glfwCreateWindow(1366, 768, "El Grande", nullptr, nullptr);
    if (window != nullptr)
    {
        glfwMakeContextCurrent(window);
        glfwSwapInterval(1);
        glfwSetWindowSizeLimits(window, 320, 320, GLFW_DONT_CARE, GLFW_DONT_CARE);
    }
    return window;
}

} // namespace

int run(const MakeProgram& make, std::unique_ptr<Thinker> thinker, int argument_count, char** arguments)
{
    glfwSetErrorCallback([](int, const char* words) { std::fprintf(stderr, "elgrande: %s\n", words); });
    if (glfwInit() == GLFW_FALSE)
    {
        return 1;
    }
    GLFWwindow* window = open_window();
    if (window == nullptr)
    {
        std::fputs("elgrande: no window with OpenGL ES 3.0\n", stderr);
        glfwTerminate();
        return 1;
    }
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().LogFilename = nullptr;
    {
        Desktop desktop(window, link_of(argument_count, arguments), std::move(thinker));
        ImGui_ImplGlfw_InitForOpenGL(window, false);
        ImGui_ImplOpenGL3_Init("#version 300 es");
        const std::unique_ptr<Program> program = make(desktop.platform());
        desktop.run(*program);
    }
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplGlfw_Shutdown();
    ImGui::DestroyContext();
    glfwDestroyWindow(window);
    glfwTerminate();
    return 0;
}

} // namespace elgrande::platform

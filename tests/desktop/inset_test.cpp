// What only a graphics card draws of an inset. Needs a display: tests/browser/desktop.mjs runs it.
#include "board/inset_copy.hpp"
#include "board/stage.hpp"

#include <GLES3/gl3.h>
#include <GLFW/glfw3.h>
#include <catch2/catch_test_macros.hpp>
#include <imgui_impl_opengl3.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

namespace elgrande::board::test
{

namespace
{

constexpr int width = 880;
constexpr int height = 768;

/// With ELGRANDE_PICTURES=folder the pictures can be looked at.
void keep(const Picture& picture, const std::string& name)
{
    if (const char* folder = std::getenv("ELGRANDE_PICTURES"))
    {
        write_png(picture, std::string(folder) + "/" + name + ".png");
    }
}

/// A window that nobody sees, with a board in it.
class Window
{
public:
    Window()
    {
        REQUIRE(glfwInit() == GLFW_TRUE);
        glfwWindowHint(GLFW_CLIENT_API, GLFW_OPENGL_ES_API);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
        glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
        window_ = glfwCreateWindow(width, height, "inset", nullptr, nullptr);
        REQUIRE(window_ != nullptr);
        glfwMakeContextCurrent(window_);
        REQUIRE(ImGui_ImplOpenGL3_Init("#version 300 es"));
    }

    ~Window()
    {
        ImGui_ImplOpenGL3_Shutdown();
        glfwDestroyWindow(window_);
        glfwTerminate();
    }

    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    /// Draws frames until the picture is complete.
    Picture draw(Stage& stage, Painter& painter, const View& view, const Scene& scene)
    {
        constexpr int most = 500;
        int frames = 0;
        bool complete = false;
        while (!complete && ++frames < most)
        {
            complete = painter.visible() && !painter.unfinished(); // with what the frame before has made
            ImGui_ImplOpenGL3_NewFrame();
            ImDrawData& data = stage.draw(painter, view, scene);
            glViewport(0, 0, width, height);
            glClear(GL_COLOR_BUFFER_BIT);
            ImGui_ImplOpenGL3_RenderDrawData(&data);
        }
        REQUIRE(painter.trouble().empty());
        REQUIRE(complete);
        return read();
    }

private:
    static Picture read()
    {
        constexpr std::size_t row = 4U * width;
        Picture picture{width, height, std::vector<std::uint8_t>(row * height)};
        glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE, picture.rgba.data());
        for (std::size_t y = 0; y < height / 2; ++y) // OpenGL begins with the lowest row
        {
            const auto upper = picture.rgba.begin() + static_cast<std::ptrdiff_t>(y * row);
            std::swap_ranges(upper, upper + row, picture.rgba.end() - static_cast<std::ptrdiff_t>((y + 1) * row));
        }
        return picture;
    }

    GLFWwindow* window_ = nullptr;
};

} // namespace

TEST_CASE("by shaders, too, an inset of the map's own scale shows the same pixels as the map")
{
    Stage stage(width, height, 1);
    Window window;
    const View view = stage.view(true);
    for (const bool candle : {false, true})
    {
        INFO((candle ? "by candle" : "by day"));
        Painter painter;
        Scene scene = lively_scene();
        scene.candle = candle;
        scene.previews = {};
        const Picture map = window.draw(stage, painter, view, scene);
        const Copy copy = copy_by_inset(view, scene);
        const Picture both = window.draw(stage, painter, view, scene);
        const auto [wrong, changed] = differences(map, both, copy, candle ? 24 : 12); // nearer to the candle
        CHECK(wrong == 0);
        CHECK(changed > 1000);
        scene.insets.clear();
        const Picture after = window.draw(stage, painter, view, scene);
        CHECK((after.rgba == map.rgba));
        keep(map, candle ? "map-candle" : "map-day");
        keep(both, candle ? "inset-candle" : "inset-day");
        keep(after, candle ? "after-candle" : "after-day");
    }
}

} // namespace elgrande::board::test

// A minimal page with Dear ImGui: one window, its default font, one frame. tests/browser/bench.mjs compares it with our
// page.

#include <GLFW/glfw3.h>
#include <emscripten.h>
#include <imgui.h>
#include <imgui_impl_glfw.h>
#include <imgui_impl_opengl3.h>

namespace
{

// JavaScript follows
// clang-format off
EM_JS(int, page_width, (), { return innerWidth; })
EM_JS(int, page_height, (), { return innerHeight; })
EM_JS(void, mark, (), { performance.mark('elgrande-first-frame'); })
// clang-format on

} // namespace

int main()
{
    if (glfwInit() == GLFW_FALSE)
    {
        return 1;
    }
    GLFWwindow* window = glfwCreateWindow(page_width(), page_height(), "bare", nullptr, nullptr);
    glfwMakeContextCurrent(window);
    ImGui::CreateContext();
    ImGui_ImplGlfw_InitForOpenGL(window, true);
    ImGui_ImplOpenGL3_Init("#version 300 es");

    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplGlfw_NewFrame();
    ImGui::NewFrame();
    ImGui::SetNextWindowSize(ImVec2(400, 300)); // an auto-sized window is hidden in its first frame
    ImGui::Begin("A window");
    ImGui::TextUnformatted("A line of text.");
    ImGui::End();
    ImGui::Render();
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    mark();
    return 0;
}

// Measures frames of a late table with five players, without OpenGL: the pointer moves over the board, and its previews
// and explanations are drawn. Prints the microseconds per frame. `bench-frames [FRAMES]`.
#include "support/app_driver.hpp"
#include "support/canvas/canvas.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace
{

using namespace elgrande;

// From tests/browser/support/table.mjs: round 9, 120 caballeros.
constexpr const char* late_table =
    "p1.eixrBgF3e_1EbsNMGTcCS2uIjz_Z3S68yn2Z2CzcK0_T16rqCYP6BkblEqSYuziHwj_Qzj6USN0DnLNhmeTy"
    "l8cfWMen1mIA11d1Q-sMQ7djfPeifKG";

/// Moves the pointer as tests/browser/bench.mjs does, repeatedly.
void point(int frame)
{
    constexpr int way = 120;
    const auto step = static_cast<float>(frame % way);
    ImGui::GetIO().AddMousePosEvent(100 + 5 * step, 150 + 3 * step);
}

void draw_board(testing::AppDriver& driver, testing::Canvas& canvas)
{
    driver.frame();
    canvas.draw(*ImGui::GetDrawData()); // the board starts making what it needs
    constexpr int most = 100;           // frames until it is made
    for (int i = 0; i < most && !driver.settle(); ++i)
    {
        canvas.draw(*ImGui::GetDrawData());
    }
    canvas.draw(*ImGui::GetDrawData());
}

} // namespace

int main(int count, char** arguments)
{
    const int frames = count > 1 ? std::max(1, std::atoi(arguments[1])) : 1200;
    testing::AppDriver driver(1366, 768, false);
    testing::Canvas canvas;
    driver.graphics = testing::Canvas::take_letters;
    driver.app().open_link(late_table);
    draw_board(driver, canvas);
    std::vector<double> costs;
    costs.reserve(static_cast<std::size_t>(frames));
    for (int frame = 0; frame < frames; ++frame)
    {
        point(frame);
        const auto began = std::chrono::steady_clock::now();
        driver.frame();
        costs.push_back(std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - began).count());
    }
    std::sort(costs.begin(), costs.end());
    std::printf("frame of five players' last round, %d frames: median %.0f us, most %.0f us, %d corners\n", frames,
                costs[costs.size() / 2], costs.back(), ImGui::GetDrawData()->TotalVtxCount);
    return EXIT_SUCCESS;
}

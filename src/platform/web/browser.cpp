#include "platform/web/browser.hpp"

#include <GLES3/gl3.h>
#include <GLFW/glfw3.h>
#include <emscripten.h>
#include <emscripten/html5_webgl.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_internal.h>

#include <algorithm>
#include <utility>

// JavaScript follows
// clang-format off
// Removes the listeners of Emscripten's GLFW: they swallow Tab, Backspace and the wheel in the whole page, and send a
// touch's button before its position. The events that the game needs come from web/input.js.
EM_JS(void, elgrande_quiet_glfw, (), {
    const canvas = Module['canvas'];
    const quiet = (target, events) => events.forEach(([event, handler]) => {
        if (GLFW[handler]) {
            target.removeEventListener(event, GLFW[handler], true);
        }
    });
    quiet(window, [['keydown', 'onKeydown'], ['keyup', 'onKeyup'], ['keypress', 'onKeyPress'], ['blur', 'onBlur']]);
    quiet(canvas, [['touchmove', 'onMousemove'], ['touchstart', 'onMouseButtonDown'],
        ['touchcancel', 'onMouseButtonUp'], ['touchend', 'onMouseButtonUp'], ['mousemove', 'onMousemove'],
        ['mousedown', 'onMouseButtonDown'], ['mouseup', 'onMouseButtonUp'], ['wheel', 'onMouseWheel'],
        ['mousewheel', 'onMouseWheel'], ['drop', 'onDrop'], ['dragover', 'onDragover']]);
})

// Returns the width (side 0) or height (1) of the canvas in device pixels. The canvas keeps the size that the page gave
// it, as setting a size clears it.
EM_JS(int, elgrande_canvas_size, (int side), {
    return Module['canvas'][side ? 'height' : 'width'];
})
// clang-format on

namespace elgrande::platform::web
{

Browser::Browser()
    : address(arguments), preferences_(arguments),
      page_(arguments,
            [this](int ms)
            {
                ms > 0 ? frames.wake_at(emscripten_get_now() + ms) : frames.wake_once();
                if (!drawing_)
                {
                    call("wake");
                }
            }),
      storage_(
          [this]
          {
              auto backend = std::make_unique<IndexedDb>();
              database = backend.get();
              return backend;
          }()),
      platform_{storage_,     clipboard, address, files,    assets, clock_, text_fields,
                preferences_, sounds_,   brains,  pictures, rooms,  page_,  gesture_}
{
}

bool Browser::start(const MakeProgram& make)
{
    attach(this);
    if (glfwInit() == GLFW_FALSE)
    {
        return false;
    }
    glfwWindowHint(GLFW_CLIENT_API, GLFW_OPENGL_ES_API);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_ALPHA_BITS, 0);
    glfwWindowHint(GLFW_DEPTH_BITS, 0);
    glfwWindowHint(GLFW_STENCIL_BITS, 0);
    glfwWindowHint(GLFW_SAMPLES, 0);
    window_ = glfwCreateWindow(elgrande_canvas_size(0), elgrande_canvas_size(1), "El Grande", nullptr, nullptr);
    if (window_ == nullptr)
    {
        return false;
    }
    glfwMakeContextCurrent(window_);
    elgrande_quiet_glfw();

    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.BackendPlatformName = "page";
    io.BackendFlags |= ImGuiBackendFlags_HasMouseCursors;
    io.DisplaySize = ImVec2(1, 1);
    if (!ImGui_ImplOpenGL3_Init("#version 300 es"))
    {
        return false;
    }
    enable_extensions();
    warm_up();
    program = make(platform_);
    call("started");
    return true;
}

/// Drivers finish compiling a GL program when it first draws. This draws a few pixels, which the first frame covers, so
/// that the driver compiles while the main thread reads the typefaces.
void Browser::warm_up()
{
    ImGui_ImplOpenGL3_NewFrame(); // makes ImGui's GL program
    GLuint texture = 0;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    const std::uint32_t pixel = 0;
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, &pixel);

    constexpr float side = 4;
    ImDrawList list(ImGui::GetDrawListSharedData());
    list._ResetForNewFrame();
    list.PushTexture(ImTextureRef(ImTextureID{texture}));
    list.PushClipRect({0, 0}, {side, side});
    list.AddRectFilled({0, 0}, {side, side}, IM_COL32_WHITE);
    ImDrawData data;
    data.Valid = true;
    data.DisplaySize = {side, side};
    data.FramebufferScale = {1, 1};
    data.AddDrawList(&list);
    ImGui_ImplOpenGL3_RenderDrawData(&data);
    glDeleteTextures(1, &texture);
    glFlush();
}

/// Makes it possible to ask the driver whether it is still compiling shaders.
void Browser::enable_extensions()
{
    emscripten_webgl_enable_extension(emscripten_webgl_get_current_context(), "KHR_parallel_shader_compile");
}

void Browser::wake()
{
    frames.wake();
    if (!drawing_)
    {
        call("wake");
    }
}

void Browser::storage_answered()
{
    if (const std::optional<int> ms = storage_.retry_in_ms())
    {
        call("retryIn", {}, {static_cast<double>(*ms)});
    }
    if (program != nullptr && program->wants_frame())
    {
        wake();
    }
}

double Browser::frame(double now_ms)
{
    if (program == nullptr)
    {
        return -1;
    }
    if (program->wants_frame())
    {
        frames.wake_once();
    }
    if (const std::optional<double> wake = program->next_wake_ms(); wake && *wake <= now_ms)
    {
        frames.wake_once();
    }
    if (frames.sleep_ms(now_ms) == 0.0)
    {
        draw(now_ms);
    }
    if (program->wants_frame())
    {
        frames.wake_once();
    }
    std::optional<double> sleep = frames.sleep_ms(now_ms);
    if (const std::optional<double> wake = program->next_wake_ms())
    {
        sleep = std::min(sleep.value_or(*wake - now_ms), std::max(0.0, *wake - now_ms));
    }
    return sleep.value_or(-1);
}

/// Passes the size of the canvas and the program's zoom to ImGui and the text fields.
void Browser::take_size()
{
    const float before = std::exchange(zoom_, program->zoom(size_.x, size_.y));
    text_fields.zoom = zoom_;
    ImGuiIO& io = ImGui::GetIO();
    if (before != zoom_ && ImGui::IsMousePosValid())
    {
        // The pointer rests where it was, which is another position in the new units.
        io.AddMousePosEvent(io.MousePos.x * before / zoom_, io.MousePos.y * before / zoom_);
    }
    io.DisplaySize = ImVec2(size_.x / zoom_, size_.y / zoom_);
    io.DisplayFramebufferScale = ImVec2(ratio_ * zoom_, ratio_ * zoom_);
}

void Browser::draw(double now_ms)
{
    if (drawing_)
    {
        return;
    }
    drawing_ = true;
    const double began_ms = emscripten_get_now();
    ImGuiIO& io = ImGui::GetIO();
    constexpr float shortest_s = 0.0001F;
    io.DeltaTime = std::max(shortest_s, static_cast<float>((now_ms - last_ms_) / 1000.0));
    last_ms_ = now_ms;

    take_size();
    if (!lost_)
    {
        ImGui_ImplOpenGL3_NewFrame();
    }
    ImGui::NewFrame();
    program->frame(now_ms);
    gesture_.pinch.reset();
    pictures.draw();
    ImGui::Render();
    const double drawn_ms = emscripten_get_now();
    if (!lost_)
    {
        paint();
        pictures.paint();
    }
    const double painted_ms = emscripten_get_now();
    tell_cursor();
    text_fields.end_frame();
    if (frames.count() > 0)
    {
        program->update_page(); // not in the first frame, which players wait for; the next one follows at once
    }
    frame_cost_ms = drawn_ms - began_ms + (emscripten_get_now() - painted_ms);
    frames.on_drawn(now_ms);
    if (pictures.busy())
    {
        frames.wake_once();
    }
    drawing_ = false;
}

void Browser::paint()
{
    const ImGuiIO& io = ImGui::GetIO();
    glViewport(0, 0, static_cast<GLsizei>(io.DisplaySize.x * io.DisplayFramebufferScale.x + 0.5F),
               static_cast<GLsizei>(io.DisplaySize.y * io.DisplayFramebufferScale.y + 0.5F));
    glClearColor(0.08F, 0.05F, 0.03F, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    glFlush(); // the driver begins to work while the main thread continues
}

/// Draws until ImGui has processed all input events.
void Browser::draw_pending_events()
{
    if (program == nullptr || drawing_)
    {
        return;
    }
    // ImGui spreads a position and a button over two frames. Both must be drawn inside the page's event, the only time
    // when the browser allows copying and opening files.
    constexpr int most = 4;
    for (int i = 0; i < most; ++i)
    {
        draw(emscripten_get_now());
        if (ImGui::GetCurrentContext()->InputEventsQueue.empty())
        {
            break;
        }
    }
}

void Browser::resize(float width, float height, float ratio)
{
    size_ = {std::max(1.0F, width), std::max(1.0F, height)};
    ratio_ = ratio;
    draw_pending_events();
    wake();
}

void Browser::pointer(PointerEvent event, ImVec2 at, int button, bool touch, double time_ms)
{
    if (lost_)
    {
        return; // the canvas shows nothing
    }
    ImGuiIO& io = ImGui::GetIO();
    io.AddMouseSourceEvent(touch ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse);
    constexpr float nowhere = -FLT_MAX;
    if (event == PointerEvent::Leave || event == PointerEvent::Cancel)
    {
        io.AddMousePosEvent(nowhere, nowhere);
    }
    else
    {
        const ImVec2 there = in_units(at);
        io.AddMousePosEvent(there.x, there.y);
    }
    if (event == PointerEvent::Down || event == PointerEvent::Up || event == PointerEvent::Cancel)
    {
        (event == PointerEvent::Down ? gesture_.pressed_ms : gesture_.lifted_ms) = time_ms;
        io.AddMouseButtonEvent(button, event == PointerEvent::Down);
        draw_pending_events();
        if (event == PointerEvent::Up && touch)
        {
            // A lifted finger points at nothing.
            io.AddMousePosEvent(nowhere, nowhere);
        }
    }
    wake();
}

void Browser::pinch(const Pinch& moved)
{
    if (lost_)
    {
        return;
    }
    if (!gesture_.pinch)
    {
        gesture_.pinch = Pinch{.from_a = in_units(moved.from_a), .from_b = in_units(moved.from_b)};
    }
    gesture_.pinch->to_a = in_units(moved.to_a);
    gesture_.pinch->to_b = in_units(moved.to_b);
    wake();
}

void Browser::wheel(float x, float y)
{
    if (!lost_)
    {
        ImGui::GetIO().AddMouseWheelEvent(x, y);
        wake();
    }
}

void Browser::focus(bool has_it)
{
    ImGui::GetIO().AddFocusEvent(has_it);
    wake();
}

void Browser::press(int mirror_button, std::uint64_t version)
{
    program->press(mirror_button, version);
    draw_pending_events();
    wake();
}

std::optional<ImVec2> Browser::target(int mirror_button)
{
    const std::optional<ImVec2> point = program->target(mirror_button);
    return point ? std::optional(ImVec2(point->x * zoom_, point->y * zoom_)) : std::nullopt;
}

void Browser::context_lost()
{
    // Everything on the graphics card is gone; the textures are uploaded again from memory.
    ImGui_ImplOpenGL3_DestroyDeviceObjects();
    program->context_lost();
    // Release buttons and keys that are held down, without a click.
    ImGui::GetIO().ClearEventsQueue();
    ImGui::GetIO().ClearInputMouse();
    ImGui::GetIO().ClearInputKeys();
    gesture_.pinch.reset();
    pictures.fail();
    lost_ = true;
    wake();
}

void Browser::context_restored()
{
    lost_ = false;
    enable_extensions();
    program->context_restored();
    wake();
}

/// Sets the cursor of the canvas (CSS) if ImGui's has changed.
void Browser::tell_cursor()
{
    const int cursor = ImGui::GetMouseCursor();
    if (std::exchange(cursor_, cursor) == cursor)
    {
        return;
    }
    const auto name = [cursor]() -> const char*
    {
        switch (cursor)
        {
        case ImGuiMouseCursor_None:
            return "none";
        case ImGuiMouseCursor_TextInput:
            return "text";
        case ImGuiMouseCursor_ResizeAll:
            return "grabbing";
        case ImGuiMouseCursor_ResizeNS:
            return "ns-resize";
        case ImGuiMouseCursor_ResizeEW:
            return "ew-resize";
        case ImGuiMouseCursor_Hand:
            return "pointer";
        case ImGuiMouseCursor_NotAllowed:
            return "not-allowed";
        default:
            return "default";
        }
    };
    call("setCursor", {name()});
}

} // namespace elgrande::platform::web

namespace elgrande::platform
{

int run(const MakeProgram& make, std::unique_ptr<Thinker> /*thinker*/, int /*argument_count*/, char** /*arguments*/)
{
    // It is never deleted, as it lives as long as the page.
    auto browser = std::make_unique<web::Browser>();
    if (!browser->start(make))
    {
        web::call("noGraphics");
        return 1;
    }
    static_cast<void>(browser.release());
    return 0;
}

} // namespace elgrande::platform

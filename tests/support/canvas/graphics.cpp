#include "support/canvas/graphics.hpp"

#include <EGL/egl.h>
#include <EGL/eglext.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>

namespace elgrande::testing
{

namespace
{

/// Returns an error message, or an empty string if the context exists.
std::string make_context()
{
    // The software renderer draws the same picture on every machine.
    setenv("LIBGL_ALWAYS_SOFTWARE", "1", 1);
    setenv("LP_NUM_THREADS", "0", 0); // no threads: tests run on all cores already
    EGLDisplay display = eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, nullptr, nullptr);
    if (display == EGL_NO_DISPLAY || eglInitialize(display, nullptr, nullptr) == EGL_FALSE)
    {
        return "no display without a surface";
    }
    constexpr std::array<EGLint, 5> wanted{EGL_SURFACE_TYPE, 0, EGL_RENDERABLE_TYPE, EGL_OPENGL_ES3_BIT, EGL_NONE};
    EGLConfig config = nullptr;
    EGLint found = 0;
    if (eglChooseConfig(display, wanted.data(), &config, 1, &found) == EGL_FALSE || found == 0)
    {
        return "no OpenGL ES 3";
    }
    constexpr std::array<EGLint, 5> version{EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 0, EGL_NONE};
    eglBindAPI(EGL_OPENGL_ES_API);
    EGLContext context = eglCreateContext(display, config, EGL_NO_CONTEXT, version.data());
    if (context == EGL_NO_CONTEXT || eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context) == EGL_FALSE)
    {
        std::array<char, 40> code{};
        std::snprintf(code.data(), code.size(), "no context (EGL says 0x%04x)", static_cast<unsigned>(eglGetError()));
        return code.data();
    }
    return {}; // it lives as long as the process
}

} // namespace

void begin_graphics()
{
    static const std::string trouble = make_context();
    if (!trouble.empty())
    {
        throw std::runtime_error(
            "Nothing can be drawn: " + trouble
            + ". Please install Mesa's software renderer, or run scripts/install native; on Debian "
              "it is libegl-mesa0, libgl1-mesa-dri and libgles2 (to build: libegl-dev).");
    }
}

} // namespace elgrande::testing

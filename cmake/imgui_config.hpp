// Configures Dear ImGui, which includes this file by IMGUI_USER_CONFIG.
#pragma once

#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_DEFAULT_FONT

// A frame on a large screen needs more than 65,536 vertices, and WebGL 2 has no base vertex.
#define ImDrawIdx unsigned int

#ifdef __EMSCRIPTEN__
#define IMGUI_DISABLE_FILE_FUNCTIONS
#endif

// What Dear ImGui leaves out of our programs: it includes this first, by IMGUI_USER_CONFIG.
#pragma once

#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_DEFAULT_FONT

// A big dense screen takes more than 65,536 corners, and WebGL2 cannot begin to count again in the middle.
#define ImDrawIdx unsigned int

#ifdef __EMSCRIPTEN__
#define IMGUI_DISABLE_FILE_FUNCTIONS
#endif

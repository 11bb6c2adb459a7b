// What Dear ImGui leaves out of our programs: it includes this first, by IMGUI_USER_CONFIG.
#pragma once

#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_DEFAULT_FONT

// A big dense screen takes more than 65,536 corners, and WebGL2 cannot begin to count anew in the middle.
#define ImDrawIdx unsigned int

#ifdef __EMSCRIPTEN__
#include <stdio.h>
#include <stdlib.h>

// Nearly everything that Dear ImGui reads with sscanf are settings files and typed numbers, and the page has neither:
// they are in the browser's storage and in the document's own fields. sscanf brings a reader of numbers of 128 bits,
// 3 % of everything that is downloaded. What is left is the version of the shading language.
namespace elgrande_imgui
{

template <class... Values>
int scan(const char*, const char*, Values*...)
{
    return 0;
}

inline int scan(const char* text, const char* format, int* number)
{
    const char expected[] = "#version %d";
    for (int at = 0; at < static_cast<int>(sizeof expected); ++at)
    {
        if (format[at] != expected[at])
        {
            return 0;
        }
    }
    *number = atoi(text + sizeof "#version" - 1);
    return 1;
}

} // namespace elgrande_imgui

#define sscanf(...) elgrande_imgui::scan(__VA_ARGS__)

// Recovering from misuse of its windows brings 10 KB, and there are no windows. The flag that asks for it becomes two
// members, of which the second one is never looked at: outside of its class this name means the constant.
inline constexpr bool no_recovery = false;
#define ConfigErrorRecovery recovery, no_recovery

#define IMGUI_DISABLE_FILE_FUNCTIONS
#endif

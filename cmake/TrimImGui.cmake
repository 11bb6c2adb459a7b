# The page draws on Dear ImGui's background alone: it has no windows, and what is typed is typed into fields of the
# document. Dear ImGui opens a window of its own in every frame all the same, walks through it by keyboard, and so keeps
# all that windows are in the page. What is left out here are calls, never what is called: the linker drops that.
set(ELGRANDE_IMGUI_CALLS
    "\n    Begin(\"Debug##Default\")\;"
    "\n    End()\;\n\n    // Update navigation: CTRL+Tab, wrap-around requests\n    NavEndFrame()\;"
    "\n    NavUpdate()\;"
    "\n    ErrorCheckEndFrameFinalizeErrorTooltip()\;"
    "\n        SetTooltip(\"...\")\;"
    "\n    UpdateSettings()\;"
    "\n    UpdateMouseMovingWindowNewFrame()\;"
    "\n    UpdateMouseMovingWindowEndFrame()\;"
    "\n    UpdateMouseWheel()\;"
    "\n    RenderDimmedBackgrounds()\;")

# Writes imgui.cpp without windows to the file `to`. Whoever brings another version gets a page that is larger.
function(elgrande_imgui_without_windows from to)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${from}")
    file(READ "${from}" source)
    foreach(call IN LISTS ELGRANDE_IMGUI_CALLS)
        string(FIND "${source}" "${call}" found)
        if(found LESS 0)
            message(STATUS "Dear ImGui is not the version expected: the page keeps its windows")
            file(COPY_FILE "${from}" "${to}" ONLY_IF_DIFFERENT)
            return()
        endif()
        string(REPLACE "${call}" "" source "${source}")
    endforeach()
    file(CONFIGURE OUTPUT "${to}" CONTENT "${source}" @ONLY)
endfunction()

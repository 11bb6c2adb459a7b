# Dear ImGui, qrcodegen, cereal, Catch2 and GLFW. The first of these that exists is used:
#   1. what the user already has: FETCHCONTENT_SOURCE_DIR_<NAME>, or the installed library (not of Dear ImGui and
#      qrcodegen)
#   2. what scripts/install unpacked into build/deps (Debian's source packages)
#   3. upstream's release archive, pinned
include(FetchContent)
set(ELGRANDE_DEPS "${CMAKE_SOURCE_DIR}/build/deps" CACHE PATH "Where scripts/install unpacks sources")

# Declares a source dependency and sets <name>_SOURCE_DIR to its unpacked sources. Its own build files are not used.
macro(elgrande_sources name folder)
    string(TOUPPER ${name} ELGRANDE_UPPER)
    if(NOT FETCHCONTENT_SOURCE_DIR_${ELGRANDE_UPPER} AND EXISTS "${ELGRANDE_DEPS}/${folder}")
        set(FETCHCONTENT_SOURCE_DIR_${ELGRANDE_UPPER} "${ELGRANDE_DEPS}/${folder}")
    endif()
    if(NOT FETCHCONTENT_SOURCE_DIR_${ELGRANDE_UPPER})
        message(STATUS "Downloading ${name}; where its host cannot be reached, run scripts/install first")
    endif()
    # With a SOURCE_SUBDIR that has no CMakeLists.txt the sources are only unpacked.
    FetchContent_Declare(${name} ${ARGN} SOURCE_SUBDIR docs)
    FetchContent_MakeAvailable(${name})
endmacro()

# --- cereal: headers only; only src/record includes them -------------------------------------------------------------
add_library(cereal INTERFACE)
# A cross build does not search the host by default; here it may, because these are only headers.
find_path(CEREAL_INCLUDE_DIR cereal/version.hpp PATHS /usr/include /usr/local/include NO_CMAKE_FIND_ROOT_PATH)
if(CEREAL_INCLUDE_DIR AND NOT FETCHCONTENT_SOURCE_DIR_CEREAL)
    # cereal may be in /usr/include, which em++ must not search: links only cereal into a folder of ours.
    set(ELGRANDE_CEREAL "${CMAKE_BINARY_DIR}/include-cereal")
    file(MAKE_DIRECTORY "${ELGRANDE_CEREAL}")
    file(CREATE_LINK "${CEREAL_INCLUDE_DIR}/cereal" "${ELGRANDE_CEREAL}/cereal" SYMBOLIC COPY_ON_ERROR)
else()
    elgrande_sources(cereal cereal-1.3.2
        URL https://github.com/USCiLab/cereal/archive/refs/tags/v1.3.2.tar.gz
        URL_HASH SHA256=16a7ad9b31ba5880dac55d62b5d6f243c3ebc8d46a3514149e56b5e7ea81f85f)
    set(ELGRANDE_CEREAL "${cereal_SOURCE_DIR}/include")
endif()
target_include_directories(cereal SYSTEM INTERFACE "${ELGRANDE_CEREAL}")

# --- GLFW: the window; Emscripten has its own ------------------------------------------------------------------------
set(ELGRANDE_WINDOW OFF)
if(EMSCRIPTEN)
    set(ELGRANDE_WINDOW ${ELGRANDE_PAGE})
    add_library(window INTERFACE)
    target_link_options(window INTERFACE -sUSE_GLFW=3)
else()
    find_package(glfw3 3.3 QUIET)
    find_path(GLES_INCLUDE_DIR GLES3/gl3.h)
    find_library(GLES_LIBRARY GLESv2)
    if(TARGET glfw AND GLES_INCLUDE_DIR AND GLES_LIBRARY)
        set(ELGRANDE_WINDOW ON)
        add_library(window INTERFACE)
        target_link_libraries(window INTERFACE glfw "${GLES_LIBRARY}")
    else()
        message(STATUS "No board, no desktop program: no GLFW 3.3 or OpenGL ES (Debian: libglfw3-dev libgles-dev)")
    endif()
endif()

# --- Dear ImGui: `imgui` builds draw lists without a window, `imgui_window` draws them on the screen -----------------
if(NOT EMSCRIPTEN OR ELGRANDE_PAGE)
    # Not by find_package: it must be this version, with our configuration and both backends.
    elgrande_sources(imgui imgui-1.92.2b
        URL https://github.com/ocornut/imgui/archive/45acd5e0e82f4c954432533ae9985ff0e1aad6d5.tar.gz # v1.92.2b
        URL_HASH SHA256=97484925aec2f4d3e913d6644d46b234f8d6d8d98c6aa9c50109e0f0df772090)
    add_library(imgui STATIC
        "${imgui_SOURCE_DIR}/imgui.cpp" "${imgui_SOURCE_DIR}/imgui_draw.cpp"
        "${imgui_SOURCE_DIR}/imgui_tables.cpp" "${imgui_SOURCE_DIR}/imgui_widgets.cpp")
    target_include_directories(imgui SYSTEM PUBLIC "${imgui_SOURCE_DIR}" "${imgui_SOURCE_DIR}/backends")
    # The file name without a path: a path in a definition would differ between clones and defeat ccache.
    target_include_directories(imgui PUBLIC "${CMAKE_SOURCE_DIR}/cmake")
    target_compile_definitions(imgui PUBLIC "IMGUI_USER_CONFIG=\"imgui_config.hpp\"")
    target_compile_options(imgui PRIVATE -w ${ELGRANDE_SMALL} ${ELGRANDE_PLAIN})
    if(ELGRANDE_WINDOW)
        add_library(imgui_window STATIC
            "${imgui_SOURCE_DIR}/backends/imgui_impl_glfw.cpp" "${imgui_SOURCE_DIR}/backends/imgui_impl_opengl3.cpp")
        target_link_libraries(imgui_window PUBLIC imgui window ${CMAKE_DL_LIBS})
        target_compile_definitions(imgui_window PRIVATE IMGUI_IMPL_OPENGL_ES3)
        target_compile_options(imgui_window PRIVATE -w ${ELGRANDE_SMALL} ${ELGRANDE_PLAIN})
    endif()
endif()

# --- qrcodegen: QR codes ----------------------------------------------------------------------------------------------
if(NOT EMSCRIPTEN OR ELGRANDE_PAGE)
    elgrande_sources(qrcodegen qrcodegen-1.8.0
        URL https://github.com/nayuki/QR-Code-generator/archive/refs/tags/v1.8.0.tar.gz
        URL_HASH SHA256=2ec0a4d33d6f521c942eeaf473d42d5fe139abcfa57d2beffe10c5cf7d34ae60)
    # The C library, because the C++ one needs exceptions and streams; compiled as C++, our only language.
    add_library(qrcodegen STATIC "${qrcodegen_SOURCE_DIR}/c/qrcodegen.c")
    set_source_files_properties("${qrcodegen_SOURCE_DIR}/c/qrcodegen.c" PROPERTIES LANGUAGE CXX)
    target_include_directories(qrcodegen SYSTEM PUBLIC "${qrcodegen_SOURCE_DIR}/c")
    target_compile_options(qrcodegen PRIVATE -w ${ELGRANDE_SMALL} ${ELGRANDE_PLAIN})
endif()

# --- Catch2: tests ----------------------------------------------------------------------------------------------------
if(ELGRANDE_TESTS AND NOT ELGRANDE_PAGE)
    if(NOT EMSCRIPTEN AND NOT ELGRANDE_SANITIZE)
        find_package(Catch2 3.4 QUIET)
    endif()
    if(NOT Catch2_FOUND)
        elgrande_sources(catch2 Catch2-3.7.1
            URL https://github.com/catchorg/Catch2/archive/refs/tags/v3.7.1.tar.gz
            URL_HASH SHA256=c991b247a1a0d7bb9c39aa35faf0fe9e19764213f28ffba3109388e62ee0269c)
        set(CATCH_ENABLE_REPRODUCIBLE_BUILD OFF CACHE BOOL "") # it puts the clone's path into compiler options
        add_subdirectory("${catch2_SOURCE_DIR}" "${CMAKE_BINARY_DIR}/catch2" EXCLUDE_FROM_ALL)
        list(APPEND CMAKE_MODULE_PATH "${catch2_SOURCE_DIR}/extras")
        # Treats its headers as system headers: we want warnings only for our code.
        get_target_property(ELGRANDE_CATCH2_INCLUDES Catch2 INTERFACE_INCLUDE_DIRECTORIES)
        set_target_properties(Catch2 PROPERTIES INTERFACE_SYSTEM_INCLUDE_DIRECTORIES "${ELGRANDE_CATCH2_INCLUDES}")
    endif()
endif()

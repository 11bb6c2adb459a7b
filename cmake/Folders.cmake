# Targets from folders. A folder without sources has no target, and what needs a missing target is left out too.

# Links those of the named targets that exist.
function(elgrande_link target)
    foreach(used IN LISTS ARGN)
        if(TARGET ${used})
            target_link_libraries(${target} PUBLIC ${used})
        endif()
    endforeach()
endfunction()

function(elgrande_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;USES" ${ARGN})
    file(GLOB_RECURSE generated CONFIGURE_DEPENDS "${CMAKE_BINARY_DIR}/generated/${name}/*.cpp")
    if(NOT ARG_SOURCES)
        return()
    endif()
    add_library(${name} STATIC ${ARG_SOURCES} ${generated})
    elgrande_compile_options(${name})
    elgrande_link(${name} ${ARG_USES})
    if(EXISTS "${CMAKE_BINARY_DIR}/generated/${name}")
        target_include_directories(${name} PUBLIC "${CMAKE_BINARY_DIR}/generated")
        add_dependencies(${name} data)
    endif()
endfunction()

# The library of src/<name>, with what data/ contributes to it.
function(elgrande_folder name)
    cmake_parse_arguments(ARG "" "" "USES" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/${name}/*.cpp")
    foreach(used IN ITEMS imgui platform)
        if(used IN_LIST ARG_USES AND NOT TARGET ${used})
            return()
        endif()
    endforeach()
    elgrande_library(${name} SOURCES ${sources} USES ${ARG_USES})
endfunction()

# One interface, with `web` or `desktop` behind it.
function(elgrande_platform)
    if(NOT ELGRANDE_WINDOW)
        return()
    endif()
    set(behind desktop)
    if(EMSCRIPTEN)
        set(behind web)
    endif()
    file(GLOB sources CONFIGURE_DEPENDS
        "${CMAKE_SOURCE_DIR}/src/platform/*.cpp" "${CMAKE_SOURCE_DIR}/src/platform/${behind}/*.cpp")
    elgrande_library(platform SOURCES ${sources} USES imgui_window)
endfunction()

# The command-line program: native, and for node to measure and to compare digests.
function(elgrande_command_line)
    file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/cli/*.cpp")
    if(ELGRANDE_PAGE OR ELGRANDE_FUZZ OR NOT sources OR NOT TARGET record)
        return()
    endif()
    add_executable(elgrande ${sources})
    elgrande_compile_options(elgrande)
    elgrande_link(elgrande rules record table)
    elgrande_for_node(elgrande)
endfunction()

# The page's program in a window of its own.
function(elgrande_desktop)
    if(EMSCRIPTEN OR ELGRANDE_FUZZ OR NOT ELGRANDE_WINDOW OR NOT TARGET screens
       OR NOT EXISTS "${CMAKE_SOURCE_DIR}/src/main.cpp")
        return()
    endif()
    add_executable(elgrande-desktop "${CMAKE_SOURCE_DIR}/src/main.cpp")
    elgrande_compile_options(elgrande-desktop)
    elgrande_link(elgrande-desktop rules record table board screens platform imgui_window)
endfunction()

# Nothing natively. With Emscripten: one file that node runs, with the real file system and the same memory rules as
# the page.
function(elgrande_for_node target)
    if(EMSCRIPTEN)
        target_link_options(${target} PRIVATE
            -sENVIRONMENT=node -sSINGLE_FILE=1 -sNODERAWFS=1 -sALLOW_MEMORY_GROWTH=1 -sMAXIMUM_MEMORY=256MB
            -sEXIT_RUNTIME=1 -sSTACK_SIZE=1MB)
    endif()
endfunction()

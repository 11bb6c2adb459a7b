# Functions that create targets from folders. A folder without sources has no target.

# Links `target` with the named targets that exist.
function(elgrande_link target)
    foreach(used IN LISTS ARGN)
        if(TARGET ${used})
            target_link_libraries(${target} PUBLIC ${used})
        endif()
    endforeach()
endfunction()

# Makes a library of SOURCES and the packed files of src/<name>, unless SOURCES is empty.
function(elgrande_library name)
    cmake_parse_arguments(ARG "" "" "SOURCES;USES" ${ARGN})
    file(GLOB_RECURSE generated CONFIGURE_DEPENDS "${CMAKE_BINARY_DIR}/generated/${name}/*.cpp")
    if(NOT ARG_SOURCES)
        return()
    endif()
    add_library(${name} STATIC ${ARG_SOURCES} ${generated})
    elgrande_compile_options(${name})
    elgrande_link(${name} ${ARG_USES})
    if(ELGRANDE_PAGE)
        # For the engine, too, because a click takes it only microseconds. Benchmarks for node are built for speed.
        target_compile_options(${name} PRIVATE ${ELGRANDE_SMALL})
        target_compile_definitions(${name} PRIVATE ELGRANDE_TEXTS_APART) # the page fetches the texts of its language
    endif()
    if(ELGRANDE_PAGE AND NOT name MATCHES "^(record|brains|room)$")
        target_compile_options(${name} PRIVATE ${ELGRANDE_PLAIN})
    endif()
    if(EXISTS "${CMAKE_BINARY_DIR}/generated/${name}")
        target_include_directories(${name} PUBLIC "${CMAKE_BINARY_DIR}/generated")
        add_dependencies(${name} data)
    endif()
endfunction()

# Makes the library of src/<name>, with its packed files. Does nothing if it uses imgui, window or platform and that
# target does not exist.
function(elgrande_folder name)
    cmake_parse_arguments(ARG "" "" "USES" ${ARGN})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/${name}/*.cpp")
    # All verbs define functions of the same names, so they cannot share a translation unit.
    file(GLOB_RECURSE verbs CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/${name}/verbs/*.cpp")
    set_source_files_properties(${verbs} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    foreach(used IN ITEMS imgui window platform)
        if(used IN_LIST ARG_USES AND NOT TARGET ${used})
            return()
        endif()
    endforeach()
    elgrande_library(${name} SOURCES ${sources} USES ${ARG_USES})
endfunction()

# Makes the library of src/platform with its implementation, `web` or `desktop`. Does nothing if there is no window.
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

# Makes the command-line program. Also built for node, for benchmarks and to compare digests.
function(elgrande_command_line)
    file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/cli/*.cpp")
    if(ELGRANDE_PAGE OR NOT sources OR NOT TARGET record)
        return()
    endif()
    list(REMOVE_ITEM sources "${CMAKE_SOURCE_DIR}/src/cli/main.cpp")
    elgrande_library(cli SOURCES ${sources} USES rules record table words search opponents puzzles)
    add_executable(elgrande "${CMAKE_SOURCE_DIR}/src/cli/main.cpp")
    elgrande_compile_options(elgrande)
    elgrande_link(elgrande cli)
    elgrande_for_node(elgrande)
endfunction()

# Makes the desktop program, which shows the page's program in a window for debugging.
function(elgrande_desktop)
    file(GLOB main CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/main.cpp")
    if(EMSCRIPTEN OR NOT ELGRANDE_WINDOW OR NOT main OR NOT TARGET app)
        return()
    endif()
    add_executable(elgrande-desktop ${main})
    elgrande_compile_options(elgrande-desktop)
    elgrande_link(elgrande-desktop app brains platform imgui_window)
endfunction()

# Links `target` as a single file for node, with access to the file system. Does nothing in native builds.
function(elgrande_for_node target)
    if(EMSCRIPTEN)
        set(environment "${CMAKE_SOURCE_DIR}/cmake/environment.js")
        elgrande_wasm_limits(${target})
        target_link_options(${target} PRIVATE
            -sENVIRONMENT=node -sSINGLE_FILE=1 -sNODERAWFS=1 -sEXIT_RUNTIME=1
            "SHELL:--pre-js ${environment}")
        if(NOT ELGRANDE_BENCH)
            target_link_options(${target} PRIVATE -O1) # links in a third of the time, and the tests are just as fast
        endif()
        set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS "${environment}")
    endif()
endfunction()

# Limits the memory that a hostile link or save can take, and sets the stack size, whose default differs between
# versions of Emscripten. For all WebAssembly programs.
function(elgrande_wasm_limits target)
    set(stack STACK_SIZE)
    if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.27)
        set(stack TOTAL_STACK)
    endif()
    target_link_options(${target} PRIVATE
        -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=16MB -sMAXIMUM_MEMORY=256MB -s${stack}=1MB)
endfunction()

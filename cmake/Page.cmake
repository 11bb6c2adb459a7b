# The page: builds src/main.cpp to elgrande.js and elgrande.wasm, and puts them with the files of web/ into
# build/web/site, a static folder for any web server. The page starts the program with `createElGrande({canvas, …})`,
# which returns a promise.

# The oldest browsers that can run the page; Edge has Chrome's numbers. They support 'wasm-unsafe-eval' in the page's
# policy and everything else that it needs (exceptions and streaming of WebAssembly, WebGL 2). README.md also lists
# them.
set(ELGRANDE_CHROME 97)
set(ELGRANDE_FIREFOX 102)
set(ELGRANDE_SAFARI 16)

# Sets the link options of a page's program. JavaScript starts it by calling `create`; `functions` are the exported ones
# (_main,_free).
function(elgrande_page_options target create functions)
    # Newer releases export the view of the heap only on request; older ones do not know this name.
    set(methods "UTF8ToString,stringToUTF8,lengthBytesUTF8")
    if(EMSCRIPTEN_VERSION VERSION_GREATER_EQUAL 4.0.0)
        string(APPEND methods ",HEAPU8")
    endif()
    target_link_options(${target} PRIVATE
        ${ELGRANDE_SMALL} -sENVIRONMENT=web -sMODULARIZE=1 -sEXPORT_NAME=${create} -sFILESYSTEM=0 -sMALLOC=emmalloc
        -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2 -sEXPORTED_FUNCTIONS=${functions}
        "-sEXPORTED_RUNTIME_METHODS=${methods}"
        # Omits parts of Emscripten's JavaScript that we do not use.
        -sINCOMING_MODULE_JS_API=canvas,onAbort,instantiateWasm -sTEXTDECODER=2 -sGL_TRACK_ERRORS=0
        -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0 -sGL_SUPPORT_SIMPLE_ENABLE_EXTENSIONS=0
        # A second pass of -Oz finds more. A browser compiles a function at its first call: inlining tiny functions
        # costs less than compiling each, but large functions would contain much that is not needed yet.
        "-sBINARYEN_EXTRA_PASSES=--one-caller-inline-max-function-size=3000,--always-inline-max-function-size=6,-Oz")
    if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.70)
        # Later releases expect browsers of about this age by default, and reject older ones.
        target_link_options(${target} PRIVATE
            -sMIN_CHROME_VERSION=${ELGRANDE_CHROME} -sMIN_FIREFOX_VERSION=${ELGRANDE_FIREFOX}
            -sMIN_SAFARI_VERSION=${ELGRANDE_SAFARI}0000)
    endif()
endfunction()

# Makes the page's second program, which thinks in a worker: the engine, built for speed, as brains.js and brains.wasm.
# The page loads it when it is needed.
function(elgrande_brains_program)
    add_executable(brains-program)
    set_target_properties(brains-program PROPERTIES OUTPUT_NAME brains SUFFIX .js LINKER_LANGUAGE CXX)
    foreach(folder IN ITEMS rules record search opponents puzzles brains)
        file(GLOB_RECURSE sources CONFIGURE_DEPENDS
            "${CMAKE_SOURCE_DIR}/src/${folder}/*.cpp" "${CMAKE_BINARY_DIR}/generated/${folder}/*.cpp")
        add_library(quick-${folder} OBJECT ${sources})
        elgrande_compile_options(quick-${folder})
        target_compile_options(quick-${folder} PRIVATE -O3)
        target_include_directories(quick-${folder} PRIVATE "${CMAKE_BINARY_DIR}/generated")
        target_link_libraries(quick-${folder} PRIVATE cereal)
        add_dependencies(quick-${folder} data)
        target_link_libraries(brains-program PRIVATE quick-${folder})
    endforeach()
    elgrande_wasm_limits(brains-program)
    set(functions buffer,begin,searches,think,stop,answer,answer_bytes)
    string(REGEX REPLACE "([^,]+)" "_brains_\\1" functions "${functions}")
    target_link_options(brains-program PRIVATE
        -O3 --no-entry -sENVIRONMENT=web,worker -sMODULARIZE=1 -sEXPORT_NAME=createBrains -sFILESYSTEM=0
        -sMALLOC=emmalloc -sEXPORTED_FUNCTIONS=${functions} -sINCOMING_MODULE_JS_API=onAbort,instantiateWasm
        -sTEXTDECODER=2)
    if(EMSCRIPTEN_VERSION VERSION_GREATER_EQUAL 4.0.0)
        target_link_options(brains-program PRIVATE -sEXPORTED_RUNTIME_METHODS=HEAPU8)
    endif()
    if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.70)
        target_link_options(brains-program PRIVATE
            -sMIN_CHROME_VERSION=${ELGRANDE_CHROME} -sMIN_FIREFOX_VERSION=${ELGRANDE_FIREFOX}
            -sMIN_SAFARI_VERSION=${ELGRANDE_SAFARI}0000)
    endif()
endfunction()

# A tool of Binaryen: on PATH on Debian, in a folder beside Emscripten in upstream's releases.
find_program(ELGRANDE_WASM_SPLIT wasm-split HINTS "${EMSCRIPTEN_ROOT_PATH}/../bin" NO_CMAKE_FIND_ROOT_PATH)

# Makes the page: builds its programs and puts the site together in build/web/site.
function(elgrande_page)
    file(GLOB main CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/src/main.cpp")
    if(NOT main OR NOT TARGET app OR NOT TARGET platform)
        message(STATUS "No page: it needs src/main.cpp, src/app and src/platform")
        return()
    endif()

    add_executable(page ${main})
    set_target_properties(page PROPERTIES OUTPUT_NAME elgrande SUFFIX .js)
    elgrande_compile_options(page)
    target_compile_options(page PRIVATE ${ELGRANDE_SMALL} ${ELGRANDE_PLAIN})
    elgrande_link(page app platform imgui_window)
    elgrande_wasm_limits(page)
    elgrande_page_options(page createElGrande _main,_malloc,_free)
    target_link_options(page PRIVATE -Wl,--growable-table) # wasm-split adds slots to it
    if(NOT ELGRANDE_WASM_SPLIT)
        message(FATAL_ERROR "wasm-split not found: install Binaryen (Debian: apt-get install binaryen)")
    endif()
    elgrande_brains_program()

    set(site "${CMAKE_BINARY_DIR}/site")
    file(GLOB_RECURSE web CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/web/*")
    file(GLOB assets CONFIGURE_DEPENDS "${ELGRANDE_GENERATED}/site/*") # other files that the page fetches
    set(texts "${CMAKE_SOURCE_DIR}/LICENSE" "${imgui_SOURCE_DIR}/LICENSE.txt" "${CMAKE_SOURCE_DIR}/data/fonts/OFL.txt")
    if(ELGRANDE_RELAYS)
        set(packages "${CMAKE_SOURCE_DIR}/tests/node_modules")
        if(NOT EXISTS "${packages}/trystero")
            message(FATAL_ERROR "ELGRANDE_RELAYS needs Trystero: run scripts/install browser, or npm ci in tests")
        endif()
        list(APPEND texts "${packages}/@trystero-p2p/core/LICENSE" "${packages}/@noble/secp256k1/LICENSE")
    endif()
    set(headers "${ELGRANDE_CEREAL}/cereal/cereal.hpp" "${qrcodegen_SOURCE_DIR}/c/qrcodegen.h") # begin with licences
    set(makers scripts/pack-page.mjs scripts/pack-room.mjs scripts/split-page.mjs scripts/start-page.mjs
        cmake/Licenses.cmake)
    list(TRANSFORM makers PREPEND "${CMAKE_SOURCE_DIR}/")
    add_custom_command(
        OUTPUT "${CMAKE_BINARY_DIR}/site.stamp"
        COMMAND ${CMAKE_COMMAND} -E rm -rf "${site}"
        COMMAND ${CMAKE_COMMAND} -E make_directory "${site}"
        COMMAND ${CMAKE_COMMAND} -E copy_directory "${CMAKE_SOURCE_DIR}/web" "${site}"
        COMMAND ${CMAKE_COMMAND} "-DFILE=${site}/licenses.txt" "-DTEXTS=${texts}"
            "-DHEADERS=${headers}" -P "${CMAKE_SOURCE_DIR}/cmake/Licenses.cmake"
        COMMAND ${CMAKE_COMMAND} -E copy "$<TARGET_FILE:page>" "$<TARGET_FILE:brains-program>"
            "${CMAKE_BINARY_DIR}/brains.wasm" ${assets} "${site}"
        COMMAND "${NODE_EXECUTABLE}" "${CMAKE_SOURCE_DIR}/scripts/split-page.mjs" "$<TARGET_FILE:page>"
            "${CMAKE_BINARY_DIR}/elgrande.wasm" "${ELGRANDE_GENERATED}/site" "${site}"
            "${ELGRANDE_WASM_SPLIT}"
        COMMAND "${NODE_EXECUTABLE}" "${CMAKE_SOURCE_DIR}/scripts/pack-page.mjs" "${site}"
            "chrome${ELGRANDE_CHROME},firefox${ELGRANDE_FIREFOX},safari${ELGRANDE_SAFARI}" "${ELGRANDE_ADDRESS}"
            "${ELGRANDE_RELAYS}"
        COMMAND ${CMAKE_COMMAND} -E touch "${CMAKE_BINARY_DIR}/site.stamp"
        DEPENDS page brains-program data ${web} ${assets} ${texts} ${makers}
        COMMENT "Putting the site together in ${site}"
        VERBATIM)
    add_custom_target(site ALL DEPENDS "${CMAKE_BINARY_DIR}/site.stamp")
endfunction()

# Makes the page with which the benchmark compares ours: Dear ImGui with our flags, in build/web/bare. Built only on
# request.
function(elgrande_bare_page)
    set(parts imgui imgui_draw imgui_tables imgui_widgets backends/imgui_impl_glfw backends/imgui_impl_opengl3)
    list(TRANSFORM parts PREPEND "${imgui_SOURCE_DIR}/")
    list(TRANSFORM parts APPEND ".cpp")
    set(source "${CMAKE_SOURCE_DIR}/tests/browser/bare")
    set(site "${CMAKE_BINARY_DIR}/bare")
    add_executable(bare EXCLUDE_FROM_ALL "${source}/main.cpp" ${parts})
    # No unity build: each file of the library defines macros for imgui.h.
    set_target_properties(bare PROPERTIES SUFFIX .js RUNTIME_OUTPUT_DIRECTORY "${site}" UNITY_BUILD OFF)
    target_include_directories(bare SYSTEM PRIVATE "${imgui_SOURCE_DIR}" "${imgui_SOURCE_DIR}/backends")
    target_compile_definitions(bare PRIVATE IMGUI_IMPL_OPENGL_ES3 IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS)
    target_compile_options(bare PRIVATE -w ${ELGRANDE_SMALL} ${ELGRANDE_PLAIN})
    target_link_libraries(bare PRIVATE window)
    elgrande_page_options(bare createBare _main)
    elgrande_wasm_limits(bare)
    add_custom_command(TARGET bare POST_BUILD
        COMMAND ${CMAKE_COMMAND} -E copy "${source}/index.html" "${site}" VERBATIM)
endfunction()

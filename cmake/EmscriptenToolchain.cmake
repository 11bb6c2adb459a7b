# Finds Emscripten by the emcc on PATH, otherwise where Debian puts it, and includes its toolchain file.
find_program(ELGRANDE_EMCC emcc HINTS /usr/share/emscripten)
if(NOT ELGRANDE_EMCC)
    message(FATAL_ERROR "emcc not found. Run scripts/install, or install Emscripten 3.1.6 or newer and put it on PATH")
endif()
get_filename_component(ELGRANDE_EMCC_REAL "${ELGRANDE_EMCC}" REALPATH)
get_filename_component(ELGRANDE_EMSCRIPTEN "${ELGRANDE_EMCC_REAL}" DIRECTORY)
foreach(candidate IN ITEMS "${ELGRANDE_EMSCRIPTEN}" /usr/share/emscripten)
    if(EXISTS "${candidate}/cmake/Modules/Platform/Emscripten.cmake")
        set(ELGRANDE_EMSCRIPTEN_TOOLCHAIN "${candidate}/cmake/Modules/Platform/Emscripten.cmake")
        break()
    endif()
endforeach()
if(NOT ELGRANDE_EMSCRIPTEN_TOOLCHAIN)
    message(FATAL_ERROR "No Emscripten.cmake beside ${ELGRANDE_EMCC_REAL}: pass -DCMAKE_TOOLCHAIN_FILE= yourself")
endif()

# Debian's emcc needs Debian's Node.js modules, which another node does not find by itself.
if(EXISTS /usr/share/nodejs/acorn)
    set(ENV{NODE_PATH} /usr/share/nodejs)
    set(CMAKE_CXX_LINKER_LAUNCHER "${CMAKE_COMMAND};-E;env;NODE_PATH=/usr/share/nodejs" CACHE STRING "")
endif()

include("${ELGRANDE_EMSCRIPTEN_TOOLCHAIN}")

if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.6)
    message(FATAL_ERROR "Emscripten ${EMSCRIPTEN_VERSION} at ${ELGRANDE_EMCC_REAL} is older than 3.1.6")
endif()

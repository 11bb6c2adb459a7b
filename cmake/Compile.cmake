# Compiler flags. `elgrande_compile_options` is what our own targets get on top of what every target gets.

find_program(CCACHE_EXECUTABLE ccache)
if(CCACHE_EXECUTABLE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
    # Relative paths: one clone profits from what another has compiled.
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}" CCACHE_NOHASHDIR=1
        "${CCACHE_EXECUTABLE}")
endif()

# GNU's linker takes 2.5 times as long for programs with all their debug information.
find_program(LLD_EXECUTABLE ld.lld)
if(LLD_EXECUTABLE AND CMAKE_BUILD_TYPE STREQUAL "Debug" AND NOT EMSCRIPTEN)
    add_link_options(-fuse-ld=lld)
endif()

set(ELGRANDE_WARNINGS
    -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
    -Wcast-align -Wcast-qual -Wold-style-cast -Wdouble-promotion -Wformat=2 -Wimplicit-fallthrough -Wextra-semi
    -Wunused -Wvla
    -Wno-missing-field-initializers) # what an initializer with names leaves out has its default

if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    list(APPEND ELGRANDE_WARNINGS -Wreserved-identifier -Wreserved-macro-identifier)
endif()

if(CMAKE_UNITY_BUILD)
    # CMake writes whole paths into batches: what __FILE__ says is the same in each clone, for ccache's sake.
    add_compile_options("-fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=")
endif()

if(EMSCRIPTEN)
    # Node and esbuild look upwards for the kind of a script: a clone may stand inside a package of modules.
    file(WRITE "${CMAKE_BINARY_DIR}/package.json" "{}\n")
    # Every translation unit must agree on the way exceptions are thrown. Browsers that know it know the rest too.
    add_compile_options(-fwasm-exceptions -mnontrapping-fptoint -msign-ext -mbulk-memory)
    add_link_options(-fwasm-exceptions)
    # The page, and what is measured in its place. A dozen programs of tests share most of their code: to optimise it
    # again for each takes longer than what they gain.
    if(CMAKE_BUILD_TYPE STREQUAL "Release" AND (ELGRANDE_PAGE OR ELGRANDE_BENCH))
        add_compile_options(-flto)
        add_link_options(-flto)
    endif()
    if(ELGRANDE_PAGE)
        set(ELGRANDE_SMALL -Oz) # for what is downloaded more often than it is waited for
        # Only record/ throws, and nothing that it throws leaves it: the others need no code to unwind, nor names of
        # types.
        set(ELGRANDE_PLAIN -fno-exceptions -fno-rtti)
    endif()
elseif(CMAKE_BUILD_TYPE STREQUAL "Release")
    include(CheckIPOSupported)
    check_ipo_supported(RESULT ELGRANDE_IPO OUTPUT ELGRANDE_IPO_WHY LANGUAGES CXX)
    if(ELGRANDE_IPO)
        set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
    else()
        message(STATUS "Building without link-time optimisation: ${ELGRANDE_IPO_WHY}")
    endif()
else()
    add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()

if(ELGRANDE_SANITIZE)
    add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        add_compile_options(-Wno-maybe-uninitialized) # it sees what the sanitizers added: false, in <regex> for one
    endif()
    add_link_options(-fsanitize=address,undefined)
endif()

if(ELGRANDE_FUZZ)
    if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
        message(FATAL_ERROR "libFuzzer comes with clang: use the preset `clang`, or -DCMAKE_CXX_COMPILER=clang++")
    endif()
endif()

function(elgrande_compile_options target)
    target_compile_options(${target} PRIVATE ${ELGRANDE_WARNINGS})
    if(ELGRANDE_WERROR)
        target_compile_options(${target} PRIVATE -Werror)
    endif()
    target_include_directories(${target} PUBLIC "${CMAKE_SOURCE_DIR}/src")
endfunction()

# Compiler flags for all targets, and elgrande_compile_options() with those for our own targets.

find_program(CCACHE_EXECUTABLE ccache)
if(CCACHE_EXECUTABLE AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
    # Relative paths, so that all clones share ccache's results.
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}" CCACHE_NOHASHDIR=1
        "${CCACHE_EXECUTABLE}")
endif()

# With full debug information GNU's linker takes 2.5 times as long.
find_program(LLD_EXECUTABLE ld.lld)
if(LLD_EXECUTABLE AND CMAKE_BUILD_TYPE STREQUAL "Debug" AND NOT EMSCRIPTEN)
    add_link_options(-fuse-ld=lld)
endif()

set(ELGRANDE_WARNINGS
    -Wall -Wextra -Wpedantic -Wconversion -Wno-sign-conversion -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
    -Wcast-align -Wcast-qual -Wold-style-cast -Wdouble-promotion -Wformat=2 -Wimplicit-fallthrough -Wextra-semi
    -Wunused -Wvla
    -Wno-missing-field-initializers) # initializers may leave out fields, which then have their defaults

if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    list(APPEND ELGRANDE_WARNINGS -Wreserved-identifier -Wreserved-macro-identifier)
endif()

if(CMAKE_UNITY_BUILD)
    # Batches include files by absolute paths. __FILE__ must be the same in each clone, for ccache.
    add_compile_options("-fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=")
endif()

if(EMSCRIPTEN)
    # Node and esbuild search parent folders for a package.json, and a clone may lie inside a package of ES modules.
    file(WRITE "${CMAKE_BINARY_DIR}/package.json" "{}\n")
    # All translation units must use the same kind of exceptions. Browsers that support this kind also support the other
    # features.
    add_compile_options(-fwasm-exceptions -mnontrapping-fptoint -msign-ext -mbulk-memory)
    add_link_options(-fwasm-exceptions)
    # Only for the page and the benchmarks: for the dozen test programs, which share most of their code, linking would
    # take longer than the tests would save.
    if(CMAKE_BUILD_TYPE STREQUAL "Release" AND (ELGRANDE_PAGE OR ELGRANDE_BENCH))
        add_compile_options(-flto)
        add_link_options(-flto)
    endif()
    if(ELGRANDE_PAGE)
        set(ELGRANDE_SMALL -Oz) # for code whose size matters more than its speed
        # Only record/, and brains/ and room/, which write messages with its archives, throw exceptions, and they
        # catch all of them: other code needs neither unwinding nor type information.
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
        add_compile_options(-Wno-maybe-uninitialized) # false warnings in code that the sanitizers add
    endif()
    add_link_options(-fsanitize=address,undefined)
endif()

if(ELGRANDE_FUZZ)
    if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
        message(FATAL_ERROR "libFuzzer needs clang: use the preset `clang`, or -DCMAKE_CXX_COMPILER=clang++")
    endif()
endif()

# Sets warnings and the include path for one of our targets.
function(elgrande_compile_options target)
    target_compile_options(${target} PRIVATE ${ELGRANDE_WARNINGS})
    if(ELGRANDE_WERROR)
        target_compile_options(${target} PRIVATE -Werror)
    endif()
    target_include_directories(${target} PUBLIC "${CMAKE_SOURCE_DIR}/src")
endfunction()

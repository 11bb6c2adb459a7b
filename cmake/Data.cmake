# Packs data/ and shaders/: scripts/pack-data.mjs checks data/ against data/schema and writes generated/<folder>/*,
# compiled into the library of that folder, and generated/site/*, which the page fetches. An invalid row stops the build
# with file and line.
set(ELGRANDE_GENERATED "${CMAKE_BINARY_DIR}/generated")
set(ELGRANDE_PACK_COMMAND
    "${NODE_EXECUTABLE}" "${CMAKE_SOURCE_DIR}/scripts/pack-data.mjs" --out "${ELGRANDE_GENERATED}")

# Also runs at each configure, so that the globs below and in Folders.cmake find the files it writes.
execute_process(COMMAND ${ELGRANDE_PACK_COMMAND} RESULT_VARIABLE ELGRANDE_PACKED)
if(NOT ELGRANDE_PACKED EQUAL 0)
    message(FATAL_ERROR "data/ could not be packed: see the message above")
endif()
file(GLOB_RECURSE ELGRANDE_GENERATED_FILES CONFIGURE_DEPENDS "${ELGRANDE_GENERATED}/*")
file(GLOB_RECURSE ELGRANDE_DATA CONFIGURE_DEPENDS
    "${CMAKE_SOURCE_DIR}/data/*" "${CMAKE_SOURCE_DIR}/shaders/*" "${CMAKE_SOURCE_DIR}/scripts/pack/*.mjs")
# Runs again if data/, shaders/ or the packer have changed. Unchanged output keeps its modification time, so that
# little is recompiled.
add_custom_command(
    OUTPUT "${CMAKE_BINARY_DIR}/generated.stamp"
    BYPRODUCTS ${ELGRANDE_GENERATED_FILES}
    COMMAND ${ELGRANDE_PACK_COMMAND}
    COMMAND ${CMAKE_COMMAND} -E touch "${CMAKE_BINARY_DIR}/generated.stamp"
    DEPENDS ${ELGRANDE_DATA} "${CMAKE_SOURCE_DIR}/scripts/pack-data.mjs" "${CMAKE_SOURCE_DIR}/scripts/find-module.mjs"
    COMMENT "Packing data/"
    VERBATIM)
add_custom_target(data DEPENDS "${CMAKE_BINARY_DIR}/generated.stamp")

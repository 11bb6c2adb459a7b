# Turns data/ and shaders/ into C++: scripts/pack-data.mjs checks data/ against data/schema and writes
# generated/<folder>/*, which become part of the library of that folder. An invalid row stops the build with file and
# line.
set(ELGRANDE_GENERATED "${CMAKE_BINARY_DIR}/generated")
file(GLOB ELGRANDE_PACK CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/scripts/pack-data.mjs")

if(ELGRANDE_PACK)
    set(ELGRANDE_PACK_COMMAND
        ${CMAKE_COMMAND} "-DNODE=${NODE_EXECUTABLE}" "-DPACK=${ELGRANDE_PACK}" "-DOUT=${ELGRANDE_GENERATED}"
        -P "${CMAKE_SOURCE_DIR}/cmake/PackData.cmake")
    # Runs once while configuring, to find out which files it writes.
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
        DEPENDS ${ELGRANDE_DATA} ${ELGRANDE_PACK} "${CMAKE_SOURCE_DIR}/cmake/PackData.cmake"
        COMMENT "Packing data/"
        VERBATIM)
    add_custom_target(data DEPENDS "${CMAKE_BINARY_DIR}/generated.stamp")
endif()

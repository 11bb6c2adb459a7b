# data/ becomes C++ at build time: scripts/pack-data.mjs checks it by data/schema and writes generated/<folder>/*, which
# the library of that folder compiles. A wrong row stops the build with its file and line.
set(ELGRANDE_GENERATED "${CMAKE_BINARY_DIR}/generated")
file(GLOB ELGRANDE_PACK CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/scripts/pack-data.mjs")

if(ELGRANDE_PACK)
    set(ELGRANDE_PACK_COMMAND
        ${CMAKE_COMMAND} "-DNODE=${NODE_EXECUTABLE}" "-DPACK=${ELGRANDE_PACK}" "-DOUT=${ELGRANDE_GENERATED}"
        -P "${CMAKE_SOURCE_DIR}/cmake/PackData.cmake")
    # Once while configuring, to learn which files there are.
    execute_process(COMMAND ${ELGRANDE_PACK_COMMAND} RESULT_VARIABLE ELGRANDE_PACKED)
    if(NOT ELGRANDE_PACKED EQUAL 0)
        message(FATAL_ERROR "data/ could not be packed: the message above says why")
    endif()
    file(GLOB_RECURSE ELGRANDE_GENERATED_FILES CONFIGURE_DEPENDS "${ELGRANDE_GENERATED}/*")
    file(GLOB_RECURSE ELGRANDE_DATA CONFIGURE_DEPENDS
        "${CMAKE_SOURCE_DIR}/data/*" "${CMAKE_SOURCE_DIR}/shaders/*" "${CMAKE_SOURCE_DIR}/scripts/pack/*.mjs")
    # Again whenever data/ or the packer changes. Unchanged results keep their time, so little is compiled again.
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

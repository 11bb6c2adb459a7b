# cmake -DSITE=… -P WasmBytes.cmake: tells index.html the true size of elgrande.wasm, which the headers of a compressed
# transfer do not have, for the loading bar.
file(SIZE "${SITE}/elgrande.wasm" BYTES)
file(READ "${SITE}/index.html" PAGE)
set(EMPTY "name=\"elgrande-wasm-bytes\" content=\"0\"")
string(FIND "${PAGE}" "${EMPTY}" PLACE)
if(PLACE EQUAL -1)
    message(FATAL_ERROR "web/index.html has no <meta ${EMPTY}>")
endif()
string(REPLACE "${EMPTY}" "name=\"elgrande-wasm-bytes\" content=\"${BYTES}\"" PAGE "${PAGE}")
file(WRITE "${SITE}/index.html" "${PAGE}")

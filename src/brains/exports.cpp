// The C functions that the second program exports for web/thinker.js.
#include "brains/brain.hpp"

#include <algorithm>
#include <cstddef>

#ifdef __EMSCRIPTEN__
#include <emscripten.h>

// Calls the callback `alive` of the JavaScript module.
// clang-format off
EM_JS(void, brains_tell_alive, (), {
    Module['alive']();
})
// clang-format on
#else
void brains_tell_alive() {} // the native program has no worker
#endif

namespace
{

/// Reports progress, and never cancels: a worker receives no messages while it searches, so the page can only terminate
/// it.
bool report_alive()
{
    brains_tell_alive();
    return false;
}

/// The state of the program.
struct ThinkingProgram
{
    elgrande::brains::Brain brain{report_alive};
    elgrande::brains::Bytes buffer; ///< a question or an answer
};

ThinkingProgram& thinking_program()
{
    static ThinkingProgram only;
    return only;
}

} // namespace

extern "C"
{
    /// Returns memory for a question of `length` bytes, at most max_question_bytes; longer questions are refused by
    /// brains_begin(). It is valid until the next call of brains_buffer() or brains_answer().
    std::byte* brains_buffer(int length)
    {
        thinking_program().buffer.resize(static_cast<std::size_t>(std::max(length, 0)));
        return thinking_program().buffer.data();
    }

    /// Starts on the question in the memory of brains_buffer(). Returns 0 if it is refused; then the answer is Refused.
    int brains_begin()
    {
        return thinking_program().brain.begin(thinking_program().buffer) ? 0 : 1;
    }

    /// Returns 1 if the question needs a search, else 0. A search is a single slice, however long it takes.
    int brains_searches()
    {
        return thinking_program().brain.searches() ? 1 : 0;
    }

    /// Thinks for `slices` slices. Returns 1 once the answer is complete, else 0.
    int brains_think(int slices)
    {
        return thinking_program().brain.think(slices) ? 1 : 0;
    }

    /// Ends the thinking with the best choice so far; a search that has not begun is refused.
    void brains_stop()
    {
        thinking_program().brain.stop();
    }

    /// Copies the complete answer to brains_answer_bytes() and returns its size in bytes.
    int brains_answer()
    {
        thinking_program().buffer = thinking_program().brain.answer();
        return static_cast<int>(thinking_program().buffer.size());
    }

    /// Returns the bytes of the answer after brains_answer(). They are valid until the next call of brains_buffer() or
    /// brains_answer().
    const std::byte* brains_answer_bytes()
    {
        return thinking_program().buffer.data();
    }
}

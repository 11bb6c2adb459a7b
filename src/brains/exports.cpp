// The functions of the second program, which web/thinker.js calls.
#include "brains/brain.hpp"

#include <algorithm>
#include <cstddef>

#ifdef __EMSCRIPTEN__
#include <emscripten.h>

// Calls the option `alive` of the JavaScript module.
// clang-format off
extern "C"
{

EM_JS(void, brains_tell_alive, (), {
    Module['alive']();
})

}
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
struct Desk
{
    elgrande::brains::Brain brain{report_alive};
    elgrande::brains::Bytes room; ///< a question or an answer
};

Desk& desk()
{
    static Desk only;
    return only;
}

} // namespace

extern "C"
{
    /// Returns memory for a question of `length` bytes, at most most_question_bytes. It is valid until the next call of
    /// brains_room() or brains_answer().
    std::byte* brains_room(int length)
    {
        desk().room.resize(static_cast<std::size_t>(std::max(length, 0)));
        return desk().room.data();
    }

    /// Starts on the question in the memory from brains_room(). Returns 0 if it is refused; the answer is Refused then.
    int brains_begin()
    {
        return desk().brain.begin(desk().room) ? 0 : 1;
    }

    /// Returns 1 if the question needs a search, else 0. A search is a single slice, however long it takes.
    int brains_searches()
    {
        return desk().brain.searches() ? 1 : 0;
    }

    /// Thinks for `slices` slices. Returns 1 once the answer is complete, else 0.
    int brains_think(int slices)
    {
        return desk().brain.think(slices) ? 1 : 0;
    }

    /// Ends the thinking with the best choice so far; a search that has not begun is refused.
    void brains_stop()
    {
        desk().brain.stop();
    }

    /// Returns the number of bytes of the complete answer, and puts them at brains_answer_bytes().
    int brains_answer()
    {
        desk().room = desk().brain.answer();
        return static_cast<int>(desk().room.size());
    }

    /// Returns the bytes of the answer after brains_answer(). They are valid until the next call of brains_room() or
    /// brains_answer().
    const std::byte* brains_answer_bytes()
    {
        return desk().room.data();
    }
}

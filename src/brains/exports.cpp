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

/// Reports progress, and never cancels: a worker receives no messages while it searches, so the page ends the worker.
bool report_alive()
{
    brains_tell_alive();
    return false;
}

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
    /// Returns memory for a question of `length` bytes. It is valid until the next call.
    std::byte* brains_room(int length)
    {
        desk().room.resize(static_cast<std::size_t>(std::max(length, 0)));
        return desk().room.data();
    }

    /// Starts on the question in that memory. Returns 0 if it is refused; the answer is Refused then.
    int brains_begin()
    {
        return desk().brain.begin(desk().room) ? 0 : 1;
    }

    /// Returns 1 if the question needs a search, which is a single slice however long it takes.
    int brains_searches()
    {
        return desk().brain.searches() ? 1 : 0;
    }

    /// Thinks for `slices` slices. Returns 1 once the answer is complete.
    int brains_think(int slices)
    {
        return desk().brain.think(slices) ? 1 : 0;
    }

    /// Ends the thinking with the best choice so far.
    void brains_stop()
    {
        desk().brain.stop();
    }

    /// Returns the length of the answer, whose bytes are at brains_answer_bytes() then.
    int brains_answer()
    {
        desk().room = desk().brain.answer();
        return static_cast<int>(desk().room.size());
    }

    const std::byte* brains_answer_bytes()
    {
        return desk().room.data();
    }
}

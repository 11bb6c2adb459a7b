// The brains as a program of their own: what web/thinker.js calls.
#include "brains/brain.hpp"

#include <algorithm>
#include <cstddef>

#ifdef __EMSCRIPTEN__
#include <emscripten.h>

// JavaScript follows
// clang-format off
extern "C"
{

EM_JS(void, brains_tell_alive, (), {
    Module['alive']();
})

}
// clang-format on
#else
void brains_tell_alive() {} // in the program there is no worker
#endif

namespace
{

/// A worker hears nothing while it searches: who wants the search no more ends the worker.
bool tell_alive()
{
    brains_tell_alive();
    return false;
}

struct Desk
{
    elgrande::brains::Brain brain{tell_alive};
    elgrande::brains::Bytes room; ///< what goes in or out
};

Desk& desk()
{
    static Desk only;
    return only;
}

} // namespace

extern "C"
{
    /// Memory for a question, until the next call.
    std::byte* brains_room(int length)
    {
        const auto most = static_cast<int>(elgrande::brains::most_question_bytes);
        desk().room.resize(static_cast<std::size_t>(std::clamp(length, 0, most + 1)));
        return desk().room.data();
    }

    /// Begins with the question in the room. 0: it is refused, and the answer says so.
    int brains_begin()
    {
        return desk().brain.begin(desk().room) ? 0 : 1;
    }

    /// Is the question one that takes a single slice, however long?
    int brains_searches()
    {
        return desk().brain.searches() ? 1 : 0;
    }

    /// Is the answer there?
    int brains_think(int slices)
    {
        return desk().brain.think(slices) ? 1 : 0;
    }

    /// Ends the thought with what is best so far.
    void brains_stop()
    {
        desk().brain.stop();
    }

    /// How many bytes the answer has, which lie at brains_answer_bytes() then.
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

#pragma once

#include "app/page_stack.hpp"
#include "screens/model/mirror.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace elgrande::screens
{

/// Makes the mirror: the contents of the screen without pixels.
class MirrorMaker
{
public:
    /// Both must outlive this.
    MirrorMaker(AppState& state, PageStack& pages) : state_(state), pages_(pages) {}

    /// Asks the page that is told.
    void make();

    const Mirror& mirror() const { return mirror_; }
    /// Changes when the mirror does.
    std::uint64_t version() const { return version_; }

    /// The intent of a button of the mirror for the page that is told; nothing where there is no such button.
    std::optional<Intent> intent_of(int id) const;

    /// Where on the screen that is done: an answer, a command, or (−1) where the keyboard points. What is not in sight
    /// is scrolled there with the next frame.
    std::optional<ImVec2> point(int id);

private:
    AppState& state_;
    PageStack& pages_;
    Mirror mirror_;
    std::uint64_t version_ = 0;
    std::vector<Command> commands_; ///< of the buttons that are no answers
};

} // namespace elgrande::screens

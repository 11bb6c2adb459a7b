#pragma once

#include "app/page_stack.hpp"
#include "screens/model/mirror.hpp"

#include <imgui.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// Makes the mirror, the contents of the screen as text: the page describes its texts, and each item that it has drawn
/// with a name becomes a button.
class MirrorMaker
{
public:
    /// Both arguments must outlive this object.
    MirrorMaker(AppState& state, PageStack& pages) : state_(state), pages_(pages) {}

    /// Notes that `page` (nullptr for the banner) has drawn all items of this frame from index `first` on.
    void note_items(const Page* page, std::size_t first);
    /// True if note_items() was called for `page` since begin_frame().
    bool is_drawn(const Page& page) const;
    /// Forgets the items of the last frame.
    void begin_frame() { drawn_.clear(); }

    /// Rebuilds the mirror from PageStack::mirrored(), the items of the last frame and the banner.
    void make();

    const Mirror& mirror() const { return mirror_; }
    /// Returns a number that changes whenever the mirror changes.
    std::uint64_t version() const { return version_; }

    /// Presses a button or answer; the ids come from mirror(). If a button has an item on the screen, the next frame
    /// clicks that, and nothing is returned; otherwise returns the intent. Also returns nothing for an unknown id, and
    /// for an answer if the mirror does not describe the table.
    std::optional<Intent> press(int id);

    /// Returns where a player must touch next, in Dear ImGui's units, for a button or answer; −1 stands for the
    /// focused item. Returns nothing if it is out of sight, and scrolls it into view in the next frame. Also returns
    /// nothing for an unknown id, for a button without an item on the screen, and for an answer while the table is not
    /// the page on the screen or a scoring is animated.
    std::optional<ImVec2> touch_point(int id);

private:
    /// The items that one page has drawn.
    struct Drawn
    {
        const Page* page;
        std::size_t first;
        std::size_t last; ///< one past the last item
    };

    /// A button other than an answer.
    struct Offered
    {
        Id item = 0;                    ///< its item on the screen; 0 if it has none
        std::optional<Intent> intent{}; ///< its intent if it has no item
    };

    /// A drawn item as a button.
    struct Item
    {
        Id id = 0;
        std::string label;
        std::optional<bool> chosen{};
    };

    std::vector<Item> items_of(const Page* page) const;
    void add_items(std::vector<Item> items, Mirror& mirror);
    void add_buttons(Page& page, Mirror& mirror);
    void add_button(Mirror& mirror, std::string label, std::optional<bool> chosen, Offered offered);

    AppState& state_;
    PageStack& pages_;
    Mirror mirror_;
    std::uint64_t version_ = 0;
    std::vector<Drawn> drawn_;
    std::vector<Offered> offered_; ///< by button id, from first_button on
};

} // namespace elgrande::screens

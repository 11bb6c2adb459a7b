#pragma once

#include "app/page_stack.hpp"
#include "screens/model/mirror.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// Makes the mirror, the contents of the screen without pixels: the page tells its texts, and every item that was drawn
/// with a name is a button.
class MirrorMaker
{
public:
    /// Both must outlive this.
    MirrorMaker(AppState& state, PageStack& pages) : state_(state), pages_(pages) {}

    /// Notes that `page`, or the banner where it is nullptr, has drawn all items of this frame from number `first` on.
    void note_items(const Page* page, std::size_t first);
    /// True if `page` was drawn in the last frame.
    bool has_items_of(const Page& page) const;
    /// Forgets the items of the last frame.
    void begin_frame() { drawn_.clear(); }

    /// Makes it anew, by the page that is told and what was drawn in the last frame.
    void make();

    const Mirror& mirror() const { return mirror_; }
    /// Changes when the mirror does.
    std::uint64_t version() const { return version_; }

    /// Presses a button: clicks its item in the next frame, or returns the intent of a button or answer that has none.
    /// Does nothing for an unknown id.
    std::optional<Intent> press(int id);

    /// Where on the screen a button or answer is touched next, or (−1) where the keyboard points. What is out of sight
    /// is scrolled there with the next frame, and is nothing until then.
    std::optional<ImVec2> point(int id);

private:
    /// The items that one page has drawn.
    struct Drawn
    {
        const Page* page;
        std::size_t first;
        std::size_t last; ///< behind the last one
    };

    /// A button that is no answer.
    struct Offered
    {
        Id item = 0;                    ///< on the screen; 0: nowhere
        std::optional<Intent> intent{}; ///< of one that is nowhere
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
    void add_buttons(Page& told, Mirror& mirror);
    void add_button(Mirror& mirror, std::string label, std::optional<bool> chosen, Offered offered);

    AppState& state_;
    PageStack& pages_;
    Mirror mirror_;
    std::uint64_t version_ = 0;
    std::vector<Drawn> drawn_;
    std::vector<Offered> offered_; ///< by the number of the button
};

} // namespace elgrande::screens

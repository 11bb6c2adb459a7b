#include "screens/model/mirror.hpp"

#include "board/inset.hpp"

namespace elgrande::screens
{

void add_inset_lines(const board::Scene& scene, const words::Localizer& localizer, Mirror& mirror)
{
    for (const board::Inset& inset : scene.insets)
    {
        std::string list;
        for (const std::string_view place : board::places_in(scene, inset))
        {
            list += (list.empty() ? "" : ", ") + std::string(place);
        }
        if (!inset.name.empty() && !list.empty())
        {
            const words::Argument name("name", std::string(inset.name));
            mirror.position.push_back(words::plain(localizer.text(words::Key::MirrorInset, {name, {"list", list}})));
            mirror.about.emplace_back(); // the places have their own lines
        }
    }
}

} // namespace elgrande::screens

#include "app/pages/registry.hpp"

#include "app/lesson/lessons_page.hpp"
#include "app/pages/menu_page.hpp"
#include "app/pages/settings_page.hpp"
#include "app/pages/share_page.hpp"
#include "app/passing/pass_page.hpp"
#include "app/posting/post_page.hpp"
#include "app/puzzle/puzzles_page.hpp"

namespace elgrande::screens
{

namespace
{

template <class Kind>
std::unique_ptr<Page> made(const PageContext& context)
{
    return std::make_unique<Kind>(context);
}

} // namespace

PageRegistry::PageRegistry()
    : makers_{{"menu", made<MenuPage>},         {"share", made<SharePage>},     {"pass", made<PassPage>},
              {"settings", made<SettingsPage>}, {"lessons", made<LessonsPage>}, {"puzzles", made<PuzzlesPage>},
              {"picture", made<PostPage>}}
{
}

std::unique_ptr<Page> PageRegistry::make(const std::string& name, const PageContext& context) const
{
    const auto found = makers_.find(name);
    return found != makers_.end() ? found->second(context) : nullptr;
}

std::vector<std::string> PageRegistry::names() const
{
    std::vector<std::string> names;
    for (const auto& [name, maker] : makers_)
    {
        names.push_back(name);
    }
    return names;
}

} // namespace elgrande::screens

#include "app/app_state.hpp"

#include <utility>
#include <vector>

namespace elgrande::screens
{

namespace
{

words::Language preferred_language(const platform::Platform& platform)
{
    std::vector<std::string> tags = platform.page.languages();
    if (auto chosen = platform.preferences.get(language_preference))
    {
        tags.insert(tags.begin(), std::move(*chosen));
    }
    return words::best_language(tags);
}

} // namespace

AppState::AppState(platform::Platform& where)
    : platform(where), localizer(preferred_language(where)), saves(where), settings(read_settings(where)),
      advice(where.preferences), context{platform,
                                         localizer,
                                         settings,
                                         advice,
                                         saves,
                                         session,
                                         lesson,
                                         animation,
                                         replay,
                                         now_ms,
                                         [this]
                                         {
                                             stale = true;
                                             platform.page.wake();
                                         }}
{
}

} // namespace elgrande::screens

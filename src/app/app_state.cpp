#include "app/app_state.hpp"

#include <utility>
#include <vector>

namespace elgrande::screens
{

std::span<const double> PageContext::thinking_ms() const
{
    return guest            ? std::span<const double>(guest->times.ms)
           : settings.clock ? std::span<const double>(clock.thinking_ms())
                            : std::span<const double>();
}

words::Language preferred_language(const platform::Platform& platform)
{
    std::vector<std::string> tags = platform.page.languages();
    if (auto chosen = platform.preferences.get(language_preference))
    {
        tags.insert(tags.begin(), std::move(*chosen));
    }
    return words::best_language(tags);
}

bool load_texts(const platform::Platform& platform, words::Language language, words::TextPart part)
{
    if (words::has_texts(language, part))
    {
        return true;
    }
    std::optional<std::string> texts = platform.assets.get(words::texts_file(language, part));
    return texts && words::provide_texts(language, part, std::move(*texts));
}

namespace
{

/// Returns the preferred language, else the first one whose texts are available.
words::Language first_language(const platform::Platform& platform)
{
    const words::Language preferred = preferred_language(platform);
    for (int i = 0; i < words::language_count && !load_texts(platform, preferred); ++i)
    {
        const auto other = static_cast<words::Language>(i);
        if (load_texts(platform, other))
        {
            return other;
        }
    }
    return preferred;
}

} // namespace

AppState::AppState(platform::Platform& services)
    : platform(services), localizer(first_language(services)), saves(services), settings(read_settings(services)),
      advice(services.preferences), clock(services.preferences), context{platform,
                                                                         localizer,
                                                                         settings,
                                                                         advice,
                                                                         saves,
                                                                         session,
                                                                         lesson,
                                                                         puzzle,
                                                                         analysis,
                                                                         chances,
                                                                         room,
                                                                         guest,
                                                                         animation,
                                                                         replay,
                                                                         clock,
                                                                         picture_painter,
                                                                         board_pictures,
                                                                         why_known,
                                                                         computers_paused,
                                                                         came_from_editor,
                                                                         now_ms,
                                                                         [this]
                                                                         {
                                                                             stale = true;
                                                                             platform.page.wake();
                                                                         }}
{
}

} // namespace elgrande::screens

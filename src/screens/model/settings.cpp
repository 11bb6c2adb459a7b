#include "screens/model/settings.hpp"

#include "rules/complete.hpp"
#include "ui/shape.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr auto text_words = table_of<Key, text_size_count>(Key::SettingsTextNormal, Key::SettingsTextLarge,
                                                           Key::SettingsTextLarger, Key::SettingsTextFromAfar);
constexpr auto light_words =
    table_of<Key, static_cast<std::size_t>(Light::Candle) + 1>(Key::SettingsLightDay, Key::SettingsLightCandle);
constexpr auto speed_words = table_of<Key, speed_count>(Key::SettingsSpeedSlow, Key::SettingsSpeedNormal,
                                                        Key::SettingsSpeedFast, Key::SettingsSpeedOff);
constexpr auto computers_words = table_of<Key, speed_count>(Key::SettingsSpeedSlow, Key::SettingsSpeedNormal,
                                                            Key::SettingsSpeedFast, Key::SettingsComputersAtOnce);
constexpr auto puzzles_words = table_of<Key, 2>(Key::SettingsPuzzlesKept, Key::SettingsPuzzlesNew);
constexpr auto on_words = table_of<Key, 2>(Key::SettingsSoundOff, Key::SettingsSoundOn);

constexpr auto names = table_of<const char*, setting_count>("text size", "light", "speed", "sound", "ranks", "advice",
                                                            "clock", "banners", "computers", "new puzzles");

void set(Settings& settings, int row, int choice)
{
    switch (row)
    {
    case 0:
        settings.text = static_cast<TextSize>(choice);
        settings.text_chosen = true;
        break;
    case 1:
        settings.light = static_cast<Light>(choice);
        break;
    case 2:
        settings.speed = static_cast<Speed>(choice);
        break;
    case sound_row:
        settings.sound = choice != 0;
        break;
    case ranks_row:
        settings.ranks = choice != 0;
        break;
    case advice_row:
        settings.advice = choice != 0;
        break;
    case clock_row:
        settings.clock = choice != 0;
        break;
    case banners_row:
        settings.banners = choice != 0;
        break;
    case computers_row:
        settings.computers = static_cast<Speed>(choice);
        break;
    case puzzles_row:
        settings.fresh_puzzles = choice != 0;
        break;
    default:
        break;
    }
}

} // namespace

const char* setting_name(int row)
{
    return names[static_cast<std::size_t>(row)];
}

Settings read_settings(const platform::Platform& platform)
{
    Settings settings;
    settings.light = platform.page.prefers_dark() ? Light::Candle : Light::Day;
    settings.speed = platform.page.reduced_motion() ? Speed::Off : Speed::Normal;
    settings.banners = !platform.page.reduced_motion();
    const auto rows = setting_rows(settings);
    for (int row = 0; row < setting_count; ++row)
    {
        const auto number = static_cast<std::size_t>(row);
        const std::string kept = platform.preferences.get(names[number]).value_or("");
        const int choice = kept.size() == 1 ? kept.front() - '0' : -1;
        if (choice >= 0 && choice < static_cast<int>(rows[number].choices.size()))
        {
            set(settings, row, choice);
        }
    }
    return settings;
}

void follow_screen(Settings& settings, float page_width, float page_height)
{
    if (!settings.text_chosen)
    {
        settings.text = is_large_screen(page_width, page_height) ? TextSize::FromAfar : TextSize::Normal;
    }
}

words::Key speed_name(Speed speed)
{
    return speed_words[static_cast<std::size_t>(speed)];
}

std::array<SettingRow, setting_count> setting_rows(const Settings& settings)
{
    return {SettingRow{Key::SettingsText, text_words, static_cast<int>(settings.text)},
            SettingRow{Key::SettingsLight, light_words, static_cast<int>(settings.light)},
            SettingRow{Key::SettingsSpeed, speed_words, static_cast<int>(settings.speed)},
            SettingRow{Key::SettingsSound, on_words, static_cast<int>(settings.sound)},
            SettingRow{Key::SettingsRanks, on_words, static_cast<int>(settings.ranks)},
            SettingRow{Key::SettingsAdvice, on_words, static_cast<int>(settings.advice)},
            SettingRow{Key::SettingsClock, on_words, static_cast<int>(settings.clock)},
            SettingRow{Key::SettingsBanners, on_words, static_cast<int>(settings.banners)},
            SettingRow{Key::SettingsComputers, computers_words, static_cast<int>(settings.computers)},
            SettingRow{Key::PuzzleTitle, puzzles_words, static_cast<int>(settings.fresh_puzzles)}};
}

void choose_setting(Settings& settings, platform::Preferences& preferences, int row, int choice)
{
    set(settings, row, choice);
    preferences.set(names[static_cast<std::size_t>(row)], std::to_string(choice));
}

float enlargement(TextSize size)
{
    return 1.0F + 0.2F * static_cast<float>(std::min(size, TextSize::Larger));
}

} // namespace elgrande::screens

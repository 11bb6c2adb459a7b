#include "screens/settings.hpp"

#include "screens/layout.hpp"
#include "screens/widgets.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr std::array text_words{Key::SettingsTextNormal, Key::SettingsTextLarge, Key::SettingsTextLarger};
constexpr std::array light_words{Key::SettingsLightDay, Key::SettingsLightCandle};
constexpr std::array speed_words{Key::SettingsSpeedSlow, Key::SettingsSpeedNormal, Key::SettingsSpeedFast,
                                 Key::SettingsSpeedOff};
constexpr std::array sound_words{Key::SettingsSoundOff, Key::SettingsSoundOn};

constexpr std::array<const char*, setting_count> names{"text size", "light", "speed", "sound"};

constexpr Id settings_scroll = id_of("settings");

void set(Settings& settings, int row, int choice)
{
    switch (row)
    {
    case 0:
        settings.text = static_cast<TextSize>(choice);
        break;
    case 1:
        settings.light = static_cast<Light>(choice);
        break;
    case 2:
        settings.speed = static_cast<Speed>(choice);
        break;
    default:
        settings.sound = choice != 0;
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

std::array<SettingRow, setting_count> setting_rows(const Settings& settings)
{
    return {SettingRow{Key::SettingsText, text_words, static_cast<int>(settings.text)},
            SettingRow{Key::SettingsLight, light_words, static_cast<int>(settings.light)},
            SettingRow{Key::SettingsSpeed, speed_words, static_cast<int>(settings.speed)},
            SettingRow{Key::SettingsSound, sound_words, static_cast<int>(settings.sound)}};
}

void choose_setting(Settings& settings, platform::Preferences& preferences, int row, int choice)
{
    set(settings, row, choice);
    preferences.set(names[static_cast<std::size_t>(row)], std::to_string(choice));
}

std::uint32_t setting_area(int row, int choice)
{
    return id_of(names[static_cast<std::size_t>(row)], choice);
}

float enlargement(TextSize size)
{
    return 1.0F + 0.2F * static_cast<float>(size);
}

std::optional<SettingWish> draw_settings(Ui& ui, const words::Speech& speech, const Settings& settings)
{
    const float s = dialog_scale(ui);
    const float tall = dialog_button_height(ui);
    const float width = 520 * s;
    const float label = 118 * s;
    const bool beside = std::min(width, ui.screen().w) > 420 * s;
    const float row_height = beside ? tall : 24 * s + tall;
    const float length = setting_count * (row_height + 12 * s);
    Box box = begin_dialog(ui, width, length + tall + 6 * s, speech.say(Key::SettingsTitle), s);
    const Box foot = box.cut_bottom(tall, 6 * s);
    const float moved = ui.begin_scroll(settings_scroll, box.inset(-4, 0), length, Ui::Along::Y);
    Box rest{box.x, box.y + moved, box.w, length};
    std::optional<SettingWish> wish;
    int number = 0;
    for (const SettingRow& row : setting_rows(settings))
    {
        Box line = rest.cut_top(row_height, 12 * s);
        write_in(ui, {.size = 18 * s, .colour = theme::cream}, beside ? line.cut_left(label) : line.cut_top(24 * s),
                 speech.say(row.title), Align::Left);
        std::vector<std::string> words;
        std::transform(row.choices.begin(), row.choices.end(), std::back_inserter(words),
                       [&](Key key) { return speech.say(key); });
        int chosen = row.chosen;
        if (choice(ui, names[static_cast<std::size_t>(number)], line, words, chosen, s))
        {
            wish = SettingWish{number, chosen};
        }
        ++number;
    }
    ui.end_scroll();
    scroll_thread(ui, {box.x, box.y, box.w + 10 * s, box.h}, moved, length, s);
    const std::string close = speech.say(Key::ButtonClose);
    if (button(ui, foot.centred(std::min(foot.w, 200 * s), foot.h),
               {.id = id_of("close settings"), .label = close, .look = Look::Gold, .size = 17.5F * s}))
    {
        wish = SettingWish{};
    }
    return end_dialog(ui) ? std::optional(SettingWish{}) : wish;
}

} // namespace elgrande::screens

#pragma once

#include "platform/platform.hpp"
#include "ui/theme.hpp"
#include "words/keys.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace elgrande::screens
{

enum class TextSize : std::uint8_t
{
    Normal,
    Large, ///< 120 %
    Larger ///< 140 %
};

inline constexpr int text_size_count = static_cast<int>(TextSize::Larger) + 1;

/// Of everything that moves.
enum class Speed : std::uint8_t
{
    Slow,
    Normal,
    Fast,
    Off
};

inline constexpr int speed_count = static_cast<int>(Speed::Off) + 1;

/// The settings. Each is a preference of its own; those that nobody has chosen follow the browser.
struct Settings
{
    TextSize text = TextSize::Normal;
    Light light = Light::Day;
    Speed speed = Speed::Normal;
    bool sound = true; ///< not where a link was opened, as long as nobody asks for it
    bool ranks = true; ///< who is first, second and third stands at each scoreboard of the map

    bool advice = true; ///< a line of why below the first questions

    bool clock = false; ///< how long each player thinks is shown

    bool banners = true; ///< each new turn and round is told over the map

    Speed computers = Speed::Normal; ///< in which they play; Off: at once

    bool operator==(const Settings&) const = default;
};

/// The chosen settings; else by what the browser says of light and motion: who wants stillness gets no banners, either.
Settings read_settings(const platform::Platform& platform);

/// A setting as a choice of one of several words.
struct SettingRow
{
    words::Key title;
    std::span<const words::Key> choices;
    int chosen;
};

inline constexpr int setting_count = 9;
inline constexpr int sound_row = 3;
inline constexpr int ranks_row = 4;
inline constexpr int advice_row = 5;
inline constexpr int clock_row = 6;
inline constexpr int banners_row = 7;
inline constexpr int computers_row = 8;

/// The preference key of a row.
const char* setting_name(int row);

std::array<SettingRow, setting_count> setting_rows(const Settings& settings);

/// Sets a row and stores it.
void choose_setting(Settings& settings, platform::Preferences& preferences, int row, int choice);

/// The factor by which the setting enlarges letters.
float enlargement(TextSize size);

} // namespace elgrande::screens

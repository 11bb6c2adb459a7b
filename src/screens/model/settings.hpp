#pragma once

#include "platform/platform.hpp"
#include "ui/theme.hpp"
#include "words/keys.hpp"

#include <array>
#include <cstdint>
#include <span>

namespace elgrande::screens
{

enum class TextSize : std::uint8_t
{
    Normal,
    Large,   ///< 120 %
    Larger,  ///< 140 %
    FromAfar ///< to be read from two metres; the same as Larger where zoom_from_afar() returns nothing
};

inline constexpr int text_size_count = static_cast<int>(TextSize::FromAfar) + 1;

/// The speed of all motion.
enum class Speed : std::uint8_t
{
    Slow,
    Normal,
    Fast,
    Off
};

inline constexpr int speed_count = static_cast<int>(Speed::Off) + 1;

/// Returns the name of a speed of motion in the settings.
words::Key speed_name(Speed speed);

/// The settings. Those that somebody has chosen are stored as preferences; the others follow the browser or have the
/// defaults below.
struct Settings
{
    TextSize text = TextSize::Normal;
    Light light = Light::Day;
    Speed speed = Speed::Normal;
    bool sound = true; ///< off once a link was opened, unless somebody has chosen it
    bool ranks = true; ///< the map shows the ranks 1 to 3 at each scoreboard

    bool advice = true; ///< shows advice for newcomers below the first questions

    bool clock = false; ///< shows the thinking time of each player

    bool banners = true; ///< announces each new turn and round over the map

    Speed computers = Speed::Normal; ///< the speed of computer players; Off: at once

    bool fresh_puzzles = true; ///< makes new puzzles on this device (FreshPuzzles)

    bool text_chosen = false; ///< until `text` is chosen, it follows the size of the screen, see follow_screen()

    bool operator==(const Settings&) const = default;
};

/// Returns the stored settings. Settings without a valid stored value have their defaults or follow the browser: dark
/// colours give candlelight, reduced motion switches motion and banners off.
Settings read_settings(const platform::Platform& platform);

/// Unless a text size was chosen, sets it for a page of this size in CSS pixels: FromAfar on a large screen, otherwise
/// Normal.
void follow_screen(Settings& settings, float page_width, float page_height);

/// A setting as a choice among words.
struct SettingRow
{
    words::Key title;
    std::span<const words::Key> choices;
    int chosen; ///< index in `choices`
};

// The rows in order: text size, light, speed of motion, then the named ones. The choices of switches are 0: off, 1: on.
inline constexpr int setting_count = 10;
inline constexpr int sound_row = 3;
inline constexpr int ranks_row = 4;
inline constexpr int advice_row = 5;
inline constexpr int clock_row = 6;
inline constexpr int banners_row = 7;
inline constexpr int computers_row = 8;
inline constexpr int puzzles_row = 9;

/// Returns the key of the preference in which a row (0 … setting_count − 1) is stored.
const char* setting_name(int row);

/// Returns all rows, with the choices of `settings`.
std::array<SettingRow, setting_count> setting_rows(const Settings& settings);

/// Sets a row, 0 … setting_count − 1, to its choice with this index and stores it.
void choose_setting(Settings& settings, platform::Preferences& preferences, int row, int choice);

/// Returns the factor by which the text size enlarges the page, in addition to zoom_of(): 1, 1.2, or 1.4 for Larger and
/// FromAfar.
float enlargement(TextSize size);

} // namespace elgrande::screens

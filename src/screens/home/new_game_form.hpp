#pragma once

#include "platform/platform.hpp"
#include "record/game.hpp"
#include "screens/home/rules_form.hpp"
#include "ui/text_field.hpp"
#include "ui/widgets.hpp"
#include "words/localizer.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The seed of a new shuffle, short enough to be read aloud to a friend.
constexpr std::uint64_t short_seed(std::uint64_t random)
{
    return random % 1'000'000'000U;
}

/// The form of a new game: players, rules, seed.
class NewGameForm
{
public:
    NewGameForm(const words::Localizer& localizer, std::uint64_t seed);

    /// The height that the form took when it was drawn last.
    float length() const { return length_; }

    /// Draws the form from the upper edge of `box`. `room` is the part of the screen in which real text fields may
    /// appear.
    void draw(Ui& ui, platform::Platform& platform, const words::Localizer& localizer, const Box& box, const Box& room,
              float scale);

    /// The button that starts the game, below the form. Returns true if it was pressed.
    bool draw_start(Ui& ui, const words::Localizer& localizer, const Box& box, float scale) const;
    static float start_height(const Ui& ui, float scale) { return std::max(46 * scale, ui.least_touch()); }

    /// Why no game can begin, or nothing.
    std::optional<words::Key> problem() const;

    /// The game of the form. It can always begin.
    record::Game game() const;

    /// The choices, without the seed, as one text: the link of the game, and a line for each name, behind which
    /// stands the level of a computer.
    std::string remembered() const;
    /// Chooses what a text of remembered() says. The text comes from outside: a bad one changes nothing.
    void recall(const words::Localizer& localizer, std::string_view text);

    /// A new shuffle, for the next game.
    void shuffle(std::uint64_t seed);

    int players() const { return static_cast<int>(seats_.size()); }
    /// The name of a number of players in the mirror.
    static std::string players_said(const words::Localizer& localizer, int count);
    /// Translates the names of seats that are called by their colours.
    void speak(const words::Localizer& localizer);
    void set_players(const words::Localizer& localizer, int count);

    /// True if players may ask for advice in the game.
    bool has_advice() const { return advice_; }

    RulesForm& rules() { return rules_; }

private:
    struct Seated
    {
        std::string name;
        record::Colour colour{};
        record::Controller controller;
    };

    void add_seat(const words::Localizer& localizer);
    /// Who plays a seat, in words; next_controller() chooses the next of those who could.
    std::string played_by(const words::Localizer& localizer, int seat) const;
    void next_controller(int seat);
    void next_colour(const words::Localizer& localizer, std::size_t seat);
    bool colour_free(record::Colour colour) const;
    void draw_colour(Ui& ui, const words::Localizer& localizer, std::size_t seat, const Box& swatch, float scale);
    Box draw_seats(Ui& ui, platform::Platform& platform, const words::Localizer& localizer, Box rest, const Box& room,
                   float scale);
    Box draw_seed(Ui& ui, platform::Platform& platform, const words::Localizer& localizer, Box rest, const Box& room,
                  float scale);
    std::optional<std::uint64_t> seed() const;
    bool is_name(std::size_t seat) const;

    std::vector<Seated> seats_;
    RulesForm rules_;
    std::string seed_;
    bool advice_ = true;
    float length_ = 600;
};

} // namespace elgrande::screens

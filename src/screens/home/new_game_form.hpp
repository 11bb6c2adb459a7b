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

/// Returns a seed of at most nine digits, short enough to be read aloud.
constexpr std::uint64_t short_seed(std::uint64_t random)
{
    return random % 1'000'000'000U;
}

/// The form of a new game: players, rules, seed.
class NewGameForm
{
public:
    /// Begins with four people, who are named after their colours, and with short_seed(seed).
    NewGameForm(const words::Localizer& localizer, std::uint64_t seed);

    /// Returns the height of the form when it was last drawn.
    float height() const { return height_; }

    /// Draws the form from the top of `box` and applies what the player changes. `visible` is the part of the screen in
    /// which text_field() can show fields. If not all columns have room side by side, or with `editions_first`, the
    /// editions are drawn before the seats.
    void draw(Ui& ui, platform::Platform& platform, const words::Localizer& localizer, const Box& box,
              const Box& visible, bool editions_first, float scale);

    /// Draws the list of those who can play a seat beside the button of the seat whose list is open, above all that was
    /// drawn before. A choice, a press beside it and Escape close it. Call it after draw(), outside of what scrolls.
    void draw_controllers(Ui& ui, const words::Localizer& localizer, float scale);

    /// Draws the button that starts the game into `box`; if there is a problem(), it is disabled and names that.
    /// Returns true if it was pressed.
    bool draw_start(Ui& ui, const words::Localizer& localizer, const Box& box, float scale) const;
    static float start_height(const Ui& ui, float scale) { return std::max(46 * scale, ui.min_touch_size()); }

    /// Returns why no game can begin; nothing if one can.
    std::optional<words::Key> problem() const;

    /// Returns the game that the form describes. It is always valid, even if there is a problem().
    record::Game game() const;

    /// Returns all choices but the seed as a text to be stored: the link of the game, then a line for each seat with
    /// its name and the level of a computer, then the other options.
    std::string saved_choices() const;
    /// Restores the choices from a text of saved_choices(). The text need not be valid: if its link is not, nothing
    /// changes.
    void restore_choices(const words::Localizer& localizer, std::string_view text);

    /// Sets the seed to short_seed(seed).
    void set_seed(std::uint64_t seed);

    int players() const { return static_cast<int>(seats_.size()); }
    /// Returns the label for a number of players in the mirror.
    static std::string player_count_label(const words::Localizer& localizer, int count);
    /// Translates the names of seats whose name is their colour.
    void translate_names(const words::Localizer& localizer);
    /// Sets the number of players, clamped to 2 … 5: adds people who are named after their colours, or removes the
    /// last seats.
    void set_players(const words::Localizer& localizer, int count);
    /// Gives every seat to a person.
    void seat_people();

    /// Shuffles the seats; all players keep their name, colour and level. `random` determines the result.
    void shuffle_seats(std::uint64_t random);

    /// True if players may ask for advice during the game.
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
    void next_colour(const words::Localizer& localizer, std::size_t seat);
    bool colour_free(record::Colour colour) const;
    void draw_colour(Ui& ui, const words::Localizer& localizer, std::size_t seat, const Box& swatch, float scale);
    Box draw_seats(Ui& ui, platform::Platform& platform, const words::Localizer& localizer, Box rest,
                   const Box& visible, float scale);
    Box draw_buttons_of_seats(Ui& ui, platform::Platform& platform, const words::Localizer& localizer, Box rest,
                              float scale);
    Box write_levels(Ui& ui, const words::Localizer& localizer, Box rest, float scale) const;
    Box draw_seed(Ui& ui, platform::Platform& platform, const words::Localizer& localizer, Box rest, const Box& visible,
                  float scale);
    std::optional<std::uint64_t> seed() const;
    bool is_name(std::size_t seat) const;

    std::vector<Seated> seats_;
    std::optional<std::size_t> chosen_for_; ///< the seat whose list of controllers is open
    RulesForm rules_;
    std::string seed_;
    bool advice_ = true;
    float height_ = 600;
};

} // namespace elgrande::screens

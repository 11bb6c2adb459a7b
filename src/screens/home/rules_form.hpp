#pragma once

#include "rules/cards/card.hpp"
#include "rules/setup.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace elgrande::screens
{

/// The form for the rules of a new game: edition, length, modules and options. Options that conflict with the current
/// choices are disabled; their help text says why.
class RulesForm
{
public:
    /// Draws the choice of an edition at the top of `rest`: a card for each, in two columns if there is room. Returns
    /// the part of `rest` below it.
    Box draw_editions(Ui& ui, const words::Localizer& localizer, Box rest, float scale);
    /// Draws the choice of rounds, modules and options and a summary of all rules at the top of `rest`. Returns the
    /// part below them.
    Box draw_options(Ui& ui, const words::Localizer& localizer, Box rest, float scale, int players);

    /// Returns the choices for this number of players, with seed 0. The result always passes validate_setup(): modules
    /// and options that the edition or this number of players does not allow are omitted, but remain chosen for others.
    Setup setup(int players) const;
    /// Sets the choices to those of `setup`, but not whether the game is hot seat.
    void set_choices(const Setup& setup) { setup_ = setup; }

    /// True if hands are hidden and the players pass one device round ("hot seat"); false if they all look at one
    /// screen.
    bool is_hot_seat() const { return setup_.hidden_hands && hot_seat_; }
    /// Takes effect while hands are hidden.
    void set_hot_seat(bool hot_seat) { hot_seat_ = hot_seat; }

private:
    /// The option between one device that is passed round and one screen for all.
    struct HotSeat
    {
    };

    /// The option to list the cards of the sixth stack in the form.
    struct ListedCards
    {
    };

    /// The thing that an option switches on and off. A CardId stands for that card of the sixth stack.
    using Switched = std::variant<bool Setup::*, Module, Part, CardId, HotSeat, ListedCards>;

    struct Option
    {
        words::Key name{};
        words::Key help{};
        Switched switched;
        bool on = false;
        std::optional<words::Key> facts{};   ///< of a module or part: for whom it is
        std::optional<words::Key> why_not{}; ///< why it is disabled; nothing if it is enabled
        Id area = 0;
    };

    std::vector<Option> options(int players) const;
    float draw_option(Ui& ui, const words::Localizer& localizer, const Option& option, const Box& rest, float scale);
    std::string help_of(const words::Localizer& localizer, const Option& option) const;
    void add_left_out(std::vector<Option>& list) const;
    void choose(Edition edition);
    void toggle_option(const Option& option);

    Setup setup_;
    bool hot_seat_ = false;
    bool shows_cards_ = false; ///< the cards of the sixth stack, which can be left out one by one
};

} // namespace elgrande::screens

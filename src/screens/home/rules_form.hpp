#pragma once

#include "rules/cards/card.hpp"
#include "rules/setup.hpp"
#include "ui/ui.hpp"
#include "words/localizer.hpp"

#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// Which rules a new game is played by: edition, length, modules and options. What makes no sense together cannot be
/// chosen, and says why.
class RulesForm
{
public:
    /// Draws the form from the upper edge of `rest`; returns what is left below it.
    Box draw(Ui& ui, const words::Localizer& localizer, Box rest, float scale, int players);

    /// The choice for this number of players: it always passes validate_setup(), the seed is 0. Modules that do not go
    /// with this number of players stay chosen for another one.
    Setup setup(int players) const;
    void recall(const Setup& setup) { setup_ = setup; }

    /// Hands are hidden, and one device goes from hand to hand; else all see one screen.
    bool passed_round() const { return setup_.hidden_hands && passed_round_; }
    void pass_round(bool passed_round) { passed_round_ = passed_round; }

private:
    /// Something that is on or off.
    struct Option
    {
        words::Key name{};
        words::Key help{};
        Id area = 0;
        bool on = false;
        std::optional<words::Key> why_not{}; ///< it cannot be chosen now
        std::optional<Module> module{};
        bool Setup::*field = nullptr;
        std::optional<Part> part{};
        bool passes = false;   ///< one device goes round
        bool folds = false;    ///< shows or hides the cards of the sixth stack
        CardId card = no_card; ///< of the sixth stack
    };

    std::vector<Option> options(int players) const;
    void add_left_out(std::vector<Option>& list) const;
    void choose(Edition edition);
    void flip(const Option& option);

    Setup setup_;
    bool passed_round_ = false;
    bool shows_cards_ = false; ///< of the sixth stack, each to be left out
};

} // namespace elgrande::screens

#pragma once

#include "editor/draft.hpp"
#include "editor/fields.hpp"
#include "record/game.hpp"
#include "words/localizer.hpp"

#include <string>
#include <vector>

namespace elgrande::screens
{

/// Puts the parts of a draft into words.
struct EditorWords
{
    const words::Localizer& localizer;
    const State& state;
    std::vector<std::string> names; ///< of players and the dummy, by seat

    /// `in` and `of` must outlive this object. `owners` are the players and the dummy: owners_of().
    EditorWords(const words::Localizer& in, const State& of, const std::vector<record::Player>& owners);

    /// True if the values of this item are written as numbers.
    static bool is_number(editor::Item item);
    /// Return the name of an owner or a place; the word for "none" if it is nobody or Place::Nowhere.
    std::string owner(Seat seat) const;
    std::string place(Place at) const;
    /// Return the name of a field, and one of its values in words.
    std::string label(const editor::Field& field) const;
    std::string value(const editor::Field& field, int value) const;
    std::string stage(editor::Stage stage) const;
    std::string problem(const editor::Problem& problem) const;
    /// Returns the label of the button that fixes a problem. Problem::fix must be set.
    std::string fix(const editor::Problem& problem) const;
};

/// Returns the players of a draft, and after them the dummy if there is one, named by their colours.
std::vector<record::Player> owners_of(const editor::Draft& draft);

} // namespace elgrande::screens

#pragma once

#include "board/scene.hpp"
#include "words/localizer.hpp"

#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// A button of the mirror.
struct MirrorButton
{
    int id = 0;                   ///< for App::perform
    std::string label;            ///< plain text
    std::optional<bool> chosen{}; ///< the state of a radio button or switch; nothing for other buttons
    std::string about{};          ///< a description; may be empty

    bool operator==(const MirrorButton&) const = default;
};

/// A heading or paragraph.
struct MirrorPassage
{
    int level = 0; ///< 1 and 2: headings one and two levels below the title; 0: a paragraph
    std::string text;

    bool operator==(const MirrorPassage&) const = default;
};

/// The mirror: texts and buttons of the screen that the web page turns into DOM elements for keyboards and screen
/// readers. Plain text in the language of the page.
struct Mirror
{
    std::string title;                 ///< of the screen: "El Grande", "Round 5 of 9"
    std::string prompt;                ///< the question, one sentence
    std::string rule;                  ///< the rule behind the question
    std::string notice;                ///< any other message; may be empty
    std::vector<std::string> position; ///< as far as the viewer may know: seats, places, pieces, cards, rounds
    std::vector<std::string> about;    ///< for each line of `position`: its explanation; may be empty
    std::vector<MirrorPassage> page;   ///< what the page has to read: rules, tables, lists
    std::vector<std::string> log;      ///< oldest first
    std::vector<MirrorButton> answers; ///< the legal actions in their order: id is the index in PlayerView::legal
    std::vector<MirrorButton> buttons; ///< all other buttons: undo, new game, lift the curtain, …

    bool operator==(const Mirror&) const = default;
};

/// Adds a line for each named inset of the board to the position, with the names of the places in it; none for an inset
/// without such places. Adds an empty line to Mirror::about for each, as the places have lines of their own.
void add_inset_lines(const board::Scene& scene, const words::Localizer& localizer, Mirror& mirror);

} // namespace elgrande::screens

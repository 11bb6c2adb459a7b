#pragma once

#include "board/scene.hpp"
#include "words/localizer.hpp"

#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// Something that can be done now, as a button without pixels.
struct MirrorButton
{
    int id = 0;                   ///< for App::perform
    std::string label;            ///< plain text
    std::optional<bool> chosen{}; ///< one of several choices, or a switch: is it the chosen one, is it on?
    std::string about{};          ///< what it leads to, if there is something to be told

    bool operator==(const MirrorButton&) const = default;
};

/// A line of a text that is read as a whole.
struct MirrorPassage
{
    int level = 0; ///< 1 and 2: headings one and two levels below the title; 0: a paragraph
    std::string text;

    bool operator==(const MirrorPassage&) const = default;
};

/// The screen's texts and commands, without pixels: the source of the DOM mirror. Plain text in the page's language.
struct Mirror
{
    std::string title;                 ///< of the screen: "El Grande", "Round 5 of 9"
    std::string prompt;                ///< the question, one sentence
    std::string rule;                  ///< which rule is behind the question
    std::string notice;                ///< trouble that is told beside everything else, or nothing
    std::vector<std::string> position; ///< one line a seat and a place: what the viewer may know
    std::vector<std::string> about;    ///< line by line, what that is
    std::vector<MirrorPassage> page;   ///< the rules, while they are open
    std::vector<std::string> log;      ///< oldest first
    std::vector<MirrorButton> answers; ///< the legal actions in their order: id is the index in legal()
    std::vector<MirrorButton> buttons; ///< what else the screen offers (undo, new game, lift the curtain, …)

    bool operator==(const Mirror&) const = default;
};

/// Says which parts of the board are drawn apart: a line of the position for each inset that has a name.
void tell_insets(const board::Scene& scene, const words::Localizer& localizer, Mirror& mirror);

} // namespace elgrande::screens

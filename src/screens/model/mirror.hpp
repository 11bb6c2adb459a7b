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
    std::optional<bool> chosen{}; ///< of a choice or switch: whether it is chosen, or on
    std::string about{};          ///< what it leads to, or nothing

    bool operator==(const MirrorButton&) const = default;
};

/// A heading or paragraph.
struct MirrorPassage
{
    int level = 0; ///< 1 and 2: headings one and two levels below the title; 0: a paragraph
    std::string text;

    bool operator==(const MirrorPassage&) const = default;
};

/// The texts and buttons of the screen, from which the page makes real elements for keyboards and screen readers. Plain
/// text in the language of the page.
struct Mirror
{
    std::string title;                 ///< of the screen: "El Grande", "Round 5 of 9"
    std::string prompt;                ///< the question, one sentence
    std::string rule;                  ///< which rule is behind the question
    std::string notice;                ///< a message beside everything else, or nothing
    std::vector<std::string> position; ///< one line a seat and a place: what the viewer may know
    std::vector<std::string> about;    ///< line by line, what that is
    std::vector<MirrorPassage> page;   ///< the rules, while they are open
    std::vector<std::string> log;      ///< oldest first
    std::vector<MirrorButton> answers; ///< the legal actions in their order: id is the index in legal()
    std::vector<MirrorButton> buttons; ///< everything else: undo, new game, lift the curtain, …

    bool operator==(const Mirror&) const = default;
};

/// Adds a line to the position for each named inset of the board.
void add_inset_lines(const board::Scene& scene, const words::Localizer& localizer, Mirror& mirror);

} // namespace elgrande::screens

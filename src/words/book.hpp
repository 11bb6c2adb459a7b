#pragma once

#include "rules/setup.hpp"
#include "words/localizer.hpp"
#include "words/topics.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The rules of the game as a book: data/rules as scripts/pack/rules.mjs packs it.
namespace elgrande::words
{

/// A few sentences, when they hold, and what they explain. Empty sets mean: always.
struct Paragraph
{
    Key text{};
    std::uint8_t editions = 0; ///< bit e: in this edition
    std::uint8_t players = 0;  ///< bit n: with n players
    std::uint8_t rounds = 0;
    std::uint32_t modules = 0; ///< with any of them
    std::uint32_t without = 0; ///< with none of them
    std::uint16_t when = 0;    ///< in all of these circumstances
    bool example = false;
    std::uint64_t explains = 0; ///< bit t: Topic t
    Picture picture{};          ///< that stands below it
    std::optional<Key> words{}; ///< by which it is found, too
};

/// What is said of a picture.
struct PictureRow
{
    Key caption{};
    Key seen{}; ///< what is seen on it, for whoever cannot
};

/// Not for Picture::None.
const PictureRow& row_of(Picture picture);

enum class Shows : std::uint8_t
{
    Texts,
    Cards, ///< every action card that takes part
    Keys   ///< of the keyboard
};

struct ChapterRow
{
    Key title{};
    std::uint8_t first = 0;
    std::uint8_t count = 0;
    bool choice = false; ///< before a game it shows all that could be chosen
    Shows shows{};
};

std::span<const Paragraph> paragraphs();
std::span<const ChapterRow> chapters();

/// Does the paragraph hold in this game?
bool holds(const Paragraph& paragraph, const Setup& setup);

/// What a thing is and does by these rules; empty if the game has no such thing.
std::string explanation(const Localizer& localizer, const Setup& setup, Topic topic);

/// The number of the chapter that explains it first.
std::size_t chapter_of(const Setup& setup, Topic topic);

/// A paragraph of the book as it is read.
struct Passage
{
    enum class Kind : std::uint8_t
    {
        Text,
        Example,
        Heading, ///< within the chapter
        Picture
    };

    Kind kind{};
    std::string text;         ///< with marks of style; of a picture, its caption
    std::string words{};      ///< by which it is found too
    words::Picture picture{}; ///< of Kind::Picture
};

struct Chapter
{
    std::size_t number = 0; ///< in chapters()
    std::string title;
    std::vector<Passage> passages; ///< at least one
};

/// All chapters that have something to say about a game. `in_play`: it has begun, so what was not chosen is left out.
std::vector<Chapter> rule_book(const Localizer& localizer, const Setup& setup, bool in_play);

/// Where a search has found something.
struct Hit
{
    std::size_t chapter = 0; ///< index in the book
    std::size_t passage = 0; ///< 0: the title; n: its passage n − 1
    std::string marked;      ///< the text, with marks around what was found

    bool operator==(const Hit&) const = default;
};

/// The answers to a question, the best first, chapter by chapter: whatever holds every word that matters, in itself or
/// among the words by which it is found; if there is nothing, what holds the most of them.
std::vector<Hit> search(const Localizer& localizer, std::span<const Chapter> book, std::string_view query);

} // namespace elgrande::words

#pragma once

#include "rules/setup.hpp"
#include "words/localizer.hpp"
#include "words/topics.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The rule book of the game: data/rules, packed by scripts/pack/rules.mjs.
namespace elgrande::words
{

/// A paragraph of the book: its text, the games in which it applies (a member that is 0 restricts nothing), and what it
/// explains.
struct Paragraph
{
    Key text{};
    std::uint8_t editions = 0; ///< bit e: edition e
    std::uint8_t players = 0;  ///< bit n: n players
    std::uint8_t rounds = 0;   ///< the number of rounds, 6 or 9
    std::uint32_t modules = 0; ///< bit m: Module m; applies if any of these is in play
    std::uint32_t without = 0; ///< bit m: Module m; does not apply if any of these is in play
    std::uint16_t when = 0;    ///< bit c: Circumstance c; applies only if all of these are true
    bool example = false;
    std::uint64_t explains = 0;    ///< bit t: Topic t
    Picture picture{};             ///< the picture below it, or Picture::None
    std::optional<Key> keywords{}; ///< words by which a search finds the paragraph, in addition to its text
};

/// The texts of a picture.
struct PictureRow
{
    Key caption{};
    Key description{}; ///< for screen readers
};

/// Returns the texts of a picture, which must not be Picture::None.
const PictureRow& row_of(Picture picture);

/// The contents of a chapter.
enum class ChapterContents : std::uint8_t
{
    Texts, ///< paragraphs
    Cards, ///< all action cards of the game
    Keys   ///< keyboard shortcuts
};

/// A chapter of the book: paragraphs()[first … first + count − 1].
struct ChapterRow
{
    Key title{};
    std::uint8_t first = 0;
    std::uint8_t count = 0;
    bool lists_all_options = false; ///< before a game, it also has the paragraphs about options that are not chosen
    ChapterContents contents{};
};

std::span<const Paragraph> paragraphs();
std::span<const ChapterRow> chapters();

/// True if the paragraph applies in this game.
bool applies(const Paragraph& paragraph, const Setup& setup);

/// Returns the explanation of a topic under the rules of this game; empty if the topic does not occur in it, or if the
/// localizer does not have the guide (has_guide()).
std::string explanation(const Localizer& localizer, const Setup& setup, Topic topic);

/// Returns the index in chapters() of the first chapter that explains a topic in this game; 0 if none does.
std::size_t chapter_of(const Setup& setup, Topic topic);

/// A paragraph of the book as it is shown.
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
    std::string text;         ///< with style marks; the caption of a picture
    std::string keywords{};   ///< words by which a search finds the passage, in addition to its text
    words::Picture picture{}; ///< of Kind::Picture
};

struct Chapter
{
    std::size_t number = 0; ///< index in chapters()
    std::string title;
    std::vector<Passage> passages; ///< at least one
};

/// Returns the chapters that have a passage for a game, in the order of chapters(). If the game is `in_play`, omits
/// what depends on options that were not chosen. Paragraphs have no text unless the localizer has the guide.
std::vector<Chapter> rule_book(const Localizer& localizer, const Setup& setup, bool in_play);

/// A result of a search.
struct Hit
{
    std::size_t chapter = 0; ///< index in the book that was searched
    std::size_t passage = 0; ///< 0: the title of the chapter; n: passage n − 1
    std::string marked;      ///< the text, with marks around the words that were found (marks.hpp)

    bool operator==(const Hit&) const = default;
};

/// Searches the book. Returns the titles and passages that contain all significant words of the query, in their text or
/// keywords, or if there are none, those that contain the most of them. They are grouped by chapter, the best chapter
/// first. Empty if no word is found, or the query has none. Skips pictures, as they repeat a paragraph.
std::vector<Hit> search(const Localizer& localizer, std::span<const Chapter> book, std::string_view query);

} // namespace elgrande::words

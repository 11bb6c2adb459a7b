#pragma once

#include "platform/platform.hpp"
#include "rules/setup.hpp"
#include "screens/help/rule_pictures.hpp"
#include "ui/text.hpp"
#include "words/book.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The page with the rules of a game, and a search in them. Call open() before anything else.
class RulesPage
{
public:
    /// Opens the page at the chapter that explains `topic`; without a topic, at the chapter that was read last. If the
    /// game is `in_play`, omits options that were not chosen.
    void open(const Setup& setup, bool in_play, std::optional<words::Topic> topic);

    /// Draws the page. Returns true if it is to be closed.
    bool draw(Ui& ui, platform::Platform& platform, const words::Localizer& localizer);

    // --- the text, for the mirror ----------------------------------------------------------------------------------

    /// A line of the book: a chapter's title, a heading, a paragraph.
    struct Line
    {
        enum class Kind : std::uint8_t
        {
            Title,
            Heading,
            Text,
            Example,
            Picture
        };

        Kind kind{};
        std::size_t chapter = 0;  ///< index in words::chapters()
        std::string text;         ///< with style marks and marks of search hits; for a picture, its caption
        bool hit = false;         ///< found by the search
        words::Picture picture{}; ///< if the kind is Picture
        float y = 0;              ///< upper edge on the sheet; this and the height are set when the page is drawn
        float height = 0;
    };

    /// Returns the lines of the book or, during a search, of the search results; a single line with a message if the
    /// texts of the rules are not loaded yet. The reference is valid until the next call of this or draw().
    const std::vector<Line>& lines(const words::Localizer& localizer);
    /// True if one of lines() is shown. During a search, only hits and the titles of their chapters are shown.
    bool is_shown(const Line& line) const;
    /// Returns a text about the search: the number of the current hit and of all hits, or that there are none. Without
    /// a search, names the rule set of the game, or says that the page shows another edition.
    std::string status(const words::Localizer& localizer) const;

private:
    /// A chapter in the table of contents, with the number of its hits.
    struct Entry
    {
        std::string label;
        std::size_t number = 0; ///< for go_to()
        Id area = 0;
    };

    std::vector<Entry> contents() const;
    void go_to(std::size_t chapter);
    void show(Edition edition);
    bool searching() const { return !words_.empty(); }
    bool found() const { return !hits_.empty(); }
    /// Goes to the next hit, or to the previous one if `by` is −1.
    void step(int by);
    Setup shown() const;
    void write_book(const words::Localizer& localizer);
    void write_answers(const words::Localizer& localizer, const std::vector<words::Chapter>& book);
    static Line::Kind kind_of(const words::Passage& passage);
    void measure(float width, float size);
    Letters letters(const Line& line) const;
    float indent(const Line& line) const;
    void draw_search(Ui& ui, platform::Platform& platform, const words::Localizer& localizer, Box box);
    void draw_editions(Ui& ui, const words::Localizer& localizer, const Box& box);
    void draw_edition_chips(Ui& ui, const std::vector<std::string>& names, const Box& box);
    int hits_in(std::size_t chapter) const;
    void draw_contents(Ui& ui, const Box& box, float row);
    void draw_entry(Ui& ui, const Entry& entry, const Box& at, bool chip);
    void draw_sheet(Ui& ui, const words::Localizer& localizer, const Box& sheet);
    void draw_line(Ui& ui, const words::Localizer& localizer, const Line& line, const Box& column, bool current);
    void follow_keys(Ui& ui, float view);

    Setup setup_;
    RulePictures pictures_;
    bool in_play_ = false;
    Edition edition_{};
    std::string query_;
    std::vector<std::string> words_;          ///< the words of the search
    std::optional<words::Language> language_; ///< the language of the lines; nothing: they must be rewritten
    bool is_whole_ = true;                    ///< the texts of the rules were loaded when the lines were written
    std::vector<Line> lines_;
    std::vector<std::size_t> hits_; ///< indices of the lines that match
    std::size_t hit_ = 0;
    std::optional<std::size_t> wanted_;    ///< the line to scroll into view
    std::size_t chapter_ = 0;              ///< the chapter that is being read
    std::size_t listed_ = ~std::size_t{0}; ///< the chapter that was last scrolled into view in the table of contents
    std::optional<Edition> chip_shown_;    ///< the edition whose button was last scrolled into view
    bool type_ = false;                    ///< the search field takes the focus in the next frame
    float scale_ = 1;
    float width_ = 0; ///< the width for which the lines were measured
    float size_ = 0;
    float content_height_ = 0;
};

} // namespace elgrande::screens

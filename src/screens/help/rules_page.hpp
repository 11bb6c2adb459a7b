#pragma once

#include "platform/platform.hpp"
#include "rules/setup.hpp"
#include "screens/help/rule_pictures.hpp"
#include "ui/text.hpp"
#include "words/book.hpp"

#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The rules of a game to read and to search, over everything else.
class RulesPage
{
public:
    /// Opens it at the chapter that tells about `topic`, else where it was left. `in_play`: the game has begun.
    void open(const Setup& setup, bool in_play, std::optional<words::Topic> topic);

    /// Draws the rules. Returns true if they are to be closed.
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
        std::size_t chapter = 0; ///< number of the chapter
        std::string text;        ///< with marks of style and of what was found; of a picture, its caption
        bool hit = false;
        words::Picture picture{};
        float y = 0; ///< on the sheet
        float height = 0;
    };

    const std::vector<Line>& lines(const words::Localizer& localizer);
    /// True if the line is read: during a search only lines with hits and the titles of their chapters are.
    bool is_shown(const Line& line) const;
    /// The number of hits, or which rules are shown.
    std::string status(const words::Localizer& localizer) const;

private:
    /// A chapter in the list of those that can be read, with the number of hits.
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
    /// Goes to the next hit, or with −1 to the previous one.
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
    std::vector<std::string> words_;          ///< that are searched for
    std::optional<words::Language> language_; ///< in which the lines are; nothing: they must be written again
    bool is_whole_ = true;                    ///< the language's guide was there
    std::vector<Line> lines_;
    std::vector<std::size_t> hits_; ///< numbers of lines
    std::size_t hit_ = 0;
    std::optional<std::size_t> wanted_;    ///< the line that should come into view
    std::size_t chapter_ = 0;              ///< that is being read
    std::size_t listed_ = ~std::size_t{0}; ///< that the list of chapters shows
    std::optional<Edition> chip_shown_;    ///< that was brought into view among the editions
    bool type_ = false;                    ///< the keyboard should go to the search field
    float scale_ = 1;
    float width_ = 0; ///< for which the lines are measured
    float size_ = 0;
    float length_ = 0;
};

} // namespace elgrande::screens

#pragma once

#include "app/pages/offer.hpp"
#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "app/posting/post_texts.hpp"
#include "app/posting/poster.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The key of the preference that holds the name under which the player last posted.
inline constexpr const char* author_preference = "posted by";

/// Offers the position as a picture with alternative text, as text for forums, as an iframe for web pages, and as a
/// link with a title and a line of text. Shows a preview of the picture.
class PostPage final : public Page
{
public:
    explicit PostPage(const PageContext& context);

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    bool handle(const Intent& intent) override;

private:
    /// The values of Choose::row in the page's intents. Those before Size post something, for which the texts must be
    /// valid.
    enum Row : std::uint8_t
    {
        Take,  ///< saves, sends or copies the picture; Choose::choice is a platform::PictureAction
        Text,  ///< copies the text for forums
        Alt,   ///< copies the alternative text of the picture
        Frame, ///< copies the HTML of the iframe
        Link,  ///< copies the link
        Size,  ///< Choose::choice is the new `format_`
        Line   ///< Choose::choice is 1 if the picture has a line of text, else 0
    };

    /// The buttons in two groups, one below the other; the last of each group is the default.
    using Offers = std::array<std::vector<Offer>, 2>;

    Offers offers() const;
    /// Returns the error in the texts, else the outcome of the last command, else an explanation of the texts.
    std::string message() const;
    bool has_room_for_texts() const;
    float draw_fields(Ui& ui, Box box, const Box& view, float scale);
    float draw_options(Ui& ui, Box box, float scale, std::optional<Intent>& intent) const;
    float draw_offers(Ui& ui, Box box, std::size_t group, const Offers& groups, std::optional<Intent>& intent) const;
    PosterWords words_of_poster() const;
    void draw_preview(Ui& ui, const Box& box);
    void take(platform::PictureAction action);
    void copy(const std::string& text, words::Key done);

    /// The outcome of the last command. It may arrive after the page is closed.
    struct Outcome
    {
        std::string text; ///< the page's message about it; empty if there is none
        int drawing = 0;  ///< number of pictures that are being drawn
    };

    /// Everything that the preview depends on. A new preview is made when a value changes.
    struct Previewed
    {
        std::uint64_t version = 0; ///< GameSession::version()
        words::Language language{};
        std::string line;

        bool operator==(const Previewed&) const = default;
    };

    const PageContext& context_;
    record::PositionTexts texts_;
    int format_ = 0;            ///< index in `formats`: 0 wide, 1 square
    bool has_line_ = true;      ///< the picture has a line of text above the board
    float scrolled_height_ = 0; ///< height of the scrolled content
    std::optional<Poster> preview_;
    Previewed previewed_;
    std::shared_ptr<Outcome> outcome_ = std::make_shared<Outcome>();
};

} // namespace elgrande::screens

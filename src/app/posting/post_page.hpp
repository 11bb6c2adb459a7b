#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "app/posting/words_of_position.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// The preference with the name under which the player posted last.
inline constexpr const char* author_preference = "posted by";

/// Offers the position as a picture, as text for forums, as a frame for web pages, and as a link with a title and a
/// line of text.
class PostPage final : public Page
{
public:
    explicit PostPage(const PageContext& context);

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    bool handle(const Intent& intent) override;

private:
    /// Values of Choose::row in the page's intents. Those before Size post something, which needs valid texts.
    enum Choice : std::uint8_t
    {
        Take,  ///< takes the picture; Choose::choice is a platform::PictureWay
        Text,  ///< copies the text for forums
        Frame, ///< copies the frame for web pages
        Link,  ///< copies the link
        Size,  ///< Choose::choice is the new `size_`
        Line   ///< Choose::choice is 1 if the picture has a line of text, else 0
    };

    /// A button.
    struct Offer
    {
        std::string label;
        Intent intent;
    };

    /// The buttons in two groups, one below the other; the last of each group is the default.
    using Offers = std::array<std::vector<Offer>, 2>;

    Offers offers() const;
    /// What is wrong with the texts, else the outcome of the last command, else a help.
    std::string told() const;
    bool has_room_for_texts() const;
    void draw_fields(Ui& ui, Box box, float scale);
    std::optional<Intent> draw_options(Ui& ui, Box box, float scale);
    void take(platform::PictureWay way);
    void copy(const std::string& text, words::Key done);

    const PageContext& context_;
    record::PositionTexts texts_;
    int size_ = 0;         ///< 0: for posting, 1: the size of the screen
    bool has_line_ = true; ///< the picture has a line of text above the board
    /// The outcome of the last picture or copying. It may arrive after the page is closed.
    std::shared_ptr<std::string> said_ = std::make_shared<std::string>();
};

} // namespace elgrande::screens

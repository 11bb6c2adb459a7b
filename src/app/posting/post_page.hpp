#pragma once

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "app/posting/words_of_position.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// How whoever posts called themselves last.
inline constexpr const char* author_preference = "posted by";

/// The position for others: as a picture, as text for forums, as a frame for pages, and as a link with a title
/// and words.
class PostPage final : public Page
{
public:
    explicit PostPage(const PageContext& context);

    std::optional<Intent> draw(Ui& ui) override;
    void describe(Mirror& mirror) override;
    bool handle(const Intent& intent) override;

private:
    enum Choice : std::uint8_t
    {
        Take, ///< by a platform::PictureWay
        Text,
        Frame,
        Link,
        Size,
        Line
    };

    struct Offer
    {
        std::string label;
        Intent intent;
    };

    /// The buttons below one another, in two groups, in each the most likely one last.
    using Offers = std::array<std::vector<Offer>, 2>;

    Offers offers() const;
    std::string told() const;
    bool has_room_for_texts() const;
    void draw_fields(Ui& ui, Box box, float scale);
    std::optional<Intent> draw_options(Ui& ui, Box box, float scale);
    void take(platform::PictureWay way);
    void copy(const std::string& text, words::Key done);

    const PageContext& context_;
    record::PositionTexts texts_;
    int size_ = 0;         ///< 0: for posting, 1: as the screen is
    bool has_line_ = true; ///< what is asked stands above the board
    /// The outcome of the last picture or text; it may come when this is gone.
    std::shared_ptr<std::string> said_ = std::make_shared<std::string>();
};

} // namespace elgrande::screens

#include "app/posting/post_page.hpp"

#include "app/posting/poster.hpp"
#include "record/utf8.hpp"
#include "ui/text_field.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <utility>

namespace elgrande::screens
{

namespace
{

using platform::PictureEnd;
using platform::PictureWay;
using words::Key;

/// The size in which chats and forums show the picture of a link.
constexpr Vec card{1200, 630};
constexpr float unit_of_card = 1.5F;

constexpr const char* name_of_file = "el-grande.png";
constexpr const char* size_for_posting = "1200 × 630";
constexpr std::array names_of_groups{"posted words", "picture"};

/// The size of the picture, and that of a CSS pixel on it.
struct Format
{
    Vec size;
    float unit;
};

Format format_of(int choice)
{
    if (choice == 0)
    {
        return {card, unit_of_card};
    }
    const ImGuiIO& io = ImGui::GetIO();
    constexpr auto most = static_cast<float>(platform::largest_picture);
    const float longest = std::max(io.DisplaySize.x, io.DisplaySize.y);
    const float unit = std::min(io.DisplayFramebufferScale.x, most / std::max(1.0F, longest));
    return {{io.DisplaySize.x * unit, io.DisplaySize.y * unit}, unit};
}

Key said_of(PictureWay way, PictureEnd end)
{
    return end == PictureEnd::Failed                             ? Key::PictureFailed
           : end == PictureEnd::Saved || way == PictureWay::Save ? Key::PictureSaved
           : way == PictureWay::Copy                             ? Key::PictureCopied
                                                                 : Key::PictureSent;
}

/// True on a phone held sideways, where the fields stand side by side.
bool is_low(const Ui& ui)
{
    return ui.screen().h < 500;
}

} // namespace

PostPage::PostPage(const PageContext& context) : context_(context)
{
    texts_.author = context.platform.preferences.get(author_preference).value_or("");
    if (record::validate_texts(texts_))
    {
        texts_.author.clear(); // written by another version, or damaged
    }
}

/// False for a puzzle, which has its own texts.
bool PostPage::has_room_for_texts() const
{
    return context_.puzzle == nullptr;
}

PostPage::Offers PostPage::offers() const
{
    const words::Localizer& say = context_.localizer;
    Offers groups{{{{say.text(Key::EmbedCopy), Choose{Frame, 0}},
                    {say.text(Key::PictureText), Choose{Text, 0}},
                    {say.text(Key::PictureLink), Choose{Link, 0}}},
                   {{say.text(Key::ButtonClose), Intent{PageCommand::Close}}}}};
    for (const auto& [way, label] :
         {std::pair(PictureWay::Save, Key::ButtonDownload), std::pair(PictureWay::Send, Key::PassSend),
          std::pair(PictureWay::Copy, Key::PictureCopy)})
    {
        if (context_.platform.pictures.can(way))
        {
            groups[1].push_back({say.text(label), Choose{Take, static_cast<int>(way)}});
        }
    }
    return groups;
}

std::string PostPage::told() const
{
    if (const auto wrong = record::validate_texts(texts_))
    {
        return wrong->kind == record::ErrorKind::TooLarge ? context_.localizer.text(Key::PictureTooLong)
                                                          : words::plain(words::load_error(context_.localizer, *wrong));
    }
    return said_->empty() ? context_.localizer.text(Key::PictureTextHelp) : *said_;
}

/// Draws title and name side by side, and the line of text below or beside them.
void PostPage::draw_fields(Ui& ui, Box box, float scale)
{
    struct Field
    {
        const char* id;
        Key label;
        std::string& value;
    };
    const std::array fields{Field{"posted title", Key::PictureWordsTitle, texts_.title},
                            Field{"posted author", Key::PictureWordsAuthor, texts_.author},
                            Field{"posted line", Key::PictureWordsLine, texts_.line}};
    const bool low = is_low(ui);
    const float tall = dialog_button_height(ui);
    const Box first = box.cut_top(tall, 8 * scale);
    for (int i = 0; i < 3; ++i)
    {
        const Field& field = fields[static_cast<std::size_t>(i)];
        const std::string label = context_.localizer.text(field.label);
        const Box at = low ? first.column(i, 3, 8 * scale) : i < 2 ? first.column(i, 2, 8 * scale) : box.cut_top(tall);
        const bool typed = text_field(ui, context_.platform,
                                      {.id = field.id,
                                       .label = label,
                                       .placeholder = label,
                                       .max_length = record::max_puzzle_text_cost,
                                       .font_size = 17 * scale},
                                      at, ui.screen(), field.value);
        if (typed)
        {
            said_->clear();
        }
    }
}

/// Draws the options of the picture.
std::optional<Intent> PostPage::draw_options(Ui& ui, Box box, float scale)
{
    const words::Localizer& say = context_.localizer;
    const std::string help = say.text(Key::PictureLineHelp);
    const std::array<std::string, 2> sizes{size_for_posting, say.text(Key::PictureAsShown)};
    const float tall = dialog_button_height(ui);
    const bool low = is_low(ui);
    const Box left = low ? box.column(0, 2, 12 * scale) : box.cut_top(tall, 10 * scale);
    const Box right = low ? box.column(1, 2, 12 * scale) : box;
    std::optional<Intent> intent;
    int size = size_;
    if (choice(ui, "picture size", {left.x, left.y, left.w, tall}, sizes, size, scale))
    {
        intent = Choose{Size, size};
    }
    bool line = has_line_;
    if (toggle(ui, id_of("picture line"), right, say.text(Key::PictureLine), help, line, scale))
    {
        intent = Choose{Line, line ? 1 : 0};
    }
    return intent;
}

std::optional<Intent> PostPage::draw(Ui& ui)
{
    const float s = dialog_scale(ui);
    const bool low = is_low(ui);
    const float width = (low ? 800 : 560) * s;
    const float room = std::min(width, ui.screen().w - 16) - 44 * s;
    const float tall = dialog_button_height(ui);
    const Letters quiet{.face = Face::Italic, .size = 16 * s, .colour = theme::current.cream};
    const std::string says = told();
    const Offers groups = offers();
    std::array<std::vector<std::string>, 2> labels;
    std::array<float, 2> feet{};
    for (std::size_t group = 0; group < groups.size(); ++group)
    {
        for (const Offer& offer : groups[group])
        {
            labels[group].push_back(offer.label);
        }
        feet[group] = buttons_height(ui, room, labels[group]);
    }
    const float fields = has_room_for_texts() ? (low ? 1.0F : 2.0F) * (tall + 8 * s) : 0;
    const float switches =
        toggle_height(ui, context_.localizer.text(Key::PictureLineHelp), low ? room / 2 - 6 * s : room, s);
    const float options = low ? std::max(tall, switches) : tall + 10 * s + switches;
    const float lines = wrapped_height(quiet, room, says);
    Box box = begin_dialog(ui, width, fields + options + lines + feet[0] + feet[1] + 36 * s,
                           context_.localizer.text(Key::PictureTitle), s);
    if (has_room_for_texts())
    {
        draw_fields(ui, box.cut_top(fields), s);
    }
    std::optional<Intent> intent = draw_options(ui, box.cut_top(options, 10 * s), s);
    write_wrapped(ui, quiet, box.cut_top(lines, 10 * s), says);
    for (std::size_t group = 0; group < groups.size(); ++group)
    {
        if (const auto pressed = buttons(ui, box.cut_top(feet[group], 10 * s), names_of_groups[group], labels[group]))
        {
            intent = groups[group][static_cast<std::size_t>(*pressed)].intent;
        }
    }
    return end_dialog(ui) ? std::optional(Intent{PageCommand::Close}) : intent;
}

void PostPage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::PictureTitle);
    mirror.prompt = told();
    if (context_.session)
    {
        mirror.rule = headline_in_words(context_, texts_);
        mirror.position = context_.session->mirror().position; // what the picture shows
    }
}

void PostPage::take(PictureWay way)
{
    const Format format = format_of(size_);
    const std::string headline = headline_in_words(context_, texts_);
    const auto poster = std::make_shared<Poster>(context_.picture_painter, context_.session->shown(),
                                                 PosterWords{.round = round_in_words(context_),
                                                             .line = has_line_ ? headline : std::string(),
                                                             .game = context_.localizer.text(Key::GameTitle)});
    *said_ = context_.localizer.text(Key::PictureDrawing);
    context_.platform.pictures.take(
        {.way = way,
         .width = static_cast<int>(format.size.x),
         .height = static_cast<int>(format.size.y),
         .name = name_of_file,
         .words = headline},
        [poster, format](ImDrawList* list) { return poster->draw(list, format.size, format.unit); },
        [&context = context_, said = said_, way](PictureEnd end)
        {
            *said = context.localizer.text(said_of(way, end));
            context.wake();
        });
}

void PostPage::copy(const std::string& text, Key done)
{
    context_.platform.clipboard.copy(text,
                                     [&context = context_, said = said_, done](platform::Clipboard::Copied copied)
                                     {
                                         const bool well = copied == platform::Clipboard::Copied::Done;
                                         *said = context.localizer.text(well ? done : Key::ShareNotCopied);
                                         context.wake();
                                     });
}

bool PostPage::handle(const Intent& intent)
{
    const auto* choice = intent_as<Choose>(intent);
    if (choice == nullptr || !context_.session)
    {
        return false;
    }
    if (choice->row < Size && record::validate_texts(texts_))
    {
        return true; // told() says what is wrong with the texts
    }
    context_.platform.preferences.set(author_preference, texts_.author);
    switch (choice->row)
    {
    case Take:
        take(static_cast<PictureWay>(choice->choice));
        break;
    case Text:
        copy(text_for_forums(context_, texts_), Key::PictureTextCopied);
        break;
    case Frame:
        copy(frame_for_pages(context_, texts_), Key::EmbedCopied);
        break;
    case Link:
        copy(address_to_post(context_, texts_), Key::ShareCopied);
        break;
    case Size:
        size_ = choice->choice;
        break;
    case Line:
        has_line_ = choice->choice != 0;
        break;
    default:
        break;
    }
    return true;
}

} // namespace elgrande::screens

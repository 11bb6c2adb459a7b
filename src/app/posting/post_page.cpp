#include "app/posting/post_page.hpp"

#include "app/posting/poster.hpp"
#include "record/utf8.hpp"
#include "screens/table/mirror_page.hpp"
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

using platform::PictureAction;
using platform::PictureOutcome;
using words::Key;

constexpr const char* name_of_file = "el-grande.png";
constexpr std::array names_of_groups{"posted words", "picture"};
constexpr Id post_scroll = id_of("post");

/// The size of the picture in pixels, and of a CSS pixel on it.
struct Format
{
    Vec size;
    float unit;
};

/// The wide picture is what chats and forums show beside a link; the square one has larger letters, for phones.
constexpr std::array formats{Format{{1200, 630}, 1.5F}, Format{{1080, 1080}, 1.8F}};

const Format& format_of(int choice)
{
    return formats[static_cast<std::size_t>(std::clamp(choice, 0, 1))];
}

Key message_of(PictureAction action, PictureOutcome end)
{
    return end == PictureOutcome::Failed                                   ? Key::PictureFailed
           : end == PictureOutcome::Saved || action == PictureAction::Save ? Key::PictureSaved
           : action == PictureAction::Copy                                 ? Key::PictureCopied
                                                                           : Key::PictureSent;
}

/// True if the screen has room for the picture beside the fields.
bool has_columns(const Ui& ui)
{
    return ui.screen().w > 780 * dialog_scale(ui);
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

/// Returns false for a puzzle, which has texts of its own.
bool PostPage::has_room_for_texts() const
{
    return context_.puzzle == nullptr;
}

PostPage::Offers PostPage::offers() const
{
    const words::Localizer& say = context_.localizer;
    Offers groups{{{{say.text(Key::EmbedCopy), Choose{Frame, 0}},
                    {say.text(Key::PictureAlt), Choose{Alt, 0}},
                    {say.text(Key::PictureText), Choose{Text, 0}},
                    {say.text(Key::PictureLink), Choose{Link, 0}}},
                   {{say.text(Key::ButtonClose), Intent{PageCommand::Close}}}}};
    for (const auto& [action, label] :
         {std::pair(PictureAction::Save, Key::ButtonDownload), std::pair(PictureAction::Send, Key::PassSend),
          std::pair(PictureAction::Copy, Key::PictureCopy)})
    {
        if (context_.platform.pictures.can(action))
        {
            groups[1].push_back({say.text(label), Choose{Take, static_cast<int>(action)}});
        }
    }
    return groups;
}

std::string PostPage::message() const
{
    if (const auto wrong = record::validate_texts(texts_))
    {
        return wrong->kind == record::ErrorKind::TooLarge ? context_.localizer.text(Key::PictureTooLong)
                                                          : words::plain(words::load_error(context_.localizer, *wrong));
    }
    return outcome_->text.empty() ? context_.localizer.text(Key::PictureTextHelp) : outcome_->text;
}

/// Draws title and name side by side, and the line of text below. Returns their height.
float PostPage::draw_fields(Ui& ui, Box box, const Box& view, float scale)
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
    const float top = box.y;
    const float button_height = dialog_button_height(ui);
    const Box first = box.cut_top(button_height, 8 * scale);
    for (int i = 0; i < 3; ++i)
    {
        const Field& field = fields[static_cast<std::size_t>(i)];
        const std::string label = context_.localizer.text(field.label);
        const Box at = i < 2 ? first.column(i, 2, 8 * scale) : box.cut_top(button_height, 8 * scale);
        const bool typed = text_field(ui, context_.platform,
                                      {.id = field.id,
                                       .label = label,
                                       .placeholder = label,
                                       .max_length = record::max_puzzle_text_cost,
                                       .font_size = 17 * scale},
                                      at, view, field.value);
        if (typed)
        {
            outcome_->text.clear();
        }
    }
    return box.y - top;
}

/// Draws the options of the picture. Returns their height.
float PostPage::draw_options(Ui& ui, Box box, float scale, std::optional<Intent>& intent) const
{
    const words::Localizer& say = context_.localizer;
    const float top = box.y;
    const std::string help = say.text(Key::PictureLineHelp);
    const std::array<std::string, 2> sizes{say.text(Key::PictureWide), say.text(Key::PictureSquare)};
    int size = format_;
    if (choice(ui, "picture size", box.cut_top(dialog_button_height(ui), 10 * scale), sizes, size, scale))
    {
        intent = Choose{Size, size};
    }
    bool line = has_line_;
    const Box row = box.cut_top(toggle_height(ui, help, box.w, scale), 10 * scale);
    if (toggle(ui, id_of("picture line"), row, say.text(Key::PictureLine), help, line, scale))
    {
        intent = Choose{Line, line ? 1 : 0};
    }
    return box.y - top;
}

/// Draws the buttons of a group from the top of the box. Returns their height.
float PostPage::draw_offers(Ui& ui, Box box, std::size_t group, const Offers& groups,
                            std::optional<Intent>& intent) const
{
    const std::vector<std::string> labels = labels_of(groups[group]);
    const float height = buttons_height(ui, box.w, labels);
    if (const auto pressed = buttons(ui, box.cut_top(height), names_of_groups[group], labels))
    {
        intent = groups[group][static_cast<std::size_t>(*pressed)].intent;
    }
    return height;
}

PosterWords PostPage::words_of_poster() const
{
    std::string line = has_line_ ? headline_text(context_, texts_) : std::string();
    if (const std::string asked = question_text(context_); has_line_ && line != asked)
    {
        line += " – " + asked; // the sharer's texts might not say what is asked
    }
    return {.round = round_text(context_), .line = std::move(line), .game = context_.localizer.text(Key::GameTitle)};
}

/// Draws a preview of the picture. Draws none while a picture is being made, as the painter can draw only once per
/// frame.
void PostPage::draw_preview(Ui& ui, const Box& box)
{
    fill(ui, box.grown(1), theme::current.brass);
    fill(ui, box, theme::current.night);
    if (outcome_->drawing > 0 || !context_.session)
    {
        return;
    }
    const Previewed shows{context_.session->version(), context_.localizer.language(), words_of_poster().line};
    if (!preview_ || shows != previewed_)
    {
        preview_.emplace(context_.picture_painter, context_.session->shown().for_others(), words_of_poster());
        previewed_ = shows;
    }
    const Format& format = format_of(format_);
    ui.push_clip(box);
    preview_->draw(&ui.list(), box, format.unit * box.w / format.size.x);
    ui.pop_clip();
    if (context_.picture_painter.unfinished())
    {
        ui.settle();
    }
}

std::optional<Intent> PostPage::draw(Ui& ui)
{
    const float s = dialog_scale(ui);
    const bool columns = has_columns(ui);
    const float width = (columns ? 900 : 560) * s;
    const float room = dialog_text_width(ui, width, s);
    const Format& format = format_of(format_);
    const float max_height = std::min(ui.screen().h * (columns ? 0.5F : 0.3F), 300 * s);
    const float preview_width = std::min(columns ? 0.5F * room : room, max_height * format.size.x / format.size.y);
    const float preview_height = preview_width * format.size.y / format.size.x;
    const Offers groups = offers();
    const std::vector<std::string> labels = labels_of(groups[1]);
    const float foot = buttons_height(ui, room, labels);
    const float above = columns ? 0 : preview_height + 12 * s;
    const float body = columns ? std::max(preview_height, scrolled_height_) : scrolled_height_;
    Box box = begin_dialog(ui, width, above + body + foot + 12 * s, context_.localizer.text(Key::PictureTitle), s);
    std::optional<Intent> intent;
    draw_offers(ui, box.cut_bottom(foot, 12 * s), 1, groups, intent);
    const Box beside = columns ? box.cut_left(preview_width, 18 * s) : box.cut_top(preview_height, 12 * s);
    draw_preview(ui, {beside.middle_x() - preview_width / 2, beside.y, preview_width, preview_height});
    scrolled(ui, post_scroll, box, scrolled_height_, s,
             [&](Box rest)
             {
                 const float top = rest.y;
                 rest.cut_top(draw_options(ui, rest, s, intent));
                 rest.cut_top(has_room_for_texts() ? draw_fields(ui, rest, box.inset(-4, 0), s) : 0);
                 rest.cut_top(draw_offers(ui, rest, 0, groups, intent), 10 * s);
                 const Letters quiet{.face = Face::Italic, .size = 16 * s, .colour = theme::current.cream};
                 const std::string text = message();
                 write_wrapped(ui, quiet, rest.cut_top(wrapped_height(quiet, rest.w, text), 2 * s), text);
                 return rest.y - top;
             });
    return end_dialog(ui) ? std::optional(Intent{PageCommand::Close}) : intent;
}

void PostPage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::PictureTitle);
    mirror.prompt = message();
    if (context_.session)
    {
        mirror.rule = headline_text(context_, texts_);
        mirror.position = position_of_table(context_.session->shown().for_others()); // what the picture shows
    }
}

void PostPage::take(PictureAction action)
{
    const Format& format = format_of(format_);
    const auto poster =
        std::make_shared<Poster>(context_.picture_painter, context_.session->shown().for_others(), words_of_poster());
    outcome_->text = context_.localizer.text(Key::PictureDrawing);
    // The preview may have used the painter in this frame.
    const auto waits = std::make_shared<bool>(outcome_->drawing++ == 0);
    context_.platform.pictures.take(
        {.action = action,
         .width = static_cast<int>(format.size.x),
         .height = static_cast<int>(format.size.y),
         .name = name_of_file,
         .words = headline_text(context_, texts_)},
        [poster, &format, waits](ImDrawList* list) {
            return !std::exchange(*waits, false)
                   && poster->draw(list, {0, 0, format.size.x, format.size.y}, format.unit);
        },
        [&context = context_, outcome = outcome_, action](PictureOutcome end)
        {
            *outcome = {context.localizer.text(message_of(action, end)), std::max(0, outcome->drawing - 1)};
            context.wake();
        });
}

void PostPage::copy(const std::string& text, Key done)
{
    context_.platform.clipboard.copy(text,
                                     [&context = context_, outcome = outcome_, done](platform::Clipboard::Copied copied)
                                     {
                                         const bool well = copied == platform::Clipboard::Copied::Done;
                                         outcome->text = context.localizer.text(well ? done : Key::ShareNotCopied);
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
        return true; // message() says what is wrong with the texts
    }
    context_.platform.preferences.set(author_preference, texts_.author);
    switch (choice->row)
    {
    case Take:
        take(static_cast<PictureAction>(choice->choice));
        break;
    case Text:
        copy(forum_text(context_, texts_), Key::PictureTextCopied);
        break;
    case Alt:
        copy(alt_text(context_, texts_), Key::PictureAltCopied);
        break;
    case Frame:
        copy(embed_html(context_, texts_), Key::EmbedCopied);
        break;
    case Link:
        copy(post_address(context_, texts_), Key::ShareCopied);
        break;
    case Size:
        format_ = choice->choice;
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

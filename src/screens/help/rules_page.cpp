#include "screens/help/rules_page.hpp"

#include "rules/cards/card.hpp"
#include "ui/shape.hpp"
#include "ui/text_field.hpp"
#include "ui/widgets.hpp"
#include "words/rule_set.hpp"
#include "words/search.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::screens
{

using words::Key;

void RulesPage::open(const Setup& setup, bool in_play, std::optional<words::Topic> topic)
{
    setup_ = setup;
    in_play_ = in_play;
    edition_ = setup.edition;
    query_.clear();
    words_.clear();
    language_.reset();
    if (topic)
    {
        go_to(words::chapter_of(setup, *topic));
    }
}

/// Returns the set-up whose rules are shown: that of the game, with another edition if the reader has chosen one.
Setup RulesPage::shown() const
{
    Setup setup = setup_;
    setup.edition = edition_;
    setup.modules = Modules(setup.modules.bits() & edition_row(edition_).modules.bits());
    return setup;
}

/// Writes only the hits, the best chapter first, each chapter below its title.
void RulesPage::write_answers(const words::Localizer& localizer, const std::vector<words::Chapter>& book)
{
    std::optional<std::size_t> open;
    for (words::Hit& hit : words::search(localizer, book, query_))
    {
        const words::Chapter& chapter = book[hit.chapter];
        if (open != hit.chapter && hit.passage > 0)
        {
            lines_.push_back({Line::Kind::Title, chapter.number, chapter.title, false});
        }
        open = hit.chapter;
        hits_.push_back(lines_.size());
        const Line::Kind kind = hit.passage == 0 ? Line::Kind::Title : kind_of(chapter.passages[hit.passage - 1]);
        lines_.push_back({kind, chapter.number, std::move(hit.marked), true});
    }
}

RulesPage::Line::Kind RulesPage::kind_of(const words::Passage& passage)
{
    return passage.kind == words::Passage::Kind::Heading   ? Line::Kind::Heading
           : passage.kind == words::Passage::Kind::Example ? Line::Kind::Example
           : passage.kind == words::Passage::Kind::Picture ? Line::Kind::Picture
                                                           : Line::Kind::Text;
}

void RulesPage::write_book(const words::Localizer& localizer)
{
    if (language_ == localizer.language() && is_whole_ == localizer.has_guide())
    {
        return;
    }
    language_ = localizer.language();
    is_whole_ = localizer.has_guide();
    lines_.clear();
    hits_.clear();
    width_ = 0;
    if (!is_whole_)
    {
        lines_.push_back({Line::Kind::Text, chapter_, localizer.text(Key::MessageComing)});
        return;
    }
    const auto book = words::rule_book(localizer, shown(), in_play_ && edition_ == setup_.edition);
    if (searching())
    {
        write_answers(localizer, book);
    }
    for (const words::Chapter& chapter : book)
    {
        if (searching())
        {
            break;
        }
        lines_.push_back({Line::Kind::Title, chapter.number, chapter.title, false});
        for (const words::Passage& passage : chapter.passages)
        {
            lines_.push_back({kind_of(passage), chapter.number, passage.text, false, passage.picture});
        }
    }
    hit_ = 0;
    if (!hits_.empty())
    {
        wanted_ = hits_.front();
    }
    else
    {
        go_to(chapter_);
    }
}

const std::vector<RulesPage::Line>& RulesPage::lines(const words::Localizer& localizer)
{
    write_book(localizer);
    return lines_;
}

int RulesPage::hits_in(std::size_t chapter) const
{
    return static_cast<int>(
        std::count_if(hits_.begin(), hits_.end(), [&](std::size_t hit) { return lines_[hit].chapter == chapter; }));
}

bool RulesPage::is_shown(const Line& line) const
{
    return !searching() || line.hit || (line.kind == Line::Kind::Title && hits_in(line.chapter) > 0);
}

std::string RulesPage::status(const words::Localizer& localizer) const
{
    if (searching())
    {
        return hits_.empty() ? localizer.text(Key::RulesNothing)
                             : localizer.text(Key::RulesHits, {{"value", static_cast<int>(hit_) + 1},
                                                               {"count", static_cast<int>(hits_.size())}});
    }
    return edition_ == setup_.edition ? words::rule_set(localizer, setup_) : localizer.text(Key::RulesOtherEdition);
}

std::vector<RulesPage::Entry> RulesPage::contents() const
{
    std::vector<Entry> entries;
    for (const Line& line : lines_)
    {
        if (line.kind == Line::Kind::Title && is_shown(line))
        {
            std::string label = words::plain(line.text);
            if (searching())
            {
                label += " (" + std::to_string(hits_in(line.chapter)) + ")";
            }
            entries.push_back({std::move(label), line.chapter, id_of("chapter", static_cast<int>(line.chapter))});
        }
    }
    return entries;
}

/// Scrolls to a chapter; during a search, to its first hit.
void RulesPage::go_to(std::size_t chapter)
{
    chapter_ = chapter;
    for (std::size_t i = 0; i < lines_.size(); ++i)
    {
        if (lines_[i].chapter == chapter && (lines_[i].hit || !searching()))
        {
            wanted_ = i;
            const auto hit = std::find(hits_.begin(), hits_.end(), i);
            hit_ = hit != hits_.end() ? static_cast<std::size_t>(hit - hits_.begin()) : hit_;
            return;
        }
    }
}

void RulesPage::show(Edition edition)
{
    edition_ = edition;
    language_.reset();
}

void RulesPage::step(int by)
{
    if (!hits_.empty())
    {
        hit_ = (hit_ + hits_.size() + static_cast<std::size_t>(by)) % hits_.size();
        wanted_ = hits_[hit_];
    }
}

// --- drawing ---------------------------------------------------------------------------------------------------------

Letters RulesPage::letters(const Line& line) const
{
    switch (line.kind)
    {
    case Line::Kind::Title:
    {
        Letters title{.face = Face::SmallCaps, .size = size_ * 1.42F, .colour = theme::current.wine};
        shrink_to_fit(title, widest_word(title, line.text), width_); // a long word on a phone with large letters
        return title;
    }
    case Line::Kind::Heading:
        return {.face = Face::Bold, .size = size_ * 1.08F, .colour = theme::current.wine};
    case Line::Kind::Example:
        return {.face = Face::Italic, .size = size_, .colour = theme::current.ink_soft};
    case Line::Kind::Picture:
        return {.face = Face::Italic, .size = 0.94F * size_, .colour = theme::current.ink_soft};
    case Line::Kind::Text:
        break;
    }
    return {.size = size_, .colour = theme::current.ink};
}

/// Returns the indentation of a line's text.
float RulesPage::indent(const Line& line) const
{
    return line.kind == Line::Kind::Example ? size_ : 0;
}

void RulesPage::measure(float width, float size)
{
    if (width_ == width && size_ == size)
    {
        return;
    }
    width_ = width;
    size_ = size;
    float y = 0.6F * size;
    for (Line& line : lines_)
    {
        const bool title = line.kind == Line::Kind::Title;
        y += title && y > size ? 1.3F * size : 0;
        line.y = y;
        line.height = wrapped_height(letters(line), width - indent(line), line.text);
        if (line.kind == Line::Kind::Picture)
        {
            line.height += RulePictures::height(line.picture, width, size) + 0.4F * size;
        }
        y += line.height + (title || line.kind == Line::Kind::Heading ? 0.25F : 0.5F) * size;
    }
    content_height_ = y + size;
}

namespace
{

constexpr Id sheet_scroll = id_of("rules");
constexpr Id list_scroll = id_of("chapters");
constexpr Id edition_scroll = id_of("editions");

constexpr int edition_rows = (edition_count + 1) / 2; ///< two editions side by side where they fit

float button_height(const Ui& ui, float s)
{
    return std::max(36 * s, ui.shape() != Shape::Wide ? ui.finger() : ui.min_touch_size());
}

} // namespace

void RulesPage::draw_search(Ui& ui, platform::Platform& platform, const words::Localizer& localizer, Box box)
{
    const float s = scale_;
    const Box next = box.cut_right(button_height(ui, s), 2 * s);
    const Box before = box.cut_right(next.w, 6 * s);
    const std::string label = localizer.text(Key::RulesSearch);
    platform::TextFieldResult typed;
    if (text_field(ui, platform,
                   {.id = "search",
                    .label = label,
                    .placeholder = label,
                    .max_length = 40,
                    .font_size = 17 * s,
                    .focus = std::exchange(type_, false)},
                   box, ui.screen(), query_, &typed))
    {
        words_ = words::search_words(query_);
        language_.reset();
        ui.settle();
    }
    const Paint colour = faded(theme::current.cream_title, found() ? 1.0F : 0.35F);
    const auto name = [&](Key key) { return found() ? localizer.text(key) : std::string(); };
    const bool back = icon_button(ui, id_of("hit before"), before, Icon::Older, colour, name(Key::RulesPrevious));
    const bool on = icon_button(ui, id_of("next hit"), next, Icon::Newer, colour, name(Key::RulesNext));
    if (const int by = back ? -1 : on || typed.submitted ? 1 : typed.step; by != 0)
    {
        step(by);
        ui.settle();
    }
}

void RulesPage::draw_editions(Ui& ui, const words::Localizer& localizer, const Box& box)
{
    std::vector<std::string> names;
    names.reserve(edition_count);
    for (int i = 0; i < edition_count; ++i)
    {
        names.push_back(localizer.text(words::edition_name(static_cast<Edition>(i))));
    }
    if (ui.shape() != Shape::Wide)
    {
        draw_edition_chips(ui, names, box);
        return;
    }
    auto chosen = static_cast<int>(edition_);
    if (choice(ui, "rules of", box, names, chosen, 0.92F * scale_, edition_rows))
    {
        show(static_cast<Edition>(chosen));
        ui.settle();
    }
}

/// Draws the editions in a line that can be scrolled sideways, for phones.
void RulesPage::draw_edition_chips(Ui& ui, const std::vector<std::string>& names, const Box& box)
{
    const auto chip = [&](std::size_t i)
    {
        return Button{.id = id_of("rules of", static_cast<int>(i)),
                      .label = names[i],
                      .look = static_cast<Edition>(i) == edition_ ? Look::Gold : Look::Plain,
                      .size = 16 * scale_,
                      .chosen = static_cast<Edition>(i) == edition_};
    };
    const auto width = [&](std::size_t i) { return button_width(chip(i), ui.finger()); };
    const float gap = 6 * scale_;
    float length = 0;
    for (std::size_t i = 0; i < names.size(); ++i)
    {
        length += width(i) + gap;
    }
    const float moved = ui.begin_scroll(edition_scroll, box, length, Ui::Along::X);
    float from = 0;
    for (std::size_t i = 0; i < names.size(); ++i)
    {
        const auto edition = static_cast<Edition>(i);
        if (edition == edition_ && chip_shown_ != edition_)
        {
            chip_shown_ = edition_;
            ui.reveal(edition_scroll, from - ui.finger(), from + width(i) + ui.finger());
        }
        if (button(ui, {box.x + moved + from, box.y, width(i), box.h}, chip(i)))
        {
            show(edition);
            ui.settle();
        }
        from += width(i) + gap;
    }
    ui.end_scroll();
}

/// Draws the table of contents: rows of height `row` beside the text, or on a phone side by side above it.
void RulesPage::draw_contents(Ui& ui, const Box& box, float row)
{
    const std::vector<Entry> entries = contents();
    const bool chips = row == 0;
    const float gap = chips ? 6 : 0;
    const auto step_of = [&](const Entry& entry)
    { return chips ? button_width({.label = entry.label, .size = 16 * scale_}, ui.finger()) : row; };
    float length = 0;
    for (const Entry& entry : entries)
    {
        length += step_of(entry) + gap;
    }
    const float moved = ui.begin_scroll(list_scroll, box, length, chips ? Ui::Along::X : Ui::Along::Y);
    float from = 0;
    for (const Entry& entry : entries)
    {
        const float step = step_of(entry);
        const Box at = chips ? Box{box.x + moved + from, box.y, step, box.h}
                             : Box{box.x + 5, box.y + moved + from + 1, box.w - 10, step - 2};
        const bool here = entry.number == chapter_;
        if (here && listed_ != chapter_)
        {
            listed_ = chapter_;
            ui.reveal(list_scroll, from - ui.finger(), from + step + ui.finger());
        }
        from += step + gap;
        draw_entry(ui, entry, at, chips);
    }
    ui.end_scroll();
}

void RulesPage::draw_entry(Ui& ui, const Entry& entry, const Box& at, bool chip)
{
    const Touch touch = ui.area(entry.area, at);
    ui.name_item(entry.label);
    const bool here = entry.number == chapter_;
    const float radius = chip ? at.h / 2 : 6;
    if (chip || here || touch.hovered)
    {
        fill(ui, at, here ? faded(theme::current.gilt, 0.25F) : theme::current.wood_button, radius);
    }
    if (chip)
    {
        outline(ui, at, here ? theme::current.gilt : theme::current.brass, 1, radius);
    }
    write_in(ui, {.face = here ? Face::Bold : Face::Regular, .size = 16 * scale_, .colour = theme::current.cream},
             at.inset(7 * scale_, 0), entry.label, chip ? Align::Centre : Align::Left);
    if (touch.focused)
    {
        focus_ring(ui, at.inset(0, 3), radius);
    }
    if (touch.clicked)
    {
        go_to(entry.number);
        ui.settle();
    }
}

void RulesPage::draw_line(Ui& ui, const words::Localizer& localizer, const Line& line, const Box& column, bool current)
{
    Letters style = letters(line);
    style.found = current ? theme::current.glow : faded(theme::current.glow, 0.45F);
    Box at{column.x, column.y + line.y, column.w, line.height};
    if (line.kind == Line::Kind::Title && line.y > size_)
    {
        fill(ui, {at.x, at.y - 0.6F * size_, at.w, 1}, faded(theme::current.parchment_edge, 0.4F));
    }
    if (line.kind == Line::Kind::Example)
    {
        fill(ui, at.cut_left(0.2F * size_, 0.8F * size_), faded(theme::current.gilt, 0.9F), 2);
    }
    if (line.kind == Line::Kind::Picture)
    {
        const Box picture = at.cut_top(RulePictures::height(line.picture, at.w, size_), 0.4F * size_);
        pictures_.draw(ui, localizer, shown(), line.picture, picture, size_);
        write_wrapped(ui, style, at, line.text, Align::Centre);
        return;
    }
    write_wrapped(ui, style, at, line.text);
}

void RulesPage::draw_sheet(Ui& ui, const words::Localizer& localizer, const Box& sheet)
{
    shadow(ui, sheet, 6 * scale_, 6);
    fill(ui, sheet, theme::current.parchment, 6 * scale_);
    outline(ui, sheet, theme::current.card_edge, 1.5F, 6 * scale_);
    const Box view = sheet.inset(4, 5 * scale_);
    const float size = 17 * scale_;
    const float width = std::min(33 * size, view.w - 32 * scale_); // at most about 75 letters a line
    measure(width, size);
    follow_keys(ui, view.h);
    if (wanted_ && *wanted_ < lines_.size())
    {
        const Line& line = lines_[*wanted_];
        const bool top = !searching();
        ui.reveal(sheet_scroll, line.y - (top ? 0.6F : 4) * size,
                  top ? line.y - 0.6F * size + view.h : line.y + line.height + 4 * size);
        wanted_.reset();
    }
    const float moved = ui.begin_scroll(sheet_scroll, view, content_height_, Ui::Along::Y);
    const Box column{view.middle_x() - width / 2, view.y + moved, width, content_height_};
    std::size_t reading = lines_.empty() ? 0 : lines_.front().chapter;
    for (std::size_t i = 0; i < lines_.size(); ++i)
    {
        const Line& line = lines_[i];
        reading = line.y + moved < 2 * size ? line.chapter : reading;
        if (line.y + line.height + moved > 0 && line.y + moved < view.h + size)
        {
            draw_line(ui, localizer, line, column, !hits_.empty() && hits_[hit_] == i);
        }
    }
    if (reading != chapter_ && content_height_ > view.h)
    {
        // At the end of the book, a chapter may begin below the upper edge of the view.
        const bool at_end = view.h - moved > content_height_ - 2;
        chapter_ = at_end ? chapter_ : reading;
    }
    draw_scroll_bar(ui, view, moved, content_height_, 1.5F * scale_);
    ui.end_scroll();
}

void RulesPage::follow_keys(Ui& ui, float view)
{
    if (!ui.reachable() || ImGui::GetIO().WantTextInput)
    {
        return;
    }
    ui.scroll_by_arrows();
    struct Hint
    {
        ImGuiKey key;
        float by;
    };
    const float page = 0.85F * view;
    for (const Hint& hint :
         {Hint{ImGuiKey_DownArrow, 3 * size_}, Hint{ImGuiKey_UpArrow, -3 * size_}, Hint{ImGuiKey_PageDown, page},
          Hint{ImGuiKey_PageUp, -page}, Hint{ImGuiKey_End, content_height_}, Hint{ImGuiKey_Home, -content_height_}})
    {
        if (ImGui::IsKeyPressed(hint.key))
        {
            ui.scroll_by(sheet_scroll, hint.by);
        }
    }
    if (ui.focused() == 0 && (ui.key(ImGuiKey_Enter) || ui.key(ImGuiKey_KeypadEnter)))
    {
        step(ImGui::GetIO().KeyShift ? -1 : 1);
    }
    type_ = type_ || ui.typed() == '/';
}

bool RulesPage::draw(Ui& ui, platform::Platform& platform, const words::Localizer& localizer)
{
    write_book(localizer);
    const Box& screen = ui.screen();
    const Shape shape = ui.shape();
    scale_ = dialog_scale(ui);
    const float s = scale_;
    const float row_height = button_height(ui, s);
    Box box = begin_dialog(ui, 1060 * s, screen.h, shape == Shape::Short ? "" : localizer.text(Key::RulesTitle), s);
    const std::string label = localizer.text(Key::ButtonClose);
    const Button close{.id = id_of("close rules"), .label = label, .look = Look::Gold, .size = 17 * s};
    const Letters said{.face = Face::Italic, .size = 15 * s, .colour = theme::current.cream_quiet};
    const std::string line = status(localizer);
    bool closed = false;
    if (shape == Shape::Tall)
    {
        const Box low = box.cut_bottom(row_height, 8);
        draw_search(ui, platform, localizer, box.cut_top(row_height, 6));
        draw_editions(ui, localizer, box.cut_top(row_height, 4));
        box.cut_top(write_wrapped(ui, said, box, line), 4 * s);
        draw_contents(ui, box.cut_top(ui.finger(), 8), 0);
        closed = button(ui, low.centred(std::min(low.w, 200 * s), low.h), close);
    }
    else
    {
        Box left = box.cut_left(270 * s, 16 * s);
        const Box low = left.cut_bottom(row_height, 8 * s);
        draw_search(ui, platform, localizer, left.cut_top(row_height, 8 * s));
        const float editions = shape == Shape::Wide ? edition_rows * std::max(ui.min_touch_size(), 30 * s) : row_height;
        draw_editions(ui, localizer, left.cut_top(editions, 8 * s));
        left.cut_top(write_wrapped(ui, said, left, line), 8 * s);
        draw_contents(ui, left, std::max(ui.min_touch_size() + 2, 27 * s));
        closed = button(ui, low, close);
    }
    draw_sheet(ui, localizer, box);
    const bool again = ui.reachable() && ui.typed() == '?';
    return end_dialog(ui) || closed || again;
}

} // namespace elgrande::screens

#include "app/puzzle/maker_page.hpp"

#include "app/analysis/analysis_words.hpp"
#include "app/posting/post_page.hpp"
#include "record/link/link.hpp"
#include "record/utf8.hpp"
#include "ui/text_field.hpp"
#include "ui/widgets.hpp"
#include "words/ideas.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <array>

namespace elgrande::screens
{

namespace
{

using words::Key;

constexpr Id maker_scroll = id_of("puzzle maker");
constexpr std::string_view names_of_buttons = "make puzzle";

/// True if a turn of this value solves the task.
bool solves(const record::Task& task, const brains::PuzzleAnswer& verdict, int value)
{
    return value >= (task.aim == record::Aim::AtLeast ? task.value : verdict.value);
}

std::string list_of_ideas(const words::Localizer& localizer, Ideas ideas)
{
    std::string list;
    for (const Idea idea : every_idea)
    {
        if (ideas.contains(idea))
        {
            list += (list.empty() ? "" : ", ") + words::idea_name(localizer, idea);
        }
    }
    return list;
}

/// Returns the reason why the turn makes a poor puzzle, with advice; empty if it makes a good one.
std::string why_poor(const words::Localizer& localizer, const record::Task& task, const brains::PuzzleAnswer& verdict)
{
    if (verdict.greedy && verdict.second && solves(task, verdict, *verdict.greedy))
    {
        return localizer.text(Key::PuzzlePlain); // even if the task asks for less than the best
    }
    return verdict.fault ? words::fault_sentence(localizer, *verdict.fault) : std::string();
}

} // namespace

std::string verdict_on(const words::Localizer& localizer, const MadePuzzle& made)
{
    const auto& verdict = made.verdict();
    if (!verdict || !verdict->solved)
    {
        return verdict ? words::fault_sentence(localizer, PuzzleFault::Unsolved)
                       : localizer.text(made.no_solver ? Key::AnalysisNotHere
                                        : made.failed  ? Key::PuzzleUntold
                                                       : Key::PuzzleThinks);
    }
    const record::Task& task = made.puzzle.task;
    const auto value = [&](int number) { return words::Argument("value", displayed_value(task.objective, number)); };
    std::vector<std::string> sentences;
    if (!solves(task, *verdict, verdict->value))
    {
        sentences.push_back(localizer.text(Key::PuzzleOutOfReach, {value(task.value)}));
    }
    sentences.push_back(
        localizer.text(Key::AnalysisBest, {value(verdict->value), {"count", displayed_count(verdict->best_ends)}}));
    if (verdict->second)
    {
        sentences.push_back(localizer.text(Key::AnalysisSecond, {value(*verdict->second)}));
    }
    if (verdict->greedy && verdict->second)
    {
        sentences.push_back(localizer.text(Key::PuzzleGreedy, {value(*verdict->greedy)}));
    }
    sentences.push_back(localizer.text(Key::PuzzleGrade, {{"value", verdict->grade}}) + ".");
    if (!verdict->ideas.empty())
    {
        sentences.push_back(localizer.text(Key::PuzzleWithIdeas, {{"list", list_of_ideas(localizer, verdict->ideas)}}));
    }
    if (const std::string poor = why_poor(localizer, task, *verdict); !poor.empty())
    {
        sentences.push_back(poor);
    }
    if (verdict->others_answer)
    {
        sentences.push_back(localizer.text(Key::PuzzleWorst));
    }
    std::string text;
    for (const std::string& sentence : sentences)
    {
        text += (text.empty() ? "" : " ") + sentence;
    }
    return text;
}

/// Returns the link of the puzzle, whose texts must be valid.
const std::string& PuzzleMakerPage::link()
{
    const record::Puzzle& puzzle = made_->puzzle;
    if (link_.empty() || linked_task_ != puzzle.task || linked_texts_ != puzzle.texts)
    {
        linked_task_ = puzzle.task;
        linked_texts_ = puzzle.texts;
        link_ = record::puzzle_link(puzzle);
    }
    return link_;
}

std::vector<Offer> PuzzleMakerPage::offers()
{
    const words::Localizer& say = context_.localizer;
    const bool wrong = record::validate_texts(made_->puzzle.texts).has_value();
    Intent open = wrong ? Choose{Refuse, 0} : Intent{OpenPuzzle{link()}};
    Intent code = wrong ? Choose{Refuse, 0} : Intent{ShowCode{context_.platform.address.address_of(link())}};
    std::vector<Offer> list{{say.text(Key::ButtonClose), Intent{PageCommand::Close}},
                            {say.text(Key::CodeTitle), std::move(code)},
                            {say.text(Key::ButtonTryOut), std::move(open)}};
    if (context_.platform.clipboard.can_share())
    {
        list.push_back({say.text(Key::PassSend), Choose{Send, 0}});
    }
    list.push_back({say.text(Key::ButtonCopy), Choose{Copy, 0}});
    return list;
}

/// Returns the sentence that says that `value` must be reached.
std::string PuzzleMakerPage::aim_sentence(int value) const
{
    return context_.localizer.text(Key::PuzzleAtLeast,
                                   {{"value", displayed_value(made_->puzzle.task.objective, value)}});
}

std::string PuzzleMakerPage::space_used() const
{
    const int framing = record::text_cost({}); // that of texts without a letter
    return context_.localizer.text(Key::PuzzleMakeRoom, {{"value", record::text_cost(made_->puzzle.texts) - framing},
                                                         {"count", record::max_puzzle_text_cost - framing}});
}

/// Returns the error in the texts, the outcome of posting the link, or the part of their space that the texts use.
std::string PuzzleMakerPage::message() const
{
    if (const auto wrong = record::validate_texts(made_->puzzle.texts))
    {
        return wrong->kind == record::ErrorKind::TooLarge
                   ? space_used() + " " + context_.localizer.text(Key::PictureTooLong)
                   : words::plain(words::load_error(context_.localizer, *wrong));
    }
    return outcome_->empty() ? space_used() : *outcome_;
}

/// Draws objective and aim. Returns their height.
float PuzzleMakerPage::draw_task(Ui& ui, Box rest, float s, std::optional<Intent>& intent) const
{
    const float top = rest.y;
    const words::Localizer& say = context_.localizer;
    const record::Task& task = made_->puzzle.task;
    const float button_height = dialog_button_height(ui);
    const int rows = ui.shape() == Shape::Tall ? 3 : 2;
    const std::vector<std::string> names = objective_names(say);
    auto objective = static_cast<int>(task.objective);
    if (choice(ui, "puzzle objective", rest.cut_top(static_cast<float>(rows) * button_height, 8 * s), names, objective,
               s, rows))
    {
        intent = Choose{Objectives, objective};
    }
    const Letters quiet{.face = Face::Italic, .size = 15.5F * s, .colour = theme::current.cream_quiet};
    const std::string sentence = objective_sentence(say, task.objective);
    write_wrapped(ui, quiet, rest.cut_top(wrapped_height(quiet, rest.w, sentence), 8 * s), sentence);
    const std::array<std::string, 2> aims{say.text(Key::PuzzleMakeBest), say.text(Key::PuzzleMakeNumber)};
    auto aim = static_cast<int>(task.aim);
    if (choice(ui, "puzzle aim", rest.cut_top(button_height, 8 * s), aims, aim, s))
    {
        intent = Choose{Aims, aim};
    }
    if (task.aim == record::Aim::AtLeast)
    {
        const Box row = rest.cut_top(button_height, 8 * s);
        draw_number(ui, row, s, intent);
    }
    return rest.y - top;
}

/// Draws the number to reach, between buttons that lower and raise it.
void PuzzleMakerPage::draw_number(Ui& ui, Box row, float s, std::optional<Intent>& intent) const
{
    const record::Task& task = made_->puzzle.task;
    const int up = task.objective == Objective::HoldRivals ? -1 : 1; // displayed_value() grows in this direction
    const float wide = std::max(row.h, 60 * s);
    for (const int side : {0, 1})
    {
        const int value = task.value + (side == 0 ? -up : up);
        const std::string name = aim_sentence(value);
        if (button(ui, side == 0 ? row.cut_left(wide, 8 * s) : row.cut_right(wide, 8 * s),
                   {.id = id_of("puzzle value", side), .label = side == 0 ? "–" : "+", .size = 20 * s, .name = name}))
        {
            intent = Choose{Value, value};
        }
    }
    write_in(ui, {.size = 18 * s, .colour = theme::current.cream}, row, aim_sentence(task.value), Align::Centre);
}

/// Draws the text fields that are inside `view`. Returns the height of all.
float PuzzleMakerPage::draw_words(Ui& ui, Box rest, const Box& view, float s)
{
    struct Field
    {
        const char* id;
        Key label;
        std::string& value;
    };
    record::PuzzleTexts& texts = made_->puzzle.texts;
    const std::array fields{Field{"puzzle title", Key::PictureWordsTitle, texts.title},
                            Field{"puzzle author", Key::PictureWordsAuthor, texts.author},
                            Field{"puzzle line", Key::PictureWordsLine, texts.line},
                            Field{"puzzle own hint", Key::PuzzleOwnHint, texts.hint}};
    const float top = rest.y;
    const float button_height = dialog_button_height(ui);
    const Box first = rest.cut_top(button_height, 8 * s);
    for (int i = 0; i < 4; ++i)
    {
        const Field& field = fields[static_cast<std::size_t>(i)];
        const std::string label = context_.localizer.text(field.label);
        const Box at = i < 2 ? first.column(i, 2, 8 * s) : rest.cut_top(button_height, 8 * s);
        const bool typed = text_field(ui, context_.platform,
                                      {.id = field.id,
                                       .label = label,
                                       .placeholder = label,
                                       .max_length = record::max_puzzle_text_cost,
                                       .font_size = 17 * s},
                                      at, view, field.value);
        if (typed)
        {
            outcome_->clear();
        }
    }
    const Letters quiet{.face = Face::Italic, .size = 15.5F * s, .colour = theme::current.cream};
    const std::string text = message();
    write_wrapped(ui, quiet, rest.cut_top(wrapped_height(quiet, rest.w, text), 10 * s), text);
    return rest.y - top;
}

float PuzzleMakerPage::draw_verdict(Ui& ui, Box rest, float s) const
{
    const Letters style{.size = 17 * s, .colour = theme::current.cream, .lit = theme::current.lit_text};
    const std::string text = verdict_on(context_.localizer, *made_);
    const float height = wrapped_height(style, rest.w, text);
    write_wrapped(ui, style, rest.cut_top(height), text);
    return height;
}

std::optional<Intent> PuzzleMakerPage::draw(Ui& ui)
{
    const float s = dialog_scale(ui);
    const float width = 600 * s;
    const float room = dialog_text_width(ui, width, s);
    const std::vector<Offer> foot_offers = offers();
    const std::vector<std::string> labels = labels_of(foot_offers);
    const float all_buttons_height = buttons_height(ui, room, labels);
    Box box = begin_dialog(ui, width, content_height_ + all_buttons_height + 12 * s,
                           context_.localizer.text(Key::PuzzleMake), s);
    const Box foot = box.cut_bottom(all_buttons_height, 10 * s);
    std::optional<Intent> intent;
    scrolled(ui, maker_scroll, box, content_height_, s,
             [&](Box rest)
             {
                 const float top = rest.y;
                 rest.cut_top(draw_task(ui, rest, s, intent));
                 rest.cut_top(draw_verdict(ui, rest, s), 12 * s);
                 rest.cut_top(draw_words(ui, rest, box.inset(-4, 0), s));
                 return rest.y - top;
             });
    if (const auto pressed = buttons(ui, foot, names_of_buttons, labels))
    {
        intent = foot_offers[static_cast<std::size_t>(*pressed)].intent;
    }
    return end_dialog(ui) ? std::optional(Intent{PageCommand::Close}) : intent;
}

void PuzzleMakerPage::describe(Mirror& mirror)
{
    const record::Task& task = made_->puzzle.task;
    mirror.title = context_.localizer.text(Key::PuzzleMake);
    mirror.prompt = words::plain(verdict_on(context_.localizer, *made_));
    mirror.rule = objective_sentence(context_.localizer, task.objective);
    mirror.rule += task.aim == record::Aim::AtLeast ? " " + aim_sentence(task.value) : std::string();
    mirror.notice = message();
}

std::function<void(bool)> PuzzleMakerPage::show_outcome(Key done, Key failed) const
{
    return [&context = context_, outcome = outcome_, done, failed](bool well)
    {
        *outcome = context.localizer.text(well ? done : failed);
        context.wake();
    };
}

void PuzzleMakerPage::send_link()
{
    const record::Puzzle& puzzle = made_->puzzle;
    const std::string& title = puzzle.texts.title;
    context_.platform.clipboard.share(
        title.empty() ? objective_sentence(context_.localizer, puzzle.task.objective) : title,
        context_.platform.address.address_of(link()), show_outcome(Key::PassSent, Key::PassNotSent));
}

void PuzzleMakerPage::copy_link()
{
    context_.platform.clipboard.copy(
        context_.platform.address.address_of(link()),
        [say = show_outcome(Key::ShareCopied, Key::ShareNotCopied)](platform::Clipboard::Copied copied)
        { say(copied == platform::Clipboard::Copied::Done); });
}

bool PuzzleMakerPage::handle(const Intent& intent)
{
    const auto* choice = intent_as<Choose>(intent);
    if (choice == nullptr)
    {
        return false;
    }
    outcome_->clear();
    switch (choice->row)
    {
    case Objectives:
        made_->choose(static_cast<Objective>(std::clamp(choice->choice, 0, objective_count - 1)));
        break;
    case Aims:
        made_->choose(choice->choice == 0 ? record::Aim::Best : record::Aim::AtLeast);
        break;
    case Value:
        made_->choose_value(choice->choice);
        break;
    case Copy:
    case Send:
        if (!record::validate_texts(made_->puzzle.texts))
        {
            context_.platform.preferences.set(author_preference, made_->puzzle.texts.author);
            choice->row == Send ? send_link() : copy_link();
        }
        break;
    default: // Refuse: message() says what is wrong with the texts
        break;
    }
    return true;
}

} // namespace elgrande::screens

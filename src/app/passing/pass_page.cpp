#include "app/passing/pass_page.hpp"

#include "app/passing/game_list.hpp"
#include "record/link/link.hpp"
#include "ui/widgets.hpp"
#include "words/names.hpp"

#include <vector>

namespace elgrande::screens
{

using words::Key;

PassPage::PassPage(const PageContext& context) : context_(context) {}

const std::string& PassPage::link()
{
    if (context_.session && context_.session->version() != version_)
    {
        version_ = context_.session->version();
        link_ = context_.platform.address.address_of(record::passed_link(context_.session->sitting().played()));
    }
    return link_;
}

std::string PassPage::next() const
{
    if (!context_.session || context_.session->sitting().over())
    {
        return context_.localizer.text(Key::PassOver);
    }
    const table::Sitting& sitting = context_.session->sitting();
    const Seat seat = sitting.decision().seat;
    const std::string name = words::seat_name(context_.localizer, sitting.players()[seat]);
    return context_.localizer.text(Key::PassNext, {{"player", words::marked(seat, name)}});
}

std::vector<Offer> PassPage::offers(bool with_code)
{
    const words::Localizer& say = context_.localizer;
    std::vector<Offer> list{{say.text(Key::PassStay), PageCommand::Close}};
    if (context_.room)
    {
        list.push_back({say.text(Key::RoomEnd), RoomCommand::End});
    }
    if (with_code)
    {
        list.push_back({say.text(Key::CodeTitle), ShowCode{link()}});
    }
    list.push_back({say.text(Key::ButtonCopy), Choose{Copy, 0}});
    if (context_.platform.clipboard.can_share())
    {
        list.push_back({say.text(Key::PassSend), Choose{Send, 0}});
    }
    return list;
}

std::string PassPage::help() const
{
    const words::Localizer& say = context_.localizer;
    return say.text(Key::PassHelp) + (context_.room ? " " + say.text(Key::PassRoom) : "");
}

std::optional<Intent> PassPage::draw(Ui& ui)
{
    const words::Localizer& say = context_.localizer;
    const float s = dialog_scale(ui);
    const float width = 500 * s;
    const float room = dialog_text_width(ui, width, s);
    const Letters large{.size = 19 * s, .colour = theme::current.cream, .lit = theme::current.lit_text};
    const Letters quiet{.face = Face::Italic, .size = 16 * s, .colour = theme::current.cream};
    const std::string who = next();
    const std::string warning = help();
    const std::string always = say.text(Key::PassAfterTurnsHelp);
    // A phone held sideways has no room for the code, and its screen is small.
    const std::vector<Offer> foot_offers = offers(ui.shape() != Shape::Short);
    const std::vector<std::string> labels = labels_of(foot_offers);
    const std::string message =
        outcome_->empty() ? say.text(Key::ShareLength, {{"count", static_cast<int>(link().size())}}) : *outcome_;
    const float who_height = wrapped_height(large, room, who);
    const float help_height = wrapped_height(quiet, room, warning);
    const float message_height = wrapped_height(quiet, room, message);
    const float always_height = toggle_height(ui, always, room, s);
    const float foot = buttons_height(ui, room, labels);
    Box box = begin_dialog(ui, width, who_height + help_height + always_height + message_height + foot + 46 * s,
                           say.text(Key::PassTitle), s);
    write_wrapped(ui, large, box.cut_top(who_height, 10 * s), who);
    write_wrapped(ui, quiet, box.cut_top(help_height, 12 * s), warning);
    std::optional<Intent> wish;
    if (toggle(ui, id_of("pass always"), box.cut_top(always_height, 12 * s), say.text(Key::PassAfterTurns), always,
               after_turns_, s))
    {
        wish = Choose{AfterTurns, after_turns_ ? 1 : 0};
    }
    write_wrapped(ui, quiet, box.cut_top(message_height, 12 * s), message);
    if (const auto pressed = buttons(ui, box.cut_bottom(foot), "pass", labels))
    {
        wish = foot_offers[static_cast<std::size_t>(*pressed)].intent;
    }
    return end_dialog(ui) ? std::optional(Intent{PageCommand::Close}) : wish;
}

void PassPage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::PassTitle);
    mirror.prompt = outcome_->empty() ? words::plain(next()) : *outcome_;
    mirror.notice = help();
}

std::vector<Command> PassPage::commands()
{
    return {{context_.localizer.text(Key::CodeTitle), Intent{ShowCode{link()}}}};
}

std::function<void(bool)> PassPage::show_outcome(Key done, Key failed)
{
    return [&context = context_, outcome = outcome_, done, failed](bool well)
    {
        *outcome = context.localizer.text(well ? done : failed);
        context.wake();
    };
}

void PassPage::copy()
{
    context_.platform.clipboard.copy(
        link(), [say = show_outcome(Key::ShareCopied, Key::ShareNotCopied)](platform::Clipboard::Copied copied)
        { say(copied == platform::Clipboard::Copied::Done); });
}

void PassPage::send()
{
    context_.platform.clipboard.share(words::plain(next()), link(), show_outcome(Key::PassSent, Key::PassNotSent));
}

bool PassPage::handle(const Intent& intent)
{
    const auto* choice = intent_as<Choose>(intent);
    const bool shows_code = intent_as<ShowCode>(intent) != nullptr;
    if ((choice == nullptr && !shows_code) || !context_.session)
    {
        return false;
    }
    GameList by_link = played_by_link(context_.platform.preferences);
    const std::string& key = context_.session->key();
    if (shows_code)
    {
        by_link.set(key, after_turns_);
        return false; // the program opens the page with the code
    }
    if (choice->row == AfterTurns)
    {
        after_turns_ = choice->choice != 0;
        by_link.set(key, after_turns_ && by_link.contains(key));
        return true;
    }
    choice->row == Send ? send() : copy();
    by_link.set(key, after_turns_);
    return true;
}

} // namespace elgrande::screens

#include "app/pages/share_page.hpp"

#include "app/puzzle/puzzle_session.hpp"

namespace elgrande::screens
{

namespace
{

using words::Key;

Intent pass_on()
{
    return Intent{OpenPage{"pass"}};
}

Intent take_picture()
{
    return Intent{OpenPage{"picture"}};
}

} // namespace

SharePage::SharePage(const PageContext& context) : context_(context)
{
    const bool set_up = context.session && context.session->set_up_by_hand();
    sharing_->fixed = context.puzzle != nullptr || set_up;
    sharing_->makes_puzzle = !set_up; // the editor has another button for that
}

const std::string& SharePage::link()
{
    const auto& session = context_.session;
    const Source source{session ? session->version() : 0, sharing_->what, sharing_->everything};
    if (session && source != source_)
    {
        source_ = source;
        link_ =
            context_.platform.address.address_of(context_.puzzle       ? context_.puzzle->link
                                                 : sharing_->what == 0 ? session->position_link(sharing_->everything)
                                                                       : session->game_link());
    }
    return link_;
}

bool SharePage::tells_cards_to_come() const
{
    return context_.session && !context_.session->sitting().over();
}

std::optional<Intent> SharePage::draw(Ui& ui)
{
    const auto wish = draw_share(ui, context_.localizer, *sharing_, link(), tells_cards_to_come());
    if (!wish)
    {
        return std::nullopt;
    }
    if (*wish == ShareWish::Copy)
    {
        copy();
        return std::nullopt;
    }
    return *wish == ShareWish::Download  ? Intent{GameCommand::Download}
           : *wish == ShareWish::Picture ? take_picture()
           : *wish == ShareWish::Pass    ? pass_on()
           : *wish == ShareWish::Puzzle  ? Intent{PageCommand::MakePuzzle}
           : *wish == ShareWish::Code    ? Intent{ShowCode{link()}}
                                         : Intent{PageCommand::Close};
}

void SharePage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::ShareTitle);
    mirror.prompt = sharing_->said.empty() ? link() : sharing_->said;
    if (sharing_->what == 1 && tells_cards_to_come())
    {
        mirror.notice = context_.localizer.text(Key::ShareGameHelp);
    }
}

std::vector<Command> SharePage::commands()
{
    std::vector<Command> more{{context_.localizer.text(Key::CodeTitle), Intent{ShowCode{link()}}}};
    if (sharing_->makes_puzzle)
    {
        more.push_back({context_.localizer.text(Key::PuzzleMake), Intent{PageCommand::MakePuzzle}});
    }
    return more;
}

void SharePage::copy()
{
    context_.platform.clipboard.copy(
        link(),
        [&context = context_, weak = std::weak_ptr(sharing_)](platform::Clipboard::Copied copied)
        {
            if (const auto sharing = weak.lock())
            {
                const bool done = copied == platform::Clipboard::Copied::Done;
                sharing->said = context.localizer.text(done ? Key::ShareCopied : Key::ShareNotCopied);
                context.wake();
            }
        });
}

} // namespace elgrande::screens

#include "app/pages/result_page.hpp"

#include "app/pages/table_page.hpp"
#include "screens/result/end_screen.hpp"

namespace elgrande::screens
{

namespace
{

using words::Key;
using Kind = Intent::Kind;

} // namespace

std::optional<Intent> ResultPage::draw(Ui& ui)
{
    const GameSession& session = *context_.session;
    const auto intent = draw_end(ui, session.shown(), session.sitting().points_by_source(), explainer_);
    return !intent && ui.reachable() && ui.key(ImGuiKey_Escape) ? std::optional(Intent{Kind::ShowBoard}) : intent;
}

void ResultPage::describe(Mirror& mirror)
{
    mirror = context_.session->mirror();
    mirror.prompt = words::plain(winners(context_.session->shown()));
    describe_note(context_, explainer_, mirror);
}

std::vector<Command> ResultPage::commands()
{
    std::vector<Command> list;
    add_note_commands(context_, explainer_, list);
    add_show_command(context_, list);
    list.push_back({context_.localizer.text(Key::ButtonLookAtBoard), id_of("end"), Intent{Kind::ShowBoard}});
    list.push_back({context_.localizer.text(Key::ButtonNewGame), id_of("end", 2), Intent{Kind::GoHome}});
    return list;
}

bool ResultPage::handle(const Intent& intent)
{
    return close_note(intent, explainer_);
}

} // namespace elgrande::screens

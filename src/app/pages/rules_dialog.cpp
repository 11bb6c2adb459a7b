#include "app/pages/rules_dialog.hpp"

#include "words/rule_set.hpp"

namespace elgrande::screens
{

namespace
{

using words::Key;

} // namespace

std::optional<Intent> RulesDialog::draw(Ui& ui)
{
    return book_.draw(ui, context_.platform, context_.localizer) ? std::optional(Intent{PageCommand::Close})
                                                                 : std::nullopt;
}

void RulesDialog::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::RulesTitle);
    for (const RulesPage::Line& line : book_.lines(context_.localizer))
    {
        using LineKind = RulesPage::Line::Kind;
        if (book_.is_shown(line))
        {
            const int level = line.kind == LineKind::Title ? 1 : line.kind == LineKind::Heading ? 2 : 0;
            const std::string description = line.kind == LineKind::Picture
                                                ? context_.localizer.text(words::row_of(line.picture).description) + " "
                                                : std::string();
            mirror.page.push_back({level, description + words::plain(line.text)});
        }
    }
    mirror.prompt = book_.status(context_.localizer);
}

} // namespace elgrande::screens

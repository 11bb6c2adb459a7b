#include "app/pages/rules_dialog.hpp"

#include "words/rule_set.hpp"

namespace elgrande::screens
{

namespace
{

using words::Key;

/// The choices of the page itself.
enum RulesChoice : std::uint8_t
{
    Step,
    Chapter,
    RulesOf
};

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
        if (book_.reads(line))
        {
            const int level = line.kind == LineKind::Title ? 1 : line.kind == LineKind::Heading ? 2 : 0;
            const std::string seen = line.kind == LineKind::Picture
                                         ? context_.localizer.text(words::row_of(line.picture).seen) + " "
                                         : std::string();
            mirror.page.push_back({level, seen + words::plain(line.text)});
        }
    }
    mirror.prompt = book_.status(context_.localizer);
}

std::vector<Command> RulesDialog::commands()
{
    const words::Localizer& localizer = context_.localizer;
    std::vector<Command> list{{localizer.text(Key::ButtonClose), id_of("close rules"), Intent{PageCommand::Close}}};
    if (book_.found())
    {
        list.push_back({localizer.text(Key::RulesNext), id_of("next hit"), Choose{Step, 1}});
        list.push_back({localizer.text(Key::RulesPrevious), id_of("hit before"), Choose{Step, -1}});
    }
    for (const RulesPage::Entry& entry : book_.contents())
    {
        list.push_back({entry.label, entry.area, Choose{Chapter, static_cast<int>(entry.number)}});
    }
    for (int i = 0; i < edition_count; ++i)
    {
        const auto edition = static_cast<Edition>(i);
        list.push_back({localizer.text(words::edition_name(edition)), id_of("rules of", i), Choose{RulesOf, i},
                        edition == book_.edition()});
    }
    return list;
}

bool RulesDialog::handle(const Intent& intent)
{
    const auto* choice = intent_as<Choose>(intent);
    if (choice == nullptr)
    {
        return false;
    }
    switch (choice->row)
    {
    case Step:
        book_.step(choice->choice);
        break;
    case Chapter:
        book_.go_to(static_cast<std::size_t>(choice->choice));
        break;
    default:
        book_.show(static_cast<Edition>(choice->choice));
        break;
    }
    return true;
}

} // namespace elgrande::screens

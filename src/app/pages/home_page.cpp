#include "app/pages/home_page.hpp"

#include "app/lesson/lessons_page.hpp"
#include "app/pages/menu_page.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <array>

namespace elgrande::screens
{

namespace
{

using words::Key;

/// The choices of the page itself; the screen asks for the first one.
enum HomeChoice : std::uint8_t
{
    Older,
    Players,
    Rules,
    Seats,
    Court
};

} // namespace

std::optional<Intent> HomePage::draw(Ui& ui)
{
    if (waits_)
    {
        screen_.draw_waiting(ui, context_.localizer);
        return std::nullopt;
    }
    return screen_.draw(ui, context_.platform, context_.localizer, context_.saves.shown_games(), lesson_offer(context_),
                        context_.session != nullptr);
}

void HomePage::describe(Mirror& mirror)
{
    mirror.title = context_.localizer.text(Key::GameTitle);
    mirror.prompt = context_.localizer.text(waits_ ? Key::HomeLoading : Key::GameSubtitle);
    if (!waits_ && !context_.saves.rows().empty() && context_.platform.page.forgets_in_a_week())
    {
        mirror.page.push_back({.level = 0, .text = context_.localizer.text(Key::HomeSavesWeek)});
    }
}

void HomePage::add_form(std::vector<Command>& list)
{
    const words::Localizer& localizer = context_.localizer;
    const auto wrong = form().problem();
    list.push_back({localizer.text(wrong.value_or(Key::HomeStart)), id_of("start"), Intent{HomeCommand::StartGame}});
    const int players = form().players();
    for (int count = 2; count <= max_players; ++count)
    {
        if (count != players)
        {
            const Id area = count == players + 1   ? id_of("add seat")
                            : count == players - 1 ? id_of("remove seat", count)
                                                   : 0;
            list.push_back(
                {localizer.text(Key::HomePlayers) + ": " + std::to_string(count), area, Choose{Players, count}});
        }
    }
    for (int seat = 0; seat < players; ++seat)
    {
        const std::string by = form().played_by(localizer, seat);
        list.push_back({localizer.text(Key::HomeSeatBy, {{"player", form().name_of(seat)}, {"name", by}}),
                        id_of("played by", seat), Choose{Seats, seat}});
    }
    list.push_back({localizer.text(Key::HomeAdvice), id_of("advice"), Choose{Court, form().has_advice() ? 0 : 1},
                    form().has_advice()});
    int number = 0;
    for (const auto& choice : form().rules().choices(players))
    {
        const std::string label =
            choice.card != no_card ? words::card_name(localizer, choice.card) : localizer.text(choice.label);
        list.push_back({label, choice.area, Choose{Rules, number}, choice.chosen});
        ++number;
    }
}

void HomePage::add_saved(std::vector<Command>& list) const
{
    struct Entry
    {
        Key label;
        SaveCommand command;
        bool whole; ///< only for games that can be opened
    };
    constexpr std::array entries{Entry{Key::HomeSaveOpen, SaveCommand::Open, true},
                                 Entry{Key::HomeSaveRename, SaveCommand::AskName, true},
                                 Entry{Key::HomeSaveDownload, SaveCommand::Download, false},
                                 Entry{Key::HomeSaveDelete, SaveCommand::Delete, false}};
    const words::Localizer& localizer = context_.localizer;
    const SavedGames saves = context_.saves.shown_games();
    int number = 0;
    const auto name = [&](const SaveRow& row)
    { return whole_name_of(localizer, row, context_.platform.clock.local(row.saved_at_ms)); };
    for (const SaveRow& row : screen_.listed(saves))
    {
        for (std::size_t i = 0; i < entries.size(); ++i)
        {
            if (!row.error || !entries[i].whole)
            {
                list.push_back({localizer.text(entries[i].label) + ": " + name(row),
                                id_of("save button", number * 4 + static_cast<int>(i)),
                                WithSave{entries[i].command, row.key}});
            }
        }
        ++number;
    }
    if (const int older = screen_.older(saves); older > 0)
    {
        list.push_back({localizer.text(Key::HomeOlder, {{"count", older}}), id_of("older saves"), Choose{Older, 0}});
    }
    if (saves.removed != nullptr)
    {
        list.push_back({localizer.text(Key::HomeUndoDelete), id_of("bring back"), Intent{HomeCommand::BringBackSave}});
    }
}

std::vector<Command> HomePage::commands()
{
    std::vector<Command> list;
    if (waits_)
    {
        return list;
    }
    const words::Localizer& localizer = context_.localizer;
    if (const LessonOffer lesson = lesson_offer(context_); lesson.first)
    {
        list.push_back({lesson.label, id_of("learn"), Intent{OpenLesson{lesson.id}}});
    }
    add_form(list);
    list.push_back({localizer.text(Key::LearnLessons), id_of("lessons"), Intent{OpenPage{"lessons"}}});
    list.push_back({localizer.text(Key::PuzzleTitle), id_of("puzzles"), Intent{OpenPage{"puzzles"}}});
    list.push_back({localizer.text(Key::EditorTitle), id_of("set up"), Intent{OpenPage{"editor"}}});
    list.push_back({localizer.text(Key::RulesTitle), id_of("rules"), Intent{OpenRules{}}});
    list.push_back({localizer.text(Key::SettingsTitle), id_of("settings"), Intent{PageCommand::OpenSettings}});
    const auto& rows = context_.saves.rows();
    if (context_.session)
    {
        list.push_back({localizer.text(Key::HomeBackToGame), id_of("continue"), Intent{HomeCommand::Resume}});
    }
    else if (const auto newest =
                 std::find_if(rows.begin(), rows.end(), [](const SaveRow& row) { return !row.error && !row.over; });
             newest != rows.end())
    {
        list.push_back({localizer.text(Key::HomeContinue) + ": "
                            + whole_name_of(localizer, *newest, context_.platform.clock.local(newest->saved_at_ms)),
                        id_of("continue"), Intent{WithSave{SaveCommand::Open, newest->key}}});
    }
    list.push_back({localizer.text(Key::HomeUpload), id_of("upload"), Intent{HomeCommand::ChooseFile}});
    add_saved(list);
    const auto languages = language_commands(localizer);
    list.insert(list.end(), languages.begin(), languages.end());
    return list;
}

bool HomePage::handle(const Intent& intent)
{
    const auto* choice = intent_as<Choose>(intent);
    if (choice == nullptr)
    {
        return false;
    }
    switch (choice->row)
    {
    case Older:
        screen_.show_older();
        break;
    case Players:
        form().set_players(context_.localizer, choice->choice);
        break;
    case Court:
        form().allow_advice(choice->choice != 0);
        break;
    case Seats:
        form().next_controller(choice->choice);
        break;
    default:
        form().rules().choose(form().players(), static_cast<std::size_t>(choice->choice));
        break;
    }
    return true;
}

} // namespace elgrande::screens

#include "app/inside.hpp"

#include "screens/result/scoring_sheet.hpp"
#include "words/names.hpp"

#include <algorithm>
#include <array>

namespace elgrande::screens
{

namespace
{

using words::Key;

} // namespace

void App::Inside::add_command(std::string label, Id area, std::function<void()> press, std::optional<bool> chosen)
{
    commands.push_back({std::move(label), area, std::move(press), chosen});
}

void App::Inside::language_commands()
{
    for (int i = 0; i < words::language_count; ++i)
    {
        const auto language = static_cast<words::Language>(i);
        if (language != speech.language())
        {
            add_command(std::string(words::language_row(language).name), id_of("language", i),
                        [this, language] { speak(language); });
        }
    }
}

void App::Inside::home_commands()
{
    const auto wrong = home.form().problem();
    add_command(speech.say(wrong.value_or(Key::HomeStart)), id_of("start"),
                [this]
                {
                    if (!home.form().problem())
                    {
                        act(HomeIntent{HomeIntent::Kind::Start, {}});
                    }
                });
    const int players = home.form().players();
    for (int count = 2; count <= max_players; ++count)
    {
        if (count != players)
        {
            const Id area = count == players + 1   ? id_of("add seat")
                            : count == players - 1 ? id_of("remove seat", count)
                                                   : 0;
            add_command(speech.say(Key::HomePlayers) + ": " + std::to_string(count), area,
                        [this, count]
                        {
                            home.form().set_players(speech, count);
                            stale = true;
                        });
        }
    }
    const auto choices = home.form().rules().choices(home.form().players());
    for (std::size_t i = 0; i < choices.size(); ++i)
    {
        add_command(
            speech.say(choices[i].label), choices[i].area,
            [this, i]
            {
                home.form().rules().choose(home.form().players(), i);
                stale = true;
            },
            choices[i].chosen);
    }
    add_command(speech.say(Key::RulesTitle), id_of("rules"), [this] { act(HomeIntent{HomeIntent::Kind::Rules, {}}); });
    add_command(speech.say(Key::SettingsTitle), id_of("settings"),
                [this] {
                    act(HomeIntent{HomeIntent::Kind::Settings, {}});
                });
    if (room)
    {
        add_command(speech.say(Key::HomeBackToGame), id_of("continue"),
                    [this] {
                        act(HomeIntent{HomeIntent::Kind::Resume, {}});
                    });
    }
    else if (const auto newest = std::find_if(saves.rows().begin(), saves.rows().end(),
                                              [](const SaveRow& row) { return !row.problem && !row.over; });
             newest != saves.rows().end())
    {
        add_command(speech.say(Key::HomeContinue) + ": " + newest->name, id_of("continue"),
                    [this, key = newest->key] {
                        act(HomeIntent{HomeIntent::Kind::Open, key});
                    });
    }
    add_command(speech.say(Key::HomeUpload), id_of("upload"),
                [this] {
                    act(HomeIntent{HomeIntent::Kind::Upload, {}});
                });
    saved_commands();
    language_commands();
}

void App::Inside::saved_commands()
{
    struct Entry
    {
        Key label;
        HomeIntent::Kind kind;
        bool whole; ///< only for games that can be opened
    };
    constexpr std::array entries{Entry{Key::HomeSaveOpen, HomeIntent::Kind::Open, true},
                                 Entry{Key::HomeSaveRename, HomeIntent::Kind::Rename, true},
                                 Entry{Key::HomeSaveDownload, HomeIntent::Kind::Download, false},
                                 Entry{Key::HomeSaveDelete, HomeIntent::Kind::Delete, false}};
    int number = 0;
    for (const SaveRow& row : home.listed(saves.shown_games()))
    {
        for (std::size_t i = 0; i < entries.size(); ++i)
        {
            if (!row.problem || !entries[i].whole)
            {
                add_command(speech.say(entries[i].label) + ": " + row.name,
                            id_of("save button", number * 4 + static_cast<int>(i)),
                            [this, kind = entries[i].kind, key = row.key] {
                                act(HomeIntent{kind, key});
                            });
            }
        }
        ++number;
    }
    if (const int older = home.older(saves.shown_games()); older > 0)
    {
        add_command(speech.say(Key::HomeOlder, {{"count", older}}), id_of("older saves"),
                    [this] {
                        act(HomeIntent{HomeIntent::Kind::ShowOlder, {}});
                    });
    }
    if (saves.removed_name())
    {
        add_command(speech.say(Key::HomeUndoDelete), id_of("bring back"),
                    [this] {
                        act(HomeIntent{HomeIntent::Kind::BringBack, {}});
                    });
    }
}

void App::Inside::table_commands()
{
    const Shown shown = room->shown();
    const auto offer = [this](Key label, std::string_view area, const Intent& intent, int number = 0)
    { add_command(speech.say(label), id_of(area, number), [this, intent] { act(intent); }); };
    if (motion.is_show())
    {
        // Pressing anything has ended it already.
        add_command(speech.say(Key::ScoringSkip), id_of("skip scoring"),
                    [this, general = motion.timeline().general]
                    {
                        if (general)
                        {
                            show_scoring(true);
                        }
                    });
    }
    if (screen == Screen::End)
    {
        offer(Key::ButtonLookAtBoard, "end", {Intent::Kind::ShowBoard});
        offer(Key::ButtonNewGame, "end", {Intent::Kind::GoHome}, 2);
        return;
    }
    if (const Seat seat = asking_curtain(); seat != nobody)
    {
        const std::string name = words::player(shown.names, seat);
        add_command(words::plain(speech.say(Key::ButtonReady, {{"player", name}})), id_of("lift"),
                    [this] { act(Intent{Intent::Kind::Lift}); });
    }
    if (shown.can_undo)
    {
        offer(Key::TableUndo, "undo", {Intent::Kind::Undo});
    }
    if (shown.can_redo)
    {
        offer(Key::TableRedo, "redo", {Intent::Kind::Redo});
    }
    if (shown.can_reset)
    {
        offer(Key::TableResetTurn, "reset", {Intent::Kind::ResetTurn});
    }
    if (shown.trying_out && !shown.looking_back)
    {
        offer(Key::ButtonEndTryOut, "end try", {Intent::Kind::EndTryOut});
    }
    if (shown.looking_back)
    {
        offer(Key::ButtonTryOut, "try out", {Intent::Kind::TryOut});
        if (!shown.trying_out)
        {
            offer(Key::ButtonBranch, "play on", {Intent::Kind::PlayOn});
        }
        offer(Key::ButtonReturnNow, "to now", {Intent::Kind::ReturnToNow});
        if (shown.moment > 0)
        {
            offer(Key::ButtonOlder, "older", {Intent::Kind::LookAt, {}, shown.moment - 1});
        }
    }
    else if (shown.now > 0)
    {
        offer(Key::TableHistory, "history", {Intent::Kind::LookBack});
    }
    if (!shown.scorings.empty())
    {
        offer(Key::ScoringLast, "last scoring", {Intent::Kind::ShowScoring});
    }
    if (shown.over())
    {
        offer(Key::ButtonBackToResult, "result", {Intent::Kind::ShowResult});
    }
    offer(Key::RulesTitle, "help", {Intent::Kind::OpenRules});
    offer(Key::TableShare, "share", {Intent::Kind::OpenShare});
    offer(Key::SettingsTitle, "", {Intent::Kind::OpenSettings});
    offer(Key::MenuSaveFile, "", {Intent::Kind::Download});
    offer(Key::MenuHome, "", {Intent::Kind::GoHome});
    language_commands();
}

/// What is explained is read aloud.
void App::Inside::explanation_commands(Mirror& fresh)
{
    Explainer& explainer = screen == Screen::End ? end_explainer : table_screen.explainer();
    if (!explainer.pinned())
    {
        return;
    }
    const Setup& setup = room->sitting().setup();
    fresh.notice = words::plain(Explainer::title(speech, setup, *explainer.pinned()) + ": "
                                + Explainer::text(speech, setup, *explainer.pinned()));
    const auto offer = [&](Key label, std::string_view area, std::optional<words::Topic> more)
    {
        add_command(speech.say(label), id_of(area),
                    [this, &explainer, more]
                    {
                        explainer.forget();
                        stale = true;
                        if (more)
                        {
                            open_rules(more);
                        }
                    });
    };
    offer(Key::ButtonMore, "more", explainer.pinned()->topic);
    offer(Key::ButtonClose, "close note", {});
}

void App::Inside::rules_commands()
{
    const auto offer = [this](std::string label, Id area, std::function<void()> press, std::optional<bool> chosen = {})
    {
        add_command(
            std::move(label), area,
            [this, press = std::move(press)]
            {
                press();
                stale = true;
            },
            chosen);
    };
    offer(speech.say(Key::ButtonClose), id_of("close rules"), [this] { dialog = Dialog::None; });
    if (rules_page.found())
    {
        offer(speech.say(Key::RulesNext), id_of("next hit"), [this] { rules_page.step(1); });
        offer(speech.say(Key::RulesPrevious), id_of("hit before"), [this] { rules_page.step(-1); });
    }
    for (const RulesPage::Entry& entry : rules_page.contents())
    {
        offer(entry.label, entry.area, [this, number = entry.number] { rules_page.go_to(number); });
    }
    constexpr std::array editions{Key::EditionClassic, Key::EditionBigBox, Key::Edition2023};
    for (int i = 0; i < edition_count; ++i)
    {
        offer(
            speech.say(editions[static_cast<std::size_t>(i)]), id_of("rules of", i),
            [this, i] { rules_page.show(static_cast<Edition>(i)); }, static_cast<Edition>(i) == rules_page.edition());
    }
}

void App::Inside::settings_commands()
{
    int row = 0;
    for (const SettingRow& setting : setting_rows(settings))
    {
        for (int i = 0; i < static_cast<int>(setting.choices.size()); ++i)
        {
            const std::string label =
                speech.say(setting.title) + ": " + speech.say(setting.choices[static_cast<std::size_t>(i)]);
            add_command(
                label, setting_area(row, i),
                [this, row, i] {
                    set({row, i});
                },
                i == setting.chosen);
        }
        ++row;
    }
    add_command(speech.say(Key::ButtonClose), id_of("close settings"), [this] { set({}); });
}

void App::Inside::make_mirror()
{
    Mirror fresh;
    commands.clear();
    const bool beside = dialog == Dialog::Scoring && sheet_came_itself; // the questions stay in reach
    if (dialog == Dialog::Message)
    {
        fresh.title = message.title;
        fresh.prompt = message.text;
        for (std::size_t i = 0; i < message.buttons.size(); ++i)
        {
            add_command(message.buttons[i], id_of("message", static_cast<int>(i)),
                        [this, i]
                        {
                            dialog = Dialog::None;
                            stale = true;
                            const auto answers = std::move(message_answers);
                            message_answers.clear();
                            if (i < answers.size() && answers[i])
                            {
                                answers[i]();
                            }
                        });
        }
    }
    else if (dialog == Dialog::Share)
    {
        fresh.title = speech.say(Key::ShareTitle);
        fresh.prompt = sharing.said.empty() ? shared_link() : sharing.said;
        if (sharing.what == 1 && room && !room->sitting().over())
        {
            fresh.notice = speech.say(Key::ShareGameHelp);
        }
        add_command(speech.say(Key::ButtonCopy), id_of("share", 2), [this] { share(ShareWish::Copy); });
        add_command(speech.say(sharing.what == 0 ? Key::ShareGame : Key::SharePosition), 0,
                    [this]
                    {
                        sharing.what = 1 - sharing.what;
                        stale = true;
                    });
        add_command(speech.say(Key::ButtonClose), id_of("share", 0), [this] { share(ShareWish::Close); });
    }
    else if (dialog == Dialog::Rename)
    {
        // The name itself is typed into a field of the page.
        fresh.title = speech.say(Key::HomeSaveRename);
        fresh.prompt = speech.say(Key::MessageRename);
        add_command(speech.say(Key::ButtonOk), id_of("rename", 1), [this] { rename(rename_text); });
        add_command(speech.say(Key::ButtonCancel), id_of("rename", 0), [this] { rename({}); });
    }
    else if (dialog == Dialog::Rules)
    {
        fresh.title = speech.say(Key::RulesTitle);
        for (const RulesPage::Line& line : rules_page.lines(speech))
        {
            using Kind = RulesPage::Line::Kind;
            if (rules_page.reads(line))
            {
                const int level = line.kind == Kind::Title ? 1 : line.kind == Kind::Heading ? 2 : 0;
                fresh.page.push_back({level, words::plain(line.text)});
            }
        }
        fresh.prompt = rules_page.status(speech);
        rules_commands();
    }
    else if (dialog == Dialog::Settings)
    {
        fresh.title = speech.say(Key::SettingsTitle);
        settings_commands();
    }
    else if (dialog == Dialog::Scoring && !beside)
    {
        fresh.title = speech.say(Key::ScoringLast);
        fresh.page = passages_of(room->shown());
        add_command(speech.say(Key::ButtonClose), id_of("close scoring"),
                    [this]
                    {
                        dialog = Dialog::None;
                        stale = true;
                    });
    }
    else if (dialog != Dialog::None && !beside)
    {
        fresh.title = speech.say(Key::MenuTitle);
        language_commands();
        add_command(speech.say(Key::ButtonClose), 0,
                    [this]
                    {
                        dialog = Dialog::None;
                        stale = true;
                    });
    }
    else if (waiting_for_saves())
    {
        fresh.title = speech.say(Key::GameTitle);
        fresh.prompt = speech.say(Key::HomeLoading);
    }
    else if (screen == Screen::Home || !room)
    {
        fresh.title = speech.say(Key::GameTitle);
        fresh.prompt = speech.say(Key::GameSubtitle);
        home_commands();
    }
    else
    {
        const Shown shown = room->shown();
        fresh = room->mirror();
        if (screen == Screen::End)
        {
            fresh.prompt = words::plain(winners(shown));
        }
        if (const Seat seat = asking_curtain(); seat != nobody)
        {
            fresh.prompt = words::plain(speech.say(Key::CurtainTitle, {{"player", words::player(shown.names, seat)}}));
        }
        explanation_commands(fresh);
        table_commands();
    }
    if (!banner.empty())
    {
        fresh.notice = banner;
        add_command(speech.say(Key::ButtonClose), id_of("close banner"),
                    [this]
                    {
                        banner.clear();
                        stale = true;
                    });
    }
    for (std::size_t i = 0; i < commands.size(); ++i)
    {
        fresh.buttons.push_back({first_command + static_cast<int>(i), commands[i].label, commands[i].chosen});
    }
    if (fresh != mirror)
    {
        mirror = std::move(fresh);
        ++mirror_version;
    }
}

void App::Inside::perform(int id)
{
    stale = true;
    leave_show(); // whoever answers without pixels does not wait for them
    if (id >= first_command)
    {
        const auto number = static_cast<std::size_t>(id - first_command);
        if (number < commands.size())
        {
            const auto press = commands[number].press; // a copy: pressing may make new commands
            press();
        }
    }
    else if (room && dialog == Dialog::None && screen == Screen::Table && id >= 0)
    {
        const ActionList& legal = room->shown().view.legal;
        if (id < legal.size())
        {
            play(Intent{Intent::Kind::Play, legal[id]});
        }
    }
    make_mirror();
}

} // namespace elgrande::screens

#include "app/editor/editor_rows.hpp"

#include "editor/phases.hpp"
#include "rules/cards/card.hpp"
#include "rules/cards/stacks.hpp"
#include "rules/complete.hpp"
#include "words/names.hpp"
#include "words/rule_set.hpp"

#include <algorithm>
#include <array>
#include <bit>

/// The rules agreed on before a game, as rows of the editor.
namespace elgrande::screens
{

namespace
{

using editor::SetupOption;
using words::Key;

/// A rule that is used or not.
struct Switch
{
    std::string label;
    SetupOption option{};
    int which = 0; ///< the number of the module, part or card; 0 for an option without a number
    bool on = false;
};

/// Adds a row with the choices No and Yes, unless the set-up does not allow the option to be switched.
void add_switch(std::vector<EditorRow>& rows, const EditorWords& say, const Switch& one)
{
    if (!editor::with_option(say.state.setup, one.option, one.which, one.on ? 0 : 1))
    {
        return;
    }
    const auto option = [&](Key key, int value)
    { return EditorOption{.text = say.localizer.text(key), .edit = editor::set_option(one.option, value, one.which)}; };
    std::vector<EditorOption> options{option(Key::EditorNo, 0), option(Key::EditorYes, 1)};
    add_list(rows, one.label, std::move(options), one.on ? 1 : 0);
}

void add_game(std::vector<EditorRow>& rows, const EditorWords& say)
{
    const words::Localizer& localizer = say.localizer;
    const Setup& setup = say.state.setup;
    std::vector<EditorOption> editions;
    std::size_t now = 0;
    for (int i = 0; i < edition_count; ++i)
    {
        const auto edition = static_cast<Edition>(i);
        if (edition == setup.edition || editor::with_option(setup, SetupOption::Edition, 0, i))
        {
            now = edition == setup.edition ? editions.size() : now;
            editions.push_back({.text = localizer.text(words::edition_name(edition)),
                                .edit = editor::set_option(SetupOption::Edition, i)});
        }
    }
    add_list(rows, localizer.text(Key::EditorEdition), std::move(editions), now);
    std::vector<EditorOption> players;
    for (int count = 2; count <= max_players; ++count)
    {
        if (count == setup.players || editor::with_option(setup, SetupOption::Players, 0, count))
        {
            now = count == setup.players ? players.size() : now;
            players.push_back({.text = std::to_string(count), .edit = editor::set_option(SetupOption::Players, count)});
        }
    }
    add_list(rows, localizer.text(Key::HomePlayers), std::move(players), now);
    std::vector<EditorOption> rounds{
        {.text = localizer.text(Key::HomeRoundsNine), .edit = editor::set_option(SetupOption::Rounds, 9)},
        {.text = localizer.text(Key::HomeRoundsSix), .edit = editor::set_option(SetupOption::Rounds, 6)}};
    add_list(rows, localizer.text(Key::EditorRounds), std::move(rounds), setup.rounds == 9 ? 0 : 1);
}

void add_parts(std::vector<EditorRow>& rows, const EditorWords& say)
{
    const Setup& setup = say.state.setup;
    constexpr auto parts = table_of<Key, part_count>(Key::HomeShips, Key::HomePrison, Key::HomeInquisitor);
    for (std::size_t i = 0; i < parts.size(); ++i)
    {
        add_switch(rows, say,
                   {say.localizer.text(parts[i]), SetupOption::Part, static_cast<int>(i),
                    has_part(setup, static_cast<Part>(i))});
    }
    for (const CardId id : cards_in(setup, sixth_stack))
    {
        const std::uint32_t bit = bit_of_left_out(card(id));
        add_switch(rows, say,
                   {words::card_name(say.localizer, id), SetupOption::SixthCard, std::countr_zero(bit),
                    (setup.cards_left_out & bit) == 0});
    }
}

} // namespace

void add_rules(std::vector<EditorRow>& rows, const EditorWords& say)
{
    const words::Localizer& localizer = say.localizer;
    const Setup& setup = say.state.setup;
    add_game(rows, say);
    for (int i = 0; i < module_count; ++i)
    {
        const auto module = static_cast<Module>(i);
        if (edition_row(setup.edition).modules.contains(module))
        {
            add_switch(rows, say,
                       {localizer.text(words::module_words(module).name), SetupOption::Module, i,
                        setup.modules.contains(module)});
        }
    }
    add_switch(rows, say, {localizer.text(Key::HomeVetoes), SetupOption::Vetoes, 0, setup.vetoes});
    add_switch(rows, say, {localizer.text(Key::HomeOpenCastillo), SetupOption::OpenCastillo, 0, setup.open_castillo});
    add_switch(rows, say, {localizer.text(Key::HomeHiddenHands), SetupOption::HiddenHands, 0, setup.hidden_hands});
    add_switch(rows, say, {localizer.text(Key::EditorSpares), SetupOption::SparesOwn, 0, setup.spares_own});
    add_switch(rows, say, {localizer.text(Key::HomeFirstDeck), SetupOption::FirstDeck, 0, setup.first_deck});
    if (is_grandissimo(setup))
    {
        add_parts(rows, say);
    }
}

} // namespace elgrande::screens

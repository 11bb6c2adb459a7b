#include "app/editor/editor_rows.hpp"

#include "editor/change.hpp"
#include "editor/phases.hpp"
#include "rules/game.hpp"
#include "words/names.hpp"
#include "words/sentences.hpp"

#include <initializer_list>
#include <utility>

namespace elgrande::screens
{

namespace
{

using editor::Edit;
using editor::Field;
using editor::Item;
using editor::Phase;
using editor::Stage;
using words::Key;
using Rows = std::vector<EditorRow>;

void add_heading(Rows& rows, std::string label)
{
    rows.push_back({.kind = EditorRow::Kind::Heading, .label = std::move(label)});
}

EditorOption option(const EditorWords& say, const Field& field, int value)
{
    return {.text = say.value(field, value), .edit = editor::set(field, value)};
}

void add_number(Rows& rows, const EditorWords& say, const Field& field, const editor::Values& values)
{
    const int now = editor::value_of(say.state, field);
    rows.push_back({.kind = EditorRow::Kind::Number,
                    .label = say.label(field),
                    .value = say.value(field, now),
                    .options = {option(say, field, values.next(now, -1)), option(say, field, values.next(now, 1))},
                    .field = field});
}

void add_field(Rows& rows, const EditorWords& say, const Field& field)
{
    const editor::Values values = editor::values_of(say.state, field);
    if (EditorWords::is_number(field.item))
    {
        add_number(rows, say, field, values);
        return;
    }
    std::vector<int> listed = values.listed;
    for (int value = values.min; listed.empty() && value <= values.max; ++value)
    {
        listed.push_back(value);
    }
    const int now = editor::value_of(say.state, field);
    std::vector<EditorOption> options;
    std::size_t at = 0;
    for (const int value : listed)
    {
        at = value == now ? options.size() : at;
        options.push_back(option(say, field, value));
    }
    add_list(rows, say.label(field), std::move(options), at);
    rows.back().value = say.value(field, now);
    rows.back().field = field;
    if (field.item == Item::PowerCard)
    {
        rows.back().kind = EditorRow::Kind::Chip;
        rows.back().is_full = now == 1;
    }
}

/// Adds the fields of these items; if `owner` is given, only those whose `a` it is.
void add_items(Rows& rows, const EditorWords& say, std::initializer_list<Item> items, std::optional<Seat> owner = {})
{
    for (const Item item : items)
    {
        for (const Field& field : editor::fields_of(say.state, item))
        {
            if (!owner || field.a == *owner)
            {
                add_field(rows, say, field);
            }
        }
    }
}

void add_levels(Rows& rows, const EditorWords& say, Seat owner, const std::array<int, max_players>& levels)
{
    if (owner >= say.state.players())
    {
        return;
    }
    std::vector<EditorOption> options;
    for (int level = 0; level <= 3; ++level)
    {
        options.push_back(
            {.text = level == 0 ? say.localizer.text(Key::CourtPerson) : words::court_title(say.localizer, level),
             .level = level});
    }
    add_list(rows, say.localizer.text(Key::EditorPlayed), std::move(options), static_cast<std::size_t>(levels[owner]));
}

void add_player(Rows& rows, const EditorWords& say, Seat owner, const std::array<int, max_players>& levels)
{
    const int wanted = owner == neutral ? black_of(say.state.setup) : caballeros_each(say.state.setup);
    add_items(rows, say, {Item::Score}, owner);
    const int count = all_caballeros(say.state, owner);
    add_heading(rows, say.localizer.text(Key::EditorSum, {{"count", count}, {"total", wanted}}));
    rows.back().is_wrong = count != wanted;
    add_items(rows, say, {Item::Court, Item::Province, Item::At, Item::Prison, Item::Gift}, owner);
    if (owner != neutral)
    {
        add_heading(rows, say.localizer.text(Key::EditorPieces));
        add_items(rows, say, {Item::Grande, Item::Bearer, Item::Token}, owner);
        add_items(rows, say, {Item::Carrier, Item::OnTable}, owner);
        add_heading(rows, say.localizer.text(Key::EditorCards));
        add_items(rows, say, {Item::PowerCard, Item::Bid, Item::Added, Item::Vetoes, Item::OldVetoes}, owner);
    }
    add_levels(rows, say, owner, levels);
}

void add_rounds(Rows& rows, const EditorWords& say, const Phase& now)
{
    const Setup& setup = say.state.setup;
    std::vector<EditorOption> options;
    std::size_t at = 0;
    for (int round = first_round(setup); round <= last_round; round = round_after(setup, round))
    {
        Phase other = now;
        other.round = static_cast<std::uint8_t>(round);
        other.stage = other.stage == Stage::Scoring && !scoring_follows(other.round) ? Stage::Bidding : other.stage;
        at = round == now.round ? options.size() : at;
        options.push_back({.text = words::round_of(say.localizer, setup, round), .edit = editor::go_to(other)});
    }
    add_list(rows, say.localizer.text(Key::EditorRound), std::move(options), at);
}

void add_moment(Rows& rows, const EditorWords& say)
{
    const Setup& setup = say.state.setup;
    const Phase now = editor::phase_of(say.state);
    add_rounds(rows, say, now);
    std::vector<EditorOption> stages;
    for (int i = 0; i < (scoring_follows(now.round) ? editor::stage_count : editor::stage_count - 1); ++i)
    {
        const auto stage = static_cast<Stage>(i);
        stages.push_back({.text = say.stage(stage), .edit = editor::go_to({stage, now.round, now.seat})});
    }
    add_list(rows, say.localizer.text(Key::EditorMoment), std::move(stages), static_cast<std::size_t>(now.stage));
    std::vector<EditorOption> seats;
    for (const Seat seat : Seats(setup.players))
    {
        seats.push_back({.text = say.owner(seat), .edit = editor::go_to({now.stage, now.round, seat})});
    }
    add_list(rows, say.localizer.text(Key::EditorTurn), std::move(seats), std::min<std::size_t>(now.seat, 4));
}

/// Adds the current question and its answers as commands: later moments are reached by playing.
void add_answers(Rows& rows, const EditorWords& say, const editor::Draft& draft)
{
    if (!draft.is_valid() || is_over(draft.state()))
    {
        return;
    }
    const PlayerView seen = view(draft.state(), draft.state().decision.seat);
    add_heading(rows, words::plain(words::prompt(say.localizer, seen, say.names)));
    for (const Action& action : seen.legal)
    {
        rows.push_back({.kind = EditorRow::Kind::Command,
                        .label = words::plain(words::answer(say.localizer, seen, say.names, action)),
                        .options = {{.edit = editor::answer(action)}}});
    }
}

} // namespace

void add_list(Rows& rows, std::string label, std::vector<EditorOption> options, std::size_t now)
{
    std::string value = now < options.size() ? options[now].text : std::string();
    rows.push_back({.kind = EditorRow::Kind::List,
                    .label = std::move(label),
                    .value = std::move(value),
                    .options = std::move(options),
                    .now = now});
}

std::vector<Seat> owners_in(const State& state)
{
    std::vector<Seat> list;
    for (const Seat owner : state.owners_on_board())
    {
        list.push_back(owner);
    }
    return list;
}

Rows editor_rows(const EditorWords& say, const editor::Draft& draft, EditorTab tab, Seat owner,
                 const std::array<int, max_players>& levels)
{
    Rows rows;
    switch (tab)
    {
    case EditorTab::Player:
        add_player(rows, say, owner, levels);
        break;
    case EditorTab::Board:
        add_items(rows, say,
                  {Item::King, Item::Board, Item::CastilloSeen, Item::Quarantine, Item::Bridge, Item::GrandesFollow,
                   Item::French, Item::FrenchDisc, Item::Captain, Item::Viceroy, Item::Unclaimed, Item::Table,
                   Item::Inquisitor, Item::Figure, Item::GrandInquisitor, Item::RegionCardOf, Item::RegionCardAt,
                   Item::FreeMover});
        break;
    case EditorTab::Round:
        add_moment(rows, say);
        add_items(rows, say, {Item::Offered, Item::Taken, Item::Removed, Item::Modifier});
        add_answers(rows, say, draft);
        break;
    case EditorTab::Rules:
        add_rules(rows, say);
        break;
    }
    return rows;
}

} // namespace elgrande::screens

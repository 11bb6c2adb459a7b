#pragma once

#include "editor/draft.hpp"
#include "editor/fields.hpp"
#include "rules/cards/card.hpp"
#include "rules/game.hpp"
#include "rules/playout.hpp"
#include "rules/validation/validate_state.hpp"

#include <array>
#include <cstdint>

/// Random edits of drafts. They can be impossible.
namespace elgrande::test
{

/// Sets a random field to a random value, half of the time to a neighbouring one.
inline editor::Edit random_set(const State& state, Random& random)
{
    using namespace editor;
    for (int tries = 0; tries < 100; ++tries)
    {
        const auto fields = fields_of(state, static_cast<Item>(random.below(item_count)));
        if (fields.empty())
        {
            continue;
        }
        const Field field = fields[random.below(static_cast<std::uint32_t>(fields.size()))];
        const Values values = values_of(state, field);
        const bool step = random.below(2) == 0;
        const int count = values.listed.empty() ? values.max - values.min + 1 : static_cast<int>(values.listed.size());
        const int any = static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
        const int value = step                    ? values.next(value_of(state, field), random.below(2) == 0 ? 1 : -1)
                          : values.listed.empty() ? values.min + any
                                                  : values.listed[static_cast<std::size_t>(any)];
        return set(field, value);
    }
    return {};
}

/// Returns a place of the game, the court or the province.
inline Place random_place(const State& state, Random& random)
{
    const auto all = places(state.setup);
    const auto drawn = random.below(static_cast<std::uint32_t>(all.size()) + 2);
    return drawn < all.size() ? all[drawn] : drawn == all.size() ? Place::Court : Place::Province;
}

/// Sets a random option of the setup.
inline editor::Edit random_rules(Random& random)
{
    using editor::SetupOption;
    const auto rule = static_cast<SetupOption>(random.below(editor::setup_option_count));
    const auto value = rule == SetupOption::Edition   ? random.below(edition_count)
                       : rule == SetupOption::Players ? 2 + random.below(max_players - 1)
                       : rule == SetupOption::Rounds  ? 6 + 3 * random.below(2)
                                                      : random.below(2);
    const std::uint32_t which = rule == SetupOption::Module ? module_count
                                : rule == SetupOption::Part ? part_count
                                                            : 19U; // cards of the sixth stack
    return editor::set_option(rule, static_cast<int>(value), static_cast<int>(random.below(which)));
}

/// Returns an edit of a random kind.
inline editor::Edit random_edit(const State& state, Random& random)
{
    using namespace editor;
    const auto kind = random.below(100);
    if (kind < 40)
    {
        return random_set(state, random);
    }
    if (kind < 70)
    {
        const auto owner = static_cast<Seat>(random.below(max_owners));
        return put(owner, random_place(state, random), random_place(state, random));
    }
    if (kind < 84)
    {
        return validate_state(state) || is_over(state) ? Edit{} : answer(random_action(state, random));
    }
    if (kind < 92)
    {
        return go_to({static_cast<Stage>(random.below(stage_count)), static_cast<std::uint8_t>(1 + random.below(9)),
                      static_cast<Seat>(random.below(static_cast<std::uint32_t>(state.players())))});
    }
    if (kind < 95)
    {
        return random_rules(random);
    }
    constexpr std::array fixes{EditKind::Balance, EditKind::TakeBack, EditKind::Rebuild};
    return fix_with(fixes[random.below(fixes.size())], static_cast<Seat>(random.below(max_players)));
}

/// Returns a draft of a position in a random game, after `edits` random edits.
inline editor::Draft random_draft(const Setup& setup, Random& random, int edits)
{
    State state = new_game(setup);
    for (auto left = random.below(200); left > 0 && !is_over(state); --left)
    {
        apply(state, random_action(state, random));
    }
    editor::Draft draft(state);
    for (int i = 0; i < edits; ++i)
    {
        draft.edit(random_edit(draft.state(), random));
    }
    return draft;
}

} // namespace elgrande::test

#include "app/open_game.hpp"
#include "app/passing/game_list.hpp"
#include "app/passing/save_match.hpp"
#include "words/names.hpp"

#include <utility>

/// Opening a game that was passed on by link: it continues the saved game that it belongs to.
namespace elgrande::screens
{

using words::Key;

namespace
{

/// Returns the moment after the last action of the player asked now; 0 if there is none.
table::Moment last_own(const table::Sitting& sitting)
{
    const Seat asked = sitting.decision().seat;
    for (table::Moment moment = sitting.now(); moment > 0; --moment)
    {
        if (sitting.history().state_at(moment - 1).decision.seat == asked)
        {
            return moment;
        }
    }
    return 0;
}

} // namespace

void OpenGame::receive_passed()
{
    if (!passed_)
    {
        return;
    }
    if (!state_.saves.listed() && !has_waited_too_long())
    {
        return; // whether this game is known depends on the saves
    }
    record::Game game = std::move(*std::exchange(passed_, {}));
    SaveMatch match = match_saves(game, state_.saves);
    using Kind = SaveMatch::Kind;
    if (match.kind == Kind::New)
    {
        const table::Moment end = game.actions.size();
        enter(std::move(game), end, state_.saves.new_key(), {});
        autosave_new();
        catch_up(last_own(state_.session->sitting()));
    }
    else if (match.kind == Kind::Ahead)
    {
        game.players = std::move(match.saved.game.players); // with full names
        game.comments = std::move(match.saved.game.comments);
        const table::Moment end = game.actions.size();
        enter(std::move(game), end, match.key, match.saved.name);
        autosave_new();
        catch_up(match.common);
    }
    else if (match.kind == Kind::Diverged)
    {
        ask_diverged(std::move(game), match);
        return;
    }
    else if (!open_saved(match.key))
    {
        return;
    }
    else
    {
        remember();
        match.kind == Kind::Behind ? ask_behind(match) : pages_.notify(state_.localizer.text(Key::PassSame));
    }
    played_by_link(state_.platform.preferences).set(state_.session->key(), true);
}

/// Replays the game since a moment, with a message that names the player asked. Does nothing if the game is over.
void OpenGame::catch_up(table::Moment since)
{
    table::Sitting& sitting = state_.session->sitting();
    if (sitting.over())
    {
        return;
    }
    const std::string player = words::marked(
        sitting.decision().seat, words::seat_name(state_.localizer, sitting.players()[sitting.decision().seat]));
    if (since < sitting.now())
    {
        sitting.look_at(since);
        changed();
        state_.replay.begin();
        pages_.notify(state_.localizer.text(Key::PassArrived, {{"player", player}}));
    }
}

void OpenGame::ask_behind(const SaveMatch& match)
{
    const words::Localizer& say = state_.localizer;
    const auto further = static_cast<int>(match.saved.game.actions.size() - match.common);
    pages_.ask({say.text(Key::PassOlderTitle),
                say.text(Key::PassOlder, {{"count", further}}),
                {say.text(Key::PassOlderLook), say.text(Key::PassOlderGoOn)}},
               {[this, moment = match.common]
                {
                    state_.session->sitting().look_at(moment);
                    changed();
                },
                nullptr});
}

void OpenGame::ask_diverged(record::Game game, const SaveMatch& match)
{
    const words::Localizer& say = state_.localizer;
    pages_.ask({say.text(Key::PassApartTitle),
                say.text(Key::PassApart),
                {say.text(Key::PassApartMine), say.text(Key::PassApartTheirs)}},
               {[this, key = match.key]
                {
                    if (open_saved(key))
                    {
                        remember();
                    }
                },
                [this, game = std::move(game), name = match.saved.name, common = match.common]
                {
                    const table::Moment end = game.actions.size();
                    enter(game, end, state_.saves.new_key(), state_.saves.name_for_copy(name));
                    autosave_new();
                    played_by_link(state_.platform.preferences).set(state_.session->key(), true);
                    catch_up(common);
                }});
}

} // namespace elgrande::screens

#include "record/save.hpp"

#include "record/envelope.hpp"
#include "record/explain.hpp"
#include "record/older_rules.hpp"
#include "record/save_fields.hpp"
#include "record/utf8.hpp"

namespace elgrande::record
{

namespace
{

/// Earlier versions let names pass that nobody can see; no game is lost for one.
void give_names(std::vector<Player>& players)
{
    for (Player& player : players)
    {
        if (is_plain_text(player.name) && !can_be_seen(player.name))
        {
            player.name = word(player.colour);
        }
    }
}

/// A save by older rules becomes one by the present ones: what was asked of the players stays the same.
void bring_up_to_date(SavedGame& saved, std::uint16_t rules)
{
    Game& game = saved.game;
    if (auto* state = std::get_if<State>(&game.start))
    {
        record::bring_up_to_date(*state, rules);
    }
    if (rules == rules_number)
    {
        return;
    }
    if (const auto wrong = validate_start(game))
    {
        throw Malformed(*wrong);
    }
    Replay replay(first_state(game), rules);
    std::vector<std::size_t> moments{0}; // as many actions by the present rules
    std::size_t cursor = saved.cursor == 0 ? replay.actions().size() : max_actions + 1;
    for (std::size_t i = 0; i < game.actions.size(); ++i)
    {
        if (const auto refused = refusal(replay.state(), game.actions[i]))
        {
            throw Malformed(
                LoadError{.message = "action " + std::to_string(i + 1) + ": " + std::string(explain(*refused)),
                          .rule = refused->rule});
        }
        replay.play(game.actions[i]);
        moments.push_back(replay.actions().size());
        cursor = i + 1 == saved.cursor ? replay.actions().size() : cursor;
    }
    game.actions = replay.take();
    saved.cursor = static_cast<std::uint32_t>(cursor);
    for (Comment& comment : game.comments)
    {
        comment.moment =
            static_cast<std::uint32_t>(comment.moment < moments.size() ? moments[comment.moment] : max_actions + 1);
    }
}

SavedGame read_body(const Body& body)
{
    SavedGame saved;
    ByteReader reader(body.bytes);
    reader.rules = body.rules;
    reader(saved);
    later_fields(reader, saved.game, body.format);
    if (reader.left() != 0)
    {
        throw Malformed("it goes on behind its end", ErrorKind::Damaged);
    }
    give_names(saved.game.players);
    bring_up_to_date(saved, body.rules);
    if (const auto wrong = validate_game(saved.game))
    {
        throw Malformed(*wrong);
    }
    if (saved.cursor > saved.game.actions.size())
    {
        throw Malformed("its cursor is behind its last action");
    }
    return saved;
}

} // namespace

Bytes save_game(const SavedGame& saved)
{
    return written_or_empty(
        [&saved]
        {
            ByteWriter body;
            SavedGame copy = saved;
            body(copy);
            const std::uint16_t format = format_of(copy.game);
            later_fields(body, copy.game, format);
            return put_in_envelope(body.bytes(), rules_number, format);
        });
}

Loaded<SavedGame> load_save(std::span<const std::byte> bytes)
{
    try
    {
        return read_body(take_out(bytes));
    }
    catch (const std::exception& wrong)
    {
        return caught(wrong, "this save cannot be opened: ");
    }
}

} // namespace elgrande::record

#include "record/save.hpp"

#include "record/envelope.hpp"
#include "record/save_fields.hpp"

namespace elgrande::record
{

namespace
{

SavedGame read_body(std::span<const std::byte> bytes)
{
    SavedGame saved;
    ByteReader reader(bytes);
    reader(saved);
    if (reader.left() != 0)
    {
        throw Malformed("there are bytes after its end", ErrorKind::Damaged);
    }
    if (const auto wrong = validate_game(saved.game))
    {
        throw Malformed(*wrong);
    }
    if (saved.cursor > saved.game.actions.size())
    {
        throw Malformed("its cursor is after its last action");
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
            return put_in_envelope(body.bytes());
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
        return to_load_error(wrong, "this save cannot be opened: ");
    }
}

} // namespace elgrande::record

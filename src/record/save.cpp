#include "record/save.hpp"

#include "record/envelope.hpp"
#include "record/save_fields.hpp"

namespace elgrande::record
{

namespace
{

SavedGame read_body(std::span<const std::byte> bytes)
{
    auto saved = read_bytes<SavedGame>(bytes);
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
    const Bytes body = written_bytes(saved);
    return body.empty() ? Bytes() : put_in_envelope(body);
}

Loaded<SavedGame> load_save(std::span<const std::byte> bytes)
{
    try
    {
        return read_body(open_envelope(bytes));
    }
    catch (const std::exception& wrong)
    {
        return to_load_error(wrong, "this save cannot be opened: ");
    }
}

} // namespace elgrande::record

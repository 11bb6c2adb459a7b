#include "record/archive/position.hpp"

#include "record/archive/bytes.hpp"
#include "record/fields.hpp"

#include <string>

namespace elgrande::record
{

std::vector<std::byte> position_bytes(const State& state)
{
    return written_or_empty(
        [&state]
        {
            ByteWriter writer;
            State copy = state;
            writer(copy);
            return writer.bytes();
        });
}

Loaded<State> read_position_bytes(std::span<const std::byte> bytes)
{
    try
    {
        ByteReader reader(bytes);
        State state;
        reader(state);
        if (reader.left() > 0)
        {
            throw Malformed("there are " + std::to_string(reader.left()) + " bytes after the position");
        }
        if (auto wrong = validate_state(state))
        {
            throw Malformed(*wrong);
        }
        return state;
    }
    catch (const std::exception& wrong)
    {
        return to_load_error(wrong, "this position cannot be read: ");
    }
}

} // namespace elgrande::record

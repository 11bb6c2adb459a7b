#include "record/archive/position.hpp"

#include "record/archive/bytes.hpp"
#include "record/fields.hpp"

namespace elgrande::record
{

std::vector<std::byte> position_bytes(const State& state)
{
    return written_bytes(state);
}

Loaded<State> read_position_bytes(std::span<const std::byte> bytes)
{
    try
    {
        auto state = read_bytes<State>(bytes);
        if (const auto problem = validate_state(state))
        {
            throw Malformed(*problem);
        }
        return state;
    }
    catch (const std::exception& error)
    {
        return to_load_error(error, "this position cannot be read: ");
    }
}

} // namespace elgrande::record

// Any bytes as a save: as they are, and as the inside of a proper envelope.
#include "record/save.hpp"
#include "play_on.hpp"
#include "record/envelope.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

using namespace elgrande::record;

namespace
{

void load(std::span<const std::byte> bytes)
{
    const auto loaded = load_save(bytes);
    if (!loaded)
    {
        return;
    }
    fuzz::play_on(loaded->game);
    const Bytes again = save_game(*loaded);
    const auto reloaded = load_save(again);
    fuzz::require(reloaded && same(reloaded->game, loaded->game), "a save written loads the same game");
    fuzz::require(reloaded->game.comments == loaded->game.comments, "comments are saved");
    fuzz::require(save_game(*reloaded) == again, "equal games are saved alike");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto bytes = std::as_bytes(std::span(data, size));
    load(bytes);
    load(put_in_envelope(bytes));
    return 0;
}

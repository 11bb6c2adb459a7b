// Any text as a record.
#include "play_on.hpp"
#include "record/notation.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

using namespace elgrande::record;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto game = read_record(std::string(data, data + size));
    if (!game)
    {
        fuzz::require(!game.error().message.empty(), "a problem has a message");
        fuzz::require(game.error().message.find('\n') == std::string::npos, "a problem's message is one line");
        return 0;
    }
    fuzz::play_on(*game);
    const std::string text = write_record(*game);
    const auto again = read_record(text);
    fuzz::require(again && same(*again, *game), "a record written reads as the same game");
    fuzz::require(again->comments == game->comments, "comments are written");
    fuzz::require(write_record(*again) == text, "equal games are written alike");
    return 0;
}

// Any text as a link. Its checksum is corrected first, or the fuzzer would never get past it.
#include "record/link/link.hpp"
#include "play_on.hpp"
#include "record/link/link_check.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>

using namespace elgrande::record;

namespace
{

constexpr std::size_t mark_size = 3;

std::string with_check_value(std::string_view link)
{
    if (link.size() < mark_size + link_check_size)
    {
        return std::string(link);
    }
    const std::string_view mark = link.substr(0, mark_size);
    const std::string_view text = link.substr(mark_size + link_check_size);
    return std::string(mark) + link_check(mark, text) + std::string(text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string given(data, data + size);
    for (const std::string& link : {given, with_check_value(given)})
    {
        auto opened = open_link(link);
        if (!opened)
        {
            continue;
        }
        if (const auto* puzzle = std::get_if<Puzzle>(&*opened))
        {
            const std::string written = puzzle_link(*puzzle);
            const auto again = open_link(written);
            const auto* same = again ? std::get_if<Puzzle>(&*again) : nullptr;
            // What its player does not see is dealt by the letters of the link, which are others by older rules.
            fuzz::require(same != nullptr && same->task == puzzle->task && same->texts == puzzle->texts
                              && puzzle_link(*same) == written
                              && (link != written || same->position == puzzle->position),
                          "a puzzle's link opens the same puzzle");
        }
        if (const auto* told = std::get_if<OpenedPosition>(&*opened))
        {
            const auto again =
                open_link(link_with_texts(told->state, colours_of(told->players), told->texts, Sharing::Everything));
            const auto* same = again ? std::get_if<OpenedPosition>(&*again) : nullptr;
            fuzz::require(same != nullptr && same->texts == told->texts && same->state == told->state,
                          "a position's link opens the same position, with its texts");
        }
        const Game game = to_game(std::move(*opened));
        fuzz::play_on(game);
        const auto reopened = open_link(game_link(game));
        fuzz::require(reopened && common_actions(std::get<Game>(*reopened), game) == game.actions.size(),
                      "a link written opens the same game");
        const auto passed = open_link(passed_link(game));
        fuzz::require(passed && same(std::get<PassedGame>(*passed).game, game),
                      "a passed game is the same, names and all");
    }
    return 0;
}

#include "record/describe.hpp"

#include "record/notation/words.hpp"
#include "rules/game.hpp"

#include <algorithm>

namespace elgrande::record
{

namespace
{

using Players = std::vector<Player>;

std::string key_of(const Players& players, std::size_t seat)
{
    const auto same = std::count_if(players.begin(), players.end(),
                                    [&](const Player& other) { return other.name == players[seat].name; });
    return same == 1 ? players[seat].name : players[seat].name + " (" + std::string(word(players[seat].colour)) + ")";
}

/// "a": 1, "b": 2 — in braces or brackets.
class List
{
public:
    explicit List(char open) : text_(1, open), close_(open == '{' ? '}' : ']') {}

    void add(const std::string& value) { text_ += (text_.size() > 1 ? ", " : "") + value; }

    void add(std::string_view key, const std::string& value) { add(quoted(key) + ": " + value); }
    void add(std::string_view key, int value) { add(key, std::to_string(value)); }

    std::string text() const { return text_ + close_; }

private:
    std::string text_;
    char close_;
};

std::string counts_as_json(const State& state, const Players& players, Place place)
{
    List list('{');
    for (std::size_t seat = 0; seat < players.size(); ++seat)
    {
        list.add(key_of(players, seat), state.caballeros[index(place)][seat]);
    }
    if (has_dummy(state.setup))
    {
        list.add(dummy_word, state.caballeros[index(place)][dummy_seat(state.setup)]);
    }
    if (has_black(state.setup))
    {
        list.add(black_word, state.caballeros[index(place)][neutral]);
    }
    return list.text();
}

std::string players_as_json(const State& state, const Players& players)
{
    List list('[');
    for (std::size_t seat = 0; seat < players.size(); ++seat)
    {
        List player('{');
        player.add("name", quoted(players[seat].name));
        player.add("colour", quoted(word(players[seat].colour)));
        player.add("score", state.score[seat]);
        player.add("court", state.court[seat]);
        player.add("province", state.province[seat]);
        player.add("home", quoted(word(state.grande[seat])));
        list.add(player.text());
    }
    return list.text();
}

std::string winners_as_json(const State& state, const Players& players)
{
    List list('[');
    for (std::size_t seat = 0; seat < players.size() && is_over(state); ++seat)
    {
        if ((leaders(state) >> seat & 1U) != 0)
        {
            list.add(quoted(key_of(players, seat)));
        }
    }
    return list.text();
}

std::string counts(const State& state, const Players& players, Place place)
{
    std::string text;
    for (std::size_t seat = 0; seat < players.size(); ++seat)
    {
        if (const int count = state.caballeros[index(place)][seat]; count > 0)
        {
            text += "  " + std::string(word(players[seat].colour)) + " " + std::to_string(count);
        }
    }
    if (has_dummy(state.setup) && state.caballeros[index(place)][dummy_seat(state.setup)] > 0)
    {
        text += "  " + std::string(dummy_word) + " "
                + std::to_string(state.caballeros[index(place)][dummy_seat(state.setup)]);
    }
    if (const int black = state.caballeros[index(place)][neutral]; black > 0)
    {
        text += "  " + std::string(black_word) + " " + std::to_string(black);
    }
    return text;
}

std::string place_line(const State& state, const Players& players, Place place)
{
    std::string text(word(place));
    text.resize(16, ' ');
    for (const int value : values_at(state, place))
    {
        text += (text.size() > 16 ? "/" : "") + std::to_string(value);
    }
    text += counts(state, players, place);
    for (std::size_t seat = 0; seat < players.size(); ++seat)
    {
        text += state.grande[seat] == place ? "  home of " + std::string(word(players[seat].colour)) : "";
    }
    return text + (state.king == place ? "  King" : "") + "\n";
}

} // namespace

std::string describe(const State& state, const Players& players)
{
    std::string text = is_over(state) ? std::string("Game over after round ") : std::string("Round ");
    text += std::to_string(state.round) + "\n";
    for (std::size_t seat = 0; seat < players.size(); ++seat)
    {
        text += std::string(word(players[seat].colour)) + " (" + players[seat].name
                + "): " + std::to_string(state.score[seat]) + " points, court " + std::to_string(state.court[seat])
                + ", province " + std::to_string(state.province[seat]);
        text += is_over(state) && (leaders(state) >> seat & 1U) != 0 ? ", El Grande\n" : "\n";
    }
    for (const Place region : regions(state.setup))
    {
        text += place_line(state, players, region);
    }
    return text + place_line(state, players, Place::Castillo);
}

std::string describe_as_json(const State& state, const Players& players)
{
    List regions('{');
    for (const Place region : elgrande::regions(state.setup))
    {
        regions.add(word(region), counts_as_json(state, players, region));
    }
    List boards('{');
    for (int board = 0; board < mobile_board_count; ++board)
    {
        boards.add(board_word(board), quoted(word(state.board_at[static_cast<std::size_t>(board)])));
    }
    List object('{');
    object.add("finished", is_over(state) ? "true" : "false");
    object.add("round", state.round);
    object.add("king", quoted(word(state.king)));
    object.add("players", players_as_json(state, players));
    object.add("regions", regions.text());
    object.add("castillo", counts_as_json(state, players, Place::Castillo));
    object.add("boards", boards.text());
    object.add("winners", winners_as_json(state, players));
    return object.text() + "\n";
}

} // namespace elgrande::record

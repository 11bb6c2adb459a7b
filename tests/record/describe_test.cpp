// The JSON of a position contains its numbers.
#include "record/describe.hpp"

#include "rules/playout.hpp"
#include "support/random_record.hpp"

#include <catch2/catch_test_macros.hpp>

#include <map>
#include <string>
#include <string_view>

using namespace elgrande;

namespace
{

/// Values of a JSON text by path: "players.0.score" → "12", "carried.Ship.gold.Red" → "1". The path of a list or object
/// has its number of entries.
class FlatJson
{
public:
    explicit FlatJson(std::string_view text) : rest_(text) { value(""); }

    std::string at(const std::string& path) const
    {
        const auto found = values_.find(path);
        return found == values_.end() ? "(nothing)" : found->second;
    }

    int number(const std::string& path) const
    {
        const auto found = values_.find(path);
        return found == values_.end() ? 0 : std::stoi(found->second);
    }

private:
    void skip()
    {
        while (!rest_.empty() && (rest_.front() == ' ' || rest_.front() == ',' || rest_.front() == ':'))
        {
            rest_.remove_prefix(1);
        }
    }

    std::string quoted()
    {
        rest_.remove_prefix(1);
        const std::string text(rest_.substr(0, rest_.find('"'))); // names in these tests contain no quotation marks
        rest_.remove_prefix(text.size() + 1);
        return text;
    }

    void entries(const std::string& path, char close)
    {
        rest_.remove_prefix(1);
        int count = 0;
        for (skip(); rest_.front() != close; skip())
        {
            const std::string name = close == '}' ? quoted() : std::to_string(count);
            ++count;
            value((path.empty() ? "" : path + ".") + name);
        }
        rest_.remove_prefix(1);
        values_[path] = std::to_string(count);
    }

    void value(const std::string& path)
    {
        skip();
        if (rest_.front() == '{' || rest_.front() == '[')
        {
            entries(path, rest_.front() == '{' ? '}' : ']');
        }
        else if (rest_.front() == '"')
        {
            values_[path] = quoted();
        }
        else
        {
            const std::string_view plain = rest_.substr(0, rest_.find_first_of(",}]\n"));
            values_[path] = plain;
            rest_.remove_prefix(plain.size());
        }
    }

    std::string_view rest_;
    std::map<std::string, std::string> values_;
};

/// Returns the name of an owner in the JSON; players of random games are named after their colours.
std::string name_of(const record::Game& game, Seat owner)
{
    return owner < game.players.size() ? game.players[owner].name : owner == neutral ? "Black" : "dummy";
}

std::string name_or_null(const record::Game& game, Seat owner)
{
    return owner == nobody ? "null" : name_of(game, owner);
}

/// Returns the name of a place in records.
std::string word_of(Place place)
{
    static constexpr std::array words{"Galicia",     "Basque-Country", "Aragon",  "Catalonia", "Old-Castile",
                                      "New-Castile", "Seville",        "Granada", "Valencia",  "Castillo",
                                      "France",      "Portugal",       "Ship",    "America",   "Mediterranean"};
    static_assert(words.size() == board_place_count);
    return place == Place::Nowhere ? "null" : words[index(place)];
}

void check_seats(const State& state, const record::Game& game, const FlatJson& json)
{
    for (const Seat seat : state.seats())
    {
        const std::string row = "players." + std::to_string(seat) + ".";
        CHECK(json.at(row + "name") == game.players[seat].name);
        CHECK(json.at(row + "score") == std::to_string(state.score[seat]));
        CHECK(json.at(row + "court") == std::to_string(state.court[seat]));
        CHECK(json.at(row + "province") == std::to_string(state.province[seat]));
        CHECK(json.at(row + "vetoes") == std::to_string(state.vetoes[seat]));
        CHECK(json.at(row + "vetoes_of_last_round") == std::to_string(state.old_vetoes[seat]));
        if (state.setup.modules.contains(Module::StandardBearers))
        {
            CHECK(json.at(row + "standard_bearer") == word_of(state.bearers.at[seat]));
        }
    }
}

void check_places(const State& state, const record::Game& game, const FlatJson& json)
{
    for (const Place place : places(state.setup))
    {
        const std::string row = place == Place::Castillo        ? "castillo"
                                : is_region(state.setup, place) ? "regions." + word_of(place)
                                                                : "ship";
        for (const Seat owner : state.owners_on_board())
        {
            CHECK(json.at(row + "." + name_of(game, owner)) == std::to_string(state.caballeros[index(place)][owner]));
        }
    }
}

void check_colonies(const State& state, const record::Game& game, const FlatJson& json)
{
    const Colonies& colonies = state.colonies;
    CHECK(json.at("ambassador.player") == name_or_null(game, colonies.french[0]));
    CHECK(json.at("envoy.player") == name_or_null(game, colonies.french[1]));
    CHECK(json.at("third_in_france.player") == name_or_null(game, colonies.french[2]));
    CHECK(json.at("captain") == name_or_null(game, colonies.captain));
    CHECK(json.at("viceroy") == name_or_null(game, colonies.viceroy));
    CHECK(json.at("inquisitor") == name_or_null(game, colonies.inquisitor));
    CHECK(json.number("unclaimed.gold") == colonies.unclaimed[0]);
    CHECK(json.number("unclaimed.wares") == colonies.unclaimed[1]);
    CHECK(json.at("limit_table.region") == word_of(colonies.table));
    for (const Seat owner : state.owners_on_board())
    {
        const std::string name = name_of(game, owner);
        for (const Place place : {Place::Ship, Place::America, Place::Mediterranean})
        {
            const auto& carriers = colonies.carriers[sea_index(place)];
            CHECK(json.number("carried." + word_of(place) + ".gold." + name) == carriers[0][owner]);
            CHECK(json.number("carried." + word_of(place) + ".wares." + name) == carriers[1][owner]);
        }
        int there = 0;
        for (const std::string part : {"on_it", "beside_it"})
        {
            for (const std::string disc : {"plain", "gold", "wares"})
            {
                there += json.number("limit_table." + part + "." + disc + "." + name);
            }
        }
        const bool office = holder_of(state, colonies.table, Space::First) == owner;
        CHECK(there + (office ? 1 : 0) == state.caballeros[index(colonies.table)][owner]);
        CHECK(json.number("limit_table.on_it.plain." + name) == colonies.on_table[0][owner]);
    }
}

void check_grandissimo(const State& state, const record::Game& game, const FlatJson& json)
{
    const Grandissimo& grand = state.grand;
    CHECK(json.at("queen") == name_or_null(game, grand.characters[queen]));
    CHECK(json.at("jester") == name_or_null(game, grand.characters[jester]));
    CHECK(json.at("inquisitor") == name_or_null(game, grand.inquisitor));
    CHECK(json.at("revolution") == name_or_null(game, grand.rebel));
    CHECK(json.at("alliance.player") == name_or_null(game, grand.region_card_of[0]));
    CHECK(json.at("alliance.region") == word_of(grand.region_card[0]));
    CHECK(json.at("boycott.player") == name_or_null(game, grand.region_card_of[1]));
    CHECK(json.at("boycott.region") == word_of(grand.region_card[1]));
    CHECK(json.at("free_choice.player") == name_or_null(game, grand.free_mover));
    CHECK(json.number("free_choice.left") == grand.free_left);
    int gifts = 0;
    int tokens = 0;
    for (const Seat seat : state.seats())
    {
        CHECK(json.number("prison." + name_of(game, seat)) == grand.prison[seat]);
        tokens += has_token(state, seat) ? 1 : 0;
        for (const Seat giver : state.seats())
        {
            gifts += grand.gifts[seat][giver] > 0 ? 1 : 0;
        }
    }
    CHECK(json.number("gifts") == gifts);
    CHECK(json.number("ship_tokens") == tokens);
}

void check(const State& state, const record::Game& game)
{
    const std::string text = record::describe_as_json(state, game.players);
    const FlatJson json(text);
    INFO(text);
    CHECK(json.at("king") == word_of(state.king));
    check_seats(state, game, json);
    check_places(state, game, json);
    if (has_own_cards(state.setup))
    {
        CHECK(json.at("quarantine") == word_of(state.lasting.quarantine));
        CHECK(json.at("bridge") == (state.lasting.bridge[0] == Place::Nowhere ? "null" : "2"));
    }
    if (has_colonies(state.setup))
    {
        check_colonies(state, game, json);
    }
    if (is_grandissimo(state.setup))
    {
        check_grandissimo(state, game, json);
    }
}

} // namespace

TEST_CASE("the JSON of a position has what lies on the table, in random games of every edition")
{
    for (std::uint64_t number = 1; number <= 40; ++number)
    {
        record::Game game = test::fresh_game(2 + static_cast<int>(number % 4), number);
        // The few rule sets of the expansions would come up too rarely.
        const auto edition = static_cast<Edition>(number % edition_count);
        game.setup = {.edition = edition, .players = game.setup.players, .seed = number};
        State state = new_game(game.setup);
        Random random(number);
        for (int i = 0; !is_over(state); ++i)
        {
            if (i % 40 == 0)
            {
                INFO(test::place_of_failure(number, game));
                check(state, game);
            }
            game.actions.push_back(random_action(state, random, RandomPolicy::Busy));
            apply(state, game.actions.back());
        }
        check(state, game);
    }
}

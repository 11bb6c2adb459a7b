// Every field of a position that the editor can set is told by the mirror and by the JSON of the command line.
#include "editor/fields.hpp"
#include "record/describe.hpp"
#include "rules/playout.hpp"
#include "screens/table/mirror_page.hpp"
#include "support/app_driver.hpp"
#include "support/setups.hpp"

#include <catch2/catch_test_macros.hpp>

#include <optional>
#include <set>

using namespace elgrande;
using editor::Field;
using editor::Item;

namespace
{

/// Returns all that the table's mirror says of a position.
std::string mirror_of(const words::Localizer& localizer, const State& state, const record::Game& game)
{
    const PlayerView seen = view(state, nobody);
    const std::vector<std::string> names{"Ada", "Bea", "Cid", "Dom", "Eva", "Black"};
    const screens::Mirror mirror = screens::mirror_of_table(screens::TableModel{.localizer = localizer,
                                                                                .view = seen,
                                                                                .players = game.players,
                                                                                .names = names,
                                                                                .log = {},
                                                                                .letters_on_dark = {},
                                                                                .letters_on_light = {},
                                                                                .scorings = {}});
    std::string all;
    for (const auto* part : {&mirror.position, &mirror.about})
    {
        for (const std::string& line : *part)
        {
            all += line + "\n";
        }
    }
    return all;
}

/// True if the mirror states the item itself. That the Castillo was seen only shows in who is said to be in it.
bool is_public(Item item)
{
    return item != Item::CastilloSeen;
}

/// A modifier's change is visible only if it leaves or enters a hand: nobody sees in whose pile a used one lies.
bool is_seen(Item item, int before, int after)
{
    const auto in_hand = [](int value) { return value % 2 == 1; };
    return item != Item::Modifier || in_hand(before) || in_hand(after);
}

/// Returns another value of the field, or the same if there is none.
int other_value(const State& state, Field field, Random& random)
{
    const editor::Values values = editor::values_of(state, field);
    const int now = editor::value_of(state, field);
    const auto count = static_cast<std::uint32_t>(values.listed.empty() ? values.max - values.min + 1
                                                                        : static_cast<int>(values.listed.size()));
    const int drawn = static_cast<int>(random.below(count));
    const int value = values.listed.empty() ? values.min + drawn : values.listed[static_cast<std::size_t>(drawn)];
    return value != now ? value : values.next(now, 1);
}

/// Returns a field of this item that can have another value, or nothing.
std::optional<Field> any_field(const State& state, Item item, Random& random)
{
    std::vector<Field> fields = editor::fields_of(state, item);
    std::erase_if(fields,
                  [&](const Field& field)
                  {
                      const editor::Values values = editor::values_of(state, field);
                      return values.listed.size() < 2 && values.max <= values.min;
                  });
    return fields.empty() ? std::nullopt
                          : std::optional(fields[random.below(static_cast<std::uint32_t>(fields.size()))]);
}

State moment_of(const Setup& setup, Random& random)
{
    State state = new_game(setup);
    for (auto left = 60 + random.below(500); left > 0 && !is_over(state); --left)
    {
        apply(state, random_action(state, random, RandomPolicy::Busy));
    }
    return state;
}

} // namespace

TEST_CASE("every field that can be set up is in the mirror and in the JSON, in every edition")
{
    const words::Localizer localizer(words::Language::En);
    std::set<Item> changed;
    for (std::uint64_t seed = 1; seed <= 120; ++seed)
    {
        Setup setup = setups::any_setup(seed);
        setup.edition = seed % 2 == 0 ? setup.edition : static_cast<Edition>(seed / 2 % edition_count);
        setup.modules = seed % 2 == 0 ? setup.modules : Modules{};
        if (setup.edition == Edition::BigBox)
        {
            setup.modules.insert(Module::StandardBearers);
        }
        setup.spares_own = false;
        setup.first_deck = false;
        setup.parts_left_out = 0;
        setup.cards_left_out = 0;
        setup.vetoes = true;
        setup.hidden_hands = false;
        setup.open_castillo = true;
        REQUIRE_FALSE(validate_setup(setup));
        Random random(seed);
        State state = moment_of(setup, random);
        if (is_grandissimo(setup) && random.below(2) == 0)
        {
            editor::set_value(state, {Item::RegionCardOf, static_cast<std::uint8_t>(random.below(2))},
                              0); // random games rarely set it to 0
        }
        const record::Game game = testing::game_of(setup);
        const std::string mirror = mirror_of(localizer, state, game);
        const std::string json = record::describe_as_json(state, game.players);
        for (int number = 0; number < editor::item_count; ++number)
        {
            const auto item = static_cast<Item>(number);
            const std::optional<Field> drawn = is_public(item) ? any_field(state, item, random) : std::nullopt;
            if (!drawn)
            {
                continue;
            }
            const Field field = *drawn;
            State other = state;
            editor::set_value(other, field, other_value(state, field, random));
            CAPTURE(seed, static_cast<int>(setup.edition), number, static_cast<int>(field.a), static_cast<int>(field.b),
                    editor::value_of(state, field), editor::value_of(other, field));
            const int before = editor::value_of(state, field);
            const int after = editor::value_of(other, field);
            if (before != after && is_seen(item, before, after))
            {
                changed.insert(item);
                CHECK(mirror_of(localizer, other, game) != mirror);
                CHECK(record::describe_as_json(other, game.players) != json);
            }
        }
    }
    for (int number = 0; number < editor::item_count; ++number)
    {
        INFO("item " << number);
        CHECK((changed.count(static_cast<Item>(number)) == 1 || !is_public(static_cast<Item>(number))));
    }
}

// Whole games that guests play alone, over a network that loses, repeats and reorders messages.
#include "many_screens.hpp"
#include "support/game_of.hpp"
#include "support/random_games.hpp"
#include "support/setups.hpp"

#include <catch2/catch_get_random_seed.hpp>
#include <catch2/catch_test_macros.hpp>

using namespace elgrande;
using namespace elgrande::room;

namespace
{

/// Returns a random rule set of the edition, with random options.
Setup any_setup(Edition edition, Random& random)
{
    std::vector<Setup> sets = setups::every_rule_set();
    std::erase_if(sets, [edition](const Setup& setup) { return setup.edition != edition; });
    return test::with_options(sets[random.below(static_cast<std::uint32_t>(sets.size()))], random);
}

/// Opens a guest for each seat, and a watcher.
void seat_everybody(ManyScreens& screens)
{
    for (const Seat seat : screens.state().seats())
    {
        screens.open().guest.claim(seat, {});
    }
    screens.open();
    REQUIRE(screens.settle());
}

/// Returns the first difference between what the guests see and what they may see, or an empty string.
std::string differences(ManyScreens& screens)
{
    if (!screens.settle())
    {
        return "messages go on for ever";
    }
    for (const auto& screen : screens.screens())
    {
        if (std::string found = difference(screens, screen->guest); !found.empty())
        {
            return "a guest: " + found;
        }
    }
    return {};
}

/// Lets one guest's device sleep, reload its page, or the table reload, now and then.
void trouble(ManyScreens& screens, Random& random)
{
    Screen& screen = *screens.screens()[random.below(static_cast<std::uint32_t>(screens.screens().size()))];
    switch (random.below(3))
    {
    case 0:
        screens.disconnect(screen);
        screens.connect(screen);
        break;
    case 1:
        screens.disconnect(screen);
        screen.guest = Guest(ManyScreens::secret(), screen.guest.token());
        screens.connect(screen);
        break;
    default:
        screens.reload_table();
        break;
    }
}

} // namespace

TEST_CASE("guests alone play a whole game of each edition in any weather, and see what their seats may see")
{
    Random random(Catch::getSeed());
    for (int number = 0; number < edition_count; ++number)
    {
        ManyScreens screens(test::game_of(any_setup(static_cast<Edition>(number), random)), random.next());
        CAPTURE(number, screens.state().players());
        seat_everybody(screens);
        screens.weather = storm;
        int ticks = 0;
        for (; !is_over(screens.state()) && ticks < 200'000; ++ticks)
        {
            for (const auto& screen : screens.screens())
            {
                answer_at_random(screen->guest, random);
            }
            screens.tick();
            if (ticks % 500 == 250)
            {
                REQUIRE(differences(screens) == "");
                trouble(screens, random);
            }
        }
        REQUIRE(is_over(screens.state()));
        CHECK(differences(screens) == "");
    }
}

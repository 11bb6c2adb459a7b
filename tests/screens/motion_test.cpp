#include "app_driver.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;

namespace
{

/// A new game of four on a laptop whose owner likes motion.
class Table : public testing::AppDriver
{
public:
    explicit Table(bool moves = true)
        : AppDriver(1366, 768, false, [moves](testing::FakeWorld& outside) { outside.page.still = !moves; })
    {
        settle();
        REQUIRE(perform("Start"));
        answer_until("How many?");
    }

    void answer(std::size_t which = 0)
    {
        perform("I am ");
        REQUIRE(which < app().mirror().answers.size());
        app().perform(app().mirror().answers[which].id);
        frame();
    }

    void answer_until(const std::string& question)
    {
        for (int i = 0; app().mirror().prompt.find(question) == std::string::npos; ++i)
        {
            REQUIRE(i < 100);
            answer();
        }
        wait();
    }

    /// Until nothing moves; how many frames that took.
    int wait()
    {
        int frames = 0;
        for (; app().wants_frame() && frames < 2000; ++frames)
        {
            frame();
        }
        return frames;
    }
};

} // namespace

TEST_CASE("an action moves for a while, and then no frame is asked for")
{
    Table table;
    table.answer();
    REQUIRE(table.app().wants_frame());
    const int frames = table.wait();
    CHECK(frames > 20);
    CHECK(frames < 80); // of 16 ms each
    CHECK_FALSE(table.app().next_wake_ms().has_value());
}

TEST_CASE("nothing moves where the system asks for less motion")
{
    Table table(false);
    table.answer();
    CHECK(table.wait() < 4);
}

TEST_CASE("the twin shows the state after the action at once, and answering by it ends the motion before")
{
    const auto played = [](bool moves)
    {
        Table table(moves);
        std::vector<std::string> said;
        for (int i = 0; i < 30; ++i)
        {
            table.answer();
            const Mirror& mirror = table.app().mirror();
            said.insert(said.end(), mirror.position.begin(), mirror.position.end());
            said.insert(said.end(), mirror.log.begin(), mirror.log.end());
            said.push_back(mirror.prompt);
        }
        return said;
    };
    CHECK(played(true) == played(false));
}

TEST_CASE("a click in the middle of a motion ends it and does what it does")
{
    Table table;
    table.answer_until("places");
    table.answer();
    table.frame();
    REQUIRE(table.app().wants_frame());
    const std::size_t told = table.app().mirror().log.size();
    const auto target = table.app().target(0);
    REQUIRE(target);
    table.press_down(*target);
    CHECK(table.app().mirror().log.size() == told);
    table.let_go(16, 16);
    CHECK(table.app().mirror().log.size() == told + 1);
}

TEST_CASE("a key in the middle of a motion ends it")
{
    Table table;
    table.answer();
    table.frame();
    REQUIRE(table.app().wants_frame());
    table.press(ImGuiKey_LeftShift);
    CHECK(table.wait() < 4);
}

TEST_CASE("going back moves nothing")
{
    Table table;
    table.answer();
    table.wait();
    REQUIRE(table.perform("Undo"));
    CHECK(table.wait() < 4);
}

// A custom page: registered by name, driven by pointer, keyboard and mirror, and closed.
#include "support/app_driver.hpp"

#include "app/pages/page.hpp"
#include "app/pages/page_context.hpp"
#include "ui/widgets.hpp"

#include <catch2/catch_test_macros.hpp>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;

namespace
{

/// Counts presses, and closes itself.
class Counter final : public Page
{
public:
    explicit Counter(int& count) : count_(count) {}

    std::optional<Intent> draw(Ui& ui) override
    {
        Box box = begin_dialog(ui, 300, 100, "Counter", 1);
        const auto pressed = buttons(ui, box, "counter", labels_);
        return end_dialog(ui) ? std::optional(Intent{PageCommand::Close})
               : pressed      ? std::optional(intent(*pressed))
                              : std::nullopt;
    }

    void describe(Mirror& mirror) override
    {
        mirror.title = "Counter";
        mirror.prompt = std::to_string(count_);
    }

    bool handle(const Intent& asked) override
    {
        const auto* choice = intent_as<Choose>(asked);
        count_ += choice != nullptr ? choice->choice : 0;
        return choice != nullptr;
    }

private:
    static Intent intent(int button) { return button == 0 ? Intent{PageCommand::Close} : Choose{0, 1}; }

    std::vector<std::string> labels_{"Away", "One more"};
    int& count_;
};

struct Counted
{
    Counted()
    {
        driver.app().add_page("counter", [this](const PageContext&) { return std::make_unique<Counter>(count); });
        open();
    }

    void open()
    {
        driver.app().act(Intent{OpenPage{"counter"}});
        REQUIRE(driver.settle());
    }

    std::string title() { return driver.app().mirror().title; }

    int count = 0;
    AppDriver driver{1366, 768, false};
};

} // namespace

TEST_CASE("a registered page is driven by the pointer")
{
    Counted page;
    REQUIRE(page.title() == "Counter");
    const auto more = page.driver.app().target(page.driver.button("One more"));
    REQUIRE(more.has_value());
    page.driver.click(*more);
    page.driver.click(*more);
    CHECK(page.count == 2);
    CHECK(page.title() == "Counter");
    const auto away = page.driver.app().target(page.driver.button("Away"));
    REQUIRE(away.has_value());
    page.driver.click(*away);
    page.driver.settle();
    CHECK(page.title() == "El Grande");
}

TEST_CASE("a registered page is driven by keys")
{
    Counted page;
    for (int i = 0; i < 10 && page.count == 0; ++i)
    {
        page.driver.press(ImGuiKey_Tab);
        const auto at = page.driver.app().target(-1);
        const auto more = page.driver.app().target(page.driver.button("One more"));
        if (at && more && at->x == more->x && at->y == more->y)
        {
            page.driver.press(ImGuiKey_Enter);
        }
    }
    CHECK(page.count == 1);
    page.driver.press(ImGuiKey_Escape);
    page.driver.settle();
    CHECK(page.title() == "El Grande");
}

TEST_CASE("a registered page is driven by the mirror, which has the page's texts")
{
    Counted page;
    CHECK(page.driver.app().mirror().prompt == "0");
    REQUIRE(page.driver.perform("One more"));
    CHECK(page.driver.app().mirror().prompt == "1");
    REQUIRE(page.driver.perform("Away"));
    CHECK(page.title() == "El Grande");
    CHECK(page.driver.button("One more") == -1);
}

TEST_CASE("a page that nobody registered opens nothing")
{
    AppDriver driver(1366, 768, false);
    driver.app().act(Intent{OpenPage{"counter"}});
    driver.settle();
    CHECK(driver.app().mirror().title == "El Grande");
}

TEST_CASE("without an open game every intent of the table leaves the start page open")
{
    AppDriver driver(1366, 768, false);
    const std::vector<Intent> intents{Play{},
                                      GameCommand::Undo,
                                      GameCommand::ResetTurn,
                                      GameCommand::Redo,
                                      LookAt{},
                                      GameCommand::LookBack,
                                      GameCommand::Replay,
                                      GameCommand::ReturnToNow,
                                      GameCommand::PlayOn,
                                      GameCommand::TryOut,
                                      GameCommand::LeaveTryOut,
                                      GameCommand::EndTryOut,
                                      GameCommand::Lift,
                                      GameCommand::Download,
                                      PageCommand::ShowScoring,
                                      PageCommand::ShowResult,
                                      PageCommand::ShowBoard,
                                      PageCommand::GoHome,
                                      HomeCommand::Resume,
                                      WithSave{SaveCommand::Delete, ""}};
    for (std::size_t i = 0; i < intents.size(); ++i)
    {
        driver.app().act(intents[i]);
        driver.settle();
        INFO("intent " << i);
        CHECK(driver.app().mirror().title == "El Grande");
    }
}

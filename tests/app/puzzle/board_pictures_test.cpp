// The pictures of boards in the list of puzzles: which are made, when, and how often.
#include "app/board_pictures.hpp"
#include "support/app_driver.hpp"
#include "support/canvas/canvas.hpp"

#include <catch2/catch_test_macros.hpp>

#include <imgui.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace elgrande;
using namespace elgrande::screens;
using testing::AppDriver;
using testing::Picture;

namespace
{

/// The list of puzzles with a renderer, without any picture yet.
class PicturedList
{
public:
    PicturedList()
        : driver(820, 700, false,
                 [](testing::FakeWorld& world) { world.preferences.values["puzzle filter"] = "0 1 0"; })
    {
        driver.graphics = [this] { canvas_.draw(*ImGui::GetDrawData()); };
        driver.world.pictures.paints = true;
        driver.settle();
        driver.open_page("puzzles");
    }

    /// Lets pictures be made, and draws frames until no further one is requested. Returns the greatest number of
    /// pictures that were begun in one frame.
    int make_all()
    {
        testing::FakePictures& pictures = driver.world.pictures;
        pictures.makes = true;
        int greatest = 0;
        // The driver may compile shaders in the background for as long as the machine is busy.
        for (int i = 0; i < 5000; ++i)
        {
            const int before = pictures.begun;
            driver.frame();
            greatest = std::max(greatest, pictures.begun - before);
            if (!driver.app().wants_frame() && !pictures.maker.busy())
            {
                return greatest;
            }
        }
        FAIL("a frame is requested for ever");
        return greatest;
    }

    /// Returns the number of cards in sight.
    int in_sight()
    {
        const Ui& ui = driver.app().ui();
        int count = 0;
        for (const Ui::Item& item : ui.items())
        {
            const bool card = item.layer > 0 && item.name.find(": ") != std::string::npos && item.name.ends_with(".");
            count += card && item.whole.overlaps(ui.screen()) ? 1 : 0;
        }
        return count;
    }

    Picture seen()
    {
        Picture picture;
        canvas_.read(picture);
        return picture;
    }

    AppDriver driver;

private:
    testing::Canvas canvas_;
};

/// Returns the user textures of ImGui, with which the pictures are shown.
std::vector<ImTextureData*> textures()
{
    std::vector<ImTextureData*> found;
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures)
    {
        if (std::find(ImGui::GetIO().Fonts->TexList.begin(), ImGui::GetIO().Fonts->TexList.end(), texture)
            == ImGui::GetIO().Fonts->TexList.end())
        {
            found.push_back(texture);
        }
    }
    return found;
}

/// Returns the pixels of the cards. After a lost context, the map behind the page may not be drawn yet.
std::vector<ImU32> pixels_of_cards(const Picture& picture)
{
    std::vector<ImU32> pixels;
    for (int y = 350; y < 620; ++y)
    {
        for (int x = 40; x < 780; ++x)
        {
            pixels.push_back(picture.at(x, y));
        }
    }
    return pixels;
}

} // namespace

TEST_CASE("pictures of the boards in sight are made one in a frame, and then no frame is drawn", "[pixels]")
{
    PicturedList list;
    const Picture sketches = list.seen();
    CHECK(textures().empty());
    REQUIRE(list.in_sight() > 3);
    CHECK(list.make_all() == 1);
    CHECK(list.driver.world.pictures.begun == list.in_sight());
    CHECK(static_cast<int>(textures().size()) == list.in_sight());
    const Picture boards = list.seen();
    testing::keep(boards, "list of puzzles");
    CHECK(testing::colours_of(boards) > testing::colours_of(sketches));
    CHECK(list.make_all() == 0);
}

TEST_CASE("pictures are uploaded again after the graphics context was lost, and none is begun until then", "[pixels]")
{
    PicturedList list;
    list.make_all();
    const Picture before = list.seen();
    const int begun = list.driver.world.pictures.begun;
    list.driver.app().context_lost();
    for (ImTextureData* texture : textures()) // as ImGui's backend does
    {
        texture->SetTexID(ImTextureID_Invalid);
        texture->SetStatus(ImTextureStatus_Destroyed);
    }
    list.driver.app().context_restored();
    list.make_all();
    const bool is_same = pixels_of_cards(list.seen()) == pixels_of_cards(before);
    CHECK(is_same);
    CHECK(list.driver.world.pictures.begun == begun);
    list.driver.app().context_lost();
    list.driver.resize(600, 700);
    CHECK(list.make_all() == 0);
    list.driver.app().context_restored();
    CHECK(list.make_all() == 1);
}

TEST_CASE("a picture of another size is made anew, and at most BoardPictures::most pictures are kept", "[pixels]")
{
    PicturedList list;
    list.make_all();
    const int begun = list.driver.world.pictures.begun;
    list.driver.resize(700, 700);
    list.make_all();
    CHECK(list.driver.world.pictures.begun >= begun + list.in_sight());
    for (int i = 0; i < 16; ++i)
    {
        ImGui::GetIO().AddMousePosEvent(350, 500);
        ImGui::GetIO().AddMouseWheelEvent(0, -8);
        list.make_all();
    }
    CHECK(list.driver.world.pictures.begun > static_cast<int>(BoardPictures::most) + begun);
    list.make_all();
    CHECK(textures().size() == BoardPictures::most);
}

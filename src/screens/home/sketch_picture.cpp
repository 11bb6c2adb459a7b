#include "screens/home/sketch_picture.hpp"

#include "ui/widgets.hpp"

namespace elgrande::screens
{

void SketchPicture::draw(Ui& ui, const BoardSketch& sketch, const Box& box)
{
    if (!box.overlaps(ui.screen()))
    {
        return;
    }
    if (!map_)
    {
        map_.emplace(min_step_);
    }
    board::SmallScene scene;
    scene.first = sketch.first;
    scene.king = is_region(sketch.king) ? static_cast<int>(index(sketch.king)) : -1;
    scene.candle = theme::current.candle;
    map_->draw(&ui.list(), box, scene);
    outline(ui, box, theme::current.parchment_edge, 1, 3);
}

} // namespace elgrande::screens

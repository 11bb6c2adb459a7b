#include "app/app.hpp"

#include "app/inside.hpp"

namespace elgrande::screens
{

App::App(platform::Platform& platform) : inside_(std::make_unique<Inside>(platform)) {}

App::~App() = default;

float App::zoom(float width, float height)
{
    const float zoom = zoom_of(width, height) * enlargement(inside_->settings.text);
    inside_->ui.zoomed(zoom);
    return zoom;
}

void App::frame(double now_ms)
{
    inside_->frame(now_ms);
}

void App::graphics_lost()
{
    inside_->painter.set_graphics(false);
}

void App::graphics_back()
{
    inside_->painter.set_graphics(true);
    inside_->stale = true;
}

bool App::wants_frame() const
{
    return inside_->stale || inside_->saves.changed() || !inside_->ui.settled();
}

std::optional<double> App::next_wake_ms() const
{
    return inside_->ui.wake();
}

void App::open_link(std::string_view fragment)
{
    inside_->open_link(fragment);
}

const std::string& App::diagnostics() const
{
    return inside_->diagnostics;
}

const Mirror& App::mirror() const
{
    return inside_->mirror;
}

std::uint64_t App::mirror_version() const
{
    return inside_->mirror_version;
}

void App::perform(int id)
{
    inside_->perform(id);
}

std::optional<ScreenPoint> App::target(int index)
{
    return inside_->target(index);
}

const Ui& App::ui() const
{
    return inside_->ui;
}

bool App::unsaved() const
{
    return (inside_->room && inside_->room->unsaved()) || !inside_->saves.settled();
}

} // namespace elgrande::screens

#include "app/app.hpp"

#include "app/impl.hpp"

#include <utility>

namespace elgrande::screens
{

App::App(platform::Platform& platform) : impl_(std::make_unique<Impl>(platform)) {}

App::~App() = default;

float App::zoom(float width, float height)
{
    const float zoom = zoom_of(width, height) * enlargement(impl_->settings.text);
    impl_->ui.zoomed(zoom);
    return zoom;
}

void App::frame(double now_ms)
{
    impl_->frame(now_ms);
}

void App::graphics_lost()
{
    impl_->painter.set_graphics(false);
}

void App::graphics_back()
{
    impl_->painter.set_graphics(true);
    impl_->stale = true;
}

bool App::wants_frame() const
{
    return impl_->stale || impl_->saves.changed() || !impl_->ui.settled();
}

std::optional<double> App::next_wake_ms() const
{
    return impl_->ui.wake();
}

void App::open_link(std::string_view fragment)
{
    impl_->open_link(fragment);
}

std::string App::diagnostics() const
{
    return impl_->session ? impl_->session->game_link() : std::string();
}

const Mirror& App::mirror() const
{
    return impl_->mirror;
}

std::uint64_t App::mirror_version() const
{
    return impl_->mirror_version;
}

void App::perform(int id)
{
    impl_->perform(id);
}

void App::add_page(std::string name, PageMaker maker)
{
    impl_->registry.add(std::move(name), std::move(maker));
}

void App::act(const Intent& intent)
{
    impl_->stale = true;
    impl_->act(intent);
}

std::optional<ScreenPoint> App::target(int index)
{
    return impl_->target(index);
}

const Ui& App::ui() const
{
    return impl_->ui;
}

bool App::unsaved() const
{
    return (impl_->session && impl_->session->unsaved()) || !impl_->saves.settled();
}

} // namespace elgrande::screens

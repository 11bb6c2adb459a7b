#include "app/app.hpp"

#include "app/impl.hpp"

#include <utility>

namespace elgrande::screens
{

App::App(platform::Platform& platform) : impl_(std::make_unique<Impl>(platform)) {}

App::~App() = default;

float App::zoom(float width, float height)
{
    Settings& settings = impl_->state.settings;
    follow_screen(settings, width, height);
    const auto afar = settings.text == TextSize::FromAfar
                          ? zoom_from_afar(width, height, impl_->state.platform.page.coarse_pointer())
                          : std::nullopt;
    const bool from_afar = afar && !impl_->pages.at_home(); // whoever begins a game stands at the screen
    const float zoom = from_afar ? *afar : zoom_of(width, height) * (afar ? 1 : enlargement(settings.text));
    impl_->state.ui.set_zoom(zoom, from_afar);
    return zoom;
}

void App::frame(double now_ms)
{
    impl_->frame(now_ms);
}

void App::context_lost()
{
    impl_->state.painter.context_lost();
    impl_->state.picture_painter.context_lost();
    impl_->state.board_pictures.context_lost();
}

void App::context_restored()
{
    impl_->state.painter.context_restored();
    impl_->state.picture_painter.context_restored();
    impl_->state.board_pictures.context_restored();
    impl_->state.stale = true;
}

void App::update_page()
{
    impl_->update_page();
}

bool App::wants_frame() const
{
    return impl_->state.stale || impl_->state.saves.changed() || !impl_->state.ui.settled();
}

std::optional<double> App::next_wake_ms() const
{
    return impl_->state.ui.wake();
}

void App::open_link(std::string_view fragment)
{
    impl_->game.open_link(fragment);
}

std::string App::diagnostics() const
{
    return impl_->state.session ? impl_->state.session->game_link() : std::string();
}

const Mirror& App::mirror() const
{
    return impl_->mirror.mirror();
}

std::uint64_t App::mirror_version() const
{
    return impl_->mirror.version();
}

void App::perform(int id)
{
    impl_->perform(id);
}

void App::add_page(std::string name, PageMaker maker)
{
    impl_->pages.add(std::move(name), std::move(maker));
}

void App::act(const Intent& intent)
{
    impl_->state.stale = true;
    impl_->act(intent);
}

std::optional<ImVec2> App::target(int id)
{
    return impl_->mirror.touch_point(id);
}

const Ui& App::ui() const
{
    return impl_->state.ui;
}

bool App::unsaved() const
{
    return (impl_->state.session && impl_->state.session->unsaved()) || !impl_->state.saves.settled();
}

} // namespace elgrande::screens

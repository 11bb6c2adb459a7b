#include "app/impl.hpp"

#include "board/lettering/type.hpp"
#include "ui/widgets.hpp"

#include <algorithm>
#include <utility>

namespace elgrande::screens
{

namespace
{

using words::Key;

/// The one that was chosen last time, else the browser's.
words::Language preferred_language(const platform::Platform& platform)
{
    std::vector<std::string> tags = platform.page.languages();
    if (auto chosen = platform.preferences.get(language_preference))
    {
        tags.insert(tags.begin(), std::move(*chosen));
    }
    return words::best_language(tags);
}

constexpr double veil_s = 0.3;           ///< in which the board appears
constexpr double longest_wait_ms = 3000; ///< for the storage to tell what it holds

} // namespace

App::Impl::Impl(platform::Platform& where)
    : platform(where), localizer(preferred_language(where)), saves(where),
      last_game(where.preferences), context{platform,
                                            localizer,
                                            settings,
                                            saves,
                                            session,
                                            animation,
                                            replay,
                                            now_ms,
                                            [this]
                                            {
                                                stale = true;
                                                platform.page.wake();
                                            }},
      home(context, painter, where.clock.random()), table(context, painter), result(context)
{
    platform.page.set_language(code_of(localizer.language()));
    home.form().recall(localizer, platform.preferences.get(form_preference).value_or(""));
    settings = read_settings(where);
    if (const std::string damaged = board::load_faces(*ImGui::GetIO().Fonts); !damaged.empty())
    {
        banner = localizer.text(Key::MessagePlainLetters, {{"reason", damaged}});
    }
    using platform::Typeface;
    for (const auto& [face, typeface] :
         {std::pair(board::Face::Regular, Typeface::Regular), std::pair(board::Face::Bold, Typeface::Bold),
          std::pair(board::Face::SmallCaps, Typeface::SmallCaps)})
    {
        if (const std::span<const std::byte> file = board::file_of(face); !file.empty())
        {
            platform.page.set_typeface(typeface, file);
        }
    }
    ImGui::GetIO().IniFilename = nullptr;
    saves.refresh();
}

void App::Impl::frame(double now)
{
    now_ms = now;
    stale = false;
    saves.shown();
    theme::light(settings.light);
    painter.set_veil(settings.speed == Speed::Off ? 0 : veil_s);
    platform.page.set_dark(settings.light == Light::Candle);
    ui.begin(now, platform.page.coarse_pointer(), platform.gesture);
    take_from_outside();
    tell_saves();
    advance_animation();
    advance_replay();
    draw_pages();
    ui.end();
    make_mirror();
    platform.page.set_title(screen == Screen::Home ? mirror.title
                                                   : localizer.text(Key::GameTitle) + " – " + mirror.title);
}

void App::Impl::take_from_outside()
{
    if (const auto link = platform.address.take_link())
    {
        open_link(*link);
    }
    if (const auto file = platform.files.take_file())
    {
        open_file(*file);
    }
    if (const auto pasted = platform.clipboard.take_pasted())
    {
        open_link(*pasted);
    }
    if (resume_open_game && saves.listed())
    {
        resume_open_game = false;
        const auto key = last_game.among(saves.rows());
        // Whoever has looked around for so long means to stay on the start page.
        const bool in_time = last_game.known() || (dialogs.empty() && now_ms < began_ms + longest_wait_ms);
        if (key && in_time && open_saved(*key))
        {
            last_game.is_here(*key);
        }
    }
}

Page& App::Impl::page()
{
    if (screen == Screen::Home || !session)
    {
        return home;
    }
    return screen == Screen::Result && !animation.going() ? static_cast<Page&>(result) : table;
}

void App::Impl::draw_pages()
{
    home.wait(waiting_for_saves());
    table.lies_free(dialogs.empty());
    Page& below = page();
    if (const auto intent = below.draw(ui))
    {
        perform(below, *intent);
    }
    tell_plain_board();
    draw_banner();
    if (dialogs.empty())
    {
        return;
    }
    Page& dialog = *dialogs.back();
    if (const auto intent = dialog.draw(ui))
    {
        perform(dialog, *intent);
    }
    stale = stale || dialogs.empty();
}

/// Rather no buttons for a moment than a start page that vanishes before a click arrives.
bool App::Impl::waiting_for_saves()
{
    began_ms = began_ms < 0 ? now_ms : began_ms;
    const bool waits =
        resume_open_game && !session && !saves.listed() && now_ms < began_ms + longest_wait_ms && last_game.known();
    if (waits)
    {
        ui.wake_at(began_ms + longest_wait_ms);
    }
    return waits;
}

void App::Impl::draw_banner()
{
    if (banner.empty())
    {
        return;
    }
    const Letters how{.size = 15.5F, .colour = theme::cream};
    const float cross = ui.finger();
    const float width = std::min(ui.screen().w - 16, 560.0F);
    const float text = wrapped_height(how, width - cross - 20, banner);
    const float height = std::max(cross, text + 16);
    const Box box{8, ui.screen().bottom() - height - 8, width, height};
    ui.begin_panel(id_of("banner"), box, true);
    fill(ui, box, faded(theme::wine_dark, 0.96F), 8);
    outline(ui, box, theme::gilt, 1, 8);
    write_wrapped(ui, how, {box.x + 14, box.middle_y() - text / 2, width - cross - 20, text}, banner);
    if (icon_button(ui, id_of("close banner"), {box.right() - cross, box.y, cross, box.h}, Icon::Close, theme::cream))
    {
        banner.clear();
        stale = true;
    }
    ui.end_panel();
}

std::optional<ScreenPoint> App::Impl::target(int id)
{
    if (id >= first_command || id == -1)
    {
        const auto number = static_cast<std::size_t>(id - first_command);
        const Id area = id == -1 ? ui.focused() : number < commands.size() ? commands[number].area : 0;
        const std::optional<Box> seen = ui.seen(area);
        if (!seen)
        {
            ui.show(area);
            stale = true;
        }
        return seen ? std::optional(ScreenPoint{seen->middle_x(), seen->middle_y()}) : std::nullopt;
    }
    if (!session || screen != Screen::Table || animation.is_show() || id < 0
        || id >= session->shown().view.legal.size())
    {
        return std::nullopt;
    }
    const auto point = table.screen().point(ui, session->shown().view, id);
    stale = stale || !point;
    return point ? std::optional(ScreenPoint{point->x, point->y}) : std::nullopt;
}

} // namespace elgrande::screens

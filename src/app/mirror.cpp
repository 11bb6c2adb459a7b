#include "app/impl.hpp"

#include <utility>

/// What is on the screen, without pixels.
namespace elgrande::screens
{

Page& App::Impl::mirrored()
{
    if (!dialogs.empty() && !dialogs.back()->stands_aside())
    {
        return *dialogs.back();
    }
    if (screen == Screen::Home || !session)
    {
        return home;
    }
    // Nobody who reads waits for what moves.
    return screen == Screen::Result ? static_cast<Page&>(result) : table;
}

void App::Impl::make_mirror()
{
    Page& told = mirrored();
    home.wait(waiting_for_saves());
    Mirror fresh;
    told.describe(fresh);
    commands = told.commands();
    if (!banner.empty())
    {
        fresh.notice = banner;
        commands.push_back(
            {localizer.text(words::Key::ButtonClose), id_of("close banner"), Intent{Intent::Kind::CloseBanner}});
    }
    for (std::size_t i = 0; i < commands.size(); ++i)
    {
        fresh.buttons.push_back({first_command + static_cast<int>(i), commands[i].label, commands[i].chosen});
    }
    if (fresh != mirror)
    {
        mirror = std::move(fresh);
        ++mirror_version;
    }
}

void App::Impl::perform(int id)
{
    stale = true;
    if (id >= first_command)
    {
        const auto number = static_cast<std::size_t>(id - first_command);
        if (number < commands.size())
        {
            const Intent intent = commands[number].intent; // a copy: it may make new commands
            perform(mirrored(), intent);
        }
    }
    else if (session && &mirrored() == &table && id >= 0 && id < session->shown().view.legal.size())
    {
        perform(table, Intent{Intent::Kind::Play, session->shown().view.legal[id]});
    }
    make_mirror();
}

} // namespace elgrande::screens

#pragma once

#include "record/link/link.hpp"
#include "record/save.hpp"
#include "words/book.hpp"

#include <type_traits>
#include <utility>
#include <variant>

namespace elgrande::screens
{

inline const Setup& setup_of(const record::Game& game)
{
    return game.setup;
}

inline const Setup& setup_of(const record::SavedGame& saved)
{
    return saved.game.setup;
}

inline const Setup& setup_of(const record::Opened& opened)
{
    if (const auto* position = std::get_if<record::OpenedPosition>(&opened))
    {
        return position->state.setup;
    }
    const auto* passed = std::get_if<record::PassedGame>(&opened);
    return passed != nullptr ? passed->game.setup : std::get<record::Game>(opened).setup;
}

/// What was loaded, if the page can show it. An edition without a book is refused for what it is to this page: of a
/// newer version.
template <class T>
record::Loaded<T> if_shown(record::Loaded<T> loaded)
{
    if (loaded.ok() && !words::has_book(setup_of(*loaded).edition))
    {
        return record::LoadError{.message = "edition: of a newer version of this page",
                                 .kind = record::ErrorKind::Newer};
    }
    return loaded;
}

} // namespace elgrande::screens

#include "app/passing/save_match.hpp"

#include <optional>
#include <utility>

namespace elgrande::screens
{

SaveMatch match_saves(const record::Game& passed, const Saves& saves)
{
    SaveMatch best;
    for (const SaveRow& row : saves.rows())
    {
        if (row.error || row.players.size() != passed.players.size() || row.edition != passed.setup.edition)
        {
            continue; // cannot match, so there is no need to read it
        }
        auto loaded = saves.open(row.key);
        if (!loaded.ok())
        {
            continue;
        }
        record::truncate(loaded->game, loaded->cursor);
        const std::optional<std::size_t> common = record::common_actions(loaded->game, passed);
        if (!common || (best.kind != SaveMatch::Kind::New && *common <= best.common))
        {
            continue;
        }
        const std::size_t here = loaded->game.actions.size();
        const std::size_t there = passed.actions.size();
        best = {.kind = *common < here && *common < there ? SaveMatch::Kind::Diverged
                        : *common < there                 ? SaveMatch::Kind::Ahead
                        : *common < here                  ? SaveMatch::Kind::Behind
                                                          : SaveMatch::Kind::Same,
                .key = row.key,
                .saved = std::move(loaded.value()),
                .common = *common};
    }
    return best;
}

} // namespace elgrande::screens

#include "words/ideas.hpp"

#include "rules/complete.hpp"

#include <array>
#include <cstddef>

namespace elgrande::words
{

namespace
{

struct IdeaWords
{
    Idea idea{};
    Key name;
    Key sentence;
};

/// In the order of Idea: one row for each.
constexpr std::array<IdeaWords, idea_count> idea_words{
    {{Idea::TieOnPurpose, Key::IdeaTieOnPurpose, Key::IdeaTieOnPurposeSays},
     {Idea::TakeRegion, Key::IdeaTakeRegion, Key::IdeaTakeRegionSays},
     {Idea::TakeRank, Key::IdeaTakeRank, Key::IdeaTakeRankSays},
     {Idea::LastRank, Key::IdeaLastRank, Key::IdeaLastRankSays},
     {Idea::SendAway, Key::IdeaSendAway, Key::IdeaSendAwaySays},
     {Idea::UseRival, Key::IdeaUseRival, Key::IdeaUseRivalSays},
     {Idea::Castillo, Key::IdeaCastillo, Key::IdeaCastilloSays},
     {Idea::SecretDisk, Key::IdeaSecretDisk, Key::IdeaSecretDiskSays},
     {Idea::King, Key::IdeaKing, Key::IdeaKingSays},
     {Idea::KingAway, Key::IdeaKingAway, Key::IdeaKingAwaySays},
     {Idea::Home, Key::IdeaHome, Key::IdeaHomeSays},
     {Idea::MoveGrande, Key::IdeaMoveGrande, Key::IdeaMoveGrandeSays},
     {Idea::MoveBoard, Key::IdeaMoveBoard, Key::IdeaMoveBoardSays},
     {Idea::Surplus, Key::IdeaSurplus, Key::IdeaSurplusSays},
     {Idea::Spread, Key::IdeaSpread, Key::IdeaSpreadSays},
     {Idea::SmallRegions, Key::IdeaSmallRegions, Key::IdeaSmallRegionsSays},
     {Idea::SmallCard, Key::IdeaSmallCard, Key::IdeaSmallCardSays},
     {Idea::ActFirst, Key::IdeaActFirst, Key::IdeaActFirstSays},
     {Idea::ActLast, Key::IdeaActLast, Key::IdeaActLastSays},
     {Idea::NoAction, Key::IdeaNoAction, Key::IdeaNoActionSays}}};

struct FaultWords
{
    PuzzleFault fault{};
    Key sentence;
};

/// In the order of PuzzleFault: one row for each.
constexpr std::array<FaultWords, puzzle_fault_count> fault_words{
    {{PuzzleFault::Unsolved, Key::PuzzleFaultUnsolved},
     {PuzzleFault::AllSame, Key::PuzzleFaultAllSame},
     {PuzzleFault::PlainUnknown, Key::PuzzleFaultPlainUnknown},
     {PuzzleFault::PlainSolves, Key::PuzzleFaultPlainSolves},
     {PuzzleFault::PlainRepels, Key::PuzzleFaultPlainRepels},
     {PuzzleFault::SmallGap, Key::PuzzleFaultSmallGap},
     {PuzzleFault::ManyBest, Key::PuzzleFaultManyBest},
     {PuzzleFault::ManyMoves, Key::PuzzleFaultManyMoves},
     {PuzzleFault::ManyPlaces, Key::PuzzleFaultManyPlaces},
     {PuzzleFault::OneCard, Key::PuzzleFaultOneCard},
     {PuzzleFault::NoIdea, Key::PuzzleFaultNoIdea}}};

static_assert(is_complete(idea_words, &IdeaWords::idea));
static_assert(is_complete(fault_words, &FaultWords::fault));

} // namespace

std::string idea_name(const Localizer& localizer, Idea idea)
{
    return localizer.text(idea_words[static_cast<std::size_t>(idea)].name);
}

std::string idea_sentence(const Localizer& localizer, Idea idea)
{
    return localizer.text(idea_words[static_cast<std::size_t>(idea)].sentence);
}

std::string fault_sentence(const Localizer& localizer, PuzzleFault fault)
{
    return localizer.text(fault_words[static_cast<std::size_t>(fault)].sentence);
}

} // namespace elgrande::words

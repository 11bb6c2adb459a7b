#include "rules/state.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <type_traits>

namespace elgrande
{
namespace
{

/// Mixes memory in words of eight bytes. For types without padding, such as arrays of small integers.
class Mixer
{
public:
    template <class T>
    void add(const T& values)
    {
        static_assert(std::has_unique_object_representations_v<T>);
        const auto* bytes = reinterpret_cast<const unsigned char*>(&values);
        std::size_t at = 0;
        for (; at + sizeof(std::uint64_t) <= sizeof(T); at += sizeof(std::uint64_t))
        {
            std::uint64_t word = 0;
            std::memcpy(&word, bytes + at, sizeof word);
            mix(word);
        }
        if constexpr (sizeof(T) % sizeof(std::uint64_t) != 0)
        {
            std::uint64_t word = 0;
            std::memcpy(&word, bytes + at, sizeof(T) % sizeof(std::uint64_t));
            mix(word);
        }
    }

    /// Mixes several small values as one word.
    template <class... T>
    void pack(T... values)
    {
        static_assert(sizeof...(T) <= sizeof(std::uint64_t));
        std::uint64_t word = 0;
        ((word = word << 8U | static_cast<std::uint8_t>(values)), ...);
        mix(word);
    }

    void mix(std::uint64_t word)
    {
        key_ = (key_ ^ word) * 0x9e3779b97f4a7c15U;
        key_ ^= key_ >> 29U;
    }

    std::uint64_t result() const
    {
        const std::uint64_t folded = (key_ ^ key_ >> 32U) * 0xd6e8feb86659fd93U;
        return folded ^ folded >> 32U;
    }

private:
    std::uint64_t key_ = 0;
};

void add_progress(Mixer& mixer, const Progress& progress)
{
    mixer.pack(progress.effect, progress.stage, progress.own_left, progress.foreign_left, progress.any_left,
               progress.victim, progress.seats_left, progress.lifted_seat);
    mixer.pack(progress.lifted_from, progress.region, progress.step_announced, progress.past_veto, progress.step.kind,
               progress.step.a, progress.step.place, progress.allowed_step);
    mixer.mix(std::uint64_t{progress.to_score.bits()} << 8U | progress.allowed_all);
}

void add_colonies(Mixer& mixer, const State& state)
{
    const Colonies& colonies = state.colonies;
    mixer.add(colonies.french);
    mixer.pack(colonies.french_disc[0], colonies.french_disc[1], colonies.french_disc[2], colonies.captain,
               colonies.viceroy, colonies.table, colonies.filling_seat, colonies.inquisitor);
    mixer.add(colonies.carriers);
    mixer.add(colonies.on_table);
    mixer.add(colonies.arrived);
    mixer.pack(colonies.unclaimed[0], colonies.unclaimed[1], colonies.spaces_freed, colonies.claiming, colonies.removed,
               colonies.new_captain, colonies.new_viceroy, state.lasting.grandes_follow);
    mixer.pack(state.turn.extra_recruited, state.turn.extra_to_place, state.progress.discs_brought,
               state.progress.lifted_space, state.progress.source);
}

void add_grandissimo(Mixer& mixer, const State& state)
{
    const Grandissimo& grand = state.grand;
    mixer.add(grand.gifts);
    mixer.add(grand.prison);
    mixer.pack(grand.characters[queen], grand.characters[jester], grand.inquisitor, grand.tokens, grand.rebel,
               grand.free_mover, grand.free_left, grand.free_from);
    mixer.pack(grand.region_card_of[0], grand.region_card_of[1], grand.region_card[0], grand.region_card[1]);
    mixer.pack(state.turn.symbols, state.turn.used, state.turn.saved, state.turn.second, state.progress.source);
}

/// Adds the parts that only some games have.
void add_parts(Mixer& mixer, const State& state)
{
    if (state.setup.modules.contains(Module::PowerShift))
    {
        mixer.add(state.shift.hand);
        mixer.add(state.shift.played);
        mixer.add(state.shift.added);
    }
    if (state.setup.modules.contains(Module::StandardBearers))
    {
        mixer.add(state.bearers.at);
        mixer.pack(state.bearers.returning);
    }
    if (has_own_cards(state.setup))
    {
        mixer.pack(state.lasting.quarantine, state.lasting.bridge[0], state.lasting.bridge[1],
                   state.lasting.grandes_follow, state.lasting.scoring_joined);
    }
    if (has_colonies(state.setup))
    {
        add_colonies(mixer, state);
    }
    if (is_grandissimo(state.setup))
    {
        add_grandissimo(mixer, state);
    }
}

} // namespace

std::uint64_t turn_key(const State& state)
{
    Mixer mixer;
    if (has_colonies(state.setup) || is_grandissimo(state.setup))
    {
        mixer.add(state.caballeros);
    }
    else
    {
        // The places that all games have come first.
        std::array<PerOwner<std::uint8_t>, place_count> counts;
        std::copy_n(state.caballeros.begin(), counts.size(), counts.begin());
        mixer.add(counts);
    }
    mixer.add(state.court);
    mixer.add(state.province);
    mixer.add(state.grande);
    mixer.add(state.score);
    mixer.add(state.hand);
    mixer.add(state.played);
    mixer.pack(state.king, state.board_at[0], state.board_at[1], state.castillo_seen, state.sealed.purpose,
               state.sealed.due, state.decision.question, state.decision.seat);
    const Turn& turn = state.turn;
    mixer.pack(turn.card, turn.placed, turn.placing_over, turn.acting_over, turn.recalls_left, turn.kings_region_open,
               turn.ability_over, state.progress.running);
    mixer.pack(turn.all_regions_open, turn.max_placed, state.turns_done, state.bids_made, state.round);
    mixer.add(state.vetoes);
    mixer.add(state.old_vetoes);
    mixer.add(state.taken_by);
    if (state.progress.running)
    {
        add_progress(mixer, state.progress);
    }
    if (state.sealed.is_called())
    {
        mixer.add(state.sealed.answers);
    }
    add_parts(mixer, state);
    return mixer.result();
}

} // namespace elgrande

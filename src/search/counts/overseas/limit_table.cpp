#include "search/counts/overseas/limit_table.hpp"

#include "search/counts/overseas/changes.hpp"
#include "search/counts/overseas/rings.hpp"

#include <algorithm>
#include <numeric>

namespace elgrande::search
{
namespace
{

constexpr unsigned bits_of_change = 5;
constexpr int change_offset = 1 << (bits_of_change - 1);

int total(const Change& change)
{
    return std::accumulate(change.begin(), change.end(), 0);
}

/// Finds out what a change of those on the table and of those beside it needs.
class TableChanges
{
public:
    explicit TableChanges(const Reach& reach)
        : reach_(reach), table_(*reach.table()), player_(reach.player()), near_(reach.is_near(table_.place))
    {
        both_ = table_.on;
        for (std::size_t owner = 0; owner < max_owners; ++owner)
        {
            both_[owner] = static_cast<std::uint8_t>(both_[owner] + table_.beside[owner]);
        }
    }

    void all(const std::function<void(const TableChange&)>& visit) const
    {
        if (reach_.ending() == Ending::OfTurn)
        {
            for_each_change(both_, table_.place, reach_, {},
                            [&](const Change& change)
                            {
                                if (crowd(change) <= 0)
                                {
                                    visit_if_possible(settled(change), visit);
                                }
                            });
        }
        add_owners(reach_.owners().begin(), {},
                   [&](const Pair& pair)
                   {
                       const int freed = total(pair.on) - table_.free;
                       const bool as_asked = reach_.ending() == Ending::OfTurn ? freed == 0 : freed < 0;
                       if (as_asked && crowd(pair.on) + total(pair.beside) > 0)
                       {
                           visit_if_possible(crowded(pair.on, pair.beside), visit);
                       }
                   });
    }

    TableChange of(const Change& on, const Change& beside) const
    {
        const Change both = sum(on, beside);
        return reach_.ending() == Ending::OfTurn && crowd(both) <= 0 ? settled(both) : crowded(on, beside);
    }

private:
    /// Changes of those on the table and of those beside it, of some owners.
    struct Pair
    {
        Change on{};
        Change beside{};
        Flow flow;
        int own_more = 0; ///< than can be placed, so that they leave elsewhere
        int others_more = 0;
    };

    /// Calls `visit` with all that the owners from `next` on can do besides.
    template <class Visit>
    void add_owners(Owners::Iterator next, const Pair& so_far, Visit visit) const
    {
        if (!(next != reach_.owners().end()))
        {
            visit(so_far);
            return;
        }
        const Seat owner = *next;
        ++next;
        const Flow& flow = so_far.flow;
        const int most_in =
            std::min(reach_.most_in(table_.place, owner == player_), reach_.most_in() - flow.own_in - flow.others_in);
        const int most_out = reach_.most_out() - flow.own_out - flow.others_out - so_far.own_more - so_far.others_more;
        for (int on = -std::min<int>(table_.on[owner], most_out); on <= most_in; ++on)
        {
            const int out = std::min<int>(table_.beside[owner], most_out + std::min(on, 0));
            for (int beside = -out; beside <= most_in - std::max(on, 0); ++beside)
            {
                const Pair pair = with_owner(so_far, owner, on, beside);
                if (may_be_part(pair))
                {
                    add_owners(next, pair, visit);
                }
            }
        }
    }

    Pair with_owner(Pair pair, Seat owner, int on, int beside) const
    {
        const bool own = owner == player_;
        pair.on[owner] = static_cast<std::int16_t>(on);
        pair.beside[owner] = static_cast<std::int16_t>(beside);
        const auto narrow = [](int count) { return static_cast<std::uint8_t>(count); };
        const auto out = narrow(std::max(-on, 0) + std::max(-beside, 0));
        const auto in = narrow(std::max(on, 0) + std::max(beside, 0));
        pair.flow = together(pair.flow, own ? Flow{out, in, 0, 0} : Flow{0, 0, out, in});
        (own ? pair.own_more : pair.others_more) += std::max(0, on + beside - (own ? reach_.most_placed() : 0));
        return pair;
    }

    /// Can it be a part of what a turn changes?
    bool may_be_part(const Pair& pair) const
    {
        const Flow& flow = pair.flow;
        const int own_out = flow.own_out + pair.own_more;
        const int others_out = flow.others_out + pair.others_more;
        return own_out <= reach_.most_own_out() && others_out <= reach_.most_others_out()
               && own_out + others_out <= reach_.most_out() && flow.own_in <= reach_.most_in(table_.place, true)
               && flow.others_in <= reach_.most_in(table_.place, false);
    }

    /// How many more stand in the region, after changes by so much in all, than there are spaces of the table.
    int crowd(const Change& change) const { return table_.waiting - table_.free + total(change); }

    /// All who are there in the end are on the table, by which way ever.
    TableChange settled(const Change& change) const
    {
        const Flow flow = flow_of(change, player_);
        TableChange result{.on = change, .beside = {}, .tally = reach_.tally_of(table_.place, change), .settled = true};
        for (std::size_t owner = 0; owner < max_owners; ++owner)
        {
            result.on[owner] = static_cast<std::int16_t>(change[owner] + table_.beside[owner]);
            result.beside[owner] = static_cast<std::int16_t>(-int{table_.beside[owner]});
        }
        result.own_in = flow.own_in;
        result.others_in = flow.others_in;
        return result;
    }

    /// The table is full, or has spaces for some of those beside it.
    TableChange crowded(const Change& on, const Change& beside) const
    {
        const Flow up = flow_of(on, player_);
        const Flow down = flow_of(beside, player_);
        const Flow flow = together(up, down);
        TableChange result{.on = on, .beside = beside};
        result.own_in = flow.own_in;
        result.others_in = flow.others_in;
        Tally& tally = result.tally;
        tally.balance = sum(on, beside);
        tally.own_out = flow.own_out;
        tally.others_out = flow.others_out;
        // Whoever comes onto a full table waits for a space, and nobody placed can do that. Where there are spaces,
        // those placed before all others take them, and after the last of them whoever is placed comes beside it. As
        // one at most is placed, it makes no difference that after the action nobody is placed onto it.
        const bool of_turn = reach_.ending() == Ending::OfTurn;
        const int early = near_ ? std::min<int>(up.own_in, table_.free) : 0;
        const bool late = near_ && table_.free > 0 && of_turn;
        const bool any_time = near_ && table_.free == 0;
        tally.set_own_late(late ? int{down.own_in} : 0);
        tally.set_own_far(up.own_in - early + (any_time || late ? 0 : int{down.own_in}));
        if (flow.own_out + flow.others_out > 0)
        {
            tally.source = reach_.source_of(table_.place) & Tally::several_places;
        }
        tally.set_near_out(near_ ? flow.own_out : 0);
        pass(up, result);
        if (const Seat bringer = reach_.bringer(); bringer != nobody)
        {
            const int come = std::max<int>(on[bringer], 0) + std::max<int>(beside[bringer], 0);
            tally.set_in_castillo(result.passing > 0 ? Tally::many : come);
        }
        if (reach_.can_link())
        {
            note_links(on, beside, tally);
        }
        return result;
    }

    /// Nobody comes beside a table that is never full: some come onto it and leave it again.
    void pass(const Flow& up, TableChange& change) const
    {
        const int come = up.own_in + up.others_in;
        const int more = table_.free > 0 ? std::max(0, table_.free - come) : 0;
        change.passing = more;
        if (more == 0)
        {
            return;
        }
        const bool own = reach_.most_others_out() == 0;
        std::uint8_t& in = own ? change.own_in : change.others_in;
        in = static_cast<std::uint8_t>(in + more);
        if (own)
        {
            change.tally.own_out = static_cast<std::uint8_t>(change.tally.own_out + more);
            change.tally.set_near_out(near_ ? int{change.tally.own_out} : 0);
            change.tally.set_own_far(change.tally.own_far + (near_ ? 0 : more));
        }
        else
        {
            change.tally.others_out = static_cast<std::uint8_t>(change.tally.others_out + more);
        }
        change.tally.source = reach_.source_of(table_.place) & Tally::several_places;
    }

    /// Who comes onto a full table waits for somebody to leave it. The one with a disc does so, too, but nobody waits
    /// for that one, so that it is in no ring.
    void note_links(const Change& on, const Change& beside, Tally& tally) const
    {
        const bool full = table_.free == 0;
        const Seat bringer = reach_.bringer();
        Change linked = on;
        if (bringer != nobody && on[bringer] == 1 && beside[bringer] <= 0)
        {
            linked[bringer] = 0;
        }
        unsigned links = 0;
        for (const Seat a : reach_.owners())
        {
            for (const Seat b : reach_.owners())
            {
                links |= full && linked[a] < 0 && linked[b] > 0 ? unsigned{link(a, b)} : 0U;
            }
        }
        unsigned open = 0;
        for (const Seat owner : reach_.owners())
        {
            // As many come as leave, or somebody goes elsewhere.
            const bool apart = on[owner] < 0 && (links == 0 || total(linked) < 0);
            const bool comes = owner != bringer && (beside[owner] > 0 || (!full && on[owner] > 0));
            const bool leaves = beside[owner] < 0 || apart;
            const bool placed = owner == player_ && near_;
            open |= leaves || (comes && !placed) ? unsigned{outside(owner)} : 0U;
            open |= comes && placed ? unsigned{placed_outside} : 0U;
        }
        tally.links = links & 0x7fffU;
        tally.outside = static_cast<std::uint8_t>(open & 127U);
    }

    void visit_if_possible(const TableChange& change, const std::function<void(const TableChange&)>& visit) const
    {
        if (reach_.may_become_allowed(change.tally))
        {
            visit(change);
        }
    }

    const Reach& reach_;
    const LimitTable& table_;
    Seat player_;
    bool near_;
    PerOwner<std::uint8_t> both_{};
};

} // namespace

LimitTable limit_table(const State& state)
{
    const Place place = state.colonies.table;
    LimitTable table{.place = place, .on = state.colonies.on_table[0], .beside = state.caballeros[index(place)]};
    for (std::size_t owner = 0; owner < max_owners; ++owner)
    {
        table.beside[owner] = static_cast<std::uint8_t>(table.beside[owner] - table.on[owner]);
    }
    table.free = free_table_spaces(state);
    table.waiting = std::accumulate(table.beside.begin(), table.beside.end(), 0);
    return table;
}

bool is_table_counted(const State& state, const Reach& reach, int placed)
{
    const Colonies& colonies = state.colonies;
    const bool another_fills = colonies.inquisitor != nobody && colonies.inquisitor != state.active();
    if (!another_fills || !is_region(colonies.table) || colonies.spaces_freed || colonies.filler != nobody)
    {
        return false;
    }
    const LimitTable table = limit_table(state);
    const bool near = reach.is_near(table.place);
    const Card& row = card(state.turn.card);
    return std::all_of(row.effects.begin(), row.effects.begin() + row.effect_count,
                       [&](const Effect& effect)
                       {
                           if (effect.verb != Verb::Move)
                           {
                               return true;
                           }
                           const bool several =
                               (effect.own > 0 && effect.foreign > 0) || (effect.any > 0 && near && !effect.one_region);
                           const int moves = effect.own + effect.foreign + effect.any;
                           const bool may_pass = table.free > 0 && several && moves + placed >= table.free + 2;
                           const bool may_empty =
                               near && placed > 0 && table.waiting > 0 && table.waiting <= reach.most_out();
                           return placed <= 1 && (placed == 0 || state.turn.placed == 0) && !may_pass && !may_empty
                                  && (table.free == 0 || table.waiting == 0);
                       });
}

void for_each_table_change(const Reach& reach, const std::function<void(const TableChange&)>& visit)
{
    TableChanges(reach).all(visit);
}

TableChange table_change(const Reach& reach, const Change& on, const Change& beside)
{
    return TableChanges(reach).of(on, beside);
}

std::uint32_t packed_change(const Change& change)
{
    std::uint32_t packed = 0;
    for (const int more : change)
    {
        packed = packed << bits_of_change | static_cast<std::uint32_t>(more + change_offset);
    }
    return packed;
}

Change unpacked_change(std::uint32_t packed)
{
    Change change{};
    for (std::size_t owner = max_owners; owner-- > 0; packed >>= bits_of_change)
    {
        change[owner] =
            static_cast<std::int16_t>(static_cast<int>(packed & ((1U << bits_of_change) - 1U)) - change_offset);
    }
    return change;
}

} // namespace elgrande::search

#include "search/counts/overseas/posts.hpp"

#include "search/counts/overseas/rings.hpp"

#include <algorithm>

namespace elgrande::search
{
namespace
{

Seat& holder_in(Colonies& colonies, Place place, int number)
{
    return place == Place::France ? colonies.french[static_cast<std::size_t>(number)]
           : place == Place::Ship ? colonies.captain
                                  : colonies.viceroy;
}

/// Somebody leaves the space, or takes it.
class PostsChanges
{
public:
    PostsChanges(const State& state, const Reach& reach, Place place)
        : reach_(reach), place_(place), before_(posts_at(state, place)), discs_(state.colonies.french_disc)
    {
        from(0, {.posts = before_, .change = {}, .tally = {}});
    }

    std::vector<PostsChange> all() && { return std::move(all_); }

private:
    bool is_own(Seat owner) const { return owner == reach_.player(); }

    void from(int number, const PostsChange& so_far)
    {
        if (number == posts_in(place_))
        {
            all_.push_back(so_far);
            return;
        }
        from(number + 1, so_far);
        const Seat holder = before_.holders[static_cast<std::size_t>(number)];
        if (place_ == Place::France && discs_[static_cast<std::size_t>(number)] != Disc::None)
        {
            return; // see overseas/fate.hpp
        }
        if (holder != nobody)
        {
            change_to(number, so_far, nobody);
        }
        for (const Seat owner : reach_.owners())
        {
            if (owner != holder)
            {
                change_to(number, so_far, owner);
            }
        }
    }

    void change_to(int number, PostsChange next, Seat owner)
    {
        Seat& holder = next.posts.holders[static_cast<std::size_t>(number)];
        if (holder != nobody)
        {
            leave(next, holder);
        }
        if (owner != nobody)
        {
            come(next, owner, place_ == Place::France && number == reach_.fate().vacated() ? ghost : holder);
        }
        holder = owner;
        next.tally.balance = next.change;
        if (next.own_in <= reach_.most_own_in() && next.others_in <= reach_.most_others_in()
            && next.tally.own_out <= reach_.most_own_out() && next.tally.others_out <= reach_.most_others_out()
            && next.tally.own_out + next.tally.others_out <= reach_.most_out())
        {
            from(number + 1, next);
        }
    }

    void leave(PostsChange& next, Seat owner) const
    {
        --next.change[owner];
        ++(is_own(owner) ? next.tally.own_out : next.tally.others_out);
        if (is_own(owner) && reach_.is_near(place_))
        {
            next.tally.set_near_out(next.tally.near_out() + 1);
        }
        next.tally.source = reach_.source_of(place_) & Tally::several_places;
    }

    void come(PostsChange& next, Seat owner, Seat before) const
    {
        ++next.change[owner];
        ++(is_own(owner) ? next.own_in : next.others_in);
        const bool near = reach_.is_near(place_);
        if (is_own(owner) && !near)
        {
            next.tally.set_own_far(next.tally.own_far + 1);
            next.tally.far_abroad = 1;
        }
        if (before == nobody)
        {
            return;
        }
        if (is_own(owner) && near)
        {
            next.tally.set_own_late(next.tally.own_late + 1);
        }
        const bool linked = before != ghost || reach_.fate().vacated() < 0 || reach_.start().links != 0;
        next.tally.links = static_cast<unsigned>(next.tally.links | (linked ? link(owner, before) : 0)) & 0x7fffU;
    }

    const Reach& reach_;
    Place place_;
    Posts before_;
    std::array<Disc, french_spaces> discs_;
    std::vector<PostsChange> all_;
};

/// Who leaves a space that nobody takes, or takes one that nobody leaves, can open a ring.
void note_outside(const Reach& reach, const Posts& before, Place place, PostsChange& change)
{
    unsigned bits = 0;
    for (std::size_t i = 0; i < before.holders.size(); ++i)
    {
        const Seat gone = before.holders[i];
        const Seat come = change.posts.holders[i];
        if (gone != come && come == nobody)
        {
            bits |= outside(gone);
        }
        if (place == Place::France && static_cast<int>(i) == reach.fate().vacated())
        {
            // Whoever had the disc has left it in any case, or is one of those who wait.
            const bool waits = reach.start().links != 0;
            const bool late = come == reach.player() && reach.is_near(place);
            bits |= waits                    ? (come == nobody ? outside(ghost) : 0U)
                    : come == nobody || late ? 0U
                                             : unsigned{outside(come)};
        }
        else if (gone != come && gone == nobody)
        {
            bits |= come == reach.player() && reach.is_near(place) ? placed_outside : outside(come);
        }
    }
    change.tally.outside = static_cast<std::uint8_t>(bits & 127U);
    const auto& after = change.posts.holders;
    const bool full = place == Place::France && std::find(after.begin(), after.end(), nobody) == after.end();
    change.tally.set_france_full(full && (change.tally.links | reach.start().links) != 0);
}

} // namespace

Posts Posts::unpacked(std::uint16_t packed)
{
    const auto digit = [packed](unsigned number) { return static_cast<std::uint8_t>(packed >> (4 * number) & 15U); };
    return {{digit(0), digit(1), digit(2)}, digit(3)};
}

Posts posts_at(const State& state, Place place)
{
    Posts posts;
    for (int i = 0; i < posts_in(place); ++i)
    {
        posts.holders[static_cast<std::size_t>(i)] = holder_of(state, place, post(i));
    }
    return posts;
}

void set_posts(State& state, Place place, const Posts& posts)
{
    for (int i = 0; i < posts_in(place); ++i)
    {
        holder_in(state.colonies, place, i) = posts.holders[static_cast<std::size_t>(i)];
    }
}

PerOwner<std::uint8_t> off_posts(const State& state, Place place)
{
    PerOwner<std::uint8_t> there = state.caballeros[index(place)];
    for (std::size_t owner = 0; owner < max_owners && is_of(place, PlaceKind::Overseas); ++owner)
    {
        const auto& carriers = state.colonies.carriers[sea_index(place)];
        there[owner] = static_cast<std::uint8_t>(there[owner] - carriers[0][owner] - carriers[1][owner]);
    }
    for (const Seat holder : posts_at(state, place).holders)
    {
        if (holder != nobody)
        {
            --there[holder];
        }
    }
    return there;
}

std::vector<PostsChange> posts_changes(const State& state, const Reach& reach, Place place)
{
    std::vector<PostsChange> all = PostsChanges(state, reach, place).all();
    const Posts before = posts_at(state, place);
    for (PostsChange& change : all)
    {
        if (reach.can_link())
        {
            note_outside(reach, before, place, change);
        }
        else
        {
            change.tally.links = 0;
        }
    }
    return all;
}

Claims claims_in(const State& state, const Reach& reach, Place place, const Posts& posts)
{
    if (reach.ending() != Ending::OfTurn)
    {
        return {}; // that comes later
    }
    const int most = place == Place::America         ? state.colonies.unclaimed[0]
                     : place == Place::Mediterranean ? state.colonies.unclaimed[1]
                                                     : 0;
    if (place != Place::America || state.colonies.viceroy != reach.player())
    {
        return {.most = most};
    }
    // A Viceroy who claims gold needs no move to stand in the region.
    const Seat viceroy = posts.holders[0];
    return {.most = most, .none = viceroy == nobody, .viceroy = viceroy == reach.player() && most > 0};
}

} // namespace elgrande::search

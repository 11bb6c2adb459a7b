#include "board/layout/layout.hpp"

#include "board/layout/room.hpp"
#include "board/overseas/charts.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <span>

namespace elgrande::board
{

namespace
{

/// Returns the size of the tall pieces: they are enlarged less than caballeros, as they are large already.
constexpr float size_of_tall(float size)
{
    return size > 1.0F ? 1.0F + 0.5F * (size - 1.0F) : size;
}

/// The gap between two boxes, in board units.
constexpr float group_gap = 1.0F;

/// Where boxes are placed: each near its plot, or all near one corner of the region, which wastes less room. Then the
/// tall pieces are placed near their stand or near the opposite corner.
struct Bias
{
    bool home = true;   ///< each group near its owner's plot
    Vec corner;         ///< if not: near this corner; x: 0 west, 1 east; y: 0 north, 1 south
    bool apart = false; ///< tall pieces near the opposite corner
};

constexpr Bias biases[] = {{},
                           {false, {0.0F, 0.0F}, false},
                           {false, {1.0F, 0.0F}, false},
                           {false, {0.0F, 1.0F}, false},
                           {false, {1.0F, 1.0F}, false},
                           {false, {0.0F, 0.0F}, true},
                           {false, {1.0F, 0.0F}, true},
                           {false, {0.0F, 1.0F}, true},
                           {false, {1.0F, 1.0F}, true}};

/// A size of caballeros, and the formations to try with it.
struct Sizing
{
    float size;
    Formation closest; ///< the closest formation to try
    bool all;          ///< true: all groups use it; false: each uses the widest one for which there is room
};

/// In the order in which they are tried: that every caballero is visible matters more than that they are large.
constexpr Sizing sizings[] = {{1.6F, Formation::Close, false},           {1.6F, Formation::Close, true},
                              {1.45F, Formation::Close, false},          {1.45F, Formation::Close, true},
                              {1.3F, Formation::Close, false},           {1.3F, Formation::Close, true},
                              {1.15F, Formation::Close, true},           {1.0F, Formation::Close, true},
                              {1.15F, Formation::CondensedWide, false},  {1.0F, Formation::CondensedWide, false},
                              {1.0F, Formation::CondensedNarrow, false}, {1.0F, Formation::CondensedNarrow, true},
                              {0.9F, Formation::CondensedNarrow, true},  {0.8F, Formation::CondensedNarrow, true},
                              {0.7F, Formation::CondensedNarrow, true},  {0.6F, Formation::CondensedNarrow, true},
                              {0.5F, Formation::CondensedNarrow, true},  {0.4F, Formation::CondensedNarrow, true}};

/// The share of the free ground that boxes can fill. If they need more, no layout is tried.
constexpr float max_fill = 0.86F;

/// One attempt to find room for a crowd.
class Attempt
{
public:
    Attempt(int region, const Crowd& crowd, const Sizing& sizing, const Bias& bias)
        : room_(room_of(region)), shape_(shape_of(region)), crowd_(crowd), sizing_(sizing), bias_(bias)
    {
        layout_.size = sizing.size;
        if (crowd.two_boards)
        {
            Box lower = reserved_for_scoreboard(region);
            lower.y += 0.8F * scoreboard_height;
            take(lower);
        }
    }

    /// Returns false if there is no room. Call it once.
    bool run() { return place_plate() && place_nobles() && place_groups(); }

    /// Returns the result after run() has succeeded.
    const Layout& layout() const { return layout_; }

private:
    void take(const Box& box) { taken_[count_++] = box; }
    std::span<const Box> taken() const { return std::span(taken_).first(count_); }

    Vec corner(bool opposite) const
    {
        const Vec at = opposite ? Vec{1.0F, 1.0F} - bias_.corner : bias_.corner;
        return {shape_.bounds.x + at.x * shape_.bounds.w, shape_.bounds.y + at.y * shape_.bounds.h};
    }

    bool place_tall(Spot& spot, float half, float rise, Vec wanted)
    {
        spot.size = size_of_tall(sizing_.size);
        const Vec size{2.0F * half * spot.size + group_gap, (rise + tall_drop) * spot.size + group_gap};
        const Vec foot{size.x / 2.0F, rise * spot.size + group_gap / 2.0F};
        const auto box = bias_.apart ? room_.nearest(size, size * 0.5F, corner(true), taken())
                                     : room_.nearest(size, foot, wanted, taken());
        if (box)
        {
            spot.foot = Vec{box->x, box->y} + foot;
            take(*box);
        }
        return box.has_value();
    }

    /// Places the plate of the Limit table right of the scoreboard, or as near to that as there is room.
    bool place_plate()
    {
        if (!crowd_.table)
        {
            return true;
        }
        const Vec wanted = shape_.board + Vec{0.5F * scoreboard_width + 2.0F, -0.5F * plate_size.y};
        const auto box = room_.nearest(plate_size, {}, wanted, taken());
        if (box)
        {
            layout_.plate = *box;
            take(*box);
        }
        return box.has_value();
    }

    /// Places the King at the left end of the stand, and the grandes at its right end.
    bool place_nobles()
    {
        const Box stand = shape_.stand;
        const float y = stand.bottom() - tall_drop;
        if (crowd_.king && !place_tall(layout_.king, king_half, king_rise, {stand.x + king_half, y}))
        {
            return false;
        }
        for (int seat = 0; seat < seat_count; ++seat)
        {
            if (has(crowd_.grandes, seat)
                && !place_tall(layout_.grandes[static_cast<std::size_t>(seat)], grande_half, grande_rise,
                               {stand.right() - grande_half, y}))
            {
                return false;
            }
        }
        return true;
    }

    /// Returns a box for a group whose first caballero is near the owner's plot. If possible it is taken where a row of
    /// three has room, so that the group need not move when one or two more arrive.
    std::optional<Box> room_for(std::size_t owner, Part part, const Group& group, Formation formation) const
    {
        const auto size_of = [](const Group& any) { return Vec{any.box.w + group_gap, any.box.h + group_gap}; };
        const Vec size = size_of(group);
        if (!bias_.home)
        {
            return room_.nearest(size, size * 0.5F, corner(false), taken());
        }
        const Box plot = shape_.plots[std::min<std::size_t>(owner, seat_count - 1)];
        const Vec wanted = owner < seat_count ? Vec{plot.x, plot.y} + Vec{cube_size, cube_size} : shape_.board;
        const int count = crowd_.count(part, owner);
        if (!carries(part) && count < 6 && count % 3 != 0)
        {
            const Group full = board::group_of(count + 3 - count % 3, formation, sizing_.size);
            if (auto box = room_.nearest(size_of(full), full.cubes[0], wanted, taken()))
            {
                box->w = size.x;
                box->h = size.y;
                return box;
            }
        }
        return room_.nearest(size, group.cubes[0], wanted, taken());
    }

    bool place_group(std::size_t owner, Part part, Formation formation)
    {
        const int count = crowd_.count(part, owner);
        Group group =
            carries(part) ? carriers_of(count, sizing_.size) : board::group_of(count, formation, sizing_.size);
        const auto box = room_for(owner, part, group, formation);
        if (!box)
        {
            return false;
        }
        take(*box);
        const Vec shift{box->x + group_gap / 2.0F, box->y + group_gap / 2.0F};
        std::for_each(group.cubes.begin(), group.cubes.begin() + group.count,
                      [shift](Vec& cube) { cube = cube + shift; });
        group.number = group.number + shift;
        group.box.x = shift.x;
        group.box.y = shift.y;
        layout_.group(part, owner) = group;
        return true;
    }

    bool place_groups(Part part)
    {
        const int last = static_cast<int>(sizing_.closest);
        for (std::size_t owner = 0; owner < owner_count; ++owner)
        {
            bool placed = crowd_.count(part, owner) == 0;
            for (int formation = sizing_.all ? last : 0; !placed && formation <= last; ++formation)
            {
                placed = place_group(owner, part, static_cast<Formation>(formation));
            }
            if (!placed)
            {
                return false;
            }
        }
        return true;
    }

    bool place_groups()
    {
        return std::all_of(parts.begin(), parts.end(), [this](Part part) { return place_groups(part); });
    }

    const Room& room_;
    const RegionShape& shape_;
    const Crowd& crowd_;
    Sizing sizing_;
    Bias bias_;
    Layout layout_;
    // Room for the second scoreboard, the plate, the King, the grandes and the groups.
    std::array<Box, 1 + 1 + 1 + seat_count + part_count * owner_count> taken_{};
    std::size_t count_ = 0;
};

/// Returns a lower bound for the area that a crowd covers.
float min_area(const Crowd& crowd, const Sizing& sizing)
{
    const auto of_tall = [&](float half, float rise)
    {
        const float size = size_of_tall(sizing.size);
        return (2.0F * half * size + group_gap) * ((rise + tall_drop) * size + group_gap);
    };
    float area = crowd.king ? of_tall(king_half, king_rise) : 0.0F;
    area += static_cast<float>(std::popcount(crowd.grandes)) * of_tall(grande_half, grande_rise);
    for (std::size_t i = 0; i < owner_count * parts.size(); ++i)
    {
        const Part part = parts[i / owner_count];
        const int count = crowd.count(part, i % owner_count);
        if (count > 0)
        {
            const Box box =
                (carries(part) ? carriers_of(count, sizing.size) : board::group_of(count, sizing.closest, sizing.size))
                    .box;
            area += (box.w + group_gap) * (box.h + group_gap);
        }
    }
    return area;
}

/// Returns the layout for the first sizing and bias with enough room.
Layout make_layout(int region, const Crowd& crowd)
{
    const float ground = max_fill * room_of(region).area();
    for (const Sizing& sizing : sizings)
    {
        if (min_area(crowd, sizing) > ground)
        {
            continue;
        }
        for (const Bias& bias : biases)
        {
            Attempt attempt(region, crowd, sizing, bias);
            if (attempt.run())
            {
                return attempt.layout();
            }
        }
    }
    // Covering the second scoreboard is better than no layout.
    Crowd fewer = crowd;
    fewer.two_boards = false;
    return crowd.two_boards ? make_layout(region, fewer) : Layout{};
}

/// Splits crowd.caballeros[owner] into the four parts; leaves out those on spaces. While a piece moves, there can be
/// fewer caballeros than Scene::overseas says.
void split_into_parts(const Scene& scene, int place, int owner, Crowd& crowd)
{
    const Overseas& overseas = scene.overseas;
    const auto number = static_cast<std::size_t>(owner);
    int left = crowd.caballeros[number];
    const auto take = [&left](int count)
    {
        const int taken = std::min(left, count);
        left -= taken;
        return taken;
    };
    if (is_overseas(place))
    {
        for (int space = 0; space < static_cast<int>(chart_of(place).spaces.size()); ++space)
        {
            take(holder_of(scene, place, space) == owner ? 1 : 0);
        }
    }
    const bool table = overseas.table == place;
    const auto on_table = [&](std::size_t disc, int all)
    { return table ? std::min<int>(all, overseas.on_table[disc][number]) : all; };
    int carrying = 0;
    int carrying_beside = 0;
    for (std::size_t coin = 0; place >= ship_place && place <= mediterranean_place && coin < 2; ++coin)
    {
        const int all = take(overseas.carriers[static_cast<std::size_t>(place - ship_place)][coin][number]);
        carrying += on_table(coin + 1, all);
        carrying_beside += all - on_table(coin + 1, all);
    }
    const auto small = [](int count) { return static_cast<std::uint8_t>(count); };
    crowd.caballeros[number] = small(place == france_place ? 0 : on_table(0, left));
    crowd.others[0][number] = small(place == france_place ? 0 : left - on_table(0, left));
    crowd.others[1][number] = small(carrying);
    crowd.others[2][number] = small(carrying_beside);
}

struct CachedLayout
{
    bool made = false;
    Crowd crowd;
    Layout layout;
};

/// The layouts of the last crowds of a region: that of the scene, and those before and after flights.
struct LayoutCache
{
    std::array<CachedLayout, 6> entries;
    std::size_t next = 0;
};

} // namespace

Crowd crowd_of(const Scene& scene, int region)
{
    Crowd crowd;
    const auto place = static_cast<std::size_t>(region);
    crowd.caballeros = scene.caballeros[place];
    if (scene.overseas.shown)
    {
        for (int owner = 0; owner < owner_count; ++owner)
        {
            split_into_parts(scene, region, owner, crowd);
        }
        crowd.table = scene.overseas.table == region;
    }
    for (int seat = 0; seat < seat_count; ++seat)
    {
        if (scene.grande[static_cast<std::size_t>(seat)] == region)
        {
            insert(crowd.grandes, seat);
        }
    }
    crowd.king = scene.king == region;
    crowd.two_boards = scene.mobile_at[0] == region && scene.mobile_at[1] == region;
    return crowd;
}

const Layout& layout_of(int region, const Crowd& crowd)
{
    static std::array<LayoutCache, all_places> caches;
    LayoutCache& cache = caches[static_cast<std::size_t>(region)];
    const auto same = std::find_if(cache.entries.begin(), cache.entries.end(),
                                   [&](const CachedLayout& entry) { return entry.made && entry.crowd == crowd; });
    if (same != cache.entries.end())
    {
        return same->layout;
    }
    CachedLayout& entry = cache.entries[cache.next];
    cache.next = (cache.next + 1) % cache.entries.size();
    entry = {true, crowd, make_layout(region, crowd)};
    return entry.layout;
}

} // namespace elgrande::board

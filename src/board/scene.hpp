#pragma once

#include "board/geometry/geometry.hpp"
#include "board/grandissimo/grandissimo.hpp"
#include "board/overseas/overseas.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

/// The contents of the board, as plain values. Places are 0 … 8 for the regions in the order of the scoring track, 9
/// for the Castillo, 10 and 11 for France and Portugal, 12 … 14 for the ship, America and the Mediterranean, 15 for
/// beside the board, -1 for nowhere. Seats are 0 … 4, and 5 stands for the black caballeros, which belong to nobody.
namespace elgrande::board
{

/// A part of the board that can be hit, lit, hovered or selected.
struct Target
{
    enum class Kind : std::uint8_t
    {
        Nothing,
        Place,      ///< `place`: a region, the Castillo or a place beyond Spain
        Caballeros, ///< `seat` at `place`
        Grande,     ///< `seat`
        King,
        Mobile,     ///< a mobile scoreboard, `index`
        Scoreboard, ///< the values of `place`; for hit() only where they are lit, elsewhere the place is the target
        Step        ///< of the track, `index`: only for hit_for_explanation()
    };

    Kind kind = Kind::Nothing;
    std::int16_t place = -1;
    std::int16_t seat = -1;
    std::int16_t index = -1;

    constexpr bool operator==(const Target&) const = default;

    static constexpr Target of_place(int place) { return {Kind::Place, small(place), -1, -1}; }
    static constexpr Target of_caballeros(int seat, int place)
    {
        return {Kind::Caballeros, small(place), small(seat), -1};
    }
    static constexpr Target of_grande(int seat) { return {Kind::Grande, -1, small(seat), -1}; }
    static constexpr Target of_king() { return {Kind::King, -1, -1, -1}; }
    static constexpr Target of_mobile(int index) { return {Kind::Mobile, -1, -1, small(index)}; }
    static constexpr Target of_scoreboard(int place) { return {Kind::Scoreboard, small(place), -1, -1}; }
    static constexpr Target of_step(int index) { return {Kind::Step, -1, -1, small(index)}; }

private:
    static constexpr std::int16_t small(int v) { return static_cast<std::int16_t>(v); }
};

/// A set of places, seats or indices: bit n stands for n.
using Bits = std::uint16_t;

/// True if n, at most 15, is in the set; false if it is below 0.
constexpr bool has(Bits bits, int n)
{
    return n >= 0 && (bits >> n & 1U) != 0;
}

/// Adds n, 0 … 15, to the set.
constexpr void insert(Bits& bits, int n)
{
    bits = static_cast<Bits>(bits | 1U << n);
}

/// The targets that can be chosen now.
struct Lit
{
    Bits places = 0;
    std::array<Bits, all_places> caballeros{}; ///< place → seats
    Bits grandes = 0;                          ///< seats
    bool king = false;
    Bits mobiles = 0;     ///< mobile scoreboards by index
    Bits scoreboards = 0; ///< places whose values can be chosen
};

/// The points that a place would pay, now or after an action that a player is considering.
struct Preview
{
    bool shown = false;                            ///< false: the other members mean nothing
    std::array<std::int16_t, seat_count> points{}; ///< by seat; a seat with neither points nor change is not shown
    std::array<std::int16_t, seat_count> change{}; ///< by seat: difference to the points now
    std::string_view warning = {};                 ///< instead of the points; must outlive the call that draws
};

/// The seats that hold a rank in a place now.
struct Rank
{
    Bits seats = 0;
    std::int16_t points = 0; ///< that each of them would get
};

/// The ranks of a place that pay points, best first; the first rank without seats ends the list.
using Ranks = std::array<Rank, 3>;

/// The rounds and the scorings between them.
struct Track
{
    struct Step
    {
        std::uint8_t round = 0;  ///< the space of the printed track, 1 … 9; for a scoring, the one before it
        std::uint8_t number = 0; ///< how many of the game's rounds have begun there: 1 … 6 in a short game
        bool scoring = false;
    };

    std::array<Step, 12> steps{};
    int count = 0;        ///< how many of them the game has; 0: no track is drawn
    int current = -1;     ///< index of the current step; −1 if none is
    float marker = -1.0F; ///< position of the round marker in steps while it moves; below 0: at the current step
};

/// Returns the track of a game of `rounds` rounds, 9 or 6 (a short game leaves out rounds 1, 4 and 7). Its current step
/// is `round`, 1 … 9 as printed on the track, or the scoring after it if `scoring`; −1 if there is no such step.
Track track_of(int rounds, int round, bool scoring);

/// Words on the map. They must outlive the call that draws them.
struct Names
{
    std::array<std::string_view, region_count> regions{"Galicia",   "Basque Country", "Aragon",
                                                       "Catalonia", "Old Castile",    "New Castile",
                                                       "Seville",   "Granada",        "Valencia"};
    /// Short forms, which are drawn where a map is too small for the names to be read; empty if there are none.
    std::array<std::string_view, region_count> short_regions{};
    std::string_view castillo = "Castillo";
    std::string_view atlantic = "Atlantic Ocean";
    std::string_view mediterranean = "Mediterranean Sea";
    std::string_view portugal = "Portugal";
    std::string_view france = "France";
    std::string_view africa = "Africa";
    std::string_view ship = "Ship"; ///< this and the next two in games with colonies
    std::string_view america = "America";
    std::string_view mediterranean_shore = "Mediterranean";
    std::string_view prison = "Prison"; ///< in Grandissimo
};

/// Returns names that are all empty.
inline Names no_names()
{
    Names names;
    names.regions.fill("");
    for (std::string_view* name :
         {&names.castillo, &names.atlantic, &names.mediterranean, &names.portugal, &names.france, &names.africa,
          &names.ship, &names.america, &names.mediterranean_shore, &names.prison})
    {
        *name = "";
    }
    return names;
}

/// A part of the board that is drawn a second time at another position and scale, above the map: an enlarged detail, or
/// a part that does not fit on the screen.
struct Inset
{
    Box area;              ///< the part of the board that it shows
    Vec corner;            ///< position of its upper left corner on the map
    float scale = 1.0F;    ///< relative to the map's
    std::string_view name; ///< written on it, and its name in the mirror; must outlive the call that draws

    /// Returns the part of the map that it covers.
    constexpr Box frame() const { return {corner.x, corner.y, area.w * scale, area.h * scale}; }

    /// Returns where on the map it draws a point of the board.
    constexpr Vec to_map(Vec at) const { return corner + (at - Vec{area.x, area.y}) * scale; }
};

/// Everything that the board shows.
struct Scene
{
    int seats = seat_count;                                      ///< number of players: seats 0 … seats − 1
    std::array<std::uint8_t, seat_count> colours{0, 1, 2, 3, 4}; ///< seat → red, blue, green, yellow, purple
    std::array<std::array<std::uint8_t, owner_count>, all_places> caballeros{}; ///< place → owner → number
    std::optional<std::array<std::uint8_t, owner_count>> castillo; ///< owner → number inside; nothing if it is secret
    int castillo_total = -1;                                       ///< number of caballeros inside; -1: not shown
    std::array<int, seat_count> grande{-1, -1, -1, -1, -1};        ///< seat → region, or the Castillo
    std::array<int, seat_count> bearer{-1, -1, -1, -1, -1};        ///< seat → region of its standard-bearer
    bool lifts_bearer = false;                            ///< the caballero lifted from a group is the standard-bearer
    int king = -1;                                        ///< region, the Castillo, France, Portugal, or nowhere
    int quarantine = -1;                                  ///< another sealed region, or nowhere
    std::array<int, 2> bridge{-1, -1};                    ///< two regions with a bridge between them, or nowhere
    std::array<int, 2> mobile_at{-1, -1};                 ///< a place, `aside_place`, or nowhere
    std::array<std::array<int, 3>, all_places> printed{}; ///< place → values of its printed scoreboard
    bool has_scoreboards = true;                          ///< printed scoreboards are shown
    std::array<std::array<int, 3>, 2> mobile{};           ///< values of the mobile scoreboards
    Overseas overseas;                                    ///< of games with colonies
    Grandissimo grandissimo;                              ///< of Grandissimo
    Names names;
    std::vector<Inset> insets; ///< later ones lie above earlier ones
    Track track;
    bool candle = false; ///< the board is drawn by candlelight

    Lit lit;
    Target hovered;
    Target selected;
    std::array<Preview, all_places> previews{};
    std::array<Ranks, all_places> ranks{}; ///< shown at the scoreboards

    /// True if the place has a name and can hold caballeros in this game; false for −1 and `aside_place`.
    bool shows(int place) const
    {
        if (grandissimo.shown && (place == portugal_place || place == ship_place))
        {
            return place == portugal_place || grandissimo.ship;
        }
        return place >= 0 && (place < place_count || (overseas.shown && is_overseas(place) && place != portugal_place));
    }

    /// True if the place has a printed scoreboard. The ship of Grandissimo is never scored.
    bool scores(int place) const
    {
        return has_scoreboards && shows(place) && !(grandissimo.shown && place == ship_place);
    }

    /// True if nothing may enter or leave the region: the King stands there, or it is under quarantine.
    bool is_sealed(int region) const { return region >= 0 && (region == king || region == quarantine); }
};

} // namespace elgrande::board

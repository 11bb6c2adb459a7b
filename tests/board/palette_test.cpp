#include "board/colour.hpp"
#include "board/contrast.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

/// How the players' colours look with colour blindness. The simulation: Machado, Oliveira and Fernandes, "A
/// Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), severity 1. The difference of two
/// colours: CIEDE2000 (CIE 142-2001); about 2 is just noticeable, 10 is obvious.
namespace elgrande::board::test
{

namespace
{

using Three = std::array<double, 3>;
using Eyes = std::array<Three, 3>; ///< matrix on linear red, green, blue

struct Sight
{
    const char* name;
    Eyes eyes;
};

constexpr std::array<Sight, 4> sights{{
    {"full", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    {"protanopia",
     {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
    {"deuteranopia",
     {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    {"tritanopia",
     {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}},
}};

struct Lab
{
    double l;
    double a;
    double b;
};

double dot(const Three& a, const Three& b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

Lab seen(ImU32 colour, const Eyes& eyes)
{
    const Three light = light_of(colour);
    Three rgb{};
    std::transform(eyes.begin(), eyes.end(), rgb.begin(),
                   [&](const Three& row) { return std::clamp(dot(row, light), 0.0, 1.0); });
    const auto bend = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116.0; };
    const double x = bend(dot({0.4124564, 0.3575761, 0.1804375}, rgb) / 0.95047);
    const double y = bend(dot({0.2126729, 0.7151522, 0.0721750}, rgb));
    const double z = bend(dot({0.0193339, 0.1191920, 0.9503041}, rgb) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

constexpr double degree = std::numbers::pi / 180.0;

double hue_of(double a, double b)
{
    const double angle = std::atan2(b, a) / degree;
    return angle < 0 ? angle + 360 : angle;
}

/// Returns the CIEDE2000 difference.
double difference(const Lab& one, const Lab& other)
{
    const auto seventh = [](double c) { return std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + std::pow(25.0, 7))); };
    const double chroma = (std::hypot(one.a, one.b) + std::hypot(other.a, other.b)) / 2;
    const double stretch = 1 + 0.5 * (1 - seventh(chroma));
    const double c1 = std::hypot(stretch * one.a, one.b);
    const double c2 = std::hypot(stretch * other.a, other.b);
    const double h1 = hue_of(stretch * one.a, one.b);
    const double h2 = hue_of(stretch * other.a, other.b);
    const bool grey = c1 * c2 == 0;
    const double turn = grey ? 0 : std::remainder(h2 - h1, 360.0);
    const double mean_h = grey ? h1 + h2 : std::fmod(h1 + turn / 2 + 360.0, 360.0);
    const double mean_l = (one.l + other.l) / 2;
    const double mean_c = (c1 + c2) / 2;
    const double t = 1 - 0.17 * std::cos((mean_h - 30) * degree) + 0.24 * std::cos(2 * mean_h * degree)
                     + 0.32 * std::cos((3 * mean_h + 6) * degree) - 0.20 * std::cos((4 * mean_h - 63) * degree);
    const double from_middle = (mean_l - 50) * (mean_l - 50);
    const double l = (other.l - one.l) / (1 + 0.015 * from_middle / std::sqrt(20 + from_middle));
    const double c = (c2 - c1) / (1 + 0.045 * mean_c);
    const double h = 2 * std::sqrt(c1 * c2) * std::sin(turn / 2 * degree) / (1 + 0.015 * mean_c * t);
    const double blue = std::exp(-std::pow((mean_h - 275) / 25, 2));
    const double rotation = -2 * seventh(mean_c) * std::sin(60 * blue * degree);
    return std::sqrt(l * l + c * c + h * h + rotation * c * h);
}

/// Returns the smallest difference between two of the colours of wood, black included; `side` is the tone compared.
double min_difference(const Eyes& eyes, ImU32 Wood::*side)
{
    double least = 1e9;
    for (std::size_t i = 0; i < woods.size(); ++i)
    {
        for (std::size_t j = i + 1; j < woods.size(); ++j)
        {
            least = std::min(least, difference(seen(woods[i].*side, eyes), seen(woods[j].*side, eyes)));
        }
    }
    return least;
}

} // namespace

TEST_CASE("the difference of colours is CIEDE2000: it agrees with the published test data")
{
    // Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula" (2005), table 1, pairs 1, 7, 14, 17, 20 and 25.
    struct Pair
    {
        Lab one, other;
        double expected;
    };
    constexpr Pair pairs[] = {{{50, 2.6772, -79.7751}, {50, 0, -82.7485}, 2.0425},
                              {{50, 0, 0}, {50, -1, 2}, 2.3669},
                              {{50, -0.0010, 2.4900}, {50, 0.0011, -2.4900}, 4.7461},
                              {{50, 2.5, 0}, {73, 25, -18}, 27.1492},
                              {{50, 2.5, 0}, {58, 24, 15}, 19.4535},
                              {{60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}, 1.2644}};
    for (const Pair& pair : pairs)
    {
        CHECK(std::abs(difference(pair.one, pair.other) - pair.expected) < 1e-3);
    }
}

TEST_CASE("the players' colours can be told apart with any colour vision deficiency")
{
    for (const Sight& sight : sights)
    {
        INFO(sight.name);
        CHECK(min_difference(sight.eyes, &Wood::body) > 13.0);
        CHECK(min_difference(sight.eyes, &Wood::light) > 11.0);
    }
}

TEST_CASE("text in or on a player's colour has enough contrast")
{
    constexpr ImU32 parchments[] = {rgb(0xe9dab4), rgb(0xf5e9c8), rgb(0xfff6da)};
    constexpr ImU32 darks[] = {rgb(0x1d150c), rgb(0x2e1d0e), rgb(0x4a3018)};
    for (std::size_t i = 0; i < woods.size(); ++i)
    {
        INFO("colour " << i);
        CHECK(contrast(text_on_wood[i], woods[i].body) >= min_contrast);
        for (const ImU32 parchment : parchments)
        {
            CHECK(contrast(text_on_paper[i], parchment) >= min_contrast);
        }
        for (const ImU32 dark : darks)
        {
            CHECK(contrast(text_on_dark[i], dark) >= min_contrast);
        }
    }
}

} // namespace elgrande::board::test

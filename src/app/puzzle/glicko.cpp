#include "app/puzzle/glicko.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

// The numbers of the steps, the Greek letters, f, g and v are from Glickman's paper.
namespace elgrande::screens
{

namespace
{

constexpr double glicko_scale = 173.7178;
constexpr double initial_rating = 1500;
constexpr double glicko_tau = 0.5; ///< the system constant, which limits how fast the volatility changes

/// Returns the weight of a game against an opponent with this deviation.
double g(double phi)
{
    return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
}

/// Returns the new volatility (step 5). Solves f(x) = 0 by the Illinois algorithm.
double new_volatility(double sigma, double phi, double v, double delta)
{
    constexpr double tolerance = 1e-6;
    const double a = std::log(sigma * sigma);
    const auto f = [&](double x)
    {
        const double e = std::exp(x);
        const double sum = phi * phi + v + e;
        return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (glicko_tau * glicko_tau);
    };
    double left = a;
    double right = std::log(std::max(delta * delta - phi * phi - v, 1e-12));
    if (delta * delta <= phi * phi + v)
    {
        right = a - glicko_tau;
        while (f(right) < 0)
        {
            right -= glicko_tau;
        }
    }
    double f_left = f(left);
    double f_right = f(right);
    while (std::abs(right - left) > tolerance)
    {
        const double middle = left + (left - right) * f_left / (f_right - f_left);
        const double f_middle = f(middle);
        if (f_middle * f_right <= 0)
        {
            left = right;
            f_left = f_right;
        }
        else
        {
            f_left /= 2;
        }
        right = middle;
        f_right = f_middle;
    }
    return std::exp(left / 2);
}

} // namespace

Rating rating_after(const Rating& before, std::span<const RatedGame> games)
{
    const double mu = (before.value - initial_rating) / glicko_scale; // step 2
    const double phi = before.deviation / glicko_scale;
    double inverse_v = 0;    // step 3
    double delta_over_v = 0; // step 4
    for (const RatedGame& game : games)
    {
        const double weight = g(game.opponent.deviation / glicko_scale);
        const double mu_opponent = (game.opponent.value - initial_rating) / glicko_scale;
        const double expected = 1 / (1 + std::exp(-weight * (mu - mu_opponent)));
        inverse_v += weight * weight * expected * (1 - expected);
        delta_over_v += weight * (game.score - expected);
    }
    if (games.empty())
    {
        return {before.value, std::hypot(phi, before.volatility) * glicko_scale, before.volatility};
    }
    const double v = 1 / inverse_v;
    const double sigma = new_volatility(before.volatility, phi, v, v * delta_over_v);
    const double phi_before = std::hypot(phi, sigma);                                  // step 6
    const double phi_after = 1 / std::sqrt(1 / (phi_before * phi_before) + inverse_v); // step 7
    return {initial_rating + glicko_scale * (mu + phi_after * phi_after * delta_over_v), glicko_scale * phi_after,
            sigma};
}

} // namespace elgrande::screens

#include "app/puzzle/calendar.hpp"

#include <chrono>

namespace elgrande::screens
{

namespace
{

std::chrono::year_month_day ymd_of(std::int64_t day)
{
    return std::chrono::sys_days(std::chrono::days(static_cast<int>(day)));
}

std::chrono::year_month ym_of(const Month& month)
{
    return std::chrono::year(month.year) / std::chrono::month(static_cast<unsigned>(month.month));
}

/// Returns the number with at least two digits.
std::string two_digits(unsigned number)
{
    return (number < 10 ? "0" : "") + std::to_string(number);
}

} // namespace

Month month_of(std::int64_t day)
{
    const auto date = ymd_of(day);
    return {static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month()))};
}

Month add_months(const Month& month, int count)
{
    const auto moved = ym_of(month) + std::chrono::months(count);
    return {static_cast<int>(moved.year()), static_cast<int>(static_cast<unsigned>(moved.month()))};
}

std::int64_t first_day_of(const Month& month)
{
    return std::chrono::sys_days(ym_of(month) / 1).time_since_epoch().count();
}

int days_in(const Month& month)
{
    return static_cast<int>(first_day_of(add_months(month, 1)) - first_day_of(month));
}

int weekday_of(std::int64_t day)
{
    const std::chrono::weekday weekday{std::chrono::sys_days(ymd_of(day))};
    return static_cast<int>(weekday.iso_encoding()) - 1;
}

std::string date_text(std::int64_t day)
{
    const auto date = ymd_of(day);
    return std::to_string(static_cast<int>(date.year())) + "-" + two_digits(static_cast<unsigned>(date.month())) + "-"
           + two_digits(static_cast<unsigned>(date.day()));
}

} // namespace elgrande::screens

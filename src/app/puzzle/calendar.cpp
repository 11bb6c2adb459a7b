#include "app/puzzle/calendar.hpp"

namespace elgrande::screens
{

namespace
{

std::chrono::sys_days sys_days_of(std::int64_t day)
{
    return std::chrono::sys_days(std::chrono::days(static_cast<int>(day)));
}

/// Returns the number with at least two digits.
std::string two_digits(unsigned number)
{
    return (number < 10 ? "0" : "") + std::to_string(number);
}

} // namespace

std::chrono::year_month month_of(std::int64_t day)
{
    const std::chrono::year_month_day date = sys_days_of(day);
    return date.year() / date.month();
}

std::int64_t first_day_of(std::chrono::year_month month)
{
    return std::chrono::sys_days(month / 1).time_since_epoch().count();
}

int days_in(std::chrono::year_month month)
{
    return static_cast<int>(first_day_of(month + std::chrono::months(1)) - first_day_of(month));
}

int weekday_of(std::int64_t day)
{
    return static_cast<int>(std::chrono::weekday(sys_days_of(day)).iso_encoding()) - 1;
}

std::string date_text(std::int64_t day)
{
    const std::chrono::year_month_day date = sys_days_of(day);
    return std::to_string(static_cast<int>(date.year())) + "-" + two_digits(static_cast<unsigned>(date.month())) + "-"
           + two_digits(static_cast<unsigned>(date.day()));
}

} // namespace elgrande::screens

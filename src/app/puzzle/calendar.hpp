#pragma once

#include <cstdint>
#include <string>
#include <utility>

/// Days counted from 1970 (day_of()) as dates, all UTC.
namespace elgrande::screens
{

/// A month of the Gregorian calendar.
struct Month
{
    int year = 1970;
    int month = 1; ///< 1 … 12

    bool operator==(const Month&) const = default;

    /// True if this month is earlier.
    bool operator<(const Month& other) const { return std::pair(year, month) < std::pair(other.year, other.month); }
};

Month month_of(std::int64_t day);
/// Returns the month that is `count` months later, or earlier if `count` is negative.
Month add_months(const Month& month, int count);

std::int64_t first_day_of(const Month& month);
int days_in(const Month& month);

/// Returns the day of the week: 0 is Monday, 6 is Sunday.
int weekday_of(std::int64_t day);

/// Returns the date as "2026-09-24", the same in all languages.
std::string date_text(std::int64_t day);

} // namespace elgrande::screens

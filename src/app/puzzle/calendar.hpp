#pragma once

#include <cstdint>
#include <string>

/// Days counted from 1970 (day_of()) as dates, all UTC.
namespace elgrande::screens
{

/// A month of the Gregorian calendar.
struct Month
{
    int year = 1970;
    int month = 1; ///< 1 … 12

    auto operator<=>(const Month&) const = default;
};

Month month_of(std::int64_t day);
/// The month that is `count` months later; earlier if `count` is negative.
Month later(const Month& month, int count);

std::int64_t first_day_of(const Month& month);
int days_in(const Month& month);

/// 0: Monday … 6: Sunday.
int weekday_of(std::int64_t day);

/// "2026-09-24", the same in all languages.
std::string date_said(std::int64_t day);

} // namespace elgrande::screens

#pragma once

#include <chrono>
#include <cstdint>
#include <string>

/// Dates of days in UTC. A day is a number of days since 1 January 1970; day_of() in stored_results.hpp returns that of
/// a time.
namespace elgrande::screens
{

/// Returns the month that contains `day`.
std::chrono::year_month month_of(std::int64_t day);

/// Returns the first day of `month`.
std::int64_t first_day_of(std::chrono::year_month month);

/// Returns the number of days of `month`, 28 … 31.
int days_in(std::chrono::year_month month);

/// Returns the day of the week: 0 is Monday, 6 is Sunday.
int weekday_of(std::int64_t day);

/// Returns the date as "2026-09-24", the same in all languages.
std::string date_text(std::int64_t day);

} // namespace elgrande::screens

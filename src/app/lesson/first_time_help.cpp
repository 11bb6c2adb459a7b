#include "app/lesson/first_time_help.hpp"

#include <algorithm>
#include <string>

namespace elgrande::screens
{

namespace
{

/// Returns the moment at which the current question was first asked.
table::Moment beginning(const table::Sitting& sitting)
{
    table::Moment moment = sitting.now();
    while (moment > 0 && sitting.history().state_at(moment - 1).decision == sitting.decision())
    {
        --moment;
    }
    return moment;
}

} // namespace

FirstTimeHelp::FirstTimeHelp(platform::Preferences& preferences) : preferences_(preferences)
{
    const std::string stored = preferences.get(preference).value_or("");
    for (std::size_t i = 0; i < std::min(stored.size(), times_.size()); ++i)
    {
        times_[i] = static_cast<char>(std::clamp(stored[i] - '0', 0, static_cast<int>(max_times)));
    }
}

void FirstTimeHelp::follow(const table::Sitting& sitting)
{
    due_ = false;
    if (sitting.over() || sitting.looking_back() || sitting.curtain())
    {
        return;
    }
    const Question question = sitting.decision().question;
    const std::pair asking(question, beginning(sitting));
    if (explained_.contains(asking))
    {
        due_ = true;
        return;
    }
    char& times = times_[static_cast<std::size_t>(question)];
    if (times < max_times)
    {
        ++times;
        explained_.insert(asking);
        due_ = true;
        store();
    }
}

void FirstTimeHelp::forget()
{
    explained_.clear();
    due_ = false;
}

void FirstTimeHelp::reset()
{
    times_.fill(0);
    forget();
    store();
}

void FirstTimeHelp::store()
{
    std::string text;
    std::transform(times_.begin(), times_.end(), std::back_inserter(text),
                   [](char count) { return static_cast<char>('0' + count); });
    preferences_.set(preference, text);
}

} // namespace elgrande::screens

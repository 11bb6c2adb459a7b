#include "app/lesson/advice.hpp"

#include <algorithm>
#include <string>

namespace elgrande::screens
{

namespace
{

/// The moment at which the current question was first asked.
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

Advice::Advice(platform::Preferences& preferences) : preferences_(preferences)
{
    const std::string kept = preferences.get(preference).value_or("");
    for (std::size_t i = 0; i < std::min(kept.size(), given_.size()); ++i)
    {
        given_[i] = static_cast<char>(std::clamp(kept[i] - '0', 0, static_cast<int>(most)));
    }
}

void Advice::follow(const table::Sitting& sitting)
{
    due_ = false;
    if (sitting.over() || sitting.looking_back() || sitting.curtain())
    {
        return;
    }
    const Question question = sitting.decision().question;
    const std::pair asking(question, beginning(sitting));
    if (here_.contains(asking))
    {
        due_ = true;
        return;
    }
    char& given = given_[static_cast<std::size_t>(question)];
    if (given < most)
    {
        ++given;
        here_.insert(asking);
        due_ = true;
        keep();
    }
}

void Advice::forget()
{
    here_.clear();
    due_ = false;
}

void Advice::reset()
{
    given_.fill(0);
    forget();
    keep();
}

void Advice::keep()
{
    std::string text;
    std::transform(given_.begin(), given_.end(), std::back_inserter(text),
                   [](char count) { return static_cast<char>('0' + count); });
    preferences_.set(preference, text);
}

} // namespace elgrande::screens

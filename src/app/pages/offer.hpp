#pragma once

#include "screens/model/intent.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace elgrande::screens
{

/// A button of a page.
struct Offer
{
    std::string label;
    Intent intent; ///< of a press
};

/// Returns the labels, as buttons() takes them.
inline std::vector<std::string> labels_of(const std::vector<Offer>& offers)
{
    std::vector<std::string> labels;
    std::transform(offers.begin(), offers.end(), std::back_inserter(labels),
                   [](const Offer& offer) { return offer.label; });
    return labels;
}

} // namespace elgrande::screens

#pragma once

#include "screens/help/explainer.hpp"
#include "screens/model/intent.hpp"
#include "screens/model/table_model.hpp"
#include "table/points.hpp"
#include "ui/ui.hpp"

#include <optional>
#include <span>
#include <string>

namespace elgrande::screens
{

/// "Ada", "Ada and Bea", "Ada, Bea and Cid": the winners, with their marks.
std::string winners(const TableModel& shown);

/// The crowning: who is El Grande, and where everybody's points come from.
std::optional<Intent> draw_end(Ui& ui, const TableModel& shown, std::span<const table::PointsRow> rows,
                               Explainer& explainer);

} // namespace elgrande::screens

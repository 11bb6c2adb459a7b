// In place of Dear ImGui's imgui_tables.cpp: nobody here draws tables or columns, but the rest of Dear ImGui tidies up
// after them in every frame, which would keep 35 KB of them in the page. Never called with a table to tidy.
#include <imgui.h>
#include <imgui_internal.h>

namespace ImGui
{

void EndColumns() {}
void PushColumnsBackground() {}
void PopColumnsBackground() {}
void EndTable() {}
void TableEndRow(ImGuiTable*) {}
void TableEndCell(ImGuiTable*) {}
void TablePushColumnChannel(int) {}
void TablePopColumnChannel() {}
void TablePushBackgroundChannel() {}
void TablePopBackgroundChannel() {}
void TableGcCompactSettings() {}
void TableGcCompactTransientBuffers(ImGuiTable*) {}
void TableGcCompactTransientBuffers(ImGuiTableTempData*) {}
void TableSettingsAddSettingsHandler() {}

} // namespace ImGui

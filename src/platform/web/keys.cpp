#include "platform/web/browser.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
#include <string_view>

namespace elgrande::platform::web
{

namespace
{

/// A key that the program takes from the browser, apart from letters and digits.
struct NamedKey
{
    std::string_view name; ///< KeyboardEvent.key, or a button of a gamepad
    ImGuiKey key;
};

constexpr std::array named_keys{
    NamedKey{"ArrowLeft", ImGuiKey_LeftArrow},
    NamedKey{"ArrowRight", ImGuiKey_RightArrow},
    NamedKey{"ArrowUp", ImGuiKey_UpArrow},
    NamedKey{"ArrowDown", ImGuiKey_DownArrow},
    NamedKey{"PageUp", ImGuiKey_PageUp},
    NamedKey{"PageDown", ImGuiKey_PageDown},
    NamedKey{"Home", ImGuiKey_Home},
    NamedKey{"End", ImGuiKey_End},
    NamedKey{"Insert", ImGuiKey_Insert},
    NamedKey{"Delete", ImGuiKey_Delete},
    NamedKey{"Backspace", ImGuiKey_Backspace},
    NamedKey{" ", ImGuiKey_Space},
    NamedKey{"Enter", ImGuiKey_Enter},
    NamedKey{"Escape", ImGuiKey_Escape},
    NamedKey{"Tab", ImGuiKey_Tab},
    // Punctuation used as shortcuts. The program reads characters (Ui::typed()), so the ImGuiKey does not matter.
    NamedKey{"-", ImGuiKey_Minus},
    NamedKey{"+", ImGuiKey_KeypadAdd},
    NamedKey{"=", ImGuiKey_Equal},
    NamedKey{",", ImGuiKey_Comma},
    NamedKey{".", ImGuiKey_Period},
    NamedKey{"/", ImGuiKey_Slash},
    NamedKey{"?", ImGuiKey_Slash},
    // The buttons of gamepads, by their names in web/gamepad.js.
    NamedKey{"GamepadFaceDown", ImGuiKey_GamepadFaceDown},
    NamedKey{"GamepadFaceRight", ImGuiKey_GamepadFaceRight},
    NamedKey{"GamepadFaceLeft", ImGuiKey_GamepadFaceLeft},
    NamedKey{"GamepadFaceUp", ImGuiKey_GamepadFaceUp},
    NamedKey{"GamepadL1", ImGuiKey_GamepadL1},
    NamedKey{"GamepadR1", ImGuiKey_GamepadR1},
    NamedKey{"GamepadBack", ImGuiKey_GamepadBack},
    NamedKey{"GamepadStart", ImGuiKey_GamepadStart},
    NamedKey{"GamepadDpadUp", ImGuiKey_GamepadDpadUp},
    NamedKey{"GamepadDpadDown", ImGuiKey_GamepadDpadDown},
    NamedKey{"GamepadDpadLeft", ImGuiKey_GamepadDpadLeft},
    NamedKey{"GamepadDpadRight", ImGuiKey_GamepadDpadRight},
    NamedKey{"GamepadLStickLeft", ImGuiKey_GamepadLStickLeft},
    NamedKey{"GamepadLStickRight", ImGuiKey_GamepadLStickRight},
    NamedKey{"GamepadLStickUp", ImGuiKey_GamepadLStickUp},
    NamedKey{"GamepadLStickDown", ImGuiKey_GamepadLStickDown},
};

/// Returns ImGuiKey_None for keys that are left to the browser.
ImGuiKey key_of(std::string_view name)
{
    if (name.size() == 1)
    {
        const char c = name.front();
        const int letter = std::tolower(static_cast<unsigned char>(c)) - 'a';
        if (letter >= 0 && letter < 26)
        {
            return static_cast<ImGuiKey>(ImGuiKey_A + letter);
        }
        if (c >= '0' && c <= '9')
        {
            return static_cast<ImGuiKey>(ImGuiKey_0 + (c - '0'));
        }
    }
    const auto named = std::find_if(named_keys.begin(), named_keys.end(),
                                    [name](const NamedKey& entry) { return entry.name == name; });
    return named == named_keys.end() ? ImGuiKey_None : named->key;
}

} // namespace

void Browser::modifiers(bool shift, bool control)
{
    control_ = control;
    if (!lost_)
    {
        ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, shift);
        ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, control);
    }
}

bool Browser::key(const std::string& name, bool down)
{
    const ImGuiKey key = key_of(name);
    if (key == ImGuiKey_None || lost_)
    {
        return false;
    }
    ImGuiIO& io = ImGui::GetIO();
    if (key >= ImGuiKey_GamepadStart && key <= ImGuiKey_GamepadRStickDown)
    {
        io.BackendFlags |= ImGuiBackendFlags_HasGamepad;
    }
    io.AddKeyEvent(key, down);
    if (down && !control_ && name.size() == 1)
    {
        io.AddInputCharacter(static_cast<unsigned char>(name.front())); // for shortcuts, see Ui::typed()
    }
    // Draw inside the browser's event, as after a click: a key may copy a link, too, which browsers allow only then.
    draw_pending_events();
    wake();
    return true;
}

bool Browser::back()
{
    if (lost_)
    {
        return false;
    }
    ImGui::GetIO().AddKeyEvent(ImGuiKey_AppBack, true);
    ImGui::GetIO().AddKeyEvent(ImGuiKey_AppBack, false);
    draw_pending_events(); // so that the page knows whether something is still open
    wake();
    return true;
}

} // namespace elgrande::platform::web

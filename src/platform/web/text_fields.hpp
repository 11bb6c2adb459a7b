#pragma once

#include "platform/platform.hpp"
#include "platform/web/bridge.hpp"

#include <map>

namespace elgrande::platform::web
{

/// Text fields as elements of the document over the canvas (web/fields.js).
class WebTextFields final : public TextFields
{
public:
    TextFieldResult show(const TextField& field, ImVec2 position, ImVec2 size, std::string& value) override;
    bool has_keyboard(std::string_view id) const override;

    float zoom = 1; ///< size of ImGui's unit in CSS pixels

    /// Call it after each frame: updates the elements and removes fields that were not shown in the frame.
    void end_frame();

    /// What the player did in a field.
    enum class Happened
    {
        Changed,
        Submitted,
        Left,
        Down,
        Up,
        Escaped,
        Entered
    };

    void happened(const std::string& id, Happened what, std::string value);

private:
    struct Shown
    {
        std::string value; ///< what the element shows
        std::string looks; ///< all other properties of the element, to notice changes
        TextField field;   ///< its views point to label and placeholder below
        ImVec2 position;   ///< in CSS pixels, as the size
        ImVec2 size;
        std::string label;
        std::string placeholder;
        bool sent = false; ///< the element is up to date
        TextFieldResult result;
        bool in_this_frame = false;
        bool has_keyboard = false;
    };

    std::map<std::string, Shown, std::less<>> fields_;
};

} // namespace elgrande::platform::web

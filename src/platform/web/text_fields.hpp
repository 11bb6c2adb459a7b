#pragma once

#include "platform/platform.hpp"
#include "platform/web/bridge.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace elgrande::platform::web
{

/// Text fields as elements of the document over the canvas (web/fields.js).
class WebTextFields final : public TextFields
{
public:
    TextFieldResult show(const TextField& field, ImVec2 position, ImVec2 size, std::string& value) override;
    bool has_focus(std::string_view id) const override;

    float zoom = 1; ///< size of ImGui's unit in CSS pixels; set it before each frame

    /// Call it after each frame: updates the elements and removes those of fields that were not shown in the frame.
    void end_frame();

    /// An event of a field's element. The values match web/fields.js.
    enum class Event : std::uint8_t
    {
        Input = 0,
        Submit = 1,    ///< Enter in a single-line field
        Blur = 2,      ///< the field has lost the keyboard focus
        ArrowDown = 3, ///< in a single-line field, like ArrowUp
        ArrowUp = 4,
        Escape = 5,
        Focus = 6
    };

    /// Call it when JavaScript reports an event; `value` is the text that the element now contains. The next show() of
    /// the field returns the event and the new text; Focus and Blur change has_focus(). Does nothing if the field has
    /// been removed.
    void on_event(const std::string& id, Event event, std::string value);

private:
    struct Shown
    {
        std::string value; ///< the text in the element
        std::string label;
        std::string placeholder;
        ImVec2 position; ///< in CSS pixels, like size and font_size
        ImVec2 size;
        float font_size = 0;
        int max_length = 0;
        bool multiline = false;
        bool focus = false;      ///< the next update moves the keyboard focus to the element
        bool up_to_date = false; ///< the element shows these values
        TextFieldResult result;  ///< of the events since the last show()
        bool in_this_frame = false;
        bool has_focus = false; ///< the element has the keyboard focus
    };

    std::map<std::string, Shown, std::less<>> fields_; ///< by id
};

} // namespace elgrande::platform::web

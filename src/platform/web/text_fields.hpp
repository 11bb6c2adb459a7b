#pragma once

#include "platform/platform.hpp"
#include "platform/web/bridge.hpp"

#include <map>

namespace elgrande::platform::web
{

/// Text fields as elements of the page over the canvas (web/fields.js).
class WebTextFields final : public TextFields
{
public:
    TextFieldResult show(const TextField& field, const Rectangle& where, std::string& value) override;
    bool has_keyboard(std::string_view id) const override;

    float zoom = 1; ///< CSS pixels of one of ImGui's units

    /// After the frame: tells the page what it has to change, and takes the fields away that were not shown.
    void end_frame();

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
        std::string value; ///< as the page has it
        std::string looks; ///< everything else the page is told
        TextField field;   ///< with texts of its own, below
        Rectangle where;
        std::string label;
        std::string placeholder;
        bool told = false; ///< the page knows all of this
        TextFieldResult result;
        bool in_this_frame = false;
        bool has_keyboard = false;
    };

    std::map<std::string, Shown, std::less<>> fields_;
};

} // namespace elgrande::platform::web

#include "ui/text_field.hpp"

#include "ui/widgets.hpp"

namespace elgrande::screens
{

bool text_field(Ui& ui, platform::Platform& platform, const platform::TextField& field, const Box& box, const Box& room,
                std::string& value, platform::TextFieldResult* result)
{
    fill(ui, box, theme::current.parchment_bright, 6);
    outline(ui, box, theme::current.parchment_edge, 1.2F, 6);
    const Box inner = box.inset(10, 2);
    if (!ui.reachable() || !box.inside(room))
    {
        write_in(ui, {.size = field.font_size, .colour = theme::current.ink}, inner, value, Align::Left);
        return false;
    }
    const platform::TextFieldResult happened =
        platform.text_fields.show(field, {inner.x, inner.y, inner.w, inner.h}, value);
    if (result != nullptr)
    {
        *result = happened;
    }
    return happened.changed;
}

} // namespace elgrande::screens

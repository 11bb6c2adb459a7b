#include "ui/text_field.hpp"

#include "ui/widgets.hpp"

namespace elgrande::screens
{

bool text_field(Ui& ui, platform::Platform& platform, const platform::TextField& field, const Box& box,
                const Box& visible, std::string& value, platform::TextFieldResult* result)
{
    fill(ui, box, theme::current.parchment_bright, 6);
    outline(ui, box, theme::current.parchment_edge, 1.2F, 6);
    const Box inner = box.inset(2, 2);
    const bool displaced = !box.inside(visible) && ui.resized() && platform.text_fields.has_focus(field.id);
    if (!ui.reachable() || (!box.inside(visible) && !displaced))
    {
        write_in(ui, {.size = field.font_size, .colour = theme::current.ink}, inner.inset(platform::field_padding, 0),
                 value, Align::Left);
        return false;
    }
    if (displaced)
    {
        ui.scroll_into_view(box);
    }
    const platform::TextFieldResult happened =
        platform.text_fields.show(field, {inner.x, inner.y}, {inner.w, inner.h}, value);
    if (result != nullptr)
    {
        *result = happened;
    }
    if (happened.changed)
    {
        ui.settle(); // the next frame shows what depends on the text
    }
    return happened.changed;
}

} // namespace elgrande::screens

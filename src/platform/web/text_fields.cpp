#include "platform/web/text_fields.hpp"

#include <utility>

namespace elgrande::platform::web
{

namespace
{

bool same(ImVec2 a, ImVec2 b)
{
    return a.x == b.x && a.y == b.y;
}

} // namespace

TextFieldResult WebTextFields::show(const TextField& field, ImVec2 position, ImVec2 size, std::string& value)
{
    const float font_size = field.font_size * zoom;
    position = {position.x * zoom, position.y * zoom};
    size = {size.x * zoom, size.y * zoom};
    const std::string id(field.id);
    const auto [entry, fresh] = fields_.try_emplace(id);
    Shown& shown = entry->second;
    shown.in_this_frame = true;
    const TextFieldResult result = std::exchange(shown.result, {});
    if (result.changed)
    {
        value = shown.value;
    }
    // `max_length` and `multiline` stay the same while a field is shown.
    if (fresh || field.focus || shown.value != value || shown.label != field.label
        || shown.placeholder != field.placeholder || !same(shown.position, position) || !same(shown.size, size)
        || shown.font_size != font_size)
    {
        shown.value = value;
        shown.label = field.label;
        shown.placeholder = field.placeholder;
        shown.position = position;
        shown.size = size;
        shown.font_size = font_size;
        shown.max_length = field.max_length;
        shown.multiline = field.multiline;
        shown.focus = field.focus;
        shown.up_to_date = false;
    }
    return result;
}

bool WebTextFields::has_focus(std::string_view id) const
{
    const auto entry = fields_.find(id);
    return entry != fields_.end() && entry->second.has_focus;
}

void WebTextFields::end_frame()
{
    for (auto entry = fields_.begin(); entry != fields_.end();)
    {
        Shown& shown = entry->second;
        if (std::exchange(shown.in_this_frame, false))
        {
            if (!std::exchange(shown.up_to_date, true))
            {
                const auto number = [](auto value) { return static_cast<double>(value); };
                call("showField", {entry->first, shown.label, shown.placeholder, shown.value},
                     {number(shown.position.x), number(shown.position.y), number(shown.size.x), number(shown.size.y),
                      number(shown.font_size), number(shown.max_length), number(shown.multiline), number(shown.focus),
                      number(field_padding * zoom)});
            }
            ++entry;
            continue;
        }
        const std::string id = entry->first;
        entry = fields_.erase(entry);
        call("removeField", {id});
    }
}

void WebTextFields::on_event(const std::string& id, Event event, std::string value)
{
    const auto entry = fields_.find(id);
    if (entry == fields_.end())
    {
        return;
    }
    Shown& shown = entry->second;
    shown.result.changed = shown.result.changed || shown.value != value;
    shown.result.submitted = shown.result.submitted || event == Event::Submit;
    shown.result.left = shown.result.left || event == Event::Blur;
    shown.result.escaped = shown.result.escaped || event == Event::Escape;
    shown.has_focus = event != Event::Blur && (event == Event::Focus || shown.has_focus);
    shown.result.step += event == Event::ArrowDown ? 1 : event == Event::ArrowUp ? -1 : 0;
    shown.value = std::move(value);
}

} // namespace elgrande::platform::web

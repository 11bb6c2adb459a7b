#include "platform/web/text_fields.hpp"

#include <utility>

namespace elgrande::platform::web
{

namespace
{

/// Returns all properties of a field but its value as a text, to detect changes.
std::string looks_of(const TextField& field, ImVec2 position, ImVec2 size)
{
    std::string looks;
    for (const float number : {position.x, position.y, size.x, size.y, field.font_size})
    {
        looks += std::to_string(number) + ' ';
    }
    looks.append(field.label).append("\n").append(field.placeholder);
    return looks;
}

} // namespace

TextFieldResult WebTextFields::show(const TextField& wanted, ImVec2 position, ImVec2 size, std::string& value)
{
    TextField field = wanted;
    field.font_size *= zoom;
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
    std::string looks = looks_of(field, position, size);
    if (fresh || field.focus || shown.looks != looks || shown.value != value)
    {
        shown.looks = std::move(looks);
        shown.value = value;
        shown.label = field.label;
        shown.placeholder = field.placeholder;
        shown.field = field;
        shown.position = position;
        shown.size = size;
        shown.sent = false;
    }
    return result;
}

bool WebTextFields::has_keyboard(std::string_view id) const
{
    const auto entry = fields_.find(id);
    return entry != fields_.end() && entry->second.has_keyboard;
}

void WebTextFields::end_frame()
{
    for (auto entry = fields_.begin(); entry != fields_.end();)
    {
        Shown& shown = entry->second;
        if (std::exchange(shown.in_this_frame, false))
        {
            if (!std::exchange(shown.sent, true))
            {
                const TextField& field = shown.field;
                const auto number = [](auto value) { return static_cast<double>(value); };
                call("showField", {entry->first, shown.label, shown.placeholder, shown.value},
                     {number(shown.position.x), number(shown.position.y), number(shown.size.x), number(shown.size.y),
                      number(field.font_size), number(field.max_length), number(field.several_lines),
                      number(field.focus), number(field_padding * zoom)});
            }
            ++entry;
            continue;
        }
        const std::string id = entry->first;
        entry = fields_.erase(entry);
        call("removeField", {id});
    }
}

void WebTextFields::happened(const std::string& id, Happened what, std::string value)
{
    const auto entry = fields_.find(id);
    if (entry == fields_.end())
    {
        return;
    }
    Shown& shown = entry->second;
    shown.result.changed = shown.result.changed || shown.value != value;
    shown.result.submitted = shown.result.submitted || what == Happened::Submitted;
    shown.result.left = shown.result.left || what == Happened::Left;
    shown.result.escaped = shown.result.escaped || what == Happened::Escaped;
    shown.has_keyboard = what != Happened::Left && (what == Happened::Entered || shown.has_keyboard);
    shown.result.step += what == Happened::Down ? 1 : what == Happened::Up ? -1 : 0;
    shown.value = std::move(value);
}

} // namespace elgrande::platform::web

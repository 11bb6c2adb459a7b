#include "app/mirror_json.hpp"

#include <string_view>

namespace elgrande::screens
{

namespace
{

void write(std::string& json, std::string_view text)
{
    static constexpr std::string_view digits = "0123456789abcdef";
    json += '"';
    for (const char c : text)
    {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
        {
            json.append({'\\', c});
        }
        else if (byte < 0x20)
        {
            json.append("\\u00");
            json.append({digits[byte >> 4U], digits[byte & 15U]});
        }
        else
        {
            json += c;
        }
    }
    json += '"';
}

void write(std::string& json, const MirrorButton& button)
{
    json.append("{\"id\":").append(std::to_string(button.id)).append(",\"label\":");
    write(json, button.label);
    if (button.chosen)
    {
        json.append(*button.chosen ? ",\"chosen\":true" : ",\"chosen\":false");
    }
    if (!button.about.empty())
    {
        json.append(",\"about\":");
        write(json, button.about);
    }
    json += '}';
}

void write(std::string& json, const MirrorPassage& passage)
{
    json.append("{\"level\":").append(std::to_string(passage.level)).append(",\"text\":");
    write(json, passage.text);
    json += '}';
}

template <class List>
void write_list(std::string& json, std::string_view name, const List& list)
{
    json.append(",\"").append(name).append("\":[");
    bool first = true;
    for (const auto& entry : list)
    {
        if (!first)
        {
            json += ',';
        }
        first = false;
        write(json, entry);
    }
    json += ']';
}

} // namespace

std::string mirror_json(const Mirror& mirror, std::uint64_t version)
{
    std::string json = "{\"version\":" + std::to_string(version) + ",\"title\":";
    write(json, mirror.title);
    json += ",\"prompt\":";
    write(json, mirror.prompt);
    json += ",\"rule\":";
    write(json, mirror.rule);
    json += ",\"notice\":";
    write(json, mirror.notice);
    write_list(json, "position", mirror.position);
    write_list(json, "about", mirror.about);
    write_list(json, "page", mirror.page);
    write_list(json, "log", mirror.log);
    write_list(json, "answers", mirror.answers);
    write_list(json, "buttons", mirror.buttons);
    return json + '}';
}

} // namespace elgrande::screens

#include "platform/desktop/parts.hpp"

#include "platform/desktop/folder.hpp"

#include <GLFW/glfw3.h>
#include <imgui.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <iomanip>
#include <random>
#include <sstream>
#include <utility>

namespace elgrande::platform::desktop
{

namespace fs = std::filesystem;

void DesktopClipboard::copy(const std::string& text, std::function<void(Copied)> answer)
{
    glfwSetClipboardString(window_, text.c_str());
    if (answer)
    {
        answer(Copied::Done);
    }
}

std::optional<std::string> DesktopClipboard::take_pasted()
{
    const ImGuiIO& io = ImGui::GetIO();
    if (io.WantTextInput || !io.KeyCtrl || !ImGui::IsKeyPressed(ImGuiKey_V, false))
    {
        return std::nullopt;
    }
    const char* text = glfwGetClipboardString(window_);
    return text != nullptr ? std::optional<std::string>(text) : std::nullopt;
}

std::optional<std::string> DesktopAddress::take_link()
{
    return std::exchange(link_, std::nullopt);
}

std::string DesktopFiles::save(const std::string& name, const Bytes& bytes)
{
    const char* home = std::getenv("HOME");
    fs::path folder = fs::path(home != nullptr ? home : ".") / "Downloads";
    std::error_code error;
    if (!fs::is_directory(folder, error))
    {
        folder = fs::current_path(error);
    }
    // Never over a file that is there, and no folders out of the name.
    const fs::path wanted = folder / fs::path(name).filename();
    fs::path path = wanted;
    for (int i = 2; fs::exists(path, error); ++i)
    {
        path = folder / (wanted.stem().string() + "-" + std::to_string(i) + wanted.extension().string());
    }
    std::string problem;
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    return replace_file(path, text, problem) ? path.string() : problem;
}

std::optional<File> DesktopFiles::take_file()
{
    if (files_.empty())
    {
        return std::nullopt;
    }
    File file = std::move(files_.front());
    files_.pop_front();
    return file;
}

void DesktopFiles::dropped(const fs::path& path)
{
    using Error = File::Error;
    File file{.name = path.filename().string()};
    std::error_code error;
    const std::uintmax_t size = fs::is_regular_file(path, error) ? fs::file_size(path, error) : 0;
    if (auto bytes = read_file(path, largest_file))
    {
        file.bytes = std::move(*bytes);
    }
    else
    {
        file.error = size > largest_file ? Error::TooLarge : Error::Unreadable;
        file.size = size;
    }
    files_.push_back(std::move(file));
}

std::int64_t DesktopClock::now_ms() const
{
    using std::chrono::duration_cast;
    return duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

LocalTime DesktopClock::local(std::int64_t since_1970_ms) const
{
    const auto seconds = static_cast<std::time_t>(since_1970_ms / 1000);
    std::tm parts{};
    localtime_r(&seconds, &parts);
    return {parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min};
}

std::uint64_t DesktopClock::random()
{
    std::random_device device;
    const std::uint64_t high = device();
    return high << 32U | device();
}

namespace
{

/// Lets ImGui write into a std::string that grows.
int grow(ImGuiInputTextCallbackData* data)
{
    if (data->EventFlag == ImGuiInputTextFlags_CallbackResize)
    {
        auto* text = static_cast<std::string*>(data->UserData);
        text->resize(static_cast<std::size_t>(data->BufTextLen));
        data->Buf = text->data();
    }
    return 0;
}

} // namespace

TextFieldResult DesktopTextFields::show(const TextField& field, const Rectangle& where, std::string& value)
{
    TextFieldResult result;
    const std::string before = value;
    const std::string id = "##" + std::string(field.id);
    const std::string hint(field.placeholder);
    // A window of its own without anything to be seen of it: ImGui would show one for debugging else.
    ImGui::SetNextWindowPos(ImVec2(where.x, where.y));
    ImGui::SetNextWindowSize(ImVec2(where.width, where.height));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, ImVec2(1, 1));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
    ImGui::Begin(id.c_str(), nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoMove
                     | ImGuiWindowFlags_NoSavedSettings);
    ImGui::PopStyleVar(3);
    ImGui::PushFont(nullptr, field.font_size);
    const float padding = std::max(0.0F, (where.height - ImGui::GetFontSize()) / 2);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(field_padding, field.several_lines ? 6 : padding));
    ImGui::PushStyleColor(ImGuiCol_FrameBg, IM_COL32(251, 244, 222, 255));
    ImGui::PushStyleColor(ImGuiCol_Text, IM_COL32(43, 26, 16, 255));
    if (field.focus)
    {
        ImGui::SetKeyboardFocusHere();
    }
    const ImGuiInputTextFlags flags = ImGuiInputTextFlags_CallbackResize | ImGuiInputTextFlags_AutoSelectAll;
    if (field.several_lines)
    {
        ImGui::InputTextMultiline(id.c_str(), value.data(), value.capacity() + 1, ImVec2(where.width, where.height),
                                  flags, grow, &value);
    }
    else
    {
        ImGui::SetNextItemWidth(where.width);
        result.submitted = ImGui::InputTextWithHint(id.c_str(), hint.c_str(), value.data(), value.capacity() + 1,
                                                    flags | ImGuiInputTextFlags_EnterReturnsTrue, grow, &value);
    }
    result.left = ImGui::IsItemDeactivated();
    result.escaped = result.left && ImGui::IsKeyPressed(ImGuiKey_Escape);
    if (ImGui::IsItemActive() && !field.several_lines)
    {
        result.step = ImGui::IsKeyPressed(ImGuiKey_DownArrow) ? 1 : ImGui::IsKeyPressed(ImGuiKey_UpArrow) ? -1 : 0;
    }
    ImGui::PopStyleColor(2);
    ImGui::PopStyleVar();
    ImGui::PopFont();
    ImGui::End();
    if (value.size() > static_cast<std::size_t>(field.max_length))
    {
        std::size_t end = static_cast<std::size_t>(field.max_length);
        while (end > 0 && (static_cast<unsigned char>(value[end]) & 0xC0U) == 0x80U)
        {
            --end; // never half a character
        }
        value.resize(end);
    }
    result.changed = value != before;
    return result;
}

DesktopPreferences::DesktopPreferences(fs::path file) : file_(std::move(file))
{
    const std::optional<Bytes> bytes = read_file(file_, largest_record);
    if (!bytes)
    {
        return;
    }
    std::istringstream lines(std::string(reinterpret_cast<const char*>(bytes->data()), bytes->size()));
    for (std::string key, value; lines >> std::quoted(key) >> std::quoted(value);)
    {
        values_[key] = value;
    }
}

std::optional<std::string> DesktopPreferences::get(const std::string& key) const
{
    const auto entry = values_.find(key);
    return entry == values_.end() ? std::nullopt : std::optional(entry->second);
}

void DesktopPreferences::set(const std::string& key, const std::string& value)
{
    values_[key] = value;
    std::ostringstream text;
    for (const auto& [name, setting] : values_)
    {
        text << std::quoted(name) << ' ' << std::quoted(setting) << '\n';
    }
    std::error_code error;
    fs::create_directories(file_.parent_path(), error);
    std::string problem; // where nothing can be stored, settings last as long as the window
    replace_file(file_, text.str(), problem);
}

void DesktopBrains::ask(const Bytes& question, std::function<void(const Bytes&)> answer)
{
    answer_ = std::move(answer);
    if (thinker_ != nullptr)
    {
        thinker_->begin(question);
    }
}

bool DesktopBrains::go_on()
{
    if (thinker_ != nullptr && !thinker_->think())
    {
        return false;
    }
    std::exchange(answer_, nullptr)(thinker_ != nullptr ? thinker_->answer() : Bytes());
    return true;
}

std::vector<std::string> DesktopPage::languages() const
{
    // "de_AT.UTF-8:en" of the environment becomes "de-AT", "en".
    std::vector<std::string> tags;
    for (const char* variable : {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"})
    {
        const char* value = std::getenv(variable);
        std::istringstream list(value != nullptr ? value : "");
        for (std::string tag; std::getline(list, tag, ':');)
        {
            tag = tag.substr(0, tag.find_first_of(".@"));
            std::replace(tag.begin(), tag.end(), '_', '-');
            if (!tag.empty() && tag != "C" && tag != "POSIX")
            {
                tags.push_back(tag);
            }
        }
    }
    return tags;
}

void DesktopPage::set_title(const std::string& title)
{
    glfwSetWindowTitle(window_, title.c_str());
}

} // namespace elgrande::platform::desktop

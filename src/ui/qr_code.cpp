#include "ui/qr_code.hpp"

#include "ui/widgets.hpp"

#include <imgui.h>
#include <qrcodegen.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace elgrande::screens
{

namespace
{

constexpr int quiet_zone = 4;

} // namespace

std::optional<QrCode> QrCode::of(std::string_view text)
{
    if (text.find('\0') != std::string_view::npos)
    {
        return std::nullopt;
    }
    std::array<std::uint8_t, qrcodegen_BUFFER_LEN_MAX> scratch{};
    std::array<std::uint8_t, qrcodegen_BUFFER_LEN_MAX> modules{};
    if (!qrcodegen_encodeText(std::string(text).c_str(), scratch.data(), modules.data(), qrcodegen_Ecc_LOW,
                              qrcodegen_VERSION_MIN, qrcodegen_VERSION_MAX, qrcodegen_Mask_AUTO, true))
    {
        return std::nullopt;
    }
    QrCode code;
    code.size_ = qrcodegen_getSize(modules.data());
    code.dark_.reserve(static_cast<std::size_t>(code.size_) * static_cast<std::size_t>(code.size_));
    for (int y = 0; y < code.size_; ++y)
    {
        for (int x = 0; x < code.size_; ++x)
        {
            code.dark_.push_back(qrcodegen_getModule(modules.data(), x, y) ? 1 : 0);
        }
    }
    return code;
}

void draw_qr_code(Ui& ui, const Box& box, const QrCode& code)
{
    constexpr Paint white = rgb(0xffffff);
    constexpr Paint black = rgb(0x000000);
    const float density = ImGui::GetIO().DisplayFramebufferScale.x;
    const auto on_pixel = [density](float at) { return std::floor(at * density) / density; };
    const auto modules = static_cast<float>(code.size() + 2 * quiet_zone);
    const float cell = std::max(1.0F / density, on_pixel(std::min(box.w, box.h) / modules));
    const Box whole = box.centred(cell * modules, cell * modules);
    const Box paper{on_pixel(whole.x), on_pixel(whole.y), whole.w, whole.h};
    fill(ui, paper, white);
    const auto place = [&](int module) { return static_cast<float>(module + quiet_zone) * cell; };
    for (int y = 0; y < code.size(); ++y)
    {
        for (int x = 0; x < code.size();)
        {
            int end = x; // a run of black modules is one rectangle
            while (end < code.size() && code.is_dark(end, y))
            {
                ++end;
            }
            if (end > x)
            {
                fill(ui, {paper.x + place(x), paper.y + place(y), static_cast<float>(end - x) * cell, cell}, black);
            }
            x = std::max(end, x + 1);
        }
    }
}

} // namespace elgrande::screens

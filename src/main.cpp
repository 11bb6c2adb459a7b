// The page and the desktop program: one App in one window. src/platform has the window, the input and the loop.

#include "app/app.hpp"
#include "app/mirror_json.hpp"
#include "platform/window.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#ifndef __EMSCRIPTEN__
#include "brains/brain.hpp"

#include <chrono>
#endif

namespace
{

using elgrande::platform::Platform;
using elgrande::platform::Program;

/// The game as the platform sees it: an App, whose mirror is shown by the page.
class ElGrande final : public Program
{
public:
    explicit ElGrande(Platform& platform) : platform_(platform), app_(platform) {}

    float zoom(float width, float height) override { return app_.zoom(width, height); }

    void frame(double now_ms) override { app_.frame(now_ms); }

    void update_page() override
    {
        app_.update_page();
        if (app_.mirror_version() != mirrored_)
        {
            mirrored_ = app_.mirror_version();
            platform_.page.show_mirror(mirror_json(app_.mirror(), mirrored_));
        }
    }

    void context_lost() override { app_.context_lost(); }
    void context_restored() override { app_.context_restored(); }
    bool wants_frame() const override { return app_.wants_frame(); }
    std::optional<double> next_wake_ms() const override { return app_.next_wake_ms(); }

    void press(int mirror_button, std::uint64_t version) override
    {
        if (version == app_.mirror_version())
        {
            app_.perform(mirror_button);
        }
    }

    bool unsaved() const override { return app_.unsaved(); }
    std::string diagnostics() const override { return app_.diagnostics(); }

    std::optional<ImVec2> target(int mirror_button) override { return app_.target(mirror_button); }

private:
    Platform& platform_;
    elgrande::screens::App app_;
    std::uint64_t mirrored_ = ~std::uint64_t{0}; ///< version of the mirror that the page shows; at first none
};

#ifdef __EMSCRIPTEN__
/// Returns null: in the page a second program computes the answers (web/thinker.js).
std::unique_ptr<elgrande::platform::Thinker> thinker()
{
    return nullptr;
}
#else
/// Computes the answers to the computer players' questions in this program.
class BrainThinker final : public elgrande::platform::Thinker
{
public:
    void begin(const elgrande::platform::Bytes& question) override { brain_.begin(question); }

    bool think() override
    {
        using Clock = std::chrono::steady_clock;
        constexpr std::chrono::milliseconds enough(5);
        for (const auto began = Clock::now(); Clock::now() - began < enough;)
        {
            if (brain_.think())
            {
                return true;
            }
        }
        return false;
    }

    elgrande::platform::Bytes answer() const override { return brain_.answer(); }

private:
    elgrande::brains::Brain brain_;
};

std::unique_ptr<elgrande::platform::Thinker> thinker()
{
    return std::make_unique<BrainThinker>();
}
#endif

} // namespace

int main(int argument_count, char** arguments)
{
    return elgrande::platform::run([](Platform& platform) { return std::make_unique<ElGrande>(platform); }, thinker(),
                                   argument_count, arguments);
}

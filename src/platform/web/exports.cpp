// The functions that the page calls. The first argument of each is the Browser that was passed to attach(). JavaScript
// writes texts and bytes to its `arguments` first, in the order that is given below. `request` is the number of the
// request that the call answers. An enum is passed as its number, a bool as 0 or 1; times are in milliseconds.

#include "platform/web/browser.hpp"

#include <emscripten.h>

#include <cstddef>
#include <optional>

using elgrande::platform::CodeOutcome;
using elgrande::platform::File;
using elgrande::platform::Introductions;
using elgrande::platform::PeerId;
using elgrande::platform::Persistence;
using elgrande::platform::PictureOutcome;
using elgrande::platform::Pinch;
using elgrande::platform::StorageState;
using elgrande::platform::StoredGame;
using elgrande::platform::WriteOutcome;
using elgrande::platform::web::Browser;
using elgrande::platform::web::PointerEvent;
using elgrande::platform::web::WebTextFields;

namespace
{

ImVec2 point(double x, double y)
{
    return {static_cast<float>(x), static_cast<float>(y)};
}

/// Returns the value of an enum that counts from 0 to `last`; nothing for another number.
template <class Enum>
std::optional<Enum> enum_of(int number, Enum last)
{
    return number >= 0 && number <= static_cast<int>(last) ? std::optional(static_cast<Enum>(number)) : std::nullopt;
}

StorageState storage_state(int number)
{
    return enum_of(number, StorageState::Outdated).value_or(StorageState::Broken);
}

} // namespace

// JavaScript follows
// clang-format off
EM_JS(void, elgrande_attach, (void* browser), {
    const put = (parts) => parts.forEach((part, i) => {
        const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
        const address = Module['_elgrande_argument_buffer'](browser, i, bytes.length);
        HEAPU8.set(bytes, address);
    });
    Module['host'].attach({
        put,
        memory: () => HEAPU8.length,
        call: (name, ...numbers) => Module['_elgrande_' + name](browser, ...numbers),
        send: (name, parts, ...numbers) => {
            put(parts);
            return Module['_elgrande_' + name](browser, ...numbers);
        }
    });
})
// clang-format on

namespace elgrande::platform::web
{
    // Defined here, so that the functions below are linked into every program that calls it.
    void attach(Browser * browser)
    {
        elgrande_attach(browser);
    }

} // namespace elgrande::platform::web

extern "C"
{
    EMSCRIPTEN_KEEPALIVE std::byte* elgrande_argument_buffer(Browser* browser, int part, int length)
    {
        return browser->arguments.resize(static_cast<std::size_t>(part), static_cast<std::size_t>(length));
    }

    EMSCRIPTEN_KEEPALIVE double elgrande_frame(Browser* browser, double now_ms)
    {
        return browser->frame(now_ms);
    }

    EMSCRIPTEN_KEEPALIVE int elgrande_frames_drawn(Browser* browser)
    {
        return static_cast<int>(browser->frames.count());
    }

    EMSCRIPTEN_KEEPALIVE double elgrande_frame_cost(Browser* browser)
    {
        return browser->frame_cost_ms;
    }

    EMSCRIPTEN_KEEPALIVE void elgrande_resize(Browser* browser, double width, double height, double ratio)
    {
        browser->resize(static_cast<float>(width), static_cast<float>(height), static_cast<float>(ratio));
    }

    /// `event` is a PointerEvent, `button` the number of Dear ImGui's mouse button.
    EMSCRIPTEN_KEEPALIVE void elgrande_pointer(Browser* browser, int event, double x, double y, int button, int touch,
                                               double time_ms)
    {
        if (const auto known = enum_of(event, PointerEvent::Cancel))
        {
            browser->pointer(*known, point(x, y), button, touch != 0, time_ms);
        }
    }

    /// The previous and the current positions of two fingers, a and b.
    EMSCRIPTEN_KEEPALIVE void elgrande_pinch(Browser* browser, double from_ax, double from_ay, double from_bx,
                                             double from_by, double to_ax, double to_ay, double to_bx, double to_by)
    {
        browser->pinch(
            Pinch{point(from_ax, from_ay), point(from_bx, from_by), point(to_ax, to_ay), point(to_bx, to_by)});
    }

    EMSCRIPTEN_KEEPALIVE void elgrande_wheel(Browser* browser, double x, double y)
    {
        browser->wheel(static_cast<float>(x), static_cast<float>(y));
    }

    EMSCRIPTEN_KEEPALIVE void elgrande_modifiers(Browser* browser, int shift, int control)
    {
        browser->modifiers(shift != 0, control != 0);
    }

    /// Arguments: the key, see Browser::key().
    EMSCRIPTEN_KEEPALIVE int elgrande_key(Browser* browser, int down)
    {
        return browser->key(browser->arguments.text(0), down != 0) ? 1 : 0;
    }

    EMSCRIPTEN_KEEPALIVE int elgrande_back(Browser* browser)
    {
        return browser->back() ? 1 : 0;
    }

    EMSCRIPTEN_KEEPALIVE void elgrande_focus(Browser* browser, int has_focus)
    {
        browser->focus(has_focus != 0);
    }

    /// `restored` is 0 when the graphics context was lost.
    EMSCRIPTEN_KEEPALIVE void elgrande_context(Browser* browser, int restored)
    {
        if (restored != 0)
        {
            browser->context_restored();
        }
        else
        {
            browser->context_lost();
        }
    }

    /// `event` is a WebTextFields::Event. Arguments: the id of the field, its text.
    EMSCRIPTEN_KEEPALIVE void elgrande_field(Browser* browser, int event)
    {
        if (const auto known = enum_of(event, WebTextFields::Event::Focus))
        {
            browser->text_fields.on_event(browser->arguments.text(0), *known, browser->arguments.text(1));
            browser->wake();
        }
    }

    EMSCRIPTEN_KEEPALIVE void elgrande_copied(Browser* browser, int request, int done)
    {
        browser->clipboard.on_copied(request, done != 0);
        browser->wake();
    }

    EMSCRIPTEN_KEEPALIVE void elgrande_shared(Browser* browser, int request, int done)
    {
        browser->clipboard.on_shared(request, done != 0);
        browser->wake();
    }

    /// `parallel`: a worker has thought. Arguments: the answer, empty if there is none.
    EMSCRIPTEN_KEEPALIVE void elgrande_brain_answered(Browser* browser, int request, int parallel)
    {
        browser->brains.on_answer(request, browser->arguments.bytes(0), parallel != 0);
        browser->wake();
    }

    EMSCRIPTEN_KEEPALIVE void elgrande_peer_opened(Browser* browser, double peer)
    {
        browser->rooms.on_opened(static_cast<PeerId>(peer));
        browser->wake();
    }

    /// Arguments: the message.
    EMSCRIPTEN_KEEPALIVE void elgrande_peer_received(Browser* browser, double peer)
    {
        browser->rooms.on_received(static_cast<PeerId>(peer), browser->arguments.bytes(0));
        browser->wake();
    }

    EMSCRIPTEN_KEEPALIVE void elgrande_peer_closed(Browser* browser, double peer)
    {
        browser->rooms.on_closed(static_cast<PeerId>(peer));
        browser->wake();
    }

    /// `state` is a platform::Introductions.
    EMSCRIPTEN_KEEPALIVE void elgrande_introductions(Browser* browser, int state)
    {
        if (const auto known = enum_of(state, Introductions::Elsewhere))
        {
            browser->rooms.on_introductions(*known);
            browser->wake();
        }
    }

    /// `outcome` is a platform::CodeOutcome. Arguments: the code, if one was requested.
    EMSCRIPTEN_KEEPALIVE void elgrande_room_code(Browser* browser, int request, int outcome)
    {
        browser->rooms.on_code(request, enum_of(outcome, CodeOutcome::NoConnection).value_or(CodeOutcome::NoConnection),
                               browser->arguments.text(0));
        browser->wake();
    }

    /// `outcome` is a platform::PictureOutcome.
    EMSCRIPTEN_KEEPALIVE void elgrande_picture_done(Browser* browser, int request, int outcome)
    {
        browser->pictures.on_ended(request, enum_of(outcome, PictureOutcome::Failed).value_or(PictureOutcome::Failed));
        browser->wake();
    }

    EMSCRIPTEN_KEEPALIVE void elgrande_asset_arrived(Browser* browser, int request, int arrived)
    {
        browser->assets.on_fetched(request, arrived != 0);
        browser->wake();
    }

    /// Arguments: the text.
    EMSCRIPTEN_KEEPALIVE void elgrande_pasted(Browser* browser)
    {
        browser->clipboard.on_pasted(browser->arguments.text(0));
        browser->wake();
    }

    /// Arguments: the address.
    EMSCRIPTEN_KEEPALIVE void elgrande_link(Browser* browser)
    {
        browser->address.on_link(browser->arguments.text(0));
        browser->wake();
    }

    /// `error` is a platform::File::Error, `size` in bytes. Arguments: the name of the file, its bytes.
    EMSCRIPTEN_KEEPALIVE void elgrande_file(Browser* browser, int error, double size)
    {
        browser->files.on_file({browser->arguments.text(0), browser->arguments.bytes(1),
                                enum_of(error, File::Error::Several).value_or(File::Error::Unreadable),
                                static_cast<std::uint64_t>(size)});
        browser->wake();
    }

    /// A saved game, before the final elgrande_listed(). Arguments: its key, its newest bytes, the previous ones.
    EMSCRIPTEN_KEEPALIVE void elgrande_found(Browser* browser, int request, double revision, double written_at_ms)
    {
        browser->database->on_found(request,
                                    StoredGame{browser->arguments.text(0), static_cast<std::uint64_t>(revision),
                                               static_cast<std::int64_t>(written_at_ms), browser->arguments.bytes(1),
                                               browser->arguments.bytes(2)});
    }

    /// `state` is a platform::StorageState, as in elgrande_written(). Arguments: details of an error.
    EMSCRIPTEN_KEEPALIVE void elgrande_listed(Browser* browser, int request, int state)
    {
        browser->database->on_listed(request, storage_state(state), browser->arguments.text(0));
        browser->storage_answered();
    }

    /// `outcome` is a platform::WriteOutcome. Arguments: key, newest and previous bytes of the stored game; details of
    /// an error.
    EMSCRIPTEN_KEEPALIVE void elgrande_written(Browser* browser, int request, int outcome, int state, double revision,
                                               double written_at_ms)
    {
        const WriteOutcome result = enum_of(outcome, WriteOutcome::Waiting).value_or(WriteOutcome::Failed);
        browser->database->on_written(request,
                                      {result, storage_state(state), browser->arguments.text(3),
                                       StoredGame{browser->arguments.text(0), static_cast<std::uint64_t>(revision),
                                                  static_cast<std::int64_t>(written_at_ms), browser->arguments.bytes(1),
                                                  browser->arguments.bytes(2)}});
        browser->storage_answered();
    }

    EMSCRIPTEN_KEEPALIVE void elgrande_retry(Browser* browser)
    {
        browser->retry_saves();
    }

    EMSCRIPTEN_KEEPALIVE void elgrande_preferences_changed(Browser* browser)
    {
        browser->preferences_changed();
    }

    EMSCRIPTEN_KEEPALIVE void elgrande_pointer_changed(Browser* browser)
    {
        browser->pointer_changed();
    }

    EMSCRIPTEN_KEEPALIVE void elgrande_whole(Browser* browser)
    {
        browser->on_whole();
    }

    /// `persistence` is a platform::Persistence.
    EMSCRIPTEN_KEEPALIVE void elgrande_persistence(Browser* browser, int persistence)
    {
        if (const auto known = enum_of(persistence, Persistence::Denied))
        {
            browser->on_persistence(*known);
        }
    }

    /// `version` is that of the mirror to which the button belongs.
    EMSCRIPTEN_KEEPALIVE void elgrande_press(Browser* browser, int mirror_button, double version)
    {
        browser->press(mirror_button, static_cast<std::uint64_t>(version));
    }

    /// Returns Browser::target() as one number: x·65536 + y in whole CSS pixels; −1 if it is out of sight.
    EMSCRIPTEN_KEEPALIVE double elgrande_target(Browser* browser, int mirror_button)
    {
        const std::optional<ImVec2> point = browser->target(mirror_button);
        if (!point)
        {
            browser->wake(); // it is being scrolled into view
            return -1;
        }
        constexpr double column = 65536;
        return static_cast<int>(point->x) * column + static_cast<int>(point->y);
    }

    /// Passes the diagnostics to the host.
    EMSCRIPTEN_KEEPALIVE void elgrande_diagnose(Browser* browser)
    {
        elgrande::platform::web::call("keepDiagnostics", {browser->program->diagnostics()});
    }

    EMSCRIPTEN_KEEPALIVE int elgrande_unsaved(Browser* browser)
    {
        return browser->program->unsaved() ? 1 : 0;
    }
}

#include "platform/web/parts.hpp"

#include <ctime>
#include <utility>

namespace elgrande::platform::web
{

void WebClipboard::copy(const std::string& text, std::function<void(Copied)> answer)
{
    call("copy", {text}, {answers_.add(std::move(answer))});
}

bool WebClipboard::can_share() const
{
    if (!can_share_)
    {
        can_share_ = call("canShare") != 0;
    }
    return *can_share_;
}

void WebClipboard::share(const std::string& text, const std::string& address, std::function<void(bool)> answer)
{
    call("share", {text, address}, {shares_.add(std::move(answer))});
}

std::optional<std::string> WebClipboard::take_pasted()
{
    return std::exchange(pasted_, std::nullopt);
}

std::optional<std::string> WebAddress::take_link()
{
    return std::exchange(link_, std::nullopt);
}

void WebAddress::show_link(const std::string& link)
{
    call("showLink", {link});
}

std::string WebAddress::address_of(const std::string& link) const
{
    return ask(buffers_, "addressOf", {link});
}

SavedFile WebFiles::save(const std::string& name, const Bytes& bytes)
{
    call("saveFile", {name, as_text(bytes)});
    return {};
}

void WebFiles::choose()
{
    call("chooseFile", {}, {static_cast<double>(max_file_bytes)});
}

std::optional<File> WebFiles::take_file()
{
    if (files_.empty())
    {
        return std::nullopt;
    }
    File file = std::move(files_.front());
    files_.pop_front();
    return file;
}

bool WebPictures::can(PictureAction action) const
{
    return call("canPicture", {}, {static_cast<double>(action)}) != 0;
}

void WebPictures::take(const PictureRequest& wanted, DrawPicture draw, std::function<void(PictureOutcome)> answer)
{
    call("beginPicture", {wanted.name, wanted.words},
         {static_cast<double>(wanted.action), answers_.add(std::move(answer))});
    maker_.begin(wanted.width, wanted.height, std::move(draw));
}

void WebPictures::paint()
{
    if (const auto pixels = maker_.paint())
    {
        call("pictureDrawn", {as_text(*pixels)},
             {static_cast<double>(maker_.width()), static_cast<double>(maker_.height())});
    }
}

void WebPictures::fail()
{
    if (maker_.drop())
    {
        call("pictureFailed");
    }
}

std::int64_t WebClock::now_ms() const
{
    return static_cast<std::int64_t>(call("now"));
}

LocalTime WebClock::local(std::int64_t since_1970_ms) const
{
    const auto seconds = static_cast<std::time_t>(since_1970_ms / 1000);
    std::tm parts{};
    localtime_r(&seconds, &parts);
    return {parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min};
}

std::uint64_t WebClock::random()
{
    const auto half = [] { return static_cast<std::uint64_t>(call("random")) & 0xFFFFFFFFU; };
    const std::uint64_t high = half();
    return high << 32U | half();
}

std::optional<std::string> WebPreferences::get(const std::string& key) const
{
    const auto [found, is_new] = known_.try_emplace(key);
    if (is_new && call("preference", {key}) != 0)
    {
        found->second = buffers_.text(0);
    }
    return found->second;
}

void WebPreferences::set(const std::string& key, const std::string& value)
{
    known_.insert_or_assign(key, value);
    call("setPreference", {key, value});
}

std::optional<std::string> WebPreferences::get_here(const std::string& key) const
{
    return call("tabPreference", {key}) == 0 ? std::nullopt : std::optional(buffers_.text(0));
}

void WebPreferences::set_here(const std::string& key, const std::string& value)
{
    call("setTabPreference", {key, value});
}

void WebSounds::play(Sound sound, int after_ms)
{
    call("playSound", {}, {static_cast<double>(sound), static_cast<double>(after_ms)});
}

void WebSounds::vibrate()
{
    call("vibrate");
}

std::optional<std::string> WebAssets::get(const std::string& name) const
{
    return call("asset", {name}) == 0 ? std::nullopt : std::optional(buffers_.text(0));
}

void WebAssets::fetch(const std::string& name, std::function<void(bool)> answer)
{
    call("fetchAsset", {name}, {answers_.add(std::move(answer))});
}

void WebBrains::ask(const Bytes& question, std::function<void(const Bytes&)> answer)
{
    answer_ = std::move(answer);
    call("think", {as_text(question)}, {static_cast<double>(++last_)});
}

void WebBrains::cancel()
{
    if (std::exchange(answer_, nullptr))
    {
        call("stopThinking");
    }
}

void WebBrains::report_invalid_answer()
{
    call("reportInvalidAnswer");
}

void WebBrains::on_answer(int request, const Bytes& bytes, bool parallel)
{
    if (request == last_ && answer_)
    {
        parallel_ = parallel;
        std::exchange(answer_, nullptr)(bytes);
    }
}

bool WebRooms::possible() const
{
    if (!possible_)
    {
        possible_ = call("canConnect") != 0;
    }
    return *possible_;
}

void WebRooms::open(RoomSide side, const std::string& secret)
{
    close();
    introductions_ = Introductions::Trying; // until room.js has arrived
    call("openRoom", {secret}, {static_cast<double>(side)});
}

void WebRooms::close()
{
    call("closeRoom");
    introductions_ = Introductions::ByCode;
    codes_.forget();
    events_.clear();
}

void WebRooms::make_offer(std::function<void(CodeOutcome, const std::string&)> answer)
{
    call("makeOffer", {},
         {codes_.add([answer = std::move(answer)](const Code& code) { answer(code.outcome, code.text); })});
}

void WebRooms::take_offer(const std::string& code, std::function<void(CodeOutcome, const std::string&)> answer)
{
    call("takeOffer", {code},
         {codes_.add([answer = std::move(answer)](const Code& own) { answer(own.outcome, own.text); })});
}

void WebRooms::take_answer(const std::string& code, std::function<void(CodeOutcome)> answer)
{
    call("takeAnswer", {code},
         {codes_.add([answer = std::move(answer)](const Code& result) { answer(result.outcome); })});
}

void WebRooms::hand_over(const std::string& code, std::function<void(CodeOutcome)> answer)
{
    call("handOver", {code},
         {codes_.add([answer = std::move(answer)](const Code& result) { answer(result.outcome); })});
}

bool WebRooms::send(PeerId peer, const Bytes& message)
{
    const bool has_length = !message.empty() && message.size() <= largest_room_message;
    return has_length && call("sendToPeer", {as_text(message)}, {static_cast<double>(peer)}) != 0;
}

void WebRooms::drop(PeerId peer)
{
    call("dropPeer", {}, {static_cast<double>(peer)});
    events_.discard(peer);
}

std::vector<std::string> WebPage::languages() const
{
    std::vector<std::string> tags;
    std::string tag;
    for (const char c : ask(buffers_, "languages") + ",")
    {
        if (c != ',')
        {
            tag += c;
        }
        else if (!tag.empty())
        {
            tags.push_back(std::exchange(tag, {}));
        }
    }
    return tags;
}

bool WebPage::reduced_motion() const
{
    return call("reducedMotion") != 0;
}

bool WebPage::prefers_dark() const
{
    return call("prefersDark") != 0;
}

bool WebPage::coarse_pointer() const
{
    if (!coarse_)
    {
        coarse_ = call("coarsePointer") != 0;
    }
    return *coarse_;
}

bool WebPage::embedded() const
{
    if (!embedded_)
    {
        embedded_ = call("isEmbedded") != 0;
    }
    return *embedded_;
}

void WebPage::open_in_tab(const std::string& link)
{
    call("openInTab", {link});
}

bool WebPage::deletes_after_a_week() const
{
    if (!deletes_after_a_week_)
    {
        deletes_after_a_week_ = call("deletesAfterAWeek") != 0;
    }
    return *deletes_after_a_week_;
}

void WebPage::claim_back_button(bool open)
{
    if (std::exchange(claims_back_, open) != open)
    {
        call("claimBackButton", {}, {open ? 1.0 : 0.0});
    }
}

FullScreen WebPage::full_screen() const
{
    const double state = call("fullScreen");
    return state == 2 ? FullScreen::On : state == 1 ? FullScreen::Off : FullScreen::Impossible;
}

void WebPage::set_full_screen(bool on)
{
    call("setFullScreen", {}, {on ? 1.0 : 0.0});
}

void WebPage::keep_awake(bool wanted)
{
    if (std::exchange(awake_, wanted) != wanted)
    {
        call("keepAwake", {}, {wanted ? 1.0 : 0.0});
    }
}

void WebPage::set_title(const std::string& title)
{
    if (std::exchange(title_, title) != title)
    {
        call("setTitle", {title});
    }
}

void WebPage::set_language(const std::string& tag)
{
    call("setLanguage", {tag});
}

void WebPage::set_dark(bool dark)
{
    if (std::exchange(dark_, dark) != dark)
    {
        call("setDark", {}, {dark ? 1.0 : 0.0});
    }
}

void WebPage::set_typeface(Typeface typeface, std::span<const std::byte> file)
{
    call("setTypeface", {{reinterpret_cast<const char*>(file.data()), file.size()}}, {static_cast<double>(typeface)});
}

void WebPage::game_changed()
{
    call("gameChanged");
}

void WebPage::show_mirror(const std::string& json)
{
    if (std::exchange(mirror_, json) != json)
    {
        call("showMirror", {json});
    }
}

} // namespace elgrande::platform::web

#pragma once

#include "platform/picture_maker.hpp"
#include "platform/platform.hpp"
#include "platform/room_events.hpp"
#include "platform/web/bridge.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

/// The small parts of the platform in the page. The functions without `override` are called when JavaScript reports
/// events and answers.
namespace elgrande::platform::web
{

/// Requests to the page that are not answered yet.
template <class Result>
class PendingRequests
{
public:
    /// Adds a request; `answer` may be empty. Returns its number, with which the page answers.
    double add(std::function<void(Result)> answer)
    {
        answers_[++last_] = std::move(answer);
        return last_;
    }

    /// Answers a request and removes it. Does nothing if there is no such request.
    void resolve(int request, Result result)
    {
        auto answer = answers_.extract(request);
        if (!answer.empty() && answer.mapped())
        {
            answer.mapped()(result);
        }
    }

    /// Removes all requests: their answers are ignored.
    void forget() { answers_.clear(); }

private:
    int last_ = 0;
    std::map<int, std::function<void(Result)>> answers_;
};

class WebClipboard final : public Clipboard
{
public:
    void copy(const std::string& text, std::function<void(Copied)> answer) override;
    bool can_share() const override;
    void share(const std::string& text, const std::string& address, std::function<void(bool)> answer) override;
    std::optional<std::string> take_pasted() override;

    void on_copied(int request, bool done) { answers_.resolve(request, done ? Copied::Done : Copied::Shown); }
    void on_shared(int request, bool done) { shares_.resolve(request, done); }
    void on_pasted(std::string text) { pasted_ = std::move(text); }

private:
    PendingRequests<Copied> answers_;
    PendingRequests<bool> shares_;
    mutable std::optional<bool> can_share_; ///< a cache
    std::optional<std::string> pasted_;
};

class WebAddress final : public Address
{
public:
    explicit WebAddress(ArgumentBuffers& buffers) : buffers_(buffers) {}

    std::optional<std::string> take_link() override;
    void show_link(const std::string& link) override;
    std::string address_of(const std::string& link) const override;

    void on_link(std::string link) { link_ = std::move(link); }

private:
    ArgumentBuffers& buffers_;
    std::optional<std::string> link_;
};

class WebFiles final : public Files
{
public:
    SavedFile save(const std::string& name, const Bytes& bytes) override;
    void choose() override;
    bool can_choose() const override { return true; }
    std::optional<File> take_file() override;

    void on_file(File file) { files_.push_back(std::move(file)); }

private:
    std::deque<File> files_;
};

class WebAssets final : public Assets
{
public:
    explicit WebAssets(ArgumentBuffers& buffers) : buffers_(buffers) {}

    std::optional<std::string> get(const std::string& name) const override;
    void fetch(const std::string& name, std::function<void(bool)> answer) override;

    void on_fetched(int request, bool arrived) { answers_.resolve(request, arrived); }

private:
    ArgumentBuffers& buffers_;
    PendingRequests<bool> answers_;
};

/// web/thinking.js answers the questions, in a worker or, if there is none, in the page.
class WebBrains final : public Brains
{
public:
    void ask(const Bytes& question, std::function<void(const Bytes&)> answer) override;
    void cancel() override;
    void report_invalid_answer() override;
    bool in_parallel() const override { return parallel_; }

    /// Passes the answer to question number `request` to its callback, unless that question was cancelled or replaced.
    /// No bytes: it cannot be computed. `parallel` is true if a worker has computed it.
    void on_answer(int request, const Bytes& bytes, bool parallel);

private:
    int last_ = 0;                             ///< number of the last question
    std::function<void(const Bytes&)> answer_; ///< waits for the answer to it; empty if there is no question
    bool parallel_ = true;                     ///< of the last answer
};

/// web/pictures.js makes a PNG of the pixels.
class WebPictures final : public Pictures
{
public:
    bool can(PictureAction action) const override;
    void take(const PictureRequest& wanted, DrawPicture draw, std::function<void(PictureOutcome)> answer) override;
    bool make(int width, int height, DrawPicture draw, std::function<void(const Bytes&)> answer) override
    {
        return maker_.begin_own(width, height, std::move(draw), std::move(answer));
    }

    /// Call both in each frame: draw() before ImGui::Render(), paint() after ImGui's backend has rendered.
    void draw() { maker_.draw(); }
    void paint();
    /// Ends the picture without a result, as the graphics context is lost.
    void fail();
    bool busy() const { return maker_.busy(); }

    void on_ended(int request, PictureOutcome end) { answers_.resolve(request, end); }

private:
    PictureMaker maker_;
    PendingRequests<PictureOutcome> answers_;
};

/// web/rooms.js makes the connections.
class WebRooms final : public Rooms
{
public:
    bool possible() const override;
    void open(RoomSide side, const std::string& secret) override;
    void close() override;
    Introductions introductions() const override { return introductions_; }
    void make_offer(std::function<void(CodeOutcome, const std::string&)> answer) override;
    void take_offer(const std::string& code, std::function<void(CodeOutcome, const std::string&)> answer) override;
    void take_answer(const std::string& code, std::function<void(CodeOutcome)> answer) override;
    void hand_over(const std::string& code, std::function<void(CodeOutcome)> answer) override;
    bool send(PeerId peer, const Bytes& message) override;
    void drop(PeerId peer) override;
    std::optional<RoomEvent> take_event() override { return events_.take(); }

    void on_opened(PeerId peer) { events_.opened(peer); }
    void on_received(PeerId peer, const Bytes& message) { events_.received(peer, message); }
    void on_closed(PeerId peer) { events_.closed(peer); }
    void on_introductions(Introductions now) { introductions_ = now; }
    void on_code(int request, CodeOutcome outcome, std::string code)
    {
        codes_.resolve(request, {outcome, std::move(code)});
    }

private:
    struct Code
    {
        CodeOutcome outcome;
        std::string text;
    };

    Introductions introductions_ = Introductions::ByCode;
    PendingRequests<Code> codes_;
    RoomEvents events_;
    mutable std::optional<bool> possible_; ///< a cache
};

class WebClock final : public Clock
{
public:
    std::int64_t now_ms() const override;
    LocalTime local(std::int64_t since_1970_ms) const override;
    std::uint64_t random() override;
};

class WebPreferences final : public Preferences
{
public:
    explicit WebPreferences(ArgumentBuffers& buffers) : buffers_(buffers) {}

    std::optional<std::string> get(const std::string& key) const override;
    void set(const std::string& key, const std::string& value) override;
    std::optional<std::string> get_here(const std::string& key) const override;
    void set_here(const std::string& key, const std::string& value) override;

    /// Forgets cached values, as another tab may have changed them.
    void forget() { known_.clear(); }

private:
    ArgumentBuffers& buffers_;
    /// A cache, as preferences are read in each frame; nothing for those that were never set.
    mutable std::map<std::string, std::optional<std::string>> known_;
};

class WebSounds final : public Sounds
{
public:
    void play(Sound sound, int after_ms) override;
    void vibrate() override;
};

class WebPage final : public Page
{
public:
    /// `buffers` must outlive the page; `wake` requests a frame after `ms`, 0 for the next one.
    WebPage(ArgumentBuffers& buffers, std::function<void(int ms)> wake) : buffers_(buffers), wake_(std::move(wake)) {}

    void wake() override { wake_(0); }
    void wake_in(int ms) override { wake_(ms); }
    std::vector<std::string> languages() const override;
    bool reduced_motion() const override;
    bool prefers_dark() const override;
    bool coarse_pointer() const override;
    bool embedded() const override;
    void open_in_tab(const std::string& link) override;
    bool is_whole() const override { return whole_; }
    Persistence persistence() const override { return persistence_; }
    bool deletes_after_a_week() const override;
    void claim_back_button(bool open) override;
    FullScreen full_screen() const override;
    void set_full_screen(bool on) override;
    void keep_awake(bool wanted) override;
    void set_title(const std::string& title) override;
    void set_language(const std::string& tag) override;
    void set_dark(bool dark) override;
    void set_typeface(Typeface typeface, std::span<const std::byte> file) override;
    void game_changed() override;
    void show_mirror(const std::string& json) override;

    /// Reports that all parts of the program have arrived.
    void on_whole() { whole_ = true; }

    /// Reports whether the browser may delete saved games.
    void on_persistence(Persistence persistence)
    {
        if (std::exchange(persistence_, persistence) != Persistence::NotInBrowser)
        {
            wake(); // a page may show it
        }
    }

    /// Reports that the kind of pointer, fingers or mouse, may have changed: the next coarse_pointer() asks the
    /// browser.
    void forget_pointer() { coarse_.reset(); }

private:
    ArgumentBuffers& buffers_;
    std::function<void(int)> wake_;
    // title_, dark_, claims_back_, awake_ and mirror_ were sent last; what is the same is not sent again.
    std::string title_;
    mutable std::optional<bool> coarse_; ///< a cache, as it is read in each frame
    std::optional<bool> dark_;
    bool claims_back_ = false;
    bool awake_ = false;
    bool whole_ = false;
    mutable std::optional<bool> embedded_; ///< caches, like deletes_after_a_week_: they never change
    mutable std::optional<bool> deletes_after_a_week_;
    Persistence persistence_ = Persistence::NotInBrowser; ///< until the browser reports something else
    std::string mirror_;
};

} // namespace elgrande::platform::web

#pragma once

#include "platform/picture_maker.hpp"
#include "platform/platform.hpp"
#include "platform/web/bridge.hpp"

#include <deque>
#include <functional>
#include <map>
#include <utility>

/// The small parts of the platform in a page. What the page reports comes in by the functions below the overrides.
namespace elgrande::platform::web
{

/// Who waits for which answer of the page.
template <class Result>
class Answers
{
public:
    /// The number under which the page answers.
    double expect(std::function<void(Result)> answer)
    {
        answers_[++last_] = std::move(answer);
        return last_;
    }

    /// Once; a number that nobody waits for is nothing.
    void give(int request, Result result)
    {
        auto answer = answers_.extract(request);
        if (!answer.empty() && answer.mapped())
        {
            answer.mapped()(result);
        }
    }

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

    void copied(int request, bool done) { answers_.give(request, done ? Copied::Done : Copied::Shown); }
    void shared(int request, bool done) { shares_.give(request, done); }
    void pasted(std::string text) { pasted_ = std::move(text); }

private:
    Answers<Copied> answers_;
    Answers<bool> shares_;
    mutable std::optional<bool> can_share_;
    std::optional<std::string> pasted_;
};

class WebAddress final : public Address
{
public:
    explicit WebAddress(const Room& room) : room_(room) {}

    std::optional<std::string> take_link() override;
    void show_link(const std::string& link) override;
    std::string address_of(const std::string& link) const override;

    void arrived(std::string link) { link_ = std::move(link); }

private:
    const Room& room_;
    std::optional<std::string> link_;
};

class WebFiles final : public Files
{
public:
    std::string save(const std::string& name, const Bytes& bytes) override;
    void choose() override;
    bool can_choose() const override { return true; }
    std::optional<File> take_file() override;

    void arrived(File file) { files_.push_back(std::move(file)); }

private:
    std::deque<File> files_;
};

class WebAssets final : public Assets
{
public:
    explicit WebAssets(const Room& room) : room_(room) {}

    std::optional<std::string> get(const std::string& name) const override;
    void fetch(const std::string& name, std::function<void(bool)> answer) override;

    void fetched(int request, bool came) { answers_.give(request, came); }

private:
    const Room& room_;
    Answers<bool> answers_;
};

/// The page asks its worker, or thinks itself: web/thinking.js.
class WebBrains final : public Brains
{
public:
    void ask(const Bytes& question, std::function<void(const Bytes&)> answer) override;
    void cancel() override;
    void distrust() override;
    bool beside() const override { return beside_; }

    void thought(int request, const Bytes& bytes, bool beside);

private:
    int last_ = 0;
    std::function<void(const Bytes&)> answer_; ///< of the question with that number
    bool beside_ = true;
};

/// The page makes a PNG of the pixels: web/pictures.js.
class WebPictures final : public Pictures
{
public:
    bool can(PictureWay way) const override;
    void take(const PictureWanted& wanted, DrawPicture draw, std::function<void(PictureEnd)> answer) override;

    /// In each frame: before ImGui::Render(), and after its lists were painted.
    void draw() { maker_.draw(); }
    void paint();
    /// There is nothing to draw it with any more.
    void fail();
    bool busy() const { return maker_.busy(); }

    void ended(int request, PictureEnd end) { answers_.give(request, end); }

private:
    PictureMaker maker_;
    Answers<PictureEnd> answers_;
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
    explicit WebPreferences(const Room& room) : room_(room) {}

    std::optional<std::string> get(const std::string& key) const override;
    void set(const std::string& key, const std::string& value) override;
    std::optional<std::string> get_here(const std::string& key) const override;
    void set_here(const std::string& key, const std::string& value) override;

    /// Another tab may have changed them.
    void forget() { known_.clear(); }

private:
    const Room& room_;
    mutable std::map<std::string, std::optional<std::string>> known_; ///< frames ask, too
};

class WebSounds final : public Sounds
{
public:
    void play(Sound sound, int after_ms) override;
};

class WebPage final : public Page
{
public:
    WebPage(const Room& room, std::function<void(int ms)> wake) : room_(room), wake_(std::move(wake)) {}

    void wake() override { wake_(0); }
    void wake_in(int ms) override { wake_(ms); }
    std::vector<std::string> languages() const override;
    bool reduced_motion() const override;
    bool prefers_dark() const override;
    bool coarse_pointer() const override;
    bool embedded() const override;
    void open_in_full(const std::string& link) override;
    Keeping keeping() const override { return keeping_; }
    bool forgets_in_a_week() const override;
    void take_back(bool open) override;
    void set_title(const std::string& title) override;
    void set_language(const std::string& tag) override;
    void set_dark(bool dark) override;
    void set_typeface(Typeface typeface, std::span<const std::byte> file) override;
    void game_changed() override;
    void show_mirror(const std::string& json) override;

    /// The browser has told how long it keeps what is saved.
    void keeps(Keeping keeping)
    {
        if (std::exchange(keeping_, keeping) != Keeping::Always)
        {
            wake(); // it is told somewhere, perhaps
        }
    }

    /// The browser has told that fingers or a mouse are at work now.
    void forget_pointer() { coarse_.reset(); }

private:
    const Room& room_;
    std::function<void(int)> wake_;
    std::string title_;
    mutable std::optional<bool> coarse_; ///< asked for in each frame
    std::optional<bool> dark_;
    bool takes_back_ = false;
    mutable std::optional<bool> embedded_;
    mutable std::optional<bool> forgets_;
    Keeping keeping_ = Keeping::Always; ///< until the page says something else
    std::string mirror_;
};

} // namespace elgrande::platform::web

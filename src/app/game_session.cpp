#include "app/game_session.hpp"

#include "record/link/link.hpp"
#include "screens/model/colours.hpp"
#include "screens/table/mirror_page.hpp"

namespace elgrande::screens
{

namespace
{

/// Returns all comments of the record at a moment, separated by blanks; empty if there is none.
std::string comment_on(std::span<const record::Comment> comments, table::Moment moment)
{
    std::string text;
    for (const record::Comment& comment : comments)
    {
        text += comment.moment == moment ? (text.empty() ? "" : " ") + comment.text : "";
    }
    return text;
}

} // namespace

GameSession::GameSession(const words::Localizer& localizer, record::Game game, table::Moment cursor, std::string key,
                         std::string name)
    : localizer_(localizer), sitting_(std::move(game), cursor), key_(std::move(key)), name_(std::move(name)),
      log_(localizer)
{
    refresh();
    number_ = version_;
}

void GameSession::refresh()
{
    view_ = sitting_.shown();
    if (last_round_with_cards_ && view_.round > *last_round_with_cards_)
    {
        view_.offered.fill(no_card);
    }
    owners_.assign(sitting_.players().begin(), sitting_.players().end());
    if (has_dummy(sitting_.setup()))
    {
        owners_.push_back({"", record::free_colour(owners_)});
    }
    on_dark_.clear();
    on_light_.clear();
    for (const record::Player& owner : owners_)
    {
        on_dark_.push_back(theme::wood_of(owner.colour).letters);
        on_light_.push_back(theme::wood_of(owner.colour).on_paper);
    }
    names_.clear();
    for (const record::Player& player : sitting_.players())
    {
        names_.push_back(words::seat_name(localizer_, player));
    }
    if (owners_.size() > names_.size())
    {
        names_.push_back(localizer_.text(words::Key::SeatDummy));
    }
    if (has_black(sitting_.setup()))
    {
        // The black caballeros of the Inquisitor have the number after all seats.
        names_.resize(neutral);
        names_.push_back(localizer_.text(words::Key::ColourBlack));
        on_dark_.resize(neutral, board::text_on_dark[board::black]);
        on_light_.resize(neutral, board::text_on_paper[board::black]);
        on_dark_.push_back(board::text_on_dark[board::black]);
        on_light_.push_back(board::text_on_paper[board::black]);
    }
    to_you_ = localizer_.text(words::Key::SeatYou);
    you_ = seat_of_you();
    scorings_ = sitting_.scoring_sheets();
    log_.follow(sitting_, names());
    mirror_ = mirror_of_table(shown());
    static std::uint64_t versions = 0; // shared by all sessions, so that their versions never coincide
    version_ = ++versions;
}

/// Returns words::seat_of_you(), but nobody if this is the screen of another seat or of a watcher.
Seat GameSession::seat_of_you() const
{
    const Seat you = words::seat_of_you(sitting_.players());
    return sitting_.owner().value_or(you) == you ? you : nobody;
}

TableModel GameSession::shown() const
{
    const bool back = sitting_.looking_back();
    const bool open = !sitting_.curtain().has_value();
    return TableModel{.localizer = localizer_,
                      .view = view_,
                      .players = owners_,
                      .names = names(),
                      .log = log_.rows(),
                      .log_changes = log_.changes(),
                      .letters_on_dark = on_dark_,
                      .letters_on_light = on_light_,
                      .scorings = scorings_,
                      .can_undo = !back && sitting_.undo_right() != table::UndoRight::Nothing,
                      .can_redo = !back && open && sitting_.can_redo(),
                      .can_reset = !back && sitting_.reset_right() != table::UndoRight::Nothing,
                      .looking_back = back,
                      .comment = back ? comment_on(sitting_.comments(), sitting_.moment()) : std::string(),
                      .trying_out = sitting_.analysing(),
                      .computer_asked = sitting_.awaits_computer(),
                      .answered_elsewhere = !back && sitting_.is_answered_elsewhere(),
                      .moment = sitting_.moment(),
                      .now = sitting_.now(),
                      .shows_previews = shows_previews_,
                      .screens = screens_,
                      .ahead = [this](std::span<const Action> answers) { return sitting_.ahead(answers); }};
}

record::SavedGame GameSession::to_save(std::int64_t now_ms) const
{
    return {.game = sitting_.game(),
            .name = name_,
            .saved_at_ms = now_ms,
            .cursor = static_cast<std::uint32_t>(sitting_.cursor())};
}

std::string GameSession::game_link() const
{
    return record::game_link(sitting_.played());
}

std::string GameSession::position_link(bool everything, const record::PositionTexts& texts) const
{
    const std::vector<record::Player> players(sitting_.players().begin(), sitting_.players().end());
    return record::link_with_texts(sitting_.exact_state(), record::colours_of(players), texts,
                                   everything || set_up_by_hand_ ? record::Sharing::Everything : record::Sharing::Seen,
                                   sitting_.private_viewer());
}

} // namespace elgrande::screens
